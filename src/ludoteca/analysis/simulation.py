"""Many games on all cores, in batches; whenever it is stopped, what has been played counts.

Kernels release the interpreter lock, so that random games are played in threads; bots, which do not, in processes.
"""

import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from time import perf_counter
from typing import Final, TypeAlias

from ludoteca.analysis.batches import Table, play
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.tally import Tally, added
from ludoteca.core.processes import ignoring_interrupts

SECONDS_OF_BATCH: Final = 0.25  # long enough that handing it out costs nothing, short enough to be stopped
FIRST_BATCH: Final = 1  # games, until it is known how long they take
MOST_GROWTH: Final = 4  # from one batch to the next
Timed: TypeAlias = tuple[Tally, float]


@dataclass(frozen=True, slots=True)
class Run:
    """What was played."""

    tally: Tally
    asked: int  # games
    seconds: float
    jobs: int

    @property
    def is_whole(self) -> bool:
        """Whether all games that were asked for have been played."""
        return self.tally.games == self.asked


def simulate(table: Table, games: int, jobs: int, advance: Callable[[int], None] = lambda _: None) -> Run:
    """Play games, `jobs` at once; `advance` is called with how many have ended. Ctrl-C ends it with what there is."""
    began = perf_counter()
    batches: list[Future[Timed]] = []  # from the first game on, none left out
    with workers(table, jobs) as pool:
        try:
            hand_out(pool, table, games, jobs, batches, advance)
        except KeyboardInterrupt:
            if not batches:
                raise
        except BrokenProcessPool:
            raise SimulationError("worker") from None
        tally = added([batch.result()[0] for batch in batches])  # waits for those under way
    return Run(tally, games, perf_counter() - began, jobs)


def hand_out(
    pool: Executor, table: Table, games: int, jobs: int, batches: list[Future[Timed]], advance: Callable[[int], None]
) -> None:
    """Hand out games in batches of about the same time, until all have been played."""
    running: set[Future[Timed]] = set()
    begun, size = 0, FIRST_BATCH
    while begun < games or running:
        while begun < games and len(running) < jobs:
            count = min(size, games - begun)
            batches.append(pool.submit(play_timed, table, begun, count))
            running.add(batches[-1])
            begun += count
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for batch in done:
            tally, seconds = batch.result()
            size = max(1, min(MOST_GROWTH * size, int(tally.games * SECONDS_OF_BATCH / seconds)))
            advance(tally.games)


def play_timed(table: Table, first: int, count: int) -> Timed:
    """Play some games, and measure how long it takes."""
    began = perf_counter()
    tally = play(table, first, count)
    return tally, perf_counter() - began


def workers(table: Table, jobs: int) -> Executor:
    """Make what plays games at the same time."""
    if table.level is None or jobs == 1:
        return ThreadPoolExecutor(jobs)
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"))
    with ignoring_interrupts():
        pool.submit(os.getpid)  # starts the processes
    return pool
