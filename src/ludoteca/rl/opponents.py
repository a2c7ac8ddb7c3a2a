"""Bots at the other seats of a vector environment: which there are, and what they need.

Imported only where an environment has opponents: nothing else of `rl` needs bots.
"""

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ludoteca.bots.levels import LEVELS_AT_SIGHT
from ludoteca.bots.parts import choosing_of
from ludoteca.bots.workspaces import choosing_dtype
from ludoteca.core.levels import LEVELS
from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of
from ludoteca.rl.errors import RLError
from ludoteca.rl.seeds import shown
from ludoteca.rl.stepping_copies import stepping_of


def level_number(opponents: Any) -> int:
    """Return the number of a level that bots can have in a vector environment; RLError names those there are."""
    if opponents not in LEVELS_AT_SIGHT:
        raise RLError(f"opponents must be None or one of {', '.join(LEVELS_AT_SIGHT)}; it is {shown(opponents)}")
    return LEVELS.index(opponents)


def workspaces(game: str, threads: int) -> Any:
    """Allocate what the bots choose in, a record for each thread."""
    return np.zeros((threads, 1), choosing_dtype(game))


@cache
def opposing_of(game: str) -> ModuleType:
    """Fill the template of `opposing.py` in for a game."""
    rulebook = rulebook_of(game)
    known = {"engine": rulebook.engine, "features": rulebook.features}
    parts = known | {"choosing": choosing_of(game), "stepping": stepping_of(game)}
    return filled(f"{__package__}.opposing", rulebook.package, parts)
