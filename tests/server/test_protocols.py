"""The classes of connections: ours with versions that were tested, else Uvicorn's own, which serve as well."""

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from websockets.sync.client import connect

from ludoteca.client.api import Server
from ludoteca.server import app as app_module
from ludoteca.server.app import connection_classes, make_app, minor_version
from ludoteca.server.protocols import DirectWebSocket, TimeLimitedHttp
from ludoteca.server.settings import Settings

TWO_HERE = {"game": "parchis", "players": 2, "seats": [{"kind": "here"}] * 2}


def test_the_versions_that_are_installed_have_been_tested() -> None:
    assert (minor_version("uvicorn"), minor_version("websockets")) in app_module.TESTED_VERSIONS
    assert connection_classes() == {"http": TimeLimitedHttp, "ws": DirectWebSocket}


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
