"""`ludoteca backup`: whole copies of a server that is being played on, for their owner alone, good to go on with."""

import asyncio
import os
import sqlite3
import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.cli.app import app
from server.players import (
    NO_LIMITS,
    Player,
    assert_record_proves_itself,
    connected,
    here,
    playing,
    serving,
    until,
    whole_log,
)

ENGLISH = {"LUDOTECA_LANG": "en", "NO_COLOR": "1"}


def back_up(*arguments: str | Path) -> tuple[int, str]:
    """Run the command; gives its exit status and all that it says."""
    ended = CliRunner().invoke(app, ["backup", *map(str, arguments)], env=ENGLISH)
    return ended.exit_code, ended.output


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with one row, as the command looks for it."""
    path = tmp_path / "ludoteca.db"
    connection = sqlite3.connect(path)
    connection.executescript("PRAGMA application_id = 0x4C55444F; CREATE TABLE t (x); INSERT INTO t VALUES (7);")
    connection.close()
    return f"sqlite:///{path}"


@pytest.mark.asyncio
async def test_a_copy_of_a_server_that_is_played_on_is_whole_and_can_be_gone_on_with(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path}/ludoteca.db", tmp_path / "copy.db"
    with serving(url, tmp_path, *NO_LIMITS) as served:
        table = await served.make(game="parchis", players=2, seats=here(1, "Ana"))
        player = Player(served, table, [0])
        async with playing(player):
            await until(lambda: player.since > 20)
            known = player.since
            status, said = await asyncio.to_thread(back_up, copy, "--database-url", url)
            assert (status, said) == (0, f"Copied: {copy}\n")
            copied = last_number(copy)
            assert copied >= known
            await until(lambda: player.since > copied or player.status == "over")
        events = await whole_log(served, table.id)
    assert [path.name for path in tmp_path.glob("*copy*")] == ["copy.db"]
    with serving(f"sqlite:///{copy}", tmp_path / "again", *NO_LIMITS) as again:
        async with connected(again, table.id, list(table.tokens.values())) as line:
            kept = (await line.hear("welcome"))["events"]
        assert kept[:copied] == events[:copied]
        player = Player(again, table, [0])
        async with playing(player):
            await until(lambda: player.status == "over")
        await assert_record_proves_itself(again, table.id)


def last_number(copy: Path) -> int:
    """The number of the last entry in a copy with one table."""
    opened = sqlite3.connect(copy)
    (number,) = opened.execute("SELECT max(seq) FROM entries").fetchone()
    opened.close()
    return int(number)


def test_only_its_owner_can_read_it(tmp_path: Path, database: str) -> None:
    mask = os.umask(0)
    try:
        assert back_up(tmp_path / "copy.db", "--database-url", database)[0] == 0
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    copied = sqlite3.connect(tmp_path / "copy.db")
    assert copied.execute("SELECT x FROM t").fetchall() == [(7,)]
    copied.close()


def test_a_file_that_is_there_is_replaced_only_if_asked_for(tmp_path: Path, database: str) -> None:
    target = tmp_path / "copy.db"
    target.write_text("mine")
    status, said = back_up(target, "--database-url", database)
    assert (status, said) == (
        1,
        f"ludoteca backup: There is a file {target} already: name another one, or add --force.\n",
    )
    assert target.read_text() == "mine"
    assert back_up(target, "--database-url", database, "--force")[0] == 0
    assert target.read_bytes().startswith(b"SQLite format 3")
    assert stat.S_IMODE(target.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("url", "status", "said"),
    [
        ("sqlite:///{folder}/nothing.db", 1, "there is no database {folder}/nothing.db"),
        ("sqlite:///{folder}/text.db", 1, "cannot copy {folder}/text.db: file is not a database"),
        ("sqlite:///{folder}/other.db", 1, "{folder}/other.db is not a Ludoteca database"),
        ("sqlite://", 2, "This is no database file"),
        ("nonsense", 2, "This is no database file: nonsense."),
        (
            "postgresql://me:s3cret@host/name",
            2,
            "pg_dump --format=custom --file={folder}/copy.db postgresql://me:***@host/name",
        ),
    ],
)
def test_what_cannot_be_copied_is_told_and_leaves_nothing(tmp_path: Path, url: str, status: int, said: str) -> None:
    (tmp_path / "text.db").write_text("no database, but longer than a head of one " * 10)
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE t (x)")
    other.close()
    ended = back_up(tmp_path / "copy.db", "--database-url", url.format(folder=tmp_path))
    assert ended[0] == status
    assert said.format(folder=tmp_path) in ended[1]
    assert "s3cret" not in ended[1]
    assert {path.name for path in tmp_path.iterdir()} == {"text.db", "other.db"}
