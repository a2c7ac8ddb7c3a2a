"""The board of parqués with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import OVER, Move, State
from ludoteca.core.options import Setup
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games.parques import board_data as data
from ludoteca.games.parques import characters as drawn
from ludoteca.games.parques import drawing, engine, notation
from ludoteca.games.parques.board import BOARDS, COLOURS, name_of
from ludoteca.games.parques.state import GAME, NO_STEP


def svg(state: State, moved: Move | None = None) -> str:
    """Draw the board."""
    return drawing.board_svg(
        notation.squares_of(state),
        seats=BOARDS[state.board],
        dice=notation.dice_of(state),
        turn=() if state.phase == OVER else notation.seat_label(state, int(state.seat)),
        moved=_moved(state, moved),
        title=say(GAME, "name", "en"),
    )


def characters(state: State, moved: Move | None = None, size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    pieces, played = notation.squares_of(state), _moved(state, moved)
    return drawn.board_rows(pieces, seats=BOARDS[state.board], moved=played, size=size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return data.board_data(letters, int(setup.options["seats"]), language)


def _moved(state: State, move: Move | None) -> list[tuple[str, str, str]]:
    """List the ways of the pieces of a play: colour, from, to."""
    if move is None:
        return []
    colour, start, _, end, second_start, second_end = engine.decode(move.code)
    ways = [(start, end)] if second_start == NO_STEP else [(start, end), (second_start, second_end)]
    board = int(state.board)
    return [(COLOURS[colour], name_of(board, colour, one), name_of(board, colour, two)) for one, two in ways]
