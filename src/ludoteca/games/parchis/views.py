"""The board of parchís with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import OVER, State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import Leg
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.parchis import characters as drawn
from ludoteca.games.parchis import drawing, notation
from ludoteca.games.parchis.board import COLOURS
from ludoteca.games.parchis.layout import LAYOUT
from ludoteca.games.parchis.state import GAME


def svg(state: State, moved: Sequence[Leg] = ()) -> str:
    """Draw the board."""
    board = drawing.board(_playing(state), "en")
    turn = [] if state.phase == OVER else notation.colours_to_act(state)
    bars = [
        drawing.barrier_bar(piece.colour, LAYOUT.standing(LAYOUT.squares[piece.spot], 2))
        for piece in notation.barriers_of(state)
    ]
    die_at = LAYOUT.home_middle(turn[0]) if turn else (0.0, 0.0)
    die = drawing.die_shown(int(state.die), die_at) if state.die else []
    title = say(GAME, "name", "en")
    return boards.svg(board, notation.pieces(state), moved=moved, turn=turn, more=[*bars, *die], title=title)


def characters(state: State, moved: Sequence[Leg] = (), size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    return drawn.board_rows(notation.pieces(state), _playing(state), moved, size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return drawing.board(tuple(letters), language)


def _playing(state: State) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour in notation.colours_in_play(state))
