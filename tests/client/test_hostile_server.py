"""A server that means no good: what it says steers no terminal, and what it names becomes no file."""

import json
import queue
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

from ludoteca.client.api import Server
from ludoteca.client.connection import LiveConnection
from ludoteca.client.errors import ClientError
from ludoteca.client.keys import Keys
from ludoteca.client.links import Link

TABLE = "Zk3vQ0tq-7rXh_2LwB9aYg"
CONTROL = "\x1b]0;owned\x07\x1b[2J\x9b31m\r\u202e"


@contextmanager
def answering(body: bytes, status: int = 200) -> Iterator[str]:
    """A server that answers everything in one way."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_nothing_that_is_answered_steers_a_terminal() -> None:
    said = {"name": CONTROL, CONTROL: [{"x": CONTROL}], "number": 1, "none": None}
    with answering(json.dumps(said).encode()) as address:
        answer = Server(address).table(TABLE)
    texts = [answer["name"], *answer]
    assert all(text.isprintable() for text in texts)
    assert answer["number"] == 1


def test_nothing_in_a_problem_or_a_record_steers_a_terminal() -> None:
    with answering(json.dumps({"code": CONTROL, "sentence": CONTROL}).encode(), 409) as address:
        with pytest.raises(ClientError) as caught:
            Server(address).table(TABLE)
        assert caught.value.explain("en").isprintable()
    with answering(f"Ludoteca record 1\nGame: {CONTROL}\n".encode()) as address:
        assert [line.isprintable() for line in Server(address).record(TABLE).split("\n")] == [True] * 3


@pytest.mark.parametrize("table", ["../../../.ssh/authorized_keys", "", "a" * 21, "a" * 23, f"{TABLE}\n", "a/b" * 8])
def test_no_file_is_named_after_an_id_that_no_table_has(tmp_path: Path, table: str) -> None:
    made = json.dumps({"id": table, "tokens": {"0": "t" * 43}}).encode()
    with answering(made) as address, pytest.raises(ClientError):
        hold_seats(Server(address), tmp_path / "seats")
    assert list(tmp_path.iterdir()) == []


def hold_seats(server: Server, folder: Path) -> None:
    """Make a table, and keep its keys."""
    link, tokens = server.make({})
    Keys(folder).hold(link, tokens)


def test_what_a_live_connection_brings_steers_no_terminal_and_nonsense_ends_nothing() -> None:
    said = [
        "[1, 2]",
        '{"type": "events", "events": [{}]}',
        json.dumps({"type": "welcome", "events": [], "state": {"seats": [{"name": CONTROL}]}}),
    ]

    def talk(line: ServerConnection) -> None:
        line.recv()
        line.send(said.pop(0))
        if not said:
            line.recv(timeout=30)

    with serve(talk, sock=socket.create_server(("127.0.0.1", 0))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        inbox: queue.Queue[Any] = queue.Queue()
        link = Link(f"http://127.0.0.1:{server.socket.getsockname()[1]}", TABLE)
        live = LiveConnection(link, [], "en", inbox)
        while (message := inbox.get(timeout=30))["type"] != "welcome":
            assert message["type"] == "lost"
        live.close()
    assert message["state"]["seats"][0]["name"].isprintable()
