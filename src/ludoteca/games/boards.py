"""A board as data, and the picture of a position that is put together from it, here and by other clients.

    kind       which of a client's boards shows it: `track` (pieces on spots), or one of the game's own
    ground     SVG: the shapes that pieces use, and all that lies below them
    over       SVG: what lies above them
    spots      by name: in words, the outline of each place, where one piece stands on it, where two do, and so on, and
               where the number of its pieces is always written, if it is; and its kind
    pieces     by the letter of the colour: the shapes of a piece, in words how many there are, and the spot that is
               framed when it is the colour's turn
    about      by kind of place: in words what it is and does; none where a game says nothing about it
    turns      by the letter of a colour: by how many degrees, clockwise, the board turns so that the colour sits at the
               bottom; none where a board is the same for all. Texts of the picture stay upright, and so do what has the
               class `upright`, and spots that say so
    swaps      by the letter of a colour: which spots change places, in pairs, so that the colour sits at the bottom of
               a board that cannot turn. Then what has the class `swapped` is drawn in place of what has `unswapped`
    piles      whether pieces on a spot stand on each other, with their number on top; then a piece has four shapes:
               its body, a mark that only the top of a pile shows, what is left out where a number stands, and the edge
               by which the pieces of the last move are marked; elsewhere the outlines of their spots are

Squares that a colour has for itself are named with its letter: `Y:h`; those that all share are not: `12`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from math import cos, pi, sin
from typing import Any

from ludoteca.core.options import LIGHT_INK, GameInfo
from ludoteca.core.pieces import Leg, OnBoard, Piece
from ludoteca.core.text import catalogue, say, word_for
from ludoteca.games.svg import Look, Point, number, path, picture, tag, text

ROUND = 6  # parts of a rounded corner
DARK, LIGHT = "#2a1a0a", "#fffaf0"
FRAME = ((DARK, 7.5), ("#ffcf3f", 5.0))  # about the home of whoever is to act: strokes
LEFT: Look = {"stroke": DARK, "stroke_width": 2.2, "stroke_dasharray": "5 4"}
REACHED: Look = {"stroke": DARK, "stroke_width": 2.2, "fill": "#ffce54", "fill_opacity": 0.22}
TOGETHER = " together"  # behind a kind of place in `about`
ACCENT = "#d2401c"  # of the edges of pieces
NUMBER_SIZE = 20.0
NUMBER_Y = (13.0, -6.0)  # on a piece, from the point that it stands on: of one that lies flat, on top of a pile
Stand = tuple[float, float, float]
"""Where a piece stands, and its scale."""


def board_of(
    kind: str = "track",
    *,
    width: float,
    height: float,
    ground: Iterable[str],
    over: Iterable[str] = (),
    spots: Mapping[str, Any],
    pieces: Mapping[str, Any],
    about: Mapping[str, str] | None = None,
    turns: Mapping[str, float] | None = None,
    swaps: Mapping[str, Sequence[tuple[str, str]]] | None = None,
    piles: bool = False,
) -> dict[str, Any]:
    """Put a board together; the middle of the picture is the origin."""
    return {
        "kind": kind,
        "box": rounded((-width / 2, -height / 2, width, height)),
        "ground": "".join(ground),
        "over": "".join(over),
        "spots": dict(spots),
        "pieces": dict(pieces),
        "about": dict(about or {}),
        "turns": dict(turns or {}),
        "swaps": {letter: [list(pair) for pair in pairs] for letter, pairs in (swaps or {}).items()},
        "piles": piles,
    }


def piece_of(
    info: GameInfo, letter: str, shapes: Sequence[str], language: str, *, home: str, most: int
) -> dict[str, Any]:
    """Describe the pieces of a colour, of which there are at most a given number."""
    return {
        "shapes": list(shapes),
        "letter": letter_of(info.id, letter, language),
        "home": home,
        "counted": [say(info.id, "board.pieces", language, count=count, colour=letter) for count in range(1, most + 1)],
        "has_dark_ink": info.colours[letter].ink != LIGHT_INK,
    }


def letter_of(game: str, colour: str, language: str) -> str:
    """Return the letter that stands for a colour on pieces and badges: one of its word, in the person's language."""
    return word_for(game, language, "letter", colour)


def spot_of(
    label: str,
    outline: Iterable[Point],
    stands: Iterable[Iterable[Stand]],
    number_at: Point | None = None,
    *,
    is_upright: bool = False,
    kind: str = "",
) -> dict[str, Any]:
    """Describe a place: its name in words, its outline, for one piece, two pieces … where they stand, and its kind.

    What is upright is carried along when the board turns, but not turned itself.
    """
    return {
        "label": label,
        "outline": [rounded(corner) for corner in outline],
        "stands": [[rounded(stand) for stand in crowd] for crowd in stands],
        "number_at": number_at and rounded(number_at),
        "is_upright": is_upright,
        "kind": kind,
    }


def about(game: str, language: str) -> dict[str, str]:
    """Say what each kind of place or piece is, in a sentence or two that name clauses: `[what]` of the catalogue.

    What a place is with several pieces of one colour on it stands under its kind and `TOGETHER`.
    """
    said: Mapping[str, str] = catalogue(game, language).get("what", {})
    return dict(said)


def in_turn(stands: list[Stand]) -> list[list[Stand]]:
    """Let pieces fill places one after the other: the first keeps its place when a second comes."""
    return [stands[:count] for count in range(1, len(stands) + 1)]


def box(left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> list[Point]:
    """List the corners of a rectangle, or the points of the edge of one with rounded corners."""
    if not radius:
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    inner = box(left + radius, top + radius, right - radius, bottom - radius)
    turns = [[(corner + at / ROUND) * pi / 2 for at in range(ROUND + 1)] for corner in range(4)]
    return [
        (x - radius * cos(turn), y - radius * sin(turn))
        for (x, y), corner in zip(inner, turns, strict=True)
        for turn in corner
    ]


def square_about(middle: Point, half: float, radius: float = 0.0) -> list[Point]:
    """List the corners of a square about a point, or the points of the edge of one with rounded corners."""
    x, y = middle
    return box(x - half, y - half, x + half, y + half, radius)


def rounded(numbers: Iterable[float]) -> list[float]:
    """Write numbers in few digits."""
    return [round(number, 2) + 0.0 for number in numbers]


def svg(
    board: Mapping[str, Any],
    shown: OnBoard,
    *,
    more: Iterable[str] = (),
    title: str = "",
    size: int = 640,
) -> str:
    """Draw a position: the homes of the colours to act are framed, the last move is marked; more lies above it all."""
    spots, here = board["spots"], standing(board["spots"], shown.pieces)
    homes = [spots[board["pieces"][letter]["home"]] for letter in shown.turn]
    parts = [
        board["ground"],
        *(outline(home, fill="none", stroke=ink, stroke_width=width) for home in homes for ink, width in FRAME),
        *(() if board["piles"] else (mark for leg in shown.moved for mark in marks(spots, leg))),
        *(part for name in spots for part in crowd(board, spots[name], here[name])),
        *(edges(board, shown.moved, here) if board["piles"] else ()),
        board["over"],
        *more,
    ]
    _, _, width, height = board["box"]
    return picture(parts, width=width, height=height, size=size, title=title)


def outline(spot: Mapping[str, Any], **attributes: str | float) -> str:
    """Draw a line about a place."""
    return tag("path", d=path([spot["outline"]]), stroke_linejoin="round", **attributes)


def marks(spots: Mapping[str, Any], leg: Leg) -> Iterator[str]:
    """Mark a leg of the last move: dashed where it came from, full where it went."""
    yield outline(spots[leg.origin], fill="none", stroke=LIGHT, stroke_width=3.4, opacity=0.7)
    yield outline(spots[leg.origin], fill="none", **LEFT)
    yield outline(spots[leg.target], **REACHED)


def edges(board: Mapping[str, Any], moved: Sequence[Leg], here: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Mark the pieces of the last move on a board with piles: dashed where they stood on top, full where they do."""
    left, reached = Counter(leg.origin for leg in moved), Counter(leg.target for leg in moved)
    dashes: Look = {"stroke_dasharray": "4 3"}
    marked = [(spot, len(here[spot]) + count, count, dashes) for spot, count in left.items()]
    marked += [(spot, len(here[spot]), count, {}) for spot, count in reached.items()]
    for spot, total, count, look in marked:
        shape, stands = board["pieces"][moved[0].piece.colour]["shapes"][3], board["spots"][spot]["stands"]
        for x, y, scale in stands[min(total, len(stands)) - 1][-count:] if total else ():
            yield use(shape, x, y, scale, stroke=ACCENT, **look)


def standing(spots: Iterable[str], pieces: Iterable[Piece]) -> dict[str, list[str]]:
    """Collect the letters of the pieces on each spot."""
    found: dict[str, list[str]] = {spot: [] for spot in spots}
    for piece in pieces:
        found[piece.spot].append(piece.colour)
    return found


def crowd(board: Mapping[str, Any], spot: Mapping[str, Any], letters: Sequence[str]) -> Iterator[str]:
    """Draw the pieces on a spot."""
    if letters:
        draw = pile if board["piles"] else apart
        yield from draw(board["pieces"], spot, letters)
    if spot["number_at"]:
        yield written(len(letters), spot["number_at"], 1.15, is_dark=True)


def apart(looks: Mapping[str, Any], spot: Mapping[str, Any], letters: Sequence[str]) -> Iterator[str]:
    """Draw pieces side by side; where they are too many for that, one of each colour with its number."""
    stands, counts = spot["stands"], dict.fromkeys(letters, 1)
    if len(letters) > len(stands):
        letters, counts = list(counts), Counter(letters)
    for letter, (x, y, scale) in zip(letters, stands[len(letters) - 1], strict=True):
        yield use(looks[letter]["shapes"][0], x, y, scale)
        if counts[letter] > 1:
            yield written(counts[letter], (x, y + scale * NUMBER_Y[False]), scale, is_dark=False)


def pile(looks: Mapping[str, Any], spot: Mapping[str, Any], letters: Sequence[str]) -> Iterator[str]:
    """Draw pieces on each other, in one pile or several; the number of all stands on top, if not elsewhere."""
    look = looks[letters[0]]
    body, mark, middle, _ = look["shapes"]
    stands = spot["stands"][len(letters) - 1]
    has_number = len(letters) > 1 and not spot["number_at"]
    for stand, above in zip_longest(stands, stands[1:]):
        yield use(body, *stand)
        if above is None or above[0] != stand[0]:
            yield from (use(shape, *stand) for shape in ([mark] if has_number else [mark, middle]))
    if has_number:
        x, y, scale = stands[-1]
        yield written(len(letters), (x, y + NUMBER_Y[True]), scale, is_dark=look["has_dark_ink"])


def use(shape: str, x: float, y: float, scale: float, **attributes: str | float) -> str:
    """Put a shape of the ground somewhere."""
    if scale == 1:
        return tag("use", href=f"#{shape}", x=x, y=y, **attributes)
    place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    return tag("use", href=f"#{shape}", transform=place, **attributes)


def written(count: int, middle: Point, scale: float, *, is_dark: bool) -> str:
    """Write a number of pieces, with a halo that sets it off from what is below."""
    ink, halo = (DARK, LIGHT) if is_dark else (LIGHT, DARK)
    return text(str(count), middle, NUMBER_SIZE * scale, font_weight="700", fill=ink, stroke=halo, stroke_width=2.4,
                paint_order="stroke")  # fmt: skip
