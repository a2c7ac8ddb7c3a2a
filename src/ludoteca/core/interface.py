"""What a game's modules must hold: the kernels that everything general is written against, with their types.

A template (core/templates.py) imports the names at the end of this file for type checkers alone; when a copy of it is
made for a game, the game's own modules take their places.
"""

from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.events import EventKinds, EventRows
from ludoteca.core.moves import State
from ludoteca.core.options import GameInfo, Settings, Setup
from ludoteca.core.outcomes import Counts, Lengths
from ludoteca.core.pieces import Leg, LegRows, Piece
from ludoteca.core.position_reader import PositionReader
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import Message

Codes: TypeAlias = NDArray[np.int64]
States: TypeAlias = NDArray[np.void]
Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.uint8]
"""An action each: 1 where it is open (a game's `features.py`)."""
Observation: TypeAlias = NDArray[np.int8]
"""What a seat sees, as numbers (a game's `features.py`)."""
Letters: TypeAlias = NDArray[np.uint8]
"""ASCII codes of the letters of a text."""


class StateModule(Protocol):
    """A game's `state.py`: what the game is to someone who has not started it, and the form of its states."""

    INFO: GameInfo
    RULES_VERSION: int  # goes up with every change that lets an old record replay differently
    MAX_MOVES: int  # no decision has more legal moves

    @property
    def DTYPE(self) -> np.dtype[Any]:  # noqa: N802  (a constant)
        """The data type of states."""


class Engine(Protocol):
    """A game's `engine.py`: the course of a game. None of these functions checks what it is given."""

    MAX_LEGS: int  # of one move

    def configure(self, state: State, settings: Settings) -> None:
        """Write into a state, all fields of which are zero, how the game is played (`GameInfo.settings`)."""

    def set_up(self, state: State, settings: Settings) -> None:
        """Do the same, and set the game up."""

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


class Spelling(Protocol):
    """A game's `spelling.py`: moves as people write them."""

    MAX_SPELLING: int  # letters of one move, with the ends of its steps

    def spell(self, state: State, move: int, out: Letters) -> int:
        """Write a move in ASCII, with a STEP_END (core/moves.py) between its steps; return the length."""


class Events(Protocol):
    """A game's `events.py`: what happens in throws and moves."""

    EVENTS: EventKinds
    MAX_EVENTS: int  # of one throw or move

    def events(self, before: State, action: int, after: State, out: EventRows) -> int:
        """Fill in what happened in a throw (its dice) or a move (its code); return how many events there are."""


class Notation(Protocol):
    """A game's `notation.py`: moves, spots, seats and positions as text."""

    def parse(self, state: State, text: str) -> int | None:
        """Read a move's spelling; None where it is none."""

    def step_hint(self, state: State, move: int, count: int) -> str:
        """Return in signs what the first `count` steps of a move mean, as a tile's arrows; may be empty."""

    def pieces(self, state: State) -> list[Piece]:
        """List all pieces, of those on one spot the lowest first; spots are named as in the board's data."""

    def leg(self, state: State, move: int, piece: int, origin: int, target: int) -> Leg:
        """Turn a row of a move's legs into names."""

    def attempt(self, state: State, legs: Sequence[Leg]) -> int | None:
        """Return the move that takes pieces on such ways, be it legal or not; None where there is none."""

    def colours_to_act(self, state: State) -> list[str]:
        """List the letters of the colours whose turn it is."""

    def seat_label(self, state: State, seat: int) -> str:
        """Name a seat by the letters of its colours, as `Y` or `Y+R`."""

    def position_fields(self, state: State) -> dict[str, str]:
        """Write a state as the named fields of a position."""

    @property
    def PositionReader(self) -> type[PositionReader]:  # noqa: N802  (a class)
        """What reads the fields of a position."""


class Story(Protocol):
    """A game's `story.py`: what happened and why, in sentences."""

    def narrate(self, before: State, rows: Sequence[Sequence[int]]) -> tuple[Event, ...]:
        """Turn events after a state into words."""

    def why(self, state: State, move: int, number: int) -> Refusal:
        """Explain a refusal's number for the move it was given for."""

    def result(self, state: State) -> Result:
        """Explain why a game that is over has ended."""

    def describe(self, state: State) -> tuple[Message, ...]:
        """Describe the whole state in sentences."""


class Views(Protocol):
    """A game's `views.py`: its board with the pieces on it."""

    def svg(self, state: State, moved: Sequence[Leg] = ()) -> str:
        """Draw the board, with the legs of the last move marked."""

    def characters(self, state: State, moved: Sequence[Leg] = (), size: Size | None = None) -> Rows:
        """Draw the board for a terminal, in a smaller form where the usual one is too large."""

    def board_data(self, setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
        """Describe the board for clients that draw it themselves (`games/boards.py`); letters of colours that play."""


class Playouts(Protocol):
    """A game's copy of core/playouts.py."""

    def begin_streams(self, seed: np.uint64, first: np.uint64, words: NDArray[np.uint64]) -> None:
        """Fill in a stream of random numbers for each game, by the seed and the game's number."""

    def play_games(
        self,
        start: State,
        scratch: States,
        moves: Codes,
        rows: EventRows,
        words: NDArray[np.uint64],
        *outcomes: NDArray[Any],
    ) -> None:
        """Play random games from a state."""

    def count_events(self, before: State, rows: EventRows, count: int, length: Lengths, counts: Counts) -> None:
        """Count the events of a throw or a move."""

    def preview(self, state: State, moves: Codes, scratch: States, rows: NDArray[np.int32], counts: Codes) -> None:
        """Fill in what would happen in each of some moves."""

    def spell_moves(self, state: State, moves: Codes, out: Letters) -> int:
        """Write some moves, an END_OF_MOVE (core/spelling.py) behind each; return the length of all."""


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
spelling: Spelling
info: GameInfo
state_module: StateModule
