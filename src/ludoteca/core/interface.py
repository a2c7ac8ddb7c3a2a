"""What a game's modules must hold: the kernels that everything general is written against, with their types.

A template (core/templates.py) imports the names at the end of this file for type checkers alone; when a copy of it is
made for a game, the game's own modules take their places.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.events import EventKinds, EventRows, Row
from ludoteca.core.faults import FaultKinds
from ludoteca.core.moves import State
from ludoteca.core.options import GameInfo, Settings, Setup
from ludoteca.core.outcomes import Counts, Lengths
from ludoteca.core.pieces import LegRows, OnBoard, PieceRows
from ludoteca.core.reading import Reading
from ludoteca.core.refusals import RefusalKinds
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import Message
from ludoteca.core.words import Form

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
    REFUSALS: RefusalKinds

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
        """Fill in where each piece that a legal move moves comes from and goes, how it stands there, and by which dice.

        Returns how many there are.
        """

    def place_of(self, state: State, seat: int) -> int:
        """Return the place of a seat, from 1, partners and ties together; 0 while it is undecided."""


class Spelling(Protocol):
    """A game's `spelling.py`: moves and positions as people write them."""

    MAX_SPELLING: int  # letters of one move, with the ends of its steps
    MAX_POSITION: int  # letters of the fields of a position

    def spell(self, state: State, move: int, out: Letters) -> int:
        """Write a move in ASCII, with a STEP_END (core/moves.py) between its steps; return the length."""

    def read_move(self, state: State, letters: Letters) -> int:
        """Return the move that letters spell, be it legal or not, without ends of steps; NO_MOVE where there is none.

        A move may be spelled in more ways than `spell` has.
        """

    def spell_position(self, state: State, out: Letters) -> int:
        """Write a state as the fields of a position, `name=value` with a blank between them; return the length."""


class Events(Protocol):
    """A game's `events.py`: what happens in throws and moves."""

    EVENTS: EventKinds
    MAX_EVENTS: int  # of one throw or move

    def events(self, before: State, action: int, after: State, out: EventRows) -> int:
        """Fill in what happened in a throw (its dice) or a move (its code); return how many events there are."""


class Pieces(Protocol):
    """A game's `pieces.py`: what boards show, as numbers. The number of a colour is its place in `INFO.colours`."""

    MAX_PIECES: int
    MAX_SPOT_NAME: int  # letters of the name of a spot

    def pieces(self, state: State, out: PieceRows) -> int:
        """Fill in all pieces, of those on one spot the lowest first; return how many there are."""

    def colours_of(self, state: State, seat: int) -> int:
        """Return the colours of a seat as a set, a bit each."""

    def colours_to_act(self, state: State) -> int:
        """Return the colours whose turn it is, while the game goes on, as a set."""

    def dice_left(self, state: State) -> int:
        """Return the dice of the throw being played that are not used up, packed as in core/throws.py.

        ALL_DICE (core/pieces.py) where they are used together. Asked only in phase MOVE.
        """

    def spell_spot(self, spot: int, out: Letters) -> int:
        """Write the name of a spot, as the board's data have it; return its length."""

    def read_spot(self, name: Letters) -> int:
        """Return the spot that has a name; NO_SPOT (core/pieces.py) where there is none."""

    def attempt(self, state: State, legs: LegRows, count: int) -> int:
        """Return the move that takes pieces of some colours (and numbers) from spots to others, be it legal or not.

        NO_MOVE where there is none.
        """


class Notation(Protocol):
    """A game's `notation.py`: what positions as text mean, and signs for moves."""

    FAULTS: FaultKinds  # and the fields that a position may have

    def read_position(self, state: State, reading: Reading, scratch: States) -> None:
        """Read the fields of a position (core/reading.py) into a state that holds how the game is played.

        What is wrong is noted in the reading; then the state is none. `scratch` has room for one more.
        """

    def step_hint(self, state: State, move: int, count: int) -> str:
        """Return in signs what the first `count` steps of a move mean, as a tile's arrows; may be empty."""


class Story(Protocol):
    """A game's `story.py`: what sentences about events, refusals and results name."""

    FORMS: Mapping[str, Form]  # of operands by their names; those without one are numbers
    RESULTS: EventKinds  # how a game can end
    REFUSAL_OPERANDS: Sequence[str]  # of all refusals, by column; an empty name belongs to the list before it
    MAX_WAY: int  # numbers of a way

    def why(self, state: State, move: int, number: int, out: Row) -> int:
        """Fill in the operands of a refusal for the move it was given for; return its number, or a more exact one."""

    def ending(self, state: State, out: Row) -> int:
        """Fill in the operands of the result of a game that is over; return its kind."""

    def way(self, seat: int, event: Row, index: int, out: Row) -> int:
        """Fill in one of the ways that pieces went in an event; return how many numbers that are, 0 behind the last.

        They are the colour, whether the piece was sent back, and the spots from where it came to where it stays.
        """

    def turn(self, state: State) -> Message:
        """Say whose turn it is, while the game goes on."""

    def describe(self, state: State) -> Iterable[Message]:
        """Describe the board in sentences."""


class Views(Protocol):
    """A game's `views.py`: its board with the pieces on it."""

    def svg(self, state: State, shown: OnBoard, language: str) -> str:
        """Draw the board, with letters of the colours in a language."""

    def characters(self, state: State, shown: OnBoard, size: Size | None = None) -> Rows:
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

    def legs_of_moves(self, state: State, moves: Codes, rows: NDArray[np.int32], counts: Codes) -> None:
        """Fill in where the pieces of each of some moves come from and go."""

    def spell_moves(self, state: State, moves: Codes, out: Letters) -> int:
        """Write some moves, an END_OF_MOVE (core/spelling.py) behind each; return the length of all."""


class ManyGames(Protocol):
    """A game's copy of core/many_games.py."""

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


class Showing(Protocol):
    """A game's copy of core/showing.py."""

    def look(self, state: State, numbers: Codes, rows: PieceRows) -> None:
        """Fill in what a board shows, and the places of seats."""

    def list_moves(
        self,
        state: State,
        moves: Codes,
        scratch: States,
        letters: Letters,
        legs: LegRows,
        rows: EventRows,
        out: Row,
        ends: Codes,
    ) -> None:
        """Write for each of some legal moves its spelling, its legs and what would happen in it."""


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

    def next_action(self, state: State, chosen: Codes, moves: Codes, move: int) -> int:
        """Return the action that chooses a legal move, or the next part of it."""

    def observe(self, state: State, chosen: Codes, seat: int, out: Observation) -> None:
        """Fill in what a seat sees."""


engine: Engine
events: Events
features: Features
pieces: Pieces
playouts: Playouts
spelling: Spelling
info: GameInfo
state_module: StateModule
IS_COUNTED: bool  # whether events are counted
