"""The board of parqués with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import OnBoard
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.parques import characters as drawn
from ludoteca.games.parques import drawing, notation
from ludoteca.games.parques.board import BOARDS, COLOURS
from ludoteca.games.parques.layout import layout_of
from ludoteca.games.parques.state import GAME


def svg(state: State, shown: OnBoard, language: str) -> str:
    """Draw the board."""
    seats = BOARDS[state.board]
    thrown = notation.dice_of(state)
    board = drawing.board(_playing(state), seats, language, shown.turn[0] if thrown and shown.turn else "")
    dice = drawing.dice_shown(layout_of(seats), thrown, shown.turn)
    title = say(GAME, "name", language)
    return boards.svg(board, shown, more=dice, title=title)


def characters(state: State, shown: OnBoard, size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    return drawn.board_rows(BOARDS[state.board], shown.pieces, _playing(state), shown.moved, size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return drawing.board(tuple(letters), int(setup.options["seats"]), language)


def _playing(state: State) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour in notation.colours_in_play(state))
