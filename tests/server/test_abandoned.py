"""Tables whose people have all gone for good: they are closed after a time, once, and their envelope is opened."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from pydantic_core import from_json
from typer.testing import CliRunner

from ludoteca.cli.app import app
from ludoteca.core.record_reader import read_record
from ludoteca.server import cleanup, commands, schedule
from ludoteca.server.bus import LocalBus
from ludoteca.server.cleanup import Cleanup
from ludoteca.server.clock import now_ms
from ludoteca.server.live_table import LiveTable, digest_of
from ludoteca.server.requests import TableRequest
from ludoteca.server.settings import Settings
from ludoteca.server.store import Entry, Store, Write
from ludoteca.server.tables import Tables
from ludoteca.server.view import result_of, state_of
from server.desk import ANA, AUDIENCE, BOT, HERE, Desk, every_game, people
from server.players import NO_LIMITS, Made, Served, connected, doubts_about, here, serving, until
from server.services import opened

HOUR_MS = 3_600_000
WEEK_MS = 168 * HOUR_MS
WAITING = [ANA, {"kind": "invited"}]


# When a table is abandoned


def is_abandoned(desk: Desk, hours: float = 168) -> bool:
    return schedule.is_abandoned(desk.table, desk.now_ms, round(hours * HOUR_MS), AUDIENCE)


@pytest.mark.parametrize("seats", [people(2), [ANA, BOT], WAITING])
def test_a_table_is_abandoned_when_nobody_is_there_and_nothing_happens_for_long(seats: list[dict[str, str]]) -> None:
    desk = Desk(seats=seats)
    desk.wait(1000 * 3600)
    assert not is_abandoned(desk)
    for seat in desk.table.persons():
        desk.note([desk.table.add("gone", desk.now_ms, seat.number)])
    desk.wait(168 * 3600 - 0.001)
    assert not is_abandoned(desk)
    desk.wait(0.001)
    assert is_abandoned(desk)
    desk.note(commands.abandon(desk.table, desk.now_ms))
    desk.wait(1000 * 3600)
    assert not is_abandoned(desk)


def test_a_person_whose_process_has_died_is_first_noted_to_be_gone() -> None:
    desk = Desk(are_here=False)
    desk.note([desk.table.add("here", desk.now_ms, 0, process="dead")])
    desk.wait(200 * 3600)
    assert not is_abandoned(desk)
    assert desk.due() == ["gone"]
    assert not is_abandoned(desk)
    desk.wait(168 * 3600)
    assert is_abandoned(desk)


def test_who_has_given_up_but_looks_on_keeps_a_table_open() -> None:
    desk = Desk(players=3, are_here=False)
    desk.send("resign", seat=0)
    desk.note([desk.table.add("here", desk.now_ms, 0, process=HERE)])
    desk.wait(200 * 3600)
    assert not is_abandoned(desk)


def test_a_table_at_which_something_is_still_to_come_is_not_abandoned() -> None:
    bots = Desk(seats=[BOT, BOT])
    clock = Desk(are_here=False, clock={"kind": "move", "seconds": 86_400})
    for desk in (bots, clock):
        desk.wait(3600)
        assert not is_abandoned(desk, hours=1)
    clock.wait(86_400)
    assert clock.due() == ["kept"]
    clock.wait(3600)
    assert is_abandoned(clock, hours=1)


# What is left of it


@every_game
@pytest.mark.parametrize("steps", [0, 1, 25])
def test_the_record_of_an_abandoned_game_proves_its_dice_and_names_no_places(game_id: str, steps: int) -> None:
    desk = Desk(game=game_id)
    for _ in range(steps):
        desk.step(-1)
    assert not desk.table.game.ranking
    desk.note(commands.abandon(desk.table, desk.now_ms))
    record = desk.table.record()
    assert (record.tags["Ended by"], "Places" in record.tags, record.result) == ("abandoned", False, ())
    assert record.tags["Dice seed"] == desk.log[-1].body["seed"] == desk.table.head.seed.hex()
    assert len(record.actions) == steps
    for written in (record.to_text(), record.to_json()):
        assert read_record(written) == record
        assert doubts_about(read_record(written)) == []
    assert desk.picture(desk.replayed()) == desk.picture()


def test_who_had_a_place_when_the_others_went_keeps_it() -> None:
    desk = Desk(players=3)
    while not desk.table.game.ranking:
        desk.step()
    (winner,) = desk.table.game.ranking[0]
    desk.note(commands.abandon(desk.table, desk.now_ms))
    assert desk.table.final_ranking == ((winner,),)
    record = desk.table.record()
    assert (record.tags["Places"], record.result) == (str(winner), ())
    assert doubts_about(record) == []


def test_a_table_that_never_began_is_closed_with_a_record_without_throws() -> None:
    desk = Desk(seats=WAITING, clock={"kind": "total", "seconds": 60})
    desk.note(commands.abandon(desk.table, desk.now_ms))
    state = state_of(desk.table, "en", desk.now_ms, with_moves=False)
    assert (state["status"], state["ranking"], state["seat"]) == ("over", [], None)
    assert [seat["clock_ms"] for seat in state["seats"]] == [60_000, 60_000]
    record = desk.table.record()
    assert (record.actions, record.tags["Ended by"]) == ((), "abandoned")
    assert record.tags["Dice seed"] == desk.table.head.seed.hex()
    assert doubts_about(read_record(record.to_text())) == []
    desk.refuses("bytes_fixed", "bytes", seat=0, bytes="1" * 32)
    with pytest.raises(commands.NotAllowedError, match="over"):
        commands.sit(desk.table, 1, "Bea", "", desk.now_ms)


def test_it_is_told_in_both_languages() -> None:
    desk = Desk()
    desk.note(commands.abandon(desk.table, desk.now_ms))
    assert result_of(desk.table, "en") == "Everybody had been gone for a long time, and the table was closed."
    assert result_of(desk.table, "es") == "Hacía mucho que no quedaba nadie, y la mesa se cerró."


# The cleanup


class Guest:
    """A client that keeps what it is told."""

    language = "en"
    address = "192.0.2.1"

    def __init__(self, *tokens: str) -> None:
        self.digests = frozenset(map(digest_of, tokens))
        self.held: frozenset[int] = frozenset()
        self.events: list[dict[str, Any]] = []

    def send(self, payload: bytes) -> None:
        self.events += from_json(payload)["events"]

    def dismiss(self, code: str) -> None:
        raise AssertionError("nobody gets up here")

    def ends(self) -> list[dict[str, Any]]:
        return [event["body"] for event in self.events if event["kind"] == "over"]


class DeafBus(LocalBus):
    """A bus that brings nothing: what others did is found by looking."""

    is_listening = False


@asynccontextmanager
async def tables_on(store: Store, *, is_alone: bool = True) -> AsyncIterator[Tables]:
    pace: dict[str, Any] = {"pace_seconds": 0, "bot_seconds": 0.05, "first_throw_seconds": 0}
    settings = Settings(**pace, redis_url="" if is_alone else "redis://nowhere")
    tables = Tables(store, LocalBus() if is_alone else DeafBus(), settings)
    await tables.start()
    yield tables
    await tables.close()


async def made(tables: Tables, *seats: dict[str, str]) -> tuple[LiveTable, dict[int, str]]:
    """A table at which nobody is connected."""
    wanted = {"game": "parchis", "players": 2, "seats": list(seats or people(2))}
    return await tables.make(TableRequest.model_validate(wanted))


async def come(tables: Tables, live: LiveTable, *tokens: str) -> Guest:
    guest = Guest(*tokens)
    await tables.presence.join(live, guest, 0)
    await tables.presence.record(live, sorted(guest.held))
    return guest


async def status_in(store: Store, live: LiveTable) -> str:
    found = await store.head(live.table.head.id)
    assert found
    return found[1]


async def ends_in(store: Store, live: LiveTable) -> list[Any]:
    """How the stored log says that the table ended."""
    return [entry.body["why"] for entry in await store.entries(live.table.head.id) if entry.kind == "over"]


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "PAUSE_SECONDS", 0)


@pytest.mark.asyncio
async def test_a_table_is_closed_after_the_time_and_those_who_watch_are_told(store: Store) -> None:
    async with tables_on(store) as tables:
        live, _ = await made(tables)
        watcher = await come(tables, live)
        cleanup_job = Cleanup(tables)
        await cleanup_job.run_once(now_ms() + WEEK_MS - HOUR_MS)
        assert (await status_in(store, live), watcher.ends()) == ("running", [])
        for _ in range(2):
            await cleanup_job.run_once(now_ms() + WEEK_MS + HOUR_MS)
            assert await status_in(store, live) == "over"
        end = {"why": "abandoned", "ranking": [], "seed": live.table.head.seed.hex()}
        assert watcher.ends() == [end]


@pytest.mark.asyncio
async def test_a_table_is_not_closed_while_a_person_is_connected(store: Store) -> None:
    async with tables_on(store) as tables:
        live, tokens = await made(tables)
        ana = await come(tables, live, tokens[0])
        cleanup_job = Cleanup(tables)
        await cleanup_job.run_once(now_ms() + 3 * WEEK_MS)
        assert await ends_in(store, live) == []
        tables.presence.leave(live, ana)
        await until(lambda: not live.table.seats[0].here)
        late = Guest(tokens[1])
        await tables.presence.join(live, late, 0)  # and is not noted to be here yet
        await cleanup_job.run_once(now_ms() + 3 * WEEK_MS)
        assert await ends_in(store, live) == []
        tables.presence.leave(live, late)
        await cleanup_job.run_once(now_ms() + 3 * WEEK_MS)
        assert await ends_in(store, live) == ["abandoned"]


@pytest.mark.asyncio
@pytest.mark.parametrize("seats", [people(2), WAITING], ids=["running", "waiting"])
async def test_a_table_that_is_only_in_the_store_is_closed_as_well(store: Store, seats: list[dict[str, str]]) -> None:
    async with tables_on(store) as tables:
        live, _ = await made(tables, *seats)
        del tables.live[live.table.head.id]
        await Cleanup(tables).run_once(now_ms() + WEEK_MS + HOUR_MS)
        assert await status_in(store, live) == "over"
        assert await ends_in(store, live) == ["abandoned"]


@pytest.mark.asyncio
@pytest.mark.parametrize("seats", [people(2), WAITING], ids=["running", "waiting"])
async def test_a_server_that_was_restarted_closes_what_people_had_left_or_never_came_back_to(
    sqlite_url: str, seats: list[dict[str, str]]
) -> None:
    async with opened(sqlite_url) as store, tables_on(store) as tables:
        left, _ = await made(tables, *seats)
        cut, tokens = await made(tables, *seats)
        await come(tables, cut, tokens[0])
    async with opened(sqlite_url) as store, tables_on(store) as tables:
        await Cleanup(tables).run_once(now_ms() + WEEK_MS + HOUR_MS)
        assert await status_in(store, left) == "over"
        again = await tables.find(cut.table.head.id)
        assert again
        await until(lambda: not again.table.seats[0].here)  # who was connected is gone since the restart
        await Cleanup(tables).run_once(now_ms() + WEEK_MS + HOUR_MS)
        assert await ends_in(store, cut) == ["abandoned"]


@pytest.mark.asyncio
async def test_the_store_lists_idle_tables_part_by_part_by_their_last_entry(store: Store) -> None:
    async with tables_on(store) as tables:
        lives = [(await made(tables, *WAITING))[0] for _ in range(5)]
        over, busy, *idle = lives
        await tables.changes.change(over, lambda table: commands.abandon(table, now_ms()))
        later_ms = now_ms() + HOUR_MS
        await tables.changes.change(busy, lambda table: [table.add("say", later_ms, 0, text="hola")])
        names = sorted(live.table.head.id for live in idle)
        assert await store.idle_since(later_ms, 10) == names
        assert await store.idle_since(later_ms, 2) == names[:2]
        assert await store.idle_since(later_ms, 2, names[1]) == names[2:]
        assert await store.idle_since(over.table.head.created_ms, 10) == []
        assert len(await store.idle_since(later_ms + 1, 10)) == 4


@pytest.mark.asyncio
async def test_bots_that_play_among_themselves_are_left_to_play_while_somebody_looks_on(store: Store) -> None:
    async with tables_on(store) as tables:
        live, _ = await made(tables, BOT, BOT)
        watcher = Guest()
        await tables.presence.join(live, watcher, 0)
        await Cleanup(tables).run_once(now_ms() + WEEK_MS + HOUR_MS)
        assert live.table.why_over != "abandoned"
        tables.presence.leave(live, watcher)
        await Cleanup(tables).run_once(now_ms() + 2 * WEEK_MS)
        assert live.table.status == "over"


@pytest.mark.asyncio
async def test_a_table_that_cannot_be_read_or_closed_holds_up_no_other(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cleanup, "CLEANUP_TABLES", 2)
    async with tables_on(store) as tables:
        lives = sorted([(await made(tables))[0] for _ in range(7)], key=lambda live: live.table.head.id)
        for live in lives[:3]:
            nonsense = Entry(live.table.seq + 5, 1, "move", 0, {"move": "nonsense"})
            assert await store.write(Write(live.table.head.id, (nonsense,)))
            del tables.live[live.table.head.id]
        cleanup_job = Cleanup(tables)
        for _ in range(4):
            await cleanup_job.run_once(now_ms() + WEEK_MS + HOUR_MS)
        assert [await status_in(store, live) for live in lives] == ["running"] * 3 + ["over"] * 4
        assert cleanup_job.after == ""  # and begins anew


@pytest.mark.asyncio
@pytest.mark.parametrize("is_leased", [True, False], ids=["by lease", "by number alone"])
async def test_of_two_processes_one_closes_a_table_and_both_tell_it(
    store: Store, monkeypatch: pytest.MonkeyPatch, is_leased: bool
) -> None:
    async with tables_on(store, is_alone=False) as one, tables_on(store, is_alone=False) as two:
        live, _ = await made(one)
        twin = await two.find(live.table.head.id)
        assert twin
        watchers = [await come(one, live), await come(two, twin)]
        if not is_leased:
            for tables in (one, two):
                monkeypatch.setattr(tables.processes, "holds", lambda _: asyncio.sleep(0, True))
        await asyncio.gather(*(Cleanup(tables).run_once(now_ms() + WEEK_MS + HOUR_MS) for tables in (one, two)))
        assert await ends_in(store, live) == ["abandoned"]
        for tables in (one, two):
            await tables.pulse()
        assert [len(watcher.ends()) for watcher in watchers] == [1, 1]


@pytest.mark.asyncio
async def test_a_person_connected_to_another_process_keeps_a_table_open_as_long_as_it_lives(store: Store) -> None:
    async with tables_on(store, is_alone=False) as two:
        async with tables_on(store, is_alone=False) as one:
            live, tokens = await made(one)
            await come(one, live, tokens[0])
            await two.beat()
            await Cleanup(two).run_once(now_ms() + WEEK_MS + HOUR_MS)
            assert await status_in(store, live) == "running"
        await two.beat()
        twin = await two.find(live.table.head.id)
        assert twin
        await until(lambda: not twin.table.seats[0].here)
        await Cleanup(two).run_once(now_ms() + WEEK_MS + HOUR_MS)
        assert await ends_in(store, live) == ["abandoned"]


# A real server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("abandoned")
    one_second = ["--abandoned-hours", str(1 / 3600)]
    with serving(f"sqlite:///{folder}/ludoteca.db", folder, *NO_LIMITS, *one_second) as served:
        yield served


@asynccontextmanager
async def held_table(served: Served, players: int) -> AsyncIterator[Made]:
    """A table with a person connected, who may have come too late to one or two on a busy machine."""
    while True:
        table = await served.make(game="parchis", players=players, seats=here(2), is_open=True)
        async with connected(served, table.id, [table.tokens[0]]) as line:
            if (await line.hear("welcome"))["state"]["status"] != "over":
                yield table
                return


async def until_closed(served: Served, table: str) -> dict[str, Any]:
    async with connected(served, table) as watcher:
        state: dict[str, Any] = (await watcher.hear_until("status", "over"))["state"]
        return state


async def until_swept(served: Served) -> None:
    """Wait until the server has closed a table that was made now, and so looked at all that were idle before."""
    await until_closed(served, (await served.make(game="parchis", players=2, seats=here(2))).id)


@pytest.mark.asyncio
@pytest.mark.parametrize("players", [2, 3], ids=["running", "waiting"])
async def test_a_server_closes_abandoned_tables_by_itself_and_verify_accepts_their_records(
    served: Served, tmp_path: Path, players: int
) -> None:
    async with held_table(served, players) as table:
        for _ in range(2):  # the first run may end before it comes to this table
            await until_swept(served)
        assert (await served.get(f"/api/tables/{table.id}")).json()["state"]["status"] != "over"
    assert (await until_closed(served, table.id))["result"].startswith("Everybody had been gone")
    listed = (await served.get("/api/tables?status=over")).json()
    assert table.id in [line["id"] for line in listed]
    path = tmp_path / "game.record"
    path.write_text((await served.get(f"/api/tables/{table.id}/record")).text)
    verified = CliRunner().invoke(app, ["verify", str(path)], env={"LUDOTECA_LANG": "en"})
    assert verified.exit_code == 0, verified.output
    if players == 3:
        async with connected(served, table.id, [table.tokens[0]]) as ana:
            seq = (await ana.hear("welcome"))["state"]["seq"]
            await ana.say(type="rematch", id=1, seat=0, seq=seq)
            while not (following := (await ana.hear("events"))["state"]["rematch"]):
                pass
        shown = (await served.get(f"/api/tables/{following}")).json()["state"]
        assert [seat["kind"] for seat in shown["seats"]] == ["empty", "person", "person"]
