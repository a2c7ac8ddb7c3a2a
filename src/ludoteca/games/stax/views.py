"""The table of Stax with its tiles: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import OVER, Move, State
from ludoteca.core.options import Setup
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games.stax import board_data as data
from ludoteca.games.stax import characters as drawn
from ludoteca.games.stax import drawing, notation, rules
from ludoteca.games.stax.state import GAME


def svg(state: State, moved: Move | None = None) -> str:
    """Draw the table."""
    return drawing.board_svg(
        notation.towers_of(state),
        notation.hands_of(state),
        turn=_turn(state),
        moved=notation.moved_by(moved.code) if moved else None,
        title=say(GAME, "name", "en"),
    )


def characters(state: State, moved: Move | None = None, size: Size | None = None) -> Rows:
    """Draw the table for a terminal."""
    return drawn.board_rows(
        notation.towers_of(state),
        notation.hands_of(state),
        turn=_turn(state),
        moved=notation.moved_by(moved.code) if moved else None,
        size=size,
    )


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the tiles for clients that draw the table themselves."""
    return data.board_data(setup, language)


def _turn(state: State) -> int | None:
    return None if state.phase == OVER else int(rules.colour_to_act(state))
