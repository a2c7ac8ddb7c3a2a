"""Plays the games of a training on many machines, a few at a time, with a recorder for each worker."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.dice_search.recording import GamesToPlay, Recorder, Views
from ludoteca.core.interface import Floats
from ludoteca.executors import Executor

RECORDERS: Final[dict[str, Recorder]] = {}
"""The one of this process, by the command of its training: a worker does one piece at a time."""


class PackedViews(NamedTuple):
    """What was seen in a game, without the zeros that are most of it: a twentieth of the memory."""

    shape: tuple[int, ...]
    used: NDArray[np.uint8]  # a bit for each number
    values: Floats  # of those that are not zero
    targets: Floats

    @classmethod
    def of(cls, views: Views) -> "PackedViews":
        """Leave out the zeros."""
        seen, targets = views
        used = seen != 0
        return cls(seen.shape, np.packbits(used), seen[used], targets)

    def unpacked(self) -> Views:
        """Put the zeros back."""
        seen = np.zeros(self.shape, np.float32)
        seen[np.unpackbits(self.used, count=seen.size).astype(bool).reshape(self.shape)] = self.values
        return seen, self.targets


def record_games(games: GamesToPlay) -> list[PackedViews]:
    """Play games in this process; return what can be learned from each."""
    command = games.config.command
    if command not in RECORDERS:
        RECORDERS.clear()
        RECORDERS[command] = Recorder(games.config, games.network)
    return [PackedViews.of(RECORDERS[command].record_numbered(games, number)) for number in games.numbers]


class SpreadPlayer:
    """Plays on an executor, as many games at once as it has slots."""

    def __init__(self, executor: Executor[GamesToPlay, list[PackedViews]]) -> None:
        self.executor = executor

    def play(self, games: GamesToPlay) -> list[Views]:
        """Play games; return what can be learned from each, in the order of their numbers."""
        count = min(self.executor.slots, len(games.numbers))
        for share in (games.numbers[number::count] for number in range(count)):
            self.executor.submit(games._replace(numbers=share))
        found: dict[int, Views] = {}
        while self.executor.running:
            piece, views = self.executor.wait()
            found |= zip(piece.numbers, (one.unpacked() for one in views), strict=True)
        return [found[number] for number in games.numbers]

    def close(self) -> None:
        """Release the workers."""
        self.executor.close()
