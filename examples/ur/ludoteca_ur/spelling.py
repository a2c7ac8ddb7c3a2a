"""Moves of Ur as people write them, `4-7`, `13-home`, and positions: `W=hand*6,4 B=hand*7 seat=0 phase=roll`."""

from typing import Final

from ludoteca.core import faults, fields, spelling, words
from ludoteca.core.interface import Letters, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.reading import Reading
from ludoteca.core.spelling import COMMA, MINUS, NO_NAME, TIMES, find_letter, find_name, write_letter, write_name
from ludoteca_ur.engine import can_move, enemies_on, is_done
from ludoteca_ur.state import BITS, COLOURS, DICE, GAME, HAND, HOME, MASK, MAX_MOVES, NAMES, NO_TOTAL

MAX_SPELLING: Final = 9
MAX_POSITION: Final = 160  # 2 x 51 for the pieces, all on different squares, and less than 50 for the turn
LETTERS: Final = spelling.letters_of(NAMES, 4)
FAULTS: Final = faults.FaultKinds(GAME, (*COLOURS, "total", "opening"))
WHITE, TOTAL, OPENING = map(FAULTS.field, ("W", "total", "opening"))
FIELDS: Final = spelling.letters_of(FAULTS.fields, 7)
SQUARE, UNSOUND = FAULTS.add("square", square=words.text_of(10)), FAULTS.add("unsound", pieces=words.NUMBER)
step_hint = spelling.no_signs


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
        length = spelling.write_word(out, length, FIELDS[WHITE + seat])
        for step in range(HOME + 1):
            if state.counts[seat, step] > 0:
                length = write_name(out, spelling.write_comma(out, length), LETTERS[step])
                length = spelling.write_number(out, write_letter(out, length, TIMES), int(state.counts[seat, step]))
    length = spelling.write_seat_and_phase(state, out, length)
    if state.phase == MOVE:
        length = spelling.write_field(out, length, FIELDS[TOTAL], int(state.total))
    return spelling.write_field(out, length, FIELDS[OPENING], int(state.white_total)) if state.opening else length


@kernel
def read_position(state: State, reading: Reading, scratch: States) -> None:
    """Read the fields of a position into a state, then look whether they fit together; what is wrong is noted."""
    fields.find_fields(reading, FIELDS, (1 << len(FIELDS)) - 1)
    for seat in range(2):
        start, last = fields.span_of(reading, WHITE + seat)
        while start <= last:
            end = find_letter(reading.letters, start, last, COMMA)
            times = find_letter(reading.letters, start, end, TIMES)
            step = find_name(LETTERS, reading.letters, start, times)
            count = spelling.read_number(reading.letters, times + 1, end) if times < end else 1
            if step == NO_NAME or not 1 <= count <= MAX_MOVES:
                fields.note_with(reading, SQUARE, WHITE + seat, start, end, 0, 0)
            else:  # too many are too many, however many
                state.counts[seat, step] = min(int(state.counts[seat, step]) + count, MAX_MOVES + 1)
            start = end + 1
    fields.read_seat(state, reading, 2)
    state.opening = fields.has_field(reading, OPENING)
    state.white_total = fields.number_in(reading, OPENING, NO_TOTAL, DICE, 1) if state.opening else NO_TOTAL
    if fields.read_phase(state, reading) and state.phase == MOVE:
        state.total = fields.number_in(reading, TOTAL, 1, DICE, 1)
    if fields.is_sound(reading) and not (has_all(state, 0) and has_all(state, 1) and is_in_phase(state)):
        fields.note_with(reading, UNSOUND, faults.PHASE_FIELD, int(state.pieces), 0, 0, 0)


@kernel
def has_all(state: State, seat: int) -> bool:
    """Return whether all pieces of a seat are there, one on a square."""
    total = int(state.counts[seat, HAND]) + int(state.counts[seat, HOME])
    for step in range(HAND + 1, HOME):
        total += int(state.counts[seat, step])
        if state.counts[seat, step] + enemies_on(state, seat, step) > 1:
            return False
    return bool(total == state.pieces)


@kernel
def is_in_phase(state: State) -> bool:
    """Return whether phase and seat fit the pieces and the throws for who starts."""
    is_won, is_stuck = is_done(state, int(state.seat)), state.phase == MOVE and not can_move(state)
    if is_stuck or is_won != (state.phase == OVER) or is_done(state, 1 - int(state.seat)):
        return False
    return not state.opening or (state.seat == 1) == (state.white_total != NO_TOTAL)
