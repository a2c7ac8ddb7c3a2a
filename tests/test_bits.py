"""Sets of numbers in words hold what sets of Python hold."""

import random

import numpy as np
import pytest

from ludoteca.core import bits
from ludoteca.core.bit_rules import has_any
from ludoteca.core.kernel import plain

LAST = 3 * bits.HALF - 1


@pytest.mark.parametrize("seed", range(5))
def test_a_set_in_words_is_a_set(seed: int) -> None:
    chooser = random.Random(seed)
    words, numbers = np.zeros(bits.WORDS, np.int64), set[int]()
    for _ in range(30):
        number = chooser.randint(0, LAST)
        numbers ^= {number}
        words ^= bits.words_of(number)
        for first in range(LAST + 1):
            count = chooser.randint(0, min(bits.HALF, LAST + 1 - first))
            expected = not numbers.isdisjoint(range(first, first + count))
            assert has_any(words, first, count) == plain(has_any)(words, first, count) == expected
    for number in list(numbers):
        words ^= bits.words_of(number)
    assert not words.any()
