"""A network learns from large batches of positions: written for NumPy, and for CuPy, which is NumPy on a GPU."""

from typing import Any, Final

import numpy as np

from ludoteca.bots.dice_search.network import LEAK, READ, packed, unpacked
from ludoteca.bots.dice_search.workspace import Network

# Adam, as its authors recommend it
MEAN_DECAY: Final = 0.9
SQUARE_DECAY: Final = 0.999
TINY: Final = 1e-8

CHUNK: Final = 1 << 19  # positions whose chances are worked out at once


class Learner:
    """A network, and how its weights have changed so far."""

    def __init__(self, network: Network, xp: Any) -> None:
        """Begin with a network; `xp` is the module of arrays."""
        self.xp = xp
        rows, self.width = network[0].shape
        self.inputs = rows - 1
        self.weights = xp.asarray(packed(network))
        self.means, self.squares = xp.zeros_like(self.weights), xp.zeros_like(self.weights)
        self.steps = 0
        self.used = xp.zeros(self.inputs, bool)  # which inputs have ever been other than zero

    @property
    def parts(self) -> tuple[Any, Any, Any, Any]:
        """The weights of inputs and what is added to them, those of hidden values and what is added: views."""
        split = self.inputs * self.width
        end = split + self.width
        return (
            self.weights[:split].reshape(self.inputs, self.width),
            self.weights[split:end],
            self.weights[end : end + self.width],
            self.weights[end + self.width],
        )

    def network(self, weights: Any) -> Network:
        """Return some weights of this shape as a network; those of inputs that were never used are zero."""
        host, used = self.on_host(weights), self.on_host(self.used)
        first, second = unpacked(host, self.inputs, self.width)
        first[:-1][~used] = 0
        return first, second

    def on_host(self, array: Any) -> Any:
        """Copy an array to NumPy's memory."""
        return array if self.xp is np else self.xp.asnumpy(array)

    def chances(self, seen: Any) -> Any:
        """Return the chance of each position, given a row of inputs for each."""
        xp = self.xp
        first, added, second, last = self.parts
        found = xp.empty(len(seen), np.float32)
        for begin in range(0, len(seen), CHUNK):
            hidden = seen[begin : begin + CHUNK] @ first + added
            hidden = xp.where(hidden < 0, hidden * LEAK, hidden)
            found[begin : begin + CHUNK] = 1 / (1 + xp.exp(-(hidden @ second + last)))
        return found

    def slopes(self, seen: Any, targets: Any) -> Any:
        """Return how the cross entropy of chances and targets grows with each weight, on average over a batch."""
        xp = self.xp
        first, added, second, last = self.parts
        straight = seen @ first + added
        hidden = xp.where(straight < 0, straight * LEAK, straight)
        chances = 1 / (1 + xp.exp(-(hidden @ second + last)))
        errors = (chances - targets) / np.float32(len(seen))
        back = errors[:, None] * xp.where(straight < 0, second * LEAK, second)
        slopes = (seen.T @ back).ravel(), back.sum(axis=0), hidden.T @ errors, errors.sum()[None], xp.zeros(READ - 1)
        return xp.concatenate(slopes).astype(np.float32)

    def learn(self, seen: Any, targets: Any, rate: float) -> None:
        """Go a step down the slope (Adam)."""
        xp = self.xp
        slopes = self.slopes(seen, targets)
        self.steps += 1
        self.means += np.float32(1 - MEAN_DECAY) * (slopes - self.means)
        self.squares += np.float32(1 - SQUARE_DECAY) * (slopes * slopes - self.squares)
        mean = np.float32(rate / (1 - MEAN_DECAY**self.steps))
        square = np.float32(1 / (1 - SQUARE_DECAY**self.steps))
        self.weights -= mean * self.means / (xp.sqrt(square * self.squares) + np.float32(TINY))

    def note_used(self, seen: Any) -> None:
        """Note which inputs some positions use."""
        self.used |= (seen != 0).any(axis=0)
