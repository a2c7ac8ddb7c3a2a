"""A throw as one number, as kernels take it: see `pack` in core/dice.py."""

from ludoteca.core.dice import DIE_BITS, DIE_MASK
from ludoteca.core.kernel import kernel


@kernel
def die(throw: int, index: int) -> int:
    """Return a die of a throw, counted from the lowest; 0 where it has fewer."""
    return throw >> index * DIE_BITS & DIE_MASK


@kernel
def with_die(throw: int, count: int, face: int) -> int:
    """Add a die to a throw of some dice, behind those that are not higher."""
    index = 0
    while index < count and die(throw, index) <= face:
        index += 1
    lower = throw & (1 << index * DIE_BITS) - 1
    return throw - lower << DIE_BITS | face << index * DIE_BITS | lower
