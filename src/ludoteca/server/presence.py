"""Who is at a table: clients come and go, and its log says whose person is here."""

import asyncio
from collections.abc import Collection
from typing import Any, Final

import structlog

from ludoteca.server import commands
from ludoteca.server.background import BackgroundTasks
from ludoteca.server.changes import Changes, Observer
from ludoteca.server.clock import now_ms
from ludoteca.server.live_table import Client, LiveTable, Question
from ludoteca.server.processes import Processes
from ludoteca.server.store import Entry, StoreError
from ludoteca.server.table import Table
from ludoteca.server.view import Snapshot
from ludoteca.server.watchers import Watchers

LOOK_SECONDS: Final = 0.25  # between two looks whether the store still answers

log = structlog.get_logger()


def welcome_of(table: Table, held: Collection[int], *, is_host: bool) -> dict[str, Any]:
    """Return what only a welcome tells: what the client may do, and what it needs to add to the dice."""
    return {
        "type": "welcome",
        "table": table.head.id,
        "commit": table.head.commit,
        "added": [seat.number for seat in table.seats if seat.has_given],
        "can_add": table.status != "over" and not table.throws,
        "seats": sorted(held),
        "is_host": is_host,
    }


class Presence:
    """Adds clients to tables and removes them, and keeps the logs right about who is here."""

    def __init__(
        self,
        changes: Changes,
        processes: Processes,
        background: BackgroundTasks,
        watchers: Watchers,
        plan: Observer,
    ) -> None:
        self.changes, self.processes, self.background = changes, processes, background
        self.watchers, self.plan = watchers, plan

    async def join(self, live: LiveTable, client: Client, since: int) -> None:
        """Add a client to a table; its welcome, with all that it has missed, comes before anything else."""
        earlier: list[bytes] = []  # what is no longer in memory; more may happen while that is made
        while True:
            async with self.changes.reading(live) as table:
                applied = table.since(since + len(earlier))
                if applied is not None:
                    client.held = live.held_by(client.digests)
                    welcome = welcome_of(table, client.held, is_host=live.is_hosted_by(client.digests))
                    snapshot = Snapshot(table, applied, now_ms(), earlier)
                    client.send(snapshot.message(client, **welcome))
                    live.clients.add(client)
                    self.watchers.enter(client, table.head.id)
                    self.plan(live)
                    return
                seq = table.seq
            events = await self._events_up_to(table, client, seq)
            if events is None:
                since, earlier = table.recent[0][0].seq - 1, []  # the last of it, as for one who is long behind
            else:
                earlier = events[since:seq]

    async def _events_up_to(self, table: Table, client: Client, seq: int) -> list[bytes] | None:
        """Return all events up to a number; None where the store does not answer."""
        events = self.changes.long_answers.events_of(table.head, client.language, seq)
        task = asyncio.ensure_future(events)
        while not (await asyncio.wait([task], timeout=LOOK_SECONDS))[0]:
            if self.changes.store.is_silent:
                task.cancel()
                return None
        return await task

    async def send_missed(self, live: LiveTable, question: Question, since: int) -> None:
        """Answer a client that had not seen all when it acted: with what it missed, or the last of that."""
        async with self.changes.reading(live) as table:
            applied = table.since(since)
            snapshot = Snapshot(table, table.recent if applied is None else applied, now_ms())
            question.client.send(snapshot.message(question.client, type="stale", id=question.id))

    def leave(self, live: LiveTable, client: Client) -> None:
        """Remove a client, and record who is gone with it."""
        live.clients.discard(client)
        for freed in self.watchers.leave(client, live.table.head.id):
            self.plan(freed)
        self.check(live)

    async def record(self, live: LiveTable, arrived: Collection[int] = ()) -> None:
        """Record in the log who is here and who is gone, and give those who have just come their seats back."""
        process = self.processes.id

        def arrive(table: Table) -> list[Entry]:
            entries = []
            for number, seat in enumerate(table.seats):
                is_new, is_here = number in arrived, live.is_here(number)
                if is_here and (not seat.here or (is_new and seat.here != process)):
                    entries.append(table.add("here", now_ms(), number, process=process))
                elif seat.here == process and not is_here:
                    entries.append(table.add("gone", now_ms(), number))
                if is_new and is_here and commands.can_come_back(table, seat):
                    entries.append(table.add("back", now_ms(), number, name=seat.name))
            return entries

        await self.changes.change_or_retry(live, arrive)

    async def _record_again(self, live: LiveTable) -> None:
        live.is_recording = True
        try:
            await self.record(live)
        except StoreError as error:
            log.warning("presence_not_stored", table=live.table.head.id, why=str(error))  # it is looked at again
        finally:
            live.is_recording = False

    def check(self, live: LiveTable) -> None:
        """Correct a log that is wrong about who is here: after a write that failed, or another process that ended."""
        for seat in live.table.seats:
            is_here = live.is_here(seat.number)
            if (is_here and not seat.here) or (seat.here == self.processes.id and not is_here):
                if not live.is_recording:
                    self.background.spawn(self._record_again(live))
                return
            if seat.here and not self.processes.is_alive(seat.here):
                self.plan(live)
