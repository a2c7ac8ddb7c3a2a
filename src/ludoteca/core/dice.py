"""Dice: their outcomes with exact probabilities, and the stream that a game's own throws come from.

Throw k of a game is a function of the game's seed and k alone. To take a throw back and throw again gives the
same dice, a copy of a game goes on with the same dice, and whoever knows the seed can check every throw.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import count, product

from ludoteca.core.moves import Dice

FACES = 6
FAIR_BYTES = 252  # the largest multiple of 6 that fits a byte: bytes from here on would favour low faces
THROW_LABEL = b"ludoteca dice v1 throw"
SEED_LABEL = b"ludoteca dice v1 seed"
DIE_BITS = 4  # of a throw as one number, as kernels take it: the lowest face in the lowest bits
DIE_MASK = (1 << DIE_BITS) - 1
NO_MIX = bytes(32)  # a game at one screen: nobody adds bytes of their own


@cache
def outcomes(dice_count: int) -> tuple[tuple[Dice, Fraction], ...]:
    """List every throw of that many dice, low faces first, with its exact probability."""
    throws = Counter(tuple(sorted(faces)) for faces in product(range(1, FACES + 1), repeat=dice_count))
    return tuple((dice, Fraction(ways, FACES**dice_count)) for dice, ways in sorted(throws.items()))


def random_seed() -> str:
    """Draw a seed that nobody can guess."""
    return secrets.token_hex(16)


def seed_bytes(seed: int | str) -> bytes:
    """Turn a seed that people write (a number or a text) into the 32 bytes that throws are made from."""
    return hashlib.sha256(SEED_LABEL + str(seed).encode()).digest()


def throw(seed: bytes, number: int, dice_count: int, mix: bytes = NO_MIX) -> Dice:
    """Throw the dice of throw `number` (from 0) of a stream, low faces first."""
    faces: list[int] = []
    for block in count():
        message = THROW_LABEL + mix + number.to_bytes(8, "big") + block.to_bytes(4, "big")
        for byte in hmac.new(seed, message, "sha256").digest():  # hmac.digest lets other threads in, and waits for them
            if byte < FAIR_BYTES:
                faces.append(byte % FACES + 1)
                if len(faces) == dice_count:
                    return tuple(sorted(faces))
    raise AssertionError("the stream does not end")


def pack(dice: Dice) -> int:
    """Make one number of a throw whose faces are sorted."""
    return sum(face << index * DIE_BITS for index, face in enumerate(dice))
