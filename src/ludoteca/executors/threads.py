"""Pieces of work in threads of this process: for kernels, which release the interpreter lock."""

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Generic

from ludoteca.executors.interface import Piece, Result


class Threads(Generic[Piece, Result]):
    """An executor of threads."""

    def __init__(self, function: Callable[[Piece], Result], slots: int) -> None:
        self.slots = slots
        self._function = function
        self._pool = ThreadPoolExecutor(slots)
        self._running: dict[Future[Result], Piece] = {}

    @property
    def running(self) -> int:
        """How many pieces are under way."""
        return len(self._running)

    def submit(self, piece: Piece) -> None:
        """Begin a piece."""
        self._running[self._pool.submit(self._function, piece)] = piece

    def wait(self) -> tuple[Piece, Result]:
        """Wait until a piece ends, and return it with its result."""
        done = next(iter(wait(self._running, return_when=FIRST_COMPLETED).done))
        return self._running.pop(done), done.result()

    def close(self) -> None:
        """Wait for what is under way, as threads cannot be ended, and forget it."""
        self._pool.shutdown(cancel_futures=True)
        self._running.clear()
