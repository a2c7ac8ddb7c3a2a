"""Felix Sex for the rest of Ludoteca: joins the parts of this folder, adds nothing."""

from typing import Any

from ludoteca.core.moves import OVER, Move, State
from ludoteca.core.options import BY_ROLL, Setup
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.spans import Room, Rows
from ludoteca.core.text import say
from ludoteca.games.felix_sex import board_data, characters, drawing, engine, events, notation, story
from ludoteca.games.felix_sex.board import COLOURS
from ludoteca.games.felix_sex.state import DTYPE, INFO, MAX_MOVES, NOT_SAID, OPTION_FIELDS, OPTIONS


class FelixSex(Rulebook):
    """The rulebook of Felix Sex."""

    info = INFO
    rules_version = 1
    dtype = DTYPE
    max_moves = MAX_MOVES
    engine = engine
    notation = notation
    story = story
    events = events

    def start(self, setup: Setup) -> State:
        state = self.state_for(setup)
        first = setup.options["first"]
        engine.set_up(state, NOT_SAID if first == BY_ROLL else int(first))
        return state

    def state_for(self, setup: Setup) -> State:
        state = self.blank()
        for option in OPTIONS:
            if option.name in OPTION_FIELDS:
                value = setup.options[option.name]
                state[OPTION_FIELDS[option.name]] = option.values.index(value) if isinstance(value, str) else value
        return state

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

    def board_data(self, setup: Setup) -> dict[str, Any]:
        return board_data.board_data()

    def characters(self, state: State, moved: Move | None = None, room: Room | None = None) -> Rows:
        played = notation.moved_by(moved.code) if moved else ()
        return characters.board_rows(notation.cells_of(state), moved=played, room=room)


RULEBOOK = FelixSex()
