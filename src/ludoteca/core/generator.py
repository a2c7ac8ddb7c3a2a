"""Random numbers for kernels: splitmix64, the same on every target.

A stream is one word of an array, which each draw moves on. Its numbers overflow on purpose: what calls uncompiled
kernels does so under `np.errstate(over="ignore")`.
"""

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.scratch import WORD_BYTES, bytes_of
from ludoteca.core.throws import with_die

Words: TypeAlias = NDArray[np.uint64]
"""Where streams are, a word each."""

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR, SECOND_FACTOR = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
FIRST_SHIFT, SECOND_SHIFT, LAST_SHIFT = np.uint64(30), np.uint64(27), np.uint64(31)
USED_BITS: Final = 32  # of a word, from the top
UNUSED_BITS: Final = np.uint64(64 - USED_BITS)
FRACTION_MASK: Final = (1 << USED_BITS) - 1
BYTE_BITS: Final = 8
BYTE_MASK: Final = (1 << BYTE_BITS) - 1
SEED_MASK: Final = (1 << 64) - 1


@kernel
def mixed(word: Any) -> Any:
    """Spread the bits of a word all over it."""
    word = (word ^ word >> FIRST_SHIFT) * FIRST_FACTOR
    word = (word ^ word >> SECOND_SHIFT) * SECOND_FACTOR
    return word ^ word >> LAST_SHIFT


@kernel
def start_of(seed: Any, number: Any) -> Any:
    """Return where the stream of a number begins; streams of one seed have nothing to do with each other."""
    return mixed(mixed(seed) + number * STEP)


def stream(seed: int, number: int = 0) -> Words:
    """Begin one of the streams of a seed."""
    with np.errstate(over="ignore"):
        return np.array([start_of(np.uint64(seed), np.uint64(number))], np.uint64)


@kernel
def begin_stream(state: State, seed: Any, words: Words) -> None:
    """Begin the stream of a position and a seed in the first word: another one for every other byte or seed.

    Bytes are read as words whose first byte is the lowest, whatever the processor.
    """
    content = bytes_of(state)
    word = mixed(seed + STEP)
    for start in range(0, len(content), WORD_BYTES):
        block = np.uint64(0)
        for place in range(min(WORD_BYTES, len(content) - start)):
            block |= np.uint64(int(content[start + place]) & BYTE_MASK) << np.uint64(BYTE_BITS * place)
        word = mixed((word ^ block) + STEP)
    words[0] = word


def position_stream(state: State, seed: int) -> Words:
    """Begin the stream of a position and a seed: the same one for the same position and seed."""
    words = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        begin_stream(state, seed_word(seed), words)
    return words


def seed_word(seed: int) -> np.uint64:
    """Return a seed as kernels take it: its last 64 bits."""
    return np.uint64(seed & SEED_MASK)


@kernel
def draw(words: Words, index: int) -> int:
    """Draw a fraction of one, in units of 2**-USED_BITS, and move the stream on."""
    words[index] += STEP
    return int(np.int64(mixed(words[index]) >> UNUSED_BITS))


@kernel
def draw_below(words: Words, index: int, count: int) -> int:
    """Draw a number from 0 to below a count, each as likely as another but for one in millions."""
    return draw(words, index) * count >> USED_BITS


@kernel
def draw_dice(words: Words, index: int, count: int, lowest: int, faces: int) -> int:
    """Throw `count` dice whose faces go up from a lowest one, packed as in core/throws.py: digits of one fraction."""
    return faces_of(draw(words, index), count, lowest, faces)


@kernel
def faces_of(fraction: int, count: int, lowest: int, faces: int) -> int:
    """Return the throw whose dice are the first digits of a fraction of one, in units of 2**-USED_BITS."""
    dice = 0
    for die in range(count):
        fraction *= faces
        dice = with_die(dice, die, (fraction >> USED_BITS) + lowest)
        fraction &= FRACTION_MASK
    return dice
