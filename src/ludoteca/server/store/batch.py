"""Many jobs in one transaction, with a few statements for all of them.

Whoever inserts a number of a log first has it: the others find the number taken, and all of their write is taken
out again. Rows go in sorted, so that two processes that want the same ones never wait for each other in a circle.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from sqlalchemy import ColumnElement, Insert, Row, bindparam, delete, func, literal_column, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.types import BigInteger

from ludoteca.server.store.jobs import Append, Creation, Job, Lease, Release
from ludoteca.server.store.models import Token
from ludoteca.server.store.schema import Json, entries, leases, tables, tokens

Key: TypeAlias = tuple[str, int]

DROP_ENTRY = delete(entries).where(entries.c.table_id == bindparam("table"), entries.c.seq == bindparam("number"))
DROP_TOKEN = delete(tokens).where(
    tokens.c.table_id == bindparam("table"),
    tokens.c.seat == bindparam("of_seat"),
    tokens.c.digest == bindparam("of_digest"),
)
CHANGE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        status=func.coalesce(bindparam("new_status", type_=tables.c.status.type), tables.c.status),
        summary=func.coalesce(bindparam("new_summary", type_=Json), tables.c.summary),
    )
)
MS_OF_POSTGRESQL: ColumnElement[int] = literal_column(
    "CAST(EXTRACT(epoch FROM clock_timestamp()) * 1000 AS BIGINT)", BigInteger
)
MS_OF_SQLITE: ColumnElement[int] = literal_column(
    "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)", BigInteger
)


def now_of(dialect: str) -> ColumnElement[int]:
    """Read the database's own clock, in Unix milliseconds."""
    return MS_OF_POSTGRESQL if dialect == "postgresql" else MS_OF_SQLITE


class Statements:
    """The statements that the two databases spell differently."""

    def __init__(self, dialect: str) -> None:
        insert: Callable[..., Any] = postgresql.insert if dialect == "postgresql" else sqlite.insert
        now_ms = now_of(dialect)
        self.add_tables: Insert = insert(tables).on_conflict_do_nothing().returning(tables.c.id)
        self.add_entries: Insert = insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        self.add_tokens: Insert = insert(tokens).on_conflict_do_nothing()
        until_ms = now_ms + bindparam("duration_ms", type_=BigInteger)
        wanted = insert(leases).values(until_ms=until_ms)
        self.take_leases: Insert = wanted.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"owner": wanted.excluded.owner, "until_ms": wanted.excluded.until_ms},
            where=(leases.c.owner == wanted.excluded.owner) | (leases.c.until_ms <= now_ms),
        ).returning(leases.c.table_id)


class Batch:
    """The jobs of one transaction, and which of them have been done."""

    def __init__(self, connection: AsyncConnection, statements: Statements, jobs: Sequence[Job]) -> None:
        self.connection, self.statements, self.jobs = connection, statements, jobs
        self.done = [True] * len(jobs)

    async def store(self) -> list[bool]:
        """Do them all; tell of each whether it could be done. The caller commits."""
        await self._create()
        await self._append()
        await self._lease()
        for job in self.jobs:
            if isinstance(job, Release):
                await self.connection.execute(delete(leases).where(leases.c.owner == job.owner))
        return self.done

    async def _create(self) -> None:
        creations = [(index, job) for index, job in enumerate(self.jobs) if isinstance(job, Creation)]
        if not creations:
            return
        rows = sorted((job.row for _, job in creations), key=lambda row: str(row["id"]))
        made = {row.id for row in await self._returned(self.statements.add_tables, rows)}
        for index, job in creations:
            self.done[index] = job.row["id"] in made
            made.discard(job.row["id"])

    async def _append(self) -> None:
        waiting = [(index, job) for index, job in enumerate(map(_append_in, self.jobs)) if job and self.done[index]]
        kept: dict[int, Append] = {}
        lost: set[str] = set()
        while waiting:
            now, waiting = _apart(waiting)
            kept |= await self._append_apart(now, lost)
        if kept:
            in_order = [kept[index] for index in sorted(kept)]
            await self._change_tokens(in_order)
            await self._change_tables(in_order)

    async def _append_apart(self, appends: list[tuple[int, Append]], lost: set[str]) -> dict[int, Append]:
        """Insert writes of which no two want the same number; return those that got all of theirs."""
        rows = sorted((row for _, append in appends for row in append.rows), key=_key_of)
        got = {(row.table_id, row.seq) for row in await self._returned(self.statements.add_entries, rows)}
        kept, taken_out = {}, set()
        for index, append in appends:
            keys = {_key_of(row) for row in append.rows}
            if keys <= got and append.table not in lost:
                kept[index] = append
            else:
                lost.add(append.table)  # what the same process wrote after it rests on it
                taken_out |= keys & got
                self.done[index] = False
        if taken_out:
            await self.connection.execute(DROP_ENTRY, [{"table": table, "number": seq} for table, seq in taken_out])
        return kept

    async def _change_tokens(self, appends: Iterable[Append]) -> None:
        is_kept: dict[tuple[str, Token], bool] = {}
        for append in appends:
            is_kept |= {(append.table, token): False for token in append.dropped_tokens}
            is_kept |= {(append.table, token): True for token in append.new_tokens}
        changes = sorted(is_kept.items(), key=lambda change: (change[0][0], change[0][1].seat, change[0][1].digest))
        dropped = [
            {"table": table, "of_seat": token.seat, "of_digest": token.digest}
            for (table, token), keep in changes
            if not keep
        ]
        new = [
            {"table_id": table, "seat": token.seat, "digest": token.digest} for (table, token), keep in changes if keep
        ]
        if dropped:
            await self.connection.execute(DROP_TOKEN, dropped)
        if new:
            await self.connection.execute(self.statements.add_tokens, new)

    async def _change_tables(self, appends: Iterable[Append]) -> None:
        changes: dict[str, dict[str, Any]] = {}
        for append in appends:
            if append.status is None and append.summary is None:
                continue
            change = changes.setdefault(append.table, {"table": append.table, "new_status": None, "new_summary": None})
            change["new_status"] = append.status or change["new_status"]
            change["new_summary"] = append.summary or change["new_summary"]
        if changes:
            await self.connection.execute(CHANGE_TABLE, [changes[table] for table in sorted(changes)])

    async def _lease(self) -> None:
        waiting = [(index, job) for index, job in enumerate(self.jobs) if isinstance(job, Lease)]
        while waiting:
            now: dict[str, tuple[int, Lease]] = {}
            for index, job in waiting:
                now.setdefault(job.table, (index, job))
            waiting = [(index, job) for index, job in waiting if now[job.table][0] != index]
            rows = [
                {"table_id": table, "owner": now[table][1].owner, "duration_ms": now[table][1].duration_ms}
                for table in sorted(now)
            ]
            held = {row.table_id for row in await self._returned(self.statements.take_leases, rows)}
            for table, (index, _) in now.items():
                self.done[index] = table in held

    async def _returned(self, statement: Insert, rows: list[dict[str, Any]]) -> Sequence[Row[Any]]:
        return (await self.connection.execute(statement, rows)).all() if rows else ()


def _append_in(job: Job) -> Append | None:
    if isinstance(job, Creation):
        return job.beginning
    return job if isinstance(job, Append) else None


def _apart(appends: list[tuple[int, Append]]) -> tuple[list[tuple[int, Append]], list[tuple[int, Append]]]:
    """Take those that want no number which an earlier one wants; what follows a rival waits behind it."""
    wanted: set[Key] = set()
    behind: set[str] = set()
    now, later = [], []
    for index, append in appends:
        keys = {_key_of(row) for row in append.rows}
        if append.table in behind or wanted & keys:
            behind.add(append.table)
            later.append((index, append))
        else:
            wanted |= keys
            now.append((index, append))
    return now, later


def _key_of(row: dict[str, Any]) -> Key:
    return row["table_id"], row["seq"]
