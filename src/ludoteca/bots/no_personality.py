"""Stands in for the module `personality` of games that bring none: all bots of a level play alike."""

from typing import Final

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State

POINTS: Final = 0
CHANCE: Final = 0.0


@kernel
def liking(state: State, seat: int, personality: int) -> int:
    """Return 0: one position is as good as another."""
    return 0
