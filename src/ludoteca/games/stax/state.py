"""The state of a game of Stax, its options, and what a move is."""

from typing import Final

import numpy as np

from ludoteca.core.options import Colour, GameInfo, Mode, Option
from ludoteca.core.state import Setting, StateRecord, dtype_of
from ludoteca.games.stax.board import PLACES, PLAYERS, SETS, TILES

GAME: Final = "stax"
RULES_VERSION: Final = 1  # goes up with every change that lets an old record replay differently

# What the options' words are to the kernels
GROUP_LIFTED, GROUP_LANDED = range(2)
REPETITION_OFF: Final = 1  # the place of "off" among the values
NO_REPETITION: Final = 0  # what the state has then

FIRST_PLACINGS: Final = 3  # actions that seat 0 makes alone with the option `pie`
LONGEST: Final = 1000  # actions, the highest `move_limit`: no game has more positions to remember

# How a game has ended
GOES_ON, BY_CAPTURE, BY_NO_ACTION, BY_REPETITION, BY_LIMIT = range(5)


class StaxState(StateRecord):
    """The state of a game of Stax."""


DTYPE: Final = dtype_of(
    StaxState,
    [
        # The positions that can come again (X-E3): those since the last placing. Of each there is the move that was
        # made there, which can be taken back (past.pack_way), and the lowest bits of its number, compared first.
        ("past_way", np.uint16, LONGEST),
        ("past_number", np.uint16, LONGEST),
        ("number", np.int64),  # of the position as it is: an exclusive or over the tiles on the table
        ("moves", np.int16),  # moves since the last placing
        # The table, kept twice and in step by rules.put and rules.lift: where each tile is, and what is
        # on top at each place of the ring (board.py). Index 0 of the tiles is NO_TILE: level 0 and no arrows.
        ("tops", np.int64),  # the tiles that are on top of their cells, a bit each
        ("q", np.int16, TILES),
        ("r", np.int16, TILES),
        ("place", np.int16, TILES),  # of its cell on the ring
        ("level", np.int8, TILES),  # 1 on the table, 2 on another tile…; 0 for a tile that is not on the table
        ("turn", np.int8, TILES),
        ("face", np.int8, TILES),  # 1 where tile 8 shows its other face
        ("arrows", np.int8, TILES),  # of a tile as it lies, a bit a direction
        ("under", np.int8, TILES),  # the tile that it lies on, or NO_TILE
        ("top", np.int8, PLACES),
        ("around", np.int8, PLACES),  # which of the six neighbours are occupied, a bit a direction
        ("groups_less_holes", np.int8),  # of the occupied cells: how many groups they are, less the holes in them
        # The turn
        ("phase", np.int8),  # MOVE or OVER
        ("seat", np.int8),  # who decides; when OVER, who would. The colour that acts: rules.colour_to_act
        ("end", np.int8),
        ("placed", np.int8, PLAYERS),  # tiles that a player has placed so far, a captured king included
        ("played", np.int16),  # actions so far, of all players
        # How it is played
        Setting("players", np.int8),
        Setting("one_group", np.int8),
        Setting("flip", np.int8),
        Setting("repetition", np.int8),  # how many times, or NO_REPETITION
        Setting("move_limit", np.int16),
        Setting("pie", np.int8),
    ],
)

OPTIONS: Final = (
    Option(GAME, "pie", "X-P5", False, (False, True)),
    Option(GAME, "one_group", "X-M8", "lifted", ("lifted", "landed")),
    Option(GAME, "flip", "X-M10", False, (False, True)),
    Option(GAME, "repetition", "X-E3", 3, (3, "off")),
    Option(GAME, "move_limit", "X-E3", 500, range(1, LONGEST + 1)),
)

INFO: Final = GameInfo(
    id=GAME,
    order=4,
    players=(2, 3),
    default_players=2,
    modes=(Mode(GAME, "duel", (2,)), Mode(GAME, "round", (3,))),
    default_modes={2: "duel", 3: "round"},
    options=OPTIONS,
    colours={"W": Colour("#f4efe4", ink="#2b2118"), "B": Colour("#2b2118"), "N": Colour("#2d6694")},
    showcase="stax players=2 mode=duel table=W13:0@-4,0/B12:0+B9:0@-4,1/W9:5@-3,0/W8:4@-2,-1/W5:0@-2,0/B10:1@-2,2/"
    "W2:0@-1,-2/W1:0@-1,2/B2:0+B1:0@0,-3/B7:1@0,-1/W6:2+B5:0@0,1/B11:0@1,-3/B4:4@1,-2/W7:0@1,-1/B6:0@1,0/W4:0@1,1/"
    "W11:2@1,2/B3:4@2,-3/W3:4@2,-2/B8:2@2,-1 seat=0 phase=move played=40",
    has_draws=True,
)

# A placing is the tile, its face, the cell and the turn; a move is the cell it starts from, where it ends, and the turn
# and face after. Where it ends is given by the direction and the number of steps; a cell that is in no line from the
# first (which no tile reaches) has direction NO_LINE and its coordinates instead. Coordinates are counted from -2048.
#
#    placing            31..28 | 27   | 26..15 | 14..3 | 2 1 0
#                        tile  | face |   q    |   r   | turn
#
#    move    55 | 54..43 | 42..31 | 30 29 28  | 27 … 4 | 3    | 2 1 0
#             1 |   q    |   r    | direction | steps  | face | turn
#
#    swap    56
#             1
#
# Sorted by number, placings are sorted by tile, face, cell and turn, and come before the moves, which are sorted by the
# cell that they start from, by direction, by length, and by turn; the swap comes last.
COORDINATE_BITS: Final = 12
COORDINATE_MASK: Final = (1 << COORDINATE_BITS) - 1
NEAREST: Final = 1 << COORDINATE_BITS - 1  # added to a coordinate
TURN_BITS: Final = 3
TURN_MASK: Final = (1 << TURN_BITS) - 1
LINE_BITS: Final = 3
LINE_MASK: Final = (1 << LINE_BITS) - 1
STEPS_BITS: Final = 2 * COORDINATE_BITS
STEPS_MASK: Final = (1 << STEPS_BITS) - 1
MOVE_BIT: Final = 1 << 55
SWAP: Final = 1 << 56

# Each action reaches at most one cell further from 0,0, so no game gets out of these coordinates, even from a position
# whose tiles are as far away as positions may have them.
FURTHEST_START: Final = NEAREST - 1 - LONGEST

# At most 4 n + 2 empty cells touch n occupied ones, each of which has six sides, of which n - 1 pairs or more meet. Of
# these at most 2 n + 1 touch two.
MOST_CELLS: Final = TILES - 1
MOST_PLACEABLE: Final = 2 * MOST_CELLS + 1
MOST_REACHABLE: Final = MOST_CELLS + 4 * MOST_CELLS + 2
# 64 ways to place a tile of the hand: six turns of eight tiles, of one of them with two faces, and 3, 3, 2, 1 and 1. A
# moved tile has six turns at most, tile 8 twice as many; and there is the swap. Random games have some 170 actions, a
# thousand at most.
MOST_OF_TILE: Final = 2 * 6 * MOST_REACHABLE
MAX_MOVES: Final = 64 * MOST_PLACEABLE + (SETS + 1) * 6 * MOST_REACHABLE + 1
