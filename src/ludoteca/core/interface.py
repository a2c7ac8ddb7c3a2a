"""What a game's modules must hold: the kernels that everything general is written against, with their types.

A template (core/templates.py) imports the names at the end of this file for type checkers alone; when a copy of it is
made for a game, the game's own modules take their places.
"""

from typing import Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.events import EventKind, EventRows
from ludoteca.core.legs import LegRows
from ludoteca.core.moves import State
from ludoteca.core.options import GameInfo, Setup

Codes: TypeAlias = NDArray[np.int64]
States: TypeAlias = NDArray[np.void]
Mask: TypeAlias = NDArray[np.uint8]
"""An action each: 1 where it is open (a game's `features.py`)."""
Observation: TypeAlias = NDArray[np.int8]
"""What a seat sees, as numbers (a game's `features.py`)."""


class Engine(Protocol):
    """A game's `engine.py`: the course of a game. None of these functions checks what it is given."""

    MAX_LEGS: int  # of one move

    def dice_due(self, state: State) -> int:
        """Return how many dice the next throw has."""

    def throw(self, state: State, dice: int) -> None:
        """Take a throw, packed as in core/throws.py, and go on as far as the rules leave no choice."""

    def legal(self, state: State, moves: Codes) -> int:
        """Fill a buffer with the legal moves, sorted and each once; return how many there are."""

    def play(self, state: State, move: int) -> None:
        """Play a legal move, and go on as far as the rules leave no choice."""

    def refusal(self, state: State, move: int) -> int:
        """Return the number of the first reason against a move; 0 exactly for the legal ones."""

    def legs(self, state: State, move: int, out: LegRows) -> int:
        """Fill in where each piece that a legal move moves comes from and goes; return how many there are."""

    def place_of(self, state: State, seat: int) -> int:
        """Return the place of a seat, from 1, partners and ties together; 0 while it is undecided."""


class Events(Protocol):
    """A game's `events.py`: what happens in throws and moves."""

    EVENTS: tuple[EventKind, ...]
    MAX_EVENTS: int  # of one throw or move

    def events(self, before: State, action: int, after: State, out: EventRows) -> int:
        """Fill in what happened in a throw (its dice) or a move (its code); return how many events there are."""


class Features(Protocol):
    """A game's `features.py`: actions and observations as numbers.

    `chosen` holds the parts of a move chosen so far, where moves are chosen in parts; `moves` is a buffer.
    """

    __name__: str
    VERSION: int  # of what actions and observations mean
    PARTS: int  # in which a move is chosen, at most

    def action_count(self, setup: Setup) -> int:
        """Return how many actions there are."""

    def observation_size(self, setup: Setup) -> int:
        """Return how many numbers an observation has."""

    def action_text(self, state: State, chosen: Codes, action: int) -> str:
        """Spell an action."""

    def list_actions(self, state: State, chosen: Codes, moves: Codes, mask: Mask) -> int:
        """Mark the actions open to whoever decides; return how many there are."""

    def take_action(self, state: State, chosen: Codes, moves: Codes, action: int) -> bool:
        """Play an open action; return whether that completed a move."""

    def move_of_action(self, state: State, chosen: Codes, moves: Codes, action: int) -> int:
        """Return the move that an action completes, or a negative number."""

    def observe(self, state: State, chosen: Codes, seat: int, out: Observation) -> None:
        """Fill in what a seat sees."""


engine: Engine
events: Events
features: Features
info: GameInfo
