"""Confidence intervals of shares."""

from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations of its mean


def wilson(mean: float, trials: float) -> tuple[float, float]:
    """Compute Wilson's score interval of a share seen in some trials."""
    scale = 1 + Z * Z / trials
    centre = (mean + Z * Z / (2 * trials)) / scale
    half = Z / scale * sqrt(mean * (1 - mean) / trials + Z * Z / (4 * trials * trials))
    return max(0.0, centre - half), min(1.0, centre + half)
