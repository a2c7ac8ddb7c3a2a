"""Games on all cores: a process for each, which plays one game after another as it gets them."""

import hashlib
import multiprocessing
from collections.abc import Generator, Iterable, Iterator
from functools import cache
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.playing import Job, Outcome, play
from ludoteca.bots.dice_search.weights import weight_files
from ludoteca.core.kernel import source_stamp
from ludoteca.core.processes import ignoring_interrupts
from ludoteca.games import GAMES, package_of

PACKAGE = "ludoteca"
FOLDERS = ("core", "games", "bots")  # of rules and bots


@cache
def code_stamp() -> str:
    """Hash the sources and weights of this package's rules and bots, as they were when this process first looked."""
    digest = hashlib.sha256(source_stamp(PACKAGE, *FOLDERS).encode())
    for game in GAMES:
        for file in weight_files(game) if package_of(game).startswith(f"{PACKAGE}.") else ():
            digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:24]


def play_all(jobs: Iterable[Job], processes: int) -> Generator[Outcome, None, None]:
    """Play games, in this process if one is enough; yields them as they end."""
    yield from map(play, jobs) if processes == 1 else _play_in_processes(iter(jobs), processes)


def _play_in_processes(jobs: Iterator[Job], processes: int) -> Iterator[Outcome]:
    workers: dict[Connection, SpawnProcess] = {}
    try:
        with ignoring_interrupts():
            for job in islice(jobs, processes):
                connection, process = _start_worker()
                workers[connection] = process
                connection.send(job)
        while workers:
            for one in wait(list(workers)):
                assert isinstance(one, Connection)
                try:
                    outcome: Outcome | ArenaError = one.recv()
                    job_after = next(jobs, None)
                    one.send(job_after)
                except (EOFError, OSError):
                    workers[one].join(1)
                    raise ArenaError("worker", status=workers[one].exitcode) from None
                if job_after is None:
                    workers.pop(one).join()
                    one.close()
                if isinstance(outcome, ArenaError):
                    raise outcome
                yield outcome
    finally:
        for process in workers.values():
            process.terminate()
        for connection, process in workers.items():
            process.join()
            connection.close()


def _start_worker() -> tuple[Connection, SpawnProcess]:
    """Start a process that holds one end of a pipe alone: when either side is gone, the other notices."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, code_stamp()), daemon=True)
    process.start()
    theirs.close()
    assert isinstance(ours, Connection)
    return ours, process


def _work(connection: Connection, code: str) -> None:
    """Play games until there are no more, or nobody asks any more."""
    try:
        while (job := connection.recv()) is not None:
            connection.send(_result(job, code))
    except (EOFError, OSError):
        return


def _result(job: Job, code: str) -> Outcome | ArenaError:
    if code_stamp() != code:
        return ArenaError("changed")
    try:
        return play(job)
    except ArenaError as error:
        return error
    except Exception as error:
        return ArenaError("game_failed", matchup=job.matchup.key, what=f"{type(error).__name__}: {error}"[:300])
