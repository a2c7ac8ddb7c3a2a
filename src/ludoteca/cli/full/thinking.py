"""Bots at the full screen: they think in a thread of their own, so that keys and mouse go on working."""

import asyncio
import zlib

from ludoteca.bots import Choice, bot_for
from ludoteca.cli.session import MOST_SECONDS
from ludoteca.cli.table import Table

HINT_LEVEL = "hard"


async def choose(table: Table) -> Choice:
    """Let the bot whose turn it is choose; it is the one that the line mode would have."""
    seed = zlib.crc32(table.game.record().seed.encode())
    return await asked(table, table.level, seed)


async def advise(table: Table) -> Choice:
    """Let a good bot choose for a person."""
    return await asked(table, HINT_LEVEL, 0)


async def asked(table: Table, level: str, seed: int) -> Choice:
    """Ask a bot about a copy of the game, which nobody changes meanwhile."""
    bot = bot_for(table.game.id, level, seed)
    return await asyncio.to_thread(bot.choose, table.game.copy(), MOST_SECONDS)
