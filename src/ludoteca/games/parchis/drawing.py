"""The Parchís board: its picture, and where its pieces stand.

Every picture defines the same shapes under the same ids, so that several can stand on one page.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ludoteca.games import boards
from ludoteca.games.parchis.board import COLOURS, PIECES, SAFE_SQUARES
from ludoteca.games.parchis.layout import HOME_RADIUS, LAYOUT, NUMBERS, PIECE_RADIUS
from ludoteca.games.parchis.state import GAME, INFO
from ludoteca.games.svg import Point, centre, circle, die_face, gradient, path, rounded, tag, text


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
REACH = LAYOUT.board_edge + FRAME  # from the middle of the picture to its side
FRAME_RADIUS = 26
PAPER_RADIUS = 9

NUMBER_SIZE = 12
LETTER_SIZE = 13.5

RING_RADIUS = 11
DISC_RADIUS = 84.0  # in the middle of a home
PLACE_RADIUS = 20.0
EMBLEM_RADIUS = 8.0
BAR_SHARE = 0.26  # of the way between the two pieces of a barrier


@lru_cache(maxsize=64)
def board(playing: Sequence[str], language: str) -> dict[str, Any]:
    """Describe the board; the homes of colours that do not play are paler."""
    inks = {0: NUMBER_INK} | {start: PAINTS[colour].letter for start, colour in LAYOUT.starts.items()}
    ground = [
        *definitions(language),
        *frame(),
        *(part for colour in COLOURS for part in home(colour, colour in playing)),
        *track(),
        *goal(),
        *LAYOUT.square_numbers(NUMBERS, NUMBER_SIZE, 500, inks),
    ]
    return boards.board_of(
        width=2 * REACH,
        height=2 * REACH,
        ground=ground,
        spots=LAYOUT.spots(GAME, playing, language, SAFE_SQUARES),
        about=about(language),
        pieces={
            colour: boards.piece_of(INFO, colour, [f"parchis-{colour}"], language, home=f"{colour}:h", most=PIECES)
            for colour in playing
        },
        turns=LAYOUT.turns(playing),
    )


def about(language: str) -> dict[str, str]:
    """Say what each kind of place is, and that two of one colour make it a barrier (`boards.about`)."""
    said = LAYOUT.about(GAME, language)
    barrier = said.pop("barrier")
    safe = {kind: f"{barrier} {sentence}" for kind, sentence in said.items() if kind.startswith(("start", "safe"))}
    return said | {f"{kind}{boards.TOGETHER}": sentence for kind, sentence in ({"square": barrier} | safe).items()}


def definitions(language: str) -> list[str]:
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
        parts.append(counter(colour, paint, boards.letter_of(GAME, colour, language)))
    return ["<defs>", *parts, "</defs>"]


def counter(colour: str, paint: Paint, letter: str) -> str:
    """Define one piece seen from above: shadow, rim, dished face, gleam and letter."""
    radius = PIECE_RADIUS
    parts = [
        circle((1.0, 2.2), radius, fill=SHADOW, opacity=0.18),
        circle((0.5, 1.2), radius, fill=SHADOW, opacity=0.28),
        circle((0, 0), radius + 0.6, fill=IVORY, opacity=0.8),
        circle((0, 0), radius - 0.4, fill=f"url(#parchis-lit-{colour})", stroke=paint.dark, stroke_width=0.9),
        circle((0, 0), radius - 3.3, fill=paint.body, stroke=IVORY, stroke_width=1.1, stroke_opacity=0.9),
        tag("path", d="M-10.2-3.9A10.9 10.9 0 0 1 2.9-10.5", fill="none", stroke=IVORY, stroke_width=1.5,
            stroke_linecap="round", opacity=0.75),
        text(letter, (0, 0), LETTER_SIZE, font_weight="700", fill=paint.letter),
    ]  # fmt: skip
    return f'<g id="parchis-{colour}">{"".join(parts)}</g>'


def frame() -> list[str]:
    """Draw the wooden frame and the paper on it."""
    origin = (0.0, 0.0)
    paper = 2 * LAYOUT.board_edge
    return [
        rounded(origin, 2 * REACH, FRAME_RADIUS, fill="url(#parchis-wood)"),
        rounded(origin, 2 * REACH - 3, FRAME_RADIUS - 1.5, fill="none", stroke=IVORY, opacity=0.22),
        rounded(origin, 2 * REACH - 20, FRAME_RADIUS - 9, fill="none", stroke="#e0bf86", opacity=0.55),
        rounded((1.5, 2.5), paper + 3, PAPER_RADIUS, fill=SHADOW, opacity=0.35),
        rounded(origin, paper, PAPER_RADIUS, fill=PAPER),
    ]


def home(colour: str, plays: bool) -> list[str]:
    """Draw a home: a card in its colour with a disc of four places, paler when its colour does not play."""
    middle, paint = LAYOUT.home_middle(colour), PAINTS[colour]
    parts = [rounded(middle, LAYOUT.home_side, HOME_RADIUS, fill=f"url(#parchis-home-{colour})")]
    parts.append(circle((middle[0] + 1, middle[1] + 2.5), DISC_RADIUS + 1, fill=SHADOW, opacity=0.25))
    parts.append(circle(middle, DISC_RADIUS, fill=PAPER))
    parts.append(circle(middle, DISC_RADIUS - 5, fill="none", stroke=paint.body, stroke_width=1.5))
    for x, y, _ in LAYOUT.home_stands(colour):
        parts.append(circle((x, y), PLACE_RADIUS, fill=paint.tint, fill_opacity=0.45, stroke=paint.body))
    return parts if plays else ['<g opacity=".3">', *parts, "</g>"]


def track() -> list[str]:
    """Draw the 68 common squares and the corridors, with the rings of the safe ones."""
    plain = [LAYOUT.common_spot(n) for n in LAYOUT.numbers if n not in SAFE_SQUARES]
    safe = [LAYOUT.common_spot(n) for n in SAFE_SQUARES if n not in LAYOUT.starts]
    parts = [f'<g stroke="{LINE}" stroke-width=".9" stroke-linejoin="round">']
    parts += [LAYOUT.squares_path(plain, PAPER), LAYOUT.squares_path(safe, SAFE_PAPER)]
    for start, colour in LAYOUT.starts.items():
        parts.append(LAYOUT.squares_path(LAYOUT.corridor(colour), PAINTS[colour].tint))
        parts.append(LAYOUT.squares_path([LAYOUT.common_spot(start)], f"url(#parchis-lit-{colour})"))
    parts.append("</g>")
    return parts + [part for n in SAFE_SQUARES for part in safe_ring(n)]


def safe_ring(n: int) -> list[str]:
    """Draw the double ring of a safe square, in its colour on a mouth."""
    ink = PAINTS[LAYOUT.mouths[n]].body if n in LAYOUT.mouths else IVORY if n in LAYOUT.starts else LINE
    middle = LAYOUT.middle(LAYOUT.common_spot(n))
    return [
        circle(middle, RING_RADIUS, fill="none", stroke=ink, stroke_width=1.8),
        circle(middle, RING_RADIUS - 3.6, fill="none", stroke=ink),
    ]


def goal() -> list[str]:
    """Draw the four triangles of the goal and the brass stud in their middle."""
    parts = [f'<g stroke="{IVORY}" stroke-width="1.6" stroke-linejoin="round">']
    for colour in COLOURS:
        fill = f"url(#parchis-home-{colour})"
        parts.append(tag("path", d=path([LAYOUT.goal_outline(colour)]), fill=fill))
    parts.append("</g>")
    parts.append(circle((0.5, 1.5), EMBLEM_RADIUS, fill=SHADOW, opacity=0.35))
    stud = circle((0, 0), EMBLEM_RADIUS, fill="url(#parchis-brass)", stroke="#7a5a22", stroke_width=0.8)
    return [*parts, stud]


def barrier_bar(colour: str, stands: Sequence[boards.Stand]) -> str:
    """Draw the bar that joins the two pieces of a barrier, over the rims where they touch."""
    places = [(x, y) for x, y, _ in stands]
    x, y = centre(places)
    ends = [(x + (px - x) * BAR_SHARE, y + (py - y) * BAR_SHARE) for px, py in places]
    data = path([ends])
    edge = tag("path", d=data, stroke=PAINTS[colour].dark, stroke_width=6)
    return f'<g stroke-linejoin="round">{edge}{tag("path", d=data, stroke=IVORY, stroke_width=3.6)}</g>'


def die_shown(value: int, place: Point) -> list[str]:
    """Draw an ivory die that shows this number."""
    return die_face(value, place, fill="url(#parchis-ivory)", edge="#b39b72", pip="#33261a", shadow=SHADOW)
