"""How many throws ahead each level looks."""

from itertools import count
from typing import Final

from ludoteca.core.dice import outcomes
from ludoteca.core.options import GameInfo

# Levels; the others play the throw at hand as well as they can
LOOKS_AHEAD: Final = frozenset({"expert", "expert@2026-11"})
MOST_SEQUENCES: Final = 36  # of throws, that are looked at after a move: what takes some milliseconds


def plies_of(info: GameInfo, level: str) -> int:
    """Return how many throws a level looks ahead: one at least, and more where there are few different ones."""
    if level not in LOOKS_AHEAD or info.dice == 0:
        return 0
    throws = len(outcomes(info.dice, info.faces))
    return next(plies for plies in count(1) if throws ** (plies + 1) > MOST_SEQUENCES)
