"""Many games in batches, on all cores or on a cluster; whenever it is stopped, what has been played counts.

Kernels release the interpreter lock, so that random games are played in threads; bots that search do not, and play in
processes.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, perf_counter
from typing import Final

from ludoteca.analysis.batches import Batch, Played, Table, play_batch
from ludoteca.analysis.progress import Progress, resumed
from ludoteca.analysis.tally import Tally
from ludoteca.executors import WHOLE, Executor, Shard, executor_for

SECONDS_OF_BATCH: Final = 0.25  # long enough that handing it out costs nothing, short enough to be stopped
SECONDS_ON_CLUSTER: Final = 2.0  # where handing it out takes longer
FIRST_BATCH: Final = 1  # games, until it is known how long they take
MOST_GROWTH: Final = 4  # from one batch to the next
SAVE_SECONDS: Final = 10.0  # after which what has been played is written down


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

    @classmethod
    def of(cls, progress: Progress) -> "Run":
        """Return the run of which some games have been played."""
        assert progress.tally, "no game has been played"
        return cls(progress.tally, progress.asked, progress.seconds, progress.jobs)


def simulate(
    table: Table,
    games: int,
    jobs: int,
    advance: Callable[[int], None] = lambda _: None,
    *,
    on: str | None = None,
    shard: Shard = WHOLE,
    file: Path | None = None,
) -> Run:
    """Play games, `jobs` at once or on a cluster; `advance` is called with how many have ended.

    Ctrl-C ends it with what there is. What has been played is kept in a file, if there is one, and a later call goes on
    from there.
    """
    progress = Progress(table, games, shard) if file is None else resumed(file, table, games, shard)
    executor = executor_for(play_batch, jobs, on, in_threads=table.is_compiled)
    progress.jobs = jobs if on is None else executor.slots
    try:
        if progress.tally is not None:
            advance(progress.tally.games)
        play_missing(progress, executor, SECONDS_OF_BATCH if on is None else SECONDS_ON_CLUSTER, advance, file)
    finally:
        executor.close()
    return Run.of(progress)


def play_missing(
    progress: Progress,
    executor: Executor[Batch, Played],
    seconds: float,
    advance: Callable[[int], None],
    file: Path | None,
) -> None:
    """Play the games that are missing, and keep those that have ended, whatever ends the run."""
    before, began = progress.seconds, perf_counter()
    sizes = Sizes(progress, seconds)
    saved = monotonic()

    def receive() -> int:
        batch, played = executor.wait()
        progress.add(batch, played.tally)
        sizes.learn(played)
        progress.seconds = before + perf_counter() - began
        return batch.count

    try:
        for batch in sizes.batches():
            executor.submit(batch)
            while executor.running >= executor.slots:
                advance(receive())
            if file is not None and monotonic() > saved + SAVE_SECONDS:
                progress.write(file)
                saved = monotonic()
        while executor.running:
            advance(receive())
    except KeyboardInterrupt:
        if progress.tally is None and not executor.running:
            raise
        while executor.running:  # so that long games are not left out
            receive()
    finally:
        if file is not None and progress.tally is not None:
            progress.write(file)


class Sizes:
    """How many games a batch gets: as many as take about the same time."""

    def __init__(self, progress: Progress, seconds: float) -> None:
        self._table, self._missing = progress.table, progress.missing()
        self._seconds, self._size = seconds, FIRST_BATCH

    def learn(self, played: Played) -> None:
        """Learn from how long some games took."""
        fitting = int(played.tally.games * self._seconds / played.seconds)
        self._size = max(1, min(MOST_GROWTH * self._size, fitting))

    def batches(self) -> Iterator[Batch]:
        """Yield all missing games in order, in batches of the size that is right when they are asked for."""
        for gap in self._missing:
            first = gap.start
            while first < gap.stop:
                count = min(self._size, gap.stop - first)
                yield Batch(self._table, first, count)
                first += count
