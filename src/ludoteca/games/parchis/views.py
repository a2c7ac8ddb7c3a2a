"""The board of parchís with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import OVER, Move, State
from ludoteca.core.options import Setup
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games.parchis import board_data as data
from ludoteca.games.parchis import characters as drawn
from ludoteca.games.parchis import drawing, engine, notation, story
from ludoteca.games.parchis.board import COLOURS, name_of
from ludoteca.games.parchis.state import GAME


def svg(state: State, moved: Move | None = None) -> str:
    """Draw the board."""
    return drawing.board_svg(
        notation.squares_of(state),
        die=int(state.die) or None,
        turn=() if state.phase == OVER else story.letters_of(state, state.seat),
        moved=_moved(moved),
        barriers=notation.barriers_of(state),
        title=say(GAME, "name", "en"),
    )


def characters(state: State, moved: Move | None = None, size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    return drawn.board_rows(notation.squares_of(state), moved=_moved(moved), size=size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return data.board_data(letters, language)


def _moved(move: Move | None) -> tuple[str, str, str] | None:
    if move is None:
        return None
    colour, start, end = engine.decode(move.code)
    return COLOURS[colour], name_of(colour, start), name_of(colour, end)
