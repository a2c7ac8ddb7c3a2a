"""What the upper levels of Stax do: search as deep as their budget of actions allows.

A step is a part of the search of one action of the root to one depth: some milliseconds.
"""

from typing import Any, Final

import numpy as np

from ludoteca.core.exponential import exponential
from ludoteca.core.generator import begin_stream
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.levels import ALL_LEVELS
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace
from ludoteca.games.stax import rules, search
from ludoteca.games.stax.cut_and_choose import NO_OPENING, begin_games, known_tile, play_games
from ludoteca.games.stax.state import SWAP
from ludoteca.games.stax.tree import UP
from ludoteca.games.stax.workspace import DEEPEST, WORKSPACE

__all__ = ["WORKSPACE", "advance", "begin", "chance"]

# Actions tried for a move: the same on any machine
BUDGETS: Final = {"hard": 20_000, "expert": 500_000, "expert@2026-11": 500_000}
DEPTHS: Final = {"hard": 2, "expert": DEEPEST, "expert@2026-11": DEEPEST}  # actions looked ahead
PROMISING: Final = 6  # actions of a position that are searched further
AT_ROOT: Final = 3  # times as many at the root
# A lead by which the odds to win grow e times: fits best the 2,088 decisions of 120 games of hard, a tenth at random
POINTS_OF_ODDS: Final = 150.0
BUDGET_OF_LEVEL: Final = np.array([BUDGETS.get(level, 0) for level in ALL_LEVELS])
DEPTH_OF_LEVEL: Final = np.array([DEPTHS.get(level, 0) for level in ALL_LEVELS])
CUTS_AND_CHOOSES: Final = np.array([level == "expert" for level in ALL_LEVELS])  # as in cut_and_choose.py


@kernel
def begin(state: State, level: int, seed: Any, workspace: Workspace) -> None:
    """Begin to choose. What the workspace was used for before does not matter; `personality` has been set."""
    workspace.budget = BUDGET_OF_LEVEL[level]
    workspace.deepest = DEPTH_OF_LEVEL[level]
    workspace.width = PROMISING
    workspace.root_width = AT_ROOT * PROMISING
    workspace.games_left = 0
    workspace.opening_tile = NO_OPENING
    begin_stream(state, seed, workspace.words)
    if CUTS_AND_CHOOSES[level] and rules.is_cutting(state):
        workspace.opening_tile = known_tile(state, workspace.words)
    if CUTS_AND_CHOOSES[level] and rules.may_swap(state):
        begin_games(state, workspace)
    else:
        search.begin(state, workspace)


@kernel
def advance(steps: int, workspace: Workspace, stop: Codes) -> bool:
    """Search some steps on; return whether there are more. `best` in the workspace is the best move so far."""
    if workspace.opening_tile != NO_OPENING:
        workspace.best = workspace.opening_tile
        return False
    if workspace.games_left > 0:
        steps = play_games(steps, workspace, stop)
        if workspace.games_left > 0:
            return not stop[UP]
        if workspace.best == SWAP:
            return False
    for _ in range(steps):
        if not search.step(workspace, stop):
            return False
    return True


@kernel
def chance(workspace: Workspace) -> float:
    """Return the chance of who decides to win, as the search so far sees it."""
    return 1 / (1 + exponential(-workspace.root_value / POINTS_OF_ODDS))
