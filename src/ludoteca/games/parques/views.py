"""The board of parqués with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import OVER, State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import Leg
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games.parques import board_data as data
from ludoteca.games.parques import characters as drawn
from ludoteca.games.parques import drawing, notation
from ludoteca.games.parques.board import BOARDS
from ludoteca.games.parques.state import GAME
from ludoteca.games.track import square_of


def svg(state: State, moved: Sequence[Leg] = ()) -> str:
    """Draw the board."""
    return drawing.board_svg(
        notation.squares_of(state),
        seats=BOARDS[state.board],
        dice=notation.dice_of(state),
        turn=() if state.phase == OVER else notation.seat_label(state, int(state.seat)),
        moved=_moved(moved),
        title=say(GAME, "name", "en"),
    )


def characters(state: State, moved: Sequence[Leg] = (), size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    pieces, played = notation.squares_of(state), _moved(moved)
    return drawn.board_rows(pieces, seats=BOARDS[state.board], moved=played, size=size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return data.board_data(letters, int(setup.options["seats"]), language)


def _moved(legs: Sequence[Leg]) -> list[tuple[str, str, str]]:
    return [(leg.piece.colour, square_of(leg.origin), square_of(leg.target)) for leg in legs]
