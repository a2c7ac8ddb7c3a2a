"""The board of parchís with its pieces: as SVG, in characters, and as data for clients that draw it themselves."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.moves import State
from ludoteca.core.options import Setup
from ludoteca.core.pieces import OnBoard
from ludoteca.core.spans import Rows, Size
from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.parchis import characters as drawn
from ludoteca.games.parchis import drawing, notation
from ludoteca.games.parchis.board import COLOURS
from ludoteca.games.parchis.layout import LAYOUT
from ludoteca.games.parchis.state import GAME


def svg(state: State, shown: OnBoard, language: str) -> str:
    """Draw the board."""
    board = drawing.board(_playing(state), language)
    bars = [
        drawing.barrier_bar(piece.colour, LAYOUT.standing(LAYOUT.squares[piece.spot], 2))
        for piece in notation.barriers_of(state)
    ]
    die_at = LAYOUT.home_middle(shown.turn[0]) if shown.turn else (0.0, 0.0)
    die = drawing.die_shown(int(state.die), die_at) if state.die else []
    title = say(GAME, "name", language)
    return boards.svg(board, shown, more=[*bars, *die], title=title)


def characters(state: State, shown: OnBoard, size: Size | None = None) -> Rows:
    """Draw the board for a terminal."""
    return drawn.board_rows(shown.pieces, _playing(state), shown.moved, size)


def board_data(setup: Setup, letters: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board for clients that draw it themselves."""
    return drawing.board(tuple(letters), language)


def _playing(state: State) -> tuple[str, ...]:
    return tuple(COLOURS[colour] for colour in notation.colours_in_play(state))
