"""Group commit: one task writes for all, so that what comes while a commit is under way shares the next one.

Nothing is confirmed before the commit that holds it. A write that the database refuses fails alone; one that is
lost takes those of the same table with it that were queued before anybody could know.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ludoteca.server.store.batch import Batch, Statements
from ludoteca.server.store.jobs import Append, Creation, Job, Lease, Release
from ludoteca.server.store.models import StoreError

MAX_JOBS_OF_COMMIT = 500
MAX_TRIES = 4
DEADLOCKS = ("40P01", "40001")  # PostgreSQL: deadlock detected, serialization failure

Outcome: TypeAlias = bool | StoreError
Queued: TypeAlias = tuple[Job, asyncio.Future[bool]]
Act: TypeAlias = Callable[[AsyncConnection, Sequence[Job]], Awaitable[Sequence[Outcome]]]

log = logging.getLogger(__name__)


class Writer:
    """The one who writes to a database for a whole process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.commits = 0
        self.jobs_done = 0
        self._engine = engine
        self._statements = Statements(engine.dialect.name)
        self._queue: deque[Queued] = deque()
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="ludoteca writer")

    async def submit(self, job: Job) -> bool:
        """Queue a job and wait for the commit that holds it; False if somebody else was first."""
        if self._is_closing:
            raise StoreError("the store has been closed: nothing more can be written")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append((job, future))
        self._wake.set()
        return await future

    async def close(self) -> None:
        """Write what is queued, then end."""
        self._is_closing = True
        self._wake.set()
        await asyncio.wait([self._task])  # whoever gives up waiting does not stop the writing

    async def _run(self) -> None:
        batch: list[Queued] = []
        try:
            while batch := await self._next():
                outcomes = await self._store([job for job, _ in batch])
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

    async def _next(self) -> list[Queued]:
        """Wait for something to do and take all of it, up to a bound; nothing means the end."""
        while not self._queue and not self._is_closing:
            self._wake.clear()
            await self._wake.wait()
        return [self._queue.popleft() for _ in range(min(len(self._queue), MAX_JOBS_OF_COMMIT))]

    def _followers(self, batch: Sequence[Queued], outcomes: Sequence[Outcome]) -> list[tuple[Queued, Outcome]]:
        """Take out of the queue what rests on writes that have just failed."""
        failed = {
            _table_of(job): outcome for (job, _), outcome in zip(batch, outcomes, strict=True) if outcome is not True
        }
        failed.pop(None, None)
        if not failed:
            return []
        queued = list(self._queue)
        self._queue = deque(one for one in queued if _table_of(one[0]) not in failed)
        return [(one, failed[table]) for one in queued if (table := _table_of(one[0])) in failed]

    async def _store(self, jobs: Sequence[Job]) -> Sequence[Outcome]:
        """Store jobs together, or one by one if one of them spoils that; a deadlock is worth another try."""
        act, failure = self._together, ""
        for _ in range(MAX_TRIES):
            try:
                return await self._transaction(act, jobs)
            except StoreError as error:
                return [error] * len(jobs)
            except Exception as error:
                failure = brief(error)
                log.warning("a transaction of %d writes failed: %s", len(jobs), failure)
                if not _is_deadlock(error):
                    if act == self._one_by_one:
                        break
                    act = self._one_by_one
        return [StoreError(f"nothing can be written to the database: {failure}")] * len(jobs)

    async def _transaction(self, act: Act, jobs: Sequence[Job]) -> Sequence[Outcome]:
        async with self._engine.connect() as connection:
            outcomes = await act(connection, jobs)
            try:
                await connection.commit()
            except SQLAlchemyError as error:
                # A commit whose answer was lost may have happened: it is not tried again.
                log.error("a commit of %d writes failed: %s", len(jobs), brief(error))
                raise StoreError(f"a commit failed, read the table again: {brief(error)}") from error
        self.commits += 1
        self.jobs_done += len(outcomes)
        return outcomes

    async def _together(self, connection: AsyncConnection, jobs: Sequence[Job]) -> Sequence[Outcome]:
        return await Batch(connection, self._statements, jobs).store()

    async def _one_by_one(self, connection: AsyncConnection, jobs: Sequence[Job]) -> Sequence[Outcome]:
        outcomes: list[Outcome] = [False] * len(jobs)
        failed: dict[str, Outcome] = {}
        for index in sorted(range(len(jobs)), key=lambda index: _place_of(jobs[index])):
            table = _table_of(jobs[index])
            outcomes[index] = failed[table] if table in failed else await self._alone(connection, jobs[index])
            if table is not None and outcomes[index] is not True:
                failed[table] = outcomes[index]
        return outcomes

    async def _alone(self, connection: AsyncConnection, job: Job) -> Outcome:
        try:
            async with connection.begin_nested():
                (is_done,) = await Batch(connection, self._statements, [job]).store()
                return is_done
        except Exception as error:
            if _is_deadlock(error) or connection.invalidated or not connection.in_transaction():
                raise
            return StoreError(f"the database refused a write: {brief(error)}")


def brief(error: BaseException) -> str:
    """Say in one line what a database said."""
    said = str(getattr(error, "orig", None) or error)
    return said.strip().split("\n")[0] or type(error).__name__


def _is_deadlock(error: BaseException) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", None) in DEADLOCKS


def _place_of(job: Job) -> tuple[int, str]:
    """Sort jobs as a batch does them, so that two processes lock rows in the same order."""
    match job:
        case Append() | Creation():
            return 0, _table_of(job) or ""
        case Lease():
            return 1, job.table
        case Release():
            return 2, job.owner


def _table_of(job: Job) -> str | None:
    match job:
        case Append():
            return job.table
        case Creation():
            return job.beginning.table
        case Lease() | Release():
            return None


def _settle(future: asyncio.Future[bool], outcome: Outcome) -> None:
    if future.done():
        return  # nobody waits any more
    if isinstance(outcome, StoreError):
        future.set_exception(StoreError(*outcome.args))
    else:
        future.set_result(outcome)
