"""The parqués boards: loops of 4, 6 or 8 places with 17 squares each, corridors, safe squares (Q-B1, Q-B2).

One place of the loop, as its colour (here yellow on four places) meets it:

     step   0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 | 17 ...
     square 5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20 21 | 22 ...
            S                    s              s              | S        S start, s safe

From the next place's start it goes on in the same way, round to the mouth: the square 5 steps before the own start,
which is the last safe square of the loop. Then come c1 to c7 and the arrival:

     places   squares   mouth   corridor   goal          as steps of a colour's own way
        4        68       63     64 - 70     71
        6       102       97     98 - 104   105
        8       136      131    132 - 138   139

Tables have the board first: BOARDS[board] is its number of places.
"""

from typing import Final

import numpy as np

from ludoteca.games import track

COLOURS: Final = "YBRGOVPW"  # in turn order, counter-clockwise; a board of n places has the first n
PIECES: Final = 4  # of each colour, at most
BOARDS: Final = (4, 6, 8)
TRACKS: Final = tuple(track.Track(colours=places) for places in BOARDS)
LARGEST: Final = TRACKS[-1]

HOME: Final = track.HOME  # the jail
START: Final = track.START
SAFE_STEPS: Final = (START, 7, 12)  # after each start square
OFF_WAY: Final = track.STEPS_NOT_WALKED  # steps beyond the goal that name squares not on a colour's way

PLACES: Final = np.array(BOARDS)
MOUTH: Final = np.array([one.mouth for one in TRACKS])  # MOUTH[board]: 63, 97, 131
GOAL: Final = np.array([one.goal for one in TRACKS])  # GOAL[board]: 71, 105, 139

PLACE: Final = np.zeros((len(BOARDS), len(COLOURS), LARGEST.goal), np.uint8)  # PLACE[board, colour, step]
STEP_AT: Final = np.full((len(BOARDS), len(COLOURS), LARGEST.places), HOME, np.int16)  # the other way
IS_SAFE: Final = np.zeros((len(BOARDS), LARGEST.places), np.bool_)  # IS_SAFE[board, place]

# Spots are numbered board by board, so that a number says which board it belongs to
SPOT_NAMES: Final = [one.spots_called(COLOURS[: one.colours]) for one in TRACKS]  # SPOT_NAMES[board], in data of boards
BOARD_OF: Final = np.repeat(np.arange(len(BOARDS)), [len(names) for names in SPOT_NAMES])  # BOARD_OF[spot]
FIRST_SPOT: Final = np.searchsorted(BOARD_OF, np.arange(len(BOARDS)))  # FIRST_SPOT[board]
# SPOT[board, colour, step - HOME]
SPOT: Final = np.zeros((len(BOARDS), len(COLOURS), LARGEST.goal + OFF_WAY - HOME + 1), np.int16)

for _board, _track in enumerate(TRACKS):
    PLACE[_board, : _track.colours, : _track.goal] = _track.place_table
    STEP_AT[_board, : _track.colours, : _track.places] = _track.step_table
    SPOT[_board, : _track.colours, : _track.goal + OFF_WAY - HOME + 1] = FIRST_SPOT[_board] + _track.spot_table
    IS_SAFE[_board, _track.place_table[:, SAFE_STEPS]] = True


def name_of(board: int, colour: int, step: int) -> str:
    """Spell where a colour's step is: `h`, `5`, `c3`, `m`."""
    return TRACKS[board].name_of(colour, step)
