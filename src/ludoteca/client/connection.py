"""The live connection to a table, in a thread of its own: it reconnects by itself, and no command is executed twice.

What comes is put on a queue, a message a piece, as the server sends it (docs/hosting.md). Two types are added:
`lost` (with `seconds` until the next try) and `ended` (with a `code` and a `sentence`), after which nothing comes.
"""

import itertools
import json
import queue
import random
import threading
import time
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludoteca.client.api import read_json
from ludoteca.client.errors import DOMAIN
from ludoteca.client.links import Link
from ludoteca.core.text import say

Message = dict[str, Any]

FIRST_WAIT_SECONDS: Final = 0.3
LONGEST_WAIT_SECONDS: Final = 8.0
GIVE_UP_SECONDS: Final = 600.0  # without any connection
NOT_WANTED: Final = (1008, 4404)  # close codes after which coming back would not help
MAX_MESSAGE_BYTES: Final = 2**24
PAUSE_SECONDS: Final = 0.04  # between two messages: a server lets a connection send 30 in a second


class LiveConnection:
    """A connection as somebody who holds some seats, or as a watcher."""

    def __init__(self, link: Link, tokens: list[str], language: str, inbox: "queue.Queue[Any]") -> None:
        """Connect; what comes is put into the inbox."""
        self.link, self.tokens, self.language, self.inbox = link, tokens, language, inbox
        self.since = 0  # the number of the last event that has come
        self.unanswered: dict[int, Message] = {}  # by id, in the order in which they were asked
        self.ids = itertools.count(1)
        self.sent_at = 0.0
        self.lock = threading.Lock()
        self.socket: ClientConnection | None = None
        self.closing = threading.Event()
        self.said: Message = {}  # the last error of the server, which says why it ends a connection
        self.thread = threading.Thread(target=self.work, name="live", daemon=True)
        self.thread.start()

    def ask(self, seq: int, **command: Any) -> int:
        """Send a command with the number of the last event seen, after a lost connection again; return its id."""
        with self.lock:
            number = next(self.ids)
            self.unanswered[number] = {**command, "id": number, "seq": seq}
            self.send(self.unanswered[number])
            return number

    def close(self) -> None:
        """Close the connection."""
        self.closing.set()
        with self.lock:
            socket = self.socket
        if socket:
            socket.close()
        self.thread.join(LONGEST_WAIT_SECONDS)

    def work(self) -> None:
        """Stay connected; after a failure here too, nobody waits for messages that cannot come."""
        try:
            self.run()
        except Exception:
            self.end()
            raise

    def run(self) -> None:
        """Connect, listen, and connect again, until nobody wants it any more."""
        wait, heard = FIRST_WAIT_SECONDS, time.monotonic()
        while not self.closing.is_set():
            code = self.listen()
            if self.closing.is_set():
                return
            if self.said.get("welcomed"):
                wait, heard = FIRST_WAIT_SECONDS, time.monotonic()
            if code in NOT_WANTED or time.monotonic() - heard > GIVE_UP_SECONDS:
                self.end()
                return
            seconds = wait * random.uniform(0.7, 1.0)  # so that not all come back at one moment
            self.inbox.put({"type": "lost", "seconds": seconds})
            self.closing.wait(seconds)
            wait = min(2 * wait, LONGEST_WAIT_SECONDS)

    def listen(self) -> int | None:
        """Receive all messages of one connection; return the code with which it was closed, if it was."""
        self.said = {}
        try:
            with connect(self.link.live, max_size=MAX_MESSAGE_BYTES, close_timeout=1) as socket:
                hello = {"type": "hello", "tokens": self.tokens, "since": self.since, "language": self.language}
                hello |= {"host": self.link.host} if self.link.host else {}
                socket.send(json.dumps(hello))
                with self.lock:
                    self.socket = socket
                while True:
                    self.hear(read_json(socket.recv()))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
        except (OSError, WebSocketException, EOFError, ValueError, TypeError, KeyError, AttributeError):
            return None  # also where a server says what no server of ours would
        finally:
            with self.lock:
                self.socket = None

    def hear(self, message: Message) -> None:
        """Hand a message on; send a command again that a lost connection left unanswered."""
        kind = message.get("type")
        with self.lock:
            events = message.get("events") or []
            self.since = max([self.since, *(event["seq"] for event in events)])
            if kind == "welcome":
                self.said = {"welcomed": True}
                for command in self.unanswered.values():
                    self.send(command)
            else:
                self.unanswered.pop(message.get("id") or 0, None)
        if kind == "error":
            is_last, self.said = not self.said, {**self.said, **message}
            if is_last:
                return  # before a welcome it says why the connection ends
        self.inbox.put(message)

    def send(self, command: Message) -> None:
        """Send a command; by its number the server sees whether it was executed already."""
        if self.socket and self.said.get("welcomed"):
            time.sleep(max(0.0, self.sent_at + PAUSE_SECONDS - time.monotonic()))
            self.sent_at = time.monotonic()
            try:
                self.socket.send(json.dumps(command))
            except (OSError, WebSocketException):
                return  # the thread that listens notices it as well, and connects again

    def end(self) -> None:
        """Report that no more messages come, and why."""
        gone = say(DOMAIN, "fault.gone", self.language, server=self.link.server)
        code, sentence = self.said.get("code", "gone"), self.said.get("sentence", gone)
        self.inbox.put({"type": "ended", "code": code, "sentence": sentence})
