"""Moves and positions as ASCII letters in kernels.

A game's `spell` and `spell_position` kernels (core/interface.py) write letters one after the other into a buffer; each
function here that writes puts some more behind those that are there, and returns how many there are now. A game's
`read_move` kernel looks at parts of a text, each from a place to an end; no part that is empty or ends before it begins
is a name or a number.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.interface import Letters, Spelling
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE_END, PHASES, STEP_END, State

END_OF_STEP, END_OF_MOVE = ord(STEP_END), ord(MOVE_END)
BLANK, COMMA, EQUALS, MINUS, TIMES, ZERO = map(ord, " ,=-*0")
NO_NAME: Final = -1  # no row of a table spells such a text
MAX_DIGITS: Final = 9
NO_NUMBER: Final = -(10**MAX_DIGITS)  # lower than all that have so many digits


def letters_of(names: Sequence[str], width: int) -> Letters:
    """Make a table of names, a row each, filled up with zeros to a width."""
    rows = b"".join(name.encode("ascii").ljust(width, b"\0") for name in names)
    return np.frombuffer(rows, np.uint8).reshape(len(names), width).copy()


SEAT, PHASE = letters_of(["seat", "phase"], len("phase"))
PHASE_NAMES: Final = letters_of(PHASES, max(map(len, PHASES)))


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


@kernel
def write_word(out: Letters, length: int, name: Letters) -> int:
    """Begin a field of a position: a blank behind those before it, its name and `=`."""
    if length > 0:
        length = write_letter(out, length, BLANK)
    return write_letter(out, write_name(out, length, name), EQUALS)


@kernel
def write_field(out: Letters, length: int, name: Letters, number: int) -> int:
    """Write a field of a position that is a number."""
    return write_number(out, write_word(out, length, name), number)


@kernel
def write_comma(out: Letters, length: int) -> int:
    """Write a comma between the items of a field; none before the first."""
    return length if out[length - 1] == EQUALS else write_letter(out, length, COMMA)


@kernel
def write_seat_and_phase(state: State, out: Letters, length: int) -> int:
    """Write whose throw or decision it is, and the phase: fields that every position has."""
    length = write_field(out, length, SEAT, int(state.seat))
    return write_name(out, write_word(out, length, PHASE), PHASE_NAMES[state.phase])


def spelled(spelling: Spelling, state: State, move: int) -> str:
    """Spell a move."""
    out = np.empty(spelling.MAX_SPELLING, np.uint8)
    length = int(spelling.spell(state, move, out))
    return out[:length].tobytes().decode("ascii").replace(STEP_END, "")


def no_signs(state: State, move: int, count: int) -> str:
    """Return no signs: the `step_hint` of games in which the spelling of a move says all."""
    return ""


@kernel
def length_of(name: Letters) -> int:
    """Return how many letters a row of a table that `letters_of` made has."""
    length = 0
    while length < len(name) and name[length] != 0:
        length += 1
    return length


@kernel
def is_name(name: Letters, text: Letters, start: int, end: int) -> bool:
    """Return whether a row of a table that `letters_of` made spells a part of a text."""
    length = end - start
    if not 0 < length <= len(name):
        return False
    for index in range(length):
        if name[index] == 0 or name[index] != text[start + index]:
            return False
    return length == len(name) or name[length] == 0


@kernel
def find_name(names: NDArray[np.uint8], text: Letters, start: int, end: int) -> int:
    """Return the number of the row that spells a part of a text; NO_NAME where none does."""
    for index in range(len(names) if start < end else 0):
        if names[index, 0] == text[start] and is_name(names[index], text, start, end):
            return index
    return NO_NAME


@kernel
def find_letter(text: Letters, start: int, end: int, letter: int) -> int:
    """Return where a letter first stands in a part of a text; `end` where it does not."""
    for index in range(start, end):
        if text[index] == letter:
            return index
    return end


@kernel
def read_number(text: Letters, start: int, end: int) -> int:
    """Read a part of a text as an integer, in the one way to spell it; NO_NUMBER where it is none."""
    first = start + 1 if start < end and text[start] == MINUS else start
    if not 1 <= end - first <= MAX_DIGITS:
        return NO_NUMBER
    if text[first] == ZERO and end - start > 1:
        return NO_NUMBER
    number = 0
    for index in range(first, end):
        digit = int(text[index]) - ZERO
        if not 0 <= digit <= 9:
            return NO_NUMBER
        number = 10 * number + digit
    return number if first == start else -number
