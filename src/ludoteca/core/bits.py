"""Sets of numbers from 0 to 92 as bits of two words, of which many members are looked at in one step.

Words overlap, so that any 31 numbers in a row lie in one of them:

    first word     0 ......... 31 ......... 61
    second word               31 ......... 61 ......... 92
"""

from typing import Final

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel

WORDS: Final = 2
HALF: Final = 31


@kernel
def has_any(words: Codes, first: int, count: int) -> bool:
    """Return whether any of up to 31 numbers from a first one on is in a set."""
    half = int(first >= HALF)
    return bool(words[half] >> first - half * HALF & (1 << count) - 1 != 0)


@kernel
def flip(words: Codes, number: int) -> None:
    """Put a number into a set, or take it out."""
    if number < 2 * HALF:
        words[0] ^= 1 << number
    if number >= HALF:
        words[1] ^= 1 << number - HALF
