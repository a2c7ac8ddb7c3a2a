"""The Parchís board as an SVG picture that needs nothing but itself.

Every picture defines the same shapes under the same ids, so that several can stand on one page.
"""

from collections.abc import Collection, Iterable, Sequence
from math import copysign
from typing import NamedTuple

from ludoteca.games.parchis import layout
from ludoteca.games.parchis.board import COLOURS, SQUARES
from ludoteca.games.parchis.layout import Spot, Squares
from ludoteca.games.svg import BASELINE, Point, centre, circle, die_face, gradient, number, path, picture, rounded, tag
from ludoteca.games.track import CORRIDOR_SQUARES


class Paint(NamedTuple):
    """The shades of one colour."""

    light: str
    body: str
    dark: str
    tint: str
    letter: str


PAINTS = {
    "Y": Paint("#f7cf62", "#e2a52a", "#8f5f0c", "#f3d078", "#4a3005"),
    "B": Paint("#5f97c4", "#2d6694", "#17395a", "#93b7d3", "#fffaf0"),
    "R": Paint("#d9685a", "#b23a2e", "#6b1d16", "#e09a8c", "#fffaf0"),
    "G": Paint("#6fae79", "#3a7d4d", "#1d4a2b", "#9cc3a0", "#fffaf0"),
}
PAPER = "#fbf4e4"
SAFE_PAPER = "#e6d9bf"
LINE = "#8a7355"
NUMBER_INK = "#5b4630"
IVORY = "#fffaf0"
SHADOW = "#2a1a0a"

FRAME = 21.0
REACH = layout.BOARD_EDGE + FRAME  # from the middle of the picture to its side
FRAME_RADIUS = 26
PAPER_RADIUS = 9

NUMBER_SIZE = 12
LETTER_SIZE = 13.5

RING_RADIUS = 11
HOME_INSET = 9.0
HOME_RADIUS = 20
DISC_RADIUS = 84.0
PLACE_RADIUS = 20.0
HOME_SCALE = 1.35
GOAL_SCALE = 1.18
EMBLEM_RADIUS = 8.0
INSET = 2.4
BAR_SHARE = 0.26  # of the way between the two pieces of a barrier
GLOW = ((15, 0.16), (10, 0.28), (5, 1.0))  # width and opacity of each stroke


def board_svg(
    pieces: Squares,
    *,
    die: int | None = None,
    turn: Sequence[str] = (),
    moved: tuple[str, str, str] | None = None,
    barriers: Iterable[tuple[str, str]] = (),
    title: str = "",
    size: int = 640,
) -> str:
    """Draw the board, its pieces and die, with the homes of those to play framed and the last move marked.

    A barrier is named by the colour of one of its pieces and their square.
    """
    parts = [
        *definitions(),
        *ground(),
        *(part for colour in COLOURS for part in home(colour, colour in pieces, colour in turn)),
        *track(),
        *goal(),
        *(move_marks(*moved, pieces) if moved else ()),
        *numbers(),
        *all_pieces(pieces, {layout.spot_of(*barrier) for barrier in barriers}),
        *(die_shown(die, die_place(turn)) if die else ()),
    ]
    return picture(parts, width=2 * REACH, height=2 * REACH, size=size, title=title)


def definitions() -> list[str]:
    """Define the gradients and the four counters that the rest of the picture uses."""
    slope = 'x1="0" y1="0" x2="1" y2="1"'
    lit = 'cx=".36" cy=".3" r=".8"'
    parts = [
        gradient("linearGradient", "parchis-wood", slope, (0, "#9a6b41"), (0.45, "#7d5230"), (1, "#5d3a20")),
        gradient("linearGradient", "parchis-ivory", slope, (0, "#ffffff"), (1, "#e9dcc2")),
        gradient("linearGradient", "parchis-brass", slope, (0, "#f4dfa4"), (1, "#a9813a")),
    ]
    for colour, paint in PAINTS.items():
        parts.append(gradient("radialGradient", f"parchis-lit-{colour}", lit, (0, paint.light), (1, paint.body)))
        parts.append(gradient("linearGradient", f"parchis-home-{colour}", slope, (0, paint.light), (0.7, paint.body)))
        parts.append(counter(colour, paint))
    return ["<defs>", *parts, "</defs>"]


def counter(colour: str, paint: Paint) -> str:
    """Define one piece seen from above: shadow, rim, dished face, gleam and letter."""
    radius = layout.PIECE_RADIUS
    letter = (
        f'<text y="{number(LETTER_SIZE * BASELINE)}" font-size="{LETTER_SIZE}" font-weight="700"'
        f' fill="{paint.letter}">{colour}</text>'
    )
    parts = [
        circle((1.0, 2.2), radius, fill=SHADOW, opacity=0.18),
        circle((0.5, 1.2), radius, fill=SHADOW, opacity=0.28),
        circle((0, 0), radius + 0.6, fill=IVORY, opacity=0.8),
        circle((0, 0), radius - 0.4, fill=f"url(#parchis-lit-{colour})", stroke=paint.dark, stroke_width=0.9),
        circle((0, 0), radius - 3.3, fill=paint.body, stroke=IVORY, stroke_width=1.1, stroke_opacity=0.9),
        tag("path", d="M-10.2-3.9A10.9 10.9 0 0 1 2.9-10.5", fill="none", stroke=IVORY, stroke_width=1.5,
            stroke_linecap="round", opacity=0.75),
        letter,
    ]  # fmt: skip
    return f'<g id="parchis-{colour}">{"".join(parts)}</g>'


def ground() -> list[str]:
    """Draw the wooden frame and the paper on it."""
    origin = (0.0, 0.0)
    paper = 2 * layout.BOARD_EDGE
    return [
        rounded(origin, 2 * REACH, FRAME_RADIUS, fill="url(#parchis-wood)"),
        rounded(origin, 2 * REACH - 3, FRAME_RADIUS - 1.5, fill="none", stroke=IVORY, opacity=0.22),
        rounded(origin, 2 * REACH - 20, FRAME_RADIUS - 9, fill="none", stroke="#e0bf86", opacity=0.55),
        rounded((1.5, 2.5), paper + 3, PAPER_RADIUS, fill=SHADOW, opacity=0.35),
        rounded(origin, paper, PAPER_RADIUS, fill=PAPER),
    ]


def home(colour: str, plays: bool, to_play: bool) -> list[str]:
    """Draw a home: a card in its colour with a disc of four places, paler when its colour does not play."""
    middle, paint = layout.home_middle(colour), PAINTS[colour]
    side = layout.HOME_SIDE - 2 * HOME_INSET
    parts = [rounded(middle, side, HOME_RADIUS, fill=f"url(#parchis-home-{colour})")]
    if to_play:
        parts = [
            rounded(middle, side, HOME_RADIUS, fill="none", stroke=paint.dark, stroke_width=w, opacity=o)
            for w, o in GLOW
        ] + parts
    parts.append(circle((middle[0] + 1, middle[1] + 2.5), DISC_RADIUS + 1, fill=SHADOW, opacity=0.25))
    parts.append(circle(middle, DISC_RADIUS, fill=PAPER))
    parts.append(circle(middle, DISC_RADIUS - 5, fill="none", stroke=paint.body, stroke_width=1.5))
    for place in layout.home_places(colour):
        parts.append(circle(place, PLACE_RADIUS, fill=paint.tint, fill_opacity=0.45, stroke=paint.body))
    return parts if plays else ['<g opacity=".3">', *parts, "</g>"]


def squares_path(spots: Iterable[Spot], fill: str) -> str:
    """Draw squares of one fill, as one element."""
    return tag("path", d=path(layout.outline(spot) for spot in spots), fill=fill)


def track() -> list[str]:
    """Draw the 68 common squares and the corridors, with the rings of the safe ones."""
    starts = set(layout.STARTS.values())
    common = range(1, SQUARES + 1)
    plain = [layout.common_spot(n) for n in common if n not in layout.SAFE]
    safe = [layout.common_spot(n) for n in common if n in layout.SAFE - starts]
    parts = [f'<g stroke="{LINE}" stroke-width=".9" stroke-linejoin="round">']
    parts += [squares_path(plain, PAPER), squares_path(safe, SAFE_PAPER)]
    for colour, paint in PAINTS.items():
        corridor = [layout.corridor_spot(colour, n + 1) for n in range(CORRIDOR_SQUARES)]
        parts.append(squares_path(corridor, paint.tint))
        parts.append(squares_path([layout.common_spot(layout.STARTS[colour])], f"url(#parchis-lit-{colour})"))
    parts.append("</g>")
    return parts + [part for n in sorted(layout.SAFE) for part in safe_ring(n)]


def safe_ring(n: int) -> list[str]:
    """Draw the double ring of a safe square, in its colour on a mouth."""
    ink = LINE
    if n in layout.STARTS.values():
        ink = IVORY
    for colour, mouth in layout.MOUTHS.items():
        if n == mouth:
            ink = PAINTS[colour].body
    middle = layout.middle(layout.common_spot(n))
    return [
        circle(middle, RING_RADIUS, fill="none", stroke=ink, stroke_width=1.8),
        circle(middle, RING_RADIUS - 3.6, fill="none", stroke=ink),
    ]


def goal() -> list[str]:
    """Draw the four triangles of the goal and the brass stud in their middle."""
    parts = [f'<g stroke="{IVORY}" stroke-width="1.6" stroke-linejoin="round">']
    for colour in COLOURS:
        fill = f"url(#parchis-home-{colour})"
        parts.append(tag("path", d=path([layout.goal_outline(colour)]), fill=fill))
    parts.append("</g>")
    parts.append(circle((0.5, 1.5), EMBLEM_RADIUS, fill=SHADOW, opacity=0.35))
    stud = circle((0, 0), EMBLEM_RADIUS, fill="url(#parchis-brass)", stroke="#7a5a22", stroke_width=0.8)
    return [*parts, stud]


def numbers() -> list[str]:
    """Write the number of each common square, upright, at the end of the square that pieces leave free."""
    colour_of = {start: colour for colour, start in layout.STARTS.items()}
    parts = [f'<g font-size="{NUMBER_SIZE}" font-weight="500" fill="{NUMBER_INK}">']
    for n in range(1, SQUARES + 1):
        x, y = layout.number_place(layout.common_spot(n))
        ink = f' fill="{PAINTS[colour_of[n]].letter}"' if n in colour_of else ""
        parts.append(f'<text x="{number(x)}" y="{number(y + NUMBER_SIZE * BASELINE)}"{ink}>{n}</text>')
    return [*parts, "</g>"]


def move_marks(colour: str, start: str, end: str, pieces: Squares) -> list[str]:
    """Mark the last move: a dashed outline where the piece came from, a full one where it went."""
    ink = PAINTS[colour].dark
    style = f'<g fill="none" stroke="{ink}" stroke-width="1.8" stroke-linejoin="round">'
    return [
        style,
        mark(colour, start, pieces, stroke_dasharray="5 3.5"),
        mark(colour, end, pieces, fill=PAINTS[colour].light, fill_opacity=0.4),
        "</g>",
    ]


def mark(colour: str, square: str, pieces: Squares, **attributes: str | float) -> str:
    """Draw an outline just inside a square, or about the place left free at home."""
    if square == layout.HOME:
        at_home = list(pieces.get(colour, ())).count(layout.HOME)
        places = layout.home_places(colour)
        return circle(places[at_home % len(places)], PLACE_RADIUS, **attributes)
    if square == layout.GOAL:
        return tag("path", d=path([inset(layout.goal_outline(colour))]), **attributes)
    return tag("path", d=path([inset(layout.outline(layout.spot_of(colour, square)))]), **attributes)


def inset(outline: Sequence[Point]) -> list[Point]:
    """Draw an outline in, each corner towards the middle."""
    x, y = centre(outline)
    return [(px - copysign(INSET, px - x), py - copysign(INSET, py - y)) for px, py in outline]


def all_pieces(pieces: Squares, barriers: Collection[Spot]) -> list[str]:
    """Draw the pieces at home, in the goal and on the track."""
    parts = []
    for colour in COLOURS:
        squares = list(pieces.get(colour, ()))
        at_home, arrived = squares.count(layout.HOME), squares.count(layout.GOAL)
        parts += [piece(colour, place, HOME_SCALE) for place in layout.home_places(colour)[:at_home]]
        parts += [piece(colour, place, GOAL_SCALE) for place in layout.goal_places(colour)[:arrived]]
    for spot, colours in layout.occupants(pieces).items():
        parts += pieces_on(spot, colours, spot in barriers)
    return parts


def piece(colour: str, place: Point, scale: float = 1.0) -> str:
    """Put a counter at a place."""
    if scale == 1.0:
        return tag("use", href=f"#parchis-{colour}", x=place[0], y=place[1])
    move = f"translate({number(place[0])} {number(place[1])}) scale({number(scale)})"
    return tag("use", href=f"#parchis-{colour}", transform=move)


def pieces_on(spot: Spot, colours: Sequence[str], is_barrier: bool) -> list[str]:
    """Draw the pieces on one square, those of a barrier joined by a bar."""
    places = layout.standing(spot, len(colours))
    parts = [piece(colour, place) for colour, place in zip(colours, places, strict=False)]
    if is_barrier:
        parts.append(barrier_bar(colours[0], places))
    return parts


def barrier_bar(colour: str, places: Sequence[Point]) -> str:
    """Draw the bar that joins the two pieces of a barrier, over the rims where they touch."""
    x, y = centre(places)
    ends = [(x + (px - x) * BAR_SHARE, y + (py - y) * BAR_SHARE) for px, py in places]
    data = path([ends])
    edge = tag("path", d=data, stroke=PAINTS[colour].dark, stroke_width=6)
    return f'<g stroke-linejoin="round">{edge}{tag("path", d=data, stroke=IVORY, stroke_width=3.6)}</g>'


def die_place(turn: Sequence[str]) -> Point:
    """Choose the home of the first colour to play, or else the middle of the board."""
    return layout.home_middle(turn[0]) if turn else (0.0, 0.0)


def die_shown(value: int, place: Point) -> list[str]:
    """Draw an ivory die that shows this number."""
    return die_face(value, place, fill="url(#parchis-ivory)", edge="#b39b72", pip="#33261a", shadow=SHADOW)
