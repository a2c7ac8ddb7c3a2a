"""The board of Felix Sex with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import OnBoard
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.felix_sex import characters as drawn
from ludoteca.games.felix_sex import drawing, notation
from ludoteca.games.felix_sex.state import GAME

PIXELS = 760


def svg(state: State, shown: OnBoard, language: str) -> str:
    """Draw the board."""
    dice = drawing.dice_shown(int(state.seat), notation.dice_of(state))
    return boards.svg(drawing.board(language), shown, more=dice, title=say(GAME, "name", language), size=PIXELS)


def characters(state: State, shown: OnBoard, size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    return drawn.board_rows(shown.pieces, shown.moved, size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return drawing.board(language)
