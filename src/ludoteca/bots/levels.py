"""How bots of each level choose: the lower ones look at their own moves and no further, the upper ones search.

All that decides is in kernels; here they are given their memory.
"""

from collections.abc import Mapping
from typing import Final

import numpy as np

from ludoteca.bots.bot import Pick
from ludoteca.bots.parts import choosing_of
from ludoteca.bots.workspaces import choosing_workspace, search_for
from ludoteca.core.game import Game
from ludoteca.core.generator import seed_word
from ludoteca.core.interface import Codes
from ludoteca.core.levels import ALL_LEVELS

ALL_STEPS: Final = 1 << 60  # more than any search has


def choose_at_sight(game: Game, level: str, seed: int, stop: Codes) -> int:
    """Choose by what is seen after each move."""
    with np.errstate(over="ignore"):  # random numbers overflow on purpose
        workspace = choosing_workspace(game.id)
        return int(choosing_of(game.id).choose(game.state, ALL_LEVELS.index(level), seed_word(seed), workspace))


def choose_by_search(game: Game, level: str, seed: int, stop: Codes) -> int:
    """Choose the move that a search finds best."""
    policy, workspace = search_for(game.setup)
    with np.errstate(over="ignore"):
        policy.begin(game.state, ALL_LEVELS.index(level), seed_word(seed), workspace)
        policy.advance(ALL_STEPS, workspace, stop)
    return int(workspace.best)


LEVEL_TABLE: Final[Mapping[str, Pick]] = {
    "beginner": choose_at_sight,
    "easy": choose_at_sight,
    "medium": choose_at_sight,
    "hard": choose_by_search,
    "expert": choose_by_search,
    "expert@2026-11": choose_by_search,
}
DEFAULT_LEVEL: Final = "medium"
