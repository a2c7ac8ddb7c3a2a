"""Parchís for the rest of Ludoteca: joins the parts of this folder, adds nothing."""

from collections.abc import Mapping, Sequence

import numpy as np

from ludoteca.core.errors import Fault
from ludoteca.core.moves import OVER, Dice, Move, State
from ludoteca.core.options import BY_ROLL, Setup
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.rulebook import Codes, Lengths, Ranking, Rulebook, States
from ludoteca.core.spans import Span
from ludoteca.core.text import Message, say
from ludoteca.games.parchis import characters, drawing, engine, notation, story
from ludoteca.games.parchis.board import COLOURS, name_of
from ludoteca.games.parchis.state import DTYPE, INFO, MAX_MOVES, MODES, NONE, OPTIONS

STATE_OPTIONS = [option for option in OPTIONS if option.name in (DTYPE.names or ())]


class Parchis(Rulebook):
    """The rulebook of parchís."""

    info = INFO
    rules_version = 1
    dtype = DTYPE
    max_moves = MAX_MOVES

    def start(self, setup: Setup) -> State:
        state = self._state_for(setup)
        first = setup.options["first"]
        engine.set_up(state, int(setup.options["start_out"]), NONE if first == BY_ROLL else int(first))
        return state

    def _state_for(self, setup: Setup) -> State:
        """Make a state that holds how the game is played, and nothing on the board yet."""
        state = self.blank()
        state.players = setup.players
        state.mode = MODES.index(setup.mode)
        for option in STATE_OPTIONS:
            value = setup.options[option.name]
            state[option.name] = option.values.index(value) if isinstance(value, str) else value
        return state

    def phase(self, state: State) -> int:
        return int(state["phase"])

    def seat(self, state: State) -> int:
        return int(state["seat"])

    def dice_count(self, state: State) -> int:
        return 1

    def throw_unchecked(self, state: State, dice: Dice) -> None:
        engine.throw(state, dice[0])

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
        return notation.spell(move)

    def parse(self, state: State, text: str) -> int | None:
        return notation.parse(text)

    def position_fields(self, state: State) -> dict[str, str]:
        return notation.position_fields(state)

    def read_position(self, setup: Setup, fields: Mapping[str, str], faults: list[Fault]) -> State | None:
        return notation.PositionReader(self._state_for(setup), setup, fields, faults).read()

    def why(self, state: State, move: int, number: int) -> Refusal:
        return story.why(state, move, number)

    def tell_throw(self, before: State, dice: Dice, after: State) -> tuple[Event, ...]:
        teller = story.Teller(before, after)
        teller.tell_throw(dice[0])
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
        return "+".join(story.letters_of(self._state_for(setup), seat))

    def svg(self, state: State, moved: Move | None = None) -> str:
        return drawing.board_svg(
            notation.squares_of(state),
            die=int(state.die) or None,
            turn=() if state.phase == OVER else story.letters_of(state, state.seat),
            moved=self._moved(moved),
            barriers=notation.barriers_of(state),
            title=say(INFO.id, "name", "en"),
        )

    def characters(self, state: State, moved: Move | None = None) -> Sequence[Sequence[Span]]:
        return characters.board_rows(notation.squares_of(state), moved=self._moved(moved))

    @staticmethod
    def _moved(move: Move | None) -> tuple[str, str, str] | None:
        if move is None:
            return None
        colour, start, end = engine.decode(move.code)
        return COLOURS[colour], name_of(colour, start), name_of(colour, end)


RULEBOOK = Parchis()
