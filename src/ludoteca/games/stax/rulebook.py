"""Stax for the rest of Ludoteca: joins the parts of this folder, adds nothing."""

from typing import Any

from ludoteca.core.moves import OVER, Move, State
from ludoteca.core.options import Setup
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.spans import Room, Rows
from ludoteca.core.text import say
from ludoteca.games.stax import board_data, characters, drawing, engine, events, notation, rules, story
from ludoteca.games.stax.board import COLOURS
from ludoteca.games.stax.state import DTYPE, INFO, MAX_MOVES, NO_REPETITION, OPTIONS


class Stax(Rulebook):
    """The rulebook of Stax."""

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
        engine.set_up(state)
        return state

    def state_for(self, setup: Setup) -> State:
        state = self.blank()
        state["players"] = setup.players
        for option in OPTIONS:
            value = setup.options[option.name]
            if option.name == "repetition":
                value = NO_REPETITION if value == "off" else value
            state[option.name] = option.values.index(value) if isinstance(value, str) else value
        return state

    def seat_label(self, setup: Setup, seat: int) -> str:
        return COLOURS[seat]

    def svg(self, state: State, moved: Move | None = None) -> str:
        return drawing.board_svg(
            notation.towers_of(state),
            notation.hands_of(state),
            turn=None if state.phase == OVER else int(rules.colour_to_act(state)),
            moved=notation.moved_by(moved.code) if moved else None,
            title=say(INFO.id, "name", "en"),
        )

    def board_data(self, setup: Setup) -> dict[str, Any]:
        return board_data.board_data(setup)

    def characters(self, state: State, moved: Move | None = None, room: Room | None = None) -> Rows:
        return characters.board_rows(
            notation.towers_of(state),
            notation.hands_of(state),
            turn=None if state.phase == OVER else int(rules.colour_to_act(state)),
            moved=notation.moved_by(moved.code) if moved else None,
            room=room,
        )


RULEBOOK = Stax()
