"""The board of Felix Sex with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import OVER, State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import Leg
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games.felix_sex import board_data as data
from ludoteca.games.felix_sex import characters as drawn
from ludoteca.games.felix_sex import drawing, notation
from ludoteca.games.felix_sex.board import COLOURS
from ludoteca.games.felix_sex.state import GAME
from ludoteca.games.track import square_of


def svg(state: State, moved: Sequence[Leg] = ()) -> str:
    """Draw the board."""
    return drawing.board_svg(
        notation.cells_of(state),
        dice=notation.dice_of(state),
        turn=None if state.phase == OVER else int(state.seat),
        moved=_moved(moved),
        title=say(GAME, "name", "en"),
    )


def characters(state: State, moved: Sequence[Leg] = (), size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    played = _moved(moved)
    return drawn.board_rows(notation.cells_of(state), moved=played, size=size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return data.board_data(language)


def _moved(legs: Sequence[Leg]) -> list[tuple[int, str, str, int]]:
    ways = Counter((COLOURS.index(leg.piece.colour), square_of(leg.origin), square_of(leg.target)) for leg in legs)
    return [(*way, count) for way, count in ways.items()]
