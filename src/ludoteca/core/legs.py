"""Where each piece goes in a move, as numbers: a row for each piece that the player moves, with spots of the board.

A game's `legs` kernel fills the rows; `notation.leg` turns each into a `Leg` (core/pieces.py).
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

PIECE, ORIGIN, TARGET = range(3)
COLUMNS: Final = 3

LegRows: TypeAlias = NDArray[np.int32]
"""Room for the legs of one move."""


def legs_for(most: int) -> LegRows:
    """Make room for the legs of a move."""
    return np.zeros((most, COLUMNS), np.int32)
