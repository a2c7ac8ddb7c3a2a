"""Moves of Ur as people write them: `4-7`, `hand-3`, `13-home`; and positions."""

from typing import Final

from ludoteca.core import spelling
from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import MINUS, NO_NAME, TIMES, find_letter, find_name, letters_of, write_letter, write_name
from ludoteca_ur.state import BITS, COLOURS, HOME, MASK, NAMES

MAX_SPELLING: Final = 9
MAX_POSITION: Final = 160  # 2 x 51 for the pieces, all on different squares, and less than 50 for the turn
LETTERS: Final = letters_of(NAMES, 4)
FIELDS: Final = letters_of(COLOURS, 1)
TOTAL, OPENING = letters_of(["total", "opening"], 7)


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


@kernel
def spell_position(state: State, out: Letters) -> int:
    """Write the fields of a position; return their length."""
    length = 0
    for seat in range(2):
        length = spelling.write_word(out, length, FIELDS[seat])
        for step in range(HOME + 1):
            if state.counts[seat, step] > 0:
                length = write_name(out, spelling.write_comma(out, length), LETTERS[step])
                length = spelling.write_number(out, write_letter(out, length, TIMES), int(state.counts[seat, step]))
    length = spelling.write_seat_and_phase(state, out, length)
    if state.phase == MOVE:
        length = spelling.write_field(out, length, TOTAL, int(state.total))
    return spelling.write_field(out, length, OPENING, int(state.white_total)) if state.opening else length
