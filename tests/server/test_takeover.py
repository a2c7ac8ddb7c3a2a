"""Several processes on one store, in one: each serves what no other does, and what a dead one leaves."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from ludoteca.server.bus import LocalBus
from ludoteca.server.cleanup import Cleanup
from ludoteca.server.clock import now_ms
from ludoteca.server.processes import HEARTBEAT_SECONDS, LIFE_SECONDS
from ludoteca.server.requests import TableRequest
from ludoteca.server.settings import Settings
from ludoteca.server.store import Entry, Store, StoreError
from ludoteca.server.tables import COMPARE_SECONDS, Tables

pytestmark = pytest.mark.asyncio

PATIENCE_SECONDS = 30
WEEK_MS = 7 * 24 * 3_600_000
PEOPLE = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Blas"}]


@asynccontextmanager
async def process_on(store: Store) -> AsyncIterator[Tables]:
    settings = Settings(pace_seconds=0, bot_seconds=0.05, first_throw_seconds=0, redis_url="redis://nowhere")
    tables = Tables(store, LocalBus(), settings)
    await tables.start()
    yield tables
    await tables.close()


async def made(tables: Tables) -> str:
    """Make a table that runs, and wait until its process holds it."""
    wanted = {"game": "parchis", "players": 2, "seats": PEOPLE, "clock": {"kind": "move", "seconds": 5}}
    live, _ = await tables.make(TableRequest.model_validate(wanted))
    table = live.table.head.id
    assert live.table.status == "running"
    await until(lambda: live.has_asked_to_hold)
    assert await tables.processes.holds(table)
    return table


async def die(tables: Tables) -> None:
    """Do nothing more, as a process that was killed, and be dead for the others."""
    await tables.background.close()
    await tables.store.show_alive(tables.processes.id, 0)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_process_does_not_load_what_another_serves(store: Store) -> None:
    async with process_on(store) as one:
        table = await made(one)
        async with process_on(store) as two:
            await two.load_unfinished()
            await two.beat()
            await Cleanup(two).run_once(now_ms() + WEEK_MS)
            await two.hear(table, 100, [])
            assert two.live == {}
            assert two.loading == {}


async def test_what_a_dead_process_leaves_is_loaded_by_one_other_and_clocks_go_on(store: Store) -> None:
    async with process_on(store) as one, process_on(store) as two, process_on(store) as three:
        left = {await made(one) for _ in range(30)}
        kept = await made(two)
        await die(one)
        await asyncio.gather(two.beat(), three.beat())
        await until(lambda: left <= {*two.live, *three.live})
        assert not set(two.live) & set(three.live)
        assert kept not in three.live
        for tables in (two, three):
            for table, live in tables.live.items():
                assert await tables.processes.holds(table)
                assert live.timer or live.is_busy, "the clock of somebody runs"


async def test_a_process_that_ends_leaves_its_tables_at_once(store: Store) -> None:
    async with process_on(store) as two:
        async with process_on(store) as one:
            table = await made(one)
        await two.beat()
        await until(lambda: table in two.live)


async def test_a_table_that_leaves_memory_is_for_any_process(store: Store) -> None:
    async with process_on(store) as one:
        table = await made(one)
        async with process_on(store) as two:
            one.live[table].stop_timer()
            one.let_go(idle_seconds=-1)
            assert table not in one.live
            await one.beat()
            assert await two.processes.holds(table)
            assert not await one.processes.holds(table)


async def test_a_process_that_was_too_late_asks_again_who_holds_its_tables(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process_on(store) as one:
        table = await made(one)
        await one.background.close()
        await store.show_alive(one.processes.id, 0)
        async with process_on(store) as two:
            assert await two.processes.holds(table)
            assert await one.processes.holds(table), "it has not been told"
            monkeypatch.setattr(one.processes, "_alive_until", 0.0)
            assert not await one.processes.holds(table)


async def test_after_the_database_has_kept_all_waiting_nobody_is_taken_for_dead(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process_on(store) as one, process_on(store) as two:
        await two.background.close()
        await made(one)
        await two.beat()
        await one.background.close()
        await store.show_alive(one.processes.id, 0)
        monkeypatch.setattr(two.processes, "_alive_until", 0.0)
        await two.beat()
        assert two.processes.is_alive(one.processes.id)
        assert two.live == {}
        monkeypatch.setattr(two.processes, "_judges_from", 0.0)
        await two.beat()
        assert not two.processes.is_alive(one.processes.id)


async def test_a_killed_process_is_known_to_be_dead_in_less_than_five_seconds() -> None:
    assert LIFE_SECONDS + HEARTBEAT_SECONDS < 4  # and what it leaves is loaded in the next one


async def test_what_another_process_tells_is_applied_without_reading_the_store(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process_on(store) as one:
        table = await made(one)
        async with process_on(store) as two:
            live, twin = one.live[table], await two.find(table)
            assert twin
            known = twin.table.seq
            for _ in range(3):
                await one.changes.change(live, lambda table: [table.add("draw", now_ms(), 0)])
            told = await store.entries(table, known)
            with monkeypatch.context() as patch:
                patch.setattr(store, "entries", None)
                await two.hear(table, told[1].seq, told[:2])
                await two.hear(table, told[1].seq, told[:2])
                assert twin.table.seq == known + 2
            await two.hear(
                table, told[2].seq + 1, [Entry(told[2].seq + 1, now_ms(), "no_draw", 1, {})]
            )  # one is missing
            await until(lambda: twin.table.seq == live.table.seq)
            assert twin.table.draw_by == live.table.draw_by == {0}


async def test_what_was_announced_unheard_or_could_not_be_read_is_found_by_comparing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unreadable(*_: object) -> list[Entry]:
        raise StoreError("the database cannot be read")

    async with process_on(store) as one:
        table = await made(one)
        async with process_on(store) as two:
            await two.background.close()  # it looks only when it is told to
            live, twin = one.live[table], await two.find(table)
            assert twin
            await one.changes.change(live, lambda table: [table.add("draw", now_ms(), 0)])
            with monkeypatch.context() as patch:
                patch.setattr(store, "entries", unreadable)
                await two.catch_up_missed()
            assert twin.table.seq < live.table.seq
            await two.pulse()
            assert twin.table.seq < live.table.seq, "it has compared a moment ago"
            two.compared -= COMPARE_SECONDS + 1
            await two.pulse()
            assert twin.table.seq == live.table.seq
            assert twin.table.draw_by == {0}


async def test_a_table_that_could_not_be_let_go_is_let_go_later(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unwritable(*_: object) -> None:
        raise StoreError("nothing can be written to the database")

    async with process_on(store) as one:
        table = await made(one)
        await one.background.close()  # it beats only when it is told to
        async with process_on(store) as two:
            one.live[table].stop_timer()
            one.let_go(idle_seconds=-1)
            with monkeypatch.context() as patch:
                patch.setattr(store, "release", unwritable)
                with pytest.raises(StoreError):
                    await one.beat()
            assert not await store.lease(table, two.processes.id), "it is held still"
            await one.beat()
            assert await store.lease(table, two.processes.id)


async def test_a_table_that_cannot_be_loaded_is_not_held(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreadable(*_: object) -> None:
        raise StoreError("the database cannot be read")

    async with process_on(store) as one:
        table = await made(one)
        async with process_on(store) as two:
            await two.background.close()
            await die(one)
            with monkeypatch.context() as patch:
                patch.setattr(store, "head", unreadable)
                await two.take(table)
            await two.beat()
            assert await store.lease(table, "another")


class Onlooker:
    """A client of a person who has resigned, and looks on."""

    language, address = "en", "here"
    digests: frozenset[bytes] = frozenset()
    held: frozenset[int] = frozenset({0})

    def send(self, payload: bytes) -> None:
        """Take a message."""

    def dismiss(self, code: str) -> None:
        """Take that the connection ends."""


async def test_bots_play_on_where_those_who_have_resigned_look_on(store: Store) -> None:
    async with process_on(store) as one, process_on(store) as two:
        seats = [*PEOPLE, {"kind": "bot"}, {"kind": "bot"}]
        wanted = {"game": "parchis", "players": 4, "mode": "individual", "seats": seats}
        live, _ = await one.make(TableRequest.model_validate(wanted))
        table = live.table.head.id
        await until(lambda: live.has_asked_to_hold)
        assert await one.processes.holds(table)
        twin, onlooker = await two.find(table), Onlooker()
        assert twin
        twin.clients.add(onlooker)
        two.watchers.enter(onlooker, table)
        await two.changes.change(twin, lambda table: [table.add("here", now_ms(), 0, process=two.processes.id)])
        await two.changes.change(twin, lambda table: [table.add("resign", now_ms(), seat) for seat in range(2)])
        await one.changes.catch_up(live)  # what it would hear
        await until(lambda: twin.table.throws > 0)


async def test_who_sits_down_while_a_table_is_loaded_elsewhere_has_a_key_there(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with process_on(store) as one, process_on(store) as two:
        wanted = {"game": "parchis", "players": 2, "seats": [PEOPLE[0], {"kind": "invited"}]}
        live, _ = await one.make(TableRequest.model_validate(wanted))
        table, key = live.table.head.id, b"k" * 32
        read = store.entries

        async def sit() -> None:
            if live.table.seats[1].kind == "empty":
                command = lambda table: [table.add("sat", now_ms(), 1, name="Bea")]  # noqa: E731
                await one.changes.change(live, command, {1: key})

        async def read_later(*given: object) -> list[Entry]:
            await sit()
            return await read(*given)  # type: ignore[arg-type]

        monkeypatch.setattr(store, "entries", read_later)
        twin = await two.find(table)
        assert twin
        assert twin.table.seats[1].name == "Bea"
        assert twin.held_by([key]) == {1}
