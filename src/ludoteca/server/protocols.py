"""Uvicorn's connections, with an end for peers that keep them busy: no buffer, file or place is kept for them.

They use private parts of Uvicorn and websockets, so they are used with versions that the tests have seen. With others
Uvicorn's own serve: peers that fall silent are kept longer, and a message takes a task to send.
"""

import asyncio
import time
import zlib
from collections import deque
from functools import cached_property, lru_cache
from typing import Any, Final

import h11
import orjson
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

from ludoteca.core.text import DEFAULT_LANGUAGE, say
from ludoteca.server.commands import DOMAIN
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import SocketLimiter

CHECKS: Final = 4  # in the shortest of the time limits
LEAST_TAKEN_BYTES: Final = 4096  # that a peer takes of an answer within the time limit
MOST_UNSENT_BYTES: Final = 8 * 2**20  # on a live connection; many times the longest message
COMPRESSED_BYTES: Final = 2000  # from which on a message is compressed: the moves of Stax take 40,000, then 4,000
COMPRESSION_LEVEL: Final = 1  # a quarter of a millisecond for those
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that holds a whole text
LENGTH_IN_TWO_BYTES, LENGTH_IN_EIGHT_BYTES = 126, 127  # its second byte, where the length does not fit into that
MOST_WAITING_MESSAGES: Final = 8  # of a client; then nothing is read from it
SLICE_BYTES: Final = 1024  # parsed at a time; an empty frame takes six of them
IS_MASKED: Final = 0x80  # in the second byte of a frame, before its length; what a client sends has to be
MASKED_HEAD_BYTES: Final = 6  # of a frame whose length fits into its second byte: these two, and the mask


def frame_of(payload: bytes) -> bytes:
    """Put a text into a frame, the only one of its message and unmasked (RFC 6455, section 5.2)."""
    size = len(payload)
    if size < LENGTH_IN_TWO_BYTES:
        return b"%c%c%b" % (WHOLE_TEXT, size, payload)
    if size < 2**16:
        return b"%c%c%b%b" % (WHOLE_TEXT, LENGTH_IN_TWO_BYTES, size.to_bytes(2, "big"), payload)
    return b"%c%c%b%b" % (WHOLE_TEXT, LENGTH_IN_EIGHT_BYTES, size.to_bytes(8, "big"), payload)


def text_in(data: bytes) -> str | None:
    """Read the text that a client has sent in a frame of its own; None where some bytes are anything else."""
    if len(data) < MASKED_HEAD_BYTES or data[0] != WHOLE_TEXT:
        return None
    size = data[1] ^ IS_MASKED
    if size >= LENGTH_IN_TWO_BYTES or size + MASKED_HEAD_BYTES != len(data):
        return None
    try:
        return apply_mask(data[MASKED_HEAD_BYTES:], data[2:MASKED_HEAD_BYTES]).decode()
    except UnicodeDecodeError:
        return None


def ends_between_frames(data: bytes) -> bool:
    """Return whether some bytes that begin with a frame of a client end with one."""
    start, end = 0, len(data)
    while start + 2 <= end:
        size, head = data[start + 1] & ~IS_MASKED, MASKED_HEAD_BYTES
        if size >= LENGTH_IN_TWO_BYTES:
            more = 2 if size == LENGTH_IN_TWO_BYTES else 8
            size = int.from_bytes(data[start + 2 : start + 2 + more], "big")
            head += more
        start += head + size
    return start == end


@lru_cache(maxsize=4)
def compressed_frame_of(payload: bytes) -> bytes:
    """Compress a text into a frame. It refers to no message before it, so that it suits everyone at a table."""
    deflate = PerMessageDeflate(True, True, zlib.MAX_WBITS, zlib.MAX_WBITS, {"level": COMPRESSION_LEVEL})
    return Frame(Opcode.TEXT, payload).serialize(mask=False, extensions=[deflate])


def refusal() -> bytes:
    """Write the answer to a connection that is one too many, which is not read before."""
    sentence = say(DOMAIN, "error.too_many_connections", DEFAULT_LANGUAGE)
    body = orjson.dumps({"code": "too_many_connections", "sentence": sentence, "faults": []})
    head = (
        "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 10\r\nCache-Control: no-store\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


class TimeLimitedHttp(H11Protocol):
    """A connection that is aborted if the head or the body of a request does not come in time, or no answer is read.

    It needs what the application's lifespan gives: `settings` and `socket_limiter`.
    """

    def connection_made(self, transport: Any) -> None:
        """Count the connection, and begin to watch it; answer one that is too many."""
        super().connection_made(transport)
        self.settings: Settings = self.app_state["settings"]
        self.socket_limiter: SocketLimiter = self.app_state["socket_limiter"]
        limits = (self.settings.head_seconds, self.settings.body_seconds, self.settings.write_seconds)
        self.check_seconds = min(limits) / CHECKS
        self.time_limit: float | None = None
        self.watched: object = None
        self.taken_at, self.unsent_bytes = 0.0, 0
        self.timer = self.loop.call_later(self.check_seconds, self.check)
        self.is_counted = self.socket_limiter.enter(self.host)
        if self.is_counted:
            self.watch()
        else:
            transport.write(refusal())
            transport.close()

    @property
    def host(self) -> str:
        """The address of the peer."""
        return self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        """Parse what has come, unless it is not wanted."""
        if self.is_counted:
            super().data_received(data)
            self.watch()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self.watch()

    def watch(self) -> None:
        """Set the time limit for what the peer has to send next."""
        expected = self.conn.their_state
        if self.watched == (expected, self.cycle):
            return
        self.watched = (expected, self.cycle)
        # The application answers a body that is late; here one ends that nobody asks for, or that goes on after that.
        limits = {h11.IDLE: self.settings.head_seconds, h11.SEND_BODY: self.settings.body_seconds * 1.5}
        self.time_limit = self.loop.time() + limits[expected] if expected in limits else None
        if expected is h11.IDLE:
            self.socket_limiter.wait(self.abort)
        else:
            self.socket_limiter.stop_waiting(self.abort)

    def check(self) -> None:
        """Abort the connection if its peer is too slow, else check it again soon."""
        now = self.loop.time()
        unsent = self.transport.get_write_buffer_size()
        if not unsent or unsent <= self.unsent_bytes - LEAST_TAKEN_BYTES or not self.unsent_bytes:
            self.taken_at, self.unsent_bytes = now, unsent
        is_stuck = unsent > 0 and now - self.taken_at >= self.settings.write_seconds
        if is_stuck or (self.time_limit is not None and now >= self.time_limit):
            self.abort()
        else:
            self.timer = self.loop.call_later(self.check_seconds, self.check)

    def resume_writing(self) -> None:
        """Go on with an answer, most of which has been taken."""
        super().resume_writing()
        self.unsent_bytes = 0

    def abort(self) -> None:
        """End the connection at once."""
        self.stop()
        self.transport.abort()

    def stop(self) -> None:
        """Stop watching."""
        self.timer.cancel()
        self.socket_limiter.stop_waiting(self.abort)

    def leave(self) -> None:
        """Stop watching and counting the connection."""
        self.stop()
        if self.is_counted:
            self.is_counted = False
            self.socket_limiter.leave(self.host)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a live one, which counts itself."""
        self.leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop watching and counting the connection."""
        self.leave()
        super().connection_lost(exc)


class Inbox:
    """What has come and was not received yet: a queue for one receiver, a third as large as that of asyncio."""

    __slots__ = ("loop", "messages", "receiver")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.messages: deque[Any] = deque()
        self.receiver: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message, and wake whoever waits for one."""
        self.messages.append(message)
        if self.receiver and not self.receiver.done():
            self.receiver.set_result(None)

    async def get(self) -> Any:
        """Receive the next message."""
        while not self.messages:
            self.receiver = self.loop.create_future()
            await self.receiver
        return self.messages.popleft()

    def empty(self) -> bool:
        """Return whether nothing has come."""
        return not self.messages


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A live connection that the application can write to at once, and abort, whatever waits to be sent.

    Every frame counts against the number of messages in a second. Once there were too many, nothing more is parsed,
    and the application hears an empty message: it can ask `is_flooded`, and say goodbye.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.settings: Settings = self.app_state["settings"]
        self.socket_limiter: SocketLimiter = self.app_state["socket_limiter"]
        # No context is kept between messages: it would cost every connection some hundred kilobytes.
        deflate = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.queue: Any = Inbox(self.loop)
        self.counted_second, self.frame_count, self.has_flooded = 0, 0, False
        self.late_pong = b""
        self.is_between_frames = False  # once the connection is open; what comes next is the beginning of one
        self.app_state = {
            **self.app_state,
            "receive_text": self.receive_text,
            "send_now": self.send_now,
            "abort": self.abort,
            "is_flooded": lambda: self.has_flooded,
        }

    def connection_made(self, transport: Any) -> None:
        """Count the connection."""
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.is_counted = self.socket_limiter.enter(self.host)
        if not self.is_counted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        if self.is_counted:
            self.socket_limiter.leave(self.host)
        super().connection_lost(exc)

    # Frames that come

    def data_received(self, data: bytes) -> None:
        """Hand over a short text that has come alone, as most do; parse anything else."""
        is_amid = self.frames or self.conn.reader.buffer or not self.is_between_frames
        is_ending = self.has_flooded or self.close_sent or self.conn.state is not OPEN
        text = None if is_amid or is_ending else text_in(data)
        if text is None:
            self.parse(data)
        elif self.is_flooded_by(1):
            self.give_up()
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self.pause_if_full()

    def parse(self, data: bytes) -> None:
        """Parse what has come piece by piece, so that a flood is noticed after some frames."""
        was_begun = self.handshake_initiated  # else this is the request, which Uvicorn hands over alone
        for start in range(0, len(data), SLICE_BYTES):
            if self.has_flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE_BYTES])
        # Once a frame has come in pieces, where the next begins is known to the parser alone.
        self.is_between_frames = not was_begun or (self.is_between_frames and ends_between_frames(data))

    def is_flooded_by(self, frames: int) -> bool:
        """Count frames; return whether there were too many in this second."""
        second = int(time.monotonic())
        if second != self.counted_second:
            self.counted_second, self.frame_count = second, 0
        self.frame_count += frames
        return self.frame_count > self.settings.messages_per_second

    def give_up(self) -> None:
        """Parse nothing more, and let the application hear of it."""
        self.has_flooded = True
        self.queue.put_nowait({"type": "websocket.receive", "text": ""})

    def handle_events(self) -> None:
        """Handle frames, unless there were too many in this second."""
        if self.is_flooded_by(len(self.conn.events)):
            self.conn.events_received()
            self.conn.data_to_send()
            self.give_up()
        else:
            super().handle_events()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over, and stop reading only where several wait: Uvicorn does so at every one."""
        was_paused = self.read_paused
        self.read_paused = True  # as if it were done
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        self.pause_if_full()

    def pause_if_full(self) -> None:
        """Stop reading where several messages wait."""
        if not self.read_paused and len(self.queue.messages) >= MOST_WAITING_MESSAGES:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive_text(self) -> str | None:
        """Receive the next message, without the layers between; None when the client has gone."""
        message: Any = await self.receive()
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode("utf-8", errors="replace")

    def handle_ping(self) -> None:
        """Answer a ping, or only the last of those that come while the peer does not read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.late_pong = self.conn.data_to_send()[-1]

    # Frames that go

    def pause_writing(self) -> None:
        """Wait until the peer reads; end the connection where too much waits for that."""
        super().pause_writing()
        if self.transport.get_write_buffer_size() > MOST_UNSENT_BYTES:
            self.loop.call_soon(self.abort)  # whoever writes is not done yet

    def resume_writing(self) -> None:
        """Write on."""
        super().resume_writing()
        if self.late_pong:
            self.transport.write(self.late_pong)
            self.late_pong = b""

    def send_now(self, payload: bytes) -> bool:
        """Hand a text to the network; False where it would have to wait, or the connection is about to end."""
        if self.close_sent or self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        is_compressed = len(payload) >= COMPRESSED_BYTES and self.can_decompress
        self.transport.write(compressed_frame_of(payload) if is_compressed else frame_of(payload))
        return True

    @cached_property
    def can_decompress(self) -> bool:
        """Whether the peer has agreed to compression, with a window of any size."""
        return any(
            isinstance(one, PerMessageDeflate) and one.local_max_window_bits == zlib.MAX_WBITS
            for one in self.conn.extensions
        )

    def abort(self) -> None:
        """Abort the connection at once."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Abort a connection whose peer answers no ping: it will not read what waits to be sent either."""
        super().keepalive_timeout()
        self.transport.abort()
