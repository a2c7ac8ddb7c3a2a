"""The parchís board: 68 squares, four corridors, twelve safe squares (P-B1 to P-B3).

                      red
                    35 34 33
            red     .. c1 ..     blue
            home    42 c7 26     home
           50 .. 43          25 .. 18
    green  51 c1 c7     m    c7 c1 17  blue
           52 .. 59           9 .. 16
           green    60 c7  8     yellow
            home    .. c1 ..     home
                    67 68  1
                     yellow

Squares are numbered counter-clockwise, seen from above. The mouths (68 17 34 51) lie at the ends of the arms; the
corridors run from there to the goal in the middle. Step 0 of a colour is its start square, step 63 its mouth, 64 to 70
its corridor, 71 the goal.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import bits
from ludoteca.games import track

COLOURS: Final = "YBRG"  # in turn order, counter-clockwise
PIECES: Final = 4  # of each colour

TRACK: Final = track.Track(colours=4)
HOME: Final = track.HOME
START: Final = track.START
OFF_WAY: Final = track.STEPS_NOT_WALKED  # steps beyond the goal that name squares not on a colour's way
MOUTH: Final = TRACK.mouth  # 63
GOAL: Final = TRACK.goal  # 71
SQUARES: Final = TRACK.squares  # 68
PLACES: Final = TRACK.places  # 68 common squares and 4 x 7 corridor squares

MOST_STEPS: Final = 20  # of a move: the bonus for eating (P-M4)
OFF_BOARD: Final = PLACES  # where nobody ever stands: the goals, and steps beyond them


def place_table() -> NDArray[np.uint8]:
    """Make the table of the place of each colour's each step, also of those to which a piece would overshoot."""
    table = np.full((len(COLOURS), GOAL + MOST_STEPS + 1), OFF_BOARD, np.uint8)
    table[:, :GOAL] = TRACK.place_table
    return table


PLACE: Final = place_table()  # PLACE[colour, step]: where on the board; square n is place n - 1
STEP_AT: Final = TRACK.step_table  # STEP_AT[colour, place]: the other way
SPOT: Final = TRACK.spot_table  # SPOT[colour, step - HOME]: the number by which legs and events name it


def way_table() -> NDArray[np.int64]:
    """Make the table of the step that each place is on each colour's way: a set (core/bits.py) with that one number."""
    table = np.zeros((PLACES, len(COLOURS), bits.WORDS), np.int64)
    for place, colour in np.ndindex(PLACES, len(COLOURS)):
        step = int(STEP_AT[colour, place])
        if step != HOME:
            table[place, colour] = bits.words_of(step)
    return table


ON_WAYS: Final = way_table()  # ON_WAYS[place, colour]

SAFE_SQUARES: Final = (5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68)
IS_SAFE: Final = np.array([place + 1 in SAFE_SQUARES for place in range(PLACES + 1)])  # OFF_BOARD too


def name_of(colour: int, step: int) -> str:
    """Spell where a colour's step is: `h`, `5`, `c3`, `m`."""
    return TRACK.name_of(colour, step)
