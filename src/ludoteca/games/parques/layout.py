r"""Where each square of a Parqués board of four, six or eight places lies on the plane.

The board is one arm turned about the middle. It is described once, as the bottom arm (yellow's), with the
middle of the board as origin, x to the right and y down; `turned` carries a point of it to the other arms.

               \  60  |  c7  |  8   /       row 0, cut where neighbouring arms meet: 8 meets 9
    lane -1     |  61  |  c6  |  7  |
    goes out    |  ..  |  ..  |  .. |        lane +1 goes in
                |  66  |  c1  |  2  |
                |  67  |  68  |  1  |        row 7
                         lane 0

Between each arm and the next, counter-clockwise, is the field of the arm's colour, a kite with its jail.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import cos, hypot, pi, sin, tan
from typing import NamedTuple

from ludoteca.games.parques.board import COLOURS, SAFE_STEPS
from ludoteca.games.svg import Point
from ludoteca.games.track import CORRIDOR_SQUARES, SQUARES_A_PLACE, START, Track

Squares = Mapping[str, Sequence[str]]
"""The squares of each colour's pieces: `h`, `1`-`68`, `c1`-`c7`, `m`. A colour left out does not play."""

JAIL = "h"
ARRIVAL = "m"

ROWS = 8
LENGTH = 30.0  # of a square, along its arm
PIECE_RADIUS = 12.5
PIECES_A_COLOUR = 4
MOUTH_ROW = ROWS - 1


class Crowd(NamedTuple):
    """How many things share a square: their scale, and how far each is from the inner side and outwards."""

    scale: float
    places: tuple[Point, ...]


class Measures(NamedTuple):
    """What differs between boards that is not worked out: distances on a square from its inner side."""

    width: float  # of a square, across its arm
    alone: float
    number: float  # to the middle of the number
    cut_number: float
    crowds: tuple[Crowd, ...]  # the first that has room is taken


def _grid(columns: tuple[float, ...], outwards: float) -> tuple[Point, ...]:
    return tuple((column, side * outwards) for column in columns for side in (-1, 1))


_EIGHT = Crowd(0.6, _grid((8.6, 21.4, 34.2, 47.0), 7.2))
CUT_CROWDS = (Crowd(0.68, _grid((9.4, 20.2), 6.4)), Crowd(0.6, _grid((8.6, 18.6, 28.6, 38.6), 7.2)))
_SMALL_CROWDS = (Crowd(0.78, ((11.0, 0.0), (25.0, 0.0))), Crowd(0.68, _grid((9.6, 23.4), 6.4)), _EIGHT)
_ZIGZAG = Crowd(0.78, ((10.4, -4.2), (21.9, 4.2), (33.4, -4.2), (44.9, 4.2)))
_WIDE_CROWDS = (Crowd(1.0, ((13.4, 0.0), (39.4, 0.0))), _ZIGZAG, _EIGHT)
MEASURES = {
    4: Measures(width=70.0, alone=35.0, number=61.0, cut_number=37.5, crowds=_WIDE_CROWDS),
    6: Measures(width=58.0, alone=16.0, number=45.6, cut_number=37.5, crowds=_SMALL_CROWDS),
    8: Measures(width=58.0, alone=16.0, number=45.6, cut_number=38.5, crowds=_SMALL_CROWDS),
}
CUT_ALONE = 15.5
JAIL_SHARE = 0.64  # half a jail's side, as a share of the circle that just fits its field
ARRIVAL_PLACES = ((0.0, -18.0), (-33.0, -18.0), (33.0, -18.0), (0.0, -48.0))  # from the middle of the edge


class Spot(NamedTuple):
    """A square as arm (0 bottom, then counter-clockwise), lane (-1, 0, +1) and row (0 beside the arrival)."""

    arm: int
    lane: int
    row: int

    @property
    def is_cut(self) -> bool:
        """Tell whether the square is one of those that meet the next arm's."""
        return self.row == 0 and self.lane != 0

    @property
    def is_corridor(self) -> bool:
        """Tell whether the square is of a corridor, and so has no number."""
        return self.lane == 0 and self.row < MOUTH_ROW


def on_track(square: str) -> bool:
    """Tell whether the square is a common or corridor one."""
    return square not in (JAIL, ARRIVAL)


@cache
def layout_of(seats: int) -> "Layout":
    """Give the layout of the board of so many places."""
    return Layout(seats)


@dataclass(frozen=True)
class Layout:
    """The geometry of one board."""

    seats: int

    # Which square is which.

    @cached_property
    def track(self) -> Track:
        """The track that lies on the board."""
        return Track(self.seats)

    @property
    def colours(self) -> str:
        """The colours of the places, in turn order."""
        return COLOURS[: self.seats]

    @property
    def numbers(self) -> range:
        """The numbers of the common squares."""
        return range(1, self.track.squares + 1)

    @cached_property
    def starts(self) -> dict[int, str]:
        """The colour of each start square."""
        return {self.track.start_square(at): colour for at, colour in enumerate(self.colours)}

    @cached_property
    def mouths(self) -> dict[int, str]:
        """The colour whose corridor opens after each square where one does."""
        return {self.track.square_at(at, self.track.mouth): colour for at, colour in enumerate(self.colours)}

    @cached_property
    def safe(self) -> frozenset[int]:
        """The safe squares; start squares are not counted among them."""
        return frozenset(
            self.track.square_at(at, step) for at in range(self.seats) for step in SAFE_STEPS if step != START
        )

    def common_spot(self, number: int) -> Spot:
        """Find the spot of a common square; each arm holds 17 in a row: out, across the mouth, in."""
        arm, step = divmod((number + ROWS) % self.track.squares, SQUARES_A_PLACE)
        if step < ROWS:
            return Spot(arm, -1, step)
        if step == ROWS:
            return Spot(arm, 0, MOUTH_ROW)
        return Spot(arm, +1, SQUARES_A_PLACE - 1 - step)

    def corridor_spot(self, colour: str, number: int) -> Spot:
        """Find the spot of a corridor square, c1 being the farthest from the arrival."""
        return Spot(COLOURS.index(colour), 0, CORRIDOR_SQUARES - number)

    def spot_of(self, colour: str, square: str) -> Spot:
        """Find the spot where a piece of this colour on this square stands; jail and arrival are none."""
        if square.startswith("c"):
            return self.corridor_spot(colour, int(square[1:]))
        return self.common_spot(int(square))

    def occupants(self, pieces: Squares) -> dict[Spot, list[str]]:
        """Collect the colours of the pieces on each spot that has any, in turn order."""
        found: dict[Spot, list[str]] = {}
        for colour in self.colours:
            for square in pieces.get(colour, ()):
                if on_track(square):
                    found.setdefault(self.spot_of(colour, square), []).append(colour)
        return found

    # Lengths.

    @property
    def measures(self) -> Measures:
        """What is set by hand for this board."""
        return MEASURES[self.seats]

    @property
    def half_angle(self) -> float:
        """Half the angle between an arm and the next."""
        return pi / self.seats

    @property
    def arm_edge(self) -> float:
        """From the middle line of an arm to its side."""
        return 1.5 * self.measures.width

    @property
    def arm_start(self) -> float:
        """From the middle of the board to where the sides of neighbouring arms meet, along an arm."""
        return self.arm_edge / tan(self.half_angle)

    @property
    def arrival_edge(self) -> float:
        """From the middle of the board to the edge of the arrival, along an arm."""
        return self.arm_start - LENGTH

    @property
    def board_edge(self) -> float:
        """From the middle of the board to the end of an arm."""
        return self.arm_start + (ROWS - 1) * LENGTH

    # Points.

    def turned(self, point: Point, arm: float) -> Point:
        """Carry a point of the bottom arm to another; half an arm more is the field after it."""
        angle = 2 * self.half_angle * arm
        x, y = point
        return x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle)

    def polygon(self, edge: float) -> list[Point]:
        """List the corners of the board's polygon at this distance of its sides from the middle."""
        corner = (0.0, edge / cos(self.half_angle))
        return [self.turned(corner, at + 0.5) for at in range(self.seats)]

    def outline(self, spot: Spot) -> list[Point]:
        """List the corners of a square."""
        width = self.measures.width
        left, right = (spot.lane - 0.5) * width, (spot.lane + 0.5) * width
        inner = self.arrival_edge + spot.row * LENGTH
        outer = inner + LENGTH
        narrowest = inner * tan(self.half_angle) if spot.row == 0 else self.arm_edge
        corners = [(max(left, -narrowest), inner), (min(right, narrowest), inner), (right, outer), (left, outer)]
        return [self.turned(corner, spot.arm) for corner in corners]

    def across(self, spot: Spot, distance: float, outwards: float = 0.0) -> Point:
        """Find a point of a square by its distance from the inner side, moved outwards from the middle."""
        side = spot.lane or 1
        width = self.measures.width
        x = spot.lane * width + side * (distance - width / 2)
        y = self.arrival_edge + (spot.row + 0.5) * LENGTH + outwards
        return self.turned((x, y), spot.arm)

    def middle(self, spot: Spot) -> Point:
        """Find where a piece alone on a square stands."""
        if spot.is_corridor:
            return self.across(spot, self.measures.width / 2)
        return self.across(spot, CUT_ALONE if spot.is_cut else self.measures.alone)

    def number_place(self, spot: Spot) -> Point:
        """Find where the number of a common square is written."""
        return self.across(spot, self.measures.cut_number if spot.is_cut else self.measures.number)

    def standing(self, spot: Spot, count: int) -> tuple[float, list[Point]]:
        """Tell the scale of so many pieces on a square, at most eight, and where they stand."""
        if count == 1:
            return 1.0, [self.middle(spot)]
        crowds = CUT_CROWDS if spot.is_cut else self.measures.crowds
        crowd = next(crowd for crowd in crowds if len(crowd.places) >= count)
        used = crowd.places[:count]
        shift = 0.0
        if spot.is_corridor:  # no number to leave free
            shift = self.measures.width / 2 - (used[0][0] + used[-1][0]) / 2
        return crowd.scale, [self.across(spot, distance + shift, outwards) for distance, outwards in used]

    # Fields, jails and the arrival.

    def field_outline(self, colour: str) -> list[Point]:
        """List the corners of a field: the one near the middle, and three at the rim."""
        arm = COLOURS.index(colour)
        end = (self.arm_edge, self.board_edge)
        return [
            self.turned((self.arm_edge, self.arm_start), arm),
            self.turned(end, arm),
            self.turned((0.0, self.board_edge / cos(self.half_angle)), arm + 0.5),
            self.turned((-end[0], end[1]), arm + 1),
        ]

    @property
    def jail_distance(self) -> float:
        """From the middle of the board to that of a jail, where the circle that just fits the field has its own."""
        return (self.board_edge + self.arm_edge) / (sin(self.half_angle) + cos(self.half_angle))

    @property
    def jail_half(self) -> float:
        """Half the side of a jail."""
        return JAIL_SHARE * (self.jail_distance * sin(self.half_angle) - self.arm_edge)

    def in_field(self, colour: str, distance: float, aside: float = 0.0) -> Point:
        """Find a point on the middle line of a field, by its distance from the middle of the board."""
        return self.turned((aside, distance), COLOURS.index(colour) + 0.5)

    def jail_middle(self, colour: str) -> Point:
        """Find the middle of a colour's jail."""
        return self.in_field(colour, self.jail_distance)

    def jail_places(self, colour: str) -> list[Point]:
        """List the four places of a jail."""
        x, y = self.jail_middle(colour)
        away = self.jail_half / 2
        return [(x + dx, y + dy) for dy in (-away, away) for dx in (-away, away)]

    @property
    def field_tip(self) -> float:
        """From the middle of the board to the inner corner of a field."""
        return hypot(self.arm_edge, self.arm_start)

    def arrival_outline(self, colour: str) -> list[Point]:
        """List the corners of the triangle in which a colour arrives."""
        half = self.arrival_edge * tan(self.half_angle)
        points = ((-half, self.arrival_edge), (half, self.arrival_edge), (0.0, 0.0))
        return [self.turned(point, COLOURS.index(colour)) for point in points]

    def arrival_places(self, colour: str) -> list[Point]:
        """List the four places of an arrival triangle."""
        return [self.turned((x, self.arrival_edge + y), COLOURS.index(colour)) for x, y in ARRIVAL_PLACES]
