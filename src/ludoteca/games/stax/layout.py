r"""Where things are in the picture of Stax: cells, tiles, trays and the course of the last move.

Table: the origin is the middle of cell 0,0 on the table, x to the right and y down. Tiles stand in their cells with a
gap around them, seen a little from the front: faces are squashed, and each level of a tower is some way up.

         /\         face, its middle at `View.face(cell, level)`
        |  |
        |\/|        the next level: one step down
        |\/|
         \/         foot, its middle at `View.ground(cell)`
"""

from collections.abc import Iterable, Mapping, Sequence
from math import ceil, copysign, cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from ludoteca.games.stax.board import DIRECTIONS, SETS, SIDES, Cell, Tile
from ludoteca.games.svg import Point, centre

Moved = tuple[Cell | None, Cell]
"""Where the last tile came from (None: from the hand) and where it is now."""

SQUASH = 0.86  # height of a face as we see it, by its height from above
CELL = 34.0  # from the middle of a cell to its sides
FACE = 30.0  # from the middle of a tile to its sides
THICKNESS = 8.0  # of a tile
CORNER = 2 / sqrt(3)  # from the middle to a corner, by that to a side
ROW_PITCH = 1.5 * CORNER * CELL * SQUASH

# A tower hides part of the lower tiles behind it. Where it would hide more of a face than this, rows move apart; where
# it would rise more above that face, levels become thinner.
MOST_HIDDEN = 2.0
MOST_RISE = 20.0
AHEAD: tuple[Cell, ...] = (DIRECTIONS[4], DIRECTIONS[5], (-1, 2))  # seen from a tile: what can hide it

FRAME = 10.0  # the wooden frame about the cloth and the trays
MARGIN = 14.0  # of the cloth about the cells
LEAST_WIDTH = 7 * 2 * CELL  # of what the cloth shows: a tile alone is no giant
LEAST_HEIGHT = 5 * ROW_PITCH
TOP_ROOM = 10.0  # above a tower: its height and the mark of the last move

PLATE = 50.0  # the sign of a seat at the left of its tray
TRAY_PADDING = 7.0
TRAY_GAP = 8.0
ROW_GAP = 4.0
LEAST_TRAY = 54.0  # the height of an empty one
TRAY_PITCHES = (48.0, 56.0)  # of the tiles in a tray: least and most
TILE_PITCH = 2 * FACE + 6  # of tiles in a tray, before they are made small
TILE_HEIGHT = 2 * FACE * CORNER * SQUASH + THICKNESS

BEND = 0.25  # of the way of the last tile, by its length


class Box(NamedTuple):
    """A rectangle along the axes."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """From side to side."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """The middle."""
        return centre([(self.left, self.top), (self.right, self.bottom)])

    def grown(self, margin: float) -> "Box":
        """Add a margin all round."""
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)

    def at_least(self, width: float, height: float) -> "Box":
        """Widen it about its middle."""
        x, y = max(0.0, width - self.width) / 2, max(0.0, height - self.height) / 2
        return Box(self.left - x, self.top - y, self.right + x, self.bottom + y)


class View(NamedTuple):
    """How a table is seen: how far rows are apart, and levels of a tower."""

    row_pitch: float
    level: float

    def ground(self, cell: Cell) -> Point:
        """Find the middle of a cell on the table."""
        q, r = cell
        return 2 * CELL * (q + r / 2), self.row_pitch * r

    def face(self, cell: Cell, level: int) -> Point:
        """Find the middle of the face of a tile; those on the table have level 0."""
        x, y = self.ground(cell)
        return x, y - THICKNESS - level * self.level

    def cell_outline(self, cell: Cell) -> list[Point]:
        """List the corners of a cell; cells touch each other."""
        return hexagon(self.ground(cell), CELL, self.row_pitch / ROW_PITCH * SQUASH)


def view(towers: Mapping[Cell, Sequence[Tile]]) -> View:
    """Choose rows and levels so that no tower hides what lies behind it."""
    steps = max(steps_up(cell, towers) for cell in (*towers, *around(towers)))
    level = min(THICKNESS, MOST_RISE / max(1, steps))
    # Half way between two neighbours in different rows, the edges of their faces are this far from their middles.
    edge = SQUASH * (FACE * CORNER - CELL / 2 / sqrt(3))
    return View(max(ROW_PITCH, 2 * edge + level * steps - MOST_HIDDEN), level)


def steps_up(cell: Cell, towers: Mapping[Cell, Sequence[Tile]]) -> int:
    """Count by how many levels the towers in front of a cell are higher; an empty one is taken for a single tile."""
    q, r = cell
    return max(len(towers.get((q + dq, r + dr), ())) for dq, dr in AHEAD) - max(1, len(towers.get(cell, ())))


def hexagon(middle: Point, side: float, squash: float = SQUASH) -> list[Point]:
    """List the corners of a hexagon by the distance of its sides, counter-clockwise from the lower right one."""
    x, y = middle
    angles = [(direction - 0.5) * pi / 3 for direction in range(SIDES)]
    return [(x + side * CORNER * cos(angle), y - side * CORNER * squash * sin(angle)) for angle in angles]


def around(cells: Iterable[Cell]) -> list[Cell]:
    """List the empty cells that touch occupied ones, from the back; on an empty table, the first one (X-B2)."""
    occupied = set(cells)
    found = {(q + dq, r + dr) for q, r in occupied for dq, dr in DIRECTIONS}
    return back_to_front(found - occupied or {(0, 0)})


def back_to_front(cells: Iterable[Cell]) -> list[Cell]:
    """Sort cells as they are drawn: near ones cover far ones."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def cloth(towers: Mapping[Cell, Sequence[Tile]], moved: Moved | None) -> Box:
    """Find the part of the table that the picture shows: all towers and the cells around them."""
    seen = view(towers)
    cells = {*towers, *around(towers), *(cell for cell in moved or () if cell)}
    corners = [corner for cell in cells for corner in seen.cell_outline(cell)]
    for cell, tower in towers.items():
        x, y = seen.face(cell, len(tower))
        corners.append((x, y - FACE * CORNER * SQUASH - TOP_ROOM))
    xs, ys = zip(*corners, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys)).at_least(LEAST_WIDTH, LEAST_HEIGHT).grown(MARGIN)


class Tray(NamedTuple):
    """A seat's tray: its outline, and how its tiles lie in rows."""

    box: Box
    columns: int
    pitch: float

    @property
    def scale(self) -> float:
        """The size of its tiles, by that of tiles on the table."""
        return self.pitch / TILE_PITCH

    def place(self, index: int) -> Point:
        """Find the middle of the face of a tile."""
        row, column = divmod(index, self.columns)
        top = self.box.top + TRAY_PADDING + (TILE_HEIGHT - THICKNESS) / 2 * self.scale
        return self.box.left + PLATE + (column + 0.5) * self.pitch, top + row * row_height(self.pitch)


def row_height(pitch: float) -> float:
    """Return how high a row of tiles is in a tray."""
    return TILE_HEIGHT * pitch / TILE_PITCH + ROW_GAP


def trays(hands: Sequence[Sequence[int]], area: Box) -> list[Tray]:
    """Lay the trays out one under the other, below an area and as wide."""
    width = area.width - PLATE - TRAY_PADDING
    least, most = TRAY_PITCHES
    columns = min(SETS, int(width / least))
    pitch = min(most, width / columns)
    found: list[Tray] = []
    top = area.bottom + TRAY_GAP
    for hand in hands:
        height = ceil(len(hand) / columns) * row_height(pitch) - ROW_GAP + 2 * TRAY_PADDING
        bottom = top + max(LEAST_TRAY, height)
        found.append(Tray(Box(area.left, top, area.right, bottom), columns, pitch))
        top = bottom + TRAY_GAP
    return found


def jump(start: Point, end: Point, *, free: float) -> tuple[Point, Point, Point]:
    """Bend the way from one point to another, leaving its ends free: its start, control point and end.

    Tiles move straight over the middles of cells, where their names are; the curve passes next to those. It comes from
    the left or right, as the height of a tower stands above.
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy)
    bend = copysign(BEND, dx) if dy > ROW_PITCH / 2 else -copysign(BEND, dx)
    x, y = centre([start, end])
    top = (x - dy * bend, y + dx * bend)

    def blend(s: float, t: float) -> Point:
        """Find a point of the curve (s = t) or the control point of the part from s to t."""
        weights = ((1 - s) * (1 - t), (1 - s) * t + s * (1 - t), s * t)
        points = (start, top, end)
        return (
            sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
        )

    first, last = free / length, 1 - free / length
    return blend(first, first), blend(first, last), blend(last, last)
