"""The Parqués board: its picture, and where its pieces stand.

Pieces are bottle caps, jails have bars, and the frame is woven like a bag of the Sierra. Every picture of one
number of places defines the same shapes under the same ids, so that several can stand on one page.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import cos, dist, hypot, pi, sin
from typing import Any, NamedTuple

from ludoteca.games import boards
from ludoteca.games.arms import Spot
from ludoteca.games.parques.board import COLOURS, PIECES
from ludoteca.games.parques.layout import ARRIVAL_SCALE, JAIL_FRAME, JAIL_RADIUS, PIECE_RADIUS, Layout, layout_of
from ludoteca.games.parques.state import GAME, INFO
from ludoteca.games.svg import Point, circle, die_face, gradient, number, path, rounded, tag, text


class Paint(NamedTuple):
    """The shades of one colour."""

    light: str
    body: str
    dark: str
    letter: str


PAINTS = {
    "Y": Paint("#ffe15a", "#fcc307", "#7a5200", "#3f2a00"),
    "B": Paint("#3f8df0", "#0b57c4", "#062e70", "#ffffff"),
    "R": Paint("#f9525a", "#d3142a", "#6e0613", "#ffffff"),
    "G": Paint("#2fc067", "#078a3f", "#03471f", "#ffffff"),
    "O": Paint("#ff9d4a", "#f06a10", "#7d3000", "#2f1200"),
    "V": Paint("#a873dc", "#7434b0", "#3a1260", "#ffffff"),
    "P": Paint("#ff9ecb", "#f0559f", "#851650", "#3f0524"),
    "W": Paint("#ffffff", "#e9e4da", "#5b5348", "#2b241c"),
}
PAPER = "#fffdf5"
SAFE_PAPER = "#ffe9ad"
LINE = "#3a241c"
INK = "#2b1a14"
CREAM = "#f8e7c0"
NIGHT = "#241310"
GOLD = "#ffd84a"
THREADS = ("#fcc307", "#2f7de6", "#e8202f")

FRAME = 25.0
ROUNDING = 12.0  # of the corners of the frame
WEAVE_ROW = 2.5
WEAVE_PITCH = 20.4  # about; made to fit the side
WEAVE = ((-2, 1), (-1, 3), (0, 5), (1, 3), (2, 1))  # row, and how many sixths of the pitch its stitch is long

NUMBER_SIZE = 12.5
LETTER_SIZE = 13.5
STUD_SIZE = 11.5
TEETH = 21
PLACE_RADIUS = 0.37  # of half a jail's side
JAIL_BARS = (-0.8, -0.27, 0.27, 0.8)  # between the letters of the pieces behind them
DICE_SCALE = {4: 0.76, 6: 0.72, 8: 0.76}
DICE_AT = {4: ((47.7, -25.8), (47.7, 25.8)), 6: ((37.0, 0.0), (65.0, 0.0)), 8: ((47.0, 0.0), (77.0, 0.0))}
DICE_IN_THE_MIDDLE = ((-20.0, 0.0), (20.0, 0.0))
FLOWER_AT = {4: (32.0, 0.62), 6: (40.0, 0.66), 8: (50.0, 0.66)}  # from the tip of the field, and its scale


@lru_cache(maxsize=64)
def board(playing: Sequence[str], seats: int, language: str, dice_with: str = "") -> dict[str, Any]:
    """Describe the board with a number of places; the fields of colours that do not play are paler.

    A field in which dice lie has no flower.
    """
    layout = layout_of(seats)
    inks = {0: INK} | {start: PAINTS[colour].letter for start, colour in layout.starts.items()}
    ground = [
        *definitions(layout, language),
        *frame(layout, language),
        *(part for colour in layout.colours for part in field(layout, colour, colour in playing)),
        *(flower_in(layout, colour) for colour in playing if colour != dice_with),
        *track(layout),
        *arrival(layout),
        *layout.square_numbers(layout.measures.numbers, NUMBER_SIZE, 600, inks),
    ]
    corners = layout.polygon(layout.board_edge + FRAME)
    return boards.board_of(
        width=2 * max(x for x, _ in corners),
        height=2 * max(y for _, y in corners),
        ground=ground,
        over=[bars(layout, colour, colour in playing) for colour in layout.colours],
        spots=layout.spots(GAME, playing, language, layout.safe),
        about=layout.about(GAME, language),
        pieces={
            colour: boards.piece_of(INFO, colour, [f"parques-{colour}"], language, home=f"{colour}:h", most=PIECES)
            for colour in playing
        },
        turns=layout.turns(playing),
    )


def definitions(layout: Layout, language: str) -> list[str]:
    """Define the gradients, the weave, the flower and the caps that the rest of the picture uses."""
    slope = 'x1="0" y1="0" x2="1" y2="1"'
    lit = 'cx=".35" cy=".3" r=".85"'
    parts = [
        gradient("linearGradient", "parques-ivory", slope, (0, "#ffffff"), (1, "#f1e6cd")),
        gradient("linearGradient", "parques-steel", 'x1="0" y1="0" x2="1" y2="0"', (0, "#f4f6f7"), (1, "#8d9498")),
        tag("path", id="parques-rim", d=path([cap_outline()])),
        tag("path", id="parques-star", d=path([star(8, 10.5, 5.6)])),
        weave_pattern(),
        flower(),
    ]
    for colour in layout.colours:
        paint = PAINTS[colour]
        stops = (0.0, paint.light), (1.0, paint.body)
        parts.append(gradient("radialGradient", f"parques-lit-{colour}", lit, *stops))
        parts.append(cap(colour, paint, boards.letter_of(GAME, colour, language)))
    return ["<defs>", *parts, "</defs>"]


def star(points: int, outer: float, inner: float) -> list[Point]:
    """List the corners of a star about the origin."""
    turns = [(pi * at / points, inner if at % 2 else outer) for at in range(2 * points)]
    return [(radius * sin(angle), -radius * cos(angle)) for angle, radius in turns]


def cap_outline() -> list[Point]:
    """List the corners of the crimped edge of a bottle cap."""
    return star(TEETH, PIECE_RADIUS + 0.5, PIECE_RADIUS - 1.1)


def weave_pattern() -> str:
    """Define the stepped lozenges that the fields are woven in."""
    step = 4.0
    rows = ((2, 1), (1, 3), (0, 5), (-1, 3), (-2, 1))
    marks = [
        tag("rect", x=14 - step * wide / 2, y=14 - step / 2 + step * row, width=step * wide, height=step)
        for row, wide in rows
    ]
    dots = [tag("rect", x=x, y=y, width=step / 2, height=step) for x in (0, 26) for y in (-2, 26)]
    hole = tag("rect", x=12, y=12, width=4, height=4, fill=NIGHT)
    return (
        '<pattern id="parques-weave" width="28" height="28" patternUnits="userSpaceOnUse">'
        f'<g fill="#fff">{"".join(marks + dots)}{hole}</g></pattern>'
    )


def flower() -> str:
    """Define a flower of six petals, some 50 units across."""
    petals = [
        tag("ellipse", cy=-15, rx=7.4, ry=11, transform=f"rotate({60 * at})", fill=PAPER, stroke=NIGHT,
            stroke_width=0.8, stroke_opacity=0.45)
        for at in range(6)
    ]  # fmt: skip
    heart = circle((0, 0), 7.5, fill=GOLD, stroke=NIGHT, stroke_width=0.8, stroke_opacity=0.6)
    return f'<g id="parques-flower">{"".join(petals)}{heart}</g>'


def cap(colour: str, paint: Paint, letter: str) -> str:
    """Define one piece, a bottle cap seen from above: shadow, halo, crimped edge, pressed face, gleam and letter."""
    parts = [
        circle((0.7, 2.0), PIECE_RADIUS + 0.6, fill=NIGHT, opacity=0.35),
        circle((0, 0), PIECE_RADIUS + 1.3, fill=PAPER, opacity=0.85),
        tag("use", href="#parques-rim", fill=paint.body, stroke=paint.dark, stroke_width=1.1, stroke_linejoin="round"),
        circle((0, 0), PIECE_RADIUS - 2.6, fill=f"url(#parques-lit-{colour})", stroke=paint.dark, stroke_width=0.7),
        tag("path", d="M-7.6-3.6A8.4 8.4 0 0 1 1.6-8.2", fill="none", stroke="#fff", stroke_width=1.6,
            stroke_linecap="round", opacity=0.8),
        text(letter, (0, 0), LETTER_SIZE, font_weight="700", fill=paint.letter),
    ]  # fmt: skip
    return f'<g id="parques-{colour}">{"".join(parts)}</g>'


def frame(layout: Layout, language: str) -> list[str]:
    """Draw the frame, a dark band with a woven row of lozenges along each side, and the paper in it."""
    edge = layout.board_edge
    band = path([layout.polygon(edge + FRAME - ROUNDING)])
    parts = [
        tag("path", d=band, fill=NIGHT, stroke=NIGHT, stroke_width=2 * ROUNDING, stroke_linejoin="round"),
        tag("path", d=path([layout.polygon(edge + FRAME - 3.5)]), fill="none", stroke=CREAM, stroke_width=1.4),
        tag("path", d=path([layout.polygon(edge + 3.0)]), fill=PAPER, stroke=CREAM, stroke_width=1.4),
    ]
    parts += weave(layout)
    for corner, colour in zip(layout.polygon(edge + FRAME / 2), layout.colours, strict=True):
        parts.append(circle(corner, 9.0, fill=PAINTS[colour].body, stroke=CREAM, stroke_width=1.6))
        letter = boards.letter_of(GAME, colour, language)
        parts.append(text(letter, corner, STUD_SIZE, font_weight="700", fill=PAINTS[colour].letter))
    return parts


def weave(layout: Layout) -> Iterator[str]:
    """Draw the lozenges along the sides of the frame, row by row of stitches, each with a bright one in its middle."""
    length = dist(*layout.polygon(layout.board_edge)[:2])
    pitch = length / round(length / WEAVE_PITCH)

    def stitches(row: int, stitch: float, every: float, first: float, thread: str) -> str:
        distance = layout.board_edge + FRAME / 2 + row * WEAVE_ROW
        ends = ((length / 2, distance), (-length / 2, distance))
        sides = path([layout.turned(end, at) for end in ends] for at in range(layout.seats)).replace("Z", "")
        return tag("path", d=sides, fill="none", stroke=thread, stroke_width=WEAVE_ROW + 0.1,
                   stroke_dasharray=f"{number(stitch)} {number(every - stitch)}",
                   stroke_dashoffset=stitch / 2 - first)  # fmt: skip

    for row, sixths in WEAVE:
        yield stitches(row, sixths * pitch / 6, pitch, pitch / 2, CREAM)
    for at, thread in enumerate(THREADS):
        yield stitches(0, pitch / 6, pitch * len(THREADS), (at + 0.5) * pitch, thread)


def field(layout: Layout, colour: str, plays: bool) -> list[str]:
    """Draw a field, woven in its colour, with its jail; paler when its colour does not play."""
    outline = path([layout.field_outline(colour)])
    paint, half = PAINTS[colour], layout.jail_half
    middle = layout.jail_middle(colour)
    parts = [
        tag("path", d=outline, fill=f"url(#parques-lit-{colour})"),
        tag("path", d=outline, fill="url(#parques-weave)", opacity=0.2),
        rounded(
            (middle[0], middle[1] + 2), 2 * (half + JAIL_FRAME), JAIL_RADIUS, fill=NIGHT, opacity=0.35, class_="upright"
        ),
        '<g class="upright">',
        rounded(middle, 2 * half + 6, 12, fill=CREAM, stroke=paint.dark, stroke_width=1.2),
        rounded(middle, 2 * half - 2, 8, fill=paint.dark),
    ]
    ring = PLACE_RADIUS * half
    style = f'<g fill="{paint.body}" fill-opacity=".35" stroke="{paint.light}" stroke-opacity=".6">'
    parts += [style, *(circle((x, y), ring) for x, y, _ in layout.home_stands(colour)), "</g></g>"]
    return parts if plays else ['<g opacity=".35">', *parts, "</g>"]


def flower_in(layout: Layout, colour: str) -> str:
    """Put a flower where the dice of a field would lie."""
    away, scale = FLOWER_AT[layout.seats]
    x, y = layout.in_field(colour, layout.field_tip + away)
    return tag("use", href="#parques-flower", transform=f"translate({number(x)} {number(y)}) scale({scale})")


def bars(layout: Layout, colour: str, plays: bool) -> str:
    """Draw the bars of a jail, over the pieces in it."""
    x, y = layout.jail_middle(colour)
    half = layout.jail_half
    wide = 0.075 * half
    uprights = [
        tag("rect", x=x + at * half - wide / 2, y=y - half + 1, width=wide, height=2 * half - 2) for at in JAIL_BARS
    ]
    rail = tag("rect", x=x - half + 1, y=y - wide / 2, width=2 * half - 2, height=wide)
    opacity = 1 if plays else 0.5
    style = f'class="upright" fill="url(#parques-steel)" stroke="{NIGHT}" stroke-width=".5" opacity="{opacity}"'
    return f"<g {style}>{rail}{''.join(uprights)}</g>"


def track(layout: Layout) -> list[str]:
    """Draw the common squares and the corridors, with stars on the safe ones and arrows on the starts."""
    special = layout.safe | layout.starts.keys()
    plain = [layout.common_spot(n) for n in layout.numbers if n not in special]
    safe = [layout.common_spot(n) for n in sorted(layout.safe)]
    parts = [f'<g stroke="{LINE}" stroke-width="1" stroke-linejoin="round">']
    parts += [layout.squares_path(plain, PAPER), layout.squares_path(safe, SAFE_PAPER)]
    arrows = []
    for n, colour in layout.starts.items():
        corridor = layout.corridor(colour)
        start = layout.common_spot(n)
        parts.append(layout.squares_path([*corridor, start], PAINTS[colour].body))
        arrows.append(arrow_marks(layout, corridor, colour, 4.5))
        arrows.append(arrow_marks(layout, [start], colour, 9.0))
    return [*parts, "</g>", *arrows, *(safe_star(layout, n) for n in sorted(layout.safe))]


def arrow_marks(layout: Layout, spots: Iterable[Spot], colour: str, half: float) -> str:
    """Draw on each of these squares an arrowhead that points the way to the middle of the board."""
    outlines = []
    for spot in spots:
        x, y = layout.middle(spot)
        shape = ((0, -half), (half, half * 0.25), (half, half), (0, half * 0.2), (-half, half), (-half, half * 0.25))
        turned = [layout.turned(point, spot.arm) for point in shape]
        outlines.append([(x + dx, y + dy) for dx, dy in turned])
    return tag("path", d=path(outlines), fill=PAPER if colour != "W" else PAINTS["W"].dark, opacity=0.9)


def safe_star(layout: Layout, n: int) -> str:
    """Draw the star of a safe square, in the colour whose corridor opens there if one does."""
    x, y = layout.middle(layout.common_spot(n))
    colour = layout.mouths.get(n)
    fill = PAINTS[colour].body if colour else "#e0972a"
    return tag("use", href="#parques-star", x=x, y=y, fill=fill, stroke=LINE, stroke_width=0.9)


def arrival(layout: Layout) -> list[str]:
    """Draw the triangles of the arrival, their places and the flower in the middle."""
    ring = PIECE_RADIUS * ARRIVAL_SCALE
    parts = []
    for colour in layout.colours:
        paint = PAINTS[colour]
        parts.append(tag("path", d=path([layout.goal_outline(colour)]), fill=paint.body, stroke=PAPER,
                         stroke_width=1.8, stroke_linejoin="round"))  # fmt: skip
        parts.append(f'<g fill="{PAPER}" fill-opacity=".28" stroke="{paint.dark}" stroke-opacity=".5">')
        parts += [*(circle((x, y), ring) for x, y, _ in layout.goal_stands(colour)), "</g>"]
    x, y, _ = layout.goal_stands("Y")[-1]
    return parts + medallion(layout, hypot(x, y) - ring - 3)


def medallion(layout: Layout, radius: float) -> list[str]:
    """Draw the round woven piece in the middle of the board: a flower with a petal for each place."""
    parts = [circle((0, 0), radius, fill=NIGHT, stroke=CREAM, stroke_width=1.6)]
    if radius > 2 * FRAME:
        parts.append(tag("path", d=path([star(6 * layout.seats, radius - 4, radius - 13)]), fill=CREAM))
        parts.append(circle((0, 0), radius - 14, fill=NIGHT))
        radius -= 14
    petal = radius * 0.42
    for at, colour in enumerate(layout.colours):
        x, y = layout.turned((0.0, radius * 0.52), at + 0.5)
        angle = number(-360 * (at + 0.5) / layout.seats)
        parts.append(tag("ellipse", rx=petal * 2.6 / layout.seats**0.75, ry=petal, fill=PAINTS[colour].body,
                         stroke=CREAM, stroke_width=0.8,
                         transform=f"translate({number(x)} {number(y)}) rotate({angle})"))  # fmt: skip
    return [*parts, circle((0, 0), radius * 0.24, fill=GOLD, stroke=NIGHT, stroke_width=0.8)]


def dice_shown(layout: Layout, dice: Sequence[int], turn: Sequence[str]) -> Iterator[str]:
    """Draw the dice in the field of the first colour to play, or else in the middle of the board."""
    scale, angle = DICE_SCALE[layout.seats], 0.0
    places: Sequence[Point] = DICE_IN_THE_MIDDLE
    if turn:
        places = [layout.in_field(turn[0], layout.field_tip + away, aside) for away, aside in DICE_AT[layout.seats]]
        if layout.seats > 4:
            angle = -360 * (COLOURS.index(turn[0]) + 0.5) / layout.seats % 90
    for value, (x, y) in zip(dice, places, strict=False):
        face = die_face(value, (0.0, 0.0), fill="url(#parques-ivory)", edge="#8a6a3a", pip="#b3121f", shadow=NIGHT)
        yield f'<g transform="translate({number(x)} {number(y)}) rotate({number(angle)}) scale({scale})">'
        yield "".join(face) + "</g>"
