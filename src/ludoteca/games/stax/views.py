"""The table of Stax with its tiles: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import Leg, OnBoard
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games.stax import characters as drawn
from ludoteca.games.stax import drawing, notation
from ludoteca.games.stax.board import COLOURS, Towers
from ludoteca.games.stax.layout import Moved, around
from ludoteca.games.stax.state import GAME


def svg(state: State, shown: OnBoard, language: str) -> str:
    """Draw the table."""
    towers = notation.towers_of(state)
    return drawing.board_svg(
        towers,
        notation.hands_of(state),
        turn=_turn(shown),
        moved=_moved(towers, shown.moved),
        title=say(GAME, "name", language),
        language=language,
    )


def characters(state: State, shown: OnBoard, size: Size | None = None) -> Rows:
    """Draw the table for a terminal."""
    towers = notation.towers_of(state)
    return drawn.board_rows(
        towers,
        notation.hands_of(state),
        turn=_turn(shown),
        moved=_moved(towers, shown.moved),
        size=size,
    )


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the tiles for clients that draw the table themselves."""
    return drawing.board(setup, language)


def _turn(shown: OnBoard) -> int | None:
    return COLOURS.index(shown.turn[0]) if shown.turn else None


def _moved(towers: Towers, legs: Sequence[Leg]) -> Moved | None:
    """Find the cells of the last move; where a tile was, there is still a tower next to it, or below it."""
    cells = {notation.spell_cell(cell): cell for cell in (*towers, *around(towers))}
    return next(((cells.get(leg.origin), cells[leg.target]) for leg in legs), None)
