"""Players that are programs: they see what people see, and say in a sentence why they play what they play.

    >>> game = ludoteca.new("stax")
    >>> choice = bot_for("stax").choose(game, seconds=1)
    >>> choice.reason.explain("es")
    'Coloca su rey en 0,0.'

Whatever sits at a table with bots needs only the names here. What a level thinks by stands in the level's folder,
and is imported when a game is first played with, since that loads Numba.
"""

from typing import Final

from ludoteca.bots.bot import Bot, Choice
from ludoteca.bots.modest import ModestBot
from ludoteca.core.errors import Fault, OptionError
from ludoteca.games import info_of

__all__ = ["LEVELS", "Bot", "Choice", "bot_for"]

MODEST: Final = "modest"
LEVELS: Final[tuple[str, ...]] = (MODEST,)  # weakest first


def bot_for(game_id: str, level: str = LEVELS[0], seed: int = 0) -> Bot:
    """Find a bot for a game; OptionError names the games and levels there are. Seeds tell apart bots of one level."""
    info = info_of(game_id)
    if level not in LEVELS:
        parameters = {"level": str(level)[:40], "known": LEVELS}
        raise OptionError([Fault("bots", "fault.level", parameters, where="level")])
    return ModestBot(info.id, level, seed)
