"""Sums that are the same compiled and plain."""

import numpy as np

from ludoteca.core.interface import Floats
from ludoteca.core.kernel import kernel


@kernel
def add_to(numbers: Floats, index: int, amount: float) -> None:
    """Add to a float32 in float64, and round once, as compiled code does: NumPy would round the amount first."""
    numbers[index] = np.float64(numbers[index]) + amount
