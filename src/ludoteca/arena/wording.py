"""How figures of the arena are written, on the screen and on paper."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any


def name_of(lineup: Sequence[str]) -> str:
    """Name a lineup in a few words: `expert - 3 medium`."""
    counts = Counter(lineup)
    return " - ".join(bot if count == 1 else f"{count} {bot}" for bot, count in counts.items())


def by_rating(table: Mapping[str, Any]) -> list[str]:
    """List the bots of a table, the strongest first."""
    return sorted(table["ratings"], key=lambda bot: -float(table["ratings"][bot]["mu"]))


def percent(share: float) -> str:
    """Write a share as people do."""
    return f"{100 * share:.1f} %"


def duration(seconds: float) -> str:
    """Write a short time in a unit that suits it."""
    return f"{seconds:.2f} s" if seconds >= 0.1 else f"{1000 * seconds:.2f} ms"
