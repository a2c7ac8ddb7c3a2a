"""The Parchís board in characters, for a terminal of 80 by 24."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ludoteca.core.spans import Span, merged
from ludoteca.games.parchis import layout
from ludoteca.games.parchis.board import COLOURS, SQUARES
from ludoteca.games.parchis.layout import Spot, Squares
from ludoteca.games.track import CORRIDOR_SQUARES

# What never changes. Squares are written over it: six characters wide in the upper and lower arms, three in
# the side arms; 8 and 9 meet on a diagonal as on the real board.
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
COLUMNS = 78

MIDDLE_LINE = 11
SIDE_LANE_LINES = 2  # from one lane of a side arm to the next
SIDE_WIDTH = 3
SIDE_PITCH = 4
LEFT_ARM_COLUMN = 29
RIGHT_ARM_COLUMN = 46

LOWER_ARM_LINE = 14
UPPER_ARM_LINE = 8
MIDDLE_COLUMN = 36
LANE_PITCH = 7
LANE_WIDTH = 6

GOAL_AT = {"Y": (12, 37), "B": (11, 40), "R": (10, 37), "G": (11, 34)}  # line and column
HOME_AT = {"Y": (16, 56), "B": (0, 56), "R": (0, 5), "G": (16, 5)}
HOME_LINES = 7
HOME_COLUMNS = 17
HOME_PLACES = ((2, 5), (2, 11), (4, 5), (4, 11))

# The mark before a square's number: plain, left by the last move, reached by it.
PLAIN_MARKS = (" ", "▹", "▸")
SAFE_MARKS = ("○", "◎", "◉")
START_MARKS = ("●", "◎", "◉")
EMPTY_PLACE = "·"


@dataclass(frozen=True, slots=True)
class Square:
    """What is constant of a square: its name, its marks and the paper it is painted on."""

    name: str
    marks: tuple[str, str, str] = PLAIN_MARKS
    paper: str = ""


Canvas = list[list[Span]]  # one span a character


def board_rows(pieces: Squares, *, moved: tuple[str, str, str] | None = None) -> list[list[Span]]:
    """Draw the board; an empty square shows its number, an occupied one the letters of its pieces.

    `○` marks a safe square, `●` a start. The last move goes from `▹` to `▸`, on safe squares from `◎` to `◉`.
    """
    canvas = [[Span(mark, ink="dim") for mark in line.ljust(COLUMNS)] for line in BOARD.splitlines()]
    occupants = layout.occupants(pieces)
    for spot, square in squares():
        colours = occupants.get(spot, [])
        write_square(canvas, spot, square, colours, mark_index(spot, moved))
    for colour in COLOURS:
        if colour in pieces:
            write_home(canvas, colour, list(pieces[colour]).count(layout.HOME))
            write_goal(canvas, colour, list(pieces[colour]).count(layout.GOAL))
    return [merged(line) for line in canvas]


def squares() -> Iterator[tuple[Spot, Square]]:
    """Go over all squares but homes and goals."""
    starts = {start: colour for colour, start in layout.STARTS.items()}
    for n in range(1, SQUARES + 1):
        square = Square(f"{n:>2}")
        if n in starts:
            square = Square(f"{n:>2}", START_MARKS, starts[n])
        elif n in layout.SAFE:
            square = Square(f"{n:>2}", SAFE_MARKS, "safe")
        yield layout.common_spot(n), square
    for colour in COLOURS:
        for n in range(1, CORRIDOR_SQUARES + 1):
            yield layout.corridor_spot(colour, n), Square(f"c{n}", PLAIN_MARKS, colour)


def mark_index(spot: Spot, moved: tuple[str, str, str] | None) -> int:
    """Choose the mark of a square: 1 where the last move began, 2 where it ended, else 0."""
    if moved is None:
        return 0
    colour, *ends = moved
    for index, square in enumerate(ends, start=1):
        if layout.on_track(square) and layout.spot_of(colour, square) == spot:
            return index
    return 0


def cell(spot: Spot) -> tuple[int, int, int]:
    """Find the line, the first column and the width of a square."""
    arm = COLOURS[spot.arm]
    if arm == "Y":
        return LOWER_ARM_LINE + spot.row, MIDDLE_COLUMN + spot.lane * LANE_PITCH, LANE_WIDTH
    if arm == "R":
        return UPPER_ARM_LINE - spot.row, MIDDLE_COLUMN - spot.lane * LANE_PITCH, LANE_WIDTH
    if arm == "B":
        line = MIDDLE_LINE - spot.lane * SIDE_LANE_LINES
        return line, RIGHT_ARM_COLUMN + spot.row * SIDE_PITCH, SIDE_WIDTH
    line = MIDDLE_LINE + spot.lane * SIDE_LANE_LINES
    return line, LEFT_ARM_COLUMN - spot.row * SIDE_PITCH, SIDE_WIDTH


def write_square(canvas: Canvas, spot: Spot, square: Square, colours: list[str], index: int) -> None:
    """Write one square: its mark, then its pieces or else its number."""
    line, column, width = cell(spot)
    start = column + (width - SIDE_WIDTH) // 2
    for at in range(column, column + width):
        canvas[line][at] = Span(" ", paper=square.paper)
    canvas[line][start] = Span(square.marks[index], paper=square.paper, bold=index > 0)
    if not colours:
        for offset, mark in enumerate(square.name, start=1):
            canvas[line][start + offset] = Span(mark, paper=square.paper)
    # A lone piece stands where the units are; on no paper, since its ink may be the paper's own colour.
    for offset, colour in enumerate(colours, start=SIDE_WIDTH - len(colours)):
        canvas[line][start + offset] = Span(colour, ink=colour, bold=True)


def place(colour: str, taken: bool) -> Span:
    """Write a place of a home or goal: a piece or a dot."""
    return Span(colour, ink=colour, bold=True) if taken else Span(EMPTY_PLACE, ink=colour)


def write_home(canvas: Canvas, colour: str, count: int) -> None:
    """Write the pieces at home and dots on its empty places, and ink its frame."""
    top, left = HOME_AT[colour]
    for line in canvas[top : top + HOME_LINES]:
        for at in range(left, left + HOME_COLUMNS):
            line[at] = replace(line[at], ink=colour)
    for index, (down, right) in enumerate(HOME_PLACES):
        canvas[top + down][left + right] = place(colour, index < count)


def write_goal(canvas: Canvas, colour: str, count: int) -> None:
    """Write the pieces in the goal and dots for those still to come."""
    line, column = GOAL_AT[colour]
    for index in range(len(layout.GOAL_PLACES)):
        canvas[line][column + index] = place(colour, index < count)
