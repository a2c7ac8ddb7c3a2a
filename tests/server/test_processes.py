"""More than one process: any of them serves any table, and what one of them does not survive the others go on with."""

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from typing import Any

import pytest

from server.players import (
    NO_LIMITS,
    PATIENCE_SECONDS,
    Player,
    Served,
    assert_record_proves_itself,
    connected,
    here,
    playing,
    serving,
    until,
    whole_log,
)
from server.services import PostgresService, RedisService, opened


@pytest.fixture(scope="module")
def both_url(postgresql: PostgresService) -> str:
    return postgresql.new_database()


@pytest.fixture(scope="module")
def both(
    both_url: str, redis: RedisService, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    folder = tmp_path_factory.mktemp("processes")
    with ExitStack() as stack:
        flags = [*NO_LIMITS, "--redis-url", redis.url]
        one, two = (stack.enter_context(serving(both_url, folder / name, *flags)) for name in ("one", "two"))
        yield one, two


@pytest.fixture
def pair(both: tuple[Served, Served]) -> tuple[Served, Served]:
    """Two processes on one PostgreSQL and one Redis, of which none is dead."""
    for served in both:
        if not served.is_up:
            served.start()
    return both


async def thoughts_of(served: Served) -> int:
    found = re.search(r"^ludoteca_bot_choices_total (\S+)", (await served.get("/metrics")).text, re.MULTILINE)
    assert found
    return int(float(found[1]))


async def quiet_log(served: Served, table: str) -> list[dict[str, Any]]:
    """The log of a table that everybody has left, when bots have noticed it."""
    log: list[dict[str, Any]] = []
    while len(longer := await whole_log(served, table)) > len(log):
        log = longer
        await asyncio.sleep(1)
    return log


@pytest.mark.asyncio
async def test_two_people_of_one_table_play_on_two_processes_and_every_bot_thinks_once(
    pair: tuple[Served, Served],
) -> None:
    one, two = pair
    before = await thoughts_of(one) + await thoughts_of(two)
    table = await one.make(game="parchis", players=4, seats=here(2, "Ana", "Blas"))
    players = [Player(one, table, [0], 1), Player(two, table, [1], 2), Player(two, table, [], 3)]
    async with playing(*players):
        await until(lambda: all(player.since > 150 for player in players) and len(moves_of_bots(players[2])) > 10)
    log = await quiet_log(two, table.id)
    for player in players:
        assert list(player.events.values()) == log[: player.since]
    thoughts = await thoughts_of(one) + await thoughts_of(two) - before
    by_bots = [event for event in log if is_move_of_bot(event)]
    assert abs(thoughts - len(by_bots)) <= 1  # a process that this machine lets wait for long may lose its lease once
    assert len({event["at_ms"] for event in log if event["kind"] == "start"}) == 1


def is_move_of_bot(event: dict[str, Any]) -> bool:
    return bool(event["kind"] == "move" and event["body"]["by"] == "bot")


def moves_of_bots(player: Player) -> list[dict[str, Any]]:
    return [event for event in player.events.values() if is_move_of_bot(event)]


@pytest.mark.asyncio
async def test_a_clock_that_two_processes_watch_runs_out_once(pair: tuple[Served, Served]) -> None:
    one, two = pair
    clock = {"kind": "move", "seconds": 5}
    table = await one.make(game="stax", players=2, seats=here(2), clock=clock)
    async with (
        connected(one, table.id, [table.tokens[0]]) as first,
        connected(two, table.id, [table.tokens[1]]) as other,
    ):
        state = (await first.hear("welcome"))["state"]
        seat = state["seat"]
        kept = (await other.hear_until("clock_runs_for", 1 - seat))["state"]
        assert kept["seats"][seat]["is_kept"]
        log = await whole_log(two, table.id)
        turns = [(event["kind"], event["seat"]) for event in log if event["kind"] in ("kept", "back")]
        assert turns[-1] == ("kept", seat)
        assert all(one != other for one, other in pairwise(turns))  # who connects late is first given the seat back


@pytest.mark.asyncio
async def test_when_a_process_is_killed_its_people_go_on_through_the_other(pair: tuple[Served, Served]) -> None:
    one, two = pair
    table = await one.make(game="parchis", players=2, mode=None, seats=here(2))
    bots = await one.make(game="stax", players=2, seats=here(1, "Ana"))
    players = [Player(one, table, [0], 1), Player(two, table, [1], 2), Player(one, bots, [0], 3)]
    async with playing(*players):
        await until(lambda: all(player.since > 12 for player in players))
        one.kill()
        before = [player.since for player in players]
        for player in players:
            player.served = two
        killed = time.monotonic()
        await until(lambda: all(p.since > n + 8 or p.status == "over" for p, n in zip(players, before, strict=True)))
        print(f"all games went on {time.monotonic() - killed:.1f} s after the kill")
        await until(lambda: players[2].status == "over")
    for player in players:
        assert list(player.events.values()) == (await whole_log(two, player.table.id))[: player.since]
    await assert_record_proves_itself(two, bots.id)


@pytest.mark.asyncio
async def test_people_whose_process_was_killed_are_noted_to_be_gone(pair: tuple[Served, Served]) -> None:
    one, two = pair
    table = await one.make(game="parchis", players=2, seats=here(2), patience_seconds=5)
    stays = Player(two, table, [1], 2)
    async with connected(one, table.id, [table.tokens[0]]) as line, playing(stays):
        await line.hear_until("seat", 0)
        one.kill()
        await until(lambda: any(event["kind"] == "kept" and event["seat"] == 0 for event in stays.events.values()))
        kept = stays.since
        await until(lambda: stays.since > kept + 10)  # and the game goes on


@pytest.mark.asyncio
async def test_a_game_goes_on_without_redis_and_after_its_return(
    pair: tuple[Served, Served], redis: RedisService
) -> None:
    one, two = pair
    table = await one.make(game="parchis", players=2, seats=here(2))
    players = [Player(one, table, [0], 1), Player(two, table, [1], 2)]
    async with playing(*players):
        await until(lambda: all(player.since > 20 for player in players))
        redis.stop()
        try:
            before = [player.since for player in players]
            await until(lambda: all(p.since > n + 2 for p, n in zip(players, before, strict=True)))
        finally:
            redis.start()
        back = [player.since for player in players]
        await until(lambda: all(p.since > n + 60 for p, n in zip(players, back, strict=True)))
    log = await whole_log(one, table.id)
    for player in players:
        assert list(player.events.values()) == log[: player.since]
    told = log[10 : min(player.since for player in players)]
    assert not [event for event in told if event["kind"] in ("gone", "kept")]  # nobody was taken for dead


@pytest.mark.asyncio
async def test_who_sits_down_through_one_process_is_known_to_the_other_at_once(pair: tuple[Served, Served]) -> None:
    one, two = pair
    table = await one.make(game="parchis", players=2, seats=here(1))
    async with connected(two, table.id) as watcher:
        await watcher.hear("welcome")
        token = (await one.post(f"/api/tables/{table.id}/seats/1", {"name": "Eva"}))["token"]
        async with connected(two, table.id, [token]) as line:
            assert (await line.hear("welcome"))["seats"] == [1]
        assert (await watcher.hear_until("status", "running"))["state"]["seats"][1]["name"] == "Eva"


@pytest.mark.asyncio
async def test_after_a_kill_bots_and_clocks_at_tables_of_the_dead_process_go_on(
    pair: tuple[Served, Served], both_url: str
) -> None:
    one, two = pair
    # Nobody asks the living process for the first; at the second it has a person, but the bots are the dead one's.
    alone = await one.make(game="stax", players=2, seats=here(2), clock={"kind": "move", "seconds": 5})
    mixed = await one.make(game="parchis", players=2, seats=here(1, "Ana"))
    player = Player(two, mixed, [0], 1)
    async with opened(both_url) as store, connected(one, alone.id, [alone.tokens[0]]) as line, playing(player):
        await line.hear_until("status", "running")
        await until(lambda: player.since > 10)
        one.kill()
        killed_ms, since = time.time() * 1000, player.since
        await until(lambda: any(event["kind"] == "move" and event["seat"] == 1 for event in later(player, since)))
        print(f"a bot moved {time.time() * 1000 - killed_ms:.0f} ms after the kill")
        async with asyncio.timeout(PATIENCE_SECONDS):
            while "kept" not in (kinds := {one.kind: one.at_ms for one in await store.entries(alone.id)}):
                await asyncio.sleep(0.05)
        print(f"who is gone was noted {kinds['gone'] - killed_ms:.0f} ms after the kill, and the clock ran out")


def later(player: Player, since: int) -> list[dict[str, Any]]:
    return [event for event in player.events.values() if event["seq"] > since + 2]
