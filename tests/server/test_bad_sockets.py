"""Bad input on a live connection: it is answered or ended, and the table goes on for the others."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from server.players import MANY, PATIENCE_SECONDS, Line, Player, Served, connected, here, playing, serving, until

TWO = {"game": "parchis", "players": 2, "seats": here(2)}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("sockets")
    flags = [
        "--requests-per-minute",
        MANY,
        "--new-tables-per-minute",
        MANY,
        "--hello-seconds",
        "2",
        "--silence-seconds",
        "6",
    ]
    with serving(f"sqlite:///{folder}/ludoteca.db", folder, *flags) as served:
        yield served
        assert "Traceback" not in served.log.read_text()


async def ends_with(line: Line, code: str, status: int) -> dict[str, Any]:
    """Hear an error and the end."""
    error = await line.hear("error")
    assert error["code"] == code
    assert error["sentence"]
    with pytest.raises(ConnectionClosed) as closed:
        await line.hear("error")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == status
    return error


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "bad",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"roll"',
        "{}",
        '{"type": "hello"}',
        '{"type": "explode", "id": 7, "seq": 1}',
        '{"type": ["roll"], "id": 7, "seq": 1}',
        '{"type": "roll"}',
        '{"type": "roll", "id": 7, "seq": "one"}',
        '{"type": "roll", "id": 7, "seq": -1}',
        '{"type": "roll", "id": 7, "seq": 1e400}',
        '{"type": "roll", "id": 7, "seq": 99999999999999999999}',
        '{"type": "roll", "id": 7, "seq": 1, "dice": [6]}',
        '{"type": "move", "id": 7, "seq": 1, "move": 5}',
        '{"type": "move", "id": 7, "seq": 1, "move": ""}',
        '{"type": "say", "id": 7, "seq": 1, "seat": 0, "text": "\\ud800"}',
        '{"type": "say", "id": 7, "seq": 1, "seat": 1000000}',
        "[" * 4000,
        "ñ" * 3000,
        "x" * 5000,
        b"\xff\x00\xfe",
        b"",
    ],
)
async def test_what_is_no_message_is_answered_and_the_connection_goes_on(served: Served, bad: str | bytes) -> None:
    table = await served.make(**TWO)
    async with connected(served, table.id, list(table.tokens.values())) as line:
        await line.hear("welcome")
        await line.socket.send(bad)
        error = await line.hear("error")
        assert error["code"] in ("bad_message", "hello_twice")
        assert error["sentence"]
        state = (await served.get(f"/api/tables/{table.id}")).json()["state"]
        await line.say(type="roll", id=1, seq=state["seq"])
        await line.hear_until("seq", state["seq"] + 1)


@pytest.mark.asyncio
async def test_a_message_of_ten_megabytes_ends_the_connection_and_no_other(served: Served) -> None:
    table = await served.make(**TWO)
    async with connected(served, table.id) as other, connected(served, table.id) as line:
        await other.hear("welcome")
        await line.hear("welcome")
        with suppress(ConnectionClosed):
            await line.socket.send("x" * 10_000_000)
        with pytest.raises(ConnectionClosed):
            await line.hear("error")
        await other.socket.send("{")
        assert (await other.hear())["code"] == "bad_message"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("first", "code"),
    [('{"type": "roll", "id": 7, "seq": 0}', "hello_first"), ("nonsense", "hello_first"), (None, "no_hello")],
)
async def test_who_does_not_say_hello_is_sent_away(served: Served, first: str | None, code: str) -> None:
    table = await served.make(**TWO)
    async with connect(served.live(table.id), additional_headers={"Accept-Language": "es"}) as socket:
        if first:
            await socket.send(first)
        error = await ends_with(Line(socket), code, 1008)
        assert "mensaje" in error["sentence"]


@pytest.mark.asyncio
async def test_a_table_that_is_not_there_and_a_token_that_is_no_token_are_told(served: Served) -> None:
    for name in ("x" * 22, "nothing"):
        async with connect(served.live(name)) as socket:
            await ends_with(Line(socket), "no_such_table", 4404)
    table = await served.make(**TWO)
    async with connected(served, table.id, ["x" * 43]) as line:
        await ends_with(line, "wrong_token", 1008)


@pytest.mark.asyncio
async def test_a_flood_ends_its_connection_and_others_play_on(served: Served) -> None:
    table = await served.make(**TWO)
    async with connected(served, table.id, list(table.tokens.values())) as line, connected(served, table.id) as flood:
        await flood.hear("welcome")
        with suppress(ConnectionClosed):
            for _ in range(500):
                await flood.socket.send('{"type": "roll", "id": 7, "seq": 100}')
        with pytest.raises(ConnectionClosed) as closed:
            await flood.hear("nothing")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1008
        state = (await served.get(f"/api/tables/{table.id}")).json()["state"]
        await line.say(type="roll", id=1, seq=state["seq"])
        await line.hear_until("seq", state["seq"] + 1)


@pytest.mark.asyncio
async def test_a_client_that_never_reads_is_sent_away_and_the_table_goes_on(served: Served) -> None:
    table = await served.make(game="parchis", players=4, seats=here(0, "A", "B", "C", "D"))
    with raw_connection(served, table.id) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        watcher = Player(served, table, [])
        async with playing(watcher):
            await until(lambda: watcher.status == "over" or watcher.since > 700)
            await until_no_more_than(served, 1 if watcher.status != "over" else 0)


@pytest.mark.asyncio
async def test_a_peer_that_falls_silent_is_forgotten(served: Served) -> None:
    table = await served.make(**TWO)
    with raw_connection(served, table.id):  # answers no ping
        await until_connections(served, 1)
        await until_no_more_than(served, 0)


def raw_connection(served: Served, table: str) -> socket.socket:
    """A socket that has said hello and does nothing more, not even what every WebSocket does."""
    host, port = served.address.removeprefix("http://").split(":")
    raw = socket.create_connection((host, int(port)), timeout=PATIENCE_SECONDS)
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(20)
    hello = json.dumps({"type": "hello"}).encode()
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return raw


async def connections_of(served: Served) -> int:
    lines = (await served.get("/metrics")).text.splitlines()
    return int(float(next(line for line in lines if line.startswith("ludoteca_connections ")).split()[1]))


async def until_connections(served: Served, count: int) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while await connections_of(served) < count:
            await asyncio.sleep(0.05)


async def until_no_more_than(served: Served, count: int) -> None:
    async with asyncio.timeout(PATIENCE_SECONDS):
        while await connections_of(served) > count:
            await asyncio.sleep(0.05)
