"""Parchís for the rest of Ludoteca: joins the parts of this folder, adds nothing."""

from typing import Any

from ludoteca.core.moves import OVER, Move, State
from ludoteca.core.options import BY_ROLL, Setup
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.spans import Room, Rows
from ludoteca.core.text import say
from ludoteca.games.parchis import board_data, characters, drawing, engine, events, notation, story
from ludoteca.games.parchis.board import COLOURS, name_of
from ludoteca.games.parchis.state import DTYPE, INFO, MAX_MOVES, MODES, NONE, OPTIONS

STATE_OPTIONS = [option for option in OPTIONS if option.name in (DTYPE.names or ())]


class Parchis(Rulebook):
    """The rulebook of parchís."""

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
        engine.set_up(state, int(setup.options["start_out"]), NONE if first == BY_ROLL else int(first))
        return state

    def state_for(self, setup: Setup) -> State:
        state = self.blank()
        state.players = setup.players
        state.mode = MODES.index(setup.mode)
        for option in STATE_OPTIONS:
            value = setup.options[option.name]
            state[option.name] = option.values.index(value) if isinstance(value, str) else value
        return state

    def seat_label(self, setup: Setup, seat: int) -> str:
        return "+".join(story.letters_of(self.state_for(setup), seat))

    def svg(self, state: State, moved: Move | None = None) -> str:
        return drawing.board_svg(
            notation.squares_of(state),
            die=int(state.die) or None,
            turn=() if state.phase == OVER else story.letters_of(state, state.seat),
            moved=self._moved(moved),
            barriers=notation.barriers_of(state),
            title=say(INFO.id, "name", "en"),
        )

    def board_data(self, setup: Setup) -> dict[str, Any]:
        return board_data.board_data(self.letters(setup))

    def characters(self, state: State, moved: Move | None = None, room: Room | None = None) -> Rows:
        return characters.board_rows(notation.squares_of(state), moved=self._moved(moved), room=room)

    @staticmethod
    def _moved(move: Move | None) -> tuple[str, str, str] | None:
        if move is None:
            return None
        colour, start, end = engine.decode(move.code)
        return COLOURS[colour], name_of(colour, start), name_of(colour, end)


RULEBOOK = Parchis()
