"""What processes of one machine need of each other: locks as files, interrupts, and how many cores there are."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class LockedError(Exception):
    """Another process holds the lock."""


@contextmanager
def locked(path: Path, *, waits: bool = True) -> Iterator[None]:
    """Hold a lock, which ends with its process; without waiting, LockedError when another process has it.

    OSError where its file cannot be written.
    """
    from filelock import FileLock, Timeout  # noqa: PLC0415  (only processes that compile need it)

    path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(path, timeout=-1 if waits else 0)
    try:
        lock.acquire()
    except Timeout:
        raise LockedError(str(path)) from None
    try:
        yield
    finally:
        lock.release()


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Start processes that ignore Ctrl-C: it is for the one that they work for."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
