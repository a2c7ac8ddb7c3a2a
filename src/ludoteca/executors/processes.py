"""Pieces of work in processes of this machine, each of which does one piece after another as it gets them."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Generic

from ludoteca.core.processes import ignoring_interrupts
from ludoteca.executors.doing import Done, do
from ludoteca.executors.errors import WorkError
from ludoteca.executors.interface import Piece, Result
from ludoteca.executors.stamp import code_stamp


class Processes(Generic[Piece, Result]):
    """An executor of processes, which start when they are first needed."""

    def __init__(self, function: Callable[[Piece], Result], slots: int) -> None:
        self.slots = slots
        self._function = function
        self._workers: dict[Connection, SpawnProcess] = {}
        self._idle: list[Connection] = []
        self._running: dict[Connection, Piece] = {}

    @property
    def running(self) -> int:
        """How many pieces are under way."""
        return len(self._running)

    def submit(self, piece: Piece) -> None:
        """Begin a piece."""
        worker = self._idle.pop() if self._idle else self._start_worker()
        try:
            worker.send(piece)
        except OSError:
            raise self._lost(worker) from None
        self._running[worker] = piece

    def wait(self) -> tuple[Piece, Result]:
        """Wait until a piece ends, and return it with its result; WorkError where its process has ended."""
        worker = wait(list(self._running))[0]
        assert isinstance(worker, Connection)
        try:
            done: Done[Result] = worker.recv()
        except (EOFError, OSError):
            raise self._lost(worker) from None
        self._idle.append(worker)
        return self._running.pop(worker), done.unpacked()

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for process in self._workers.values():
            process.terminate()
        for connection, process in self._workers.items():
            process.join()
            connection.close()
        self._workers.clear()
        self._idle.clear()
        self._running.clear()

    def _start_worker(self) -> Connection:
        """Start a process that holds one end of a pipe alone: when either side is gone, the other notices."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._function, code_stamp()), daemon=True)
        with ignoring_interrupts():
            process.start()
        theirs.close()
        assert isinstance(ours, Connection)
        self._workers[ours] = process
        return ours

    def _lost(self, worker: Connection) -> WorkError:
        process = self._workers[worker]
        process.join(1)
        return WorkError("worker", status=process.exitcode)


def _work(connection: Connection, function: Callable[[Any], Any], code: str) -> None:
    """Do pieces until nobody asks any more."""
    try:
        while True:
            connection.send(do(function, connection.recv(), code))
    except (EOFError, OSError):
        return
