"""Texts of people as arrays of letters, which kernels read. No kernel is here: importing this loads no compiler."""

from functools import lru_cache
from typing import Final

import numpy as np

from ludoteca.core.interface import Letters

MAX_TEXT: Final = 100  # letters of what may be a move: three times the longest spelling, as some may have more blanks


def letters_in(text: str) -> Letters | None:
    """Encode what somebody wrote as a move for `read_move`; None where it can be no spelling."""
    spelling = text.strip()
    return _letters_in(spelling) if len(spelling) <= MAX_TEXT else None


@lru_cache(maxsize=10_000)
def _letters_in(spelling: str) -> Letters | None:
    """Encode a text as one array, since the same moves come again and again; nobody may change it."""
    plain = spelling.replace("’", "'")  # the apostrophe that phones write
    return np.frombuffer(bytearray(plain, "ascii"), np.uint8) if plain.isascii() else None
