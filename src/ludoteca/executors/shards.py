"""Runs in parts, for machines that know nothing of each other: `--shard 3/8` is the third of eight."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeVar

from ludoteca.executors.errors import WorkError

Item = TypeVar("Item")
SPELLING: Final = re.compile(r"([0-9]{1,9})/([0-9]{1,9})")


@dataclass(frozen=True, slots=True)
class Shard:
    """A part of a run."""

    number: int  # from 1
    count: int

    def range_of(self, total: int) -> range:
        """Return its numbers of all from 0 to below a total, one after the other: those of all shards are all."""
        return range(total * (self.number - 1) // self.count, total * self.number // self.count)

    def every(self, items: Iterable[Item]) -> Iterator[Item]:
        """Yield its items of all: the first shard has the first, the second the second, and so on in turn."""
        return islice(items, self.number - 1, None, self.count)

    def has(self, number: int) -> bool:
        """Return whether a number from 0 is among those that it has in turn."""
        return number % self.count == self.number - 1

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"


WHOLE: Final = Shard(1, 1)


def read_shard(text: str) -> Shard:
    """Read `i/n`; WorkError where it is none."""
    found = SPELLING.fullmatch(text.strip())
    if found:
        number, count = (int(part) for part in found.groups())
        if 1 <= number <= count:
            return Shard(number, count)
    raise WorkError("shard", text=text[:40])
