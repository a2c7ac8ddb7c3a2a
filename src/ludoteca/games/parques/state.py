"""The state of a game of parqués, its options, and what a move is."""

from typing import Final

import numpy as np

from ludoteca.core.errors import Fault
from ludoteca.core.options import BY_ROLL, Colour, GameInfo, Mode, Option, Setup
from ludoteca.core.state import Setting, StateRecord, dtype_of
from ludoteca.games.parques.board import BOARDS, COLOURS, PIECES

GAME: Final = "parques"
RULES_VERSION: Final = 1  # goes up with every change that lets an old record replay differently
NONE: Final = -1  # no seat
NO_STEP: Final = -2  # nowhere: no middle, no second piece (HOME is -1)
ABSENT: Final = 999  # the step of a piece that does not play: beyond every goal, so that it sorts last

# What the options' words are to the kernels
HOPS_TOTAL, HOPS_TWO = range(2)
PRIZE, JAIL, ANY_PAIR = range(3)
BONUS_NONE, BONUS_THROW = range(2)
EXIT_BOTH, EXIT_ONE = range(2)


class ParquesState(StateRecord):
    """The state of a game of parqués."""


DTYPE: Final = dtype_of(
    ParquesState,
    [
        ("pieces", np.int16, (len(COLOURS), PIECES)),  # steps, those furthest back first; ABSENT if not played
        # The throws that decide who starts (Q-S2), as sets of seats, one bit a seat; 0 when decided
        ("contest", np.int16),  # who throws in this round
        ("leaders", np.int16),  # who has the highest total so far
        ("highest", np.int8),
        # The turn
        ("phase", np.int8),  # ROLL, MOVE or OVER
        ("seat", np.int8),  # whose throw or decision; the last to have played when OVER
        ("dice", np.int8, 2),  # the throw being played, low first; of one die (Q-E4) the second is 0
        ("pairs", np.int8),  # of this turn, those that count towards the third (Q-T6)
        ("tries_left", np.int8),  # throws left to get a pair, the one due among them (Q-T1); else 0
        # The end
        ("finishers", np.int8),  # how many have finished
        ("finished", np.int8, len(COLOURS)),  # their seats, first to last, or NONE
        # How it is played
        Setting("players", np.int8),
        Setting("board", np.int8),  # BOARDS[board] is the option `seats`
        Setting("piece_count", np.int8),  # the option `pieces`
        Setting("tries", np.int8),
        Setting("hops", np.int8),
        Setting("third_pair", np.int8),
        Setting("exit_pairs_count", np.int8),
        Setting("capture_bonus", np.int8),
        Setting("soplar", np.int8),
        Setting("play_on", np.int8),
        Setting("one_die_at_end", np.int8),
        Setting("exit_uses", np.int8),
        # Of the throw being played
        ("dice_used", np.int8),  # 1 where a die of a pair has let a piece out, and the other is to move (Q-T2)
    ],
)

OPTIONS: Final = (
    Option(GAME, "seats", "Q-B2", 4, BOARDS, holds_players=True),
    Option(GAME, "first", "Q-S2", BY_ROLL, is_seat=True),
    Option(GAME, "pieces", "Q-S3", 4, (4, 3, 2, 1)),
    Option(GAME, "tries", "Q-T1", 3, (3, 2, 1)),
    Option(GAME, "exit_uses", "Q-T2", "both", ("both", "one")),
    Option(GAME, "hops", "Q-T4", "total", ("total", "two")),
    Option(GAME, "third_pair", "Q-T6", "prize", ("prize", "jail", "none")),
    Option(GAME, "exit_pairs_count", "Q-T6", True, (True, False)),
    Option(GAME, "capture_bonus", "Q-C5", "none", ("none", "throw")),
    Option(GAME, "soplar", "Q-C6", False, (False, True)),
    Option(GAME, "play_on", "Q-E2", True, (True, False)),
    Option(GAME, "one_die_at_end", "Q-E4", False, (False, True)),
)

PLAYERS: Final = (2, 3, 4, 5, 6, 7, 8)


def faults_of(setup: Setup) -> list[Fault]:
    """Find more players than the board has places for (Q-S1)."""
    seats = int(setup.options["seats"])
    if setup.players <= seats:
        return []
    least = min(places for places in BOARDS if places >= setup.players)
    parameters = {"players": setup.players, "seats": seats, "least": least}
    return [Fault(GAME, "fault.seats_of_board", parameters, where="seats")]


INFO: Final = GameInfo(
    id=GAME,
    order=2,
    players=PLAYERS,
    default_players=4,
    modes=(Mode(GAME, "individual", PLAYERS),),
    default_modes=dict.fromkeys(PLAYERS, "individual"),
    options=OPTIONS,
    colours={
        "Y": Colour("#e2a52a", ink="#2b1c02"),
        "B": Colour("#2d6694"),
        "R": Colour("#b23a2e"),
        "G": Colour("#2f6b3c"),
        "O": Colour("#a8480c"),
        "V": Colour("#6a3f9c"),
        "P": Colour("#a83268"),
        "W": Colour("#f4efe4", ink="#2b2118"),
    },
    showcase="parques players=4 mode=individual Y=5,5,9,37 B=22,39,39,52 R=39,39,56,c5 G=56,56,68,20 seat=1 phase=roll",
    dice=2,
    faults_of=faults_of,
)

# A move is one whole play: a colour, the piece further back with the step it ends on and, where one is named, the
# step it touches on the way, and the second piece of a split:
#
#     42 .. 40 | 39 .. 32 | 31 .. 24 | 23 .. 16 | 15 .. 8  | 7 .. 0
#      colour  |  from+2  |   to+2   | middle+2 | second   | second      steps from HOME (-1) to the goal, and beyond
#                                               |  from+2  |  to+2       it the four squares not on the colour's way;
#                                                                        NO_STEP (-2) for what is not there
#
# Sorted by number, plays go from the piece furthest back to the one furthest on, then by how far it goes.
STEP_BITS: Final = 8
STEP_MASK: Final = (1 << STEP_BITS) - 1
MAX_MOVES: Final = 20  # four pieces: 4 x 3 splits of two unlike dice, and 4 totals with 2 middles each
