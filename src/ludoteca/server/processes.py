"""The server processes that share a database: which of them are alive, and which one acts at a table."""

import secrets
import time
from typing import Final

from ludoteca.server.settings import Settings
from ludoteca.server.store import Store

HEARTBEAT_SECONDS: Final = 3.0
LEASE_SECONDS: Final = 10.0  # for which a process has a table to itself, beyond the time that a bot thinks


class Processes:
    """This process and, where there is a Redis, the others."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.id = secrets.token_hex(8)
        self.is_alone = not settings.redis_url
        self.lease_seconds = LEASE_SECONDS + settings.bot_seconds
        self._alive = frozenset({self.id})  # as of the last look
        self._looked = 0.0
        self._first_seen: dict[str, float] = {}  # processes that were not alive then

    async def renew(self) -> None:
        """Show that this process is alive, and look which others are."""
        await self.store.lease(f"@{self.id}", self.id, 3 * HEARTBEAT_SECONDS)
        looked = time.monotonic()
        self._alive = await self.store.owners() | {self.id}
        self._looked = looked

    def is_alive(self, process: str) -> bool:
        """Return whether a process is alive. One so new that nobody has looked for it yet is taken to be."""
        if process in self._alive or self.is_alone:
            return process in self._alive
        return self._first_seen.setdefault(process, time.monotonic()) > self._looked

    async def holds(self, table: str) -> bool:
        """Return whether this process is the one that acts at a table without being asked."""
        return self.is_alone or await self.store.lease(table, self.id, self.lease_seconds)
