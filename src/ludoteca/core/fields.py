"""Fields of positions, as kernels read them.

A game's `read_position` kernel (core/interface.py) is given a reading (core/reading.py). `find_fields` finds where the
value of each field is; every function that reads one notes what is wrong with it, and goes on as if it were right, so
that all faults are found.
"""

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.faults import (
    FIELD,
    KIND,
    MISSING,
    NOT_NOW,
    OPERANDS,
    PHASE_FIELD,
    SEAT_FIELD,
    UNKNOWN_FIELD,
    WRONG_NUMBER,
    WRONG_PHASE,
)
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.reading import MOST_FAULTS, Reading
from ludoteca.core.spelling import BLANK, EQUALS, NO_NAME, PHASE_NAMES, find_letter, find_name, read_number


@kernel
def note_with(reading: Reading, kind: int, field: int, first: int, second: int, third: int, fourth: int) -> None:
    """Note a fault with its operands; those that its kind does not have are 0."""
    if reading.count == MOST_FAULTS:
        return
    row = reading.faults[reading.count]
    row[KIND], row[FIELD] = kind, field
    row[OPERANDS], row[OPERANDS + 1], row[OPERANDS + 2], row[OPERANDS + 3] = first, second, third, fourth
    reading.count += 1


@kernel
def note(reading: Reading, kind: int, field: int) -> None:
    """Note a fault that has no operands."""
    note_with(reading, kind, field, 0, 0, 0, 0)


@kernel
def is_sound(reading: Reading) -> bool:
    """Return whether nothing wrong has been found so far."""
    return bool(reading.count == 0)


@kernel
def find_fields(reading: Reading, names: NDArray[np.uint8], known: int) -> None:
    """Find where the values of all fields are; note those that are not among the known ones, a bit each."""
    start, length = 0, int(reading.length)
    while start < length:
        end = find_letter(reading.letters, start, length, BLANK)
        equals = find_letter(reading.letters, start, end, EQUALS)
        field = find_name(names, reading.letters, start, equals)
        if field == NO_NAME or not known >> field & 1:
            note_with(reading, UNKNOWN_FIELD, 0, start, equals, known, 0)
        else:
            reading.given |= 1 << field
            reading.start[field] = min(equals + 1, end)
            reading.end[field] = end
        start = end + 1


@kernel
def has_field(reading: Reading, field: int) -> bool:
    """Return whether a field is there."""
    return bool(int(reading.given) >> field & 1)


@kernel
def must_have(reading: Reading, field: int) -> bool:
    """Return whether a field is there; note that it is missing where it is not."""
    if has_field(reading, field):
        return True
    note(reading, MISSING, field)
    return False


@kernel
def span_of(reading: Reading, field: int) -> tuple[int, int]:
    """Return where the value of a field begins and ends; a field that is not there has an empty one."""
    return int(reading.start[field]), int(reading.end[field])


@kernel
def number_in(reading: Reading, field: int, lowest: int, highest: int, step: int) -> int:
    """Read a number that must be one from a lowest to a highest; the lowest where it is none of them."""
    start, end = span_of(reading, field)
    number = read_number(reading.letters, start, end)
    if lowest <= number <= highest and (number - lowest) % step == 0:
        return number
    note_wrong_number(reading, field, lowest, highest, step)
    return lowest


@kernel
def note_wrong_number(reading: Reading, field: int, lowest: int, highest: int, step: int) -> None:
    """Note that a field is none of the numbers that it can be."""
    note_with(reading, WRONG_NUMBER, field, lowest, highest, step, 0)


@kernel
def forbid(state: State, reading: Reading, fields: int) -> None:
    """Note those of some fields, a bit each, that are there and do not belong to the phase."""
    found = fields & int(reading.given)
    field = 0
    while found >> field != 0:
        if found >> field & 1:
            note_with(reading, NOT_NOW, field, int(state.phase), 0, 0, 0)
        field += 1


@kernel
def read_seat(state: State, reading: Reading, players: int) -> None:
    """Read whose throw or decision it is."""
    state.seat = number_in(reading, SEAT_FIELD, 0, players - 1, 1)


@kernel
def read_phase(state: State, reading: Reading) -> bool:
    """Read the phase; return whether it is one."""
    start, end = span_of(reading, PHASE_FIELD)
    phase = find_name(PHASE_NAMES, reading.letters, start, end)
    if phase == NO_NAME:
        note(reading, WRONG_PHASE, PHASE_FIELD)
        return False
    state.phase = phase
    return True
