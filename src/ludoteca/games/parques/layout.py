"""Where pieces stand on a Parqués board of four, six or eight places.

Between each arm and the next, counter-clockwise, is the field of the arm's colour, a kite with its jail.
"""

from functools import cache
from math import cos, hypot, sin
from typing import NamedTuple

from ludoteca.games.arms import Arms, Spot
from ludoteca.games.boards import Stand, square_about
from ludoteca.games.parques.board import COLOURS, SAFE_STEPS
from ludoteca.games.svg import Point
from ludoteca.games.track import START

PIECE_RADIUS = 12.5


class Crowd(NamedTuple):
    """How many things share a square: their scale, and how far each is from the inner side and outwards."""

    scale: float
    places: tuple[Point, ...]


class Measures(NamedTuple):
    """What is set by hand for each board: distances on a square from its inner side."""

    width: float  # of a square, across its arm
    alone: float
    numbers: tuple[float, float]  # to the middle of the number, and on a square that is cut
    crowds: tuple[Crowd, ...]  # the first that is large enough is taken


def _grid(columns: tuple[float, ...], outwards: float) -> tuple[Point, ...]:
    return tuple((column, side * outwards) for column in columns for side in (-1, 1))


_EIGHT = Crowd(0.6, _grid((8.6, 21.4, 34.2, 47.0), 7.2))
CUT_CROWDS = (Crowd(0.68, _grid((9.4, 20.2), 6.4)), Crowd(0.6, _grid((8.6, 18.6, 28.6, 38.6), 7.2)))
_SMALL_CROWDS = (Crowd(0.78, ((11.0, 0.0), (25.0, 0.0))), Crowd(0.68, _grid((9.6, 23.4), 6.4)), _EIGHT)
_ZIGZAG = Crowd(0.78, ((10.4, -4.2), (21.9, 4.2), (33.4, -4.2), (44.9, 4.2)))
_WIDE_CROWDS = (Crowd(1.0, ((13.4, 0.0), (39.4, 0.0))), _ZIGZAG, _EIGHT)
MEASURES = {
    4: Measures(width=70.0, alone=35.0, numbers=(61.0, 37.5), crowds=_WIDE_CROWDS),
    6: Measures(width=58.0, alone=16.0, numbers=(45.6, 37.5), crowds=_SMALL_CROWDS),
    8: Measures(width=58.0, alone=16.0, numbers=(45.6, 38.5), crowds=_SMALL_CROWDS),
}
CUT_ALONE = 15.5
JAIL_FRAME = 4.0  # about it, and the radius of its corners
JAIL_RADIUS = 13.0
JAIL_SHARE = 0.64  # half a jail's side, as a share of the circle that just fits its field
ARRIVAL_PLACES = ((0.0, -18.0), (-33.0, -18.0), (33.0, -18.0), (0.0, -48.0))  # from the middle of the edge
ARRIVAL_SCALE = 1.12
JAIL_SCALE = 0.03  # of a piece in a jail with half a side of 1


@cache
def layout_of(seats: int) -> "Layout":
    """Return the layout of the board with a number of places."""
    return Layout(COLOURS[:seats])


class Layout(Arms):
    """The geometry of one board."""

    most_together = 8

    @property
    def seats(self) -> int:
        """The number of places."""
        return len(self.colours)

    @property
    def safe(self) -> frozenset[int]:
        """The safe squares; start squares are not counted among them."""
        steps = [step for step in SAFE_STEPS if step != START]
        return frozenset(self.track.square_at(at, step) for at in range(self.seats) for step in steps)

    @property
    def measures(self) -> Measures:
        """What is set by hand for this board."""
        return MEASURES[self.seats]

    @property
    def width(self) -> float:
        """The width of a square, across its arm."""
        return self.measures.width

    def standing(self, spot: Spot, count: int) -> list[Stand]:
        """List where pieces on a square stand, of which there are at most eight."""
        if count == 1:
            alone = self.width / 2 if spot.is_corridor else CUT_ALONE if spot.is_cut else self.measures.alone
            return [(*self.across(spot, alone), 1.0)]
        crowds = CUT_CROWDS if spot.is_cut else self.measures.crowds
        crowd = next(crowd for crowd in crowds if len(crowd.places) >= count)
        used = crowd.places[:count]
        shift = 0.0
        if spot.is_corridor:  # no number to leave free
            shift = self.width / 2 - (used[0][0] + used[-1][0]) / 2
        return [(*self.across(spot, distance + shift, outwards), crowd.scale) for distance, outwards in used]

    # Fields, jails and the arrival

    def field_outline(self, colour: str) -> list[Point]:
        """List the corners of a field: the one near the middle, and three at the rim."""
        arm = self.colours.index(colour)
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
        return self.turned((aside, distance), self.colours.index(colour) + 0.5)

    def jail_middle(self, colour: str) -> Point:
        """Find the middle of a colour's jail."""
        return self.in_field(colour, self.jail_distance)

    def home_outline(self, colour: str) -> list[Point]:
        """List the corners of a jail, with its frame."""
        return square_about(self.jail_middle(colour), self.jail_half + JAIL_FRAME, JAIL_RADIUS)

    def home_stands(self, colour: str) -> list[Stand]:
        """List the four places of a jail."""
        x, y = self.jail_middle(colour)
        away, scale = self.jail_half / 2, JAIL_SCALE * self.jail_half
        return [(x + dx, y + dy, scale) for dy in (-away, away) for dx in (-away, away)]

    @property
    def field_tip(self) -> float:
        """From the middle of the board to the inner corner of a field."""
        return hypot(self.arm_edge, self.arm_start)

    def goal_stands(self, colour: str) -> list[Stand]:
        """List the four places of an arrival triangle."""
        arm = self.colours.index(colour)
        return [(*self.turned((x, self.goal_edge + y), arm), ARRIVAL_SCALE) for x, y in ARRIVAL_PLACES]
