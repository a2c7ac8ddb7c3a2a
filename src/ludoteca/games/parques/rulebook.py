"""Parqués for the rest of Ludoteca: joins the parts of this folder, adds nothing."""

from typing import Any

from ludoteca.core.moves import OVER, Move, State
from ludoteca.core.options import BY_ROLL, Setup
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.spans import Room, Rows
from ludoteca.core.text import say
from ludoteca.games.parques import board_data, characters, drawing, engine, events, notation, story
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
    engine = engine
    notation = notation
    story = story
    events = events

    def start(self, setup: Setup) -> State:
        state = self.state_for(setup)
        first = setup.options["first"]
        engine.set_up(state, NONE if first == BY_ROLL else int(first))
        return state

    def state_for(self, setup: Setup) -> State:
        state = self.blank()
        state.players = setup.players
        state.board = BOARDS.index(int(setup.options["seats"]))
        for option in OPTIONS:
            if option.name not in OPTIONS_OF_SETUP:
                value = setup.options[option.name]
                number = option.values.index(value) if isinstance(value, str) else value
                state[STATE_NAMES.get(option.name, option.name)] = number
        return state

    def seat_label(self, setup: Setup, seat: int) -> str:
        return story.letter_of(self.state_for(setup), seat)

    def svg(self, state: State, moved: Move | None = None) -> str:
        return drawing.board_svg(
            notation.squares_of(state),
            seats=BOARDS[state.board],
            dice=notation.dice_of(state),
            turn=() if state.phase == OVER else story.letter_of(state, int(state.seat)),
            moved=self._moved(state, moved),
            title=say(INFO.id, "name", "en"),
        )

    def board_data(self, setup: Setup) -> dict[str, Any]:
        return board_data.board_data(self.letters(setup), int(setup.options["seats"]))

    def characters(self, state: State, moved: Move | None = None, room: Room | None = None) -> Rows:
        pieces, played = notation.squares_of(state), self._moved(state, moved)
        return characters.board_rows(pieces, seats=BOARDS[state.board], moved=played, room=room)

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
