"""What the soak sets in a server that runs: how far its wall clock is off, and how slow its disk is."""

import mmap
import struct
from pathlib import Path

NUMBERS = struct.Struct("<qq")


class Control:
    """Two numbers in a small file, which the soak and a server both map into memory."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(NUMBERS.size))
        with path.open("r+b") as file:
            self._shared = mmap.mmap(file.fileno(), NUMBERS.size)

    @property
    def clock_ms(self) -> int:
        """By how much the wall clock is ahead; less than 0 where it is behind."""
        return int(NUMBERS.unpack(self._shared[:])[0])

    @property
    def commit_ms(self) -> int:
        """How much longer a commit takes."""
        return int(NUMBERS.unpack(self._shared[:])[1])

    def set(self, *, clock_ms: int | None = None, commit_ms: int | None = None) -> None:
        old_clock_ms, old_commit_ms = NUMBERS.unpack(self._shared[:])
        numbers = (
            old_clock_ms if clock_ms is None else clock_ms,
            old_commit_ms if commit_ms is None else commit_ms,
        )
        self._shared[:] = NUMBERS.pack(*numbers)
