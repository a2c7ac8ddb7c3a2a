"""What waits in the writer's queue: writes made ready, so that a bad one fails before it reaches the database."""

import json
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

import orjson

from ludoteca.server.store.models import Entry, Head, Status, StoreError, Token, Write

Values: TypeAlias = tuple[Any, ...]  # of a row, in the order of its table's columns

ENCODER = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"))
NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
DOUBTFUL = re.compile(rb"null|\\u0000")  # perhaps written for a number that is none, or for a NUL character


class Append(NamedTuple):
    """A write: rows of the log, and what changes of the table with them."""

    table: str
    rows: list[Values]
    status: Status | None
    summary: str | None
    new_tokens: tuple[Token, ...]
    dropped_tokens: tuple[Token, ...]


class Creation(NamedTuple):
    """A new table with the beginning of its log."""

    row: Values
    beginning: Append


class Lease(NamedTuple):
    """An owner wants to hold a table for as long as it lives, or to live for a time: then the table is itself."""

    table: str
    owner: str
    duration_ms: int


class Release(NamedTuple):
    """An owner gives tables back."""

    owner: str
    tables: tuple[str, ...]


class Deletion(NamedTuple):
    """A table that is over is deleted with all that belongs to it."""

    table: str


Job: TypeAlias = Append | Creation | Lease | Release | Deletion


def append_of(write: Write) -> Append:
    """Make a write ready."""
    assert all(later.seq == entry.seq + 1 for entry, later in pairwise(write.entries))
    return Append(
        table=write.table,
        rows=[
            (write.table, entry.seq, entry.at_ms, entry.kind, entry.seat, encoded(entry.body))
            for entry in write.entries
        ],
        status=write.status,
        summary=None if write.summary is None else encoded(write.summary),
        new_tokens=write.new_tokens,
        dropped_tokens=write.dropped_tokens,
    )


def creation_of(
    head: Head, entries: Sequence[Entry], tokens: Sequence[Token], status: Status, summary: Mapping[str, Any]
) -> Creation:
    """Make a new table ready."""
    row = (
        head.id,
        head.created_ms,
        head.game,
        head.is_open,
        encoded(head.settings),
        head.commit,
        head.seed,
        status,
        encoded(summary),
    )
    return Creation(row, append_of(Write(head.id, tuple(entries), new_tokens=tuple(tokens))))


def encoded(value: Mapping[str, Any]) -> str:
    """Write a value as JSON that every database takes, or say why it cannot be."""
    try:
        quick = orjson.dumps(value)
        if not DOUBTFUL.search(quick):
            return quick.decode()
    except TypeError:
        pass  # a key that is a number, or one too large: the other encoder knows what to do
    return _encoded_with_care(value)


def _encoded_with_care(value: Mapping[str, Any]) -> str:
    try:
        text = ENCODER.encode(dict(value))
        text.encode()  # half a surrogate pair stops here
    except (TypeError, ValueError) as error:
        raise StoreError(f"this cannot be kept as JSON: {error}") from error
    if "\\u0000" in text and NUL.search(text):
        raise StoreError("this cannot be kept as JSON: PostgreSQL takes no text with a NUL character")
    return text
