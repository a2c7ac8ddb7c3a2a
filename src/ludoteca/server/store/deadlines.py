"""Waiting for a database, but not for ever: one that takes a question and never answers is cut off."""

import os
import socket
import threading
import time
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Engine, event

DATABASE_SECONDS: Final = 10.0  # unless a host says otherwise
SILENT_SECONDS: Final = 1.0  # without an answer to anything that was asked


class OpenConnections:
    """The open connections of an engine to PostgreSQL, which another thread can cut off."""

    def __init__(self, engine: Engine) -> None:
        self._lock = threading.Lock()
        self._open: set[Any] = set()
        event.listen(engine, "connect", self._add)
        event.listen(engine, "close", self._discard)

    def cut(self) -> None:
        """End all connections: the threads that wait for an answer on one of them get an error."""
        with self._lock:
            still_open = list(self._open)
        for connection in still_open:
            with suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as wire:
                wire.shutdown(socket.SHUT_RDWR)

    def _add(self, connection: Any, _record: Any) -> None:
        with self._lock:
            self._open.add(connection)

    def _discard(self, connection: Any, _record: Any) -> None:
        with self._lock:
            self._open.discard(connection)


class Answers:
    """Notes when something was asked and when anything was last answered."""

    def __init__(self) -> None:
        self._waiting = 0
        self._since = 0.0  # of the last answer, or of the first question since all were answered

    @property
    def is_silent(self) -> bool:
        """Whether something was asked, and nothing has been answered for a while."""
        return self._waiting > 0 and time.monotonic() - self._since > SILENT_SECONDS

    def ask(self) -> None:
        """Note a question."""
        if not self._waiting:
            self._since = time.monotonic()
        self._waiting += 1

    def end(self, *, is_answered: bool) -> None:
        """Note that nobody waits for the answer to a question any more, because it has come or for another reason."""
        self._waiting -= 1
        if is_answered:
            self._since = time.monotonic()
