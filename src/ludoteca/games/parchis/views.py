"""The board of parchís with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import OVER, State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import Leg
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games.parchis import board_data as data
from ludoteca.games.parchis import characters as drawn
from ludoteca.games.parchis import drawing, notation, story
from ludoteca.games.parchis.state import GAME
from ludoteca.games.track import square_of


def svg(state: State, moved: Sequence[Leg] = ()) -> str:
    """Draw the board."""
    return drawing.board_svg(
        notation.squares_of(state),
        die=int(state.die) or None,
        turn=() if state.phase == OVER else story.letters_of(state, state.seat),
        moved=_moved(moved),
        barriers=notation.barriers_of(state),
        title=say(GAME, "name", "en"),
    )


def characters(state: State, moved: Sequence[Leg] = (), size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    return drawn.board_rows(notation.squares_of(state), moved=_moved(moved), size=size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return data.board_data(letters, language)


def _moved(legs: Sequence[Leg]) -> tuple[str, str, str] | None:
    return next(((leg.piece.colour, square_of(leg.origin), square_of(leg.target)) for leg in legs), None)
