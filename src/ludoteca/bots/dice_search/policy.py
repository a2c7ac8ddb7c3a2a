"""How the upper levels of games with dice choose: a template like `search.py`, of which each game has a copy.

They search no throw ahead, then one, and so on. Positions are valued by the game's trained network, or by its heuristic
where it has none. Nothing is drawn by lot.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludoteca.bots.dice_search.depth import plies_of
from ludoteca.bots.dice_search.workspace import UP
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.levels import LEVELS
from ludoteca.core.moves import State
from ludoteca.core.scratch import local_words
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import search
    from ludoteca.core.interface import info

PLIES: Final = np.array([plies_of(info, level) for level in LEVELS])


@kernel
def begin(state: State, level: int, seed: Any, workspace: Workspace) -> None:
    """Begin to choose. What the workspace was used for before does not matter, nor does the seed."""
    workspace.root[0] = state
    workspace.ahead = 0
    workspace.plies = PLIES[level]
    search.forget(workspace)


@kernel
def advance(steps: int, workspace: Workspace, stop: Codes) -> bool:
    """Search some steps on, each one throw further ahead; return whether there are more.

    `best` in the workspace is then the best move so far. A search that is ended on the way changes nothing.
    """
    for _ in range(steps):
        if not look_further(workspace, stop):
            return False
    return True


@kernel
def look_further(workspace: Workspace, stop: Codes) -> bool:
    """Search one throw further ahead than before; return whether there is more to search."""
    plies = int(workspace.ahead)
    never = local_words(1)
    never[UP] = 0
    # Without a throw ahead it takes no time, and there must be an answer however busy the machine is.
    ended_by = stop if plies > 0 else never
    count = search.score_moves(workspace.root[0], plies, workspace, ended_by)
    if ended_by[UP]:
        return False
    workspace.best = search.best_choice(count, workspace)
    workspace.ahead = plies + 1
    return bool(plies < workspace.plies)
