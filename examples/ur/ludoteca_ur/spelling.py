"""Moves of Ur as people write them: `4-7`, `hand-3`, `13-home`."""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import MINUS, NO_NAME, find_letter, find_name, letters_of, write_letter, write_name
from ludoteca_ur.state import BITS, MASK, NAMES

MAX_SPELLING: Final = 9
LETTERS: Final = letters_of(NAMES, 4)


@kernel
def spell(state: State, move: int, out: Letters) -> int:
    """Write a move; return its length."""
    length = write_name(out, 0, LETTERS[move >> BITS & MASK])
    return write_name(out, write_letter(out, length, MINUS), LETTERS[move & MASK])


@kernel
def read_move(state: State, letters: Letters) -> int:
    """Return the move that letters spell, be it legal or not; NO_MOVE where they spell none."""
    dash = find_letter(letters, 0, len(letters), MINUS)
    start, end = find_name(LETTERS, letters, 0, dash), find_name(LETTERS, letters, dash + 1, len(letters))
    return NO_MOVE if NO_NAME in (start, end) else (int(state.seat) << BITS | start) << BITS | end
