"""Players that are programs: they see what people see, and say in a sentence why they play what they play.

    >>> game = ludoteca.new("stax")
    >>> choice = bot_for("stax").choose(game, seconds=1)
    >>> choice.reason.explain("es")
    'Coloca su rey en 0,0.'

Whatever sits at a table with bots needs only the names here. What a level thinks by is imported when a game is first
played with, since that loads Numba.
"""

from typing import Final

from ludoteca.bots.bot import Bot, Candidate, Choice
from ludoteca.bots.levels import DEFAULT_LEVEL, LEVEL_TABLE
from ludoteca.bots.opponents import OPPONENT_TABLE, OPPONENTS
from ludoteca.bots.parts import has_personalities
from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.levels import FROZEN_LEVELS, LEVELS
from ludoteca.core.personalities import PERSONALITIES
from ludoteca.games import info_of

__all__ = [
    "DEFAULT_LEVEL",
    "FROZEN_LEVELS",
    "LEVELS",
    "OPPONENTS",
    "PERSONALITIES",
    "Bot",
    "Candidate",
    "Choice",
    "bot_for",
    "bot_named",
    "personalities_of",
]

PARTED: Final = "/"  # a level from a personality, where bots are named in a word: `expert/hunter`


def personalities_of(game_id: str) -> tuple[str, ...]:
    """List the personalities that bots of a game can have; none where it brings none."""
    return PERSONALITIES if has_personalities(game_id) else ()


def bot_for(game_id: str, level: str = DEFAULT_LEVEL, seed: int = 0, personality: str = "", threads: int = 1) -> Bot:
    """Find a bot for a game; OptionError names the games, levels and personalities there are.

    Seeds tell apart bots of one level. Without a personality a bot plays what it finds best. Experts of games with dice
    use the threads they are given; their number changes the time, not the choice.
    """
    info = info_of(game_id)
    picks = LEVEL_TABLE | OPPONENT_TABLE
    if level not in picks:
        parameters = {"level": str(level)[:40], "known": LEVELS}
        raise OptionError([Fault("bots", "fault.level", parameters, where="level")])
    if personality and personality not in personalities_of(info.id):
        parameters = {"personality": str(personality)[:40], "known": personalities_of(info.id)}
        raise OptionError([Fault("bots", "fault.personality", parameters, where="personality")])
    if threads < 1:
        raise OptionError([Fault("bots", "fault.threads", {"threads": threads}, where="threads")])
    return Bot(info.id, level, picks[level], seed, personality, threads)


def bot_named(game_id: str, name: str, seed: int = 0) -> Bot:
    """Find a bot by its level, or by its level and personality, as `expert/hunter`; errors as of `bot_for`."""
    level, _, personality = name.partition(PARTED)
    return bot_for(game_id, level, seed, personality)
