"""A network learns on the processor: by kernels that pass over inputs that are zero, as nearly all are, on all cores.

Positions are parted in the same way whatever the number of threads, so that it changes no sum.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np

from ludoteca.bots.dice_search.learning import Learner
from ludoteca.bots.dice_search.network import LEAK, READ, predict
from ludoteca.bots.dice_search.workspace import Network
from ludoteca.core.interface import Floats
from ludoteca.core.kernel import COMPILED, kernel
from ludoteca.core.processes import cores

PART: Final = 64  # positions whose slopes are added up by one thread at a time


def learner_for(network: Network, jobs: int | None = None) -> Learner:
    """Return what learns on the processor, on so many threads or one a core; uncompiled, NumPy is faster."""
    return HostLearner(network, jobs or cores()) if COMPILED else Learner(network, np)


class HostLearner(Learner):
    """A learner whose sums are made by kernels."""

    def __init__(self, network: Network, threads: int) -> None:
        """Begin with a network."""
        super().__init__(network, np)
        self._threads = ThreadPoolExecutor(threads, "ludoteca-learn")

    def chances(self, seen: Floats) -> Floats:
        """Return the chance of each position, given a row of inputs for each."""
        found = np.empty(len(seen), np.float32)

        def fill(part: slice) -> None:
            predict_all(*self.as_network(self.weights), seen[part], np.empty(self.width, np.float32), found[part])

        self._do_parts(fill, len(seen))
        return found

    def slopes(self, seen: Floats, targets: Floats) -> Floats:
        """Return how the cross entropy of chances and targets grows with each weight, on average over a batch."""
        share = np.float32(1 / len(seen))

        def add_up(part: slice) -> Floats:
            slopes = np.zeros(len(self.weights), np.float32)
            hidden, back = np.empty((2, self.width), np.float32)
            known = self.as_network(self.weights)
            add_slopes(*known, seen[part], targets[part], share, hidden, back, *self.as_network(slopes))
            return slopes

        total = np.zeros(len(self.weights), np.float32)
        for slopes in self._do_parts(add_up, len(seen)):
            total += slopes
        return total

    def as_network(self, weights: Floats) -> Network:
        """Return weights that lie one after the other as the two arrays of a network: views."""
        split = len(weights) - (READ - 1) - self.width - 1
        return weights[:split].reshape(self.inputs + 1, self.width), weights[split : split + self.width + 1]

    def _do_parts(self, function: Callable[[slice], Any], count: int) -> list[Any]:
        """Call a function for each part of some positions."""
        return list(self._threads.map(function, [slice(begin, begin + PART) for begin in range(0, count, PART)]))


@kernel
def predict_all(first: Floats, second: Floats, seen: Floats, hidden: Floats, found: Floats) -> None:
    """Fill in the chance that the network sees in each position."""
    for number in range(len(seen)):
        found[number] = predict(first, second, seen[number], hidden)


@kernel
def add_slopes(
    first: Floats,
    second: Floats,
    seen: Floats,
    targets: Floats,
    share: Any,
    hidden: Floats,
    back: Floats,
    first_slopes: Floats,
    second_slopes: Floats,
) -> None:
    """Add up the slopes of some positions, each of which counts for a share; `hidden` and `back` are buffers."""
    rows, width = seen.shape[1], len(hidden)
    for number in range(len(seen)):
        error = np.float32(predict(first, second, seen[number], hidden) - targets[number]) * share
        for column in range(width):
            second_slopes[column] += error * hidden[column]
            back[column] = error * second[column] * (LEAK if hidden[column] < 0 else np.float32(1))
            first_slopes[rows, column] += back[column]
        second_slopes[width] += error
        for row in range(rows):
            strength = seen[number, row]
            if strength != 0:
                for column in range(width):
                    first_slopes[row, column] += strength * back[column]
