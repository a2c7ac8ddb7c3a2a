"""The network of `dice_search/network.py` as a GPU has it: one for all games, its weights one after the other.

    first, row by row | second

Hidden values are worked out some columns at a time, which a GPU keeps in registers; weights are read four at a time.
"""

from typing import Any, Final

import numpy as np

from ludoteca.bots.dice_search.network import LEAK
from ludoteca.bots.dice_search.workspace import Network, shape_of
from ludoteca.core.exponential import exponential
from ludoteca.core.interface import Codes, Floats
from ludoteca.core.kernel import kernel
from ludoteca.core.scratch import four_at

COLUMNS: Final = 8  # hidden values come in groups of so many


def widened(network: Network) -> Network:
    """Add hidden values that come to nothing, up to a whole number of groups."""
    first, second = network
    missing = -shape_of(network)[1] % COLUMNS
    return np.pad(first, ((0, 0), (0, missing))), np.insert(second, len(second) - 1, np.zeros(missing, np.float32))


@kernel
def straightened(value: Any) -> Any:
    """Return a hidden value, with less of it left where it is below 0."""
    return value * LEAK if value < 0 else value


@kernel
def predict(address: int, rows: int, width: int, inputs: Floats, nonzero: Codes) -> float:
    """Return the chance that the network at an address sees; `nonzero` is a buffer for which inputs are not zero."""
    count = 0
    for row in range(rows):
        if inputs[row] != 0:
            nonzero[count] = row
            count += 1
    added, last = rows * width, (rows + 1) * width
    total, _, _, _ = four_at(address, last + width)
    for column in range(0, width, COLUMNS):
        a, b, c, d = four_at(address, added + column)
        e, f, g, h = four_at(address, added + column + 4)
        for index in range(count):
            row = int(nonzero[index])
            strength = inputs[row]
            s, t, u, v = four_at(address, row * width + column)
            w, x, y, z = four_at(address, row * width + column + 4)
            a, b, c, d = a + strength * s, b + strength * t, c + strength * u, d + strength * v
            e, f, g, h = e + strength * w, f + strength * x, g + strength * y, h + strength * z
        s, t, u, v = four_at(address, last + column)
        w, x, y, z = four_at(address, last + column + 4)
        total += straightened(a) * s
        total += straightened(b) * t
        total += straightened(c) * u
        total += straightened(d) * v
        total += straightened(e) * w
        total += straightened(f) * x
        total += straightened(g) * y
        total += straightened(h) * z
    return 1 / (1 + exponential(-np.float64(total)))
