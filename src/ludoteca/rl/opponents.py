"""Bots of vector environments, at the other seats or for all rows: which there are, and what they need.

Imported only where bots are asked for: nothing else of `rl` needs them.
"""

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from ludoteca.bots import bot_named
from ludoteca.bots.levels import LEVELS_AT_SIGHT
from ludoteca.bots.parts import choosing_of
from ludoteca.bots.workspaces import choosing_dtype
from ludoteca.core.levels import LEVELS
from ludoteca.core.personalities import ALL_PERSONALITIES
from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of
from ludoteca.rl.errors import RLError
from ludoteca.rl.seeds import shown
from ludoteca.rl.stepping_copies import chance_of, stepping_of


def level_number(opponents: Any) -> int:
    """Return the number of a level that bots can have in a vector environment; RLError names those there are."""
    if opponents not in LEVELS_AT_SIGHT:
        raise RLError(f"opponents must be None or one of {', '.join(LEVELS_AT_SIGHT)}; it is {shown(opponents)}")
    return LEVELS.index(opponents)


def workspaces(game: str, threads: int) -> Any:
    """Allocate what the bots choose in, a record for each thread."""
    return np.zeros((threads, 1), choosing_dtype(game))


def bot_numbers(game: str, name: Any) -> tuple[int, int]:
    """Return the numbers of a bot's level and personality; RLError or OptionError says which bots there are."""
    if not isinstance(name, str) or name.partition("/")[0] not in LEVELS_AT_SIGHT:
        known = ", ".join(LEVELS_AT_SIGHT)
        raise RLError(f"bots that choose in all games at once are {known}, or as easy/hunter; not {shown(name)}")
    bot = bot_named(game, name)
    return LEVELS.index(bot.level), ALL_PERSONALITIES.index(bot.personality)


@cache
def bot_choices_of(game: str) -> ModuleType:
    """Fill the template of `bot_choices.py` in for a game."""
    rulebook = rulebook_of(game)
    parts = {"choosing": choosing_of(game), "features": rulebook.features}
    copies = {"chance": chance_of(game), "stepping": stepping_of(game)}
    return filled(f"{__package__}.bot_choices", rulebook.package, parts | copies)


@cache
def opposing_of(game: str) -> ModuleType:
    """Fill the template of `opposing.py` in for a game."""
    rulebook = rulebook_of(game)
    known = {"engine": rulebook.engine, "features": rulebook.features}
    parts = known | {"choosing": choosing_of(game), "stepping": stepping_of(game)}
    return filled(f"{__package__}.opposing", rulebook.package, parts)
