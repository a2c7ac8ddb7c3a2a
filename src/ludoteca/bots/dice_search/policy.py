"""How the upper levels of games with dice choose: a template like `search.py`, of which each game has a copy.

They search no throw ahead, then one, and so on, a move at a time. Positions are valued by the game's trained network,
or by its heuristic where it has none. Then expert rolls the most promising moves out (`rollouts.py`). A bot with a
personality plays in the end the move that it likes best among those that are about as good as the best.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludoteca.bots.dice_search.depth import plies_of
from ludoteca.bots.dice_search.workspace import UP
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.levels import ALL_LEVELS
from ludoteca.core.moves import State
from ludoteca.core.personalities import NOBODY
from ludoteca.core.scratch import local_words
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import personality, rollouts, search
    from ludoteca.core.interface import engine, info

PLIES: Final = np.array([plies_of(info, level) for level in ALL_LEVELS])


@kernel
def begin(state: State, level: int, seed: Any, workspace: Workspace) -> None:
    """Begin to choose. What the workspace was used for before does not matter; `personality` has been set.

    The seed is that of rollouts.
    """
    workspace.root[0] = state
    workspace.ahead = 0
    workspace.plies = PLIES[level]
    rollouts.prepare(state, level, seed, workspace)
    search.forget(workspace)
    search.begin_scores(workspace.root[0], workspace)


@kernel
def advance(steps: int, workspace: Workspace, stop: Codes) -> bool:
    """Search some steps on; return whether there are more.

    `best` in the workspace is then the best move so far. A search that is ended on the way changes nothing.
    """
    for _ in range(steps):
        if not step(workspace, stop):
            conclude(workspace, stop)
            return False
    return True


@kernel
def look_ahead(workspace: Workspace, stop: Codes) -> bool:
    """Search on until nothing but rollouts is left to do; return whether there are any."""
    while workspace.ahead <= workspace.plies:
        if not step(workspace, stop):
            return False
    return True


@kernel
def conclude(workspace: Workspace, stop: Codes) -> None:
    """Let a personality choose among what the search has found."""
    if workspace.personality != NOBODY and not stop[UP]:
        workspace.best = favourite(workspace)


@kernel
def favourite(workspace: Workspace) -> int:
    """Return the move that a personality likes best of those that lose little against the best."""
    root, after = workspace.root[0], workspace.nodes
    least = chance_of_best(workspace) - personality.CHANCE
    found, most = -1, 0
    for index in range(workspace.count):
        if workspace.chances[index] >= least:
            after[0] = root
            engine.play(after[0], int(workspace.choices[index]))
            likes = personality.liking(after[0], int(root.seat), int(workspace.personality))
            if found < 0 or likes > most:
                found, most = index, likes
    return int(workspace.best) if found < 0 else int(workspace.choices[found])


@kernel
def chance_of_best(workspace: Workspace) -> float:
    """Return the chance after the best move."""
    for index in range(workspace.count):
        if workspace.choices[index] == workspace.best:
            return float(workspace.chances[index])
    return 1.0


@kernel
def step(workspace: Workspace, stop: Codes) -> bool:
    """Look ahead at one move, or, in the first step, at all of them without a throw; then roll candidates out once.

    Return whether there is more to do.
    """
    plies = int(workspace.ahead)
    if plies > workspace.plies:
        return rollouts.play_round(workspace, stop)
    if plies > 0 and search.score_next(workspace.root[0], plies, workspace, stop):
        return not stop[UP]
    if plies == 0:
        score_without_throws(workspace)
    return look_further(workspace)


@kernel
def score_without_throws(workspace: Workspace) -> None:
    """Score all moves as they are seen at once: there must be an answer however busy the machine is."""
    never = local_words(1)
    never[UP] = 0
    while search.score_next(workspace.root[0], 0, workspace, never):
        pass


@kernel
def look_further(workspace: Workspace) -> bool:
    """Choose by the scores of all moves, and begin to look one throw further ahead; return whether there is more."""
    workspace.best = search.best_choice(int(workspace.count), workspace)
    for index in range(workspace.count):
        workspace.chances[index] = workspace.scores[index]
    workspace.ahead += 1
    search.begin_scores(workspace.root[0], workspace)
    return bool(workspace.ahead <= workspace.plies or rollouts.list_candidates(workspace))
