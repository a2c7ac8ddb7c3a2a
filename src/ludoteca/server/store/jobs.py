"""What waits in the writer's queue: writes made ready, so that a bad one fails before it reaches the database."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from ludoteca.server.store.models import Entry, Head, Status, StoreError, Token, Write

ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))
NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


@dataclass(frozen=True, slots=True)
class Append:
    """A write: rows of the log, and what changes of the table with them."""

    table: str
    rows: list[dict[str, Any]]
    status: Status | None
    summary: str | None
    new_tokens: tuple[Token, ...]
    dropped_tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class Creation:
    """A new table with the beginning of its log."""

    row: dict[str, Any]
    beginning: Append


@dataclass(frozen=True, slots=True)
class Lease:
    """An owner wants to hold a table for a time."""

    table: str
    owner: str
    duration_ms: int


@dataclass(frozen=True, slots=True)
class Release:
    """An owner gives all its tables back."""

    owner: str


Job: TypeAlias = Append | Creation | Lease | Release


def append_of(write: Write) -> Append:
    """Make a write ready."""
    assert all(later.seq == entry.seq + 1 for entry, later in zip(write.entries, write.entries[1:], strict=False))
    return Append(
        table=write.table,
        rows=[_row_of(write.table, entry) for entry in write.entries],
        status=write.status,
        summary=None if write.summary is None else encoded(write.summary),
        new_tokens=write.new_tokens,
        dropped_tokens=write.dropped_tokens,
    )


def creation_of(
    head: Head, entries: Sequence[Entry], tokens: Sequence[Token], status: Status, summary: Mapping[str, Any]
) -> Creation:
    """Make a new table ready."""
    row = {
        "id": head.id,
        "created_ms": head.created_ms,
        "game": head.game,
        "is_open": head.is_open,
        "settings": encoded(head.settings),
        "commitment": head.commit,
        "seed": head.seed,
        "status": status,
        "summary": encoded(summary),
    }
    return Creation(row, append_of(Write(head.id, tuple(entries), new_tokens=tuple(tokens))))


def encoded(value: Mapping[str, Any]) -> str:
    """Write a value as JSON that every database takes, or say why it cannot be."""
    try:
        text = ENCODER.encode(dict(value))
        text.encode()  # half a surrogate pair stops here
    except (TypeError, ValueError) as error:
        raise StoreError(f"this cannot be kept as JSON: {error}") from error
    if "\\u0000" in text and NUL.search(text):
        raise StoreError("this cannot be kept as JSON: PostgreSQL takes no text with a NUL character")
    return text


def _row_of(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": entry.seq,
        "at_ms": entry.at_ms,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": encoded(entry.body),
    }
