"""What rows of numbers stand for, kept by the bytes of a row: the same rows come again and again."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from struct import Struct
from typing import Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

Decoded = TypeVar("Decoded")

MOST_ROWS: Final = 4_000  # are kept
MOST_MOVES: Final = 12_000  # are kept of a seat: parchís has some ten thousand, whose parts are shared
NUMBER_BYTES: Final = np.dtype(np.int32).itemsize


class DecodedNumbers(dict[bytes, Decoded], Generic[Decoded]):
    """Objects by the bytes of the numbers that they are decoded from, each made when its numbers first come."""

    def __init__(self, decode: Callable[[bytes], Decoded], most: int) -> None:
        super().__init__()
        self.decode, self.most = decode, most

    def __missing__(self, numbers: bytes) -> Decoded:
        if len(self) >= self.most:
            self.clear()
        made = self[numbers] = self.decode(numbers)
        return made


class DecodedRows(DecodedNumbers[Decoded]):
    """Such objects, each of which is decoded from a row of as many numbers."""

    def __init__(self, columns: int, decode: Callable[[Sequence[int]], Decoded], most: int = MOST_ROWS) -> None:
        unpack = Struct(f"={columns}i").unpack
        super().__init__(lambda row: decode(unpack(row)), most)
        self.row_bytes = columns * NUMBER_BYTES

    def of(self, rows: NDArray[np.int32], count: int, first: int = 0) -> list[Decoded]:
        """List what rows stand for, so many from a first one on."""
        return self.within(rows.data, count, first * self.row_bytes)

    def within(self, written: memoryview | bytes, count: int, start: int) -> list[Decoded]:
        """List what rows stand for, so many that begin at a byte."""
        split = splitter(self.row_bytes, count)
        return list(map(self.__getitem__, split.unpack_from(written, start)))

    def of_each(self, rows: NDArray[np.int32], counts: Sequence[int]) -> list[list[Decoded]]:
        """List for each of several groups of equal size what its first rows stand for."""
        size = rows.shape[1]
        return [self.of(rows, count, group * size) for group, count in enumerate(counts)]


@lru_cache(maxsize=1_000)
def splitter(size: int, count: int) -> Struct:
    """Return what splits bytes into parts of a size, several times as fast as NumPy or slices do."""
    return Struct(f"{size}s" * count)
