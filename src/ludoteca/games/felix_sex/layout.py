"""Where each cell of the board of Felix Sex lies on the plane: the middle is the origin, x to the right, y down.

A cell is a cup where its pieces stand, its letter below, and its name below that.

        black:  hand      dice      off
     ,- VINARI < LETARI <-.
     |  LVDERE -----------|        white's own word goes on to 7, over black's
     |          RIDERE ---'        black's own word goes on to 7
     `> OCCEST > VIVERE -->
        white:  hand      dice      off
"""

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from ludoteca.games.boards import Stand
from ludoteca.games.felix_sex import board
from ludoteca.games.felix_sex.board import BLACK, LAST, ROW_END, WHITE, name_of
from ludoteca.games.svg import Point

HAND = name_of(WHITE, board.HAND)
OFF = name_of(WHITE, board.OFF)
WORD = 6  # letters of a word

LETTERS = ("VINARILETARI", "LVDERERIDERE", "OCCESTVIVERE")
OWN_ROWS = tuple(tuple(name_of(seat, step) for step in range(1, ROW_END + 1)) for seat in (WHITE, BLACK))
SHARED = tuple(name_of(WHITE, step) for step in range(ROW_END + 1, LAST + 1))
TOP_ROW, BOTTOM_ROW = SHARED[: 2 * WORD], SHARED[2 * WORD :]  # in the order of the way
NAMES = (TOP_ROW[::-1], OWN_ROWS[WHITE] + OWN_ROWS[BLACK], BOTTOM_ROW)

WIDTH = 760.0
HEIGHT = 612.0

PITCH = 52.0  # from one letter to the next
WORD_GAP = 40.0  # between the two words of a row
ROW_PITCH = 128.0
FIRST_BASELINE = -94.0
LETTER_SIZE = 46.0
LETTERS_EDGE = WORD * PITCH + WORD_GAP / 2  # from the middle to the sides of the outer letters

CUP_RISE = 51.0  # from the feet of a letter up to the middle of its cup
NAME_DROP = 13.0  # from the feet of a letter down to the middle of its name

PIECE_X = 20.0  # half the width of a piece, and half its depth as seen
PIECE_Y = 15.5
PIECE_HEIGHT = 6.0
MOST_RISE = 30.0  # of the highest piece over the lowest: higher stacks are drawn closer

TRAY_PILE = 5  # pieces in one pile of a tray
TRAY_PITCH = 45.0
STRIP_HEIGHT = 72.0
STRIP_TOPS = (HEIGHT / 2 - 13.0 - STRIP_HEIGHT, 13.0 - HEIGHT / 2)  # white sits below, black above
TRAY_WIDTH = 230.0
TRAY_LEFTS = {HAND: 20.0 - WIDTH / 2, OFF: WIDTH / 2 - 20.0 - TRAY_WIDTH}
TRAY_SIGN = 42.0  # from the left of a tray to the middle of its sign
TRAY_FIRST_PILE = 104.0
TRAY_FLOOR = 50.0  # from the top of a tray to the middle of the lowest pieces
DIE_PITCH = 50.0

SLAB = (15.0 - WIDTH / 2, 95.0 - HEIGHT / 2, WIDTH / 2 - 15.0, HEIGHT / 2 - 102.0)  # left, top, right, bottom
CHIP_STEP = 17.0  # between the points of the worn edge
CHIPS = {4: 6.0, 5: 3.0, 31: 7.0, 32: 4.5, 46: 5.0, 58: 6.5, 59: 8.0, 60: 4.0, 83: 6.0, 104: 5.0, 120: 7.0, 121: 5.0}

NAME_GAP = 13.0  # the line of the way leaves this free about a name
WAY_MARGIN = 17.0  # from the letters to the line of the way at their side
ARROW = (6.0, 4.0)  # length and half the width of the head of an arrow
WAY_BETWEEN_ROWS = 26.0  # from the feet of the upper letters to white's line to 7


class Spot(NamedTuple):
    """A cell as its row (0 on top) and column (0 on the left)."""

    row: int
    column: int


SPOTS = {name: Spot(row, column) for row, names in enumerate(NAMES) for column, name in enumerate(names)}


def letters() -> Iterator[tuple[str, str, Point]]:
    """Go over the cells as they are read: name, letter and the middle of the letter's feet."""
    for name, spot in SPOTS.items():
        yield name, LETTERS[spot.row][spot.column], foot(name)


def foot(name: str) -> Point:
    """Find the middle of the feet of a cell's letter."""
    row, column = SPOTS[name]
    x = -LETTERS_EDGE + (column + 0.5) * PITCH + (WORD_GAP if column >= WORD else 0.0)
    return x, FIRST_BASELINE + row * ROW_PITCH


def cup(name: str) -> Point:
    """Find the middle of a cell's cup, where its lowest piece stands."""
    x, y = foot(name)
    return x, y - CUP_RISE


def name_place(name: str) -> Point:
    """Find the middle of a cell's name."""
    x, y = foot(name)
    return x, y + NAME_DROP


def ornament_place(row: int) -> Point:
    """Find the middle of the ornament between the two words of a row."""
    return 0.0, FIRST_BASELINE + row * ROW_PITCH - LETTER_SIZE / 3


def rises(count: int) -> list[float]:
    """List how high over the lowest each piece of a stack lies."""
    step = min(PIECE_HEIGHT, MOST_RISE / max(count - 1, 1))
    return [index * step for index in range(count)]


def stack(name: str, count: int) -> list[Stand]:
    """List where the pieces of a stack stand, the lowest first."""
    x, y = cup(name)
    return [(x, y - rise, 1.0) for rise in rises(count)]


def tray_corner(seat: int, tray: str) -> Point:
    """Find the upper left corner of a seat's hand or off."""
    return TRAY_LEFTS[tray], STRIP_TOPS[seat]


def sign_place(seat: int, tray: str) -> Point:
    """Find the middle of the sign of a tray, which bears its number."""
    x, y = tray_corner(seat, tray)
    return x + TRAY_SIGN, y + STRIP_HEIGHT / 2


def tray_stands(seat: int, tray: str, count: int) -> list[Stand]:
    """List where the pieces in a tray stand, in piles of five."""
    x, y = tray_corner(seat, tray)
    x, y = x + TRAY_FIRST_PILE, y + TRAY_FLOOR
    return [(x + n // TRAY_PILE * TRAY_PITCH, y - n % TRAY_PILE * PIECE_HEIGHT, 1.0) for n in range(count)]


def dice_places(seat: int, count: int) -> list[Point]:
    """List where a seat's dice lie: between its trays."""
    left = -(count - 1) * DIE_PITCH / 2
    return [(left + n * DIE_PITCH, STRIP_TOPS[seat] + STRIP_HEIGHT / 2) for n in range(count)]


def ways() -> list[list[Point]]:
    """List the lines of the way round, each in the direction of the pieces."""
    lines = []
    for names in (*OWN_ROWS, TOP_ROW, BOTTOM_ROW):
        for start, end in pairwise(names):
            (x, y), (to_x, _) = name_place(start), name_place(end)
            free = NAME_GAP if to_x > x else -NAME_GAP
            lines.append([(x + free, y), (to_x - free, y)])
    return lines + turns()


def turns() -> list[list[Point]]:
    """List the lines from one row to another, and the last one off the board."""
    right = LETTERS_EDGE + WAY_MARGIN
    left = -right
    (x7, top), (x18, _), (x19, bottom) = (name_place(name) for name in ("7", "18", "19"))
    (x6a, own), (x6b, _), (x30, _) = (name_place(name) for name in ("6a", "6b", "30"))
    between = foot("7")[1] + WAY_BETWEEN_ROWS
    return [
        [(x18 - NAME_GAP, top), (left, top), (left, bottom), (x19 - NAME_GAP, bottom)],
        [(x6b + NAME_GAP, own), (right, own), (right, top), (x7 + NAME_GAP, top)],
        [(x6a + NAME_GAP, own), (0.0, own), (0.0, between), (right, between)],
        [(x30 + NAME_GAP, bottom), (right + 6, bottom)],
    ]


def arrowhead(start: Point, end: Point) -> list[Point]:
    """List the points of the head at the end of a line."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    back, half = ARROW
    x, y = end[0] - back * dx, end[1] - back * dy
    return [(x - half * dy, y + half * dx), end, (x + half * dy, y - half * dx)]


def wear(index: int) -> float:
    """Return how much of the edge is worn at one of its points: irregular, but always the same."""
    return (index * 2654435761 % 4294967296) / 4294967296 * 2.2 + CHIPS.get(index, 0.0)


def slab_outline() -> list[Point]:
    """List the points of the worn edge of the slab, clockwise from the upper left corner."""
    left, top, right, bottom = SLAB
    corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)]
    points: list[Point] = []
    for (x, y), (to_x, to_y) in pairwise(corners):
        length = abs(to_x - x) + abs(to_y - y)
        dx, dy = (to_x - x) / length, (to_y - y) / length
        steps = int(length / CHIP_STEP)
        for step in range(1, steps):
            along, worn = step * length / steps, wear(len(points))
            points.append((x + dx * along - dy * worn, y + dy * along + dx * worn))
    return points
