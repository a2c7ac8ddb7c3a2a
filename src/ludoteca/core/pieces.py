"""Pieces as boards show them: where each stands, and the way that it goes. Spots are named as in the board's data.

A game's `legs` kernel fills rows of numbers, a row for each piece that the player moves, with spots of the board;
`notation.leg` turns each into a `Leg`.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

PIECE, ORIGIN, TARGET = range(3)
COLUMNS: Final = 3

LegRows: TypeAlias = NDArray[np.int32]
"""A buffer for the legs of one move."""


def legs_for(most: int) -> LegRows:
    """Make a buffer for the legs of a move."""
    return np.zeros((most, COLUMNS), np.int32)


class Piece(NamedTuple):
    """A piece on or off the board; of a tile also which one it is, and how it lies."""

    colour: str  # its letter
    spot: str
    number: int = 0  # of a tile; 0 for a piece that is like all others of its colour
    turn: int = 0
    face: int = 0


class Leg(NamedTuple):
    """Where a piece comes from in a move, and how it stands afterwards."""

    origin: str
    piece: Piece

    @property
    def target(self) -> str:
        """The spot where the piece goes."""
        return self.piece.spot


class Way(NamedTuple):
    """The way that a piece went."""

    colour: str
    origin: str
    path: tuple[str, ...]  # the spots that it went over; it stays on the last
    is_sent_back: bool = False  # because it was captured, or by another rule, and not by its player's choice
