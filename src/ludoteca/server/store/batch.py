"""Many jobs in one transaction, with a few statements for all of them.

Whoever inserts a number of a log first has it: the others find the number taken. Rows go in sorted, so that two
processes that want the same ones never wait for each other in a circle.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from operator import itemgetter
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Table,
    bindparam,
    delete,
    exists,
    func,
    literal,
    literal_column,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.types import BigInteger, Text

from ludoteca.server.store.jobs import Append, Creation, Deletion, Job, Lease, Release, Values
from ludoteca.server.store.schema import Json, entries, leases, tables, tokens

MAX_ROWS_OF_STATEMENT = 256  # x 9 columns, of the 32,766 values that SQLite takes

BEAT = "@"  # before the name of an owner: the row that says until when it is alive

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


class TakenError(Exception):
    """Somebody else has a number or an id that a job wants."""


def now_of(dialect: str) -> ColumnElement[int]:
    """Read the database's own clock, in Unix milliseconds."""
    return MS_OF_POSTGRESQL if dialect == "postgresql" else MS_OF_SQLITE


class Rows:
    """How rows are added to a table, in as few statements as can be, unless they are there.

    A driver gives the interpreter away at every row that it is handed, and under load does not have it back for
    milliseconds; so a statement holds many rows. It holds a power of two of them: the few texts stay prepared.
    """

    def __init__(self, table: Table, mark: str) -> None:
        row = f"({', '.join([mark] * len(table.c))})"
        self._head = f"INSERT INTO {table.name} ({', '.join(table.c.keys())}) VALUES "
        self._texts = {1 << power: self._text(row, 1 << power) for power in range(MAX_ROWS_OF_STATEMENT.bit_length())}

    def add(self, connection: Connection, rows: Sequence[Values]) -> int:
        """Add rows and count those that were not there."""
        added = start = 0
        while left := len(rows) - start:
            count = min(MAX_ROWS_OF_STATEMENT, 1 << (left.bit_length() - 1))
            values = tuple(chain.from_iterable(rows[start : start + count]))
            added += connection.exec_driver_sql(self._texts[count], values).rowcount
            start += count
        return added

    def _text(self, row: str, count: int) -> str:
        return f"{self._head}{', '.join([row] * count)} ON CONFLICT DO NOTHING"


class Statements:
    """The statements that the two databases spell differently."""

    def __init__(self, dialect: str) -> None:
        insert: Callable[..., Any] = postgresql.insert if dialect == "postgresql" else sqlite.insert
        mark = "%s" if dialect == "postgresql" else "?"
        self.tables, self.entries, self.tokens = (Rows(table, mark) for table in (tables, entries, tokens))
        now_ms = now_of(dialect)
        until_ms = now_ms + bindparam("duration_ms", type_=BigInteger)
        wanted = insert(leases).values(until_ms=until_ms)
        beat = leases.alias("beat")
        beat_of_owner = beat.c.table_id == literal(BEAT) + literal_column("leases.owner", Text)  # of the row in the way
        is_owner_alive = exists().where(beat_of_owner, beat.c.until_ms > now_ms)
        self.take_leases: Insert = wanted.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"owner": wanted.excluded.owner, "until_ms": wanted.excluded.until_ms},
            where=(leases.c.owner == wanted.excluded.owner) | ~is_owner_alive,
        ).returning(leases.c.table_id)


def store_together(connection: Connection, statements: Statements, jobs: Sequence[Job]) -> list[bool]:
    """Do all jobs, and tell of each whether it was done: only leases may be refused.

    Raises `TakenError` if another write was first with something; what has been done then is for the caller to undo.
    """
    creations = [job for job in jobs if isinstance(job, Creation)]
    appends = [*(job.beginning for job in creations), *(job for job in jobs if isinstance(job, Append))]
    _add(connection, statements.tables, [job.row for job in creations])
    _add(connection, statements.entries, [row for append in appends for row in append.rows])
    _change_tokens(connection, statements, appends)
    _change_tables(connection, appends)
    done = _lease(connection, statements, jobs) if len(appends) < len(jobs) else [True] * len(jobs)
    for job in jobs:
        if isinstance(job, Release):
            of_owner = leases.c.owner == job.owner
            connection.execute(delete(leases).where(of_owner, leases.c.table_id.in_(sorted(job.tables))))
    _delete(connection, sorted(job.table for job in jobs if isinstance(job, Deletion)))
    return done


def _delete(connection: Connection, names: Sequence[str]) -> None:
    for name in names:
        connection.execute(delete(entries).where(entries.c.table_id == name))
        connection.execute(delete(tokens).where(tokens.c.table_id == name))
        connection.execute(delete(leases).where(leases.c.table_id == name))
        connection.execute(delete(tables).where(tables.c.id == name))


def _add(connection: Connection, place: Rows, rows: list[Values]) -> None:
    rows.sort(key=itemgetter(0, 1))  # by a log's id and number, or a table's id
    if place.add(connection, rows) != len(rows):
        raise TakenError


def _change_tokens(connection: Connection, statements: Statements, appends: Iterable[Append]) -> None:
    is_kept: dict[tuple[str, int, bytes], bool] = {}
    for append in appends:
        for token in append.dropped_tokens:
            is_kept[append.table, token.seat, token.digest] = False
        for token in append.new_tokens:
            is_kept[append.table, token.seat, token.digest] = True
    changes = sorted(is_kept.items())
    dropped = [
        {"table": table, "of_seat": seat, "of_digest": digest} for (table, seat, digest), keep in changes if not keep
    ]
    if dropped:
        connection.execute(DROP_TOKEN, dropped)
    statements.tokens.add(connection, [key for key, keep in changes if keep])


def _change_tables(connection: Connection, appends: Iterable[Append]) -> None:
    changes: dict[str, dict[str, Any]] = {}
    for append in appends:
        if append.status is None and append.summary is None:
            continue
        change = changes.setdefault(append.table, {"table": append.table, "new_status": None, "new_summary": None})
        change["new_status"] = append.status or change["new_status"]
        change["new_summary"] = append.summary or change["new_summary"]
    if changes:
        connection.execute(CHANGE_TABLE, [changes[table] for table in sorted(changes)])


def _lease(connection: Connection, statements: Statements, jobs: Sequence[Job]) -> list[bool]:
    done = [True] * len(jobs)
    waiting = [(index, job) for index, job in enumerate(jobs) if isinstance(job, Lease)]
    while waiting:
        now: dict[str, tuple[int, Lease]] = {}
        for index, job in waiting:
            now.setdefault(job.table, (index, job))
        waiting = [(index, job) for index, job in waiting if now[job.table][0] != index]
        rows = [
            {"table_id": table, "owner": now[table][1].owner, "duration_ms": now[table][1].duration_ms}
            for table in sorted(now)
        ]
        held = {row.table_id for row in connection.execute(statements.take_leases, rows)}
        for table, (index, _) in now.items():
            done[index] = table in held
    return done
