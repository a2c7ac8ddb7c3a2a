"""The state of a game of parchís, its options, and what a move is."""

from typing import Final

import numpy as np

from ludoteca.core import bits
from ludoteca.core.options import BY_ROLL, Colour, GameInfo, Mode, Option
from ludoteca.core.state import Setting, StateRecord, dtype_of
from ludoteca.games.parchis.board import PIECES, PLACES

GAME: Final = "parchis"
RULES_VERSION: Final = 1  # goes up with every change that lets an old record replay differently
NONE: Final = -1  # no colour, no piece

# Modes (P-S1)
INDIVIDUAL, TWO_COLOURS, PAIRS = range(3)
MODES: Final = ("individual", "two-colours", "pairs")

# What the options' words are to the kernels
SIX_AGAIN, SIX_PASSES = range(2)
SIXES_HOME, SIXES_LOSE_TURN = range(2)
FINISH_ALL, FINISH_ONE_COLOUR = range(2)
PAIRS_BOTH, PAIRS_FIRST = range(2)


class ParchisState(StateRecord):
    """The state of a game of parchís."""


DTYPE: Final = dtype_of(
    ParchisState,
    [
        # The board, kept in three ways and in step by rules.lift, set_down and walk: by piece, by place, and barriers.
        ("pieces", np.int8, (4, PIECES)),  # steps of each colour's pieces, those furthest back first
        ("barriers", np.int64, (4, bits.WORDS)),  # steps of each colour's way where a barrier stands (core/bits.py)
        ("squares", np.int8, (PLACES + 1, 2)),  # colours standing on each place, in order of arrival, or NONE
        # The turn
        ("phase", np.int8),  # ROLL, MOVE or OVER
        ("seat", np.int8),  # whose throw or decision; the last to have played when OVER
        ("die", np.int8),  # the throw being played; 0 while one is due
        ("bonus", np.int8),  # 10 or 20 while one is being played, else 0
        ("choices", np.uint16),  # the pieces that can be moved now, a bit each (engine.find_choices)
        ("sixes", np.int8),  # thrown in this turn
        ("last_colour", np.int8),  # the piece moved last in this turn, or NONE
        ("last_step", np.int8),
        # The throws that decide who starts (P-S3), as sets of seats, one bit a seat; 0 when decided
        ("contest", np.int8),  # who throws in this round
        ("leaders", np.int8),  # who has the highest so far
        ("highest", np.int8),
        # The end
        ("finishers", np.int8),  # how many have finished
        ("finished", np.int8, 4),  # their seats, first to last, or NONE
        # How it is played
        Setting("players", np.int8),
        Setting("mode", np.int8),
        Setting("six_counts", np.int8),
        Setting("three_sixes", np.int8),
        Setting("play_on", np.int8),
        Setting("own_colours_eat", np.int8),
        Setting("finish", np.int8),
        Setting("pairs_finish", np.int8),
        Setting("six_at_home", np.int8),
    ],
)

OPTIONS: Final = (
    Option(GAME, "start_out", "P-S2", 0, (0, 1, 2)),
    Option(GAME, "first", "P-S3", BY_ROLL, is_seat=True),
    Option(GAME, "six_counts", "P-T6", 7, (7, 12, 6)),
    Option(GAME, "six_at_home", "P-T9", "again", ("again", "pass")),
    Option(GAME, "three_sixes", "P-T10", "home", ("home", "lose-turn")),
    Option(GAME, "play_on", "P-E2", True, (True, False)),
    Option(GAME, "own_colours_eat", "P-2c", True, (True, False)),
    Option(GAME, "finish", "P-2d", "all", ("all", "one-colour")),
    Option(GAME, "pairs_finish", "P-4d", "both", ("both", "first")),
)

INFO: Final = GameInfo(
    id=GAME,
    order=1,
    players=(2, 3, 4),
    default_players=4,
    modes=(
        Mode(GAME, "individual", (2, 3, 4)),
        Mode(GAME, "two-colours", (2,)),
        Mode(GAME, "pairs", (4,), sides=2),
    ),
    default_modes={2: "two-colours", 3: "individual", 4: "individual"},
    options=OPTIONS,
    colours={
        "Y": Colour("#e2a52a", ink="#2b1c02"),
        "B": Colour("#2d6694"),
        "R": Colour("#b23a2e"),
        "G": Colour("#2f6b3c"),
    },
    showcase="parchis players=4 mode=individual Y=5,5,17,52 B=h,22,33,37 R=h,39,39,60 G=h,h,2,3 seat=0 phase=roll",
    colours_a_player=2,
    dice=1,
)

# A move is the colour, the step it starts from and the step it ends on:
#
#     15 14 | 13 12 11 10 9 8 7 | 6 5 4 3 2 1 0
#     colour|    from + 1       |    to + 1          steps from HOME (-1) to the goal (71), and beyond it the
#                                                    four squares of the loop that are not on the colour's way
#
# Sorted by number they are sorted by colour, then from the piece furthest back to the one furthest on.
STEP_BITS: Final = 7
STEP_MASK: Final = (1 << STEP_BITS) - 1
MAX_MOVES: Final = 8  # two colours of four pieces, each with one target
