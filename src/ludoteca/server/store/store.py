"""The store: all that the server keeps, in SQLite for one process or in PostgreSQL for several."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Self

from sqlalchemy import Executable, Row, func, or_, select
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.store.batch import BEAT, now_of
from ludoteca.server.store.deadlines import DATABASE_SECONDS, Answers
from ludoteca.server.store.jobs import Deletion, Lease, Release, append_of, creation_of
from ludoteca.server.store.models import Entry, Head, Listed, Status, StoreError, Token, Write
from ludoteca.server.store.opening import Database, open_database
from ludoteca.server.store.schema import entries, leases, tables, tokens
from ludoteca.server.store.transactions import brief
from ludoteca.server.store.writer import Writer

IDS_OF_STATEMENT = 500
LAST_SEQ = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
LAST_MS = (
    select(entries.c.at_ms)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)


class Store:
    """Tables, their logs, their tokens and who holds them."""

    def __init__(self, database: Database, seconds: float = DATABASE_SECONDS) -> None:
        self._database = database
        self._seconds = seconds
        self._writer = Writer(database.writing, database.writer, database.cut_writing, seconds)
        self._answers = Answers()
        self._is_closed = False
        now_ms = now_of(database.writing.dialect.name)
        self._alive = select(leases.c.owner).where(leases.c.table_id.startswith(BEAT), leases.c.until_ms > now_ms)

    @classmethod
    async def open(cls, url: str, seconds: float = DATABASE_SECONDS) -> Self:
        """Open a database by its address; make it or bring it to the newest schema first.

        `seconds` is the longest wait for an answer of PostgreSQL.
        """
        return cls(await asyncio.to_thread(open_database, url, seconds), seconds)

    async def close(self) -> None:
        """Write what is queued and let the database go."""
        await self._writer.close()
        self._is_closed = True
        await asyncio.to_thread(self._database.close)

    @property
    def is_silent(self) -> bool:
        """Whether nothing that is read has been answered for a while."""
        return self._answers.is_silent

    @property
    def commits(self) -> int:
        """How many transactions have been committed."""
        return self._writer.transactions.commits

    @property
    def jobs_done(self) -> int:
        """How many writes those transactions held."""
        return self._writer.transactions.jobs_done

    async def create(
        self,
        head: Head,
        entries: Sequence[Entry],
        tokens: Sequence[Token],
        status: Status,
        summary: Mapping[str, Any],
    ) -> None:
        """Make a table with the beginning of its log; returns after the commit."""
        if not await self._writer.submit(creation_of(head, entries, tokens, status, summary)):
            raise StoreError(f"there is a table {head.id} already: make one with another id")

    async def write(self, write: Write) -> bool:
        """Add to a log; True after the commit, False if a number is taken: then nothing of it is stored."""
        return await self._writer.submit(append_of(write))

    async def delete(self, table: str) -> None:
        """Delete a table with its log and its tokens; returns after the commit."""
        await self._writer.submit(Deletion(table))

    async def show_alive(self, owner: str, seconds: float) -> None:
        """Let an owner be alive for a time from now on, by the database's clock."""
        await self._writer.submit(Lease(f"{BEAT}{owner}", owner, round(seconds * 1000)))

    async def show_ended(self, owner: str) -> None:
        """Let an owner be alive no longer: others may have at once what it holds."""
        await self._writer.submit(Release(owner, (f"{BEAT}{owner}",)))

    async def lease(self, table: str, owner: str) -> bool:
        """Hold a table for as long as the owner is alive; False where another one holds it that is alive."""
        return await self._writer.submit(Lease(table, owner, 0))

    async def release(self, owner: str, tables: Collection[str]) -> None:
        """Hold some tables no longer."""
        await self._writer.submit(Release(owner, tuple(tables)))

    async def flush(self) -> None:
        """Wait until all that was queued before is stored, or has failed: also what its owner no longer waits for."""
        await self._writer.submit(Release("", ()))

    async def owners(self) -> frozenset[str]:
        """Name the owners who are alive: by the database's clock, which all processes share."""
        return frozenset(row.owner for row in await self._read(self._alive))

    async def without_owner(self, *, never_held: bool) -> list[str]:
        """List the ids of running tables that were held by an owner who is not alive, or were not held by any."""
        held = select(leases.c.table_id)
        has_lost_owner = tables.c.id.in_(held.where(leases.c.owner.not_in(self._alive)))
        is_left = or_(has_lost_owner, tables.c.id.not_in(held)) if never_held else has_lost_owner
        left = select(tables.c.id).where(tables.c.status == "running", is_left).order_by(tables.c.id)
        return [row.id for row in await self._read(left)]

    async def head(self, table: str) -> tuple[Head, Status] | None:
        """Look up what a table was made with, and how far it is."""
        rows = await self._read(select(tables).where(tables.c.id == table))
        return (_head_in(rows[0]), rows[0].status) if rows else None

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """Read a log from a number on, which itself is left out."""
        log = select(entries).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        return [Entry(row.seq, row.at_ms, row.kind, row.seat, row.body) for row in await self._read(log)]

    async def last_seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """Look up the numbers of the last entries of some tables."""
        found: dict[str, int] = {}
        for start in range(0, len(ids), IDS_OF_STATEMENT):
            wanted = select(tables.c.id, LAST_SEQ.label("seq")).where(
                tables.c.id.in_(ids[start : start + IDS_OF_STATEMENT])
            )
            found.update({row.id: row.seq or 0 for row in await self._read(wanted)})
        return found

    async def tokens(self, table: str) -> list[Token]:
        """Read who may act for which seat."""
        statement = select(tokens).where(tokens.c.table_id == table).order_by(tokens.c.seat, tokens.c.digest)
        return [Token(row.seat, bytes(row.digest)) for row in await self._read(statement)]

    async def list_tables(
        self, *, status: Status | None, open_only: bool, limit: int, before_ms: int | None = None
    ) -> list[Listed]:
        """List tables, those made last first; `before_ms` leaves out those made then or later."""
        statement = select(tables, LAST_SEQ.label("last_seq"), LAST_MS.label("last_ms"))
        if status is not None:
            statement = statement.where(tables.c.status == status)
        if open_only:
            statement = statement.where(tables.c.is_open)
        if before_ms is not None:
            statement = statement.where(tables.c.created_ms < before_ms)
        newest_first = statement.order_by(tables.c.created_ms.desc(), tables.c.id).limit(limit)
        return [_listed_in(row) for row in await self._read(newest_first)]

    async def unfinished(self) -> list[str]:
        """List the ids of all running tables, the oldest first."""
        running = select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.created_ms, tables.c.id)
        return [row.id for row in await self._read(running)]

    async def idle_since(self, before_ms: int, limit: int, after: str = "") -> list[str]:
        """List the ids of tables that are not over and whose last entry is older, in order; from behind an id on."""
        is_idle = (tables.c.status != "over", tables.c.created_ms < before_ms, before_ms > LAST_MS)
        idle = select(tables.c.id).where(*is_idle, tables.c.id > after).order_by(tables.c.id).limit(limit)
        return [row.id for row in await self._read(idle)]

    async def over_since(self, before_ms: int, limit: int, after: str = "") -> list[str]:
        """List the ids of tables that are over and whose last entry is older, in order; from behind an id on."""
        is_old = (tables.c.status == "over", tables.c.created_ms < before_ms, before_ms > LAST_MS)
        old = select(tables.c.id).where(*is_old, tables.c.id > after).order_by(tables.c.id).limit(limit)
        return [row.id for row in await self._read(old)]

    async def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        if self._is_closed:
            raise StoreError("the store has been closed: nothing more can be read")
        self._answers.ask()
        is_answered = False
        try:
            async with asyncio.timeout(self._seconds):
                loop = asyncio.get_running_loop()
                rows = await loop.run_in_executor(self._database.readers, self._rows, statement)
            is_answered = True
        except TimeoutError:
            self._database.cut_reading()
            raise StoreError(f"the database has not answered for {self._seconds:g} seconds: look after it") from None
        finally:
            self._answers.end(is_answered=is_answered)
        return rows

    def _rows(self, statement: Executable) -> Sequence[Row[Any]]:
        try:
            with self._database.reading.connect() as connection:
                return connection.execute(statement).all()
        except SQLAlchemyError as error:
            raise StoreError(f"the database cannot be read: {brief(error)}") from error


def _head_in(row: Row[Any]) -> Head:
    return Head(
        id=row.id,
        created_ms=row.created_ms,
        game=row.game,
        is_open=row.is_open,
        settings=row.settings,
        commit=row.commitment,
        seed=bytes(row.seed),
    )


def _listed_in(row: Row[Any]) -> Listed:
    last_ms = row.created_ms if row.last_ms is None else row.last_ms
    return Listed(_head_in(row), row.status, row.last_seq or 0, last_ms, row.summary)
