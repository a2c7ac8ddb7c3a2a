"""Bots on the seats of tables: their levels and personalities, and the names that they have by them."""

from typing import Final

from ludoteca.bots import DEFAULT_LEVEL, LEVELS, personalities_of
from ludoteca.core.text import say
from ludoteca.server.commands import NotAllowedError

NO_PERSONALITY: Final = ""


def checked_level(level: str | None) -> str:
    """Return a level that bots have; the usual one where none is named. NotAllowedError names those there are."""
    if level and level not in LEVELS:
        raise NotAllowedError("no_such_level", level=level, known=list(LEVELS))
    return level or DEFAULT_LEVEL


def checked_personality(game: str, seat: int, personality: str | None) -> str:
    """Return a personality that a game's bots have; where none is named, each seat has another one in turn."""
    known = personalities_of(game)
    if personality is None:
        return known[seat % len(known)] if known else NO_PERSONALITY
    if personality != NO_PERSONALITY and personality not in known:
        raise NotAllowedError("no_such_personality", personality=personality, known=list(known))
    return personality


def name_of_bot(game: str, seat: int, personality: str) -> str:
    """Return the name of a bot: that of its personality in a game, else the number of its seat."""
    return say(game, f"personality.{personality}.name") if personality else f"Bot {seat + 1}"
