"""Players that are programs: they see what people see, and say in a sentence why they play what they play.

    >>> game = ludoteca.new("stax")
    >>> choice = bot_for("stax").choose(game, seconds=1)
    >>> choice.reason.explain("es")
    'Coloca su rey en 0,0.'

Whatever sits at a table with bots needs only the names here. What a level thinks by is imported when a game is first
played with, since that loads Numba.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from ludoteca.bots.bot import Bot, Choice
from ludoteca.bots.search_bot import SearchBot
from ludoteca.bots.simple import BeginnerBot, HeuristicBot
from ludoteca.core.errors import Fault, OptionError
from ludoteca.games import info_of

__all__ = ["DEFAULT_LEVEL", "LEVELS", "LEVEL_TABLE", "Bot", "Choice", "bot_for"]


class Level(NamedTuple):
    """What plays at a level."""

    make: Callable[[str, str, int], Bot]  # of the id of a game, the name of the level, and a seed
    searches: bool = False  # with kernels of its own, besides those that value positions


LEVEL_TABLE: Final[Mapping[str, Level]] = {
    "beginner": Level(BeginnerBot),
    "easy": Level(partial(HeuristicBot, slips=True)),
    "medium": Level(HeuristicBot),
    "hard": Level(SearchBot, searches=True),
    "expert": Level(SearchBot, searches=True),
}
LEVELS: Final = tuple(LEVEL_TABLE)
DEFAULT_LEVEL: Final = "medium"


def bot_for(game_id: str, level: str = DEFAULT_LEVEL, seed: int = 0) -> Bot:
    """Find a bot for a game; OptionError names the games and levels there are. Seeds tell apart bots of one level."""
    info = info_of(game_id)
    if level not in LEVEL_TABLE:
        parameters = {"level": str(level)[:40], "known": LEVELS}
        raise OptionError([Fault("bots", "fault.level", parameters, where="level")])
    return LEVEL_TABLE[level].make(info.id, level, seed)
