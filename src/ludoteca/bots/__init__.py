"""Players that are programs: they see what people see, and say in a sentence why they play what they play.

    >>> game = ludoteca.new("stax")
    >>> choice = bot_for("stax").choose(game, seconds=1)
    >>> choice.reason.explain("es")
    'Coloca su rey en 0,0.'

Whatever sits at a table with bots needs only the names here. What a level thinks by is imported when a game is first
played with, since that loads Numba.
"""

from typing import Final

from ludoteca.bots.bot import Bot, Choice
from ludoteca.bots.deep import DeepBot
from ludoteca.bots.simple import BeginnerBot, HeuristicBot
from ludoteca.core.errors import Fault, OptionError
from ludoteca.games import info_of

__all__ = ["DEFAULT_LEVEL", "LEVELS", "Bot", "Choice", "bot_for"]

LEVELS: Final[tuple[str, ...]] = ("beginner", "easy", "medium", "hard", "expert")
DEFAULT_LEVEL: Final = "medium"


def bot_for(game_id: str, level: str = DEFAULT_LEVEL, seed: int = 0) -> Bot:
    """Find a bot for a game; OptionError names the games and levels there are. Seeds tell apart bots of one level."""
    info = info_of(game_id)
    match level:
        case "beginner":
            return BeginnerBot(info.id, level, seed)
        case "easy" | "medium":
            return HeuristicBot(info.id, level, seed, slips=level == "easy")
        case "hard" | "expert":
            return DeepBot(info.id, level, seed)
    parameters = {"level": str(level)[:40], "known": LEVELS}
    raise OptionError([Fault("bots", "fault.level", parameters, where="level")])
