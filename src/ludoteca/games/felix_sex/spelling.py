"""Moves of Felix Sex as people write them: `hand-3a`, `10*3-14`, `10+10+12-15`."""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import (
    MINUS,
    NO_NAME,
    find_letter,
    find_name,
    letters_of,
    read_number,
    write_letter,
    write_name,
    write_number,
)
from ludoteca.games.felix_sex.board import CELL_NAMES, NO_CELL
from ludoteca.games.felix_sex.engine import pack, unpack

MAX_NAME: Final = 4  # hand
MAX_SPELLING: Final = 4 * (MAX_NAME + 1) - 1  # of a joint landing; of several pieces from a cell it is shorter
PLUS, TIMES = ord("+"), ord("*")
MOST_PIECES: Final = 15  # of a player

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


@kernel
def read_move(state: State, letters: Letters) -> int:
    """Return the move of the seat to play that letters spell, be it legal or not; NO_MOVE where they spell none."""
    dash = find_letter(letters, 0, len(letters), MINUS)
    end = find_name(NAMES, letters, dash + 1, len(letters))
    times, plus = find_letter(letters, 0, dash, TIMES), find_letter(letters, 0, dash, PLUS)
    first, second, third = find_name(NAMES, letters, 0, times if times < dash else plus), NO_CELL, NO_CELL
    pieces = 1
    if times < dash:
        pieces = read_number(letters, times + 1, dash)
        if not 2 <= pieces <= MOST_PIECES:
            return NO_MOVE
    elif plus < dash:
        second_plus = find_letter(letters, plus + 1, dash, PLUS)
        second = find_name(NAMES, letters, plus + 1, second_plus)
        third = find_name(NAMES, letters, second_plus + 1, dash)
        if not first <= second <= third:  # the furthest back comes first; NO_NAME is lower than all
            return NO_MOVE
    return NO_MOVE if first == NO_NAME or end == NO_NAME else pack(int(state.seat), third, second, first, end, pieces)
