"""A PostgreSQL that takes connections and questions and answers nothing: it delays writes, and nothing else."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import pytest

from ludoteca.server.store import Store, StoreError
from ludoteca.server.table import KEPT_IN_MEMORY
from server.players import (
    NO_LIMITS,
    PATIENCE_SECONDS,
    Line,
    Made,
    Player,
    Served,
    connected,
    here,
    playing,
    serving,
    until,
)
from server.services import PostgresService, RedisService
from server.test_store import create, numbers, write

pytestmark = pytest.mark.asyncio

SHORT_SECONDS = 2.0  # the shortest that libpq lets a connection wait


class HeldUpProxy:
    """A way to a service that can be held up: then it takes connections and bytes, and passes nothing on."""

    def __init__(self, port: int) -> None:
        self.service_port = port
        self.is_open = asyncio.Event()
        self.is_open.set()
        self.port = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):  # the tests are over
            from_service, to_service = await asyncio.open_connection("127.0.0.1", self.service_port)
            try:
                await asyncio.gather(self.pass_on(reader, to_service), self.pass_on(from_service, writer))
            finally:
                to_service.close()
                writer.close()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.is_open.wait()
            writer.write(data)
            await writer.drain()
        writer.close()

    @contextmanager
    def held_up(self) -> Iterator[None]:
        self.is_open.clear()
        try:
            yield
        finally:
            self.is_open.set()


@asynccontextmanager
async def proxy_to(port: int) -> AsyncIterator[HeldUpProxy]:
    proxy = HeldUpProxy(port)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()


def through(proxy: HeldUpProxy, url: str) -> str:
    return re.sub(r"127\.0\.0\.1:\d+", f"127.0.0.1:{proxy.port}", url)


async def test_reads_and_writes_end_with_an_error_and_go_on_by_themselves(
    postgresql: PostgresService, postgresql_url: str
) -> None:
    async with proxy_to(postgresql.port) as proxy:
        store = await Store.open(through(proxy, postgresql_url), SHORT_SECONDS)
        await create(store, "t")
        with proxy.held_up():
            reads = [asyncio.create_task(store.head("t")) for _ in range(20)]
            written = asyncio.create_task(store.write(write("t", 2)))
            for read in reads:
                with pytest.raises(StoreError, match="has not answered for 2 seconds"):
                    await read
            with pytest.raises(StoreError):
                await written
        async with asyncio.timeout(60):
            while True:
                with suppress(StoreError):
                    assert await store.head("t")
                    break
        stored = await numbers(store, "t")
        assert await store.write(write("t", len(stored) + 1))
        assert await numbers(store, "t") == [*stored, len(stored) + 1]
        await store.close()


@asynccontextmanager
async def long_table(served: Served) -> AsyncIterator[tuple[Made, Line, int]]:
    """A table with a longer log than is kept in memory, with one of its two people connected; and its last number."""
    table = await served.make(game="parchis", players=2, seats=here(2))
    players = [Player(served, table, [seat], seat) for seat in (0, 1)]
    async with playing(*players):
        await until(lambda: all(player.since > 3 * KEPT_IN_MEMORY for player in players))
    async with connected(served, table.id, [table.tokens[0]], players[0].since) as line:
        state = (await line.hear("welcome"))["state"]
        while [seat["is_here"] for seat in state["seats"]] != [True, False]:
            state = (await line.hear("events"))["state"]
        yield table, line, state["seq"]


async def assert_all_but_writes_goes_on(served: Served, table: Made, seq: int) -> None:
    """Pages, a table in memory, new connections with and without a seat, and pings are answered."""
    assert (await served.get("/")).status_code == 200
    assert (await served.get("/api/games")).status_code == 200
    assert (await served.get(f"/api/tables/{table.id}")).json()["state"]["seq"] == seq
    async with connected(served, table.id) as watcher, connected(served, table.id, [table.tokens[1]], seq) as person:
        assert (await watcher.hear("welcome"))["state"]["seq"] == seq
        assert (await person.hear("welcome"))["seats"] == [1]
        async with asyncio.timeout(PATIENCE_SECONDS):
            await (await person.socket.ping())


async def say_something(line: Line, seq: int) -> str:
    """Say something at the table, and hear what comes of it."""
    await line.say(type="say", id=7, seq=seq, seat=0, phrase="hello")
    while (answer := await line.hear()).get("id") != 7:
        pass
    return str(answer["type"])


@pytest.mark.parametrize("count", [1, 2], ids=["one process", "two processes"])
async def test_tables_in_memory_are_read_while_writes_wait(
    postgresql: PostgresService, postgresql_url: str, redis: RedisService, tmp_path: Path, count: int
) -> None:
    async with proxy_to(postgresql.port) as proxy:
        flags = [*NO_LIMITS, "--database-seconds", "5", *(["--redis-url", redis.url] if count > 1 else [])]
        url = through(proxy, postgresql_url)
        with ExitStack() as stack:
            # Started by a thread, since the proxy runs in this one
            started = [serving(url, tmp_path / str(number), *flags) for number in range(count)]
            processes = [await asyncio.to_thread(stack.enter_context, one) for one in started]
            async with long_table(processes[0]) as (table, line, seq), AsyncExitStack() as watchers:
                for served in processes:
                    watcher = await watchers.enter_async_context(connected(served, table.id))
                    await watcher.hear_until("seq", seq)
                with proxy.held_up():
                    await asyncio.sleep(0.2)  # whatever was on its way is stored
                    said = asyncio.create_task(say_something(line, seq))
                    for served in processes:
                        await assert_all_but_writes_goes_on(served, table, seq)
                    assert await said == "error"
                    for served in processes:
                        await assert_all_but_writes_goes_on(served, table, seq)
                async with asyncio.timeout(PATIENCE_SECONDS):
                    while await say_something(line, seq) == "error":
                        await asyncio.sleep(0.1)
