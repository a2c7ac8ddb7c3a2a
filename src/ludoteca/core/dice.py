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
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.moves import Dice

SIX_FACES = range(1, 7)
MOST_DICE = 4  # of one throw
THROW_LABEL = b"ludoteca dice v1 throw"
SEED_LABEL = b"ludoteca dice v1 seed"
DIE_BITS = 4  # of a throw as one number, as kernels take it: the lowest face in the lowest bits
DIE_MASK = (1 << DIE_BITS) - 1
NO_MIX = bytes(32)  # a game at one screen: nobody adds bytes of their own


@cache
def outcomes(dice_count: int, faces: range = SIX_FACES) -> tuple[tuple[Dice, Fraction], ...]:
    """List every throw of that many dice, low faces first, with its exact probability."""
    throws = Counter(tuple(sorted(thrown)) for thrown in product(faces, repeat=dice_count))
    return tuple((dice, Fraction(ways, len(faces) ** dice_count)) for dice, ways in sorted(throws.items()))


class ChanceTables(NamedTuple):
    """Every throw, for kernels: by the number of dice and the number of the throw, in the order of `outcomes`."""

    counts: NDArray[np.int64]  # of throws, by the number of dice
    dice: NDArray[np.int64]  # packed
    weights: NDArray[np.float64]


def chance_tables(faces: range) -> ChanceTables:
    """List the throws of up to MOST_DICE dice."""
    throws = [outcomes(dice_count, faces) for dice_count in range(MOST_DICE + 1)]
    counts = np.array([len(some) for some in throws])
    dice = np.zeros((len(throws), counts.max()), np.int64)
    weights = np.zeros(dice.shape)
    for dice_count, some in enumerate(throws):
        dice[dice_count, : len(some)] = [pack(thrown) for thrown, _ in some]
        weights[dice_count, : len(some)] = [float(chance) for _, chance in some]
    return ChanceTables(counts, dice, weights)


def random_seed() -> str:
    """Draw a seed that nobody can guess."""
    return secrets.token_hex(16)


def seed_bytes(seed: int | str) -> bytes:
    """Turn a seed that people write (a number or a text) into the 32 bytes that throws are made from."""
    return hashlib.sha256(SEED_LABEL + str(seed).encode()).digest()


def throw(seed: bytes, number: int, dice_count: int, mix: bytes = NO_MIX, faces: range = SIX_FACES) -> Dice:
    """Throw the dice of throw `number` (from 0) of a stream, low faces first."""
    fair = 256 // len(faces) * len(faces)  # bytes from here on would favour low faces
    thrown: list[int] = []
    for block in count():
        message = THROW_LABEL + mix + number.to_bytes(8, "big") + block.to_bytes(4, "big")
        for byte in hmac.new(seed, message, "sha256").digest():  # hmac.digest lets other threads in, and waits for them
            if byte < fair:
                thrown.append(faces[byte % len(faces)])
                if len(thrown) == dice_count:
                    return tuple(sorted(thrown))
    raise AssertionError("the stream does not end")


def pack(dice: Dice) -> int:
    """Make one number of a throw whose faces are sorted."""
    return sum(face << index * DIE_BITS for index, face in enumerate(dice))


def unpack(dice: int) -> Dice:
    """List the faces of dice that are packed into one number; no face may be 0."""
    faces = []
    while dice:
        faces.append(dice & DIE_MASK)
        dice >>= DIE_BITS
    return tuple(faces)
