"""The Roman board of Felix Sex, letters cut in a marble slab: its picture, and where its pieces stand.

Every picture defines the same shapes under the same ids, so that several can stand on one page.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.felix_sex import layout
from ludoteca.games.felix_sex.board import BLACK, COLOURS, LAST_SIX, WHITE
from ludoteca.games.felix_sex.layout import HEIGHT, PIECE_HEIGHT, PIECE_X, PIECE_Y, WIDTH
from ludoteca.games.felix_sex.state import GAME, INFO
from ludoteca.games.svg import (
    DIE_SIDE,
    PIP_STEP,
    PIPS,
    Look,
    Point,
    circle,
    gradient,
    group,
    number,
    path,
    point,
    tag,
    text,
)


class Paint(NamedTuple):
    """The shades of one player's pieces."""

    light: str
    body: str
    side: str
    dark: str
    edge: str
    mark: str
    number: str
    inlay: str
    inlay_edge: str


PAINTS = (
    Paint("#fffdf3", "#ecdfc1", "#f3e8cd", "#a8925f", "#75613a", "#93794a", "#3a2a10", "#fffaf0", "#b9a172"),
    Paint("#6b7683", "#2c333b", "#4d5763", "#0f1317", "#07090b", "#c3ccd6", "#ffffff", "#9ea6ae", "#59626c"),
)
SEATS = range(len(PAINTS))
MARBLE = "#efeae0"
LIGHT = "#ffffff"
SHADE = "#3b3329"
NAME_INK = "#4f4538"
WAY_INK = "#8f5b40"
GOLD = "#e3bd6a"
SHADOW = "#1f0d08"
LETTER_FONT = "'Trajan Pro','Cinzel','Times New Roman',Times,serif"

MOST_PIECES = 15  # F-B3
TRAY_RADIUS = 9.0
NUMBER_DROPS = {layout.HAND: 6.0, layout.OFF: 0.0}  # from the middle of a sign to the number on it
CUP_WIDTH = layout.PITCH / 2 - 1  # half of what can be tapped
CUP_TOP = 40.0  # above the middle of a cup: as high as stacks go
CUP_FOOT = 62.0  # below it: the letter and its name
NAME_SIZE = 16.5

SLAB_THICKNESS = 8.0
CLOUDS = ((-250, -120, 190, 70), (60, 150, 240, 80), (270, -90, 150, 110), (-330, 120, 110, 120))  # middle, radii
VEINS = (  # width, opacity, course
    (9.0, 0.10, "M-390-61C-290-121-230-51-130-121S50-161 140-231"),
    (1.6, 0.34, "M-390-55C-288-115-232-49-128-117S48-155 144-231"),
    (0.8, 0.30, "M-232-71C-190-21-140-31-84 25S-20 109 40 119"),
    (14.0, 0.08, "M-50 229C20 159 100 169 180 89S320 19 400-41"),
    (1.5, 0.32, "M-40 229C24 163 102 167 182 93S318 25 400-35"),
    (0.8, 0.26, "M182 93C220 39 210-11 260-61S310-161 320-231"),
    (1.0, 0.24, "M-390 119C-320 89-290 129-230 159S-140 179-100 229"),
    (5.0, 0.07, "M-100-220C-60-160-90-110-40-60S30 20 20 90 70 180 110 229"),
    (0.9, 0.26, "M-96-220C-58-162-86-108-38-62S32 18 24 88 72 178 114 229"),
    (0.7, 0.22, "M-128-117C-80-91-50-101 0-71S70-11 120-21"),
)
CRACKS = ("M-194 207L-190 198-194 189-186 178-188 169", "M364-121L353-117 346-121 336-114 329-116")

ROSETTE_RADIUS = 18
PETAL = "M0 0Q6.6-7.5 0-15Q-6.6-7.5 0 0Z"
IVY = (  # a leaf that hangs from its stem, with three slits for veins
    "M0 15C-4 7-15 4-15-5C-15-12-6-14 0-8C6-14 15-12 15-5C15 4 4 7 0 15Z"
    "M-.7-4L.7-4 0 10ZM-2.2-2.4L-3-1.4-10.5-5.4ZM2.2-2.4L3-1.4 10.5-5.4Z"
    "M-1.2-8.5C-2-15 2-20 9-20.5C5-18 1.6-15 1.2-8.5Z"
)
LEAF = "M0 0C3-3.5 3-9 0-13C-3-9-3-3.5 0 0Z"
WREATH_RADIUS = 21.0
WREATH_TURNS = (22, 47, 72, 97, 122, 147)  # degrees from the foot of the wreath
BAG = "M-7-16C-24-6-28 24-13 27C-6 28.5 6 28.5 13 27C28 24 24-6 7-16Z"
BAG_NECK = "M-7-17C-10-22-12-25-13-28C-8-26-6-30-2-27C2-31 6-26 13-28C12-25 10-22 7-17Z"

DIE_TILTS = (-7, 4, -3)  # degrees


@lru_cache(maxsize=8)
def board(language: str) -> dict[str, Any]:
    """Describe the board."""
    ground = [
        *definitions(),
        *table(),
        *slab(),
        *inlays(),
        *cups(),
        *way(),
        *cuts(),
        *names(),
        *(part for seat in SEATS for part in strip(seat)),
    ]
    shapes = [[f"felix-{shape}-{seat}" for shape in ("piece", "mark", "middle", "edge")] for seat in SEATS]
    return boards.board_of(
        width=WIDTH,
        height=HEIGHT,
        ground=ground,
        spots=dict(spots(language)),
        about=about(language),
        pieces={
            letter: boards.piece_of(INFO, letter, shapes[seat], language, home=f"{letter}:hand", most=MOST_PIECES)
            for seat, letter in enumerate(COLOURS)
        },
        swaps={
            COLOURS[BLACK]: [(f"{COLOURS[WHITE]}:{tray}", f"{COLOURS[BLACK]}:{tray}") for tray in layout.TRAY_LEFTS]
        },
        piles=True,
    )


def spots(language: str) -> Iterator[tuple[str, Any]]:
    """Describe every cell, and the trays of both."""
    counts = range(1, MOST_PIECES + 1)
    for name in layout.SPOTS:
        x, y = layout.cup(name)
        outline = boards.box(x - CUP_WIDTH, y - CUP_TOP, x + CUP_WIDTH, y + CUP_FOOT)
        label = say(GAME, "board.square", language, square=name)
        stands = [layout.stack(name, count) for count in counts]
        yield name, boards.spot_of(label, outline, stands, kind=kind_of(name))
    for seat, letter in enumerate(COLOURS):
        for tray in layout.TRAY_LEFTS:
            left, top = layout.tray_corner(seat, tray)
            outline = boards.box(left, top, left + layout.TRAY_WIDTH, top + layout.STRIP_HEIGHT, TRAY_RADIUS)
            label = say(GAME, f"board.{tray}", language, colour=letter)
            stands = boards.in_turn(layout.tray_stands(seat, tray, MOST_PIECES))
            x, y = layout.sign_place(seat, tray)
            yield f"{letter}:{tray}", boards.spot_of(label, outline, stands, (x, y + NUMBER_DROPS[tray]), kind=tray)


def about(language: str) -> dict[str, str]:
    """Say what each kind of cell is, and that several pieces on it protect each other (`boards.about`)."""
    said = boards.about(GAME, language)
    pile = said.pop("pile")
    return said | {f"square{boards.TOGETHER}": pile, f"last{boards.TOGETHER}": f"{pile} {said['last']}"}


def kind_of(cell: str) -> str:
    """Return what kind a cell is of: on a player's own row, on the last stretch, or between them."""
    if not cell.isdecimal():
        return "row"
    return "last" if int(cell) >= LAST_SIX else "square"


def line(points: Iterable[Point]) -> str:
    """Write the path data of an open line."""
    return "M" + "L".join(point(place) for place in points)


def rectangle(corner: Point, width: float, height: float, **attributes: str | float) -> str:
    """Draw a rectangle from its upper left corner."""
    return tag("rect", x=corner[0], y=corner[1], width=width, height=height, **attributes)


def ellipse(middle: Point, rx: float, ry: float, **attributes: str | float) -> str:
    """Draw an ellipse about a point."""
    return tag("ellipse", cx=middle[0], cy=middle[1], rx=rx, ry=ry, **attributes)


def use(name: str, place: Point, **attributes: str | float) -> str:
    """Put a defined shape at a place."""
    return tag("use", href=f"#felix-{name}", x=place[0], y=place[1], **attributes)


def definitions() -> list[str]:
    """Define the gradients, pieces and signs that the rest of the picture uses."""
    slope = 'x1="0" y1="0" x2="1" y2="1"'
    down = 'x1="0" y1="0" x2="0" y2="1"'
    across = 'x1="0" y1="0" x2="1" y2="0"'
    lit = 'cx=".36" cy=".28" r=".85"'
    linear, radial = "linearGradient", "radialGradient"
    parts = [
        gradient(linear, "felix-table", slope, (0, "#8e3527"), (0.5, "#762a1f"), (1, "#561b14")),
        gradient(linear, "felix-marble", slope, (0, "#f8f5ee"), (0.4, MARBLE), (0.75, "#e2dccf"), (1, "#d3cbbb")),
        gradient(linear, "felix-tray", down, (0, "#b7a482"), (0.25, "#d8c9aa"), (1, "#e8dcc2")),
        gradient(linear, "felix-cut", slope, (0, "#372f26"), (0.55, "#5c5145"), (1, "#9a8d7b")),
        gradient(linear, "felix-hollow", down, (0, "#8d8271"), (0.5, "#cfc6b6"), (1, "#f6f2ea")),
        gradient(linear, "felix-leather", slope, (0, "#a8713f"), (1, "#64391a")),
        gradient(linear, "felix-bone", slope, (0, "#fffdf4"), (1, "#dfd0ab")),
    ]
    mist = [
        tag("stop", offset=offset, stop_color="#8f949c", stop_opacity=0.27 * (1 - offset)) for offset in (0, 0.6, 1)
    ]
    parts.append(f'<{radial} id="felix-cloud">{"".join(mist)}</{radial}>')
    for seat, paint in enumerate(PAINTS):
        parts.append(gradient(radial, f"felix-face-{seat}", lit, (0, paint.light), (1, paint.body)))
        rim = ((0, paint.dark), (0.3, paint.side), (0.6, paint.body), (1, paint.dark))
        parts.append(gradient(linear, f"felix-rim-{seat}", across, *rim))
        parts.append(counter(seat, paint))
    parts += [*marks(), cup_shape(), meander(), hand_sign(), off_sign(), cut_shapes(), way_shapes()]
    return ["<defs>", *parts, "</defs>"]


def counter(seat: int, paint: Paint) -> str:
    """Define a piece seen slightly from above: its rim and its face, the point it stands on as origin."""
    side = (
        f"M{-PIECE_X:g} {-PIECE_HEIGHT:g}V0A{PIECE_X:g} {PIECE_Y:g} 0 0 0 {PIECE_X:g} 0V{-PIECE_HEIGHT:g}"
        f"A{PIECE_X:g} {PIECE_Y:g} 0 0 1 {-PIECE_X:g} {-PIECE_HEIGHT:g}Z"
    )
    top = (0.0, -PIECE_HEIGHT)
    parts = [
        ellipse((3, 3.5), PIECE_X + 1, PIECE_Y + 1, fill=SHADOW, opacity=0.15),
        tag("path", d=side, fill=f"url(#felix-rim-{seat})", stroke=paint.edge, stroke_width=0.9),
        ellipse(top, PIECE_X, PIECE_Y, fill=f"url(#felix-face-{seat})", stroke=paint.edge, stroke_width=0.9),
        ellipse((0, 0.6 - PIECE_HEIGHT), PIECE_X - 1.4, PIECE_Y - 1.4, fill="none", stroke=paint.light,
                stroke_width=0.9, opacity=0.8),
    ]  # fmt: skip
    edge: Look = {"id": f"felix-edge-{seat}", "fill": "none", "stroke_width": 1.9}
    return group(parts, id=f"felix-piece-{seat}") + ellipse(top, PIECE_X + 0.8, PIECE_Y + 0.8, **edge)


def marks() -> list[str]:
    """Define what tells the players' pieces apart without colour: white's have rings, black's a cross.

    The middle of the mark is left out where a number stands; the cups of a player show the whole mark.
    """
    ring = ellipse((0, 0), 15.2, 11.4)
    inner = ellipse((0, 0), 6.2, 4.6) + ellipse((0, 0), 1.2, 0.9)
    arms = [[(9.2 * x, 6.9 * y), (13.2 * x, 9.9 * y)] for x in (-1, 1) for y in (-1, 1)]
    ends = tag("path", d="".join(line(arm) for arm in arms))
    cross = tag("path", d="M-10-7.5L10 7.5M-10 7.5L10-7.5")
    parts = []
    for seat, (outer, middle, width) in enumerate(((ring, inner, 1.5), (ends, cross, 2.0))):
        look: Look = {"fill": "none", "stroke_width": width, "stroke_linecap": "round"}
        on_face = {"stroke": PAINTS[seat].mark, "transform": f"translate(0 {-PIECE_HEIGHT:g})"}
        parts.append(group([outer], id=f"felix-mark-{seat}", **look, **on_face))
        parts.append(group([middle], id=f"felix-middle-{seat}", **look, **on_face))
        in_cup = {"stroke": PAINTS[seat].inlay_edge, "transform": "scale(.62)"}
        parts.append(group([outer, middle], id=f"felix-own-{seat}", **look, **in_cup))
    return parts


def cup_shape() -> str:
    """Define a shallow cup in the stone, its upper edge in shadow and its lower one lit."""
    parts = [
        ellipse((0, 0), 18.5, 14, fill="url(#felix-hollow)", fill_opacity=0.55, stroke="#8d816d", stroke_width=0.8),
        ellipse((0, 0.8), 16, 11.6, fill=MARBLE, fill_opacity=0.5),
    ]
    return group(parts, id="felix-cup")


def meander() -> str:
    """Define the golden meander that fills a strip without dice."""
    keys = "".join(f"M{x} 9V-9H{x + 14}V3H{x + 6}V-3" for x in range(-87, 74, 20))
    course = tag("path", d=f"{keys}M-87 9H93M-93 16H93M-93-16H93")
    return group([course], id="felix-meander", fill="none", stroke=GOLD, stroke_width=1.7, opacity=0.5)


def hand_sign() -> str:
    """Define the purse of the pieces in hand."""
    parts = [
        tag("path", d=BAG_NECK, fill="#8a5a30", stroke="#43240e"),
        tag("path", d=BAG, fill="url(#felix-leather)", stroke="#43240e"),
        tag("path", d="M-9-16.5Q0-13 9-16.5", fill="none", stroke=GOLD, stroke_width=2.6, stroke_linecap="round"),
    ]
    return group(parts, id="felix-hand")


def off_sign() -> str:
    """Define the laurel wreath of the pieces saved."""
    leaf = tag("path", d=LEAF, fill="#76833f", stroke="#3f4a1c", stroke_width=0.6)
    parts = [circle((0, 0), WREATH_RADIUS, fill="none", stroke="#4f5a25", stroke_width=1.4)]
    for side in (1, -1):
        for degrees in WREATH_TURNS:
            for lean in (28, -34):
                turn = f"scale({side} 1) rotate({-degrees}) translate(0 {WREATH_RADIUS:g}) rotate({90 + lean})"
                parts.append(f'<g transform="{turn}">{leaf}</g>')
    return group(parts, id="felix-off")


def cut_shapes() -> str:
    """Define all that is cut in the stone: the letters, and the ornaments between the words."""
    parts = [f'<g font-family="{LETTER_FONT}" font-size="{number(layout.LETTER_SIZE)}">']
    parts += [f'<text x="{number(x)}" y="{number(y)}">{letter}</text>' for _, letter, (x, y) in layout.letters()]
    parts.append("</g>")
    for row, turn in ((0, 90), (2, -90)):
        at = f"translate({point(layout.ornament_place(row))}) rotate({turn}) scale(.86)"
        parts.append(tag("path", d=IVY, fill_rule="evenodd", transform=at))
    ring, hole = (f"M-{r} 0a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0-{2 * r} 0Z" for r in (ROSETTE_RADIUS, 16.2))
    parts.append(f'<g transform="translate({point(layout.ornament_place(1))})">')
    parts.append(tag("path", d=ring + hole, fill_rule="evenodd"))
    parts += [tag("path", d=PETAL, transform=f"rotate({turn})") for turn in range(0, 360, 60)]
    parts.append("</g>")
    return group(parts, id="felix-cuts")


def way_shapes() -> str:
    """Define the lines of the way round, each with its arrowhead."""
    data = "".join(line(course) + line(layout.arrowhead(*course[-2:])) for course in layout.ways())
    return group([tag("path", d=data)], id="felix-way", fill="none", stroke_linejoin="round", stroke_linecap="round")


def table() -> list[str]:
    """Draw the red table on which the slab lies."""
    frame: Look = {"fill": "none", "stroke": GOLD, "opacity": 0.6}
    return [
        rectangle((-WIDTH / 2, -HEIGHT / 2), WIDTH, HEIGHT, rx=20, fill="url(#felix-table)"),
        rectangle((5 - WIDTH / 2, 5 - HEIGHT / 2), WIDTH - 10, HEIGHT - 10, rx=16, **frame),
    ]


def slab() -> list[str]:
    """Draw the marble slab: its shadow, its thickness below, its face with veins, and the wear of its edge."""
    face = path([layout.slab_outline()])
    lower = f"translate(0 {SLAB_THICKNESS:g})"
    parts = [
        f'<clipPath id="felix-slab">{tag("path", d=face)}</clipPath>',
        tag("path", d=face, transform="translate(3 13)", fill=SHADOW, opacity=0.45),
        tag("path", d=face, transform=lower, fill="#a2977f", stroke="#6f6450"),
        tag("path", d=face, fill="url(#felix-marble)"),
        '<g clip-path="url(#felix-slab)" fill="none" stroke-linecap="round">',
    ]
    for x, y, rx, ry in CLOUDS:
        parts.append(ellipse((x, y), rx, ry, fill="url(#felix-cloud)"))
    for width, opacity, course in VEINS:
        parts.append(tag("path", d=course, stroke="#6d7078", stroke_width=width, opacity=opacity))
    for course in CRACKS:
        parts.append(tag("path", d=course, stroke=LIGHT, stroke_width=1.2, transform="translate(1 1)"))
        parts.append(tag("path", d=course, stroke="#5a5043", stroke_width=1.1))
    parts += [
        tag("path", d=face, stroke="#8a7f6b", stroke_width=5, opacity=0.35),
        tag("path", d=face, stroke=LIGHT, stroke_width=2.4, opacity=0.9, transform="translate(.8 1)"),
        "</g>",
        tag("path", d=face, fill="none", stroke="#75694f", stroke_width=0.8, stroke_linejoin="round"),
    ]
    return parts


def inlays() -> list[str]:
    """Draw the players' own rows: a bed of bright marble for white, of grey for black."""
    parts = []
    for paint, names in zip(PAINTS, layout.OWN_ROWS, strict=True):
        (x, y), (last, _) = layout.foot(names[0]), layout.foot(names[-1])
        x, y, width = x - layout.PITCH / 2 + 1, y - 73, last - x + layout.PITCH - 2
        bed: Look = {"fill": paint.inlay, "fill_opacity": 0.62, "stroke": paint.inlay_edge, "stroke_width": 1.4}
        parts.append(rectangle((x + 1, y + 1.4), width, 96, rx=7, fill="none", stroke=LIGHT, stroke_width=1.5))
        parts.append(rectangle((x, y), width, 96, rx=7, **bed))
    return parts


def cups() -> list[str]:
    """Draw the shallow cups where pieces stand; those of a player's own row bear the mark of his pieces."""
    parts = [use("cup", layout.cup(name)) for name in layout.SPOTS]
    for seat, names in enumerate(layout.OWN_ROWS):
        parts += [use(f"own-{seat}", layout.cup(name)) for name in names]
    return parts


def way() -> list[str]:
    """Draw the way round as a fine groove with remains of red paint, and the medallion it passes under."""
    return [
        use("way", (0.7, 0.9), stroke=LIGHT, stroke_width=1.6),
        use("way", (0, 0), stroke=WAY_INK, stroke_width=1.5, opacity=0.85),
        circle(layout.ornament_place(1), ROSETTE_RADIUS, fill=MARBLE),
    ]


def cuts() -> list[str]:
    """Draw letters and ornaments as cuts: the upper edge in shadow, the lower one lit."""
    return [
        use("cuts", (1.1, 1.5), fill=LIGHT, opacity=0.95),
        use("cuts", (-0.7, -0.8), fill=SHADE, opacity=0.5),
        use("cuts", (0, 0), fill="url(#felix-cut)", stroke="#4a4036", stroke_width=0.8),
    ]


def names() -> list[str]:
    """Write the names of the cells below their letters."""
    opening = tag("g", font_weight="600", fill=NAME_INK)[:-2] + ">"
    return [opening, *(text(name, layout.name_place(name), NAME_SIZE) for name in layout.SPOTS), "</g>"]


def strip(seat: int) -> list[str]:
    """Draw the trays of a seat, each with its sign and the places of its piles, and between them a meander."""
    parts = [use("meander", layout.dice_places(seat, 1)[0])]
    for cell in layout.TRAY_LEFTS:
        box: Look = {"rx": TRAY_RADIUS, "fill": "url(#felix-tray)", "stroke": "#3d130c"}
        parts.append(rectangle(layout.tray_corner(seat, cell), layout.TRAY_WIDTH, layout.STRIP_HEIGHT, **box))
        for x, y, _ in layout.tray_stands(seat, cell, MOST_PIECES)[:: layout.TRAY_PILE]:
            parts.append(use("cup", (x, y), opacity=0.6))
            parts.append(use(f"own-{seat}", (x, y), opacity=0.6, class_="unswapped"))
            parts.append(use(f"own-{1 - seat}", (x, y), opacity=0.6, class_="swapped", display="none"))
        parts.append(use(cell, layout.sign_place(seat, cell)))
    return parts


def dice_shown(seat: int, dice: Sequence[int]) -> list[str]:
    """Draw a seat's unused dice as the Romans cut them from bone, each pip a dot in a ring."""
    if not dice:
        return []
    x, y = layout.dice_places(seat, 1)[0]
    parts = [rectangle((x - 96, y - 25), 192, 50, rx=TRAY_RADIUS, fill="#561b14", stroke=GOLD, stroke_opacity=0.5)]
    for value, place, tilt in zip(dice, layout.dice_places(seat, len(dice)), DIE_TILTS, strict=False):
        half = DIE_SIDE / 2
        parts += [
            f'<g transform="translate({point(place)}) rotate({tilt})">',
            rectangle((2 - half, 4 - half), DIE_SIDE, DIE_SIDE, rx=5, fill=SHADOW, opacity=0.5),
            rectangle((-half, -half), DIE_SIDE, DIE_SIDE, rx=5, fill="url(#felix-bone)", stroke="#8b7746"),
        ]
        for dx, dy in PIPS[value]:
            middle = (dx * PIP_STEP, dy * PIP_STEP)
            parts.append(circle(middle, 4, fill="none", stroke="#3a2a14", stroke_width=1.2))
            parts.append(circle(middle, 1.9, fill="#2a1c0b"))
        parts.append("</g>")
    return parts
