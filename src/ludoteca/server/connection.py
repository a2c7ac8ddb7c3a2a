"""The live connection of a client to a table: `/api/tables/{id}/live`."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import orjson
import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from ludoteca.core.errors import IllegalMove, LudotecaError
from ludoteca.core.refusals import Refusal
from ludoteca.core.text import language_of, say
from ludoteca.server import messages, metrics
from ludoteca.server.commands import DOMAIN, NotAllowedError, NotYourSeatError, StaleError
from ludoteca.server.live_table import LiveTable, Question, digest_of
from ludoteca.server.rate_limiter import RateLimiter
from ludoteca.server.settings import Settings
from ludoteca.server.store import HOST, StoreError
from ludoteca.server.tables import FullError, Tables

log = structlog.get_logger()

MAX_QUEUED_BYTES = 2**18  # that wait for a slow client before it is sent away
SLOW_SECONDS = 1.0  # then a client that waits for an answer has its pings answered meanwhile
MAX_WAITING_MESSAGES = 100  # of such a client; then nothing is read from it
ASIDES = (  # they write to the log without advancing the game
    messages.GiveBytes,
    messages.OfferDraw,
    messages.RefuseDraw,
    messages.AgreeEnd,
    messages.GiveToBot,
    messages.Back,
    messages.Undo,
)
CLOSE_SECONDS = 5.0  # then a connection ends, whether or not the client has taken leave
POLICY, AGAIN, TRY_LATER, NO_TABLE = 1008, 1012, 1013, 4404  # close codes of WebSocket


class ConnectionLimiter:
    """Limits the connections of each address, and what each seat may say and ask for."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.says = RateLimiter(settings.says_per_minute)
        self.asides = RateLimiter(settings.asides_per_minute)
        self.connections: dict[str, int] = {}
        self.total = 0

    def enter(self, address: str) -> bool:
        """Count a new connection; False where there are too many."""
        here = self.connections.get(address, 0)
        if here >= self.settings.connections_per_address or self.total >= self.settings.max_connections:
            return False
        self.connections[address] = here + 1
        self.total += 1
        metrics.CONNECTIONS.inc()
        return True

    def leave(self, address: str) -> None:
        """Count a connection that has ended."""
        self.connections[address] -= 1
        self.total -= 1
        if not self.connections[address]:
            del self.connections[address]
        metrics.CONNECTIONS.dec()

    def lets_say(self, table: str, seat: int) -> bool:
        """Return whether a seat may say something now."""
        return self.says.hit(table, str(seat))

    def lets_ask_aside(self, table: str, seat: int) -> bool:
        """Return whether a seat may now do something that does not advance the game."""
        return self.asides.hit(table, str(seat))


class Connection:
    """One client at one table."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        limiter: ConnectionLimiter,
        address: str = "",
        lets_make_table: Callable[[], bool] = lambda: True,
    ) -> None:
        self.address = address
        self.socket, self.tables, self.limiter, self.lets_make_table = socket, tables, limiter, lets_make_table
        self.language = language_of(socket.headers.get("accept-language", ""))
        self.digests: frozenset[bytes] = frozenset()
        self.held: frozenset[int] = frozenset()
        self.queue: deque[bytes] = deque()
        self.queued_bytes = 0
        self.sender: asyncio.Task[None] | None = None
        self.receive_text: Callable[[], Awaitable[str | None]] = getattr(socket.state, "receive_text", self.receive)
        self.send_now: Callable[[bytes], bool] | None = getattr(socket.state, "send_now", None)
        self.is_flooded: Callable[[], bool] = getattr(socket.state, "is_flooded", lambda: False)
        self.waiting: deque[str | None] = deque()  # what has come while a message was being dealt with
        self.reading: asyncio.Future[str | None] | None = None
        self.ponging: asyncio.Task[None] | None = None
        self.answering_since: float | None = None
        self.slow_timer: asyncio.TimerHandle | None = None
        self.is_lost = False
        self.close_status = AGAIN
        self.heard_in = 0  # this second, so many messages
        self.heard = 0

    async def serve(self, live: LiveTable) -> None:
        """Serve a client until it goes."""
        hello = await self.hear_hello()
        if hello is None:
            return
        self.language = hello.language
        tokens = [*hello.tokens, *([hello.host] if hello.host else [])]
        self.digests = frozenset(map(digest_of, tokens))
        if hello.since > live.table.seq or not self.has_right_tokens(live, hello):
            await self.tables.changes.refresh(live)  # another process may know more
        async with self.tables.changes.reading(live) as table:
            is_right, may_look = self.has_right_tokens(live, hello), live.may_look(self, table)
        if not is_right:
            await self.close_with("wrong_token", POLICY)
            return
        if not may_look:
            await self.close_with("no_spectators", POLICY)
            return
        try:
            await self.tables.presence.join(live, self, hello.since)
            if self.held:
                await self.record_arrival(live)
            await self.listen(live)
        finally:
            for task in (self.ponging, self.reading, self.sender, self.slow_timer):
                if task:
                    task.cancel()
            self.tables.presence.leave(live, self)

    def has_right_tokens(self, live: LiveTable, hello: messages.Hello) -> bool:
        """Return whether each token that the client has shown is what it shall be."""
        is_host = hello.host is None or live.is_hosted_by([digest_of(hello.host)])
        return is_host and len(live.held_by(self.digests)) == len(set(hello.tokens))

    async def record_arrival(self, live: LiveTable) -> None:
        """Record whose person is here; where that cannot be stored yet, the person is served all the same."""
        try:
            await self.tables.presence.record(live, sorted(self.held))
        except StoreError as problem:
            log.warning("arrival_not_stored", table=live.table.head.id, why=str(problem))

    async def hear_hello(self) -> messages.Hello | None:
        """Wait for the first message; a client that sends another one is disconnected."""
        try:
            text = await asyncio.wait_for(self.receive_text(), self.tables.settings.hello_seconds)
        except TimeoutError:
            await self.close_with("no_hello", POLICY)
            return None
        if text is None:
            return None
        message = self.read(text)
        if isinstance(message, messages.Hello):
            return message
        await self.close_with("hello_first", POLICY)
        return None

    async def receive(self) -> str | None:
        """Receive a message from whatever serves; None when the client has gone."""
        try:
            message = await self.socket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode("utf-8", errors="replace")

    async def listen(self, live: LiveTable) -> None:
        """Answer messages one after the other, but pings at once: a store that hangs is no dead connection."""
        while (text := await self.next_text()) is not None:
            if self.is_too_fast():
                await self.close_with("too_fast", POLICY)
                return
            message = self.read(text)
            if message is None:
                self.fail("bad_message", id_in(text))
            elif isinstance(message, messages.Hello):
                self.fail("hello_twice", None)
            elif isinstance(message, messages.Ping):
                self.pong(message)
            else:
                self.answering_since = time.monotonic()
                if self.slow_timer is None:
                    self.slow_timer = asyncio.get_running_loop().call_later(SLOW_SECONDS, self.check_slow)
                await self.answer(live, message)
                self.answering_since = None
                if self.ponging:
                    self.ponging.cancel()
                    self.ponging = None

    async def next_text(self) -> str | None:
        """Receive the next message, perhaps one that has come while another was being dealt with."""
        if self.waiting:
            return self.waiting.popleft()
        if self.reading is None:
            return await self.receive_text()
        text = await self.reading
        self.reading = None
        return text

    def check_slow(self) -> None:
        """Read on while a message is being dealt with that takes long. A timer for every message would cost more."""
        self.slow_timer = None
        if self.answering_since is None or self.ponging:
            return
        left = self.answering_since + SLOW_SECONDS - time.monotonic()
        if left > 0:
            self.slow_timer = asyncio.get_running_loop().call_later(left, self.check_slow)
        else:
            self.ponging = asyncio.create_task(self.answer_pings())

    async def answer_pings(self) -> None:
        """Answer pings; other messages wait for their turn. What is being received when this ends comes next."""
        while len(self.waiting) < MAX_WAITING_MESSAGES:
            self.reading = self.reading or asyncio.ensure_future(self.receive_text())
            text = await asyncio.shield(self.reading)
            self.reading = None
            message = self.read(text) if text else None
            if isinstance(message, messages.Ping) and not self.is_too_fast():
                self.pong(message)
            else:
                self.waiting.append(text)
            if text is None:
                return

    def pong(self, ping: messages.Ping) -> None:
        """Answer a ping."""
        self.send(orjson.dumps({"type": "pong", "id": ping.id}))

    def is_too_fast(self) -> bool:
        """Count a message; return whether there were too many in this second."""
        now = int(time.monotonic())
        if now != self.heard_in:
            self.heard_in, self.heard = now, 0
        self.heard += 1
        return self.heard > self.tables.settings.messages_per_second or self.is_flooded()

    def read(self, text: str) -> Any:
        """Parse a message; None where it is not valid."""
        limit = self.tables.settings.max_message_bytes
        if len(text) > limit or (len(text) > limit // 4 and len(text.encode()) > limit):
            return None
        try:
            return messages.from_client.validate_json(text)
        except ValidationError:
            return None

    async def answer(self, live: LiveTable, message: Any) -> None:
        """Execute a message, or answer why not."""
        began = time.perf_counter()
        metrics.COUNTS.messages[message.type] += 1
        try:
            self.check_rate(live, message)
            if isinstance(message, messages.Rematch):
                await self.tables.rematch(live, Question(self, message.id), message.seat)
            elif isinstance(message, messages.StartFewer):
                await self.tables.start_fewer(live, Question(self, message.id), message.seq)
            elif isinstance(message, messages.ForHost):
                await self.tables.host(live, self, message)
            else:
                await self.tables.execute(live, self, message)
            metrics.COUNTS.answer(time.perf_counter() - began)
        except StaleError:
            metrics.ANSWERS.labels("stale").inc()
            await self.tables.presence.send_missed(live, Question(self, message.id), message.seq)
        except NotAllowedError as problem:
            self.refuse(message.id, problem.code, problem.message, "")
        except IllegalMove as problem:
            refusal: Refusal = problem.refusal
            self.refuse(message.id, refusal.key.removeprefix("refusal."), refusal, refusal.clause)
        except LudotecaError as problem:
            self.refuse(message.id, "invalid", problem.message, "")
        except FullError:
            self.fail("full", message.id)
        except StoreError as problem:
            log.error("store_failed", table=live.table.head.id, why=str(problem))
            self.fail("not_stored", message.id)
        except Exception:
            log.exception("act_failed", table=live.table.head.id, type=message.type)
            self.fail("internal", message.id)

    def check_rate(self, live: LiveTable, message: Any) -> None:
        """Count what may be sent only so often in a minute, and refuse it where that was too often.

        It is counted for those who hold the seat alone: nobody uses up what another may say.
        """
        table = live.table
        if isinstance(message, messages.Rematch):
            if message.seat not in self.held:
                raise NotYourSeatError(message.seat)
            if not self.lets_make_table():
                raise NotAllowedError("too_many_tables")
        elif isinstance(message, messages.ForHost):
            if not live.is_hosted_by(self.digests):
                raise NotAllowedError("not_host")
            if not self.limiter.lets_ask_aside(table.head.id, HOST):
                raise NotAllowedError("asked_too_often")
            if isinstance(message, messages.StartFewer) and not self.lets_make_table():
                raise NotAllowedError("too_many_tables")
        elif isinstance(message, messages.Say):
            if message.seat in self.held and not self.limiter.lets_say(table.head.id, message.seat):
                raise NotAllowedError("said_too_much")
        elif isinstance(message, ASIDES):
            seat = table.undo_seat if isinstance(message, messages.Undo) else message.seat
            if seat in self.held and not self.limiter.lets_ask_aside(table.head.id, seat):
                raise NotAllowedError("asked_too_often")

    def refuse(self, question: int, code: str, message: Any, clause: str) -> None:
        """Answer that the rules or the table do not allow it."""
        metrics.ANSWERS.labels("refused").inc()
        self.send(
            orjson.dumps(
                {
                    "type": "refused",
                    "id": question,
                    "code": code,
                    "clause": clause,
                    "parameters": dict(message.parameters),
                    "sentence": message.explain(self.language),
                }
            )
        )

    def fail(self, code: str, question: int | None) -> None:
        """Answer that something is wrong with the message."""
        metrics.ANSWERS.labels("error").inc()
        self.send(self.error(code, question))

    def error(self, code: str, question: int | None = None) -> bytes:
        """Encode an error."""
        sentence = say(DOMAIN, f"error.{code}", self.language, limit=self.tables.settings.max_message_bytes)
        return orjson.dumps({"type": "error", "id": question, "code": code, "sentence": sentence})

    # Sending

    def send(self, payload: bytes) -> None:
        """Send a message, or queue it for a client that is slow to take the last ones.

        An empty one closes the connection, and so do too many that the client does not read.
        """
        if self.is_lost:
            return
        if payload and not self.queue and self.send_now and self.send_now(payload):
            return
        if self.queued_bytes and self.queued_bytes + len(payload) > MAX_QUEUED_BYTES:
            self.queue.clear()
            self.abort()
            payload = b""
        self.is_lost = not payload
        self.queue.append(payload)
        self.queued_bytes += len(payload)
        if self.sender is None or self.sender.done():
            self.sender = asyncio.create_task(self.send_queued())

    async def send_queued(self) -> None:
        """Send what is queued, as fast as the client takes it; what is being sent stays first in the queue."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while self.queue:
                payload = self.queue[0]
                if not payload:
                    self.end()
                    await self.socket.close(self.close_status)
                    return
                await self.socket.send_text(payload.decode())
                if self.queue and self.queue[0] is payload:
                    self.queue.popleft()
                    self.queued_bytes -= len(payload)

    def dismiss(self, code: str) -> None:
        """Send why the connection ends, and close it as one that need not come back."""
        self.send(self.error(code))
        self.close_status = POLICY
        self.send(b"")

    async def close_with(self, code: str, status: int) -> None:
        """Send what is wrong, and close the connection; a client that reads nothing is not waited for."""
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.socket.send_text(self.error(code).decode())
                await self.socket.close(status)

    def abort(self) -> None:
        """Abort the connection at once, where the server supports it."""
        cut = getattr(self.socket.state, "abort", None)
        if cut:
            cut()

    def end(self) -> None:
        """Abort a connection that is over after a while, should the client not close it."""
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.abort)


def id_in(text: str) -> int | None:
    """Find the id of a message that is not valid, so that its sender knows which one it was."""
    with suppress(ValueError):
        message = orjson.loads(text)
        if isinstance(message, dict) and type(message.get("id")) is int:
            return int(message["id"])
    return None
