"""A database file before SQLite writes to it: whether it is ours, whole and free."""

import fcntl
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ludoteca.server.store.models import StoreError

APPLICATION_ID = 0x4C55444F  # "LUDO"; SQLite keeps it in the file's head
MAX_BYTES_CHECKED = 256 * 2**20  # all of a larger file takes too long to read at every start
BUSY_MS = 10_000


class FileLock:
    """A lock beside a database file: one process at a time, and gone with it however it ends."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + ".lock")
        try:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"cannot write to the folder {path.parent}: {error.strerror}") from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            holder = os.pread(self._file, 20, 0).decode("ascii", "replace").strip()
            os.close(self._file)
            raise StoreError(
                f"{path} is in use by another Ludoteca process{f' ({holder})' if holder else ''}: "
                "stop that one, or use PostgreSQL, which several can share"
            ) from error
        os.truncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Release the lock on the file."""
        if self._file >= 0:
            os.truncate(self._file, 0)
            os.close(self._file)
            self._file = -1


def take_file(path: Path) -> FileLock:
    """Make the folder, lock the file and look into it if it is there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"cannot make the folder {path.parent}: {error.strerror}") from error
    if path.is_dir():
        raise StoreError(f"{path} is a folder: name a file in it, such as {path / 'ludoteca.db'}")
    lock = FileLock(path)
    try:
        _check_writable(path)
        if path.stat().st_size:
            _check_is_ours(path)
    except BaseException:
        lock.release()
        raise
    return lock


def _check_writable(path: Path) -> None:
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds the seeds of games
    except OSError as error:
        raise StoreError(f"cannot write to {path}: {error.strerror}") from error


def _check_is_ours(path: Path) -> None:
    try:
        with closing(sqlite3.connect(path, timeout=BUSY_MS / 1000)) as connection:
            (application_id,) = connection.execute("PRAGMA application_id").fetchone()
            (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            is_fresh = objects == 0 and application_id == 0  # a first start that was cut off
            if application_id != APPLICATION_ID and not is_fresh:
                raise StoreError(f"{path} is a database of another program: name another file")
            if path.stat().st_size <= MAX_BYTES_CHECKED:
                (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if said != "ok":
                    raise StoreError(_damaged(path, said))
    except sqlite3.OperationalError as error:
        raise StoreError(f"cannot read {path}: {error}") from error
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise StoreError(f"{path} is not a Ludoteca database: name another file") from error
        raise StoreError(_damaged(path, str(error))) from error


def _damaged(path: Path, said: str) -> str:
    reason = said.strip().splitlines()[-1]
    return f"{path} is damaged ({reason}): put a backup in its place, or move it away to begin anew"
