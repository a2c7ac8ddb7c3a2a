"""Pieces as boards show them: where each stands, and the way that it goes. Spots are named as in the board's data.

Kernels fill rows of numbers: a game's `pieces` one for each piece, its `legs` one for each piece that a move moves. A
spot is a number there, whose name a kernel writes; `SpotNames` keeps the names.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ludoteca.core.interface import Pieces

# Columns of a leg: the piece, where it comes from and goes, then how it stands there, and the dice that it uses up,
# packed as in core/throws.py: of pieces that go together by one die the first has it; 0 where the rules name no dice
PIECE, ORIGIN, TARGET, COLOUR, NUMBER, TURN, FACE, LEG_DICE = range(8)
LEG_COLUMNS: Final = 8
# Columns of a piece
AT, OF_COLOUR, OF_NUMBER, TURNED, SHOWN_FACE = range(5)
PIECE_COLUMNS: Final = 5

NO_SPOT: Final = -1  # no spot has such a name
NO_MOVE: Final = -1  # no move goes such ways, or is spelled so
ALL_DICE: Final = -1  # the dice of a throw are used together

LegRows: TypeAlias = NDArray[np.int32]
"""A buffer for the legs of one move."""
PieceRows: TypeAlias = NDArray[np.int32]
"""A buffer for all pieces of a game."""


def legs_for(most: int) -> LegRows:
    """Make a buffer for the legs of a move."""
    return np.zeros((most, LEG_COLUMNS), np.int32)


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
    dice: tuple[int, ...] = ()  # that it uses up

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


class OnBoard(NamedTuple):
    """What a picture of a board shows."""

    pieces: Sequence[Piece]
    turn: Sequence[str]  # the letters of the colours whose turn it is
    moved: Sequence[Leg] = ()  # the legs of the last move, which are marked


class SpotNames(dict[int, str]):
    """The names of a game's spots by their numbers, each looked up when it is first needed."""

    MOST: Final = 100_000  # are kept: boards without edges have many

    def __init__(self, module: "Pieces") -> None:
        super().__init__()
        self.module = module

    def __missing__(self, spot: int) -> str:
        out = np.empty(self.module.MAX_SPOT_NAME, np.uint8)
        name = out[: int(self.module.spell_spot(spot, out))].tobytes().decode("ascii")
        if len(self) >= self.MOST:
            self.clear()
        self[spot] = name
        return name

    def spoken(self, spot: int) -> str:
        """Name a spot as people do, without the colour that it belongs to: `h` for `Y:h`."""
        return self[spot].rpartition(":")[2]

    def number(self, name: str) -> int:
        """Find a spot by its name; NO_SPOT where there is none."""
        if not name.isascii() or len(name) > self.module.MAX_SPOT_NAME:
            return NO_SPOT
        return int(self.module.read_spot(np.frombuffer(name.encode(), np.uint8).copy()))
