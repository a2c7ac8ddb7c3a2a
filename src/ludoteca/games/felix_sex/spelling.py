"""Moves of Felix Sex as people write them: `hand-3a`, `10*3-14`, `10+10+12-15`."""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.spelling import MINUS, letters_of, write_letter, write_name, write_number
from ludoteca.games.felix_sex.board import CELL_NAMES, NO_CELL
from ludoteca.games.felix_sex.engine import unpack

MAX_NAME: Final = 4  # hand
MAX_SPELLING: Final = 4 * (MAX_NAME + 1) - 1  # of a joint landing; of several pieces from a cell it is shorter
PLUS, TIMES = ord("+"), ord("*")

NAMES: Final = letters_of(CELL_NAMES, MAX_NAME)  # by cell


@kernel
def spell(state: State, move: int, out: Letters) -> int:
    """Write a move; return its length."""
    _, third, second, first, end, pieces = unpack(move)
    length = write_name(out, 0, NAMES[first])
    if second != NO_CELL:
        length = write_letter(out, length, PLUS)
        length = write_name(out, length, NAMES[second])
        length = write_letter(out, length, PLUS)
        length = write_name(out, length, NAMES[third])
    elif pieces > 1:
        length = write_letter(out, length, TIMES)
        length = write_number(out, length, pieces)
    length = write_letter(out, length, MINUS)
    return write_name(out, length, NAMES[end])
