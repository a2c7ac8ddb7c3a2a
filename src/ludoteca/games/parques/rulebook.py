"""Parqués for the rest of Ludoteca: joins the parts of this folder, adds nothing."""

from collections.abc import Mapping, Sequence

import numpy as np

from ludoteca.core.errors import Fault
from ludoteca.core.moves import OVER, Dice, Move, State
from ludoteca.core.options import BY_ROLL, Setup
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.rulebook import Codes, Lengths, Ranking, Rulebook, States
from ludoteca.core.spans import Span
from ludoteca.core.text import Message, say
from ludoteca.games.parques import characters, drawing, engine, notation, rules, story
from ludoteca.games.parques.board import BOARDS, COLOURS, name_of
from ludoteca.games.parques.state import DTYPE, INFO, MAX_MOVES, NO_STEP, NONE, OPTIONS

# The state keeps `seats` as its board, `pieces` under another name, and does not keep who starts.
STATE_NAMES = {"pieces": "piece_count"}
OPTIONS_OF_SETUP = ("seats", "first")


class Parques(Rulebook):
    """The rulebook of parqués."""

    info = INFO
    rules_version = 1
    dtype = DTYPE
    max_moves = MAX_MOVES

    def start(self, setup: Setup) -> State:
        state = self._state_for(setup)
        first = setup.options["first"]
        engine.set_up(state, NONE if first == BY_ROLL else int(first))
        return state

    def _state_for(self, setup: Setup) -> State:
        """Make a state that holds how the game is played, and nothing on the board yet."""
        state = self.blank()
        state.players = setup.players
        state.board = BOARDS.index(int(setup.options["seats"]))
        for option in OPTIONS:
            if option.name not in OPTIONS_OF_SETUP:
                value = setup.options[option.name]
                number = option.values.index(value) if isinstance(value, str) else value
                state[STATE_NAMES.get(option.name, option.name)] = number
        return state

    def phase(self, state: State) -> int:
        return int(state["phase"])

    def seat(self, state: State) -> int:
        return int(state["seat"])

    def dice_count(self, state: State) -> int:
        return int(rules.dice_due(state, engine.colour_to_play(state)))

    def throw_unchecked(self, state: State, dice: Dice) -> None:
        engine.throw(state, dice[0], dice[1] if len(dice) == 2 else 0)

    def legal(self, state: State, buffer: Codes) -> int:
        return engine.legal(state, buffer)

    def play_unchecked(self, state: State, move: int) -> None:
        engine.play(state, move)

    def refusal(self, state: State, move: int) -> int:
        return engine.refusal(state, move)

    def play_random_games(
        self, start: State, scratch: States, lengths: Lengths, generator: np.random.Generator
    ) -> None:
        engine.play_random_games(start, scratch, lengths, generator)

    def ranking(self, state: State) -> Ranking:
        return engine.ranking(state)

    def spell(self, state: State, move: int) -> str:
        return notation.spell(state, move)

    def parse(self, state: State, text: str) -> int | None:
        return notation.parse(state, text)

    def position_fields(self, state: State) -> dict[str, str]:
        return notation.position_fields(state)

    def read_position(self, setup: Setup, fields: Mapping[str, str], faults: list[Fault]) -> State | None:
        return notation.PositionReader(self._state_for(setup), setup, fields, faults).read()

    def why(self, state: State, move: int, number: int) -> Refusal:
        return story.why(state, move, number)

    def tell_throw(self, before: State, dice: Dice, after: State) -> tuple[Event, ...]:
        teller = story.Teller(before, after)
        teller.tell_throw(dice)
        return tuple(teller.events)

    def tell_move(self, before: State, move: int, after: State) -> tuple[Event, ...]:
        teller = story.Teller(before, after)
        teller.tell_move(move)
        return tuple(teller.events)

    def result(self, state: State) -> Result:
        return story.result(state)

    def describe(self, state: State) -> tuple[Message, ...]:
        return story.describe(state)

    def seat_label(self, setup: Setup, seat: int) -> str:
        return story.letter_of(self._state_for(setup), seat)

    def svg(self, state: State, moved: Move | None = None) -> str:
        return drawing.board_svg(
            notation.squares_of(state),
            seats=BOARDS[state.board],
            dice=notation.dice_of(state),
            turn=() if state.phase == OVER else story.letter_of(state, int(state.seat)),
            moved=self._moved(state, moved),
            title=say(INFO.id, "name", "en"),
        )

    def characters(self, state: State, moved: Move | None = None) -> Sequence[Sequence[Span]]:
        return characters.board_rows(
            notation.squares_of(state), seats=BOARDS[state.board], moved=self._moved(state, moved)
        )

    @staticmethod
    def _moved(state: State, move: Move | None) -> list[tuple[str, str, str]]:
        """Tell the ways of the pieces of a play: colour, from, to."""
        if move is None:
            return []
        colour, start, _, end, second_start, second_end = engine.decode(move.code)
        ways = [(start, end)] if second_start == NO_STEP else [(start, end), (second_start, second_end)]
        board = int(state.board)
        return [(COLOURS[colour], name_of(board, colour, one), name_of(board, colour, two)) for one, two in ways]


RULEBOOK = Parques()
