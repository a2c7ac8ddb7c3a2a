"""Which executor a run gets, by what the command line says."""

from collections.abc import Callable
from typing import Final

from ludoteca.executors.errors import WorkError
from ludoteca.executors.here import Here
from ludoteca.executors.interface import Executor, Piece, Result
from ludoteca.executors.processes import Processes
from ludoteca.executors.threads import Threads

RAY: Final = "ray"
RAY_SCHEME: Final = "ray://"


def executor_for(
    function: Callable[[Piece], Result], jobs: int, on: str | None = None, *, in_threads: bool = False
) -> Executor[Piece, Result]:
    """Make what does pieces by a function of a module: a Ray cluster, else `jobs` at once on this machine.

    `on` is `ray` for the cluster of this machine, which starts where there is none, or `ray://host:10001`; WorkError
    where it is something else, or cannot be reached.
    """
    if on is not None:
        check_place(on)
        from ludoteca.executors.ray_cluster import RayCluster  # noqa: PLC0415  (an extra)

        return RayCluster(function, None if on == RAY else on)
    if in_threads:
        return Threads(function, jobs)
    return Here(function) if jobs == 1 else Processes(function, jobs)


def check_place(on: str) -> None:
    """Raise WorkError for what is no place to work on."""
    if on != RAY and (not on.startswith(RAY_SCHEME) or len(on) == len(RAY_SCHEME)):
        raise WorkError("place", on=on[:80])
