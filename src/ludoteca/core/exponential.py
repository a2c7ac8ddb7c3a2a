"""The exponential function for kernels: the same bits on every target.

Mathematical libraries differ in the last bit, and a target may have none. Here are only sums, products and a quotient
of float64, which IEEE 754 defines to the last bit. The method is that of fdlibm's e_exp.c: x = k ln 2 + r with a
small r, and a rational function of r.
"""

from typing import Final

from ludoteca.core.kernel import kernel

LARGEST: Final = 709.782712893384  # what is above has no finite exponential
SMALLEST: Final = -745.1332191019412  # that of what is below is 0
LOG2_E: Final = 1.4426950408889634
# ln 2 in two parts: products of the first with whole numbers up to 1100 are exact
LN2_HIGH: Final = 6.93147180369123816490e-01
LN2_LOW: Final = 1.90821492927058770002e-10
# r (exp(r) + 1) / (exp(r) - 1) = 2 + P1 r^2 + P2 r^4 + ...
P1: Final = 1.66666666666666019037e-01
P2: Final = -2.77777777770155933842e-03
P3: Final = 6.61375632143793436117e-05
P4: Final = -1.65339022054652515390e-06
P5: Final = 4.13813679705723846039e-08


@kernel
def exponential(x: float) -> float:
    """Return e to the power of a number that is not NaN, to within one unit in the last place."""
    if x > LARGEST:
        return float("inf")
    if x < SMALLEST:
        return 0.0
    k = int(x * LOG2_E + (0.5 if x >= 0 else -0.5))
    high, low = x - k * LN2_HIGH, k * LN2_LOW
    r = high - low
    square = r * r
    c = r - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))))
    y = 1.0 - ((low - r * c / (2.0 - c)) - high)
    # In two factors, since 2 to the power of k itself can be too large or too small for a number
    half = k // 2
    return y * power_of_two(half) * power_of_two(k - half)


@kernel
def power_of_two(exponent: int) -> float:
    """Return 2 to the power of a whole number from -1022 to 1023: exact."""
    factor = 2.0 if exponent >= 0 else 0.5
    left = abs(exponent)
    power = 1.0
    while left > 0:
        if left & 1:
            power *= factor
        factor *= factor
        left >>= 1
    return power
