"""Jobs stored in one transaction: together, or in parts where one of them cannot be. All of it runs in one thread."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.store.batch import Statements, TakenError, store_together
from ludoteca.server.store.jobs import Append, Creation, Deletion, Job, Lease, Release
from ludoteca.server.store.models import StoreError

MAX_TRIES = 4
DEADLOCKS = ("40P01", "40001")  # PostgreSQL: deadlock detected, serialization failure

Refusal: TypeAlias = StoreError | Literal[False]  # the database's, or that somebody else was first
Outcome: TypeAlias = StoreError | bool
Act: TypeAlias = Callable[[Connection, Sequence[Job]], Sequence[Outcome]]

log = logging.getLogger(__name__)


class Transactions:
    """What stores jobs in a database, and counts what it has stored."""

    def __init__(self, engine: Engine) -> None:
        self.commits = 0
        self.jobs_done = 0
        self._engine = engine
        self._statements = Statements(engine.dialect.name)

    def store(self, jobs: Sequence[Job]) -> Sequence[Outcome]:
        """Store jobs together, or in parts if one of them spoils that; a deadlock is worth another try."""
        act, failure = self._together, ""
        for _ in range(MAX_TRIES):
            try:
                return self._transaction(act, jobs)
            except StoreError as error:
                return [error] * len(jobs)
            except TakenError:
                act = self._in_parts
            except Exception as error:
                failure = brief(error)
                log.warning("a transaction of %d writes failed: %s", len(jobs), failure)
                if not _is_deadlock(error):
                    if act == self._in_parts:
                        break
                    act = self._in_parts
        return [StoreError(f"nothing can be written to the database: {failure}")] * len(jobs)

    def _transaction(self, act: Act, jobs: Sequence[Job]) -> Sequence[Outcome]:
        with self._engine.connect() as connection:
            outcomes = act(connection, jobs)
            try:
                connection.commit()
            except SQLAlchemyError as error:
                # A commit whose answer was lost may have happened: it is not tried again.
                log.error("a commit of %d writes failed: %s", len(jobs), brief(error))
                raise StoreError(f"a commit failed, read the table again: {brief(error)}") from error
        self.commits += 1
        self.jobs_done += len(outcomes)
        return outcomes

    def _together(self, connection: Connection, jobs: Sequence[Job]) -> Sequence[Outcome]:
        return store_together(connection, self._statements, jobs)

    def _in_parts(self, connection: Connection, jobs: Sequence[Job]) -> Sequence[Outcome]:
        """Store each half of the jobs, and halve what fails again: whatever cannot be stored ends up alone."""
        outcomes: list[Outcome] = [False] * len(jobs)
        failed: dict[str | None, Refusal] = {}
        parts = deque(_halves(sorted(range(len(jobs)), key=lambda index: _place_of(jobs[index]))))
        while parts:
            part = []
            for index in parts.popleft():
                table = table_of(jobs[index])
                if table in failed:
                    outcomes[index] = failed[table]
                else:
                    part.append(index)
            stored = self._saved(connection, [jobs[index] for index in part])
            if isinstance(stored, list):
                for index, outcome in zip(part, stored, strict=True):
                    outcomes[index] = outcome
            elif len(part) > 1:
                parts.extendleft(reversed(_halves(part)))
            else:
                outcomes[part[0]] = stored
                if table := table_of(jobs[part[0]]):
                    failed[table] = stored
        return outcomes

    def _saved(self, connection: Connection, jobs: Sequence[Job]) -> list[bool] | Refusal:
        """Store jobs together, or leave no trace of them."""
        savepoint = connection.begin_nested()
        try:
            done = store_together(connection, self._statements, jobs)
            savepoint.commit()
        except Exception as error:
            if _is_deadlock(error) or connection.invalidated:
                raise
            try:
                savepoint.rollback()
            except SQLAlchemyError:  # the database has given up the whole transaction
                raise error from None
            return (
                False if isinstance(error, TakenError) else StoreError(f"the database refused a write: {brief(error)}")
            )
        return done


def brief(error: BaseException) -> str:
    """Say in one line what a database said."""
    said = str(getattr(error, "orig", None) or error)
    return said.strip().split("\n")[0] or type(error).__name__


def table_of(job: Job) -> str | None:
    """Name the table that a write belongs to; no write rests on a lease."""
    match job:
        case Append() | Deletion():
            return job.table
        case Creation():
            return job.beginning.table
        case Lease() | Release():
            return None


def _halves(part: list[int]) -> list[list[int]]:
    middle = (len(part) + 1) // 2
    return [part[:middle], part[middle:]] if len(part) > 1 else [part]


def _is_deadlock(error: BaseException) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", None) in DEADLOCKS


def _place_of(job: Job) -> tuple[int, str]:
    """Sort jobs as a batch does them, so that two processes lock rows in the same order."""
    match job:
        case Append() | Creation():
            return 0, table_of(job) or ""
        case Lease():
            return 1, job.table
        case Release():
            return 2, job.owner
        case Deletion():
            return 3, job.table
