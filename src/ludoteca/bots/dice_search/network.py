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


@kernel
def learn(first: Floats, second: Floats, inputs: Floats, hidden: Floats, target: float, rate: float) -> float:
    """Bring the prediction for some inputs nearer to a target; return what it was."""
    seen = predict(first, second, inputs, hidden)
    rows = len(inputs)
    width = len(hidden)
    step = np.float32(rate * (target - seen))
    for column in range(width):
        slope = second[column] if hidden[column] > 0 else second[column] * LEAK
        second[column] += step * hidden[column]
        hidden[column] = step * slope  # from here on: how much the weights before it change
    second[width] += step
    for row in range(rows):
        strength = inputs[row]
        if strength != 0:
            for column in range(width):
                first[row, column] += strength * hidden[column]
    for column in range(width):
        first[rows, column] += hidden[column]
    return seen
