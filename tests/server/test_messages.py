"""The description of live messages: whole, and true of what is sent."""

import json
from collections.abc import Iterator
from typing import Any, get_args

import jsonschema_rs
import pytest
from pydantic import TypeAdapter, ValidationError

from ludoteca.server import waiting_room
from ludoteca.server.commands import COMMANDS
from ludoteca.server.messages import (
    FromClient,
    FromServer,
    from_client,
    from_server,
    live_schema,
)
from ludoteca.server.requests import Name
from ludoteca.server.view import event_of, state_of
from server.desk import Desk, every_game

SCHEMA = live_schema()


def nodes(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for one in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from nodes(one)


def kinds_of(union: Any) -> set[str]:
    return {get_args(one.model_fields["type"].annotation)[0] for one in get_args(get_args(union)[0])}


def test_the_description_is_json_schema_and_all_it_refers_to_is_there() -> None:
    jsonschema_rs.meta.validate(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    references = {node["$ref"] for node in nodes(SCHEMA) if "$ref" in node}
    assert references
    assert all(one.startswith("#/$defs/") and one.removeprefix("#/$defs/") in SCHEMA["$defs"] for one in references)
    assert json.loads(json.dumps(SCHEMA)) == SCHEMA


@pytest.mark.parametrize(
    ("side", "union", "kinds"),
    [
        (
            "client",
            FromClient,
            "hello ping roll move attempt undo say bytes resign draw no_draw end to_bot back rematch"
            " seat_bot free_seat lock start",
        ),
        ("server", FromServer, "welcome events refused stale error pong"),
    ],
)
def test_every_type_of_message_is_described(side: str, union: Any, kinds: str) -> None:
    assert kinds_of(union) == set(kinds.split())
    described = SCHEMA["properties"][side]
    assert set(described["discriminator"]["mapping"]) == set(kinds.split())
    for reference in described["discriminator"]["mapping"].values():
        definition = SCHEMA["$defs"][reference.removeprefix("#/$defs/")]
        assert definition["additionalProperties"] is False
        assert definition["description"]
        assert "type" in definition["required"]
        assert ("seq" in definition["required"]) == (side == "client" and definition["title"] not in ("Hello", "Ping"))


def test_every_message_of_a_client_has_a_command() -> None:
    messages = {one.__name__ for one in get_args(get_args(FromClient)[0])}
    without_command = {"Hello", "Ping", "Rematch", "StartFewer"}  # begin a connection, test it, begin another table
    assert messages - without_command == {one.__name__ for one in (*COMMANDS, *waiting_room.COMMANDS)}


@every_game
def test_what_is_sent_is_as_described(game_id: str) -> None:
    server = jsonschema_rs.validator_for({**SCHEMA, "$ref": "#/properties/server"})
    desk = Desk(game=game_id)
    desk.play_until("move")
    for language in ("en", "es"):
        events = [event_of(entry, events, language) for entry, events in desk.table.recent]
        message = {
            "type": "events",
            "id": None,
            "events": events,
            "state": state_of(desk.table, language, desk.now_ms, with_moves=True),
        }
        sent = json.loads(json.dumps(message))
        assert from_server.validate_python(sent, strict=True).model_dump() == sent
        server.validate(sent)


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"type": "roll"},
        {"type": "roll", "seq": 1},
        {"type": "roll", "id": 0, "seq": 1},
        {"type": "roll", "id": 1, "seq": -1},
        {"type": "roll", "id": 1, "seq": 2**40},
        {"type": "roll", "id": 1, "seq": 1, "seat": 0},
        {"type": "roll", "id": 1, "seq": None},
        {"type": "move", "id": 1, "seq": 1},
        {"type": "move", "id": 1, "seq": 1, "move": ""},
        {"type": "move", "id": 1, "seq": 1, "move": "Y" * 61},
        {"type": "move", "id": 1, "seq": 1, "move": 7},
        {"type": "say", "id": 1, "seq": 1, "seat": 8, "text": "x"},
        {"type": "say", "id": 1, "seq": 1, "seat": 0, "phrase": "Ñ"},
        {"type": "resign", "id": 1, "seq": 1},
        {"type": "ping"},
        {"type": "ping", "id": 1, "seq": 1},
        {"type": "hello", "tokens": ["short"]},
        {"type": "hello", "tokens": ["x" * 43] * 9},
        {"type": "hello", "since": -1},
        {"type": "hello", "language": "fr"},
        {"type": "welcome"},
        {"type": ["roll"], "id": 1, "seq": 1},
        [],
        "roll",
        None,
    ],
)
def test_anything_else_is_no_message(message: Any) -> None:
    with pytest.raises(ValidationError):
        from_client.validate_json(json.dumps(message))
    client = jsonschema_rs.validator_for({**SCHEMA, "$ref": "#/properties/client"})
    assert not client.is_valid(message)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana   María ", "Ana María"),
        ("ñ" * 20, "ñ" * 20),
        ("🎲", "🎲"),
        ("", None),
        ("   ", None),
        ("a" * 21, None),
        ("a\x00b", None),
        ("a\u202eb", None),
        ("\x1b[31m", None),
        ("Zoe\u0308", "Zoë"),
        ("Vie\u0323\u0302t", "Việt"),
        ("नमस्ते", "नमस्ते"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("A\u200bna", None),  # without width
        ("\u2066Ana\u2069", None),  # turned
        ("\u0301", None),  # marks alone
        ("Ana \u0301", None),
        ("\u034f\ufe0f", None),
        ("A" + "\u0335" * 4, None),  # a tower of them
        ("\u3164", None),  # letters without a picture
        ("Ana\u3164", None),
        ("\u2800", None),
        ("\U000e0041", None),
    ],
)
def test_a_name_has_1_to_20_characters_that_can_be_shown(name: str, kept: str | None) -> None:
    adapter: TypeAdapter[str] = TypeAdapter(Name)
    if kept is None:
        with pytest.raises(ValidationError):
            adapter.validate_python(name)
    else:
        assert adapter.validate_python(name) == kept
