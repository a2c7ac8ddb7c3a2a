"""Opening a database: by its address, with the newest schema, or with a sentence that says why not."""

from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from ludoteca.server.store.deadlines import DATABASE_SECONDS, OpenConnections
from ludoteca.server.store.file import APPLICATION_ID, BUSY_MS, FileLock, take_file
from ludoteca.server.store.models import StoreError
from ludoteca.server.store.upgrading import upgrade

READERS = 4
MIGRATION_LOCK = APPLICATION_ID  # a number that no other program is likely to lock
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "temp_store = MEMORY",  # what a statement could have to undo: else every page that it changes is written twice
    f"busy_timeout = {BUSY_MS}",
)
EXPECTED = "expected sqlite:///path/to/ludoteca.db or postgresql://user@host/database"


@dataclass(frozen=True, slots=True)
class Database:
    """An open database: one connection and thread to write with, and a few to read with."""

    writing: Engine
    reading: Engine
    writer: Executor
    readers: Executor
    lock: FileLock | None = None
    cut_writing: Callable[[], None] = lambda: None  # ends the wait of the thread that writes
    cut_reading: Callable[[], None] = lambda: None

    def close(self) -> None:
        """Wait for what is under way, then let all connections and the file go."""
        for threads in (self.readers, self.writer):
            threads.shutdown()
        self.reading.dispose()
        self.writing.dispose()
        if self.lock:
            self.lock.release()


def open_database(address: str, seconds: float = DATABASE_SECONDS) -> Database:
    """Open a database by its address and bring it to the newest schema; wait so long for a connection."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise StoreError(f"this is no address of a database: {EXPECTED}") from error
    if url.drivername == "sqlite":
        return _open_sqlite(url)
    if url.drivername == "postgresql":
        return _open_postgresql(url, seconds)
    raise StoreError(f"{url.drivername} is no kind of database that Ludoteca knows: {EXPECTED}")


def _open_sqlite(url: URL) -> Database:
    if url.query or url.host:
        raise StoreError(f"the address of a database file is a path alone: {EXPECTED}")
    in_memory = url.database in (None, "", ":memory:")
    lock = None if in_memory else take_file(Path(url.database or ""))
    writing, writer = _sqlite_engine(url, connections=1), _threads("writer", 1)
    event.listen(writing, "begin", _begin_writing)
    if in_memory:  # it belongs to one connection: all take turns with it
        return _migrated(Database(writing, writing, writer, writer), url)
    reading = _sqlite_engine(url, READERS, isolation_level="AUTOCOMMIT")
    return _migrated(Database(writing, reading, writer, _threads("reader", READERS), lock), url)


def _open_postgresql(url: URL, seconds: float) -> Database:
    try:
        writing = _postgresql_engine(url, 1, seconds)  # what fails on a lost connection is tried again
        reading = _postgresql_engine(url, READERS, seconds, isolation_level="AUTOCOMMIT", pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise StoreError("PostgreSQL needs a driver: pip install 'ludoteca[postgres]'") from error
    threads = (_threads("writer", 1), _threads("reader", READERS))
    cuts = (OpenConnections(writing).cut, OpenConnections(reading).cut)
    database = Database(writing, reading, *threads, None, *cuts)
    try:
        with writing.connect():
            pass
    except SQLAlchemyError as error:
        database.close()
        raise StoreError(
            f"cannot connect to {url.render_as_string()} ({_reason(error)}): start it, or mend the address"
        ) from error
    return _migrated(database, url)


def _migrated(database: Database, url: URL) -> Database:
    try:
        with database.writing.begin() as connection:
            _migrate(connection)
    except SQLAlchemyError as error:
        database.close()
        name = url.render_as_string()
        raise StoreError(f"cannot bring {name} to the newest schema, it is as it was: {_reason(error)}") from error
    except BaseException:
        database.close()
        raise
    return database


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Of several processes that start at once, one migrates and the others then find it done.
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
    upgrade(connection)
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def _threads(name: str, count: int) -> Executor:
    return ThreadPoolExecutor(count, thread_name_prefix=f"ludoteca {name}")


def _sqlite_engine(url: URL, connections: int, **options: Any) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        poolclass=QueuePool,
        pool_size=connections,
        max_overflow=0,
        connect_args={"check_same_thread": False},  # the pool gives a connection to one thread at a time
        json_serializer=_as_it_is,
        hide_parameters=True,  # seeds and digests are for no log
        **options,
    )
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def _postgresql_engine(url: URL, connections: int, seconds: float, **options: Any) -> Engine:
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        pool_size=connections,
        max_overflow=0,
        connect_args={"connect_timeout": max(2, round(seconds / 2)), "application_name": "ludoteca"},
        json_serializer=_as_it_is,
        hide_parameters=True,  # seeds and digests are for no log
        **options,
    )


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_writing(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _as_it_is(encoded: str) -> str:
    """Pass on what `jobs.encoded` has written."""
    return encoded


def _reason(error: SQLAlchemyError) -> str:
    said = str(error.orig) if isinstance(error, DBAPIError) else str(error)
    return said.strip().split("\n")[0]
