"""A board as data, for clients that draw it themselves: what never moves as a picture, and where pieces stand.

    kind       which of a client's boards shows it: `track` (pieces on spots), or one of the game's own
    ground     SVG: the shapes that pieces use, and all that lies below them
    over       SVG: what lies above them
    spots      by name: in words, the outline of each place, and where one piece stands on it, where two do, and so on
    pieces     by the letter of the colour: the shapes of a piece, in words how many there are, and the spot that is
               framed when it is the colour's turn
    piles      whether pieces on a spot stand on each other, with their number on top; then a piece has three shapes:
               its body, a mark that only the top of a pile shows, and what is left out where the number stands

Squares that a colour has for itself are named with its letter: `Y:h`; those that all share are not: `12`.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from ludoteca.core.options import LIGHT_INK, GameInfo
from ludoteca.core.text import say
from ludoteca.games.svg import Point

ROUND = 32  # corners of a circle
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
        "piles": piles,
    }


def piece_of(
    info: GameInfo, letter: str, shapes: Sequence[str], language: str, *, home: str, most: int
) -> dict[str, Any]:
    """Describe the pieces of a colour, of which there are so many at most."""
    return {
        "shapes": list(shapes),
        "home": home,
        "counted": [say(info.id, "board.pieces", language, count=count, colour=letter) for count in range(1, most + 1)],
        "has_dark_ink": info.colours[letter].ink != LIGHT_INK,
    }


def spot_of(label: str, outline: Iterable[Point], stands: Iterable[Iterable[Stand]]) -> dict[str, Any]:
    """Describe a place: its name in words, its outline, and for one piece, two pieces … where they stand."""
    return {
        "label": label,
        "outline": [rounded(corner) for corner in outline],
        "stands": [[rounded(stand) for stand in crowd] for crowd in stands],
    }


def in_turn(places: Sequence[Point], scale: float) -> list[list[Stand]]:
    """Let pieces fill places one after the other: the first keeps its place when a second comes."""
    return [[(x, y, scale) for x, y in places[:count]] for count in range(1, len(places) + 1)]


def box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    """List the corners of a rectangle."""
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def square_about(middle: Point, half: float) -> list[Point]:
    """List the corners of a square about a point."""
    x, y = middle
    return box(x - half, y - half, x + half, y + half)


def circle_about(middle: Point, radius: float) -> list[Point]:
    """List the corners of what looks like a circle about a point."""
    x, y = middle
    turns = [2 * pi * at / ROUND for at in range(ROUND)]
    return [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]


def rounded(numbers: Iterable[float]) -> list[float]:
    """Write numbers in few digits."""
    return [round(number, 2) + 0.0 for number in numbers]
