"""The chance to win as a game's heuristic suggests it, where the game has no trained network.

A template, like `search.py`, which it is a part of. The chance is a logistic curve over the points: 3/4 for a lead of
DECISIVE times what the heuristic calls nearly equal.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.core.exponential import exponential
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import heuristic

ORDER_IS_FREE: Final = False
ROLLOUTS: Final = 0  # the heuristic's choices are too weak to be played out
ROLLOUT_THROWS: Final = 0
# Fitted to games of medium bots it is 970 to 1,370 in parchís and 1,290 to 2,050 in parqués; only the scale hangs on it
DECISIVE: Final = 1000
LOG_3: Final = 1.0986122886681098
LOG_ODDS_A_POINT: Final = LOG_3 / (DECISIVE * max(1, heuristic.NEARLY_EQUAL))


@kernel
def key(state: State, side: int) -> int:
    """Return 0: values are not kept, since the heuristic is quick."""
    return 0


@kernel
def chance_to_win(state: State, side: int, workspace: Workspace) -> float:
    """Return the chance of a side to win."""
    return 1 / (1 + exponential(-LOG_ODDS_A_POINT * heuristic.score(state, side)))
