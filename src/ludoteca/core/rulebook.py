"""What a game must be able to do to be played, recorded, drawn and explained: the seam between core and games.

Everything general (history, undo, records, servers, bots) is written against `Rulebook`; nothing general knows
which game it is. A game's `rulebook.py` only joins the parts that stand in the game's own folder.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import pairwise
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.decoded import MOST_MOVES, NUMBER_BYTES, DecodedRows
from ludoteca.core.dice import pack, unpack
from ludoteca.core.errors import Fault, InvalidMove
from ludoteca.core.events import COLUMNS, EventRows, rows_for
from ludoteca.core.interface import (
    Codes,
    Engine,
    Events,
    Features,
    ManyGames,
    Notation,
    Pieces,
    Playouts,
    Showing,
    Spelling,
    StateModule,
    Story,
    Views,
)
from ludoteca.core.kernel import specialised
from ludoteca.core.letters import letters_in
from ludoteca.core.moves import MOVE_END, OVER, ROLL, STEP_END, Dice, Move, State
from ludoteca.core.narrator import Narrator
from ludoteca.core.options import Setup
from ludoteca.core.outcomes import Outcomes, outcomes_for
from ludoteca.core.overview import (
    CODE_BITS,
    COLOURS,
    DICE_LEFT,
    EVENT_COUNT,
    HIGH_CODE,
    LEG_COUNT,
    LETTER_COUNT,
    LOW_CODE,
    MOVE_HEAD,
    PIECES,
    PLACES,
    ListedMove,
    Overview,
)
from ludoteca.core.pieces import (
    ALL_DICE,
    COLOUR,
    LEG_COLUMNS,
    NO_MOVE,
    NO_SPOT,
    NUMBER,
    ORIGIN,
    PIECE_COLUMNS,
    TARGET,
    Leg,
    OnBoard,
    Piece,
    PieceRows,
    SpotNames,
    legs_for,
)
from ludoteca.core.ranking import Ranking, ranking_of
from ludoteca.core.reading import reading_of
from ludoteca.core.spans import Rows, Size
from ludoteca.core.state import Way, way_of
from ludoteca.core.templates import filled
from ludoteca.core.text import Message

KEPT_MOVES = 100_000


class Rulebook:
    """One game's rules, with all that people and programs need around them: the modules of the game's package."""

    def __init__(
        self,
        package: str,
        state: StateModule,
        engine: Engine,
        events: Events,
        spelling: Spelling,
        pieces: Pieces,
        notation: Notation,
        story: Story,
        views: Views,
    ) -> None:
        """Join the modules of a game's package."""
        self.package, self.info, self.rules_version = package, state.INFO, state.RULES_VERSION
        self.dtype, self.max_moves = state.DTYPE, state.MAX_MOVES
        self._state_module = state
        self.engine, self.events, self.spelling = engine, events, spelling
        self.notation, self.story, self.views = notation, story, views
        self.pieces_module = pieces
        self.letters_of_colours = tuple(self.info.colours)
        self.spots = SpotNames(pieces)
        self._pieces = DecodedRows(PIECE_COLUMNS, self.piece)
        self._legs = DecodedRows(LEG_COLUMNS, self._leg, MOST_MOVES)
        self._narrators: dict[tuple[Any, ...], Narrator] = {}
        self._specialised: dict[tuple[Way, bool], Callable[..., None]] = {}  # by the way to play, and whether counted

    # How it is played

    def state_for(self, setup: Setup) -> State:
        """Make a state that holds how the game is played, and nothing on the board yet."""
        state = self.blank()
        self.engine.configure(state, self.info.settings(setup))
        return state

    def start(self, setup: Setup) -> State:
        """Set a game up."""
        state = self.blank()
        self.engine.set_up(state, self.info.settings(setup))
        return state

    def seat_label(self, setup: Setup, seat: int) -> str:
        """Name a seat by the letters of its colours, as `Y` or `Y+R`."""
        return "+".join(self.colours_in(self.pieces_module.colours_of(self.state_for(setup), seat)))

    def colours_in(self, colours: int) -> list[str]:
        """List the letters of colours that are given as a set, a bit each."""
        return [letter for colour, letter in enumerate(self.letters_of_colours) if colours >> colour & 1]

    def letters(self, setup: Setup) -> list[str]:
        """List the letters of all colours that play."""
        return [letter for seat in range(setup.players) for letter in self.seat_label(setup, seat).split("+")]

    def narrator(self, setup: Setup) -> Narrator:
        """Return what turns events of such games into words: the same one for the same players."""
        labels = tuple(self.seat_label(setup, seat) for seat in range(setup.players))
        if labels not in self._narrators:
            players = [label.split("+") if self.info.colours_a_player > 1 else label for label in labels]
            parts = self.engine, self.events, self.story
            self._narrators[labels] = Narrator(self.info.id, self.letters_of_colours, players, self.spots, *parts)
        return self._narrators[labels]

    # The course of a game. These change the state given; none of them checks what it is given.

    def blank(self) -> State:
        """Make a state with all fields zero."""
        state: State = np.zeros(1, dtype=self.dtype)[0]
        return state

    def phase(self, state: State) -> int:
        """Return the phase: ROLL, MOVE or OVER."""
        return int(state.phase)

    def seat(self, state: State) -> int:
        """Return the seat whose throw or decision it is."""
        return int(state.seat)

    def dice_count(self, state: State) -> int:
        """Return how many dice the next throw has."""
        return int(self.engine.dice_due(state))

    def has_dice(self, setup: Setup) -> bool:
        """Return whether dice are thrown: a game that has some begins with a throw."""
        return self.phase(self.start(setup)) == ROLL

    def throw_unchecked(self, state: State, dice: Dice) -> None:
        """Take a throw in phase ROLL, low faces first, and go on as far as the rules leave no choice."""
        self.engine.throw(state, pack(dice))

    def legal(self, state: State, buffer: Codes) -> int:
        """Fill the buffer with the legal moves, sorted and each once; return how many there are."""
        return int(self.engine.legal(state, buffer))

    def play_unchecked(self, state: State, move: int) -> None:
        """Play a legal move, and go on as far as the rules leave no choice."""
        self.engine.play(state, move)

    def refusal(self, state: State, move: int) -> int:
        """Return the number of the first reason against a move; 0 exactly for the legal ones."""
        return int(self.engine.refusal(state, move))

    @cached_property
    def features(self) -> Features:
        """The game's module of that name, which only those who learn need; without one, plain ones."""
        if find_spec(f"{self.package}.features"):
            return cast("Features", import_module(f"{self.package}.features"))
        parts = {"engine": self.engine, "spelling": self.spelling, "state_module": self._state_module}
        return cast("Features", filled("ludoteca.core.plain_features", self.package, parts))

    @cached_property
    def playouts(self) -> Playouts:
        """Random play of this game, and what would happen in moves: its copy of core/playouts.py."""
        parts = {"engine": self.engine, "events": self.events, "info": self.info, "spelling": self.spelling}
        return cast("Playouts", filled("ludoteca.core.playouts", self.package, parts))

    def many_games(self, *, with_events: bool) -> ManyGames:
        """Random play of this game for one way to play it: a copy of core/many_games.py."""
        package = f"{self.package}.{'counted' if with_events else 'plain'}"
        parts = {"engine": self.engine, "events": self.events, "info": self.info, "playouts": self.playouts}
        return cast("ManyGames", filled("ludoteca.core.many_games", package, parts | {"IS_COUNTED": with_events}))

    @cached_property
    def showing(self) -> Showing:
        """What people are shown of a state, in one call each: its copy of core/showing.py."""
        parts = {"engine": self.engine, "events": self.events, "pieces": self.pieces_module, "spelling": self.spelling}
        return cast("Showing", filled("ludoteca.core.showing", self.package, parts))

    def random_games(
        self, start: State, games: int, seed: int, *, players: int = 0, first: int = 0, with_events: bool = False
    ) -> Outcomes:
        """Play random games from a state, which stays as it is, numbered from a first one on.

        A game depends on the seed and its number alone. Places are noted for the first `players` seats.
        """
        outcomes = outcomes_for(games, players, len(self.events.EVENTS) if with_events else 0)
        words = np.empty(games, np.uint64)
        general: Callable[..., None] = self.playouts.play_games
        play_games = self._specialised.get((way_of(start), with_events), general)
        with np.errstate(over="ignore"):  # random numbers overflow on purpose
            self.playouts.begin_streams(np.uint64(seed), np.uint64(first), words)
            play_games(*self._play_arguments(start, words, outcomes))
        return outcomes

    def specialise(self, start: State, *, with_events: bool = False) -> None:
        """Compile random play for how a game is played, or load it: `random_games` then plays such games faster.

        Compiling takes seconds, once on a machine, and pays for millions of games.
        """
        way = way_of(start)
        if (way, with_events) not in self._specialised:
            play_games = self.many_games(with_events=with_events).play_games
            arguments = self._play_arguments(start, np.empty(0, np.uint64), outcomes_for(0, 0, 0))
            self._specialised[way, with_events] = specialised(play_games, start, dict(way), arguments)

    def _play_arguments(self, start: State, words: NDArray[np.uint64], outcomes: Outcomes) -> tuple[Any, ...]:
        """List what loops of random games are called with."""
        scratch, moves = np.zeros(2, self.dtype), np.empty(self.max_moves, np.int64)
        return start, scratch, moves, rows_for(self.events.MAX_EVENTS), words, *outcomes

    def ranking(self, state: State, players: int) -> Ranking:
        """List the places decided so far, best first, partners and ties together."""
        return ranking_of(tuple(self.place_of(state, seat) for seat in range(players)))

    def place_of(self, state: State, seat: int) -> int:
        """Return the place of a seat, from 1, partners and ties together; 0 while it is undecided."""
        return int(self.engine.place_of(state, seat))

    def pieces(self, state: State) -> list[Piece]:
        """List all pieces, of those on one spot the lowest first."""
        rows = np.zeros((self.pieces_module.MAX_PIECES, PIECE_COLUMNS), np.int32)
        return self.pieces_in(rows, self.pieces_module.pieces(state, rows))

    def pieces_in(self, rows: PieceRows, count: int) -> list[Piece]:
        """List the pieces of which a kernel has filled in rows."""
        return self._pieces.of(rows, count)

    def piece(self, row: Sequence[int]) -> Piece:
        """Decode a row of a piece."""
        spot, colour, *tile = row
        return Piece(self.letters_of_colours[colour], self.spots[spot], *tile)

    def look(self, state: State, players: int) -> Overview:
        """Return all that a board shows."""
        numbers = np.empty(PLACES + players, np.int64)
        rows = np.zeros((self.pieces_module.MAX_PIECES, PIECE_COLUMNS), np.int32)
        self.showing.look(state, numbers, rows)
        told = numbers.tolist()
        return Overview(told[COLOURS], told[DICE_LEFT], ranking_of(tuple(told[PLACES:])), rows, told[PIECES])

    def list_moves(self, state: State, narrator: Narrator) -> list[ListedMove]:
        """List the legal moves with their legs and what would happen in them, in the words of a narrator."""
        buffer = np.empty(self.max_moves, np.int64)
        moves = buffer[: self.legal(state, buffer)]
        if not len(moves):
            return []
        letters, rows = np.empty(self.spelling.MAX_SPELLING, np.uint8), rows_for(self.events.MAX_EVENTS)
        legs, scratch = legs_for(self.engine.MAX_LEGS), np.empty(1, self.dtype)
        out = np.empty(len(moves) * (MOVE_HEAD + letters.size + legs.size + rows.size), np.int32)
        ends = np.empty(len(moves), np.int64)
        self.showing.list_moves(state, moves, scratch, letters, legs, rows, out, ends)
        places = [0, *(ends * NUMBER_BYTES).tolist()]
        written = out.data.cast("B")[: places[-1]].tobytes()
        kept = narrator.moves_of(self.seat(state), self.listed_move)
        return [kept[written[start:end]] for start, end in pairwise(places)]

    def listed_move(self, narrator: Narrator, seat: int, written: bytes) -> ListedMove:
        """Decode a move of a seat as `list_moves` of core/showing.py writes it; moves share their legs and events."""
        numbers = memoryview(written).cast("i")
        letters_end = MOVE_HEAD + numbers[LETTER_COUNT]
        legs_end = letters_end + numbers[LEG_COUNT] * LEG_COLUMNS
        code = numbers[LOW_CODE] + (numbers[HIGH_CODE] << CODE_BITS)
        move = _move(code, bytes(numbers[MOVE_HEAD:letters_end].tolist()).decode("ascii"))
        legs = self._legs.within(written, numbers[LEG_COUNT], letters_end * NUMBER_BYTES)
        return ListedMove(
            move, legs, narrator.events_within(seat, written, numbers[EVENT_COUNT], legs_end * NUMBER_BYTES)
        )

    def legs(self, state: State, moves: Sequence[int]) -> list[list[Leg]]:
        """List for each of some legal moves where its pieces come from and go."""
        rows = np.zeros((len(moves), self.engine.MAX_LEGS, LEG_COLUMNS), np.int32)
        counts = np.zeros(len(moves), np.int64)
        self.playouts.legs_of_moves(state, np.array(moves, np.int64), rows, counts)
        return self._legs.of_each(rows, counts.tolist())

    def _leg(self, row: Sequence[int]) -> Leg:
        _, origin, target, colour, *tile, dice = row
        piece = Piece(self.letters_of_colours[colour], self.spots[target], *tile)
        return Leg(self.spots[origin], piece, unpack(dice))

    def dice_left(self, state: State, thrown: Dice) -> Dice:
        """List the dice of a throw that are not used up, while it is being played."""
        return dice_in(int(self.pieces_module.dice_left(state)), thrown)

    def colours_to_act(self, state: State) -> list[str]:
        """List the letters of the colours whose turn it is; none when the game is over."""
        return [] if self.phase(state) == OVER else self.colours_in(self.pieces_module.colours_to_act(state))

    def attempt(self, state: State, legs: Sequence[Leg]) -> Move:
        """Return the move that takes pieces on such ways, be it legal or not; InvalidMove when there is none."""
        rows = legs_for(len(legs))
        for row, (origin, piece, _) in zip(rows, legs, strict=True):
            row[ORIGIN], row[TARGET] = self.spots.number(origin), self.spots.number(piece.spot)
            row[COLOUR] = self.letters_of_colours.index(piece.colour) if piece.colour in self.info.colours else NO_SPOT
            row[NUMBER] = piece.number
        is_known = bool((rows[:, [ORIGIN, TARGET, COLOUR]] != NO_SPOT).all())
        code = int(self.pieces_module.attempt(state, rows, len(legs))) if is_known else NO_MOVE
        text = " ".join(f"{leg.origin}-{leg.target}" for leg in legs)
        return self._move(state, code, text)

    # Words

    def spell(self, state: State, move: int) -> str:
        """Spell a move."""
        return self.move(state, move).text

    def move(self, state: State, code: int) -> Move:
        """Return a move with its spelling."""
        out = np.empty(self.spelling.MAX_SPELLING, np.uint8)
        length = self.spelling.spell(state, code, out)
        return _move(code, out[:length].tobytes().decode("ascii"))

    def moves(self, state: State, codes: Sequence[int]) -> list[Move]:
        """Spell some moves."""
        out = np.empty(len(codes) * (self.spelling.MAX_SPELLING + 1), np.uint8)
        length = self.playouts.spell_moves(state, np.array(codes, np.int64), out)
        spellings = out[:length].tobytes().decode("ascii").split(MOVE_END)
        return list(map(_move, codes, spellings))

    def read_move(self, state: State, text: str) -> Move:
        """Read a move's spelling; InvalidMove says how moves are spelled."""
        letters = letters_in(text)
        code = NO_MOVE if letters is None else int(self.spelling.read_move(state, letters))
        return self._move(state, code, text)

    def _move(self, state: State, code: int, text: str) -> Move:
        if code == NO_MOVE:
            shown = text if len(text) <= 40 else text[:39] + "…"
            raise InvalidMove(Message(self.info.id, "invalid_move", {"text": shown}))
        return self.move(state, code)

    def spell_position(self, state: State) -> str:
        """Write the fields of a state's position, without players, mode and options."""
        out = np.empty(self.spelling.MAX_POSITION, np.uint8)
        length = self.spelling.spell_position(state, out)
        return out[:length].tobytes().decode("ascii")

    def read_position(self, setup: Setup, fields: Mapping[str, str], faults: list[Fault]) -> State | None:
        """Build a state from fields; every fault found goes to the list."""
        text = " ".join(f"{name}={value}" for name, value in fields.items())
        state, reading = self.state_for(setup), reading_of(text)
        self.notation.read_position(state, reading, np.empty(1, self.dtype))
        rows = reading.faults[: reading.count].tolist()
        faults.extend(self.narrator(setup).fault(self.notation.FAULTS, row, text) for row in rows)
        return None if rows else state

    def happened(self, before: State, action: int, after: State) -> tuple[EventRows, int]:
        """Return what happened in a throw, packed, or a move, as rows of numbers, and how many there are."""
        rows = rows_for(self.events.MAX_EVENTS)
        return rows, self.events.events(before, action, after, rows)

    def would_happen(self, state: State, moves: Sequence[int]) -> tuple[NDArray[np.int32], list[int]]:
        """Return what would happen in each of some legal moves, as rows of numbers, and how many there are for each."""
        rows = np.zeros((len(moves), self.events.MAX_EVENTS, COLUMNS), np.int32)
        counts = np.zeros(len(moves), np.int64)
        self.playouts.preview(state, np.array(moves, np.int64), np.empty(1, self.dtype), rows, counts)
        return rows, counts.tolist()

    def turn(self, setup: Setup, state: State) -> Message:
        """Say whose turn it is, or why the game is over."""
        if self.phase(state) != OVER:
            return self.story.turn(state)
        return self.narrator(setup).result(state, self.ranking(state, setup.players))

    # The board

    def svg(self, state: State, moved: Sequence[Leg] = (), language: str = "en") -> str:
        """Draw the board, with the legs of the last move marked."""
        return self.views.svg(state, OnBoard(self.pieces(state), self.colours_to_act(state), moved), language)

    def characters(self, state: State, moved: Sequence[Leg] = (), size: Size | None = None) -> Rows:
        """Draw the board for a terminal, in a smaller form where the usual one is too large."""
        return self.views.characters(state, OnBoard(self.pieces(state), self.colours_to_act(state), moved), size)

    def board_data(self, setup: Setup, language: str = "en") -> dict[str, Any]:
        """Describe the board for clients that draw it themselves (`games/boards.py`)."""
        return self.views.board_data(setup, self.letters(setup), language)


def dice_in(left: int, thrown: Dice) -> Dice:
    """List the dice of a throw that are not used up, which are given packed."""
    return thrown if left == ALL_DICE else unpack(left)


@lru_cache(maxsize=KEPT_MOVES)
def _move(code: int, spelling: str) -> Move:
    """Make a move of its spelling with the ends of its steps: one object, since the same moves come again and again."""
    return Move(code, spelling.replace(STEP_END, ""), tuple(spelling.split(STEP_END)))
