"""When the store fails, or whoever asked gives up: what is in memory is what is stored, and the game goes on."""

import asyncio
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludoteca.server import connection as live_module
from ludoteca.server import scheduler as scheduler_module
from ludoteca.server.bus import LocalBus
from ludoteca.server.commands import NotAllowedError, StaleError
from ludoteca.server.connection import Connection, ConnectionLimiter
from ludoteca.server.live_table import LiveTable
from ludoteca.server.long_answers import apply_all
from ludoteca.server.messages import from_client
from ludoteca.server.settings import Settings
from ludoteca.server.store import Entry, Head, StoreError, Write
from ludoteca.server.table import Table
from ludoteca.server.tables import Tables
from server.listeners import Listener, begun, next_action
from server.players import until
from server.services import opened


async def assert_memory_is_what_is_stored(tables: Tables, live: LiveTable, client: Listener) -> None:
    async with tables.changes.reading(live) as table:
        stored = Table(table.head)
        apply_all(stored, await tables.store.entries(table.head.id))
        assert (table.seq, table.game.position()) == (stored.seq, stored.game.position())
        assert client.events == list(range(1, stored.seq + 1))
        assert client.seq == stored.seq


@pytest.mark.asyncio
@pytest.mark.parametrize("is_committed", [False, True])
async def test_a_write_whose_fate_is_unknown_is_read_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, is_committed: bool
) -> None:
    live, client, _ = await begun(tables)
    action = next_action(live)
    write = tables.store.write

    async def failing(what: Write) -> bool:
        if is_committed:
            await write(what)
        raise StoreError("the answer was lost")

    monkeypatch.setattr(tables.store, "write", failing)
    with pytest.raises(StoreError):
        await tables.execute(live, client, action)
    monkeypatch.setattr(tables.store, "write", write)
    if is_committed:
        with pytest.raises(StaleError):
            await tables.execute(live, client, action)
    else:
        await tables.execute(live, client, action)
    await assert_memory_is_what_is_stored(tables, live, client)
    assert live.table.throws == 1


@pytest.mark.asyncio
async def test_who_gives_up_at_any_moment_of_a_commit_leaves_a_sound_table(tables: Tables) -> None:
    live, client, _ = await begun(tables)
    for steps in range(40):
        action = next_action(live)
        acting = asyncio.create_task(tables.execute(live, client, action))
        for _ in range(steps % 20):
            await asyncio.sleep(0.0002 if steps >= 20 else 0)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        with suppress(StaleError):
            await tables.execute(live, client, action)  # again, as a client does that got no answer
        await assert_memory_is_what_is_stored(tables, live, client)


@pytest.mark.asyncio
async def test_an_act_that_fails_in_the_middle_leaves_nothing_behind(tables: Tables) -> None:
    live, client, _ = await begun(tables)
    seq = live.table.seq

    def failing(table: Table) -> list[Entry]:
        table.add("say", 1, 0, text="half")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await tables.changes.change(live, failing)
    async with tables.changes.reading(live) as table:
        assert table.seq == seq
    async with live.lock:
        await tables.changes.reload_if_unsure(live)
    await tables.execute(live, client, next_action(live))
    await assert_memory_is_what_is_stored(tables, live, client)


@pytest.mark.asyncio
async def test_who_is_second_is_told_what_the_first_did(tables: Tables) -> None:
    live, client, _ = await begun(tables)
    action = next_action(live)
    other = Entry(live.table.seq + 1, 1, "say", 0, {"text": "first"})
    assert await tables.store.write(Write(live.table.head.id, (other,)))
    with pytest.raises(StaleError):
        await tables.execute(live, client, action)
    await assert_memory_is_what_is_stored(tables, live, client)
    await tables.execute(live, client, action)  # words change nothing in the game
    await assert_memory_is_what_is_stored(tables, live, client)


@pytest.mark.asyncio
async def test_many_entries_of_another_process_are_all_told(tables: Tables) -> None:
    live, client, _ = await begun(tables)
    for number in range(1, 101):
        entry = Entry(live.table.seq + number, 1, "say", 0, {"text": str(number)})
        assert await tables.store.write(Write(live.table.head.id, (entry,)))
    await tables.changes.catch_up(live)
    await assert_memory_is_what_is_stored(tables, live, client)


@pytest.mark.asyncio
async def test_a_connection_whose_token_is_dropped_holds_its_seat_no_longer(tables: Tables) -> None:
    live, client, _ = await begun(tables)
    assert client.held == {0, 1}
    await tables.changes.change(live, lambda table: [table.add("left", 1, 0, level="medium")], new_keys={0: None})
    assert client.held == {1}
    with pytest.raises(NotAllowedError):
        await tables.execute(
            live, client, from_client.validate_python({"type": "resign", "id": 1, "seat": 0, "seq": live.table.seq})
        )


@pytest.mark.asyncio
@pytest.mark.parametrize("is_read_first", [True, False])
async def test_a_table_that_is_read_while_it_is_made_is_one_table(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, is_read_first: bool
) -> None:
    create, entries = tables.store.create, tables.store.entries
    is_reading, is_made = asyncio.Event(), asyncio.Event()
    reading: list[asyncio.Task[LiveTable | None]] = []

    async def create_and_read(head: Head, *rest: Any) -> None:
        await create(head, *rest)
        reading.append(asyncio.create_task(tables.find(head.id)))  # as a server does that takes up what was going on
        await (reading[0] if is_read_first else is_reading.wait())

    async def entries_later(*arguments: Any) -> list[Entry]:
        found = await entries(*arguments)
        is_reading.set()
        if not is_read_first:
            await is_made.wait()
        return found

    monkeypatch.setattr(tables.store, "create", create_and_read)
    monkeypatch.setattr(tables.store, "entries", entries_later)
    live, client, _ = await begun(tables)
    is_made.set()
    assert await reading[0] is live
    assert tables.live == {live.table.head.id: live}
    await tables.execute(live, client, next_action(live))
    await assert_memory_is_what_is_stored(tables, live, client)


def failing(*_: Any, **__: Any) -> Any:
    raise ZeroDivisionError


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "bot_for", [failing, lambda *_, **__: SimpleNamespace(choose=failing)], ids=["found", "chooses"]
)
async def test_when_a_bot_cannot_be_found_or_fails_the_game_goes_on(
    tables: Tables, monkeypatch: pytest.MonkeyPatch, bot_for: Any
) -> None:
    monkeypatch.setattr(scheduler_module, "bot_for", bot_for)
    live, client, _ = await begun(tables, "Ana", "Blas")
    await until(lambda: client.seq > 20)
    assert live.table.status == "running"


@pytest.mark.asyncio
async def test_a_table_that_cannot_be_read_does_not_keep_others_from_going_on(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/ludoteca.db"
    async with opened(url) as store:
        tables = Tables(store, LocalBus(), Settings(pace_seconds=0, first_throw_seconds=0))
        await tables.start()
        stored = [(await begun(tables))[0].table for _ in range(3)]
        await tables.close()
        nonsense = Entry(stored[0].seq + 5, 1, "move", 0, {"move": "nonsense"})  # and there is a gap before it
        assert await store.write(Write(stored[0].head.id, (nonsense,)))
    async with opened(url) as store:
        tables = Tables(store, LocalBus(), Settings(pace_seconds=0, first_throw_seconds=0))
        await tables.start()
        await until(lambda: {table.head.id for table in stored[1:]} == set(tables.live))
        await tables.close()


@pytest.mark.asyncio
async def test_a_client_that_takes_nothing_is_cut_off_before_memory_fills(tables: Tables) -> None:
    cuts: list[int] = []
    blocked = asyncio.Event()

    async def send_text(_: str) -> None:
        await blocked.wait()

    socket = SimpleNamespace(headers={}, state=SimpleNamespace(abort=lambda: cuts.append(1)), send_text=send_text)
    connection = Connection(cast("Any", socket), tables, ConnectionLimiter(tables.settings))
    for _ in range(3 * live_module.MAX_QUEUED_BYTES // 1000):
        connection.send(b"x" * 1000)
        await asyncio.sleep(0)
    assert connection.sender
    connection.sender.cancel()
    assert cuts == [1]
    assert len(connection.queue) <= 1
