"""What the upper levels of Stax do: search as deep as their budget of actions allows."""

from typing import Final

import numpy as np

from ludoteca.bots.bot import luck
from ludoteca.bots.stax.judging import WEIGHTS
from ludoteca.bots.stax.search import BUDGET, DEEPEST, DEPTH, LIMITS, ROOT_WIDTH, WIDTH, choose, room_for
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes

BUDGETS: Final = {"hard": 20_000, "expert": 500_000}  # actions tried for a move: the same on any machine
DEPTHS: Final = {"hard": 2, "expert": DEEPEST}  # actions looked ahead
PROMISING: Final = 6  # actions of a position that are searched further
AT_ROOT: Final = 3  # times as many at the root
NEARLY_EQUAL: Final = 64  # ways in which luck can order what is equal


def think(game: Game, level: str, stop: Codes, seed: int) -> int:
    """Choose the code of a move: by the deepest search that ends before time is up."""
    return think_within(game, BUDGETS[level], DEPTHS[level], stop, seed)


def think_within(game: Game, budget: int, depth: int, stop: Codes, seed: int) -> int:
    """Choose the code of a move by a search that tries so many actions and looks so many ahead."""
    dice = luck(game, seed).integers(NEARLY_EQUAL, size=NEARLY_EQUAL)
    return int(choose(game.state.copy(), dice, room_for(WEIGHTS, limits_of(budget, depth, PROMISING), stop)))


def limits_of(budget: int, depth: int, width: int) -> Codes:
    """Say how a search is limited, in the order that it wants."""
    limits = np.zeros(LIMITS, np.int64)
    limits[BUDGET] = budget
    limits[DEPTH] = depth
    limits[WIDTH] = width
    limits[ROOT_WIDTH] = AT_ROOT * width
    return limits
