"""Changes of live tables: one at a time at each, stored before anybody is told, and read again where that failed."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Final, TypeAlias

import structlog

from ludoteca.core.errors import LudotecaError
from ludoteca.server import metrics
from ludoteca.server.background import BackgroundTasks
from ludoteca.server.bus import Bus
from ludoteca.server.clock import clock, now_ms
from ludoteca.server.commands import NotAllowedError, StaleError
from ludoteca.server.creation import summary_of
from ludoteca.server.live_table import LiveTable, Question
from ludoteca.server.long_answers import LongAnswers, apply_all
from ludoteca.server.processes import Processes
from ludoteca.server.store import Entry, Store, StoreError, Token, Write
from ludoteca.server.table import AppliedEntry, Table
from ludoteca.server.view import Snapshot

RETRY_SECONDS: Final = 2.0  # before a table is read again that could not be read
IN_SUMMARY: Final = frozenset({"sat", "left", "removed", "start", "over"})  # kinds of entries that change it
HELD_UP_SECONDS: Final = 0.25  # then who reads a table no longer waits for what is being stored
MOST_TRIES: Final = 5  # at a change that other processes were first with

Command: TypeAlias = Callable[[Table], list[Entry]]
"""Checks what is asked, applies it to a table, and returns the new entries."""
Observer: TypeAlias = Callable[[LiveTable], None]

log = structlog.get_logger()


class Changes:
    """Applies commands to live tables, stores the entries, and sends them to the clients."""

    def __init__(
        self, store: Store, bus: Bus, processes: Processes, background: BackgroundTasks, long_answers: LongAnswers
    ) -> None:
        self.store, self.bus, self.processes, self.background = store, bus, processes, background
        self.long_answers = long_answers
        self.after_change: Observer = lambda _: None
        self.after_catch_up: Observer = lambda _: None  # with what other processes did

    async def change(
        self,
        live: LiveTable,
        command: Command,
        new_keys: Mapping[int, bytes | None] = MappingProxyType({}),
        question: Question | None = None,
    ) -> None:
        """Execute a command under the lock of a table, store its entries, and only then send them to the clients.

        `new_keys` are the digests that replace every token of some seats; None leaves a seat without any. The client
        that has asked for the change hears of it in answer to its question.
        StaleError: another process was first; what it did has been sent.
        """
        async with live.lock:
            if live.unsure_since is not None:
                await self.reload_if_unsure(live)
            live.keep_checkpoint()
            table = live.table
            since, status = table.seq, table.status
            entries = self._execute(live, command)
            if not entries:
                return
            new_tokens = tuple([Token(seat, digest) for seat, digest in new_keys.items() if digest])
            kinds = {entry.kind for entry in entries}
            write = Write(
                table.head.id,
                tuple(entries),
                status=table.status if table.status != status else None,
                new_tokens=new_tokens,
                dropped_tokens=tuple([one for one in live.tokens if one.seat in new_keys]) if new_keys else (),
                summary=None if kinds.isdisjoint(IN_SUMMARY) else summary_of(table),
            )
            await self._store(live, write, since)
            metrics.COUNTS.entries += len(entries)
            self._broadcast(live, table.since(since) or (), question)
            if new_keys:
                live.set_tokens([*(one for one in live.tokens if one.seat not in new_keys), *new_tokens], entries)
        self.after_change(live)
        if not self.processes.is_alone:
            # What changes who may act is read from the store with the tokens.
            await self.bus.publish(table.head.id, entries[-1].seq, () if new_keys else entries)

    async def change_or_retry(self, live: LiveTable, command: Command) -> None:
        """Change a table; where another process was first, try again on what it did."""
        for _ in range(MOST_TRIES):
            try:
                await self.change(live, command)
            except StaleError:
                continue
            return

    def _execute(self, live: LiveTable, command: Command) -> list[Entry]:
        """Execute a command in memory; what fails in the middle is read again from the store."""
        since = live.table.seq
        try:
            return command(live.table)
        except (StaleError, NotAllowedError, LudotecaError):
            if live.table.seq != since:
                self._mark_unsure(live, since)
            raise
        except BaseException:
            self._mark_unsure(live, since)
            raise

    async def _store(self, live: LiveTable, write: Write, since: int) -> None:
        """Store what is in memory already; where that fails, memory is read again from the store."""
        live.storing_since = since
        try:
            is_stored = await self.store.write(write)
        except BaseException:  # also where whoever asked has given up while it was being stored
            self._mark_unsure(live, since)
            raise
        finally:
            live.storing_since = None
        if not is_stored:
            self._mark_unsure(live, since)
            await self.reload_if_unsure(live)
            raise StaleError

    # Memory that may differ from the store

    def _mark_unsure(self, live: LiveTable, since: int) -> None:
        """Note that memory may hold what is not stored; nobody reads it before it has been loaded again."""
        if live.unsure_since is None:
            live.unsure_since = since
        self.background.spawn(self._reload(live))

    async def _reload(self, live: LiveTable) -> None:
        """Load a table again, as soon as the store answers."""
        while live.unsure_since is not None:
            try:
                async with live.lock:
                    await self.reload_if_unsure(live)
            except StoreError as error:
                log.warning("not_read_again", table=live.table.head.id, why=str(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def reload_if_unsure(self, live: LiveTable) -> None:
        """Load a table again where memory may differ from the store, and send what clients do not know; under its lock.

        What was being written when its writer gave up may be stored or not, but is no longer under way.
        """
        since = live.unsure_since
        if since is None:
            return
        await self.store.flush()
        table = Table(live.table.head)
        applied = await self.long_answers.apply_all(table, await self.store.entries(table.head.id), since)
        tokens = await self.store.tokens(table.head.id)  # read last, as where a table is loaded
        clock.advance_to(table.last_ms)
        live.table = table
        live.unsure_since = None
        self._broadcast(live, applied)
        live.set_tokens(tokens, [entry for entry, _ in applied])
        self.after_change(live)

    # What other processes have stored

    async def catch_up(self, live: LiveTable) -> None:
        """Apply what other processes have stored, and send it to the clients."""
        async with live.lock:
            live.is_behind = False
            await self.reload_if_unsure(live)
            await self._read_on(live)
        self.after_catch_up(live)
        self.after_change(live)

    def apply_heard(self, live: LiveTable, entries: Sequence[Entry]) -> bool:
        """Apply entries that another process has stored and told; False where the store must be read for that."""
        new = [entry for entry in entries if entry.seq > live.table.seq]
        follows = bool(new) and [entry.seq for entry in new] == [live.table.seq + 1 + step for step in range(len(new))]
        if not follows or live.lock.locked() or live.unsure_since is not None:
            return False
        try:
            applied = apply_all(live.table, new)
        except Exception:
            log.exception("heard_not_applied", table=live.table.head.id)
            self._mark_unsure(live, new[0].seq - 1)
            return True
        self._broadcast(live, applied)
        self.after_catch_up(live)
        self.after_change(live)
        return True

    async def _read_on(self, live: LiveTable) -> None:
        """Read what follows in the log of a table, under its lock."""
        table = live.table
        entries = await self.store.entries(table.head.id, table.seq)
        if not entries:
            return
        tokens = await self.store.tokens(table.head.id)
        try:
            applied = apply_all(table, entries)
        except BaseException:
            self._mark_unsure(live, entries[0].seq - 1)
            raise
        clock.advance_to(table.last_ms)
        self._broadcast(live, applied)
        live.set_tokens(tokens, entries)

    # Reading

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have stored, if there are any."""
        if not self.processes.is_alone:
            await self.catch_up(live)

    @asynccontextmanager
    async def reading(self, live: LiveTable) -> AsyncIterator[Table]:
        """Hold a table still, as it is stored, while somebody reads it; a change that is held up is not awaited.

        What other processes do is heard over the bus; it is looked for only while nothing can be heard.
        """
        if not self.bus.is_listening:
            await self.refresh(live)
        while live.is_ahead:
            if await self._is_held_up(live):
                if stored := live.as_stored():
                    yield stored
                    return
                break
        async with live.lock:
            await self.reload_if_unsure(live)
            yield live.table

    async def _is_held_up(self, live: LiveTable) -> bool:
        """Wait a moment until memory is as the store; return whether it still is not."""
        try:
            async with asyncio.timeout(HELD_UP_SECONDS), live.lock:
                await self.reload_if_unsure(live)
        except (TimeoutError, StoreError):
            return True
        return False

    def _broadcast(self, live: LiveTable, applied: Sequence[AppliedEntry], question: Question | None = None) -> None:
        """Send what has happened to all clients of a table, to each in its language."""
        if "start" in [entry.kind for entry, _ in applied]:
            live.dismiss_strangers()
        snapshot = Snapshot(live.table, applied, now_ms())
        try:
            for client in live.clients:
                if question and client is question.client:
                    client.send(snapshot.message(client, type="events", id=question.id))
                else:
                    client.send(snapshot.broadcast(client))
        except Exception:
            log.exception("not_sent", table=live.table.head.id)
            for client in live.clients:
                client.send(b"")  # ends the connection: clients come again and read what is stored
