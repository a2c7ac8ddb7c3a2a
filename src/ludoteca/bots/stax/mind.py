"""What the upper levels of Stax do: search as deep as their budget of actions allows."""

from typing import Final

import numpy as np

from ludoteca.bots.bot import luck
from ludoteca.bots.stax.judging import WEIGHTS
from ludoteca.bots.stax.search import BUDGET, DEEPEST, DEPTH, LIMITS, choose, room_for
from ludoteca.core.game import Game
from ludoteca.core.rulebook import Codes
from ludoteca.games.stax.state import MAX_MOVES

BUDGETS: Final = {"hard": 20_000, "expert": 700_000}  # actions tried for a move: the same on any machine
NEARLY_EQUAL: Final = 64  # ways in which luck can order what is equal


def think(game: Game, level: str, stop: Codes, seed: int) -> int:
    """Choose the code of a move: by the deepest search that ends before time is up."""
    return think_within(game, BUDGETS[level], DEEPEST, stop, seed)


def think_within(game: Game, budget: int, depth: int, stop: Codes, seed: int) -> int:
    """Choose the code of a move by a search that tries so many actions and looks so many ahead."""
    dice = luck(game, seed).integers(NEARLY_EQUAL, size=NEARLY_EQUAL)
    return int(choose(game.state.copy(), dice, room_for(WEIGHTS, limits_of(budget, depth), stop)))


def limits_of(budget: int, depth: int, width: int = MAX_MOVES) -> Codes:
    """Say how a search is limited, in the order that it wants."""
    limits = np.full(LIMITS, width, np.int64)
    limits[BUDGET] = budget
    limits[DEPTH] = depth
    return limits
