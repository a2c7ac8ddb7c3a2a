"""Threads that share the rows of a vector environment."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np

from ludoteca.core.kernel import COMPILED

ROWS_A_THREAD: Final = 128  # fewer are not worth waking a thread for


class RowThreads:
    """Runs kernels over rows, some in each thread. A copy of it, also a pickled one, starts threads of its own."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def run(self, kernel: Callable[..., Any], rows: int, *arguments: Any, buffers: Any = None) -> None:
        """Run a kernel over all rows; each thread has one of the buffers where the kernel needs one."""
        parts = min(self.threads, -(-rows // ROWS_A_THREAD)) if COMPILED else 1
        bounds = pairwise([rows * part // parts for part in range(parts + 1)])
        first, *others = [range_ if buffers is None else (buffers[part], *range_) for part, range_ in enumerate(bounds)]
        running = [self._executor().submit(kernel, *arguments, *other) for other in others]
        with np.errstate(over="ignore"):  # uncompiled, random numbers overflow on purpose
            kernel(*arguments, *first)
        for one in running:
            one.result()

    def close(self) -> None:
        """End the threads; they start again when they are needed."""
        if self._pool and self._process == os.getpid():
            self._pool.shutdown()
        self._pool = None

    def _executor(self) -> ThreadPoolExecutor:
        """Return the threads of this process: those of the parent are not there after a fork."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self.threads - 1, "ludoteca-vector"), os.getpid()
        return self._pool

    def __reduce__(self) -> tuple[Any, ...]:
        return RowThreads, (self.threads,)
