"""Moves of Ur as people write them: `4-7`, `hand-3`, `13-home`."""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.spelling import MINUS, letters_of, write_letter, write_name
from ludoteca_ur.state import BITS, MASK, NAMES

MAX_SPELLING: Final = 9
LETTERS: Final = letters_of(NAMES, 4)


@kernel
def spell(state: State, move: int, out: Letters) -> int:
    """Write a move; return its length."""
    length = write_name(out, 0, LETTERS[move >> BITS & MASK])
    return write_name(out, write_letter(out, length, MINUS), LETTERS[move & MASK])
