"""An engine as a process: it is sent a line, and answers in time or is ended."""

import contextlib
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Iterable, Sequence
from typing import IO, Final

from ludoteca.client.errors import EngineError
from ludoteca.client.protocol import HANDSHAKE, LAST_WORDS, MAX_LINE, read_best, write_go
from ludoteca.core.text import visible

GREETING_SECONDS: Final = 30.0  # to start and to say who it is
READY_SECONDS: Final = 300.0  # to be ready, where rules may have to be compiled first
ANSWER_SECONDS: Final = 20.0  # for a command that needs no thought
GRACE_SECONDS: Final = 3.0  # beyond the time to think
END_SECONDS: Final = 2.0
MOST_LINES: Final = 1000  # that wait to be read
SHOWN: Final = 80  # characters of an unexpected answer that are shown


class EngineProcess:
    """A program that speaks the engine protocol. EngineError says in a sentence what it did not do."""

    def __init__(self, command: str, *, grace_seconds: float = GRACE_SECONDS) -> None:
        """Start the program and greet it."""
        self.command, self.grace_seconds = command, grace_seconds
        self.lines: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        self.outgoing: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.process = started(command)
        for work, stream in ((self.listen, self.process.stdout), (self.speak, self.process.stdin)):
            threading.Thread(target=work, args=(stream,), daemon=True).start()
        self.names: dict[str, str] = {}  # what it says of itself: name, author, version
        self.games: set[str] = set()

    def greet(self) -> None:
        """Do the handshake, and read its name and the games that it plays."""
        for line in self.ask(HANDSHAKE, GREETING_SECONDS):
            kind, _, rest = line.partition(" ")
            word, _, text = rest.partition(" ")
            if kind == "id":
                self.names[word] = text
            elif kind == "game":
                self.games.add(word)

    def ask(self, line: str, seconds: float = ANSWER_SECONDS) -> list[str]:
        """Send a line, and return the whole answer, its last line included."""
        self.outgoing.put(line)
        return self.hear(line, time.monotonic() + seconds, seconds)

    def choose(self, seconds: float, moves: Sequence[str]) -> tuple[str, str]:
        """Have it choose a move; return its spelling, and why. One that thinks for too long is asked to stop, once."""
        question = write_go(seconds, moves)
        self.outgoing.put(question)
        try:
            answer = self.hear("go", time.monotonic() + seconds + self.grace_seconds, seconds)
        except EngineError as error:
            if error.key != "silent":
                raise
            self.outgoing.put("stop")
            answer = self.hear("go", time.monotonic() + self.grace_seconds, seconds + 2 * self.grace_seconds)
            self.hear("stop", time.monotonic() + ANSWER_SECONDS, ANSWER_SECONDS)
        move, reason = read_best(answer[-1])
        if not answer[-1].startswith("best ") or not move:
            raise EngineError("strange", question="go", answer=shown(answer[-1]))
        return move, reason

    def hear(self, question: str, deadline: float, seconds: float) -> list[str]:
        """Receive lines up to the last one of an answer; what an engine says meanwhile is kept with it."""
        heard: list[str] = []
        while True:
            line = self.next_line(question, deadline, seconds)
            word = line.split(" ", 1)[0]
            if word == "error":
                raise EngineError("refused", question=shown(question), answer=shown(line))
            if len(heard) < MOST_LINES:
                heard.append(line)
            if word in LAST_WORDS:
                return [*heard[:-1], line]

    def next_line(self, question: str, deadline: float, seconds: float) -> str:
        """Receive one line in time."""
        try:
            line = self.lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise EngineError("silent", question=shown(question), seconds=f"{seconds:g}") from None
        if line is None:
            self.lines.put(None)  # for whoever asks again
            raise EngineError("gone", question=shown(question), status=self.status())
        if time.monotonic() > deadline:  # one that chatters without end is no better than one that is silent
            raise EngineError("silent", question=shown(question), seconds=f"{seconds:g}")
        return line

    def status(self) -> int:
        """Return the exit status of the program."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(END_SECONDS)
        return self.process.returncode if self.process.returncode is not None else 0

    def close(self) -> None:
        """Ask the program to end, and end it if it does not."""
        self.outgoing.put("quit")
        self.outgoing.put(None)
        try:
            self.process.wait(END_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        with contextlib.suppress(queue.Empty):
            while True:  # so that a listener blocked by a full queue sees the end
                self.lines.get_nowait()

    def listen(self, stream: IO[bytes]) -> None:
        """Put every line of the program on the queue, and nothing for its end."""
        for line in lines_of(stream):
            self.lines.put(line)
        stream.close()
        self.lines.put(None)

    def speak(self, stream: IO[bytes]) -> None:
        """Write lines as the program takes them; one that takes none keeps nobody else waiting."""
        with contextlib.suppress(OSError):
            while (line := self.outgoing.get()) is not None:
                stream.write(f"{line}\n".encode())
                stream.flush()
        with contextlib.suppress(OSError):
            stream.close()


def started(command: str) -> "subprocess.Popen[bytes]":
    """Start a program, whose standard error stays the terminal's."""
    try:
        words = shlex.split(command)
        if not words:
            raise ValueError
        return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise EngineError("not_started", command=shown(command), why=why) from None


def lines_of(stream: IO[bytes]) -> Iterable[str]:
    """Read lines that say something; what is longer than any line of the protocol is cut."""
    while chunk := stream.readline(4 * MAX_LINE):
        line = chunk.decode("utf-8", errors="replace").strip()
        if line:
            yield line[:MAX_LINE]


def shown(text: str) -> str:
    """Show what a program said, but not a page of it and nothing that moves the cursor."""
    printable = visible(text)
    return printable if len(printable) <= SHOWN else printable[: SHOWN - 1] + "…"
