"""The looped track with corridors that parchís and parqués are played on: geometry only, no rules.

A track has a number of places round a loop of 17 squares each, numbered from 1. A colour's own way is counted in
steps from its start square; the last squares of the loop, between its mouth and its start, are not on its way:

    step      0 ........... mouth   mouth+1 ... mouth+7   goal
    square  start ......... mouth      c1   ...   c7       m          and HOME, spelled h, before it all

A *place* numbers every square where pieces can meet, so that a table can be kept of what stands there: the loop
first, then the corridors, colour by colour. Steps are a colour's own frame, places the common one, names are for
people; the three tables and the two converters below are the only ways between them.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

SQUARES_A_PLACE = 17
FIRST_START = 5  # the start square of the first colour; every further one lies 17 squares on
STEPS_NOT_WALKED = 4  # squares of the loop between a colour's mouth and its start
CORRIDOR_SQUARES = 7
HOME = -1
START = 0


def square_of(spot: str) -> str:
    """Spell the square that boards call so: `Y:h` is `h`."""
    return spot.rpartition(":")[2]


@dataclass(frozen=True)
class Track:
    """A loop with its corridors for a number of colours."""

    colours: int

    @property
    def squares(self) -> int:
        """The number of squares of the loop."""
        return self.colours * SQUARES_A_PLACE

    @property
    def mouth(self) -> int:
        """The step of the last square of the loop on a colour's way."""
        return self.squares - STEPS_NOT_WALKED - 1

    @property
    def goal(self) -> int:
        """The step of the goal."""
        return self.mouth + CORRIDOR_SQUARES + 1

    @property
    def places(self) -> int:
        """The number of squares where pieces can meet: the loop and the corridors."""
        return self.squares + self.colours * CORRIDOR_SQUARES

    def start_square(self, colour: int) -> int:
        """Return the number of a colour's start square."""
        return FIRST_START + colour * SQUARES_A_PLACE

    @cached_property
    def place_table(self) -> NDArray[np.uint8]:
        """The place of each colour's each step, from the start to the last corridor square."""
        table = np.empty((self.colours, self.goal), np.uint8)
        for colour in range(self.colours):
            for step in range(self.goal):
                if step <= self.mouth:
                    table[colour, step] = self.square_at(colour, step) - 1
                else:
                    table[colour, step] = self.squares + colour * CORRIDOR_SQUARES + step - self.mouth - 1
        return table

    @cached_property
    def step_table(self) -> NDArray[np.int16]:
        """The step of each colour at each place: the inverse of `place_table`, and HOME off the colour's way."""
        table = np.full((self.colours, self.places), HOME, np.int16)
        for colour, step in np.ndindex(self.place_table.shape):
            table[colour, self.place_table[colour, step]] = step
        return table

    @cached_property
    def spot_table(self) -> NDArray[np.int16]:
        """The spot of each colour's each step, from HOME to the goal and on to the squares not on the colour's way.

        Spots are numbered: first the places, then the homes, then the goals.
        """
        table = np.empty((self.colours, self.goal - HOME + 1 + STEPS_NOT_WALKED), np.int16)
        table[:, START - HOME : self.goal - HOME] = self.place_table
        table[:, 0] = np.arange(self.places, self.places + self.colours)
        table[:, self.goal - HOME] = table[:, 0] + self.colours
        for colour in range(self.colours):
            for step in range(1, STEPS_NOT_WALKED + 1):
                table[colour, self.goal - HOME + step] = self.square_at(colour, self.mouth + step) - 1
        return table

    def spots_called(self, letters: str) -> list[str]:
        """Name each spot as boards do, by the letters of the colours: `12`, and a colour's own as `Y:h`, `Y:c3`."""
        shared = [str(square) for square in range(1, self.squares + 1)]
        corridors = [f"{letter}:c{number}" for letter in letters for number in range(1, CORRIDOR_SQUARES + 1)]
        return [*shared, *corridors, *(f"{letter}:h" for letter in letters), *(f"{letter}:m" for letter in letters)]

    def square_at(self, colour: int, step: int) -> int:
        """Return the number of the square of the loop that lies that many steps after a colour's start."""
        return (self.start_square(colour) - 1 + step) % self.squares + 1

    def name_of(self, colour: int, step: int) -> str:
        """Spell where a colour's step is; steps beyond the goal are the squares not on the colour's way."""
        return self._names[colour][step - HOME]

    def step_named(self, colour: int, name: str) -> int | None:
        """Read where a colour's piece stands; None when there is no such square on the track."""
        return self._steps[colour].get(name)

    @cached_property
    def _names(self) -> list[list[str]]:
        last = self.goal + STEPS_NOT_WALKED
        return [[self._spell(colour, step) for step in range(HOME, last + 1)] for colour in range(self.colours)]

    @cached_property
    def _steps(self) -> list[dict[str, int]]:
        return [{name: step for step, name in enumerate(names, HOME)} for names in self._names]

    def _spell(self, colour: int, step: int) -> str:
        if step == HOME:
            return "h"
        if step == self.goal:
            return "m"
        if step > self.goal:
            return str(self.square_at(colour, step - self.goal + self.mouth))
        return str(self.square_at(colour, step)) if step <= self.mouth else f"c{step - self.mouth}"
