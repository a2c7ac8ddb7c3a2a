"""A cross of four arms in few characters, 40 columns by 19 lines: squares without lines between them.

Squares are four characters wide in the upper and lower arms, two in the side arms, whose innermost squares stand
beside the goal:

    left arm      lanes       right arm          columns
    0 .. 13   14   18   22    26 .. 39

Upper and lower arms name every square; side arms name only landmarks (starts and safe squares), from which people
count. The mark of the last move stands before a single piece; where two leave no room for it, they are underlined.
"""

from typing import NamedTuple

from ludoteca.core.spans import MOVED, Span

COLUMNS = 40
UPPER_LINE, MIDDLE_LINE, LOWER_LINE = 7, 9, 11  # the innermost row of an arm, the middle lane of the side arms
LEFT_COLUMN, MIDDLE_COLUMN, RIGHT_COLUMN = 14, 18, 24
LANE_WIDTH = 4
SIDE_WIDTH = 2
BOTTOM, RIGHT, TOP = 0, 1, 2  # arms, from the bottom counter-clockwise; what is left is the left one

EMPTY = "·"

Canvas = list[list[Span]]  # one span a character


class Square(NamedTuple):
    """What is to be written in a square."""

    name: str
    pieces: str  # letters, and counts after them
    paper: str
    sign: str  # of a landmark: a start or a safe square
    mark: str  # of the last move


def cell(arm: int, lane: int, row: int) -> tuple[int, int, int]:
    """Find the line, the first column and the width of a square."""
    if arm == BOTTOM:
        return LOWER_LINE + row, MIDDLE_COLUMN + lane * LANE_WIDTH, LANE_WIDTH
    if arm == TOP:
        return UPPER_LINE - row, MIDDLE_COLUMN - lane * LANE_WIDTH, LANE_WIDTH
    if arm == RIGHT:
        return MIDDLE_LINE - lane, RIGHT_COLUMN + row * SIDE_WIDTH, SIDE_WIDTH
    return MIDDLE_LINE + lane, LEFT_COLUMN - row * SIDE_WIDTH, SIDE_WIDTH


def write_square(canvas: Canvas, place: tuple[int, int, int], square: Square) -> None:
    """Write a square: its pieces, or else its name or a dot, after the mark of the last move."""
    line, column, width = place
    is_wide = width == LANE_WIDTH
    paper = square.paper
    for at in range(column, column + width):
        canvas[line][at] = Span(" ", paper=paper)
    if square.pieces:
        write_pieces(canvas[line], column, width, square)
        return
    shown = square.name if is_wide or (square.sign and not square.mark) else EMPTY
    end = column + SIDE_WIDTH + is_wide
    for at, letter in enumerate(shown, start=end - len(shown)):
        canvas[line][at] = Span(letter, ink="" if paper else "dim", paper=paper)
    if square.mark or is_wide:
        canvas[line][column] = Span(square.mark or square.sign or " ", paper=paper, bold=bool(square.mark))


def write_pieces(line: list[Span], column: int, width: int, square: Square) -> None:
    """Write pieces where a number would end, from the left where they are many."""
    begin = column + max(0, min(width, SIDE_WIDTH + 1) - len(square.pieces))
    paper = MOVED if square.mark and begin == column else ""
    if begin > column:
        sign = square.sign if width == LANE_WIDTH else ""
        line[column] = Span(square.mark or sign or " ", paper=square.paper, bold=bool(square.mark))
    ink = ""
    for at, letter in enumerate(square.pieces, start=begin):
        ink = letter if letter.isalpha() else ink if letter.isdigit() else ""
        line[at] = Span(letter, ink=ink, paper=paper, bold=True)
