"""A game in progress: its state, its history, and what can be asked of it."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import islice

import numpy as np

from ludoteca.core import dice as dice_stream
from ludoteca.core.dice import pack
from ludoteca.core.errors import IllegalMove, RollError, UndoError
from ludoteca.core.moves import MOVE, OVER, PHASES, ROLL, Action, Dice, Move, Phase, Played, State, Thrown
from ludoteca.core.narrator import Narrator
from ludoteca.core.options import Setup
from ludoteca.core.overview import ListedMove, Overview
from ludoteca.core.pieces import Leg, Piece
from ludoteca.core.positions import write_position
from ludoteca.core.ranking import Ranking
from ludoteca.core.records import Entry, Record, faces_tag
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.rulebook import Rulebook, dice_in
from ludoteca.core.text import Message

STRIDE = 16  # actions from one kept state to the next; those between are played again when somebody asks for them


class Game:
    """One game of any of the games. Made by `ludoteca.new`, `ludoteca.load` and `ludoteca.from_position`.

    The phase says what is next: a throw (`roll`), a choice (`legal_moves`, `push`), or nothing more. Where the
    rules leave no choice the game goes on by itself, and `events` say what it did and why.
    """

    def __init__(
        self,
        rulebook: Rulebook,
        setup: Setup,
        seed: int | str | None = None,
        *,
        state: State | None = None,
        start: str = "",
        tags: Mapping[str, str] | None = None,
    ) -> None:
        """Begin at the beginning, or at a state; `start` is then its position text, which the record names."""
        self._rulebook = rulebook
        self._setup = setup
        self._seed = dice_stream.random_seed() if seed is None else str(seed)
        self._state = rulebook.start(setup) if state is None else state
        self._start = start
        self._tags = dict(tags or {})
        self.notices: tuple[Message, ...] = ()  # what whoever loaded the game should know
        self._actions: list[Action] = []
        self._marks: list[State] = []  # the state before every STRIDEth action
        self._before: State | None = None  # the state before the last action, if it is at hand
        self._throws = 0
        self._legal: tuple[Move, ...] | None = None
        self._moves: Sequence[ListedMove] | None = None
        self._overview: Overview | None = None
        self._dice_count: int | None = None
        self._arrive()

    # What is next

    @property
    def id(self) -> str:
        """The game's id: `parchis`…"""
        return self._setup.game

    @property
    def setup(self) -> Setup:
        """The players, mode and options it is played with."""
        return self._setup

    @property
    def rulebook(self) -> Rulebook:
        """The rules it is played by."""
        return self._rulebook

    @cached_property
    def narrator(self) -> Narrator:
        """What turns events, refusals and results of this game into words."""
        return self._rulebook.narrator(self._setup)

    @property
    def state(self) -> State:
        """A copy of the state record, for kernels."""
        return self._state.copy()

    @property
    def phase(self) -> Phase:
        """What is next: `roll`, `move`, or `over`."""
        return PHASES[self._phase]

    @property
    def seat(self) -> int | None:
        """Whose throw or decision is next, from 0; None when the game is over."""
        return None if self._phase == OVER else self._seat

    @property
    def dice_count(self) -> int:
        """How many dice the next throw has; 0 when none is due."""
        if self._phase != ROLL:
            return 0
        if self._dice_count is None:
            self._dice_count = self._rulebook.dice_count(self._state)
        return self._dice_count

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The moves that can be chosen now, in a fixed order; none outside phase `move`."""
        if self._legal is None:
            buffer = np.empty(self._rulebook.max_moves, np.int64)
            count = self._rulebook.legal(self._state, buffer)
            self._legal = tuple(self._rulebook.moves(self._state, buffer[:count].tolist()))
        return self._legal

    def chances(self) -> tuple[tuple[Dice, Fraction], ...]:
        """List every throw that can come next, low faces first, with its probability; empty when none is due."""
        return dice_stream.outcomes(self.dice_count, self._rulebook.info.faces) if self._phase == ROLL else ()

    def read(self, move: Move | str) -> Move:
        """Read a move's spelling, as the rules spell it; InvalidMove when it is none. It need not be legal."""
        return self._listed(move) or self._rulebook.read_move(self._state, _text_of(move))

    def why_not(self, move: Move | str) -> Refusal | None:
        """Say why a move cannot be played now; None when it can."""
        checked = self.read(move)
        number = self._rulebook.refusal(self._state, checked.code)
        return self.narrator.refusal(self._state, checked.code, number) if number else None

    # What can be done

    def roll(self, dice: int | Iterable[int] | None = None) -> Dice:
        """Throw the dice, or take those given as thrown; returns them, low faces first."""
        if self._phase != ROLL:
            key = "over" if self._phase == OVER else "roll_in_move"
            raise RollError(Message("core", f"fault.{key}"))
        faces = self._throw_own() if dice is None else self._checked_dice(dice)
        self._remember(_thrown(self._seat, faces))
        self._throws += 1
        self._rulebook.throw_unchecked(self._state, faces)
        self._arrive()
        return faces

    def push(self, move: Move | str) -> Move:
        """Play a move; InvalidMove when it is no spelling, IllegalMove when the rules forbid it now."""
        checked = self._listed(move) or self._checked(move)
        self._remember(_played(self._seat, checked))
        self._rulebook.play_unchecked(self._state, checked.code)
        self._arrive()
        return checked

    def undo(self) -> Action:
        """Take back the last throw or move; returns it. The same throw, made again, gives the same dice."""
        if not self._actions:
            raise UndoError(Message("core", "fault.nothing_to_undo"))
        last = len(self._actions) - 1
        self._state = self._state_before(last).copy()
        action = self._actions.pop()
        del self._marks[-(-last // STRIDE) :]
        self._before = None
        self._throws -= isinstance(action, Thrown)
        self._arrive()
        return action

    def copy(self) -> "Game":
        """Make a second game at the same point, with the same history and the same dice to come."""
        twin = Game(
            self._rulebook,
            self._setup,
            self._seed,
            state=self._state.copy(),
            start=self._start,
            tags=self._tags,
        )
        twin._actions = self._actions.copy()
        twin._marks = self._marks.copy()
        twin._before = self._before
        twin._throws = self._throws
        twin.narrator = self.narrator
        return twin

    # What happened

    @property
    def history(self) -> tuple[Action, ...]:
        """All throws and moves so far."""
        return tuple(self._actions)

    @property
    def last_action(self) -> Action | None:
        """The last throw or move; None at the start."""
        return self._actions[-1] if self._actions else None

    @property
    def last_throw(self) -> Thrown | None:
        """The last throw; None where nobody has thrown yet."""
        return next((one for one in reversed(self._actions) if isinstance(one, Thrown)), None)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened in the last throw or move, what the engine did by itself included; empty at the start."""
        return self.events_of(len(self._actions) - 1) if self._actions else ()

    def events_of(self, index: int) -> tuple[Event, ...]:
        """Describe what happened in the throw or move at an index of the history."""
        action, before = self._actions[index], self._state_before(index)
        after = self._state_before(index + 1) if index + 1 < len(self._actions) else self._state
        code = pack(action.dice) if isinstance(action, Thrown) else action.move.code
        return self.narrator.narrate(self._rulebook.seat(before), *self._rulebook.happened(before, code, after))

    def preview(self, moves: Sequence[Move]) -> list[tuple[Event, ...]]:
        """Describe what would happen in each of some legal moves."""
        would_happen = self._rulebook.would_happen(self._state, [move.code for move in moves])
        return self.narrator.narrate_each(self._seat, *would_happen)

    def moves_shown(self) -> Sequence[ListedMove]:
        """List the legal moves, each with where its pieces go and what would happen in it; faster than one by one.

        Moves that differ only in their last of three steps or more (a turn) are told to do what the first of them does.
        """
        if self._moves is None:
            self._moves = self._rulebook.list_moves(self._state, self.narrator) if self._phase == MOVE else ()
            self._legal = tuple([one.move for one in self._moves])
        return self._moves

    def overview(self) -> Overview:
        """Return all that a board shows, as numbers."""
        if self._overview is None:
            self._overview = self._rulebook.look(self._state, self._setup.players)
        return self._overview

    def pieces(self) -> list[Piece]:
        """List all pieces, of those on one spot the lowest first."""
        shown = self.overview()
        return self._rulebook.pieces_in(shown.pieces, shown.piece_count)

    def legs(self, move: Move) -> list[Leg]:
        """List where each piece that a legal move moves comes from and goes."""
        return self.legs_of([move])[0]

    def legs_of(self, moves: Sequence[Move]) -> list[list[Leg]]:
        """List the legs of each of some legal moves."""
        return self._rulebook.legs(self._state, [move.code for move in moves])

    def dice_shown(self) -> tuple[Dice, Dice]:
        """Return the throw that lies on the table, and what of it is not used up; of a position what is left of it."""
        last = self.last_throw if self._phase == MOVE else self.last_action
        thrown = last.dice if isinstance(last, Thrown) else ()
        left = dice_in(self.overview().dice_left, thrown)
        return thrown or left, left

    def colours_to_act(self) -> list[str]:
        """List the letters of the colours whose turn it is; none when the game is over."""
        return self._rulebook.colours_in(self.overview().colours)

    def last_legs(self) -> list[Leg]:
        """List where the pieces of the last move came from and went."""
        for index, action in reversed(list(enumerate(self._actions))):
            if isinstance(action, Played):
                return self._rulebook.legs(self._state_before(index), [action.move.code])[0]
        return []

    def attempt(self, legs: Sequence[Leg]) -> Move:
        """Return the move that takes pieces on such ways, be it legal or not; InvalidMove when there is none."""
        return self._rulebook.attempt(self._state, legs)

    @property
    def ranking(self) -> Ranking:
        """The places, best first, partners and ties together: all when the game is over, before that those decided."""
        return self.overview().ranking

    @property
    def result(self) -> Result | None:
        """Why the game has ended, with the clause; None while it goes on."""
        return self.narrator.result(self._state, self.ranking) if self._phase == OVER else None

    def position(self) -> str:
        """Write the position in one line of text; `ludoteca.from_position` reads it."""
        return write_position(self._rulebook, self._setup, self._state)

    def record(self) -> Record:
        """Write down the whole game so far; `ludoteca.load` reads its text and its JSON."""
        return Record(
            game=self._setup.game,
            players=self._setup.players,
            mode=self._setup.mode,
            options=self._setup.changed_options(self._rulebook.info),
            actions=tuple(_entry(action) for action in self._actions),
            rules=self._rulebook.rules_version,
            seed=self._seed,
            start=self._start,
            result=self.ranking if self._phase == OVER else (),
            tags=self._tags | faces_tag(self._rulebook.info.faces),
        )

    def describe(self, language: str = "en") -> str:
        """Describe the position in words, a sentence a line."""
        turn, story = self._rulebook.turn(self._setup, self._state), self._rulebook.story
        return "\n".join(message.explain(language) for message in (turn, *story.describe(self._state)))

    def svg(self, language: str = "en") -> str:
        """Draw the position as SVG, with letters of the colours in a language."""
        return self._rulebook.svg(self._state, self.last_legs(), language)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"ludoteca.from_position({self.position()!r})"

    # Inside

    def _arrive(self) -> None:
        """Look at a state that the game has come to."""
        self._phase, self._seat = self._rulebook.phase(self._state), self._rulebook.seat(self._state)
        self._legal = self._moves = self._overview = self._dice_count = None

    def _listed(self, move: Move | str) -> Move | None:
        """Find a move among the legal ones, where they have been listed: kernels need not look at it again."""
        text = _text_of(move)
        return next((one for one in self._legal or () if one.text == text), None)

    def _checked(self, move: Move | str) -> Move:
        """Read a move; IllegalMove where the rules forbid it now."""
        checked = self._rulebook.read_move(self._state, _text_of(move))
        number = self._rulebook.refusal(self._state, checked.code)
        if number:
            raise IllegalMove(self.narrator.refusal(self._state, checked.code, number))
        return checked

    def _remember(self, action: Action) -> None:
        self._before = self._state.copy()
        if len(self._actions) % STRIDE == 0:
            self._marks.append(self._before)
        self._actions.append(action)

    def _state_before(self, index: int) -> State:
        """Find the state before an action: kept, or played again from the last that was. Nobody may change it."""
        if index == len(self._actions) - 1 and self._before is not None:
            return self._before
        mark = index // STRIDE
        state = self._marks[mark].copy()
        for action in self._actions[mark * STRIDE : index]:
            if isinstance(action, Thrown):
                self._rulebook.throw_unchecked(state, action.dice)
            else:
                self._rulebook.play_unchecked(state, action.move.code)
        return state

    def _throw_own(self) -> Dice:
        seed, faces = dice_stream.seed_bytes(self._seed), self._rulebook.info.faces
        return dice_stream.throw(seed, self._throws, self.dice_count, faces=faces)

    def _checked_dice(self, dice: int | Iterable[int]) -> Dice:
        faces = list(islice(dice, self.dice_count + 1)) if isinstance(dice, Iterable) else [dice]
        whole = [int(face) for face in faces if isinstance(face, int | np.integer)]
        known = self._rulebook.info.faces
        if len(whole) != len(faces) or not all(face in known for face in whole):
            parameters = {"dice": repr(dice)[:40], "lowest": known[0], "highest": known[-1]}
            raise RollError(Message("core", "fault.faces", parameters))
        if len(whole) != self.dice_count:
            raise RollError(Message("core", "fault.dice_count", {"dice": repr(dice)[:40], "count": self.dice_count}))
        return tuple(sorted(whole))


# Games are long and many, and the same throws and moves come again and again: one object of each will do.
_thrown = lru_cache(maxsize=10_000)(Thrown)
_played = lru_cache(maxsize=100_000)(Played)


def _text_of(move: Move | str) -> str:
    return move.text if isinstance(move, Move) else str(move)


def _entry(action: Action) -> Entry:
    return action.seat, action.dice if isinstance(action, Thrown) else action.move.text
