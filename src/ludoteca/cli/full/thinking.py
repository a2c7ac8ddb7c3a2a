"""Bots at the full screen: they think in a thread of their own, so that keys and mouse go on working."""

import asyncio

from ludoteca.bots import Bot, Choice, bot_for
from ludoteca.cli.local_table import BOT_SECONDS, LocalTable

HINT_LEVEL = "hard"


async def choose(table: LocalTable) -> Choice:
    """Let the bot whose turn it is choose; it is the one that the line mode would have."""
    return await asked(table.bot(), table)


async def advise(table: LocalTable) -> Choice:
    """Let a good bot choose for a person."""
    return await asked(bot_for(table.game.id, HINT_LEVEL, 0), table)


async def asked(bot: Bot, table: LocalTable) -> Choice:
    """Ask a bot about a copy of the game, which nobody changes meanwhile."""
    return await asyncio.to_thread(bot.choose, table.game.copy(), BOT_SECONDS)
