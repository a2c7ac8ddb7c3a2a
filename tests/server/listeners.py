"""Tables without a network: clients that keep what is sent to them, and what they do next."""

from typing import Any

from pydantic_core import from_json

from ludoteca.server.live_table import LiveTable, digest_of
from ludoteca.server.messages import from_client
from ludoteca.server.requests import TableRequest
from ludoteca.server.tables import Tables
from server.players import here


class Listener:
    """A client that keeps what it is told."""

    language = "en"
    address = "192.0.2.1"

    def __init__(self, tokens: list[str]) -> None:
        self.digests = frozenset(map(digest_of, tokens))
        self.held: frozenset[int] = frozenset()
        self.events: list[int] = []
        self.last: dict[str, Any] = {}
        self.seq = 0

    def send(self, payload: bytes) -> None:
        self.last = message = from_json(payload)
        self.events += [event["seq"] for event in message["events"]]
        self.seq = message["state"]["seq"]

    def dismiss(self, code: str) -> None:
        raise AssertionError("nobody loses all seats here")


async def begun(tables: Tables, *bots: str) -> tuple[LiveTable, Listener, dict[int, str]]:
    """A table of parchís at which everybody has sat down and is connected by one line."""
    wanted = TableRequest.model_validate({"game": "parchis", "players": 2, "seats": here(2 - len(bots), *bots)})
    live, tokens = await tables.make(wanted)
    client = Listener(list(tokens.values()))
    await tables.presence.join(live, client, 0)
    await tables.presence.record(live, sorted(client.held))
    return live, client, tokens


def next_action(live: LiveTable) -> Any:
    game, seq = live.table.game, live.table.seq
    if game.phase == "roll":
        return from_client.validate_python({"type": "roll", "id": 1, "seq": seq})
    return from_client.validate_python({"type": "move", "id": 1, "seq": seq, "move": game.legal_moves[0].text})
