"""The bus, over a real Redis: who hears what, and what happens while Redis is gone."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import redis.asyncio

from ludoteca.server import bus as bus_module
from ludoteca.server.bus import Bus, LocalBus, RedisBus
from ludoteca.server.store import Entry
from server.services import RedisService, free_port

pytestmark = pytest.mark.asyncio


class Listener:
    """What a process has heard, and how often it had to look for what it missed."""

    def __init__(self, bus: Bus) -> None:
        self.heard: list[tuple[str, int]] = []
        self.entries: list[Entry] = []
        self.missed_times = 0
        bus.subscribe(self.hear, self.miss)

    async def hear(self, table: str, seq: int, entries: list[Entry]) -> None:
        self.heard.append((table, seq))
        self.entries += entries

    async def miss(self) -> None:
        self.missed_times += 1


async def until(is_so: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def started(*buses: Bus) -> AsyncIterator[None]:
    try:
        for bus in buses:
            await bus.start()
        yield
    finally:
        for bus in buses:
            await bus.close()


@pytest.fixture
def channel() -> str:
    return f"test:{secrets.token_hex(4)}"


async def test_a_single_process_has_nobody_to_tell() -> None:
    bus = LocalBus()
    listener = Listener(bus)
    async with started(bus):
        await bus.publish("t", 1)
        await asyncio.sleep(0)
    assert listener.heard == []


async def test_the_others_hear_and_oneself_does_not(redis: RedisService, channel: str) -> None:
    one, other, third = (RedisBus(redis.url, channel) for _ in range(3))
    listeners = [Listener(bus) for bus in (one, other, third)]
    async with started(one, other, third):
        await one.publish("t", 1)
        await until(lambda: all(listener.heard == [("t", 1)] for listener in listeners[1:]))
        await other.publish("u", 7)
        await until(lambda: listeners[0].heard == [("u", 7)])
        await until(lambda: listeners[2].heard == [("t", 1), ("u", 7)])
        assert listeners[1].heard == [("t", 1)]
    assert [listener.missed_times for listener in listeners] == [0, 0, 0]


async def test_entries_come_as_they_were_told_and_too_many_are_left_out(redis: RedisService, channel: str) -> None:
    one, other = RedisBus(redis.url, channel), RedisBus(redis.url, channel)
    listener = Listener(other)
    entries = [Entry(seq, 1000 + seq, "say", None, {"text": "¡ea!", "n": [seq, None]}) for seq in range(1, 60)]
    async with started(one, other):
        await one.publish("t", 1, entries[:1])
        await one.publish("t", 3, entries[1:3])  # joined with what was not sent yet
        await one.publish("u", 59, entries)
        await one.publish("u", 60, [Entry(60, 1, "say", None, {})])
        await until(lambda: {("t", 3), ("u", 60)} <= set(listener.heard))
    assert listener.entries == entries[:3]


async def test_only_the_highest_number_of_a_table_is_told(redis: RedisService, channel: str) -> None:
    one, other = RedisBus(redis.url, channel), RedisBus(redis.url, channel)
    listener = Listener(other)
    async with started(one, other):
        for seq in (1, 2, 5, 4):
            await one.publish("t", seq)
        for number in range(1200):
            await one.publish(f"t{number}", 1)
        await until(lambda: len(listener.heard) == 1201)
    assert listener.heard[0] == ("t", 5)


async def test_redis_comes_back_after_a_restart(redis: RedisService, channel: str) -> None:
    one, other = RedisBus(redis.url, channel), RedisBus(redis.url, channel)
    ours, theirs = Listener(one), Listener(other)
    async with started(one, other):
        redis.stop()
        async with asyncio.timeout(1):
            await one.publish("t", 1)
            await one.publish("t", 2)
        await asyncio.sleep(0.5)
        redis.start()
        await until(lambda: ours.missed_times == theirs.missed_times == 1)
        await one.publish("t", 3)
        await until(lambda: ("t", 3) in theirs.heard)
        assert ours.heard == []


async def test_a_cut_connection_is_noticed_too(redis: RedisService, channel: str) -> None:
    one, other = RedisBus(redis.url, channel), RedisBus(redis.url, channel)
    ours, theirs = Listener(one), Listener(other)
    async with started(one, other), redis_client(redis.url) as client:
        await client.client_kill_filter(_type="pubsub")
        await until(lambda: ours.missed_times == theirs.missed_times == 1)
        await one.publish("t", 1)
        await until(lambda: theirs.heard == [("t", 1)])


async def test_without_redis_a_process_goes_on_and_hears_once_it_is_there(
    redis: RedisService, channel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus_module, "START_SECONDS", 0.2)
    nowhere = RedisBus(f"redis://127.0.0.1:{free_port()}", channel)
    async with started(nowhere):
        await nowhere.publish("t", 1)
    redis.stop()
    bus = RedisBus(redis.url, channel)
    listener = Listener(bus)
    async with started(bus):
        redis.start()
        await until(lambda: listener.missed_times == 1)


async def test_a_silent_redis_is_taken_for_gone(channel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_module, "START_SECONDS", 0.2)
    monkeypatch.setattr(bus_module, "QUIET_SECONDS", 0.05)
    monkeypatch.setattr(bus_module, "DEAF_SECONDS", 0.2)
    connections = []

    async def say_nothing(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(writer)
        await reader.read()
        writer.close()

    server = await asyncio.start_server(say_nothing, "127.0.0.1", 0)
    bus = RedisBus(f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}", channel)
    async with server, started(bus):
        await until(lambda: len(connections) > 2)


async def test_a_driver_that_loses_a_cancellation_does_not_keep_a_process_from_ending(
    channel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bus_module, "START_SECONDS", 0.01)
    monkeypatch.setattr(bus_module, "CANCEL_SECONDS", 0.01)
    bus = RedisBus("redis://127.0.0.1:1", channel)
    lost = 0

    async def listen() -> None:
        nonlocal lost
        while lost < 3:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                lost += 1
        await asyncio.Event().wait()

    monkeypatch.setattr(bus, "_listen", listen)
    async with asyncio.timeout(20), started(bus):
        pass
    assert lost == 3


async def test_noise_and_failing_listeners_break_nothing(redis: RedisService, channel: str) -> None:
    one, other = RedisBus(redis.url, channel), RedisBus(redis.url, channel)

    async def fail(table: str, seq: int, entries: list[Entry]) -> None:
        raise ValueError(f"{table} {seq} {entries}")

    other.subscribe(fail)
    listener = Listener(other)
    async with started(one, other), redis_client(redis.url) as client:
        for noise in (b"\xff\x00", b"hello", b"[1]", b"{}", b'["a", 1, "b"]', b'[["a"], "t", null]'):
            await client.publish(channel, noise)
        await one.publish("t", 1)
        await until(lambda: ("t", 1) in listener.heard)
    assert listener.heard == [("t", 1)]


async def test_closing_sends_what_is_left(redis: RedisService, channel: str) -> None:
    one, other = RedisBus(redis.url, channel), RedisBus(redis.url, channel)
    listener = Listener(other)
    async with started(other):
        async with started(one):
            await one.publish("t", 1)
        await until(lambda: listener.heard == [("t", 1)])


@asynccontextmanager
async def redis_client(url: str) -> "AsyncIterator[redis.asyncio.Redis]":
    client = redis.asyncio.Redis.from_url(url)
    try:
        yield client
    finally:
        await client.aclose()
