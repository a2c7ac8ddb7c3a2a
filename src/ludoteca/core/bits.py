"""Sets of numbers from 0 to 92 as bits of two words, of which many members are looked at in one step (bit_rules.py).

Words overlap, so that any 31 numbers in a row lie in one of them:

    first word     0 ......... 31 ......... 61
    second word               31 ......... 61 ......... 92
"""

from typing import Final

WORDS: Final = 2
HALF: Final = 31


def words_of(number: int) -> tuple[int, int]:
    """Return the set of one number; exclusive or puts it into another set, or takes it out."""
    return (1 << number if number < 2 * HALF else 0), (1 << number - HALF if number >= HALF else 0)
