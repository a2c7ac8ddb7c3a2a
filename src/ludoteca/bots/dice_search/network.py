"""A small network that guesses how likely a side is to win: one hidden layer, all in kernels.

    inputs (N) -> hidden (H), leaky and straight -> one number -> a chance between 0 and 1

`first` has N + 1 rows of H weights, `second` H + 1; the last of each is what is added in any case.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ludoteca.core.exponential import exponential
from ludoteca.core.interface import Floats
from ludoteca.core.kernel import kernel

LEAK: Final = np.float32(0.05)  # what is left of a hidden value below 0
READ: Final = 4  # a GPU reads so many weights at a time, the last one with what lies behind it


def new_network(inputs: int, hidden: int, generator: np.random.Generator) -> tuple[Floats, Floats]:
    """Make a network that knows nothing: small random weights."""
    first = generator.normal(0, 1 / np.sqrt(inputs), (inputs + 1, hidden)).astype(np.float32)
    second = generator.normal(0, 0.5 / np.sqrt(hidden), hidden + 1).astype(np.float32)
    first[-1], second[-1] = 0, 0
    return first, second


def joined(networks: Sequence[tuple[Floats, Floats]]) -> tuple[Floats, Floats]:
    """Make one network of several, side by side: its last number before it is squeezed is the mean of theirs."""
    first = np.concatenate([one for one, _ in networks], axis=1)
    last = [two[:-1] / np.float32(len(networks)) for _, two in networks]
    added = np.mean([two[-1:] for _, two in networks], axis=0, dtype=np.float32)
    return first, np.concatenate([*last, added])


def packed(network: tuple[Floats, Floats]) -> Floats:
    """Write the weights of a network one after the other; `unpacked` is the other way."""
    first, second = network
    return np.concatenate([first.ravel(), second, np.zeros(READ - 1)]).astype(np.float32)


def unpacked(weights: Floats, inputs: int, width: int) -> tuple[Floats, Floats]:
    """Make a network of weights that lie one after the other."""
    split = (inputs + 1) * width
    return weights[:split].reshape(inputs + 1, width).copy(), weights[split : split + width + 1].copy()


@kernel
def predict(first: Floats, second: Floats, inputs: Floats, hidden: Floats) -> float:
    """Return the chance that the network sees; `hidden` is a buffer for the values between."""
    rows = len(inputs)
    width = len(hidden)
    for column in range(width):
        hidden[column] = first[rows, column]
    for row in range(rows):
        strength = inputs[row]
        if strength != 0:
            for column in range(width):
                hidden[column] += strength * first[row, column]
    for column in range(width):
        hidden[column] = hidden[column] * LEAK if hidden[column] < 0 else hidden[column]
    total = second[width]
    for column in range(width):
        total += hidden[column] * second[column]
    return 1 / (1 + exponential(-np.float64(total)))
