"""The workspace of the search for Stax: one record for all that its kernels read and write."""

from typing import Final

import numpy as np

from ludoteca.core.state import StateRecord, dtype_of
from ludoteca.games.stax.board import PLACES, PLAYERS
from ludoteca.games.stax.make_unmake import NOTES
from ludoteca.games.stax.state import DTYPE, MAX_MOVES

DEEPEST: Final = 14  # actions looked ahead at most
PLIES: Final = DEEPEST + 2  # the root, and what is tried to save a king behind the last action
NEARLY_EQUAL: Final = 64  # numbers by which ties are broken

# The table of positions searched before: its key, value, bound (with the depth: BOUNDS * depth + bound), best action
KEY, VALUE, BOUND, ACTION = range(4)
COLUMNS: Final = 4
ROWS: Final = 1 << 16
HISTORY: Final = 1 << 14

# What is known of a position that is being searched: the depth left, its window, its actions, which of them is tried,
# what is known of those before it, whether who decides next is on the same side, and whether his window is narrow
LEFT, ALPHA, BETA, COUNT, INDEX, LOW, BEST, BEST_ACTION, IS_SAME, IS_NARROW = range(10)
FRAME: Final = 10


class StaxWorkspace(StateRecord):
    """The workspace of a search."""


WORKSPACE: Final = dtype_of(
    StaxWorkspace,
    [
        ("best", np.int64),  # action so far
        ("personality", np.int64),  # of who decides: by which weights positions are valued
        ("root_value", np.int64),  # of the root, in points for who decides, to the last depth that was searched whole
        # How a search is limited: the actions tried in all, how deep, and how many of the actions of a position, the
        # best by what is seen at once, are searched more than one deep (at the root, more than FULL_DEPTH deep)
        ("budget", np.int64),
        ("deepest", np.int64),
        ("width", np.int64),
        ("root_width", np.int64),
        # What it begins with: the position, who thinks, the number of actions played before, and what orders equals
        ("root", DTYPE, 1),
        ("thinker", np.int64),
        ("start", np.int64),
        ("tie_breaks", np.int64, NEARLY_EQUAL),
        ("words", np.uint64, 1),
        # How far it has come: the actions tried, whether that is the budget, how many actions the root has, to which
        # depth they are searched, which is next, and the best value of those before it, with its place
        ("tried", np.int64),
        ("is_spent", np.int64),
        ("count", np.int64),
        ("depth", np.int64),
        ("next", np.int64),
        ("best_value", np.int64),
        ("best_index", np.int64),
        ("is_under_way", np.int64),  # the search of that action
        ("value", np.int64),  # of the position that was searched last
        ("opening_tile", np.int64),  # the placing that an opening has next, or NO_OPENING (cut_and_choose.py)
        # Games played out before a side is taken: where they begin, the one under way, how many are left, those won
        # less those lost, the action with which one goes on as one is, and the best of the search that is under way
        ("position", DTYPE, 1),
        ("game", DTYPE, 1),
        ("games_left", np.int64),
        ("lead", np.int64),
        ("going_on", np.int64),
        ("best_in_game", np.int64),
        # A row a ply
        ("actions", np.int64, (PLIES, MAX_MOVES)),
        ("scores", np.int64, (PLIES, MAX_MOVES)),
        ("notes", np.int64, (PLIES, NOTES)),
        ("frames", np.int64, (PLIES, FRAME)),
        ("killers", np.int64, PLIES),  # the action that was last found too good at a ply
        ("history", np.int64, HISTORY),  # how often an action was, by a hash of its bits
        ("table", np.int64, (ROWS, COLUMNS)),
        ("marks", np.int64, (PLAYERS + 1, PLACES)),  # of places that players reach (evaluation.py)
    ],
)
