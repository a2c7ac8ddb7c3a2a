"""The board of Ur, the state of a game, its options, and what a move is.

Each player's way, in steps: 0 is the hand, 1 to 4 and 13 to 14 are one's own squares, 5 to 12 are shared, 15 is home.

    W    4* 3  2  1        14*13       * a rosette
         5  6  7  8* 9 10 11 12        the row that both share
    B    4* 3  2  1        14*13
"""

from typing import Final

import numpy as np

from ludoteca.core.options import BY_ROLL, Colour, GameInfo, Mode, Option
from ludoteca.core.state import Setting, StateRecord, dtype_of

GAME: Final = "ur"
RULES_VERSION: Final = 1
COLOURS: Final = "WB"
HAND, HOME = 0, 15
FIRST_SHARED, LAST_SHARED = 5, 12
SAFE: Final = 8  # the rosette that both share
ROSETTES: Final = (4, SAFE, 14)
DICE: Final = 4
NO_TOTAL: Final = -1

# Names of squares as moves and positions have them, by step; and of spots on the board, by seat and step.
NAMES: Final = ("hand", *map(str, range(1, HOME)), "home")
SPOTS: Final = [
    name if FIRST_SHARED <= step <= LAST_SHARED else f"{colour}:{name}"
    for colour in COLOURS
    for step, name in enumerate(NAMES)
]


class UrState(StateRecord):
    """The state of a game of Ur."""


DTYPE: Final = dtype_of(
    UrState,
    [
        ("counts", np.int8, (2, HOME + 1)),  # pieces of each player on each step
        ("phase", np.int8),
        ("seat", np.int8),  # whose throw or decision; the winner when it is over
        ("total", np.int8),  # of the throw being played; 0 while one is due
        ("opening", np.int8),  # 1 while it is thrown for who starts
        ("white_total", np.int8),  # what white threw for it, or NO_TOTAL
        Setting("pieces", np.int8),  # of each player
    ],
)
INFO: Final = GameInfo(
    id=GAME,
    players=(2,),
    default_players=2,
    modes=(Mode(GAME, "duel", (2,)),),
    default_modes={2: "duel"},
    options=(Option(GAME, "pieces", "U-1", 7, (7, 5, 3)), Option(GAME, "first", "U-2", BY_ROLL, is_seat=True)),
    dice=DICE,
    faces=range(2),
    colours={"W": Colour("#f4efe4", ink="#2b2118"), "B": Colour("#2b2118")},
    showcase="ur W=hand*3,2,6,8,home B=hand*2,4,10,11,home*2 seat=0 phase=roll",
)
# A move is whose it is, the step that it starts from, and the step that it ends on: seat << 8 | from << 4 | to.
BITS, MASK = 4, 0b1111
MAX_MOVES: Final = 7  # one for each piece
