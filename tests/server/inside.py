"""The application within the tests' own process, and people at its tables."""

import base64
import json
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import anyio
from starlette.testclient import TestClient, WebSocketTestSession

from ludoteca.server.app import make_app
from ludoteca.server.messages import from_server
from ludoteca.server.settings import Settings
from ludoteca.server.tables import Tables

PATIENCE_SECONDS = 20  # for an answer; tests that hang are worse than tests that fail
UNHURRIED: dict[str, Any] = {
    "pace_seconds": 0,
    "bot_seconds": 0.05,
    "first_throw_seconds": 0,
    "requests_per_minute": 100_000,
    "files_per_minute": 100_000,
    "new_tables_per_minute": 100_000,
    "messages_per_second": 100_000,
    "says_per_minute": 100_000,
    "asides_per_minute": 100_000,
}


@dataclass(frozen=True)
class MadeTable:
    """A table that a person has made."""

    id: str
    commit: str
    tokens: dict[int, str]
    host: str


class Guest:
    """Somebody on a connection of their own, who sees what the server sends."""

    def __init__(self, session: WebSocketTestSession, sent: list[str]) -> None:
        self.session, self.sent = session, sent
        self.waiting: deque[dict[str, Any]] = deque()
        self.heard: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.held: list[int] = []
        self.questions = 0

    @property
    def seq(self) -> int:
        return int(self.state["seq"])

    def receive(self) -> dict[str, Any]:
        """Wait for what the application sends next, a closing as well."""

        async def soon() -> None:
            with anyio.fail_after(PATIENCE_SECONDS):
                self.waiting.append(dict(await self.session._send_rx.receive()))
            with suppress(anyio.WouldBlock):
                while True:
                    self.waiting.append(dict(self.session._send_rx.receive_nowait()))

        if not self.waiting:
            self.session.portal.call(soon)
        return self.waiting.popleft()

    def hear(self) -> dict[str, Any]:
        """Hear the next message: it is as described, and its events follow those heard before."""
        received = self.receive()
        assert received["type"] == "websocket.send", received
        self.sent.append(received["text"])
        from_server.validate_json(received["text"], strict=True)
        message: dict[str, Any] = json.loads(received["text"])
        self.heard.append(message)
        if "state" in message:
            for event in message["events"]:
                assert not self.events or event["seq"] > self.events[-1]["seq"] or message["type"] == "stale"
                if not self.events or event["seq"] > self.events[-1]["seq"]:
                    self.events.append(event)
            self.state = message["state"]
            self.held = message.get("seats", self.held)
        return message

    def hear_until(self, is_enough: Callable[["Guest"], bool]) -> None:
        while not is_enough(self):
            self.hear()

    def hear_to(self, seq: int) -> None:
        """Hear until all up to a number has been told."""
        self.hear_until(lambda _: self.seq >= seq)

    def hear_of(self, kind: str, count: int = 1) -> dict[str, Any]:
        """Hear until something has happened, and give it."""
        self.hear_until(lambda _: len([one for one in self.events if one["kind"] == kind]) >= count)
        return [one for one in self.events if one["kind"] == kind][-1]

    def send(self, kind: str, **fields: Any) -> None:
        self.questions += 1
        self.session.send_json({"type": kind, "id": self.questions, "seq": self.seq} | fields)

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something, and hear the next message; good where nothing else happens meanwhile."""
        self.send(kind, **fields)
        return self.hear()

    def answer(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send something, and hear the answer to it, over all that happens meanwhile."""
        self.send(kind, **fields)
        while self.hear().get("id") != self.questions:
            pass
        return self.heard[-1]

    def act(self, choose: int = 0) -> None:
        """Throw, or play one of the moves shown."""
        if self.state["phase"] == "roll":
            self.send("roll")
        else:
            self.send("move", move=self.state["moves"][choose]["move"])


class House:
    """The application, all that it has sent, and doors to it."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.sent: list[str] = []

    def ask(self, method: str, path: str, status: int = 200, **rest: Any) -> Any:
        """Make a request, see its status, and give what was answered."""
        response = self.client.request(method, path, **rest)
        self.sent.append(f"{response.headers} {response.text}")
        assert response.status_code == status, response.text
        is_json = response.headers.get("content-type", "").startswith("application/json")
        return response.json() if is_json else response.text

    def make(self, **wanted: Any) -> MadeTable:
        """Make a table, of two people at one screen unless asked otherwise."""
        whole = {"game": "parchis", "players": 2, "seats": [{"kind": "here", "name": "Ana"}] * 2} | wanted
        made = self.ask("POST", "/api/tables", 201, json=whole)
        tokens = {int(seat): token for seat, token in made["tokens"].items()}
        return MadeTable(made["id"], made["commit"], tokens, made["host"])

    def sit(self, table: str, seat: int, name: str = "Bea", **rest: Any) -> str:
        answer = self.ask("POST", f"/api/tables/{table}/seats/{seat}", 201, json={"name": name} | rest)
        assert answer["seat"] == seat
        return str(answer["token"])

    def leave(self, table: str, seat: int, token: str, status: int = 204) -> Any:
        bearer = {"Authorization": f"Bearer {token}"}
        return self.ask("DELETE", f"/api/tables/{table}/seats/{seat}", status, headers=bearer)

    @contextmanager
    def connected(self, table: str) -> Iterator[Guest]:
        """Connect, and say nothing yet."""
        with self.client.websocket_connect(f"/api/tables/{table}/live") as session:
            yield Guest(session, self.sent)

    @contextmanager
    def join(
        self, table: str, *tokens: str, since: int = 0, language: str = "en", host: str | None = None
    ) -> Iterator[Guest]:
        """Connect and say hello; those who hold seats have heard that they are here."""
        with self.connected(table) as guest:
            hello = {"type": "hello", "tokens": list(tokens), "since": since, "language": language, "host": host}
            guest.session.send_json(hello)
            assert guest.hear()["type"] == "welcome"
            guest.hear_until(lambda one: all(one.state["seats"][seat]["is_here"] for seat in one.held))
            yield guest


@contextmanager
def running_house(folder: Path, **settings: Any) -> Iterator[House]:
    """Run the application on a database file in a folder."""
    chosen = Settings(database_url=f"sqlite:///{folder}/ludoteca.db", **UNHURRIED | settings)
    with TestClient(make_app(chosen), base_url="http://localhost", client=("127.0.0.1", 50_000)) as client:
        yield House(client)


def play_on(guests: list[Guest], steps: int = 10**6, choose: int = 0) -> int:
    """Let the people at a table play, until it is over or so many steps are done; all hear all. Gives the steps."""
    held = {seat: guest for guest in guests for seat in guest.held}
    actor = guests[0]
    done = 0
    while done < steps:
        actor.hear_until(lambda one: one.state["status"] == "over" or one.state["seat"] in held)
        if actor.state["status"] == "over":
            break
        newest, actor = actor.seq, held[actor.state["seat"]]
        actor.hear_to(newest)
        if actor.state["seat"] in actor.held:
            actor.act(choose)
            actor.hear_to(actor.seq + 1)
            done += 1
    for guest in guests:
        guest.hear_to(actor.seq)
    return done


def seed_of(house: House, table: str) -> bytes:
    """Look into the envelope, as nobody but the server can."""
    return tables_of(house).live[table].table.head.seed


def tables_of(house: House) -> Tables:
    """Return the live tables of the application."""
    tables: Tables = house.client.app.state.tables  # type: ignore[attr-defined]
    return tables


def forms_of(secret: bytes) -> list[str]:
    """Spell bytes in every way in which they might be sent; of base64 what does not depend on the place."""
    shifted = [base64.b64encode(bytes(shift) + secret)[8:32].decode() for shift in range(3)]
    return [
        secret.hex(),
        secret.hex().upper(),
        *shifted,
        *(text.replace("+", "-").replace("/", "_") for text in shifted),
        str(int.from_bytes(secret, "big")),
        repr(secret)[2:-1],
        ", ".join(map(str, secret)),
        ",".join(map(str, secret)),
        secret.decode("latin-1"),
    ]


def see_seed_hidden_until_over(house: House, table: str) -> None:
    """Search all that was sent for the seed of a table that is over: it is there, and only where the end is told."""
    forms = forms_of(seed_of(house, table))
    before = [text for text in house.sent if '"kind":"over"' not in text]
    assert len(before) > 10
    assert not [text for text in before for form in forms if form in text]
    assert any(forms[0] in text for text in house.sent)
