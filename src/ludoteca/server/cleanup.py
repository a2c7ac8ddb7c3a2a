"""Closing tables whose people have all gone for good, so that the envelope of their dice is opened as promised.

Where a host wants that, tables that have been over for long are deleted as well.
"""

import asyncio
from typing import Final

import structlog

from ludoteca.server import commands, schedule
from ludoteca.server.clock import now_ms
from ludoteca.server.live_table import LiveTable
from ludoteca.server.schedule import Audience
from ludoteca.server.store import Entry
from ludoteca.server.table import Table
from ludoteca.server.tables import FullError, Tables

CLEANUP_SECONDS: Final = 300.0  # between two runs, and before the first: people cut off by a restart come back first
CLEANUP_TABLES: Final = 100  # looked at in a run at most
PAUSE_SECONDS: Final = 0.1  # between two tables: to read a long log takes a while, and people come first
HOUR_MS: Final = 3_600_000

log = structlog.get_logger()


class Cleanup:
    """Looks through the store, part by part, for tables that nobody will come back to."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.idle_ms = round(tables.settings.abandoned_hours * HOUR_MS)
        self.prune_ms = round(tables.settings.prune_hours * HOUR_MS)
        self.after = ""  # the id after which the next run continues: tables that cannot be closed hold up no others
        self.pruned_after = ""  # the same for those that are deleted

    async def run_forever(self) -> None:
        """Look for abandoned and for old tables at intervals, as long as the server runs."""
        limits_ms = [limit for limit in (self.idle_ms, self.prune_ms) if limit]
        while True:
            await asyncio.sleep(min(CLEANUP_SECONDS, min(limits_ms) / 1000))
            try:
                await self.run_once(now_ms())
                await self.prune(now_ms())
            except Exception:
                log.exception("cleanup_failed")

    async def run_once(self, now_ms: int) -> None:
        """Close some of the tables that are abandoned, in memory or not."""
        found = await self.tables.store.idle_since(now_ms - self.idle_ms, CLEANUP_TABLES, self.after)
        self.after = found[-1] if len(found) == CLEANUP_TABLES else ""
        for table in found:
            try:
                await self.close_if_abandoned(table, now_ms)
            except FullError:
                pass  # it is abandoned the next time too
            except Exception:
                log.exception("table_not_cleaned_up", table=table)
            await asyncio.sleep(PAUSE_SECONDS)

    async def prune(self, now_ms: int) -> None:
        """Delete some of the tables that have been over for long, and at which nobody looks."""
        if not self.prune_ms:
            return
        found = await self.tables.store.over_since(now_ms - self.prune_ms, CLEANUP_TABLES, self.pruned_after)
        self.pruned_after = found[-1] if len(found) == CLEANUP_TABLES else ""
        for table in found:
            live = self.tables.live.get(table)
            if live and not live.is_idle:
                continue
            self.tables.live.pop(table, None)
            await self.tables.store.delete(table)
            log.info("pruned", table=table)
            await asyncio.sleep(PAUSE_SECONDS)

    async def close_if_abandoned(self, table: str, now_ms: int) -> None:
        """Close a table if it is abandoned, and this process is the one to do it.

        A person who has come meanwhile, also to another process, has taken the next number of the log, or finds the
        table closed.
        """
        if not await self.tables.processes.holds(table):
            return
        live = await self.tables.find(table)
        if live is None or not self.is_abandoned(live, live.table, now_ms):
            return

        def closing(table: Table) -> list[Entry]:
            return commands.abandon(table, now_ms) if self.is_abandoned(live, table, now_ms) else []

        await self.tables.changes.change_or_retry(live, closing)
        if live.table.why_over == "abandoned":
            log.info("abandoned", table=table)

    def is_abandoned(self, live: LiveTable, table: Table, now_ms: int) -> bool:
        """Return whether a table is abandoned. It is not while a client holds a seat, recorded as here or not yet."""
        is_held = any(client.held for client in live.clients)
        audience = Audience(self.tables.processes.is_alive, bool(live.clients))
        return not is_held and schedule.is_abandoned(table, now_ms, self.idle_ms, audience)
