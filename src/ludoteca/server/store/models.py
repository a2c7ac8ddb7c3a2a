"""What the store keeps: tables, their logs, and who may act at them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

Status = Literal["waiting", "running", "over"]


class StoreError(Exception):
    """The database cannot be opened, read or written; says in one sentence why, and the way out."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One numbered event of a table's log, which only grows."""

    seq: int  # from 1; the table and this number are the key
    at_ms: int  # the server's clock, in Unix milliseconds
    kind: str
    seat: int | None
    body: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Head:
    """What a table is made with; it never changes."""

    id: str
    created_ms: int
    game: str
    is_open: bool  # listed for all, or by link only
    settings: Mapping[str, Any]
    commit: str  # of the seed, in hex: public
    seed: bytes = field(repr=False)  # 32 bytes, secret


HOST: Final = -1  # in place of a seat's number: the token of who made the table


@dataclass(frozen=True, slots=True)
class Token:
    """Who may act for a seat, or as the host of the table."""

    seat: int
    digest: bytes  # SHA-256 of the token, which itself is never stored


@dataclass(frozen=True, slots=True)
class Write:
    """What is added to a table's log, and what changes of the table with it: all or nothing."""

    table: str
    entries: tuple[Entry, ...]  # consecutive
    status: Status | None = None
    new_tokens: tuple[Token, ...] = ()
    dropped_tokens: tuple[Token, ...] = ()
    summary: Mapping[str, Any] | None = None  # replaces the former one


@dataclass(frozen=True, slots=True)
class Listed:
    """A line of the list of tables."""

    head: Head
    status: Status
    last_seq: int
    last_ms: int
    summary: Mapping[str, Any]
