"""Bots think where somebody waits for them: first where people play, then where people look on, else not at all."""

import asyncio

import pytest

from ludoteca.server.bot_queue import BotQueue
from ludoteca.server.live_table import LiveTable
from ludoteca.server.requests import TableRequest
from ludoteca.server.tables import Tables
from server.listeners import Listener
from server.players import until


class Thoughts:
    """Bots that think until they are told to end. Their letter is their address; a capital one is urgent."""

    def __init__(self, threads: int, *names: str) -> None:
        self.queue = BotQueue(threads)
        self.thinking: list[str] = []
        self.ends = {name: asyncio.Event() for name in names}
        self.tasks = {name: asyncio.create_task(self.think(name)) for name in names}

    async def think(self, name: str) -> None:
        async with self.queue.thread(name[0].lower(), is_urgent=name[0].isupper()):
            self.thinking.append(name)
            await self.ends[name].wait()

    async def settled(self) -> list[str]:
        for _ in range(20):
            await asyncio.sleep(0)
        return self.thinking

    async def end(self, name: str) -> list[str]:
        self.ends[name].set()
        await self.tasks[name]
        return await self.settled()

    async def give_up(self, *names: str) -> None:
        for name in names:
            self.tasks[name].cancel()
        await asyncio.gather(*(self.tasks[name] for name in names), return_exceptions=True)


@pytest.mark.asyncio
async def test_where_people_play_bots_think_first_and_one_thread_is_kept_for_them() -> None:
    thoughts = Thoughts(2, "a1", "a2", "B1", "C1")
    assert await thoughts.settled() == ["a1", "B1"]
    assert (await thoughts.end("a1"))[2:] == ["C1"]
    assert (await thoughts.end("B1"))[3:] == []
    assert (await thoughts.end("C1"))[3:] == ["a2"]
    await thoughts.give_up("a2")


@pytest.mark.asyncio
async def test_who_waits_longest_is_not_first_where_another_address_has_nothing() -> None:
    thoughts = Thoughts(3, "A1", "A2", "A3", "A4", "A5", "B1")
    assert await thoughts.settled() == ["A1", "A2", "A3"]
    assert (await thoughts.end("A1"))[3:] == ["B1"]
    assert (await thoughts.end("A2"))[4:] == ["A4"]
    await thoughts.give_up("A3", "A4", "A5", "B1")


@pytest.mark.asyncio
async def test_who_gives_up_leaves_no_thread_taken() -> None:
    thoughts = Thoughts(1, "A1", "B1", "C1")
    assert await thoughts.settled() == ["A1"]
    await thoughts.give_up("B1")
    assert await thoughts.end("A1") == ["A1", "C1"]
    await thoughts.give_up("C1")
    async with thoughts.queue.thread("d", is_urgent=False):
        pass


async def table_of_bots(tables: Tables) -> LiveTable:
    """A table of parchís at which nobody plays but bots."""
    seats = [{"kind": "bot", "level": "beginner"}] * 2
    live, _ = await tables.make(TableRequest.model_validate({"game": "parchis", "players": 2, "seats": seats}))
    return live


@pytest.mark.asyncio
async def test_bots_pause_where_nobody_looks_and_go_on_when_somebody_does(tables: Tables) -> None:
    live = await table_of_bots(tables)
    assert (live.timer, live.is_busy) == (None, False)
    watcher = Listener([])
    await tables.presence.join(live, watcher, 0)
    await until(lambda: watcher.seq > 20)
    tables.presence.leave(live, watcher)
    await until(lambda: live.timer is None and not live.is_busy)
    stopped = live.table.seq
    again = Listener([])
    await tables.presence.join(live, again, 0)
    await until(lambda: again.seq > stopped + 20)


@pytest.mark.asyncio
async def test_an_address_keeps_only_some_tables_of_bots_going(tables: Tables) -> None:
    most = tables.settings.bot_tables_per_address
    lives = [await table_of_bots(tables) for _ in range(most + 2)]
    watchers = [Listener([]) for _ in lives]
    for live, watcher in zip(lives, watchers, strict=True):
        await tables.presence.join(live, watcher, 0)
    assert [tables.watchers.is_watched(live) for live in lives] == [True] * most + [False] * 2
    tables.presence.leave(lives[0], watchers[0])
    assert [tables.watchers.is_watched(live) for live in lives] == [False] + [True] * most + [False]
    elsewhere = Listener([])
    elsewhere.address = "198.51.100.7"
    await tables.presence.join(lives[-1], elsewhere, 0)
    assert tables.watchers.is_watched(lives[-1])
