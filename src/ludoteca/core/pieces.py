"""Pieces as boards show them: where each stands, and the way that it goes. Spots are named as in the board's data."""

from typing import NamedTuple


class Piece(NamedTuple):
    """A piece on the board or beside it; of a tile also which one it is, and how it lies."""

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
