"""What is noted of random games, a row each: how long they were, who got which place, what happened."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Lengths: TypeAlias = NDArray[np.int32]
"""How long a game was, and other numbers, in the order of the columns below; the last two only with events."""
Places: TypeAlias = NDArray[np.int8]
"""The place of each seat."""
Counts: TypeAlias = NDArray[np.int32]
"""How often each kind of event happened; without columns where that is not asked for."""

THROWS, DECISIONS, CAPTURES, STARTER = range(4)
COLUMNS: Final = 4
NOBODY_YET: Final = -1  # who starts, before that is known


class Outcomes(NamedTuple):
    """What is noted of some games, a row of each for every game."""

    lengths: Lengths
    places: Places
    counts: Counts


def outcomes_for(games: int, players: int, kinds: int) -> Outcomes:
    """Allocate what is noted of some games."""
    lengths = np.zeros((games, COLUMNS), np.int32)
    lengths[:, STARTER] = NOBODY_YET
    return Outcomes(lengths, np.zeros((games, players), np.int8), np.zeros((games, kinds), np.int32))
