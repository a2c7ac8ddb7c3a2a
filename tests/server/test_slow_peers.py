"""Peers that keep connections busy: silent, endlessly slow, or deaf. They are ended, and others are served."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from server.players import MANY, PATIENCE_SECONDS, Served, connected, here, serving

LIMIT_SECONDS = 1.0
TWO = {"game": "parchis", "players": 2, "seats": here(2)}
LIMITS = ["--requests-per-minute", MANY, "--new-tables-per-minute", MANY]
SHORT = [part for kind in ("head", "body", "write") for part in (f"--{kind}-seconds", str(LIMIT_SECONDS))]
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("slow")
    with serving(f"sqlite:///{folder}/ludoteca.db", folder, *LIMITS, *SHORT) as served:
        yield served
        assert "Traceback" not in served.log.read_text()


def raw(served: Served, first: bytes = b"", timeout: float = PATIENCE_SECONDS) -> socket.socket:
    """A plain socket to a server."""
    host, port = served.address.removeprefix("http://").split(":")
    opened = socket.create_connection((host, int(port)), timeout=timeout)
    opened.sendall(first)
    return opened


def all_of(opened: socket.socket) -> bytes:
    """All that comes until the server ends the connection."""
    received = b""
    with suppress(ConnectionResetError):
        while part := opened.recv(65536):
            received += part
    return received


async def answers_of(served: Served, first: bytes, drop: bytes = b"") -> bytes:
    """What comes until the server ends a connection, on which something is sent again and again."""

    def talk() -> bytes:
        received = b""
        with closing(raw(served, first, timeout=LIMIT_SECONDS / 5)) as opened:
            for _ in range(int(PATIENCE_SECONDS / LIMIT_SECONDS) * 5):
                try:
                    opened.sendall(drop)
                    part = opened.recv(65536)
                except TimeoutError:
                    continue
                except OSError:
                    return received
                received += part
                if not part:
                    return received
        raise AssertionError("the connection has not ended")

    return await asyncio.to_thread(talk)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("first", "drop", "answered"),
    [
        (b"", b"", b""),
        (b"GET /api/games HTTP/1.1\r\nHo", b"o", b""),
        (b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea", b"a", b"HTTP/1.1 200"),
        (HEAD + b"Content-Length: 50\r\n\r\n{", b"", b"HTTP/1.1 408"),
        (HEAD + b"Content-Length: 5000\r\n\r\n{", b" ", b"HTTP/1.1 408"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n", b"HTTP/1.1 408"),
        (HEAD.replace(b"POST", b"GET") + b"Content-Length: 5000\r\n\r\n", b"x", b"HTTP/1.1 200"),
    ],
    ids=["nothing", "head", "second head", "no body", "slow body", "chunks", "body that nobody wants"],
)
async def test_a_request_that_never_ends_is_ended(served: Served, first: bytes, drop: bytes, answered: bytes) -> None:
    received = await answers_of(served, first, drop)
    assert received.startswith(answered)
    assert answered or not received


@pytest.mark.asyncio
async def test_a_late_body_is_answered_in_words(served: Served) -> None:
    received = await answers_of(served, HEAD + b"Accept-Language: es\r\nContent-Length: 50\r\n\r\n")
    head, _, body = received.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    assert json.loads(body)["code"] == "too_slow"
    assert "tardado" in json.loads(body)["sentence"]


@pytest.mark.asyncio
async def test_answers_that_are_not_read_are_not_kept(served: Served) -> None:
    with closing(socket.socket()) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = served.address.removeprefix("http://").split(":")
        deaf.connect((host, int(port)))
        deaf.setblocking(False)
        asking = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:  # pipelined: more than what the system keeps for both sides
                try:
                    await asyncio.get_running_loop().sock_sendall(deaf, asking * 100)
                except (ConnectionResetError, BrokenPipeError):
                    break


@pytest.mark.asyncio
async def test_silent_sockets_do_not_shut_a_server_of_few_files(tmp_path: Path) -> None:
    served = Served(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path, *LIMITS)
    served.prefix = ["sh", "-c", 'ulimit -n 256; exec "$@"', "sh"]
    try:
        served.start()
        with ExitStack() as silent:
            for _ in range(300):
                silent.enter_context(closing(raw(served)))
            assert (await served.get("/healthz")).status_code == 503  # this address has as many as it may have
            for last in range(1, 255, 8):  # others are served
                with closing(socket.socket()) as other:
                    other.bind((f"127.0.0.{last + 1}", 0))
                    other.settimeout(PATIENCE_SECONDS)
                    host, port = served.address.removeprefix("http://").split(":")
                    other.connect((host, int(port)))
                    other.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    assert (await asyncio.to_thread(all_of, other)).startswith(b"HTTP/1.1 200")
        assert "Traceback" not in served.log.read_text()
    finally:
        served.kill()


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", ["ping", "pong", "empty", "continuation"])
async def test_a_flood_of_frames_ends_its_connection(served: Served, kind: str) -> None:
    table = await served.make(**TWO)
    first, more = {
        "ping": (Frame(Opcode.PING, b""), Frame(Opcode.PING, b"")),
        "pong": (Frame(Opcode.PONG, b"x"), Frame(Opcode.PONG, b"x")),
        "empty": (Frame(Opcode.TEXT, b""), Frame(Opcode.TEXT, b"")),
        "continuation": (Frame(Opcode.TEXT, b"", fin=False), Frame(Opcode.CONT, b"", fin=False)),
    }[kind]
    async with connected(served, table.id) as line:
        await line.hear("welcome")
        line.socket.transport.write(first.serialize(mask=True) + more.serialize(mask=True) * 100_000)
        error = await line.hear("error")
        assert error["code"] == "too_fast"
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear("nothing")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1008


@pytest.mark.asyncio
async def test_a_few_pings_are_answered(served: Served) -> None:
    table = await served.make(**TWO)
    async with connected(served, table.id) as line, asyncio.timeout(PATIENCE_SECONDS):
        await line.hear("welcome")
        for _ in range(5):
            await (await line.socket.ping())


@pytest.mark.asyncio
async def test_an_address_holds_no_more_connections_than_it_may(tmp_path: Path) -> None:
    flags = [*LIMITS, "--connections-per-address", "4"]
    with serving(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path, *flags) as served, ExitStack() as held:
        table = await served.make(**TWO)
        async with connected(served, table.id) as line:
            await line.hear("welcome")
            for _ in range(3):
                held.enter_context(closing(raw(served)))
            with closing(raw(served)) as fifth:
                answer = await asyncio.to_thread(all_of, fifth)
            assert answer.startswith(b"HTTP/1.1 503")
            assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "too_many_connections"
            with pytest.raises(Exception, match="503"):
                await connect(served.live(table.id))
        held.close()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while (await served.get("/healthz")).status_code != 200:
                await asyncio.sleep(0.05)
