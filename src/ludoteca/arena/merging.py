"""Parts of a run put together: logs that `ludoteca arena --shard` wrote."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.log import read
from ludoteca.arena.playing import Outcome
from ludoteca.arena.run import Plan

OF_PARTS: Final = ("shard", "plan")  # settings that only parts have


class Merged(NamedTuple):
    """A whole run."""

    plan: Plan
    settings: dict[str, Any]  # as the log of an unparted run has them
    outcomes: dict[tuple[str, int, int], Outcome]


def merged(paths: Sequence[Path]) -> Merged:
    """Put the games of logs together; ArenaError names one that does not fit, or how many games are missing."""
    logs = [(path, *read(path)) for path in paths]
    first_path, first, _ = logs[0]
    for path, settings, _ in logs:
        if "plan" not in settings:
            raise ArenaError("no_part", path=path)
        names = [name for name in first if name != "shard" and settings.get(name) != first[name]]
        if names:
            raise ArenaError("other_part", path=path, first=first_path, names=names)
    try:
        plan = Plan.from_data(first["plan"], first["seed"], first["seconds"])
    except (KeyError, TypeError, ValueError):
        raise ArenaError("no_log", path=first_path) from None
    outcomes = {outcome.id: outcome for _, _, played in logs for outcome in played}
    missing = sum(job.id not in outcomes for job in plan.jobs())
    if missing:
        raise ArenaError("missing", missing=missing, total=sum(1 for _ in plan.jobs()))
    return Merged(plan, {name: value for name, value in first.items() if name not in OF_PARTS}, outcomes)
