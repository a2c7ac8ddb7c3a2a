"""The store, on SQLite and on PostgreSQL: what it keeps, who wins a number, what a confirmation is worth."""

import asyncio
import json
import os
import signal
import sqlite3
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from ludoteca.server.store import Entry, Head, Status, Store, StoreError, Token, Write
from ludoteca.server.store.file import APPLICATION_ID
from server.services import PostgresService, opened

pytestmark = pytest.mark.asyncio

BODY = {"move": "B22-34", "dice": [3, 5], "says": "¡Olé! 🎲", "deep": {"none": None, "yes": True, "half": 0.5}}


def head_of(table: str, created_ms: int = 1_000, is_open: bool = True) -> Head:
    settings = {"players": 4, "options": {"six_counts": 12}}
    return Head(table, created_ms, "parchis", is_open, settings, "ab" * 32, b"s" * 32)


def entry(seq: int, kind: str = "move", **body: Any) -> Entry:
    return Entry(seq, 2_000 + seq, kind, seq % 4, body or BODY)


def write(table: str, *numbers: int, **changes: Any) -> Write:
    return Write(table, tuple(entry(seq) for seq in numbers), **changes)


async def create(store: Store, table: str, status: Status = "running", **details: Any) -> None:
    await store.create(head_of(table, **details), [entry(1, "made")], [], status, {"table": table})


async def numbers(store: Store, table: str) -> list[int]:
    return [entry.seq for entry in await store.entries(table)]


async def test_a_table_comes_back_as_it_was_stored(store_url: str) -> None:
    head, token = head_of("t"), Token(2, bytes(range(32)))
    async with opened(store_url) as store:
        await store.create(head, [entry(1, "made"), Entry(2, 7, "say", None, BODY)], [token], "waiting", {"a": [1]})
        assert await store.write(write("t", 3, 4))
    async with opened(store_url) as store:
        assert await store.head("t") == (head, "waiting")
        assert await store.entries("t") == [entry(1, "made"), Entry(2, 7, "say", None, BODY), entry(3), entry(4)]
        assert await store.entries("t", after=3) == [entry(4)]
        assert await store.tokens("t") == [token]


async def test_what_there_is_not_is_empty(store: Store) -> None:
    assert await store.head("nowhere") is None
    assert await store.entries("nowhere") == []
    assert await store.tokens("nowhere") == []
    assert await store.unfinished() == []


async def test_a_seed_is_in_no_repr() -> None:
    assert "seed" not in repr(head_of("t"))
    assert "ssss" not in repr(head_of("t"))


async def test_no_two_tables_have_one_id(store: Store) -> None:
    await create(store, "t")
    with pytest.raises(StoreError, match="there is a table t already"):
        await store.create(head_of("t", created_ms=9), [entry(1, "other")], [Token(0, b"d")], "over", {})
    results = await asyncio.gather(create(store, "u"), create(store, "u"), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StoreError]
    assert await store.entries("t") == [entry(1, "made")]
    assert await store.tokens("t") == []


async def test_a_write_changes_status_summary_and_tokens(store: Store) -> None:
    await create(store, "t", "waiting")
    old, new = Token(0, b"old"), Token(1, b"new")
    assert await store.write(write("t", 2, new_tokens=(old,)))
    assert await store.tokens("t") == [old]
    changes: dict[str, Any] = {"status": "over", "summary": {"winner": 1}}
    assert await store.write(write("t", 3, new_tokens=(new,), dropped_tokens=(old,), **changes))
    assert await store.tokens("t") == [new]
    (line,) = await store.list_tables(status=None, open_only=False, limit=10)
    assert (line.status, line.summary, line.last_seq, line.last_ms) == ("over", {"winner": 1}, 3, 2_003)
    assert await store.write(Write("t", (), status="running"))
    (line,) = await store.list_tables(status=None, open_only=False, limit=10)
    assert (line.status, line.summary) == ("running", {"winner": 1})


async def test_writes_that_share_a_commit_act_in_their_order(store: Store) -> None:
    await create(store, "t")
    token, back = Token(0, b"comes and goes"), Token(1, b"goes and comes")
    await store.write(write("t", 2, new_tokens=(back,)))
    commits = store.commits
    results = await asyncio.gather(
        store.write(write("t", 3, new_tokens=(token,), dropped_tokens=(back,), status="waiting", summary={"n": 3})),
        store.write(write("t", 4, new_tokens=(back,), dropped_tokens=(token,), status="over")),
        store.write(write("t", 5, summary={"n": 5})),
    )
    assert all(results)
    assert store.commits == commits + 1
    assert await store.tokens("t") == [back]
    (line,) = await store.list_tables(status="over", open_only=True, limit=10)
    assert (line.last_seq, line.summary) == (5, {"n": 5})


async def test_lists_are_newest_first_and_bounded(store: Store) -> None:
    for number in range(6):
        status: Status = "over" if number == 4 else "running"
        await create(store, f"t{number}", status, created_ms=number, is_open=number != 3)

    async def ids(**wanted: Any) -> str:
        wanted = {"status": None, "open_only": False, "limit": 10} | wanted
        return " ".join(line.head.id for line in await store.list_tables(**wanted))

    assert await ids() == "t5 t4 t3 t2 t1 t0"
    assert await ids(open_only=True) == "t5 t4 t2 t1 t0"
    assert await ids(status="running", limit=2) == "t5 t3"
    assert await ids(status="running", before_ms=3) == "t2 t1 t0"
    assert await ids(status="waiting") == ""
    assert await store.unfinished() == ["t0", "t1", "t2", "t3", "t5"]


async def test_a_number_is_given_once_and_a_loser_leaves_nothing(store: Store) -> None:
    await create(store, "t")
    assert await store.write(write("t", 2, 3))
    token = Token(0, b"loser")
    late = Write("t", (entry(3, "late"), entry(4, "late")), "over", (token,), (), {"late": True})
    assert not await store.write(late)
    assert await store.entries("t") == [entry(1, "made"), entry(2), entry(3)]
    assert await store.tokens("t") == []
    assert await store.head("t") == (head_of("t"), "running")
    assert await store.write(write("t", 4))


async def test_rivals_in_one_commit_and_what_rests_on_the_loser(store: Store) -> None:
    await create(store, "t")
    await create(store, "u")
    rivals = [
        Write("t", (entry(2, "first"), entry(3, "first"))),
        Write("t", (entry(3, "rival"), entry(4, "rival"))),
        Write("u", (entry(2, "apart"),)),
        Write("t", (entry(5, "rests on the rival"),)),
    ]
    assert await asyncio.gather(*map(store.write, rivals)) == [True, False, True, False]
    assert [entry.kind for entry in await store.entries("t")] == ["made", "first", "first"]
    assert await numbers(store, "u") == [1, 2]


async def test_of_many_writes_that_share_a_commit_only_the_late_ones_are_lost(store: Store) -> None:
    await asyncio.gather(*(create(store, f"t{number}") for number in range(90)))
    late = (0, 41, 42, 89)
    assert all(await asyncio.gather(*(store.write(write(f"t{number}", 2)) for number in late)))
    await store.show_alive("other", 60)
    assert await store.lease("t7", "other")
    commits = store.commits
    token = Token(3, b"new")
    writes = [store.write(write(f"t{number}", 2, 3, new_tokens=(token,), status="over")) for number in range(90)]
    leases = [store.lease(f"t{number}", "one") for number in range(10)]
    results = await asyncio.gather(*writes, *leases)
    assert [number for number, done in enumerate(results[:90]) if not done] == list(late)
    assert [number for number, held in enumerate(results[90:]) if not held] == [7]
    assert store.commits == commits + 1
    for number in range(90):
        assert await numbers(store, f"t{number}") == ([1, 2] if number in late else [1, 2, 3])
        assert await store.tokens(f"t{number}") == ([] if number in late else [token])
    assert await store.unfinished() == [f"t{number}" for number in late]


async def test_what_was_queued_upon_a_lost_write_is_lost_too(postgresql_url: str) -> None:
    async with opened(postgresql_url) as ours, opened(postgresql_url) as theirs:
        await create(ours, "t")
        assert await theirs.write(Write("t", (entry(2, "theirs"),)))
        lost = asyncio.create_task(ours.write(Write("t", (entry(2, "ours"),))))
        await asyncio.sleep(0)
        while ours._writer._queue:
            await asyncio.sleep(0)
        # The first is under way, the second waits for the next commit.
        assert not await ours.write(Write("t", (entry(3, "ours"),)))
        assert not await lost
        assert [entry.kind for entry in await ours.entries("t")] == ["made", "theirs"]


async def test_of_two_processes_exactly_one_gets_a_number(
    postgresql_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [f"t{number}" for number in range(10)]
    async with opened(postgresql_url) as one, opened(postgresql_url) as other:
        await asyncio.gather(*(create(one, table) for table in tables))
        for seq in range(2, 60, 2):
            order = tables if seq % 4 else tables[::-1]
            ours = [one.write(Write(t, (entry(seq, "one"), entry(seq + 1, "one")))) for t in tables]
            theirs = [other.write(Write(t, (entry(seq, "other"), entry(seq + 1, "other")))) for t in order]
            results = await asyncio.gather(*ours, *theirs)
            won = dict(zip(tables, results[: len(tables)], strict=True))
            assert dict(zip(order, [not result for result in results[len(tables) :]], strict=True)) == won
            for table in tables:
                kinds = [entry.kind for entry in await one.entries(table, after=seq - 1)]
                assert kinds == 2 * (["one"] if won[table] else ["other"])
    assert not caplog.records, "no deadlock had to be tried again"


async def test_many_writes_share_a_commit(store: Store) -> None:
    await asyncio.gather(*(create(store, f"t{number}") for number in range(200)))
    heard = []
    event.listen(store._database.writing, "commit", lambda _: heard.append(1))
    before = store.commits
    for seq in range(2, 6):
        assert all(await asyncio.gather(*(store.write(write(f"t{number}", seq)) for number in range(200))))
    assert store.commits - before == len(heard) <= 8
    assert store.jobs_done == 1000


async def test_nothing_is_confirmed_before_its_commit(store: Store) -> None:
    await create(store, "t")
    is_confirmed_at_commit = []
    task = asyncio.create_task(store.write(write("t", 2)))
    event.listen(store._database.writing, "commit", lambda _: is_confirmed_at_commit.append(task.done()))
    assert await task
    assert is_confirmed_at_commit == [False]


async def test_a_write_that_the_database_refuses_fails_alone(store: Store) -> None:
    await create(store, "t")
    writes = [write("t", 2), write("unknown table", 1), write("t", 3), Write("t", (Entry(4, 2**80, "move", 0, {}),))]
    writes.append(write("t", 5))
    results = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
    assert [type(result) for result in results] == [bool, StoreError, bool, StoreError, StoreError]
    assert await numbers(store, "t") == [1, 2, 3], "5 rested on 4"
    assert await store.write(write("t", 4)), "the writer goes on"


@pytest.mark.parametrize("body", [{"a": "\0"}, {"a": "\ud800"}, {"a": float("nan")}, {"a": {1, 2}}, {"\0": 1}])
async def test_what_is_no_json_never_reaches_the_database(store: Store, body: dict[str, Any]) -> None:
    await create(store, "t")
    commits = store.commits
    with pytest.raises(StoreError, match="cannot be kept as JSON"):
        await store.write(Write("t", (Entry(2, 1, "say", 0, body),)))
    assert store.commits == commits


async def test_a_backslash_before_u0000_is_text_like_any_other(store: Store) -> None:
    await create(store, "t")
    for seq, said in enumerate(["\\u0000", "\\\\u0000", "\x01\x7f\\"], start=2):
        assert await store.write(Write("t", (entry(seq, says=said),)))
        assert (await store.entries("t"))[-1].body == {"says": said}


async def test_a_full_disk_fails_the_write_and_not_the_writer(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await create(store, "t")
        with store._database.writing.connect() as connection:
            (pages,) = connection.execute(text("PRAGMA page_count")).one()
            connection.execute(text(f"PRAGMA max_page_count = {pages + 2}"))
        big = [Write("t", (entry(2, says="x" * 50_000),)), write("t", 3)]
        results = await asyncio.gather(*map(store.write, big), return_exceptions=True)
        assert [type(result) for result in results] == [StoreError, StoreError]
        assert "full" in str(results[0])
        assert await store.write(write("t", 2))
        assert await numbers(store, "t") == [1, 2]


async def test_whoever_stops_waiting_stops_nobody_else(store: Store) -> None:
    await create(store, "t")
    await create(store, "u")
    gives_up = asyncio.create_task(store.write(write("t", 2)))
    waits = asyncio.create_task(store.write(write("u", 2)))
    await asyncio.sleep(0)
    gives_up.cancel()
    assert await waits
    with pytest.raises(asyncio.CancelledError):
        await gives_up
    assert await numbers(store, "t") == [1, 2], "it was on its way"


async def test_closing_writes_what_is_queued(store_url: str) -> None:
    store = await Store.open(store_url)
    await create(store, "t")
    writes = [asyncio.create_task(store.write(write("t", seq))) for seq in range(2, 1500)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*writes))
    await store.close()  # twice does no harm
    with pytest.raises(StoreError, match="closed"):
        await store.write(write("t", 1500))
    with pytest.raises(StoreError, match="closed"):
        await store.entries("t")
    async with opened(store_url) as store:
        assert await numbers(store, "t") == list(range(1, 1500))


async def test_a_stopped_writer_leaves_nobody_waiting(store: Store) -> None:
    await create(store, "t")
    writes = [asyncio.create_task(store.write(write("t", seq))) for seq in range(2, 1200)]
    await asyncio.sleep(0.001)
    store._writer._task.cancel()
    results = await asyncio.wait_for(asyncio.gather(*writes, return_exceptions=True), 10)
    assert all(result is True or isinstance(result, StoreError) for result in results)
    assert any(isinstance(result, StoreError) for result in results)


STREAM = """
    import asyncio, sys
    from ludoteca.server.store import Entry, Head, Store, Write

    async def play(store, table):
        head = Head(table, 1, "parchis", True, {}, "", b"")
        await store.create(head, [Entry(1, 1, "made", None, {})], [], "running", {})
        for seq in range(2, 1_000_000):
            assert await store.write(Write(table, (Entry(seq, 1, "move", 0, {"n": seq}),)))
            print(table, seq, flush=True)

    async def main():
        store = await Store.open(sys.argv[1])
        await asyncio.gather(*(play(store, f"t{number}") for number in range(30)))

    asyncio.run(main())
"""


async def confirmed_until(kill: Callable[[asyncio.subprocess.Process], None], url: str) -> dict[str, int]:
    """Let a process write on many tables until something is killed; return what it had confirmed of each."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        textwrap.dedent(STREAM),
        url,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout
    lines = [await process.stdout.readline() for _ in range(1_000)]
    kill(process)
    output, _ = await process.communicate()
    lines += [line for line in output.splitlines(keepends=True) if line.endswith(b"\n")]
    assert len(lines) > 1_000 or lines[-1]
    return {table: int(seq) for table, seq in (line.decode().split() for line in lines)}


async def check_confirmed(url: str, confirmed: dict[str, int]) -> None:
    assert len(confirmed) == 30
    async with opened(url) as store:
        for table, last in confirmed.items():
            stored = await numbers(store, table)
            assert stored == list(range(1, len(stored) + 1)), "no holes"
            assert last <= len(stored) <= last + 1, "all that was confirmed, and at most the one under way"


async def test_what_was_confirmed_outlives_a_killed_process(store_url: str) -> None:
    confirmed = await confirmed_until(lambda process: process.kill(), store_url)
    await check_confirmed(store_url, confirmed)


async def test_what_was_confirmed_outlives_a_killed_postgresql(
    postgresql: PostgresService, postgresql_url: str
) -> None:
    async with opened(postgresql_url) as store:
        await create(store, "t")
        confirmed = await confirmed_until(lambda _: postgresql.stop(signal.SIGQUIT), postgresql_url)
        with pytest.raises(StoreError, match="cannot be read"):
            await store.entries("t")
        with pytest.raises(StoreError, match="nothing can be written"):
            await store.write(write("t", 2))
        postgresql.start()
        assert await store.write(write("t", 2)), "the store goes on by itself"
        assert await numbers(store, "t") == [1, 2]
    await check_confirmed(postgresql_url, confirmed)


async def test_a_lease_has_one_holder_and_ends_with_its_life(store: Store) -> None:
    await store.show_alive("one", 60)
    await store.show_alive("other", 60)
    assert await store.lease("t", "one")
    assert not await store.lease("t", "other")
    assert await store.lease("u", "other")
    assert await store.lease("t", "one")
    await store.show_alive("one", 0)
    assert await store.owners() == {"other"}
    assert await store.lease("t", "other")
    await store.show_alive("one", 60)
    assert not await store.lease("t", "one")


async def test_a_lease_given_back_is_free_at_once(store: Store) -> None:
    for owner in ("one", "other", "third"):
        await store.show_alive(owner, 60)
    for table in ("t", "u", "v"):
        assert await store.lease(table, "one")
    await store.release("one", ["t"])
    await store.release("other", ["u"])
    assert [await store.lease(table, "third") for table in ("t", "u", "v")] == [True, False, False]
    await store.show_ended("one")
    assert await store.owners() == {"other", "third"}
    assert [await store.lease(table, "third") for table in ("t", "u", "v")] == [True, True, True]


async def test_running_tables_that_nobody_alive_holds_are_found(store: Store) -> None:
    for table in ("dead's", "free", "kept", "over"):
        await create(store, table)
    for owner, tables in {"dead": ("dead's", "over"), "alive": ("kept",)}.items():
        await store.show_alive(owner, 60)
        assert all([await store.lease(table, owner) for table in tables])
    assert await store.write(write("over", 2, status="over"))
    assert await store.without_owner(never_held=False) == []
    await store.show_alive("dead", 0)
    assert await store.without_owner(never_held=False) == ["dead's"]
    assert await store.without_owner(never_held=True) == ["dead's", "free"]


async def test_of_many_who_want_a_lease_at_once_one_gets_it(store: Store) -> None:
    owners = [f"owner {number}" for number in range(20)]
    await asyncio.gather(*(store.show_alive(owner, 60) for owner in owners))
    results = await asyncio.gather(*(store.lease("t", owner) for owner in owners))
    assert results.count(True) == 1


async def test_of_two_processes_one_gets_each_lease(postgresql_url: str) -> None:
    tables = [f"t{number}" for number in range(100)]
    async with opened(postgresql_url) as one, opened(postgresql_url) as other:
        for owner in ("one", "other"):
            await one.show_alive(owner, 60)
        ours = asyncio.gather(*(one.lease(table, "one") for table in tables))
        theirs = asyncio.gather(*(other.lease(table, "other") for table in reversed(tables)))
        assert await ours == [not held for held in reversed(await theirs)]


async def test_a_store_in_memory_does_all_of_it_and_leaves_nothing() -> None:
    async with opened("sqlite://") as store:
        await create(store, "t")
        reads = [store.entries("t") for _ in range(20)]
        writes = [store.write(write("t", seq)) for seq in range(2, 20)]
        await asyncio.gather(*writes, *reads)
        assert await numbers(store, "t") == list(range(1, 20))
    async with opened("sqlite://") as store:
        assert await store.head("t") is None


async def test_every_connection_to_a_file_is_durable(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        for engine in (store._database.reading, store._database.writing):
            with engine.connect() as connection:
                said = {}
                for name in ("journal_mode", "synchronous", "foreign_keys", "application_id"):
                    (said[name],) = connection.execute(text(f"PRAGMA {name}")).one()
            assert said == {
                "journal_mode": "wal",
                "synchronous": 2,
                "foreign_keys": 1,
                "application_id": APPLICATION_ID,
            }


async def test_a_file_is_for_one_process_at_a_time(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        with pytest.raises(StoreError, match=f"in use by another Ludoteca process .{os.getpid()}.: .* PostgreSQL"):
            await Store.open(sqlite_url)
    async with opened(sqlite_url) as store:
        assert await store.unfinished() == []


async def test_folders_are_made_and_only_the_owner_reads_the_seeds(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/a/b/ludoteca.db"):
        pass
    assert (tmp_path / "a/b/ludoteca.db").stat().st_mode & 0o777 == 0o600


def text_file(path: Path) -> None:
    path.write_text("Dear diary, today I played parchís. " * 100)


def foreign_database(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def folder(path: Path) -> None:
    path.mkdir()


def spoilt(path: Path, spoil: Callable[[bytes], bytes]) -> None:
    async def fill() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await asyncio.gather(*(create(store, f"t{number}") for number in range(400)))

    asyncio.run(fill())
    path.write_bytes(spoil(path.read_bytes()))


def torn(path: Path) -> None:
    spoilt(path, lambda content: content[: len(content) // 2])


def scratched(path: Path) -> None:
    spoilt(path, lambda content: content[:8192] + b"\xff" * 16384 + content[24576:])


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (text_file, "is not a Ludoteca database: name another file"),
        (foreign_database, "is a database of another program: name another file"),
        (folder, "is a folder: name a file in it"),
        (torn, "is damaged .*: put a backup in its place"),
        (scratched, "is damaged .*: put a backup in its place"),
    ],
)
async def test_a_file_that_cannot_be_used_is_refused_and_kept(
    tmp_path: Path, spoil: Callable[[Path], None], sentence: str
) -> None:
    path = tmp_path / "ludoteca.db"
    await asyncio.to_thread(spoil, path)
    before = path.read_bytes() if path.is_file() else b""
    for _ in range(2):  # the lock is let go
        with pytest.raises(StoreError, match=sentence) as caught:
            await Store.open(f"sqlite:///{path}")
        assert "\n" not in str(caught.value)
    assert not path.is_file() or path.read_bytes() == before


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("sqlite:////proc/ludoteca/ludoteca.db", "cannot make the folder /proc/ludoteca: "),
        ("sqlite:////proc/ludoteca.db", "cannot write to the folder /proc: "),
        ("sqlite:////dev/null/ludoteca.db", "cannot make the folder /dev/null: "),
        ("sqlite:///a.db?mode=ro", "is a path alone"),
        ("mysql://host/name", "mysql is no kind of database that Ludoteca knows: expected sqlite:///"),
        ("ludoteca.db", "this is no address of a database: expected sqlite:///"),
        ("postgresql://me:secret@127.0.0.1:1/name", r"cannot connect to postgresql://me:\*\*\*@127.0.0.1:1/name"),
        ("postgresql://host:port/name", "this is no address of a database"),
    ],
)
async def test_an_address_that_leads_nowhere_is_refused_with_the_way_out(address: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence) as caught:
        await Store.open(address)
    assert "\n" not in str(caught.value)
    assert "secret" not in str(caught.value)


async def test_an_empty_file_and_a_first_start_cut_off_begin_anew(tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with sqlite3.connect(tmp_path / "cut.db") as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    for name in ("empty.db", "cut.db"):
        async with opened(f"sqlite:///{tmp_path}/{name}") as store:
            await create(store, "t")


async def test_json_is_kept_as_text_that_people_can_read(sqlite_url: str) -> None:
    async with opened(sqlite_url) as store:
        await create(store, "t")
        with store._database.reading.connect() as connection:
            (body,) = connection.execute(text("SELECT body FROM entries")).one()
    assert json.loads(body) == BODY
    assert "¡Olé! 🎲" in body
