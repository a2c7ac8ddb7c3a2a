"""A position that is being read: the letters of its fields, and what is wrong with them, as one record for kernels.

No kernel is here: importing this loads no compiler.
"""

from typing import Final, TypeAlias

import numpy as np

from ludoteca.core.faults import FAULT_COLUMNS
from ludoteca.core.moves import State
from ludoteca.core.state import StateRecord, blank, dtype_of

MAX_LETTERS: Final = 40_000  # most positions have some hundreds, but one of Stax may list a thousand earlier moves
MOST_FIELDS: Final = 31  # of a position, as a set of them is a number
MOST_FAULTS: Final = 40  # that are noted


class ReadingRecord(StateRecord):
    """A position that is being read."""


READING: Final = dtype_of(
    ReadingRecord,
    [
        ("length", np.int32),  # of the letters
        ("given", np.int32),  # the fields that are there, a bit each
        ("start", np.int32, MOST_FIELDS),  # where the value of each begins and ends
        ("end", np.int32, MOST_FIELDS),
        ("count", np.int32),  # of the faults
        ("faults", np.int32, (MOST_FAULTS, FAULT_COLUMNS)),
        ("letters", np.uint8, MAX_LETTERS),  # of all fields, `name=value` with a blank between them
    ],
)
Reading: TypeAlias = State
"""A record of that type."""


def reading_of(text: str) -> Reading:
    """Begin to read a text of at most MAX_LETTERS characters. What is not ASCII can stand in no field that is right."""
    reading: Reading = blank(READING)
    letters = text.encode("ascii", "replace")  # a letter for each character, so that places are the same in both
    reading.letters[: len(letters)] = np.frombuffer(letters, np.uint8)
    reading.length = len(letters)
    return reading
