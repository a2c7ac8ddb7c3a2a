"""The classes of connections: ours with versions that were tested, else Uvicorn's own, which serve as well."""

import asyncio
import json
import random
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import connect
from websockets.uri import parse_uri

from ludoteca.client.api import Server
from ludoteca.server import app as app_module
from ludoteca.server import protocols
from ludoteca.server.app import connection_classes, make_app, minor_version
from ludoteca.server.protocols import (
    COMPRESSED_BYTES,
    MOST_UNSENT_BYTES,
    MOST_WAITING_MESSAGES,
    DirectWebSocket,
    TimeLimitedHttp,
)
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import SocketLimiter

TWO_HERE = {"game": "parchis", "players": 2, "seats": [{"kind": "here"}] * 2}


def test_the_versions_that_are_installed_have_been_tested() -> None:
    assert (minor_version("uvicorn"), minor_version("websockets")) in app_module.TESTED_VERSIONS
    assert connection_classes() == {"http": TimeLimitedHttp, "ws": DirectWebSocket}


class Wire:
    """A transport that keeps what is written, as if nobody read it or everybody did."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.unsent_bytes = 0
        self.is_aborted = False
        self.is_reading = True

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return self.unsent_bytes

    def abort(self) -> None:
        self.is_aborted = True

    close = abort

    def is_closing(self) -> bool:
        return self.is_aborted

    def get_extra_info(self, _: str) -> None:
        return None

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True


async def opened(wire: Wire, extensions: str = "") -> DirectWebSocket:
    """A live connection over a wire, whose application accepts it and listens."""

    async def application(_scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    settings = Settings()
    state = {"settings": settings, "socket_limiter": SocketLimiter(settings, 1000)}
    config = uvicorn.Config(cast("Any", application), log_config=None, ws_ping_interval=None)
    connection = DirectWebSocket(config, ServerState(), state)
    connection.connection_made(wire)
    offered = f"Sec-WebSocket-Extensions: {extensions}\r\n" if extensions else ""
    connection.data_received(
        b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n" + f"{offered}\r\n".encode()
    )
    while not wire.written:
        await asyncio.sleep(0)
    assert wire.written.pop().startswith(b"HTTP/1.1 101")
    return connection


DEFLATE = "permessage-deflate; client_max_window_bits"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("extensions", "size", "is_compressed"),
    [
        (DEFLATE, COMPRESSED_BYTES, True),
        (DEFLATE, COMPRESSED_BYTES - 1, False),
        ("", COMPRESSED_BYTES, False),
        ("permessage-deflate; server_max_window_bits=10", COMPRESSED_BYTES, False),
    ],
)
async def test_long_messages_are_compressed_for_those_who_can_take_it(
    extensions: str, size: int, is_compressed: bool
) -> None:
    wire = Wire()
    connection = await opened(wire, extensions)
    payloads = [bytes(letter) * size for letter in (b"a", b"b")]
    for payload in payloads:
        assert connection.send_now(payload)
    assert [(frame[0] & 0x40 > 0, len(frame) < size) for frame in wire.written] == [(is_compressed, is_compressed)] * 2
    peer = ClientProtocol(parse_uri("ws://localhost"), state=State.OPEN, max_size=None)
    peer.extensions = [PerMessageDeflate(True, True, 15, 15)] if is_compressed else []
    peer.receive_data(b"".join(wire.written))
    assert [bytes(frame.data) for frame in peer.events_received() if isinstance(frame, Frame)] == payloads
    connection.connection_lost(None)


@pytest.mark.asyncio
async def test_nothing_is_read_of_a_client_of_whom_many_messages_wait_until_they_are_received() -> None:
    wire = Wire()
    connection = await opened(wire)
    text = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
    for count in range(1, MOST_WAITING_MESSAGES + 1):
        assert wire.is_reading, count
        connection.data_received(text)
    assert not wire.is_reading
    while not wire.is_reading:
        await asyncio.sleep(0)
    assert connection.queue.empty()
    connection.connection_lost(None)


def frames_of(texts: list[str], chance: random.Random) -> bytes:
    """Put texts into frames as a client may: whole or in parts, with pings between."""
    frames = []
    for text in texts:
        payload = text.encode()
        cut = chance.randrange(len(payload) + 1) if chance.random() < 0.2 else None
        if cut is None:
            frames.append(Frame(Opcode.TEXT, payload))
        else:
            frames += [Frame(Opcode.TEXT, payload[:cut], fin=False), Frame(Opcode.CONT, payload[cut:])]
        if chance.random() < 0.2:
            frames.append(Frame(Opcode.PING, b"p"))
    return b"".join(frame.serialize(mask=True) for frame in frames)


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(60))
async def test_texts_come_whole_and_in_order_however_they_are_cut_on_their_way(seed: int) -> None:
    chance = random.Random(seed)
    connection = await opened(Wire())
    texts = [f"{number}:" + "ñ" * chance.choice([0, 3, 61, 62, 200]) for number in range(12)]
    heard: list[str] = []
    for start in range(0, len(texts), 4):
        data = frames_of(texts[start : start + 4], chance)
        while data:
            size = chance.choice([len(data), len(data), 1, 2, 7])
            connection.data_received(data[:size])
            data = data[size:]
        heard += [message["text"] for message in connection.queue.messages]
        connection.queue.messages.clear()
    assert heard == texts
    connection.connection_lost(None)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("data", "is_heard"),
    [
        (Frame(Opcode.TEXT, b"{}").serialize(mask=True), True),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), False),
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), False),
        (b"\xc1" + Frame(Opcode.TEXT, b"{}").serialize(mask=True)[1:], False),
        (Frame(Opcode.CONT, b"{}").serialize(mask=True), False),
    ],
    ids=["masked", "not masked", "no UTF-8", "with a bit that nothing has agreed on", "a part of nothing"],
)
async def test_what_breaks_the_protocol_ends_a_live_connection(data: bytes, is_heard: bool) -> None:
    wire = Wire()
    connection = await opened(wire)
    connection.data_received(data)
    heard = [message for message in connection.queue.messages if message["type"] == "websocket.receive"]
    assert (bool(heard), wire.is_aborted) == (is_heard, not is_heard)
    connection.connection_lost(None)


@pytest.mark.asyncio
async def test_frames_that_come_one_by_one_are_a_flood_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "time", SimpleNamespace(monotonic=lambda: 5.0))  # all of them in one second
    connection = await opened(Wire())
    for _ in range(connection.settings.messages_per_second):  # the request counts too
        assert not connection.has_flooded
        connection.data_received(Frame(Opcode.TEXT, b"{}").serialize(mask=True))
        assert connection.queue.messages.pop()["text"] == ("" if connection.has_flooded else "{}")
    assert connection.has_flooded
    connection.connection_lost(None)


@pytest.mark.asyncio
async def test_pings_are_answered_when_the_peer_reads_and_then_only_the_last() -> None:
    wire = Wire()
    connection = await opened(wire)
    connection.data_received(Frame(Opcode.PING, b"1").serialize(mask=True))
    assert wire.written == [Frame(Opcode.PONG, b"1").serialize(mask=False)]
    connection.pause_writing()
    for number in (b"2", b"3", b"4"):
        connection.data_received(Frame(Opcode.PING, number).serialize(mask=True))
    assert len(wire.written) == 1
    connection.resume_writing()
    connection.resume_writing()
    assert wire.written[1:] == [Frame(Opcode.PONG, b"4").serialize(mask=False)]
    connection.connection_lost(None)


@pytest.mark.asyncio
@pytest.mark.parametrize(("unsent", "is_ended"), [(MOST_UNSENT_BYTES, False), (MOST_UNSENT_BYTES + 1, True)])
async def test_too_much_that_nobody_reads_ends_a_live_connection(unsent: int, is_ended: bool) -> None:
    wire = Wire()
    connection = await opened(wire)
    wire.unsent_bytes = unsent
    connection.pause_writing()
    await asyncio.sleep(0)
    assert wire.is_aborted is is_ended
    connection.connection_lost(None)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve in a thread, with whatever classes are chosen."""
    listening = socket.create_server(("127.0.0.1", 0))
    app = make_app(Settings(database_url=f"sqlite:///{folder}/ludoteca.db"))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, lifespan="on", **connection_classes()))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


@pytest.mark.parametrize("are_tested", [True, False], ids=["ours", "Uvicorn's own"])
def test_a_table_is_served_with_either_classes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, are_tested: bool
) -> None:
    if not are_tested:
        monkeypatch.setattr(app_module, "TESTED_VERSIONS", ())
        assert connection_classes() == {}
    with served(tmp_path) as address:
        link, tokens = Server(address).make(TWO_HERE)
        with connect(link.live) as line:
            line.send(json.dumps({"type": "hello", "tokens": list(tokens.values())}))
            welcome = json.loads(line.recv())
            assert (welcome["type"], welcome["seats"]) == ("welcome", [0, 1])
            line.send(json.dumps({"type": "roll", "id": 1, "seq": welcome["state"]["seq"]}))
            kinds: list[str] = []
            while "roll" not in kinds:
                kinds += [event["kind"] for event in json.loads(line.recv())["events"]]
