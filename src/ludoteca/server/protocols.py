"""Uvicorn's connections, with an end for peers that fall silent: no buffer, file or place is kept for them.

They use private parts of Uvicorn and websockets, so they are used with versions that the tests have seen. With others
Uvicorn's own serve: peers that fall silent are kept longer, and a message takes a task to send.
"""

import asyncio
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN

FIRST_REQUEST_SECONDS = 20.0


@lru_cache(maxsize=4)
def frame_of(payload: bytes) -> bytes:
    """Put a text into a frame; what goes to everyone at a table is put into one only once."""
    return Frame(Opcode.TEXT, payload).serialize(mask=False)


class TimeLimitedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that is aborted if no whole request comes in time."""

    def connection_made(self, transport: Any) -> None:
        """Start the time limit of the first request."""
        super().connection_made(transport)
        self.time_limit = asyncio.get_running_loop().call_later(FIRST_REQUEST_SECONDS, self.abort_if_silent)

    def abort_if_silent(self) -> None:
        """Abort the connection, unless a request has come, or it has become a live one."""
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Cancel the time limit."""
        self.time_limit.cancel()
        super().connection_lost(exc)


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A live connection that the application can write to at once, and abort, whatever waits to be sent."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.app_state = {**self.app_state, "send_now": self.send_now, "abort": self.abort}

    def send_now(self, payload: bytes) -> bool:
        """Hand a text to the network; False where it would have to wait, or the connection is about to end."""
        if self.close_sent or self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(frame_of(payload))
        return True

    def abort(self) -> None:
        """Abort the connection at once."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Abort a connection whose peer answers no ping: it will not read what waits to be sent either."""
        super().keepalive_timeout()
        self.transport.abort()
