r"""Where each square of the Parchís board lies on the plane.

The board is one arm turned three times. It is described once, as the bottom arm (yellow's), with the middle
of the board as origin, x to the right and y down; `turned` carries a point of it to the other arms.

               \  60  |  c7  |  8   /       row 0, cut on the diagonal: 8 meets 9, 60 meets 59
    lane -1     |  61  |  c6  |  7  |
    goes out    |  ..  |  ..  |  .. |        lane +1 goes in
                |  66  |  c1  |  2  |
                |  67  |  68  |  1  |        row 7
                         lane 0
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ludoteca.games.parchis.board import COLOURS, MOUTH, SAFE_SQUARES, SQUARES, START, TRACK
from ludoteca.games.svg import Point
from ludoteca.games.track import CORRIDOR_SQUARES

Squares = Mapping[str, Sequence[str]]
"""The squares of each colour's pieces: `h`, `1`-`68`, `c1`-`c7`, `m`. A colour left out does not play."""


HOME = "h"
GOAL = "m"

ROWS = 8
ARM_SQUARES = 2 * ROWS + 1
FIRST_OF_YELLOW_ARM = 60
PIECES_ABREAST = 2

STARTS = {letter: TRACK.square_at(colour, START) for colour, letter in enumerate(COLOURS)}
MOUTHS = {letter: TRACK.square_at(colour, MOUTH) for colour, letter in enumerate(COLOURS)}
SAFE = frozenset(SAFE_SQUARES)

LENGTH = 30.0  # of a square, along its arm
WIDTH = 70.0  # of a square, across its arm
PIECE_RADIUS = 13.0

ARM_EDGE = 1.5 * WIDTH  # from the middle of an arm to its side
GOAL_EDGE = ARM_EDGE - LENGTH
BOARD_EDGE = ARM_EDGE + (ROWS - 1) * LENGTH
HOME_SIDE = BOARD_EDGE - ARM_EDGE

# Distances of things on a square from the side that faces the corridor.
MIDDLE = WIDTH / 2
PAIR = (13.6, 40.0)  # two pieces leave the outer end free, so that the number is read beside them
NUMBER = WIDTH - 9.0
CUT_MIDDLE = 16.0
CUT_NUMBER = 37.0
CUT_SHIFT = 2.4  # the outer piece of a cut square stands back from the diagonal

HOME_PLACE = 38.5  # from the middle of the home, along each axis
GOAL_PLACES = ((0.0, 57.0), (-33.0, 57.0), (33.0, 57.0), (0.0, 27.0))


class Spot(NamedTuple):
    """A square as arm (0 bottom, then counter-clockwise), lane (-1, 0, +1) and row (0 beside the goal)."""

    arm: int
    lane: int
    row: int


def common_spot(number: int) -> Spot:
    """Find the spot of a common square; each arm holds 17 in a row: out, across the mouth, in."""
    arm, step = divmod((number - FIRST_OF_YELLOW_ARM) % SQUARES, ARM_SQUARES)
    if step < ROWS:
        return Spot(arm, -1, step)
    if step == ROWS:
        return Spot(arm, 0, ROWS - 1)
    return Spot(arm, +1, ARM_SQUARES - 1 - step)


def corridor_spot(colour: str, number: int) -> Spot:
    """Find the spot of a corridor square, c1 being the farthest from the goal."""
    return Spot(COLOURS.index(colour), 0, CORRIDOR_SQUARES - number)


def spot_of(colour: str, square: str) -> Spot:
    """Find the spot where a piece of this colour on this square stands; home and goal are none."""
    if square.startswith("c"):
        return corridor_spot(colour, int(square[1:]))
    return common_spot(int(square))


def on_track(square: str) -> bool:
    """Tell whether the square is a common or corridor one."""
    return square not in (HOME, GOAL)


def occupants(pieces: Squares) -> dict[Spot, list[str]]:
    """Collect the colours of the pieces on each spot that has any."""
    found: dict[Spot, list[str]] = {}
    for colour in COLOURS:
        for square in pieces.get(colour, ()):
            if on_track(square):
                found.setdefault(spot_of(colour, square), []).append(colour)
    return found


def turned(point: Point, arm: int) -> Point:
    """Carry a point of the bottom arm to another, a quarter turn counter-clockwise an arm."""
    x, y = point
    for _ in range(arm):
        x, y = y, -x
    return x, y


def outline(spot: Spot) -> list[Point]:
    """List the corners of a square."""
    left, right = (spot.lane - 0.5) * WIDTH, (spot.lane + 0.5) * WIDTH
    inner = GOAL_EDGE + spot.row * LENGTH
    outer = inner + LENGTH
    # The goal's edge is what the cuts leave of the innermost row.
    narrowest = GOAL_EDGE if spot.row == 0 else ARM_EDGE
    corners = [(max(left, -narrowest), inner), (min(right, narrowest), inner), (right, outer), (left, outer)]
    return [turned(corner, spot.arm) for corner in corners]


def is_cut(spot: Spot) -> bool:
    """Tell whether the square is one of the eight that meet on a diagonal."""
    return spot.row == 0 and spot.lane != 0


def across(spot: Spot, distance: float, outwards: float = 0.0) -> Point:
    """Find a point of a square by its distance from the corridor side, moved outwards from the middle."""
    side = spot.lane or 1
    x = spot.lane * WIDTH + side * (distance - MIDDLE)
    y = GOAL_EDGE + (spot.row + 0.5) * LENGTH + outwards
    return turned((x, y), spot.arm)


def middle(spot: Spot) -> Point:
    """Find where a piece alone on a square stands."""
    return across(spot, CUT_MIDDLE if is_cut(spot) else MIDDLE)


def number_place(spot: Spot) -> Point:
    """Find where the number of a common square is written."""
    return across(spot, CUT_NUMBER if is_cut(spot) else NUMBER)


def standing(spot: Spot, count: int) -> list[Point]:
    """List where the pieces on a square stand: one in its middle, two side by side across it."""
    if count < PIECES_ABREAST:
        return [middle(spot)] * count
    if spot.lane == 0 and spot.row < ROWS - 1:
        return [across(spot, MIDDLE - PIECE_RADIUS), across(spot, MIDDLE + PIECE_RADIUS)]
    near, far = PAIR
    return [across(spot, near), across(spot, far, CUT_SHIFT if is_cut(spot) else 0.0)]


def home_middle(colour: str) -> Point:
    """Find the middle of a colour's home, in the corner after its arm."""
    corner = ARM_EDGE + HOME_SIDE / 2
    return turned((corner, corner), COLOURS.index(colour))


def home_places(colour: str) -> list[Point]:
    """List the four places of a home."""
    x, y = home_middle(colour)
    return [(x + dx, y + dy) for dy in (-HOME_PLACE, HOME_PLACE) for dx in (-HOME_PLACE, HOME_PLACE)]


def goal_outline(colour: str) -> list[Point]:
    """List the corners of the triangle of the goal in which a colour arrives."""
    arm = COLOURS.index(colour)
    return [turned(point, arm) for point in ((-GOAL_EDGE, GOAL_EDGE), (GOAL_EDGE, GOAL_EDGE), (0.0, 0.0))]


def goal_places(colour: str) -> list[Point]:
    """List the four places of a goal triangle."""
    return [turned(place, COLOURS.index(colour)) for place in GOAL_PLACES]
