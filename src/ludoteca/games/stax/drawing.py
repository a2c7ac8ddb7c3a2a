"""The table of Stax: its picture, towers of tiles on green cloth, framed in walnut, and its tiles as data.

Every picture defines the same shapes under the same ids, so that several can stand on one page.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import Any, NamedTuple

from ludoteca.core.options import Setup
from ludoteca.games import boards
from ludoteca.games.stax import layout
from ludoteca.games.stax.board import (
    COLOURS,
    FACE_ARROWS,
    KING,
    OTHER_FACE_ARROWS,
    QUEEN,
    SETS,
    SIDES,
    Cell,
    Tile,
    number_with_face,
)
from ludoteca.games.stax.layout import FACE, FRAME, SQUASH, THICKNESS, Box, Moved, Tray, View
from ludoteca.games.stax.notation import spell_cell
from ludoteca.games.stax.state import GAME, INFO
from ludoteca.games.svg import Look, Point, circle, gradient, group, number, path, picture, point, tag, text


class Paint(NamedTuple):
    """The shades of one player's tiles; the edge tells them from the cloth and their levels from each other."""

    light: str
    body: str
    left: str
    right: str
    edge: str
    bevel: str
    ink: str


PAINTS = (
    Paint("#fffdf6", "#efe6d2", "#dccdab", "#b7a47c", "#5d4d2f", "#ffffff", "#2a2216"),
    Paint("#50545b", "#2a2c31", "#1d1f23", "#101114", "#a3a8b0", "#6d727a", "#f6efdf"),
    Paint("#5f9aea", "#2f69c4", "#27559f", "#183c79", "#0b2048", "#9cc4fb", "#ffffff"),
)
GOLD = "#e9c46a"
DARK = "#1d130b"
CREAM = "#f6ecd6"
ACCENT = "#ff7a45"
SHADOW = "#05140f"

PIXELS_A_UNIT = 60 / (2 * layout.CELL)  # a cell 60 pixels wide
LEAST_SIZE = 480

# Upon a face that is not squashed: distances from its middle
ARROW = ((15.6, -6.9), (27.6, 0.0), (15.6, 6.9), (19.4, 0.0))  # pointing in direction 0
KING_RING = 22.0
KING_BEADS = 24.4
NAME_SIZE = 13.5
NAME_Y = -4.0
PLACE_SIZE = 9.4
PLACE_Y = 9.0
HAND_NAME_SIZE = 18.0
HEIGHT_Y = -25.0  # in the far corner, which has no arrow; squashed
HEIGHT_RADIUS = 7.0

EMPTY_SCALE = 0.5  # of the outline in an empty tray
EMPTY_SIZE = 11.0  # of the coordinates of an empty cell
JUMP_FREE = 24.0  # of the way of the last tile, at its ends
JUMP_HEAD = (11.0, 6.0)  # length and half width of its arrowhead


def board_svg(
    towers: Mapping[Cell, Sequence[Tile]],
    hands: Sequence[Sequence[int]],
    *,
    turn: int | None,
    moved: Moved | None = None,
    title: str = "",
    size: int | None = None,
    language: str = "en",
) -> str:
    """Draw the towers and the tiles in hand, with the tray of the seat to play framed and the last move marked.

    Colours have the letters that people of a language know them by.
    """
    letters = [boards.letter_of(GAME, colour, language) for colour in COLOURS]
    view = layout.view(towers)
    cloth = layout.cloth(towers, moved)
    trays = layout.trays(hands, cloth)
    frame = Box(cloth.left, cloth.top, cloth.right, trays[-1].box.bottom).grown(FRAME)
    x, y = frame.middle
    parts = [
        *definitions(),
        f'<g transform="translate({number(-x)} {number(-y)})">',
        *surface(frame, cloth),
        *empty_cells(towers, view),
        *(part for cell in layout.back_to_front(towers) for part in tower(cell, towers[cell], view, moved, letters)),
        *(last_way(moved, towers, view) if moved else ()),
        *(part for cell in layout.back_to_front(towers) for part in height_sign(cell, len(towers[cell]), view)),
        *(
            part
            for seat, tray in enumerate(trays)
            for part in hand(seat, hands[seat], tray, letters[seat], is_turn=seat == turn)
        ),
        "</g>",
    ]
    if size is None:
        size = max(LEAST_SIZE, round(frame.width * PIXELS_A_UNIT))
    return picture(parts, width=frame.width, height=frame.height, size=size, title=title)


def board(setup: Setup, language: str) -> dict[str, Any]:
    """Describe the tiles: their shapes, and by their numbers the directions of their arrows on each face, unturned.

    The table has no end, so that there are no spots; the box is the least that a picture shows.
    """
    cloth = layout.cloth({}, None)
    described = boards.board_of(
        "tiles",
        width=cloth.width,
        height=cloth.height,
        ground=definitions(),
        spots={},
        about=about(language),
        pieces={
            colour: boards.piece_of(INFO, colour, [f"stax-tile-{seat}"], language, home="", most=SETS)
            for seat, colour in enumerate(COLOURS[: setup.players])
        },
    )
    faces = (FACE_ARROWS, OTHER_FACE_ARROWS)
    return described | {
        "arrows": {str(number): [list(face[number]) for face in faces] for number in range(1, SETS + 1)}
    }


def about(language: str) -> dict[str, str]:
    """Say what a cell and each kind of tile is (`boards.about`): `tile 1` is the king."""
    said = boards.about(GAME, language)
    return {f"tile {KING}": said["king"], f"tile {QUEEN}": said["queen"], "tile": said["tile"], "cell": said["cell"]}


def use(name: str, **attributes: str | float) -> str:
    """Put a defined shape somewhere."""
    return tag("use", href=f"#stax-{name}", **attributes)


def rectangle(box: Box, radius: float, **attributes: str | float) -> str:
    """Draw a rectangle with rounded corners."""
    return tag("rect", x=box.left, y=box.top, width=box.width, height=box.height, rx=radius, **attributes)


def definitions() -> list[str]:
    """Define the gradients, tiles and signs that the rest of the picture uses."""
    down = 'x1="0" y1="0" x2="0" y2="1"'
    slope = 'x1="0" y1="0" x2="1" y2="1"'
    parts = [
        gradient("radialGradient", "stax-cloth", 'cx=".5" cy=".4" r=".8"', (0, "#3a7463"), (1, "#22493f")),
        gradient("linearGradient", "stax-wood", slope, (0, "#6b4630"), (0.5, "#553524"), (1, "#3d2416")),
        gradient("linearGradient", "stax-tray", down, (0, "#2a170d"), (0.3, "#38210f"), (1, "#432a18")),
        tag("path", id="stax-arrow", d=path([ARROW])),
        tag("path", id="stax-shadow", d=path([layout.hexagon((3, 4), FACE + 2)]), fill=SHADOW, opacity=0.42),
        tag("path", id="stax-outline", d=path([layout.hexagon((0, 0), FACE)]), fill="none", stroke_linejoin="round"),
        king_sign(),
        queen_sign(),
    ]
    for seat, paint in enumerate(PAINTS):
        parts.append(gradient("linearGradient", f"stax-face-{seat}", slope, (0, paint.light), (1, paint.body)))
        parts.append(tile_shape(seat, paint))
    return ["<defs>", *parts, "</defs>"]


def tile_shape(seat: int, paint: Paint) -> str:
    """Define a tile: its two near sides and its face, the middle of which is the origin."""
    lower_right, _, _, _, lower_left, near = face = layout.hexagon((0, 0), FACE)
    sides = []
    for (x, y), fill in ((lower_left, paint.left), (lower_right, paint.right)):
        outline = [(x, -y), (x, y + THICKNESS), (near[0], near[1] + THICKNESS), near]
        sides.append(tag("path", d=path([outline]), fill=fill))
    parts = [
        *sides,
        tag("path", d=path([face]), fill=f"url(#stax-face-{seat})"),
        tag("path", d=path([layout.hexagon((0, 0.4), FACE - 1.6)]), fill="none", stroke=paint.bevel, opacity=0.75),
    ]
    return group(parts, id=f"stax-tile-{seat}", stroke=paint.edge, stroke_width=1.1, stroke_linejoin="round")


def king_sign() -> str:
    """Define the king's ring, with a bead in every corner like those of a crown."""
    corners = layout.hexagon((0, 0), KING_BEADS, squash=1)
    parts = [
        *(circle(corner, 2.6, stroke=GOLD, stroke_width=1) for corner in corners),
        circle((0, 0), KING_RING, fill="none", stroke="currentColor", stroke_width=5.4),
        circle((0, 0), KING_RING, fill="none", stroke=GOLD, stroke_width=2.6),
    ]
    return group(parts, id="stax-king")


def queen_sign() -> str:
    """Define the queen's golden rim, about her six arrows."""
    rim = path([layout.hexagon((0, 0), FACE - 2.2, squash=1)])
    return tag("path", id="stax-queen", d=rim, fill="none", stroke=GOLD, stroke_width=2.2, stroke_linejoin="round")


def surface(frame: Box, cloth: Box) -> list[str]:
    """Draw the walnut frame and the cloth in it."""
    return [
        rectangle(frame, 16, fill="url(#stax-wood)"),
        rectangle(frame.grown(-1.5), 15, fill="none", stroke="#8a6244", stroke_width=1),
        rectangle(cloth, 10, fill="url(#stax-cloth)", stroke="#1c0f07", stroke_width=1.6),
        rectangle(cloth.grown(-5), 7, fill="none", stroke=GOLD, stroke_width=0.8, opacity=0.45),
    ]


def empty_cells(towers: Mapping[Cell, Sequence[Tile]], view: View) -> list[str]:
    """Draw the empty cells that touch the towers, with their coordinates."""
    cells = layout.around(towers)
    outlines = path(view.cell_outline(cell) for cell in cells)
    labels = [text(spell_cell(cell), view.ground(cell), EMPTY_SIZE) for cell in cells]
    return [
        tag("path", d=outlines, fill=CREAM, fill_opacity=0.05, stroke=CREAM, stroke_opacity=0.4),
        group(labels, fill=CREAM, fill_opacity=0.85),
    ]


def tower(cell: Cell, tiles: Sequence[Tile], view: View, moved: Moved | None, letters: Sequence[str]) -> list[str]:
    """Draw the tiles of a cell from the table up, and what the top one shows."""
    x, y = view.ground(cell)
    parts = [use("shadow", x=x, y=y)]
    for level, tile in enumerate(tiles):
        x, y = view.face(cell, level)
        parts.append(use(f"tile-{tile.seat}", x=x, y=y))
    top = tiles[-1]
    name = letters[top.seat] + number_with_face(top.number, is_flipped=top.is_flipped)
    marks = [
        *face_marks(top),
        text(name, (0, NAME_Y), NAME_SIZE, font_weight="bold"),
        text(spell_cell(cell), (0, PLACE_Y), PLACE_SIZE),
    ]
    parts.append(on_face((x, y), 1, top.seat, marks))
    if moved and moved[1] == cell:
        parts.append(use("outline", x=x, y=y, stroke=ACCENT, stroke_width=3.4))
    return parts


def on_face(place: Point, scale: float, seat: int, marks: Iterable[str]) -> str:
    """Put marks on the face of a seat's tile as it is seen."""
    ink = PAINTS[seat].ink
    at = f"translate({number(place[0])} {number(place[1])}) scale({number(scale)} {number(scale * SQUASH)})"
    return group(marks, transform=at, fill=ink, color=ink)


def face_marks(tile: Tile) -> list[str]:
    """Draw the arrows of a tile, and the signs of the king and queen."""
    signs = [use(name) for name, tile_number in (("king", KING), ("queen", QUEEN)) if tile.number == tile_number]
    arrows = [use("arrow", transform=f"rotate({-direction * 360 // SIDES})") for direction in tile.arrows]
    return signs + arrows


def height_sign(cell: Cell, height: int, view: View) -> list[str]:
    """Write the height of a tower on a coin."""
    if height == 1:
        return []
    x, y = view.face(cell, height - 1)
    middle = (x, y + HEIGHT_Y)
    return [
        circle(middle, HEIGHT_RADIUS, fill=GOLD, stroke=DARK, stroke_width=1.1),
        text(str(height), middle, 11, fill=DARK, font_weight="bold"),
    ]


def last_way(moved: Moved, towers: Mapping[Cell, Sequence[Tile]], view: View) -> list[str]:
    """Draw where the last tile was, dashed, and its way."""
    start, end = moved
    if start is None:
        return []
    left = len(towers.get(start, ()))
    place = view.face(start, left) if left else view.ground(start)
    first, bend, last = layout.jump(place, view.face(end, len(towers[end]) - 1), free=JUMP_FREE)
    head = arrowhead(bend, last)
    course = f"M{point(first)}Q{point(bend)} {point(last)}"
    return [
        use("outline", x=place[0], y=place[1], stroke=ACCENT, stroke_width=2.4, stroke_dasharray="6 4"),
        tag("path", d=course, fill="none", stroke=DARK, stroke_width=5.4, opacity=0.5, stroke_linecap="round"),
        tag("path", d=course, fill="none", stroke=ACCENT, stroke_width=3, stroke_linecap="round"),
        tag("path", d=path([head]), fill=ACCENT, stroke=DARK, stroke_width=0.8, stroke_linejoin="round"),
    ]


def arrowhead(before: Point, end: Point) -> list[Point]:
    """List the corners of the head of a line; its tip is a little past the end."""
    length = hypot(end[0] - before[0], end[1] - before[1])
    dx, dy = (end[0] - before[0]) / length, (end[1] - before[1]) / length
    (x, y), (long, half) = end, JUMP_HEAD
    back, tip = (x - dx * long / 2, y - dy * long / 2), (x + dx * long / 2, y + dy * long / 2)
    return [(back[0] - half * dy, back[1] + half * dx), tip, (back[0] + half * dy, back[1] - half * dx)]


def hand(seat: int, numbers: Sequence[int], tray: Tray, letter: str, *, is_turn: bool) -> list[str]:
    """Draw a seat's tray with its unplaced tiles, framed in gold if it is to play."""
    box = tray.box
    parts = [rectangle(box, 9, fill="url(#stax-tray)", stroke="#1c0f07", stroke_width=1.4)]
    if is_turn:
        frame: Look = {"fill": "none", "stroke": GOLD}
        parts += [
            rectangle(box, 9, stroke_width=7, opacity=0.28, **frame),
            rectangle(box, 9, stroke_width=2.8, **frame),
        ]
    parts += plate(seat, letter, len(numbers), (box.left + layout.PLATE / 2, box.middle[1]))
    for index, tile_number in enumerate(numbers):
        x, y = tray.place(index)
        scale = number(tray.scale)
        marks = [
            *face_marks(Tile(seat, tile_number, is_flipped=False, turn=0)),
            text(str(tile_number), (0, 0), HAND_NAME_SIZE, font_weight="bold"),
        ]
        parts.append(use(f"tile-{seat}", transform=f"translate({point((x, y))}) scale({scale})"))
        parts.append(on_face((x, y), tray.scale, seat, marks))
    if not numbers:
        at = f"translate({number(tray.place(0)[0])} {number(box.middle[1])}) scale({EMPTY_SCALE})"
        parts.append(use("outline", transform=at, stroke=CREAM, opacity=0.45, stroke_dasharray="5 4"))
    return parts


def plate(seat: int, letter: str, count: int, middle: Point) -> list[str]:
    """Draw the sign of a seat, and how many tiles it has in hand."""
    x, y = middle
    paint = PAINTS[seat]
    sign = (x, y - 7)
    return [
        circle(sign, 13, fill=paint.body, stroke=paint.edge, stroke_width=1.4),
        text(letter, sign, 15, fill=paint.ink, font_weight="bold"),
        text(f"×{count}", (x, y + 14.5), 12, fill=CREAM),
    ]
