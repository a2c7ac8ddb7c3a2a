"""The exponential function of kernels is that of the mathematical library, within a unit in the last place."""

import math
import random

import pytest

from ludoteca.core.exponential import LARGEST, SMALLEST, exponential, power_of_two
from ludoteca.core.kernel import plain

MOST_UNITS = 1.0  # in the last place
SMALL = [0.0, -0.0, 5e-324, -5e-324, 1e-300, 1e-20, -1e-20, 2**-53, 2**-28, -(2**-28)]


def arguments(count: int) -> list[float]:
    chooser = random.Random(7)
    ranges = [(-745.2, 709.78), (-40, 40), (-1, 1), (-1e-6, 1e-6), (-745.2, -700), (700, 709.78)]
    multiples = [k * math.log(2) / 2 for k in range(-2150, 2048)]  # where the range of r ends
    return [*SMALL, *multiples, *(chooser.uniform(*one) for one in ranges for _ in range(count))]


def test_it_is_within_a_unit_in_the_last_place() -> None:
    for x in arguments(20_000):
        expected = math.exp(x)
        assert abs(exponential(x) - expected) <= MOST_UNITS * math.ulp(expected), x


def test_compiled_and_plain_agree_to_the_last_bit() -> None:
    for x in [*arguments(500), 1e300, -1e300, math.inf, -math.inf]:
        assert exponential(x) == plain(exponential)(x), x


@pytest.mark.parametrize(
    ("x", "expected"),
    [
        (LARGEST, math.exp(LARGEST)),
        (math.nextafter(LARGEST, math.inf), math.inf),
        (1e6, math.inf),
        (math.inf, math.inf),
        (-745.13, 5e-324),
        (math.nextafter(SMALLEST, -math.inf), 0.0),
        (-1e6, 0.0),
        (-math.inf, 0.0),
        (0.0, 1.0),
    ],
)
def test_the_ends_of_the_range(x: float, expected: float) -> None:
    assert exponential(x) == expected


def test_it_never_falls_where_numbers_grow() -> None:
    steps = [exponential(index / 64) for index in range(-64 * 40, 64 * 40)]
    assert steps == sorted(steps)


def test_powers_of_two_are_exact() -> None:
    for exponent in range(-1022, 1024):
        assert power_of_two(exponent) == math.ldexp(1.0, exponent)
