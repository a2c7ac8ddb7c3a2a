"""What clients saw confirmed, kept outside of the server, to be compared with what is stored."""

import hashlib
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

MOST_FAILURES = 100
PLAYED = ("roll", "move")


def digest_of(event: dict[str, Any]) -> bytes:
    """Hash an event with its words: a run confirms more of them than should lie in memory."""
    return hashlib.blake2b(json.dumps(event, sort_keys=True).encode(), digest_size=16).digest()


@dataclass
class TableLedger:
    """What was confirmed of one table, to whomever it was."""

    id: str
    events: list[bytes] = field(default_factory=list)  # the digest of number 1 first
    invited: list[int] = field(default_factory=list)  # seats for whoever comes
    sat: list[tuple[int, str]] = field(default_factory=list)  # seats and names, answered 201
    left: list[int] = field(default_factory=list)  # seats, answered 204
    state: dict[str, Any] = field(default_factory=dict)  # the newest
    played: float = field(default_factory=time.monotonic)  # when the last throw or move was heard
    clients: int = 0  # that are connected, or try to be

    @property
    def status(self) -> str:
        return str(self.state.get("status", "waiting"))

    @property
    def is_to_move(self) -> bool:
        """Whether the game has to go on: a person of ours is connected, or nobody but bots play, and someone looks."""
        if self.status != "running" or not self.clients:
            return False
        persons = [one for one in self.state["seats"] if one["kind"] == "person" and not one["has_resigned"]]
        return not persons or any(one["is_here"] for one in persons)


@dataclass
class Ledger:
    """What was confirmed at all tables, and what went wrong."""

    tables: dict[str, TableLedger] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    waits_ms: list[float] = field(default_factory=list)  # for answers, while nothing is spoilt
    is_calm: bool = True
    connections: int = 0
    confirmations: int = 0  # events that were heard, by each client

    def table(self, name: str) -> TableLedger:
        return self.tables.setdefault(name, TableLedger(name))

    def fail(self, what: str) -> None:
        if len(self.failures) < MOST_FAILURES:
            self.failures.append(what)
            print(f"  FAILED: {what}", flush=True)

    def confirm(self, table: TableLedger, event: dict[str, Any]) -> None:
        """Note an event; it must be the one that others were told under its number."""
        self.confirmations += 1
        number, digest = event["seq"], digest_of(event)
        if number <= len(table.events):
            if table.events[number - 1] != digest:
                self.fail(f"table {table.id}: event {number} was told in two ways, now as {event}")
        elif number == len(table.events) + 1:
            table.events.append(digest)
        else:
            self.fail(f"table {table.id}: event {number} was told after {len(table.events)}")
        if event["kind"] in PLAYED:
            table.played = time.monotonic()

    @property
    def events(self) -> int:
        return sum(len(table.events) for table in self.tables.values())
