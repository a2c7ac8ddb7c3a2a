"""Felix Sex for the rest of Ludoteca: joins the parts of this folder, adds nothing."""

from collections.abc import Mapping, Sequence

import numpy as np

from ludoteca.core.errors import Fault
from ludoteca.core.moves import OVER, Dice, Move, State
from ludoteca.core.options import BY_ROLL, Setup
from ludoteca.core.refusals import Event, Refusal, Result
from ludoteca.core.rulebook import Codes, Lengths, Ranking, Rulebook, States
from ludoteca.core.spans import Span
from ludoteca.core.text import Message, say
from ludoteca.games.felix_sex import characters, drawing, engine, notation, story
from ludoteca.games.felix_sex.board import COLOURS
from ludoteca.games.felix_sex.state import DICE, DTYPE, INFO, MAX_MOVES, NOT_SAID, OPTION_FIELDS, OPTIONS


class FelixSex(Rulebook):
    """The rulebook of Felix Sex."""

    info = INFO
    rules_version = 1
    dtype = DTYPE
    max_moves = MAX_MOVES

    def start(self, setup: Setup) -> State:
        state = self._state_for(setup)
        first = setup.options["first"]
        engine.set_up(state, NOT_SAID if first == BY_ROLL else int(first))
        return state

    def _state_for(self, setup: Setup) -> State:
        """Make a state that holds how the game is played, and nothing on the board yet."""
        state = self.blank()
        for option in OPTIONS:
            if option.name in OPTION_FIELDS:
                value = setup.options[option.name]
                state[OPTION_FIELDS[option.name]] = option.values.index(value) if isinstance(value, str) else value
        return state

    def phase(self, state: State) -> int:
        return int(state["phase"])

    def seat(self, state: State) -> int:
        return int(state["seat"])

    def dice_count(self, state: State) -> int:
        return 1 if state["opening"] else DICE

    def throw_unchecked(self, state: State, dice: Dice) -> None:
        if len(dice) == 1:
            engine.throw_to_start(state, dice[0])
        else:
            engine.throw(state, *dice)

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
        return notation.parse(int(state["seat"]), text)

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
        return COLOURS[seat]

    def svg(self, state: State, moved: Move | None = None) -> str:
        return drawing.board_svg(
            notation.cells_of(state),
            dice=notation.dice_of(state),
            turn=None if state.phase == OVER else int(state.seat),
            moved=notation.moved_by(moved.code) if moved else (),
            title=say(INFO.id, "name", "en"),
        )

    def characters(self, state: State, moved: Move | None = None) -> Sequence[Sequence[Span]]:
        return characters.board_rows(notation.cells_of(state), moved=notation.moved_by(moved.code) if moved else ())


RULEBOOK = FelixSex()
