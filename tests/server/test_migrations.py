"""The schema's history: old databases come up, newer ones are refused, models and migrations agree."""

import asyncio
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from ludoteca.server.store import Entry, Head, Store, StoreError, Token, Write
from ludoteca.server.store.file import APPLICATION_ID
from ludoteca.server.store.schema import VERSION_TABLE, metadata
from ludoteca.server.store.upgrading import FOLDER, newest_revision, upgrade
from server.services import opened

pytestmark = pytest.mark.asyncio

# What revision 0001 made when it was new. Never to be changed: there are such databases.
SCHEMA_0001 = """
CREATE TABLE tables (
    id TEXT NOT NULL, created_ms BIGINT NOT NULL, game TEXT NOT NULL, is_open BOOLEAN NOT NULL,
    settings JSON NOT NULL, commitment TEXT NOT NULL, seed BLOB NOT NULL, status TEXT NOT NULL,
    summary JSON NOT NULL, CONSTRAINT pk_tables PRIMARY KEY (id));
CREATE INDEX ix_tables_created_ms ON tables (created_ms);
CREATE INDEX ix_tables_status_created_ms ON tables (status, created_ms);
CREATE TABLE entries (
    table_id TEXT NOT NULL, seq INTEGER NOT NULL, at_ms BIGINT NOT NULL, kind TEXT NOT NULL,
    seat INTEGER, body JSON NOT NULL, CONSTRAINT pk_entries PRIMARY KEY (table_id, seq),
    CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)) WITHOUT ROWID;
CREATE TABLE tokens (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, digest BLOB NOT NULL,
    CONSTRAINT pk_tokens PRIMARY KEY (table_id, seat, digest),
    CONSTRAINT fk_tokens_table_id FOREIGN KEY(table_id) REFERENCES tables (id)) WITHOUT ROWID;
CREATE TABLE leases (
    table_id TEXT NOT NULL, owner TEXT NOT NULL, until_ms BIGINT NOT NULL,
    CONSTRAINT pk_leases PRIMARY KEY (table_id));
CREATE INDEX ix_leases_owner ON leases (owner);
CREATE TABLE ludoteca_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT ludoteca_version_pkc PRIMARY KEY (version_num));
INSERT INTO ludoteca_version VALUES ('0001');
"""
FOR_SQLITE = f"PRAGMA application_id = {APPLICATION_ID};"
FOR_POSTGRESQL = {"BLOB": "BYTEA", "JSON": "JSONB", " WITHOUT ROWID": ""}
ROWS_0001 = """
INSERT INTO tables VALUES ('old', 5, 'parchis', true, '{"players": 2}', 'c0', 'seed', 'running', '{"a": 1}');
INSERT INTO entries VALUES ('old', 1, 6, 'made', NULL, '{}'), ('old', 2, 7, 'move', 1, '{"move": "Rh-5"}');
INSERT INTO tokens VALUES ('old', 1, 'digest');
INSERT INTO leases VALUES ('old', 'long gone', 8);
"""

NEXT_REVISION = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9999", "0001"


def upgrade():
    op.add_column("tables", sa.Column("colour", sa.Text))
    {after}
"""


OPEN = """
import asyncio, sys
from ludoteca.server.store import Store

async def main():
    await (await Store.open(sys.argv[1])).close()

asyncio.run(main())
"""


def run(url: str, script: str) -> None:
    """Run statements without any of our code."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            connection.executescript(script.replace("'seed'", "x'73656564'").replace("'digest'", "x'646967657374'"))
        return
    for word, other in FOR_POSTGRESQL.items():
        script = script.replace(word, other)
    with psycopg.connect(url, autocommit=True) as database:
        database.execute(script.replace(FOR_SQLITE, "").encode())


async def in_database(url: str, act: Callable[[Connection], Any]) -> Any:
    async with opened(url) as store:
        with store._database.writing.begin() as connection:
            return act(connection)


def folder_with_a_next_revision(path: Path, after: str) -> Path:
    folder = path / "migrations"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions/9999_next.py").write_text(NEXT_REVISION.format(after=after))
    return folder


def differences(connection: Connection) -> Any:
    """Compare what is there with what the models say there should be."""
    options = {"version_table": VERSION_TABLE, "compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)


async def test_the_newest_revision_is_read_from_the_names_of_files(tmp_path: Path) -> None:
    for folder in (FOLDER, folder_with_a_next_revision(tmp_path, "pass")):
        assert ScriptDirectory(str(folder)).get_heads() == [newest_revision(folder)]


async def test_a_database_that_is_current_is_opened_without_alembic(store_url: str) -> None:
    for is_loaded in (True, False):
        command = [sys.executable, "-c", OPEN + "print('alembic' in sys.modules)", store_url]
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        said, _ = await process.communicate()
        assert said.decode().strip() == str(is_loaded)


async def test_models_and_migrations_agree(store_url: str) -> None:
    assert await in_database(store_url, differences) == []


async def test_the_first_revision_still_makes_what_it_made(tmp_path: Path) -> None:
    def objects(path: Path) -> list[str]:
        with closing(sqlite3.connect(path)) as connection:
            rows = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
            return sorted("".join(sql.split()) for (sql,) in rows)

    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder, ignore=lambda _, names: [name for name in names if "0001" < name[:4] <= "9999"])
    frozen, made = tmp_path / "frozen.db", tmp_path / "made.db"
    run(f"sqlite:///{frozen}", SCHEMA_0001)
    engine = create_engine(f"sqlite:///{made}")
    with engine.begin() as connection:
        upgrade(connection, folder)
    engine.dispose()
    assert objects(made) == objects(frozen)


async def test_an_old_database_comes_up_with_all_that_is_in_it(store_url: str) -> None:
    run(store_url, SCHEMA_0001 + ROWS_0001 + FOR_SQLITE)
    async with opened(store_url) as store:
        assert await store.head("old") == (Head("old", 5, "parchis", True, {"players": 2}, "c0", b"seed"), "running")
        assert await store.entries("old") == [Entry(1, 6, "made", None, {}), Entry(2, 7, "move", 1, {"move": "Rh-5"})]
        assert await store.tokens("old") == [Token(1, b"digest")]
        assert await store.lease("old", "new")
        assert await store.write(Write("old", (Entry(3, 9, "move", 0, {}),)))
    assert await in_database(store_url, differences) == []


async def test_a_next_revision_is_applied_and_then_the_database_is_newer(store_url: str, tmp_path: Path) -> None:
    folder = folder_with_a_next_revision(tmp_path, "pass")
    await in_database(store_url, lambda connection: upgrade(connection, folder))
    await asyncio.to_thread(run, store_url, "UPDATE tables SET colour = 'red';")
    with pytest.raises(StoreError, match="made by a newer Ludoteca: install that one"):
        await Store.open(store_url)


async def test_an_upgrade_that_fails_leaves_the_old_schema(store_url: str, tmp_path: Path) -> None:
    folder = folder_with_a_next_revision(tmp_path, 'op.execute("SELECT nonsense")')
    with pytest.raises(Exception, match="nonsense"):
        await in_database(store_url, lambda connection: upgrade(connection, folder))
    async with opened(store_url) as store:
        assert await store.unfinished() == []
    assert await in_database(store_url, differences) == []


async def test_a_database_full_of_other_things_is_left_alone(postgresql_url: str) -> None:
    run(postgresql_url, "CREATE TABLE tokens (colour TEXT);")
    with pytest.raises(StoreError, match=r"cannot bring postgresql://.* as it was: .*tokens.* exists"):
        await Store.open(postgresql_url)
    run(postgresql_url, "SELECT colour FROM tokens;")
    with pytest.raises(psycopg.errors.UndefinedTable):
        run(postgresql_url, "SELECT * FROM entries;")


async def test_processes_that_start_at_once_do_not_collide(postgresql_url: str) -> None:
    processes = [await asyncio.create_subprocess_exec(sys.executable, "-c", OPEN, postgresql_url) for _ in range(2)]
    assert [await process.wait() for process in processes] == [0, 0]
    async with opened(postgresql_url) as one, opened(postgresql_url) as other:
        assert await one.unfinished() == await other.unfinished() == []


async def test_many_stores_opened_at_once_in_one_process(postgresql_url: str) -> None:
    for store in await asyncio.gather(*(Store.open(postgresql_url) for _ in range(6))):
        await store.close()
