"""A table in memory, with those who look at it."""

import asyncio
import hashlib
import hmac
import time
from collections.abc import Collection, Iterable
from typing import Final, NamedTuple, Protocol

from ludoteca.server.store import HOST, Entry, Token
from ludoteca.server.table import KEPT_IN_MEMORY, Table

CHECKPOINT_ENTRIES: Final = KEPT_IN_MEMORY - 3  # between two copies of a table; the rest is left for one change


class Client(Protocol):
    """A connection that looks at a table."""

    language: str
    address: str  # what limits count by
    digests: frozenset[bytes]  # of the tokens that it has, the host's included
    held: frozenset[int]  # the seats that they are for

    def send(self, payload: bytes) -> None:
        """Queue a message; never waits."""

    def dismiss(self, code: str) -> None:
        """End the connection for good, after a sentence that says why; never waits."""


class Question(NamedTuple):
    """A message of a client that waits for its answer."""

    client: Client
    id: int


class LiveTable:
    """A table in memory, and those who look at it."""

    def __init__(self, table: Table, tokens: Iterable[Token]) -> None:
        self.table = table
        self.tokens = list(tokens)
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.is_busy = False  # something due is being done
        self.is_behind = False  # another process has changed it, and that is about to be read
        self.has_asked_to_hold = False  # for this process, where there are several
        self.is_recording = False  # who is here
        self.checkpoint: Table | None = None  # as it was some entries ago, all of which were stored
        self.storing_since: int | None = None  # what follows this entry is being stored
        self.unsure_since: int | None = None  # from this entry on, memory may hold what is not stored
        self.used = time.monotonic()

    def held_by(self, digests: Collection[bytes]) -> frozenset[int]:
        """Return the seats that some tokens are for; each is compared with all, in constant time."""
        return frozenset(
            one.seat
            for one in self.tokens
            for digest in digests
            if hmac.compare_digest(one.digest, digest) and one.seat != HOST
        )

    def is_hosted_by(self, digests: Collection[bytes]) -> bool:
        """Return whether one of some tokens is that of who made the table."""
        return any(
            one.seat == HOST and hmac.compare_digest(one.digest, digest) for one in self.tokens for digest in digests
        )

    def may_look(self, client: Client, table: Table) -> bool:
        """Return whether a client may look at the table: at one without spectators only who plays, or may sit down."""
        if table.settings["spectators"] or table.status == "waiting":
            return True
        return bool(self.held_by(client.digests)) or self.is_hosted_by(client.digests)

    def dismiss_strangers(self) -> None:
        """Dismiss those who may no longer look: at a table without spectators whoever has no seat when it begins."""
        for client in tuple(self.clients):
            if not self.may_look(client, self.table):
                self.clients.discard(client)
                client.dismiss("no_spectators")

    def set_tokens(self, tokens: Iterable[Token], entries: Iterable[Entry] = ()) -> None:
        """Set who may act. A client that has lost a seat no longer holds it; one that has lost all is dismissed.

        The entries that changed who may act say whether the person got up or was taken off the seat.
        """
        self.tokens = list(tokens)
        why = "seat_removed" if any(entry.kind == "removed" for entry in entries) else "seat_left"
        for client in tuple(self.clients):
            had_seats = bool(client.held)
            client.held = self.held_by(client.digests)
            if had_seats and not client.held:
                self.clients.discard(client)
                client.dismiss(why)

    def keep_checkpoint(self) -> None:
        """Keep a copy of the table, which is as it is stored, unless entries in memory lead on from the last copy.

        A copy at every change would take about as long as the change.
        """
        if self.checkpoint is None or self.table.seq - self.checkpoint.seq >= CHECKPOINT_ENTRIES:
            self.checkpoint = self.table.copy()
            self.checkpoint.recent = []

    @property
    def is_ahead(self) -> bool:
        """Whether memory holds, or may hold, what is not stored yet."""
        return self.storing_since is not None or self.unsure_since is not None

    def as_stored(self) -> Table | None:
        """Make a copy of the table as it is stored, where memory is or may be ahead; None where it is not.

        None too where a change was so long that memory no longer holds the entries before it.
        """
        seq = self.storing_since if self.unsure_since is None else self.unsure_since
        if seq is None or self.checkpoint is None or self.table.since(self.checkpoint.seq) is None:
            return None
        stored = self.checkpoint.copy()
        recent = [one for one in self.table.recent if one[0].seq <= seq]
        for entry, _ in recent:
            if entry.seq > stored.seq:
                stored.apply(entry)
        stored.recent = recent
        return stored

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks at it, and nothing is due or being done."""
        return not (self.clients or self.timer or self.lock.locked() or self.is_busy)

    def stop_timer(self) -> None:
        """Cancel what was to be done next."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def is_here(self, seat: int) -> bool:
        """Return whether a connection of this process holds a seat."""
        return any(seat in client.held for client in self.clients)


def digest_of(token: str) -> bytes:
    """Hash a token, as it is stored."""
    return hashlib.sha256(token.encode()).digest()
