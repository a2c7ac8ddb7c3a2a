"""Uvicorn's connections, with an end for peers that fall silent: no buffer, file or place is kept for them."""

import asyncio
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FIRST_REQUEST_SECONDS = 20.0


class PromptHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection that is cut if no whole request comes in time."""

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self.patience = asyncio.get_running_loop().call_later(FIRST_REQUEST_SECONDS, self.lose_patience)

    def lose_patience(self) -> None:
        """Cut the connection, unless a request has come, or it has become a live one."""
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self.patience.cancel()
        super().connection_lost(exc)


class AbortableSocket(WebSocketsSansIOProtocol):
    """A live connection that the application can cut, whatever waits to be sent."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.app_state = {**self.app_state, "abort": self.abort}

    def abort(self) -> None:
        """Cut the connection at once."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Cut a connection whose peer answers no ping: it will not take what waits to be sent either."""
        super().keepalive_timeout()
        self.transport.abort()
