r"""Boards of a looped track as arms about a middle, which parchís and parqués are played on: geometry only, no rules.

A board is one arm turned about the middle. It is described once, as the bottom arm (the first colour's), with the
middle of the board as origin, x to the right and y down; `turned` carries a point of it to the other arms.

               \  60  |  c7  |  8   /       row 0, cut where neighbouring arms meet: 8 meets 9
    lane -1     |  61  |  c6  |  7  |
    goes out    |  ..  |  ..  |  .. |        lane +1 goes in
                |  66  |  c1  |  2  |
                |  67  |  68  |  1  |        row 7
                         lane 0
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin, tan
from typing import Any, ClassVar, NamedTuple

from ludoteca.core.text import say
from ludoteca.games import boards
from ludoteca.games.boards import Stand
from ludoteca.games.svg import BASELINE, Point, number, path, tag
from ludoteca.games.track import CORRIDOR_SQUARES, SQUARES_A_PLACE, Track

HOME = "h"
GOAL = "m"

ROWS = 8
MOUTH_ROW = ROWS - 1
LENGTH = 30.0  # of a square, along its arm


class Spot(NamedTuple):
    """A square as arm (0 bottom, then counter-clockwise), lane (-1, 0, +1) and row (0 next to the goal)."""

    arm: int
    lane: int
    row: int

    @property
    def is_cut(self) -> bool:
        """Whether the square is one of those that meet the next arm's."""
        return self.row == 0 and self.lane != 0

    @property
    def is_corridor(self) -> bool:
        """Whether the square is part of a corridor, and so has no number."""
        return self.lane == 0 and self.row < MOUTH_ROW


@dataclass(frozen=True)
class Arms(ABC):
    """The geometry of one board, with an arm for each colour."""

    colours: str

    most_together: ClassVar[int]  # pieces on a square that stand apart

    # What games differ in

    @property
    @abstractmethod
    def width(self) -> float:
        """The width of a square, across its arm."""

    @abstractmethod
    def standing(self, spot: Spot, count: int) -> list[Stand]:
        """List where some pieces on a square stand."""

    @abstractmethod
    def home_outline(self, colour: str) -> list[Point]:
        """List the corners of a colour's home."""

    @abstractmethod
    def home_stands(self, colour: str) -> list[Stand]:
        """List the places of a home."""

    @abstractmethod
    def goal_stands(self, colour: str) -> list[Stand]:
        """List the places of a colour's part of the goal."""

    # Which square is which

    @cached_property
    def track(self) -> Track:
        """The track that lies on the board."""
        return Track(len(self.colours))

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
    def squares(self) -> dict[str, Spot]:
        """All common and corridor squares, as the legs of moves name them."""
        corridors = {
            f"{colour}:c{n}": self.corridor_spot(colour, n)
            for colour in self.colours
            for n in range(1, CORRIDOR_SQUARES + 1)
        }
        return {str(n): self.common_spot(n) for n in self.numbers} | corridors

    def common_spot(self, number: int) -> Spot:
        """Find the spot of a common square; each arm holds 17 in a row: out, across the mouth, in."""
        arm, step = divmod((number + ROWS) % self.track.squares, SQUARES_A_PLACE)
        if step < ROWS:
            return Spot(arm, -1, step)
        if step == ROWS:
            return Spot(arm, 0, MOUTH_ROW)
        return Spot(arm, +1, SQUARES_A_PLACE - 1 - step)

    def corridor_spot(self, colour: str, number: int) -> Spot:
        """Find the spot of a corridor square, c1 being the farthest from the goal."""
        return Spot(self.colours.index(colour), 0, CORRIDOR_SQUARES - number)

    def corridor(self, colour: str) -> list[Spot]:
        """List the spots of a corridor, from the mouth on."""
        return [self.corridor_spot(colour, n) for n in range(1, CORRIDOR_SQUARES + 1)]

    # Lengths

    @property
    def half_angle(self) -> float:
        """Half the angle between an arm and the next."""
        return pi / len(self.colours)

    @property
    def arm_edge(self) -> float:
        """From the middle line of an arm to its side."""
        return 1.5 * self.width

    @property
    def arm_start(self) -> float:
        """From the middle of the board to where the sides of neighbouring arms meet, along an arm."""
        return self.arm_edge / tan(self.half_angle)

    @property
    def goal_edge(self) -> float:
        """From the middle of the board to the edge of the goal, along an arm."""
        return self.arm_start - LENGTH

    @property
    def board_edge(self) -> float:
        """From the middle of the board to the end of an arm."""
        return self.arm_start + MOUTH_ROW * LENGTH

    # Points

    def turned(self, point: Point, arm: float) -> Point:
        """Carry a point of the bottom arm to another; half an arm more is the field after it."""
        angle = 2 * self.half_angle * arm
        x, y = point
        return x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle)

    def polygon(self, edge: float) -> list[Point]:
        """List the corners of the board's polygon at this distance of its sides from the middle."""
        corner = (0.0, edge / cos(self.half_angle))
        return [self.turned(corner, at + 0.5) for at in range(len(self.colours))]

    def outline(self, spot: Spot) -> list[Point]:
        """List the corners of a square."""
        left, right = (spot.lane - 0.5) * self.width, (spot.lane + 0.5) * self.width
        inner = self.goal_edge + spot.row * LENGTH
        outer = inner + LENGTH
        narrowest = inner * tan(self.half_angle) if spot.row == 0 else self.arm_edge
        corners = [(max(left, -narrowest), inner), (min(right, narrowest), inner), (right, outer), (left, outer)]
        return [self.turned(corner, spot.arm) for corner in corners]

    def across(self, spot: Spot, distance: float, outwards: float = 0.0) -> Point:
        """Find a point of a square by its distance from the inner side, moved outwards from the middle."""
        x = spot.lane * self.width + (spot.lane or 1) * (distance - self.width / 2)
        y = self.goal_edge + (spot.row + 0.5) * LENGTH + outwards
        return self.turned((x, y), spot.arm)

    def middle(self, spot: Spot) -> Point:
        """Find where a piece alone on a square stands."""
        x, y, _ = self.standing(spot, 1)[0]
        return x, y

    def goal_outline(self, colour: str) -> list[Point]:
        """List the corners of the triangle in which a colour arrives."""
        half = self.goal_edge * tan(self.half_angle)
        points = ((-half, self.goal_edge), (half, self.goal_edge), (0.0, 0.0))
        return [self.turned(point, self.colours.index(colour)) for point in points]

    # The board as data, and what is drawn alike

    def spots(self, game: str, playing: Collection[str], language: str, safe: Collection[int]) -> dict[str, Any]:
        """Describe every place on which a piece may stand (`boards.spot_of`)."""

        def label(key: str, **parameters: Any) -> str:
            return say(game, f"board.{key}", language, **parameters)

        found = {}
        for name, spot in self.squares.items():
            letter, _, square = name.rpartition(":")
            if letter and letter not in playing:
                continue
            crowds = [self.standing(spot, count) for count in range(1, self.most_together + 1)]
            words = label("corridor", colour=letter, square=square[1:]) if letter else label("square", square=square)
            kind = "corridor" if letter else self.kind_of(int(square), safe)
            found[name] = boards.spot_of(words, self.outline(spot), crowds, kind=kind)
        for letter in playing:
            for name, key, outline, stands in (
                (HOME, "home", self.home_outline(letter), self.home_stands(letter)),
                (GOAL, "goal", self.goal_outline(letter), self.goal_stands(letter)),
            ):
                crowds, words = boards.in_turn(stands), label(key, colour=letter)
                found[f"{letter}:{name}"] = boards.spot_of(words, outline, crowds, is_upright=name == HOME, kind=key)
        return found

    def kind_of(self, number: int, safe: Collection[int]) -> str:
        """Return what kind a common square is of (`boards.spot_of`): of starts with the letter of the colour."""
        if number in self.starts:
            return f"start {self.starts[number]}"
        return "safe" if number in safe else "square"

    def about(self, game: str, language: str) -> dict[str, str]:
        """Say what each kind of place is (`boards.about`), of starts for each colour."""
        said = boards.about(game, language)
        del said["start"]
        return said | {f"start {one}": say(game, "what.start", language, colour=one) for one in self.colours}

    def turns(self, playing: Collection[str]) -> dict[str, float]:
        """Say by how many degrees the board turns to bring each colour's arm to the bottom (`boards`)."""
        return {colour: 360 * at / len(self.colours) for at, colour in enumerate(self.colours) if colour in playing}

    def squares_path(self, spots: Iterable[Spot], fill: str) -> str:
        """Draw squares of one fill, as one element."""
        return tag("path", d=path(self.outline(spot) for spot in spots), fill=fill)

    def square_numbers(self, places: Sequence[float], size: float, weight: int, inks: Mapping[int, str]) -> list[str]:
        """Write the number of each common square, upright, at the end of the square that pieces leave free.

        Places are distances from the inner side, of a square and of one that is cut; the ink with number 0 is that of
        all squares without one of their own.
        """
        parts = [f'<g font-size="{number(size)}" font-weight="{weight}" fill="{inks[0]}">']
        for n in self.numbers:
            spot = self.common_spot(n)
            x, y = self.across(spot, places[spot.is_cut])
            ink = f' fill="{inks[n]}"' if n in inks else ""
            parts.append(f'<text x="{number(x)}" y="{number(y + size * BASELINE)}"{ink}>{n}</text>')
        return [*parts, "</g>"]
