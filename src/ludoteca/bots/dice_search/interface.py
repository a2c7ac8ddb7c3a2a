"""What search and training must know of a game besides its rules, with types.

Templates import the names at the end of this file for type checkers alone (core/interface.py).
"""

from typing import Protocol

from ludoteca.bots.dice_search.network import Floats
from ludoteca.bots.dice_search.room import Room
from ludoteca.core.interface import Codes, States
from ludoteca.core.moves import State


class Inputs(Protocol):
    """What the network sees of a game: `bots/<game>/features.py`."""

    VERSION: int  # of what the inputs mean
    INPUTS: int
    ORDER_IS_FREE: bool  # of the moves of a turn: those that are legal in either order give the same position
    PLIES: dict[str, int]  # throws looked ahead at most, by level

    def look(self, state: State, side: int, inputs: Floats) -> None:
        """Fill in what a side sees."""

    def key(self, state: State, side: int) -> int:
        """Return a number for all that a side sees; 0 where a position is not worth to be kept."""


class Heuristic(Protocol):
    """A heuristic: `bots/heuristics/<game>.py`."""

    def score_moves(self, state: State, scratch: States, moves: Codes, scores: Codes) -> int:
        """List the legal moves, and the points of each; return how many there are."""


class Search(Protocol):
    """A game's copy of search.py."""

    def best_move(self, state: State, room: Room, stop: Codes) -> int:
        """Choose the move that begins the best way to play a throw out."""

    def score_moves(self, state: State, plies: int, room: Room, stop: Codes) -> int:
        """List the legal moves, and the chance to win after each; return how many there are."""

    def result_for(self, state: State, side: int, room: Room) -> float:
        """Return what the end of a game is worth to a side."""

    def forget(self, room: Room) -> None:
        """Forget the values that were kept."""


part: Inputs
search: Search
heuristic: Heuristic
