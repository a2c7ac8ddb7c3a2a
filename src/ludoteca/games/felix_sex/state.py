"""The state of a game of Felix Sex, its options, and what a move is."""

from typing import Final

import numpy as np

from ludoteca.core.options import BY_ROLL, Colour, GameInfo, Mode, Option
from ludoteca.core.state import Setting, StateRecord, dtype_of
from ludoteca.games.felix_sex.board import STEPS

GAME: Final = "felix-sex"
RULES_VERSION: Final = 1  # goes up with every change that lets an old record replay differently

# What the options' words are to the kernels
DICE_STEP, DICE_MAXIMUM = range(2)
STACKS_JOINT, STACKS_TOGETHER, STACKS_NEVER = range(3)

DICE: Final = 3


class FelixSexState(StateRecord):
    """The state of a game of Felix Sex."""


DTYPE: Final = dtype_of(
    FelixSexState,
    [
        # The board, kept twice and in step by rules.put: as numbers and as sets of steps, a bit each. Each
        # player's pieces are counted by the steps of his own way, so that from 7 on a step is the same cell for both.
        ("counts", np.int8, (2, STEPS)),  # pieces of each player on each step, hand and off included
        ("standing", np.int32, 2),  # steps with one piece or more; off is left out
        ("stacked", np.int32, 2),  # steps with two or more; off is left out
        ("entered", np.int8, 2),  # who has had all his pieces on the board (F-N2, F-N3)
        # The turn
        ("phase", np.int8),  # ROLL, MOVE or OVER
        ("seat", np.int8),  # whose throw or decision; the winner when OVER
        ("dice", np.int8, DICE),  # those not used yet, low first, then zeros
        # The throws that decide who starts (F-T1)
        ("opening", np.int8),  # 1 while they are being thrown
        ("white_die", np.int8),  # what white threw, 0 before
        # How it is played
        Setting("pieces", np.int8),
        Setting("dice_rule", np.int8),
        Setting("shuffle", np.int8),
        Setting("stacks", np.int8),
    ],
)

OPTIONS: Final = (
    Option(GAME, "pieces", "F-B3", 15, (15, 5, 6, 10)),
    Option(GAME, "first", "F-T1", BY_ROLL, is_seat=True),
    Option(GAME, "dice", "F-T4", "step", ("step", "maximum")),
    Option(GAME, "shuffle", "F-N2", True, (True, False)),
    Option(GAME, "stacks", "F-M5", "joint", ("joint", "together", "never"), is_reading=True),
)
INFO: Final = GameInfo(
    id=GAME,
    order=3,
    players=(2,),
    default_players=2,
    modes=(Mode(GAME, "duel", (2,)),),
    default_modes={2: "duel"},
    options=OPTIONS,
    colours={"W": Colour("#f4efe4", ink="#2b2118"), "B": Colour("#2b2118")},
    showcase="felix-sex players=2 mode=duel W=1a*2,3a,4a*3,5a*4,6a*2,8*3 B=3b*2,4b*3,5b*5,6b*4,19 entered=W,B"
    " seat=0 phase=roll",
    dice=DICE,
)

# A move is whose it is, the cells it starts from, the cell it ends on, and how many pieces go from each:
#
#     28 | 27 26 25 24 23 22 | 21 20 19 18 17 16 | 15 14 13 12 11 10 | 9 8 7 6 5 4 | 3 2 1 0
#    seat|   third origin    |   second origin   |      origin       |     end     | pieces
#
# Only a joint landing has a second and a third origin, none of them further back than the one before. Sorted by number,
# moves are sorted by where they start, then by where they end, then by pieces; joint landings come after all others.
PIECES_BITS: Final = 4
CELL_BITS: Final = 6
PIECES_MASK: Final = (1 << PIECES_BITS) - 1
CELL_MASK: Final = (1 << CELL_BITS) - 1

# 45: each of three dice with each of 15 pieces, one piece from each of 15 cells or 15 sizes of groups from one.
#  7: joint landings on as many pairs of the other's 15 pieces.
MAX_MOVES: Final = 45 + 7
