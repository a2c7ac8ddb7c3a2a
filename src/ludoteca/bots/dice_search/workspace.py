"""The workspace of a search for the games with dice: one argument for all that its kernels read and write.

It is one record, like a state. To Numba a record is one address, and the sizes of all arrays in it are known when
kernels are compiled; arrays that are handed down one by one, or in a tuple, are counted as used and as left at every
call, which took half of the time of a search.
"""

from functools import cache
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.interface import Floats
from ludoteca.core.options import Setup
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.state import StateRecord, Workspace, blank, dtype_of

Network: TypeAlias = tuple[Floats, Floats]
Worths: TypeAlias = NDArray[np.float64]
"""What candidates came to: a row a round of rollouts."""
Shape: TypeAlias = tuple[int, int]
"""Of a network: how many inputs, and how many hidden values."""

MAX_PLIES: Final = 31
MAX_CHAIN: Final = 24  # decisions that one throw is played out with; where it is longer, the network guesses in between
MAX_CANDIDATES: Final = 5  # moves that are rolled out
NOT_ROLLED_OUT: Final = -1.0  # in place of a standard error
# Positions whose value is kept, a power of two: some more than a choice in Felix Sex looks at. On a GPU, where there is
# a workspace for each of many thousand games, some more than a throw there is played out to
KNOWN: Final = 1 << 16
KNOWN_ON_GPU: Final = 1 << 8

UP: Final = 0  # where another thread writes that time is up

HEURISTIC: Final = -1  # an opponent that plays by the heuristic, in place of the throws that it looks ahead
# Who does so in a game that is learned from: one side, or
NOBODY: Final = -1
EVERYBODY: Final = -2


class SearchWorkspace(StateRecord):
    """The workspace of a search."""


class SharingWorkspace(StateRecord):
    """The workspace of a search whose network is shared with others."""


def shape_of(network: Network) -> Shape:
    """Return the shape of a network."""
    rows, width = network[0].shape
    return rows - 1, width


def workspace_for(rulebook: Rulebook, setup: Setup, network: Network | None) -> Workspace:
    """Make the workspace for a game's states, with a copy of a network where there is one."""
    workspace = blank(workspace_dtype(rulebook, shape_of(network) if network else None))
    if network:
        workspace.first[:], workspace.second[:] = network
    workspace.sides = rulebook.info.sides(setup)
    return workspace


def _fields_of_rollouts(dtype: np.dtype[Any], max_moves: int) -> list[tuple[Any, ...]]:
    """List the fields of rollouts (rollouts.py)."""
    return [
        ("words", np.uint64, 4),  # streams of random numbers
        # After how many throws a rollout is cut
        ("cut", np.int64),
        # How many rollouts a choice may take, how many it has taken, and how many each of the candidates left has had
        ("budget", np.int64),
        ("spent", np.int64),
        ("rounds", np.int64),
        # How many rollouts a stage of halving takes, and how many are taken when the present one ends
        ("stage", np.int64),
        ("stage_end", np.int64),
        # How many candidates there are, how many are left, and their places, those left first, then the last dropped
        ("found", np.int64),
        ("live", np.int64),
        ("order", np.int64, MAX_CANDIDATES),
        # A place a candidate: which of `choices` it is, its chance by looking ahead, and where its rollouts begin
        ("candidates", np.int64, MAX_CANDIDATES),
        ("priors", np.float64, MAX_CANDIDATES),
        ("starts", dtype, MAX_CANDIDATES),
        # What it comes to in this round, in all; the sum of squares, of differences to each other one too
        ("worths", np.float64, MAX_CANDIDATES),
        ("sums", np.float64, MAX_CANDIDATES),
        ("squares", np.float64, (MAX_CANDIDATES, MAX_CANDIDATES)),
        # Of one that was dropped: which was best then, and by how much
        ("behind", np.int64, MAX_CANDIDATES),
        ("gaps", np.float64, MAX_CANDIDATES),
        ("rolled", dtype, 1),  # the state of a rollout
        ("errors", np.float32, max_moves),  # standard errors of `chances`, or NOT_ROLLED_OUT
    ]


def _fields_of_search(dtype: np.dtype[Any], max_moves: int, known: int) -> list[tuple[Any, ...]]:
    """List the fields of a search (search.py), with as many values kept as are known."""
    return [
        # What is decided, how many throws ahead the moves are looked at next, how many at most, and the best so far
        ("root", dtype, 1),
        ("ahead", np.int64),
        ("plies", np.int64),
        ("best", np.int64),
        # The moves to choose from, and the chance to win after each, or the points of the heuristic
        ("choices", np.int64, max_moves),
        ("scores", np.float32, max_moves),
        # How many moves these are, how many are scored, how many throws ahead; and the scores when all were last
        ("count", np.int64),
        ("scored", np.int64),
        ("further", np.int64),
        ("chances", np.float32, max_moves),
        ("points", np.int64, max_moves),
        # A row a ply: the position, the throw tried there, and what those before it have come to
        ("nodes", dtype, MAX_PLIES + 1),
        ("throws", np.int64, MAX_PLIES + 1),
        ("totals", np.float64, MAX_PLIES + 1),
        # A row a decision of a throw that is played out: the position after it, its moves, how many, how many are tried
        ("stack", dtype, MAX_CHAIN),
        ("moves", np.int64, (MAX_CHAIN, max_moves)),
        ("listed", np.int64, MAX_CHAIN),
        ("tried", np.int64, MAX_CHAIN),
        # What is known of positions, by their keys; to be forgotten when the network changes
        ("keys", np.int64, known),
        ("values", np.float64, known),
        ("stop", np.int64, 1),  # for games that nobody stops
        ("sides", np.int64),  # that play against each other
        ("personality", np.int64),  # of who decides
        ("looked", np.int64),  # how many positions the network was asked about
        ("table", dtype, 1),  # the state of a game that is played
        *_fields_of_rollouts(dtype, max_moves),
    ]


@cache
def workspace_dtype(rulebook: Rulebook, shape: Shape | None) -> np.dtype[Any]:
    """Return the data type of the workspace for a game's states, with a network of a shape where there is one."""
    fields = _fields_of_search(rulebook.dtype, rulebook.max_moves, KNOWN)
    if shape:
        inputs, width = shape
        fields += [
            # The network (network.py), its inputs, and the values between
            ("first", np.float32, (inputs + 1, width)),
            ("second", np.float32, width + 1),
            ("inputs", np.float32, inputs),
            ("hidden", np.float32, width),
        ]
    return dtype_of(SearchWorkspace, fields)


@cache
def sharing_dtype(rulebook: Rulebook) -> np.dtype[Any]:
    """Return the data type of the workspace of one of many games, whose network lies elsewhere in memory."""
    fields = [
        *_fields_of_search(rulebook.dtype, rulebook.max_moves, KNOWN_ON_GPU),
        # Where the weights are, how many inputs they are for, and how many hidden values they have
        ("weights", np.int64),
        ("rows", np.int64),
        ("width", np.int64),
    ]
    return dtype_of(SharingWorkspace, fields)
