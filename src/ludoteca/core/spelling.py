"""Writing moves as ASCII letters in kernels, and reading what they wrote.

A game's `spell` kernel (core/interface.py) writes letters one after the other into a buffer; each function here writes
some more behind those that are there, and returns how many there are now.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.interface import Letters, Spelling
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE_END, STEP_END, State

END_OF_STEP, END_OF_MOVE = ord(STEP_END), ord(MOVE_END)
MINUS, ZERO = ord("-"), ord("0")


@kernel
def write_letter(out: Letters, length: int, letter: int) -> int:
    """Write a letter, given by its code."""
    out[length] = letter
    return length + 1


@kernel
def write_number(out: Letters, length: int, number: int) -> int:
    """Write an integer in decimal."""
    if number < 0:
        length = write_letter(out, length, MINUS)
    left = abs(number)
    digits, limit = 1, 10
    while left >= limit:
        digits += 1
        limit *= 10
    for index in range(digits):
        out[length + digits - 1 - index] = ZERO + left % 10
        left //= 10
    return length + digits


@kernel
def write_name(out: Letters, length: int, name: Letters) -> int:
    """Write a row of a table that `letters_of` made."""
    index = 0
    while index < len(name) and name[index] != 0:
        out[length + index] = name[index]
        index += 1
    return length + index


def letters_of(names: Sequence[str], width: int) -> Letters:
    """Make a table of names, a row each, filled up with zeros to a width."""
    rows = b"".join(name.encode("ascii").ljust(width, b"\0") for name in names)
    return np.frombuffer(rows, np.uint8).reshape(len(names), width).copy()


def spelled(spelling: Spelling, state: State, move: int) -> str:
    """Spell a move."""
    out = np.empty(spelling.MAX_SPELLING, np.uint8)
    length = int(spelling.spell(state, move, out))
    return out[:length].tobytes().decode("ascii").replace(STEP_END, "")


@kernel
def is_name(name: Letters, text: Letters) -> bool:
    """Return whether a row of a table that `letters_of` made spells a text."""
    for index in range(len(name)):
        if index < len(text):
            if name[index] != text[index]:
                return False
        elif name[index] != 0:
            return False
    return len(text) <= len(name)


@kernel
def find_name(names: NDArray[np.uint8], text: Letters) -> int:
    """Return the number of the row that spells a text; -1 where none does."""
    for index in range(len(names)):
        if is_name(names[index], text):
            return index
    return -1
