"""What the upper levels of Stax do: search as deep as their budget of actions allows."""

from typing import Final

import numpy as np

from ludoteca.core.game import Game
from ludoteca.core.interface import Codes
from ludoteca.games.stax import search
from ludoteca.games.stax.evaluation import WEIGHTS
from ludoteca.games.stax.search import BUDGET, DEEPEST, DEPTH, LIMITS, ROOT_WIDTH, WIDTH

BUDGETS: Final = {"hard": 20_000, "expert": 500_000}  # actions tried for a move: the same on any machine
DEPTHS: Final = {"hard": 2, "expert": DEEPEST}  # actions looked ahead
PROMISING: Final = 6  # actions of a position that are searched further
AT_ROOT: Final = 3  # times as many at the root
NEARLY_EQUAL: Final = 64  # values by which ties are broken


def choose(game: Game, level: str, stop: Codes, generator: np.random.Generator) -> int:
    """Return the code of a move: by the deepest search that ends before time is up."""
    order = generator.integers(NEARLY_EQUAL, size=NEARLY_EQUAL)
    workspace = search.workspace_for(WEIGHTS, limits_of(BUDGETS[level], DEPTHS[level], PROMISING), stop)
    return int(search.choose(game.state.copy(), order, workspace))


def limits_of(budget: int, depth: int, width: int) -> Codes:
    """Return the limits of a search in its order."""
    limits = np.zeros(LIMITS, np.int64)
    limits[BUDGET] = budget
    limits[DEPTH] = depth
    limits[WIDTH] = width
    limits[ROOT_WIDTH] = AT_ROOT * width
    return limits
