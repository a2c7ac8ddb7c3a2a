"""Helper processes of the same interpreter, which answer JSON lines with JSON lines and end with their owner."""

import json
import os
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any


class ProcessEndedError(Exception):
    """The helper process has ended, or could not be started."""


class LineProcess:
    """A helper process, started when it is first used and again after it has ended."""

    def __init__(self, module: str, *arguments: str, **environment: str) -> None:
        self._command = [sys.executable, "-m", module, *arguments]
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self._lock = threading.Lock()  # over who the process is
        self._asking = threading.Lock()  # while somebody waits for an answer
        self._is_closed = False

    def ask(self, message: dict[str, Any], hear: Callable[[dict[str, Any]], bool]) -> None:
        """Send a message, and hand on what is answered until `hear` returns True."""
        with self._asking:
            process = self._running()
            assert process.stdin
            assert process.stdout
            try:
                process.stdin.write(json.dumps(message) + "\n")
                process.stdin.flush()
                for line in process.stdout:
                    if hear(json.loads(line)):
                        return
            except OSError as error:
                raise ProcessEndedError(f"{error}, exit status {self._end()}") from error
            raise ProcessEndedError(f"exit status {self._end()}")

    def close(self) -> None:
        """End the process for good, from any thread: whoever waits for an answer gets an error."""
        with self._lock:
            self._is_closed = True
            if self._process:
                self._process.kill()
        with self._asking:
            self._end()

    def _running(self) -> subprocess.Popen[str]:
        with self._lock:
            if self._is_closed:
                raise ProcessEndedError("closed")
            if self._process is None:
                try:
                    self._process = subprocess.Popen(
                        self._command,
                        stdin=subprocess.PIPE,
                        stdout=subprocess.PIPE,
                        text=True,
                        env=os.environ | self._environment,
                        start_new_session=True,  # Ctrl-C is for the owner, which ends its helpers
                    )
                except OSError as error:
                    raise ProcessEndedError(str(error)) from error
            return self._process

    def _end(self) -> int | None:
        """Clean up after a process that has ended, or is no longer wanted; returns its exit status."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return None
        process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe:
                with suppress(OSError):
                    pipe.close()
        return process.wait()


def serve_lines(answer: Callable[[dict[str, Any], Callable[[dict[str, Any]], None]], None]) -> None:
    """Answer messages in a helper process, one after the other. It ends at once when its owner is gone."""
    messages: queue.Queue[str] = queue.Queue()
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # what libraries print is no answer

    def listen() -> None:
        for line in sys.stdin:
            messages.put(line)
        os._exit(0)

    def send(message: dict[str, Any]) -> None:
        replies.write(json.dumps(message) + "\n")
        replies.flush()

    threading.Thread(target=listen, daemon=True).start()
    while True:
        answer(json.loads(messages.get()), send)
