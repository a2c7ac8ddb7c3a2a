"""Copies of a database file: whole, also while a server writes to it, and for nobody else to read."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from ludoteca.server.store.file import APPLICATION_ID, BUSY_MS
from ludoteca.server.store.models import StoreError


def copy_database(source: Path, target: Path, *, replace: bool = False) -> None:
    """Copy a database file as it is at one moment; the target is there only once it is whole.

    FileExistsError where the target is there already, unless it shall be replaced.
    """
    if not source.is_file():
        raise StoreError(f"there is no database {source}: name the one that your server uses")
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)  # for its owner alone: it holds seeds
    os.close(handle)
    try:
        _copy(source, Path(name))
        if replace:
            os.replace(name, target)
        else:
            os.link(name, target)
        _sync(target.parent)
    finally:
        Path(name).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as reading,
            closing(sqlite3.connect(target)) as writing,
        ):
            reading.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
            (application_id,) = reading.execute("PRAGMA application_id").fetchone()
            if application_id != APPLICATION_ID:
                raise StoreError(f"{source} is not a Ludoteca database: name the one that your server uses")
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # one file, without one for what is not yet written to it
            (said,) = writing.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"cannot copy {source}: {error}") from error
    if said != "ok":
        raise StoreError(f"the copy of {source} is damaged, and so it is itself: {said.splitlines()[-1]}")
    _sync(target)


def _sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
