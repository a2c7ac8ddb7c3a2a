"""Games of the arena as pieces of work (ludoteca.executors)."""

from collections.abc import Generator, Iterable

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.playing import Job, Outcome, play
from ludoteca.executors import executor_for, run_all


def play_all(jobs: Iterable[Job], processes: int, on: str | None = None) -> Generator[Outcome, None, None]:
    """Play games, in this process if one is enough, or on a cluster; yields them as they end."""
    for _, outcome in run_all(executor_for(play_job, processes, on), jobs):
        yield outcome


def play_job(job: Job) -> Outcome:
    """Play a game; ArenaError says which one failed."""
    try:
        return play(job)
    except ArenaError:
        raise
    except Exception as error:
        what = f"{type(error).__name__}: {error}"[:300]
        raise ArenaError("game_failed", matchup=job.matchup.key, what=what) from error
