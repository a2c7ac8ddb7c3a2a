"""Where pieces stand on the Parchís board: four arms, between them the homes, in the middle the goal."""

from typing import Final

from ludoteca.games.arms import Arms, Spot
from ludoteca.games.boards import Stand, square_about
from ludoteca.games.parchis.board import COLOURS
from ludoteca.games.svg import Point

WIDTH = 70.0  # of a square, across its arm
PIECE_RADIUS = 13.0

# Distances of things on a square from the side that faces the corridor.
MIDDLE = WIDTH / 2
PAIR = (13.6, 40.0)  # two pieces leave the outer end free, so that the number can be read
CUT_MIDDLE = 16.0
CUT_SHIFT = 2.4  # the outer piece of a cut square stands back from the diagonal
NUMBERS = (WIDTH - 9.0, 37.0)  # of a square, and of one that is cut

HOME_INSET = 9.0
HOME_RADIUS = 20.0  # of its corners
HOME_PLACE = 38.5  # from the middle of the home, along each axis
HOME_SCALE = 1.35
GOAL_PLACES = ((0.0, 57.0), (-33.0, 57.0), (33.0, 57.0), (0.0, 27.0))
GOAL_SCALE = 1.18


class Layout(Arms):
    """The geometry of the board."""

    most_together = 2
    width = WIDTH

    @property
    def home_side(self) -> float:
        """The side of a home, which leaves something free about it."""
        return self.board_edge - self.arm_edge - 2 * HOME_INSET

    def standing(self, spot: Spot, count: int) -> list[Stand]:
        """List where pieces on a square stand: one in its middle, two side by side across it."""
        if count == 1:
            places = [self.across(spot, CUT_MIDDLE if spot.is_cut else MIDDLE)]
        elif spot.is_corridor:
            places = [self.across(spot, MIDDLE - PIECE_RADIUS), self.across(spot, MIDDLE + PIECE_RADIUS)]
        else:
            near, far = PAIR
            places = [self.across(spot, near), self.across(spot, far, CUT_SHIFT if spot.is_cut else 0.0)]
        return [(x, y, 1.0) for x, y in places]

    def home_middle(self, colour: str) -> Point:
        """Find the middle of a colour's home, in the corner after its arm."""
        corner = (self.arm_edge + self.board_edge) / 2
        return self.turned((corner, corner), COLOURS.index(colour))

    def home_outline(self, colour: str) -> list[Point]:
        """List the points of the edge of a home."""
        return square_about(self.home_middle(colour), self.home_side / 2, HOME_RADIUS)

    def home_stands(self, colour: str) -> list[Stand]:
        """List the four places of a home."""
        x, y = self.home_middle(colour)
        steps = (-HOME_PLACE, HOME_PLACE)
        return [(x + dx, y + dy, HOME_SCALE) for dy in steps for dx in steps]

    def goal_stands(self, colour: str) -> list[Stand]:
        """List the four places of a goal triangle."""
        return [(*self.turned(place, COLOURS.index(colour)), GOAL_SCALE) for place in GOAL_PLACES]


LAYOUT: Final = Layout(COLOURS)
