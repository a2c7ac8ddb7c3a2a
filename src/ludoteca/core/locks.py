"""Locks between processes, as files."""

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
