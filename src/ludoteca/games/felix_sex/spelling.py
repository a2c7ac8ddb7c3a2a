"""Moves of Felix Sex as people write them: `hand-3a`, `10*3-14`, `10+10+12-15`.

And positions; notation.py says what their fields are.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import (
    MINUS,
    NO_NAME,
    TIMES,
    find_letter,
    find_name,
    letters_of,
    read_number,
    write_comma,
    write_field,
    write_letter,
    write_name,
    write_number,
    write_seat_and_phase,
    write_word,
)
from ludoteca.games.felix_sex.board import BLACK, CELL, CELL_NAMES, COLOURS, NO_CELL, STEPS, WHITE
from ludoteca.games.felix_sex.engine import pack, unpack
from ludoteca.games.felix_sex.state import DICE

MAX_NAME: Final = 4  # hand
MAX_SPELLING: Final = 4 * (MAX_NAME + 1) - 1  # of a joint landing; of several pieces from a cell it is shorter
MAX_POSITION: Final = 320  # 2 x 123 for the pieces, all on different cells, and less than 70 for the turn
PLUS: Final = ord("+")
MOST_PIECES: Final = 15  # of a player

NAMES: Final = letters_of(CELL_NAMES, MAX_NAME)  # by cell
COLOUR_LETTERS: Final = np.frombuffer(COLOURS.encode(), np.uint8)
ENTERED, UNUSED, OPENING = letters_of(["entered", "unused", "opening"], len("entered"))


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


@kernel
def spell_position(state: State, out: Letters) -> int:
    """Write the fields of a position; return their length."""
    length = 0
    for seat in (WHITE, BLACK):
        length = write_pieces(state, seat, out, length)
    length = write_entered(state, out, length)
    length = write_seat_and_phase(state, out, length)
    if state.phase == MOVE:
        length = write_unused(state, out, length)
    if state.opening != 0:
        length = write_field(out, length, OPENING, int(state.white_die))
    return length


@kernel
def write_pieces(state: State, seat: int, out: Letters, length: int) -> int:
    """Write where a player's pieces are behind some letters; return how many there are now."""
    length = write_word(out, length, COLOUR_LETTERS[seat : seat + 1])
    for step in range(STEPS):
        count = int(state.counts[seat, step])
        if count > 0:
            length = write_name(out, write_comma(out, length), NAMES[CELL[seat, step]])
        if count > 1:
            length = write_number(out, write_letter(out, length, TIMES), count)
    return length


@kernel
def write_entered(state: State, out: Letters, length: int) -> int:
    """Write who has had all his pieces on the board, if anybody, behind some letters; return how many there are now."""
    if state.entered[WHITE] == 0 and state.entered[BLACK] == 0:
        return length
    length = write_word(out, length, ENTERED)
    for seat in (WHITE, BLACK):
        if state.entered[seat] != 0:
            length = write_letter(out, write_comma(out, length), int(COLOUR_LETTERS[seat]))
    return length


@kernel
def write_unused(state: State, out: Letters, length: int) -> int:
    """Write the dice that are not used yet behind some letters; return how many there are now."""
    length = write_field(out, length, UNUSED, int(state.dice[0]))
    for index in range(1, DICE):
        if state.dice[index] != 0:
            length = write_number(out, write_letter(out, length, MINUS), int(state.dice[index]))
    return length
