"""The Parchís board in characters, for a terminal of 80 by 24; smaller where it has to share that with other things."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ludoteca.core.spans import Rows, Size, Span, assign, fitting, merged
from ludoteca.games import cross
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

# The same in few characters, with squares as in `cross`.
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


@dataclass(frozen=True, slots=True)
class Places:
    """Where homes and goals are on a board, by line and column."""

    goals: dict[str, tuple[int, int]]
    homes: dict[str, tuple[int, int]]
    home_lines: int
    home_columns: int
    in_home: tuple[tuple[int, int], ...]  # of its pieces, from its corner


PLACES = Places(
    goals={"Y": (12, 37), "B": (11, 40), "R": (10, 37), "G": (11, 34)},
    homes={"Y": (16, 56), "B": (0, 56), "R": (0, 5), "G": (16, 5)},
    home_lines=7,
    home_columns=17,
    in_home=((2, 5), (2, 11), (4, 5), (4, 11)),
)
SMALL_PLACES = Places(
    goals={"Y": (10, 18), "B": (9, 20), "R": (8, 18), "G": (9, 16)},
    homes={"Y": (13, 30), "B": (2, 30), "R": (2, 2), "G": (13, 2)},
    home_lines=4,
    home_columns=9,
    in_home=((1, 2), (1, 6), (2, 2), (2, 6)),
)

# The mark before a square's number: plain, left by the last move, reached by it.
PLAIN_MARKS = (" ", "▹", "▸")
SAFE_MARKS = ("○", "◎", "◉")
START_MARKS = ("●", "◎", "◉")
EMPTY_PLACE = "·"


@dataclass(frozen=True, slots=True)
class Square:
    """What is constant of a square: its name, its spot, its marks and the paper it is painted on."""

    name: str
    spot: str
    marks: tuple[str, str, str] = PLAIN_MARKS
    paper: str = ""


Canvas = list[list[Span]]  # one span a character


def board_rows(pieces: Squares, *, moved: tuple[str, str, str] | None = None, size: Size | None = None) -> Rows:
    """Draw the board; an empty square shows its number, an occupied one the letters of its pieces.

    `○` marks a safe square, `●` a start. The last move goes from `▹` to `▸`, on safe squares from `◎` to `◉`.
    """
    return fitting(drawings(pieces, moved), size)


def drawings(pieces: Squares, moved: tuple[str, str, str] | None) -> Iterator[Rows]:
    """Draw the board with lines between the squares, then without."""
    occupants = layout.occupants(pieces)
    canvas = blank(BOARD, COLUMNS)
    for spot, square in squares():
        write_square(canvas, spot, square, occupants.get(spot, []), mark_index(spot, moved))
    yield completed(canvas, pieces, PLACES)
    canvas = blank(SMALL_BOARD, cross.COLUMNS)
    for spot, square in squares():
        mark, sign = PLAIN_MARKS[mark_index(spot, moved)].strip(), square.marks[0].strip()
        found = cross.Square(square.name, "".join(occupants.get(spot, [])), square.paper, sign, mark)
        line, column, width = cross.cell(*spot)
        cross.write_square(canvas, (line, column, width), found)
        assign(canvas[line], column, width, square.spot)
    yield completed(canvas, pieces, SMALL_PLACES)


def blank(board: str, columns: int) -> Canvas:
    """Make a canvas of what never changes."""
    return [[Span(mark, ink="dim") for mark in line.ljust(columns)] for line in board.splitlines()]


def completed(canvas: Canvas, pieces: Squares, places: Places) -> Rows:
    """Write homes and goals on a canvas that has all else."""
    for colour in COLOURS:
        if colour in pieces:
            write_home(canvas, colour, list(pieces[colour]).count(layout.HOME), places)
            write_goal(canvas, colour, list(pieces[colour]).count(layout.GOAL), places)
    return [merged(line) for line in canvas]


def squares() -> Iterator[tuple[Spot, Square]]:
    """Go over all squares but homes and goals."""
    starts = {start: colour for colour, start in layout.STARTS.items()}
    for n in range(1, SQUARES + 1):
        square = Square(f"{n:>2}", str(n))
        if n in starts:
            square = Square(f"{n:>2}", str(n), START_MARKS, starts[n])
        elif n in layout.SAFE:
            square = Square(f"{n:>2}", str(n), SAFE_MARKS, "safe")
        yield layout.common_spot(n), square
    for colour in COLOURS:
        for n in range(1, CORRIDOR_SQUARES + 1):
            yield layout.corridor_spot(colour, n), Square(f"c{n}", f"{colour}:c{n}", PLAIN_MARKS, colour)


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
    assign(canvas[line], column, width, square.spot)


def place(colour: str, name: str, taken: bool) -> Span:
    """Write a place of a home or goal: a piece or a dot."""
    spot = f"{colour}:{name}"
    return Span(colour, ink=colour, bold=True, spot=spot) if taken else Span(EMPTY_PLACE, ink=colour, spot=spot)


def write_home(canvas: Canvas, colour: str, count: int, places: Places) -> None:
    """Write the pieces at home and dots on its empty places, and ink its frame."""
    top, left = places.homes[colour]
    for line in canvas[top : top + places.home_lines]:
        for at in range(left, left + places.home_columns):
            line[at] = replace(line[at], ink=colour)
    for index, (down, right) in enumerate(places.in_home):
        canvas[top + down][left + right] = place(colour, layout.HOME, index < count)


def write_goal(canvas: Canvas, colour: str, count: int, places: Places) -> None:
    """Write the pieces in the goal and dots for those still to come."""
    line, column = places.goals[colour]
    for index in range(len(layout.GOAL_PLACES)):
        canvas[line][column + index] = place(colour, layout.GOAL, index < count)
