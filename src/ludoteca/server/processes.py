"""The server processes that share a database: which of them are alive, and which one acts at a table."""

import secrets
import time
from typing import Final

from ludoteca.server.settings import Settings
from ludoteca.server.store import Store, StoreError

HEARTBEAT_SECONDS: Final = 0.75
LIFE_SECONDS: Final = 3.0  # from a heartbeat on; a process that is killed is known to be dead a heartbeat later at most
ASK_AGAIN_SECONDS: Final = 5.0  # before a table is asked for again that another process holds


class Processes:
    """This process and, where there is a Redis, the others.

    A process holds the tables that it serves, for as long as it is alive: it need not say so of each of them again.
    Where two believe that they hold the same one, the numbers of its log still let only one of them act.
    """

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.id = secrets.token_hex(8)
        self.is_alone = not settings.redis_url
        self._alive = frozenset({self.id})  # as of the last look
        self._looked = 0.0
        self._first_seen: dict[str, float] = {}  # processes that were not alive then
        self._alive_until = 0.0  # so long the others take this process to be alive
        self._judges_from = 0.0  # before then, others may only be as late as this one was
        self._held: set[str] = set()
        self._elsewhere_until: dict[str, float] = {}
        self._to_release: set[str] = set()

    async def renew(self) -> bool:
        """Show that this process is alive, and look which others are; return whether one of them has died."""
        began = time.monotonic()
        await self.store.show_alive(self.id, LIFE_SECONDS)
        if time.monotonic() > self._alive_until:
            self._held.clear()  # another one may have taken them
            self._judges_from = time.monotonic() + LIFE_SECONDS
        self._alive_until = began + LIFE_SECONDS
        looked = time.monotonic()
        alive = await self.store.owners() | {self.id}
        if not self.can_judge:
            alive |= self._alive
        dead = self._alive - alive
        if dead:
            self._first_seen.update(dict.fromkeys(dead, 0.0))
            self._elsewhere_until.clear()
        self._alive, self._looked = alive, looked
        if self._to_release:
            await self._release()
        return bool(dead)

    async def _release(self) -> None:
        """Let the tables go that this process holds no longer; where that cannot be stored, it is tried again."""
        released = frozenset(self._to_release)
        self._to_release.clear()
        try:
            await self.store.release(self.id, sorted(released))
        except StoreError:
            self._to_release |= released - self._held  # else no process would ever act at them
            raise

    @property
    def can_judge(self) -> bool:
        """Whether a process that shows no life is dead: not where the database has kept all of them waiting."""
        return time.monotonic() > self._judges_from

    def is_alive(self, process: str) -> bool:
        """Return whether a process is alive. One so new that nobody has looked for it yet is taken to be."""
        if process in self._alive or self.is_alone:
            return process in self._alive
        return self._first_seen.setdefault(process, time.monotonic()) > self._looked

    async def holds(self, table: str) -> bool:
        """Return whether this process is the one that acts at a table without being asked; hold it if nobody does."""
        now = time.monotonic()
        if self.is_alone or (table in self._held and now < self._alive_until):
            return True
        if self.elsewhere_seconds(table):
            return False
        is_held = await self.store.lease(table, self.id)
        if is_held:
            self._held.add(table)
            self._to_release.discard(table)
        else:
            self._held.discard(table)
            self._elsewhere_until[table] = time.monotonic() + ASK_AGAIN_SECONDS
        return is_held

    def elsewhere_seconds(self, table: str) -> float:
        """Return for how long another process is taken to hold a table; 0 where none is known to."""
        until = self._elsewhere_until.get(table)
        return 0.0 if until is None else max(0.0, until - time.monotonic())

    def forget(self, table: str) -> None:
        """Hold a table no longer, from the next heartbeat on."""
        self._elsewhere_until.pop(table, None)
        if table in self._held:
            self._held.remove(table)
            self._to_release.add(table)
