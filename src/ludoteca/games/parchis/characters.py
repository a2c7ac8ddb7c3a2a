"""The Parchís board in characters, for a terminal of 80 by 24; smaller where it has to share that with other things."""

from collections.abc import Collection, Sequence

from ludoteca.core.pieces import Leg, Piece
from ludoteca.core.spans import Rows, Size, fitting
from ludoteca.games.cross import LARGE, SMALL, Board, squares
from ludoteca.games.parchis.board import SAFE_SQUARES
from ludoteca.games.parchis.layout import LAYOUT

# What never changes; 8 and 9 meet on a diagonal as on the real board.
BOARD = """\
     ╭──────┤R├──────╮      ┌──────┬──────┬──────┐      ╭──────┤B├──────╮
     │               │      │      │      │      │      │               │
     │               │      │      │      │      │      │               │
     │               │      │      │      │      │      │               │
     │               │      │      │      │      │      │               │
     │               │      │      │      │      │      │               │
     ╰───────────────╯      │      │      │      │      ╰───────────────╯
                            │      │      │      │
┌───┬───┬───┬───┬───┬───┬───┤      │      │      ├───┬───┬───┬───┬───┬───┬───┐
│   │   │   │   │   │   │   │   ╲──┴──────┴──╱   │   │   │   │   │   │   │   │
├───┼───┼───┼───┼───┼───┼───┼───┤╲          ╱├───┼───┼───┼───┼───┼───┼───┼───┤
│   │   │   │   │   │   │   │   │            │   │   │   │   │   │   │   │   │
├───┼───┼───┼───┼───┼───┼───┼───┤╱          ╲├───┼───┼───┼───┼───┼───┼───┼───┤
│   │   │   │   │   │   │   │   ╱──┬──────┬──╲   │   │   │   │   │   │   │   │
└───┴───┴───┴───┴───┴───┴───┤      │      │      ├───┴───┴───┴───┴───┴───┴───┘
                            │      │      │      │
     ╭──────┤G├──────╮      │      │      │      │      ╭──────┤Y├──────╮
     │               │      │      │      │      │      │               │
     │               │      │      │      │      │      │               │
     │               │      │      │      │      │      │               │
     │               │      │      │      │      │      │               │
     │               │      │      │      │      │      │               │
     ╰───────────────╯      └──────┴──────┴──────┘      ╰───────────────╯
"""
SMALL_BOARD = """\


  ╭──┤R├──╮                   ╭──┤B├──╮
  │       │                   │       │
  │       │                   │       │
  ╰───────╯                   ╰───────╯







  ╭──┤G├──╮                   ╭──┤Y├──╮
  │       │                   │       │
  │       │                   │       │
  ╰───────╯                   ╰───────╯


"""

BOARDS = (
    Board(
        LARGE,
        BOARD,
        homes={"Y": (16, 56), "B": (0, 56), "R": (0, 5), "G": (16, 5)},
        home_lines=7,
        home_columns=17,
        in_home=((2, (5, 11)), (4, (5, 11))),
    ),
    Board(
        SMALL,
        SMALL_BOARD,
        homes={"Y": (13, 30), "B": (2, 30), "R": (2, 2), "G": (13, 2)},
        home_lines=4,
        home_columns=9,
        in_home=((1, (2, 6)), (2, (2, 6))),
    ),
)


def board_rows(
    pieces: Sequence[Piece], playing: Collection[str], moved: Sequence[Leg] = (), size: Size | None = None
) -> Rows:
    """Draw the board, as `games/cross.py` says."""
    found = squares(LAYOUT, SAFE_SQUARES, pieces, moved)
    return fitting((board.draw(found, pieces, playing) for board in BOARDS), size)
