"""What a game must be able to do to be played, recorded, drawn and explained: the seam between core and games.

Everything general (history, undo, records, servers, bots) is written against `Rulebook`; nothing general knows
which game it is. A game's `rulebook.py` only joins the parts that stand in the game's own folder.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.errors import Fault, InvalidMove
from ludoteca.core.moves import Dice, Move, State
from ludoteca.core.options import GameInfo, Setup
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.spans import Span
from ludoteca.core.text import Message

Ranking: TypeAlias = tuple[tuple[int, ...], ...]
Codes: TypeAlias = NDArray[np.int64]
States: TypeAlias = NDArray[np.void]
Lengths: TypeAlias = NDArray[np.int64]
"""A row a game: how many throws, how many decisions."""


class Rulebook(ABC):
    """One game's rules, with all that people and programs need around them."""

    info: GameInfo
    rules_version: int  # goes up with every change that lets an old record replay differently
    dtype: np.dtype[Any]
    max_moves: int  # no decision has more legal moves

    # The course of a game. These change the state given; none of them checks what it is given.

    @abstractmethod
    def start(self, setup: Setup) -> State:
        """Set a game up."""

    @abstractmethod
    def phase(self, state: State) -> int:
        """Tell the phase: ROLL, MOVE or OVER."""

    @abstractmethod
    def seat(self, state: State) -> int:
        """Tell whose throw or decision it is."""

    @abstractmethod
    def dice_count(self, state: State) -> int:
        """Tell how many dice the next throw has."""

    @abstractmethod
    def throw_unchecked(self, state: State, dice: Dice) -> None:
        """Take a throw in phase ROLL, and go on as far as the rules leave no choice."""

    @abstractmethod
    def legal(self, state: State, buffer: Codes) -> int:
        """Fill the buffer with the legal moves, sorted and each once; tell how many."""

    @abstractmethod
    def play_unchecked(self, state: State, move: int) -> None:
        """Play a legal move, and go on as far as the rules leave no choice."""

    @abstractmethod
    def refusal(self, state: State, move: int) -> int:
        """Tell the number of the first reason against a move; 0 exactly for the legal ones."""

    @abstractmethod
    def play_random_games(
        self, start: State, scratch: States, lengths: Lengths, generator: np.random.Generator
    ) -> None:
        """Play a random game for each row of `lengths`, and write its throws and decisions there."""

    @abstractmethod
    def ranking(self, state: State) -> Ranking:
        """Tell the places decided so far, best first, partners and ties together."""

    # Words.

    @abstractmethod
    def spell(self, state: State, move: int) -> str:
        """Spell a move."""

    @abstractmethod
    def parse(self, state: State, text: str) -> int | None:
        """Read a move's spelling; None when it is none."""

    @abstractmethod
    def position_fields(self, state: State) -> dict[str, str]:
        """Tell a state as the named fields of a position, all that `read_position` needs."""

    @abstractmethod
    def read_position(self, setup: Setup, fields: Mapping[str, str], faults: list[Fault]) -> State | None:
        """Build a state from fields; every fault found goes to the list."""

    @abstractmethod
    def why(self, state: State, move: int, number: int) -> Refusal:
        """Explain a refusal's number for the move it was given for."""

    @abstractmethod
    def tell_throw(self, before: State, dice: Dice, after: State) -> tuple[Event, ...]:
        """Tell what happened in a throw."""

    @abstractmethod
    def tell_move(self, before: State, move: int, after: State) -> tuple[Event, ...]:
        """Tell what happened in a move."""

    @abstractmethod
    def result(self, state: State) -> Result:
        """Tell why a game that is over has ended."""

    @abstractmethod
    def describe(self, state: State) -> tuple[Message, ...]:
        """Tell the whole state in sentences."""

    @abstractmethod
    def seat_label(self, setup: Setup, seat: int) -> str:
        """Name a seat by the letters of its colours, as `Y` or `Y+R`."""

    # Pictures.

    @abstractmethod
    def svg(self, state: State, moved: Move | None = None) -> str:
        """Draw the board."""

    @abstractmethod
    def characters(self, state: State, moved: Move | None = None) -> Sequence[Sequence[Span]]:
        """Draw the board for a terminal, row by row."""

    # What follows from the above for every game.

    def blank(self) -> State:
        """Make a state with all fields zero."""
        state: State = np.zeros(1, dtype=self.dtype)[0]
        return state

    def random_games(self, start: State, games: int, generator: np.random.Generator) -> Lengths:
        """Play random games from a state, which stays as it is; tell how long each was."""
        lengths = np.empty((games, 2), np.int64)
        self.play_random_games(start, np.zeros(1, self.dtype), lengths, generator)
        return lengths

    def read_move(self, state: State, text: str) -> Move:
        """Read a move's spelling; InvalidMove says how moves are spelled."""
        code = self.parse(state, text)
        if code is None:
            shown = text if len(text) <= 40 else text[:39] + "…"
            raise InvalidMove(Message(self.info.id, "invalid_move", {"text": shown}))
        return Move(code, self.spell(state, code))
