"""Players that are programs: they see what people see, and say in a sentence why they play what they play.

    >>> game = ludoteca.new("stax")
    >>> choice = bot_for("stax").choose(game, seconds=1)
    >>> choice.reason.explain("es")
    'Coloca su rey en 0,0.'

Whatever sits at a table with bots needs only the names here. What a level thinks by is imported when a game is first
played with, since that loads Numba.
"""

from ludoteca.bots.bot import Bot, Candidate, Choice
from ludoteca.bots.levels import DEFAULT_LEVEL, LEVEL_TABLE
from ludoteca.bots.opponents import OPPONENT_TABLE, OPPONENTS
from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.levels import FROZEN_LEVELS, LEVELS
from ludoteca.games import info_of

__all__ = ["DEFAULT_LEVEL", "FROZEN_LEVELS", "LEVELS", "OPPONENTS", "Bot", "Candidate", "Choice", "bot_for"]


def bot_for(game_id: str, level: str = DEFAULT_LEVEL, seed: int = 0) -> Bot:
    """Find a bot for a game; OptionError names the games and levels there are. Seeds tell apart bots of one level."""
    info = info_of(game_id)
    picks = LEVEL_TABLE | OPPONENT_TABLE
    if level not in picks:
        parameters = {"level": str(level)[:40], "known": LEVELS}
        raise OptionError([Fault("bots", "fault.level", parameters, where="level")])
    return Bot(info.id, level, picks[level], seed)
