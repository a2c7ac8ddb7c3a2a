"""Events between processes: "this table now has entries up to that number", mostly with these entries.

The database holds what has happened; the bus spares others to look there. Whatever it loses is found again by looking,
so losing Redis costs time and never a move.
"""

import asyncio
import logging
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import orjson

from ludoteca.server.store import Entry

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

CHANNEL = "ludoteca:entries"
COLUMNS = len(fields(Entry))  # of an entry in a message
MAX_SENT_AT_ONCE = 500
GATHER_SECONDS = 0.004  # in which more is gathered for a message: each costs more than what it holds
MAX_ENTRIES = 20  # of a table in a message; whoever misses more reads the database
QUIET_SECONDS = 5.0  # then Redis is asked whether it still is there
DEAF_SECONDS = 15.0  # then it is taken for gone
START_SECONDS = 5.0
CANCEL_SECONDS = 1.0  # before a task is cancelled again: a driver can take one cancellation for a timeout of its own
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.1, 5.0

Heard: TypeAlias = Callable[[str, int, list[Entry]], Awaitable[None]]
Missed: TypeAlias = Callable[[], Awaitable[None]]

log = logging.getLogger(__name__)


class BusError(Exception):
    """The bus cannot be used as it is set; says in one sentence why, and the way out."""


class Bus(Protocol):
    """How processes tell each other that a table's log has grown."""

    @property
    def is_listening(self) -> bool:
        """Whether what others publish is heard now."""

    async def publish(self, table: str, seq: int, entries: Sequence[Entry] = ()) -> None:
        """Announce that a table now has entries up to a number, the last of which these are; never waits or raises."""

    def subscribe(self, heard: Heard, missed: Missed | None = None) -> None:
        """Call `heard` for what others publish, and `missed` when some of it may have been lost."""

    async def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Send what is left, if that can be, and end."""


class LocalBus:
    """The bus of a single process: there is nobody to tell."""

    is_listening = True

    async def publish(self, table: str, seq: int, entries: Sequence[Entry] = ()) -> None:
        """Do nothing."""

    def subscribe(self, heard: Heard, missed: Missed | None = None) -> None:
        """Nothing will be heard."""

    async def start(self) -> None:
        """Nothing to begin."""

    async def close(self) -> None:
        """Nothing to end."""


class Announcement(NamedTuple):
    """What is told of a table: its highest number, and the last entries where they are not too many."""

    seq: int
    entries: tuple[Entry, ...]

    def after(self, former: "Announcement | None") -> "Announcement":
        """Join it with one that was not sent yet."""
        if former and former.seq >= self.seq:
            return former
        entries = self.entries
        if former:
            follows = bool(entries and former.entries) and entries[0].seq == former.seq + 1
            entries = (*former.entries, *entries) if follows else ()
        return Announcement(self.seq, entries if len(entries) <= MAX_ENTRIES else ())

    def encoded(self, table: str) -> bytes:
        """Encode it as JSON; without the entries where they cannot be."""
        rows = [(one.seq, one.at_ms, one.kind, one.seat, one.body) for one in self.entries]
        try:
            return orjson.dumps([table, self.seq, rows])
        except TypeError:
            return orjson.dumps([table, self.seq, []])


class RedisBus:
    """The bus of several processes, over one channel of a Redis server."""

    def __init__(self, url: str, channel: str = CHANNEL) -> None:
        self.id = secrets.token_hex(8)
        self._beginning = b'["%b",' % self.id.encode()  # of what this process publishes, and hears itself
        self._channel = channel
        self._client: Redis = _client_of(url)
        self._listeners: list[tuple[Heard, Missed | None]] = []
        self._unsent: dict[str, Announcement] = {}
        self._has_unsent = asyncio.Event()
        self._listens = asyncio.Event()
        self._may_have_missed = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_listening(self) -> bool:
        """Whether what others publish is heard now."""
        return self._listens.is_set()

    async def publish(self, table: str, seq: int, entries: Sequence[Entry] = ()) -> None:
        """Announce that a table now has entries up to a number; kept while Redis is gone."""
        self._unsent[table] = Announcement(seq, tuple(entries)).after(self._unsent.get(table))
        self._has_unsent.set()

    def subscribe(self, heard: Heard, missed: Missed | None = None) -> None:
        """Call `heard` for what others publish, and `missed` whenever Redis is back after it was gone."""
        self._listeners.append((heard, missed))

    async def start(self) -> None:
        """Begin to listen; without Redis, go on and listen once it is there."""
        self._tasks = [
            asyncio.create_task(self._for_ever(self._listen), name="ludoteca bus listening"),
            asyncio.create_task(self._for_ever(self._send), name="ludoteca bus sending"),
        ]
        try:
            await asyncio.wait_for(self._listens.wait(), START_SECONDS)
        except TimeoutError:
            log.warning("Redis does not answer: processes will not hear of each other's moves until it does")

    async def close(self) -> None:
        """Send what is left, if Redis is there, and end."""
        is_redis_there = self._listens.is_set()
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=CANCEL_SECONDS)
        if self._unsent and is_redis_there:
            try:
                await self._send_some()
            except Exception as error:
                log.warning("the last messages were not sent: %s", error)
        await self._client.aclose()

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do what ends only when Redis is gone, again and again, with longer and longer pauses."""
        pause = FIRST_PAUSE_SECONDS
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await work()
            except Exception as error:
                log.warning("Redis is gone, trying again: %s", error)
            if asyncio.get_running_loop().time() - began > LONGEST_PAUSE_SECONDS:
                pause = FIRST_PAUSE_SECONDS
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    async def _listen(self) -> None:
        pubsub = self._client.pubsub()
        try:
            await pubsub.subscribe(self._channel)
            await self._listen_to(pubsub)
        finally:
            self._listens.clear()
            self._may_have_missed = True
            await pubsub.aclose()  # type: ignore[no-untyped-call]

    async def _listen_to(self, pubsub: "PubSub") -> None:
        clock = asyncio.get_running_loop().time
        last_heard = clock()
        while clock() - last_heard < DEAF_SECONDS:
            message = await pubsub.get_message(timeout=QUIET_SECONDS)
            if message is None:
                await pubsub.ping()
                continue
            last_heard = clock()
            if message["type"] == "subscribe":
                await self._has_subscribed()
            elif message["type"] == "message":
                await self._hear(message["data"])
        raise ConnectionError(f"nothing heard for {DEAF_SECONDS} seconds")

    async def _has_subscribed(self) -> None:
        """Count from here on; the library may also have come back here by itself."""
        if self._may_have_missed:
            for _, missed in self._listeners:
                if missed:
                    await _careful(missed)
        self._may_have_missed = True
        self._listens.set()

    async def _hear(self, data: Any) -> None:
        if isinstance(data, bytes) and data.startswith(self._beginning):
            return  # decoding all that this process sends would take as long as what others send
        match _decoded(data):
            case [self.id, *_]:
                pass
            case [str(), *announced] if all(_is_announcement(one) for one in announced):
                for table, seq, rows in announced:
                    entries = [Entry(*row) for row in rows]
                    for heard, _ in self._listeners:
                        await _careful(heard, table, seq, entries)
            case _:
                log.warning("not a message of ours on the channel %s", self._channel)

    async def _send(self) -> None:
        while True:
            await self._has_unsent.wait()
            await asyncio.sleep(GATHER_SECONDS)
            await self._send_some()

    async def _send_some(self) -> None:
        """Send what is oldest in one message; it is forgotten only once Redis has it."""
        chosen = list(self._unsent.items())[:MAX_SENT_AT_ONCE]
        announced = b",".join(announcement.encoded(table) for table, announcement in chosen)
        await self._client.publish(self._channel, b"%b%b]" % (self._beginning, announced))
        for table, announcement in chosen:
            if self._unsent.get(table) is announcement:
                del self._unsent[table]
        if not self._unsent:
            self._has_unsent.clear()


def _client_of(url: str) -> "Redis":
    try:
        from redis.asyncio import Redis  # noqa: PLC0415  (an extra, only for those who name a Redis)
        from redis.asyncio.retry import Retry  # noqa: PLC0415
        from redis.backoff import NoBackoff  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise BusError("Redis needs a driver: pip install 'ludoteca[redis]'") from error
    try:
        return Redis.from_url(
            url,
            retry=Retry(NoBackoff(), 0),  # who reconnects must know what may have been missed
            socket_connect_timeout=START_SECONDS,
            socket_timeout=2 * QUIET_SECONDS,
            socket_keepalive=True,
        )
    except ValueError as error:
        raise BusError("this is no address of a Redis: expected redis://host:port/0") from error


def _is_announcement(value: Any) -> bool:
    match value:
        case [str(), int(), list(rows)]:
            return all(isinstance(row, list) and len(row) == COLUMNS for row in rows)
    return False


def _decoded(data: Any) -> Any:
    try:
        return orjson.loads(data)
    except ValueError:
        return None


async def _careful(callback: Callable[..., Awaitable[None]], *arguments: Any) -> None:
    try:
        await callback(*arguments)
    except Exception:
        log.exception("whoever listens to the bus failed")
