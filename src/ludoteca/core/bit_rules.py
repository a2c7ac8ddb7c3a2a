"""What kernels ask of sets of numbers, which are kept as `bits.py` draws them."""

from ludoteca.core.bits import HALF
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel


@kernel
def has_any(words: Codes, first: int, count: int) -> bool:
    """Return whether any of up to 31 numbers from a first one on is in a set."""
    half = int(first >= HALF)
    return bool(words[half] >> first - half * HALF & (1 << count) - 1 != 0)
