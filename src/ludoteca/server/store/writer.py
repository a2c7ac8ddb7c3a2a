"""Group commit: one thread writes for all, so that what comes while a commit is under way shares the next one.

Nothing is confirmed before the commit that holds it. A write that the database refuses fails alone; one that is
lost takes those of the same table with it that were queued before anybody could know.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import TypeAlias

from sqlalchemy import Engine

from ludoteca.server.store.jobs import Job
from ludoteca.server.store.models import StoreError
from ludoteca.server.store.transactions import Outcome, Transactions, table_of

MAX_JOBS_OF_COMMIT = 500

log = logging.getLogger(__name__)

Queued: TypeAlias = tuple[Job, asyncio.Future[bool]]


class Writer:
    """The one who writes to a database for a whole process: gathers jobs, and hands them to its thread in batches."""

    def __init__(self, engine: Engine, thread: Executor, cut: Callable[[], None], seconds: float) -> None:
        self.transactions = Transactions(engine)
        self._cut_connections = cut
        self._seconds = seconds
        self._thread = thread
        self._loop = asyncio.get_running_loop()
        self._queue: deque[Queued] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="ludoteca writer")

    def submit(self, job: Job) -> asyncio.Future[bool]:
        """Queue a job for the next commit; what it awaits is False if somebody else was first."""
        if self._is_closing:
            raise StoreError("the store has been closed: nothing more can be written")
        future: asyncio.Future[bool] = self._loop.create_future()
        self._queue.append((job, future))
        self._wake.set()
        return future

    async def close(self) -> None:
        """Write what is queued, then end."""
        self._is_closing = True
        self._wake.set()
        await asyncio.wait([self._task])  # whoever gives up waiting does not stop the writing

    async def _run(self) -> None:
        batch: list[Queued] = []
        try:
            while batch := await self._next():
                jobs = [job for job, _ in batch]
                outcomes = await self._store(jobs)
                settled = [*zip(batch, outcomes, strict=True), *self._followers(batch, outcomes)]
                batch = []
                for (_, future), outcome in settled:
                    _settle(future, outcome)
        finally:
            self._is_closing = True
            stopped = StoreError("the store was stopped before this was confirmed: read the table again")
            for _, future in (*batch, *self._queue):
                _settle(future, stopped)
            self._queue.clear()

    async def _store(self, jobs: list[Job]) -> Sequence[Outcome]:
        """Store jobs in the thread; a database that does not answer in time is cut off, and the jobs fail."""
        self._timer = self._loop.call_later(self._seconds, self._cut)
        try:
            return await self._loop.run_in_executor(self._thread, self.transactions.store, jobs)
        finally:
            self._timer.cancel()

    def _cut(self) -> None:
        log.error("the database has not answered for %g seconds: its connections are cut", self._seconds)
        self._cut_connections()
        self._timer = self._loop.call_later(self._seconds, self._cut)  # it may be tried again

    async def _next(self) -> list[Queued]:
        """Wait for something to do and take all of it, up to a bound; nothing means the end."""
        while not self._queue and not self._is_closing:
            self._wake.clear()
            await self._wake.wait()
        return [self._queue.popleft() for _ in range(min(len(self._queue), MAX_JOBS_OF_COMMIT))]

    def _followers(self, batch: Sequence[Queued], outcomes: Sequence[Outcome]) -> list[tuple[Queued, Outcome]]:
        """Take out of the queue what rests on writes that have just failed."""
        failed = {
            table_of(job): outcome for (job, _), outcome in zip(batch, outcomes, strict=True) if outcome is not True
        }
        failed.pop(None, None)
        if not failed:
            return []
        queued = list(self._queue)
        self._queue = deque(one for one in queued if table_of(one[0]) not in failed)
        return [(one, failed[table]) for one in queued if (table := table_of(one[0])) in failed]


def _settle(future: asyncio.Future[bool], outcome: Outcome) -> None:
    if future.done():
        return  # nobody waits any more
    if isinstance(outcome, StoreError):
        future.set_exception(StoreError(*outcome.args))
    else:
        future.set_result(outcome)
