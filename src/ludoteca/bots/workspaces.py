"""The memory in which bots choose, and how it is laid out.

Kernels allocate nothing: whoever calls them hands over a record. Where that is not NumPy, the layout says how large the
record is and where the caller finds its fields.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ludoteca.bots.dice_search.instances import dice_policy_of, rollouts_of, search_of
from ludoteca.bots.dice_search.threads import Team
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.dice_search.workspace import Shape, workspace_dtype, workspace_for
from ludoteca.bots.interface import Policy
from ludoteca.bots.parts import own_policy_of
from ludoteca.core.events import COLUMNS
from ludoteca.core.levels import LEVELS, edition_of
from ludoteca.core.options import Setup
from ludoteca.core.state import StateRecord, Workspace, blank, dtype_of
from ludoteca.games import rulebook_of


class ChoosingWorkspace(StateRecord):
    """The workspace of the lower levels."""


class Field(NamedTuple):
    """Where a field of a record is, in bytes from its beginning, and what it holds."""

    offset: int
    type: str  # of each number, as NumPy names it: float32, int64
    shape: tuple[int, ...]


class Layout(NamedTuple):
    """How a workspace lies in memory. All of its bytes are zero at first."""

    size: int  # in bytes
    alignment: int
    fields: dict[str, Field]  # those of numbers; others are for kernels alone


class Layouts(NamedTuple):
    """The workspaces of a game's bots."""

    choosing: Layout  # of the levels that look at their own moves
    search: Layout  # of those that search


def choosing_workspace(game_id: str) -> Workspace:
    """Make the workspace in which the lower levels choose."""
    return blank(choosing_dtype(game_id))


@cache
def choosing_dtype(game_id: str) -> np.dtype[Any]:
    """Return the data type of the workspace in which the lower levels choose."""
    rulebook = rulebook_of(game_id)
    return dtype_of(
        ChoosingWorkspace,
        [
            ("words", np.uint64, 1),  # a stream of random numbers
            ("personality", np.int64),  # of who chooses
            ("moves", np.int64, rulebook.max_moves),
            ("scores", np.int64, rulebook.max_moves),
            ("events", np.int32, (rulebook.events.MAX_EVENTS, COLUMNS)),
            ("after", rulebook.dtype, 1),  # the position after a move
        ],
    )


def search_for(setup: Setup, level: str = LEVELS[-1]) -> tuple[Policy, Workspace]:
    """Return how the upper levels choose in a way to play, and a workspace for it with all that they know."""
    own = own_policy_of(setup.game)
    if own:
        return own, blank(own.WORKSPACE)
    network = network_for(setup, edition_of(level))
    policy = dice_policy_of(setup.game, with_network=network is not None)
    return policy, workspace_for(rulebook_of(setup.game), setup, network)


def team_for(setup: Setup, level: str, threads: int) -> Team:
    """Return the search of a game with dice in a way to play, on several threads."""
    network = network_for(setup, edition_of(level))
    rulebook, has_network = rulebook_of(setup.game), network is not None
    return Team(
        dice_policy_of(setup.game, with_network=has_network),
        search_of(setup.game, with_network=has_network),
        rollouts_of(setup.game, with_network=has_network),
        [workspace_for(rulebook, setup, network) for _ in range(threads)],
    )


def workspace_layouts(game_id: str, shape: Shape | None) -> Layouts:
    """Describe the workspaces of a game's bots, with a network of a shape where the dice search has one.

    Whoever allocates that of a dice search writes the weights to `first` and `second`, and to `sides` how many sides
    play (`GameInfo.sides`). All have a `personality`, by its number. The rest is for kernels; `best` is what they have
    chosen.
    """
    own = own_policy_of(game_id)
    search = own.WORKSPACE if own else workspace_dtype(rulebook_of(game_id), shape)
    return Layouts(layout_of(choosing_dtype(game_id)), layout_of(search))


def layout_of(dtype: np.dtype[Any]) -> Layout:
    """Describe a record."""
    fields = {}
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        if kind.base.kind != "V" and not name.startswith("padding"):
            fields[name] = Field(offset, kind.base.name, kind.shape)
    return Layout(dtype.itemsize, dtype.alignment, fields)
