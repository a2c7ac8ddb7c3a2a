"""Long answers: whole logs and games, made in a thread, and once for all who ask for the same at a time."""

import asyncio
import time
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from ludoteca.server.store import Entry, Head, Store
from ludoteca.server.table import AppliedEntry, Table
from ludoteca.server.view import encoded_entry

KEPT_SECONDS: Final = 2.0  # for those who ask a little later
SHORT_LOG: Final = 30  # entries that are applied in less time than a thread takes to begin

Made = TypeVar("Made")


class LongAnswers:
    """Makes long answers one after the other, in a thread that yields to the one that serves people."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="long answers")
        self._made: dict[Hashable, asyncio.Task[Any]] = {}

    def close(self) -> None:
        """Stop making answers."""
        for task in self._made.values():
            task.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def shared(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Return an answer that is being made or was made just now, else make it."""
        made: Made = await self._shared(key, lambda: self.run(make))
        return made

    async def run(self, make: Callable[[], Made]) -> Made:
        """Make something in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, make)

    async def events_of(self, head: Head, language: str, at_least: int) -> list[bytes]:
        """Return all entries of a table in words, each as JSON, up to a number and perhaps further."""
        key = (head.id, language)
        events: list[bytes] = await self._shared(key, lambda: self._tell(head, language))
        if len(events) < at_least:
            self._made.pop(key, None)  # made before more happened
            events = await self._shared(key, lambda: self._tell(head, language))
        return events

    async def _tell(self, head: Head, language: str) -> list[bytes]:
        entries = await self.store.entries(head.id)
        return await self.run(lambda: events_in_words(head, entries, language))

    async def _shared(self, key: Hashable, make: Callable[[], Any]) -> Any:
        if key not in self._made:
            self._made[key] = asyncio.create_task(make())
            self._made[key].add_done_callback(lambda task: self._keep_for_a_while(key, task))
        return await asyncio.shield(self._made[key])

    def _keep_for_a_while(self, key: Hashable, task: asyncio.Task[Any]) -> None:
        def forget() -> None:
            if self._made.get(key) is task:
                del self._made[key]

        if task.cancelled() or task.exception():
            forget()
        else:
            asyncio.get_running_loop().call_later(KEPT_SECONDS, forget)

    async def apply_all(self, table: Table, entries: list[Entry], since: int = 0) -> list[AppliedEntry]:
        """Apply entries to a table that nobody else uses yet; return those after a number."""
        if len(entries) <= SHORT_LOG:
            return apply_all(table, entries, since)
        return await self.run(lambda: apply_all(table, yielding(entries), since))


def events_in_words(head: Head, entries: Iterable[Entry], language: str) -> list[bytes]:
    """Apply entries to a new table, and encode each with what happened in it."""
    table = Table(head)
    events = []
    for entry in yielding(entries):
        table.apply(entry)
        events.append(encoded_entry(*table.recent[-1], language))
    return events


def yielding(entries: Iterable[Entry]) -> Iterable[Entry]:
    """Let other threads run after each entry: Python would let them wait five milliseconds each time."""
    for entry in entries:
        yield entry
        time.sleep(0)


def apply_all(table: Table, entries: Iterable[Entry], since: int = 0) -> list[AppliedEntry]:
    """Apply entries to a table; return those after a number with what happened in them."""
    applied = []
    for entry in entries:
        table.apply(entry)
        if entry.seq > since:
            applied.append(table.recent[-1])
    return applied
