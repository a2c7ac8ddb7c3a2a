"""Positions of Felix Sex as text. spelling.py writes them, and they are read here.

A position's own fields, besides options:

    W=hand*3,2a*2,14    where each player's pieces are, with their number where it is more than one
    entered=W,B         who has had all his pieces on the board
    seat=0              whose throw or decision; the winner when it is over
    phase=roll          or move, or over
    unused=2-5          in phase move: the dice not used yet (`dice` is an option)
    opening=0           while it is thrown for who starts: white's die, 0 before it is thrown
"""

from typing import Final

from ludoteca.core.faults import PHASE_FIELD, SEAT_FIELD, FaultKinds
from ludoteca.core.fields import (
    find_fields,
    forbid,
    has_field,
    is_sound,
    must_have,
    note,
    note_with,
    number_in,
    read_phase,
    read_seat,
    span_of,
)
from ludoteca.core.interface import States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.reading import Reading
from ludoteca.core.spelling import COMMA, MINUS, TIMES, find_letter, is_name, letters_of, no_signs, read_number
from ludoteca.core.words import LETTER, NUMBER, SPOT, text_of
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import BLACK, CELL, COLOURS, HAND, LAST, ROW_END, STEPS, WHITE, name_of
from ludoteca.games.felix_sex.board import SPOT as SPOT_AT
from ludoteca.games.felix_sex.spelling import COLOUR_LETTERS, MOST_PIECES, NAMES
from ludoteca.games.felix_sex.state import DICE, GAME, INFO

step_hint = no_signs

FAULTS: Final = FaultKinds(GAME, (*COLOURS, "entered", "unused", "opening"))
FIRST_COLOUR, ENTERED, UNUSED, OPENING = map(FAULTS.field, (COLOURS[0], "entered", "unused", "opening"))
FIELD_NAMES: Final = letters_of(FAULTS.fields, max(map(len, FAULTS.fields)))
ALL_FIELDS: Final = (1 << len(FAULTS.fields)) - 1
SHOWN: Final = 10  # characters of what is wrong that are said

WRONG_CELL = FAULTS.add("cell", colour=LETTER, cell=text_of(SHOWN))
CELL_TWICE = FAULTS.add("cell_twice", cell=SPOT)
WRONG_COUNT = FAULTS.add("pieces", colour=LETTER, count=NUMBER, expected=NUMBER)
BOTH_THERE = FAULTS.add("both_there", where="cell", cell=SPOT)
WRONG_ENTERED = FAULTS.add("entered")
HAS_ENTERED = FAULTS.add("has_entered", colour=LETTER)
PHASE_OF_END = FAULTS.add("phase_of_end")
BOTH_DONE = FAULTS.add("both_done")
WRONG_WINNER = FAULTS.add("winner", seat=NUMBER)
WRONG_DICE = FAULTS.add("dice")
NO_USE = FAULTS.add("no_move")
WRONG_OPENING = FAULTS.add("opening")
OPENING_IN_HAND = FAULTS.add("opening_in_hand")

HIGHEST_FACE: Final = INFO.faces[-1]
NO_STEP: Final = -1  # of a text that names none


def cells_of(state: State) -> list[dict[str, int]]:
    """Count for each seat how many of its pieces are on each cell, by name, along its way."""
    return [
        {name_of(seat, step): int(count) for step, count in enumerate(state.counts[seat]) if count}
        for seat in (WHITE, BLACK)
    ]


def dice_of(state: State) -> list[int]:
    """List the dice not used yet, low first."""
    return [int(die) for die in state.dice if die]


@kernel
def read_position(state: State, reading: Reading, scratch: States) -> None:
    """Read the fields of a position into a state; what is wrong is noted."""
    find_fields(reading, FIELD_NAMES, ALL_FIELDS)
    for seat in (WHITE, BLACK):
        read_pieces(state, reading, seat)
    pieces_are_sound = is_sound(reading)
    if pieces_are_sound:
        check_meetings(state, reading)
    read_entered(state, reading, pieces_are_sound)
    read_turn(state, reading, pieces_are_sound)
    if is_sound(reading) and state.phase == MOVE and not engine.has_use(state):
        note(reading, NO_USE, PHASE_FIELD)


@kernel
def read_pieces(state: State, reading: Reading, seat: int) -> None:
    """Read where a player's pieces are."""
    field = FIRST_COLOUR + seat
    if not must_have(reading, field):
        return
    are_known, total = True, 0
    start, last = span_of(reading, field)
    while start <= last:
        end = find_letter(reading.letters, start, last, COMMA)
        times = find_letter(reading.letters, start, end, TIMES)
        step = step_named(reading, seat, start, times)
        count = read_number(reading.letters, times + 1, end) if times < end else 1
        if step == NO_STEP or not 1 <= count <= MOST_PIECES or (times < end and count == 1):
            are_known = False
            note_with(reading, WRONG_CELL, field, seat, start, end, 0)
        elif state.counts[seat, step] != 0:
            are_known = False
            note_with(reading, CELL_TWICE, field, int(SPOT_AT[seat, step]), 0, 0, 0)
        else:
            total += count
            rules.put(state, seat, step, count)
        start = end + 1
    if are_known and total != state.pieces:
        note_with(reading, WRONG_COUNT, field, seat, total, int(state.pieces), 0)


@kernel
def step_named(reading: Reading, seat: int, start: int, end: int) -> int:
    """Return the step of a player's way that a part of the text names; NO_STEP where it names none."""
    for step in range(STEPS):
        if is_name(NAMES[CELL[seat, step]], reading.letters, start, end):
            return step
    return NO_STEP


@kernel
def check_meetings(state: State, reading: Reading) -> None:
    """Look for cells that hold both colours, which no shared cell can."""
    for step in range(ROW_END + 1, LAST + 1):
        if state.counts[WHITE, step] != 0 and state.counts[BLACK, step] != 0:
            note_with(reading, BOTH_THERE, 0, int(SPOT_AT[WHITE, step]), 0, 0, 0)


@kernel
def read_entered(state: State, reading: Reading, check: bool) -> None:
    """Read who has had all pieces on the board, and compare it with where they are."""
    start, last = span_of(reading, ENTERED)
    while start < last:
        end = find_letter(reading.letters, start, last, COMMA)
        seat = find_letter(COLOUR_LETTERS, 0, len(COLOURS), int(reading.letters[start]))
        if end != start + 1 or end == last - 1 or seat == len(COLOURS) or state.entered[seat] != 0:
            note(reading, WRONG_ENTERED, ENTERED)
            return
        state.entered[seat] = 1
        start = end + 1
    for seat in (WHITE, BLACK):
        if check and state.entered[seat] == 0 and must_have_entered(state, seat):
            note_with(reading, HAS_ENTERED, ENTERED, seat, 0, 0, 0)


@kernel
def must_have_entered(state: State, seat: int) -> bool:
    """Return whether a player has an empty hand, or pieces beyond his own row."""
    beyond = 0
    for step in range(ROW_END + 1, STEPS):
        beyond += int(state.counts[seat, step])
    return beyond > 0 or bool(state.counts[seat, HAND] == 0)


@kernel
def read_turn(state: State, reading: Reading, check: bool) -> None:
    """Read whose turn it is and how far it has come."""
    read_seat(state, reading, len(COLOURS))
    if not read_phase(state, reading):
        return
    if state.phase == MOVE:
        read_dice(state, reading)
    else:
        forbid(state, reading, 1 << UNUSED)
    if has_field(reading, OPENING):
        read_opening(state, reading)
    if check:
        check_end(state, reading)


@kernel
def read_dice(state: State, reading: Reading) -> None:
    """Read the dice not used yet."""
    start, last = span_of(reading, UNUSED)
    count = 0
    while start <= last:
        end = find_letter(reading.letters, start, last, MINUS)
        face = read_number(reading.letters, start, end)
        if count == DICE or not 1 <= face <= HIGHEST_FACE:
            note(reading, WRONG_DICE, UNUSED)
            return
        index = count
        while index > 0 and state.dice[index - 1] > face:
            state.dice[index] = state.dice[index - 1]
            index -= 1
        state.dice[index] = face
        count += 1
        start = end + 1


@kernel
def read_opening(state: State, reading: Reading) -> None:
    """Read how far the throws for who starts have come."""
    state.opening = 1
    state.white_die = number_in(reading, OPENING, 0, HIGHEST_FACE, 1)
    if state.phase != ROLL:
        forbid(state, reading, 1 << OPENING)
    if (state.white_die != 0) != (state.seat == BLACK):
        note(reading, WRONG_OPENING, OPENING)
    for seat in (WHITE, BLACK):
        if state.counts[seat, HAND] != state.pieces or state.entered[seat] != 0:
            note(reading, OPENING_IN_HAND, OPENING)
            return


@kernel
def check_end(state: State, reading: Reading) -> None:
    """Compare the phase with the pieces taken off."""
    is_white_done, is_black_done = rules.has_won(state, WHITE), rules.has_won(state, BLACK)
    winner = WHITE if is_white_done else BLACK
    if is_white_done and is_black_done:
        note(reading, BOTH_DONE, PHASE_FIELD)
    elif (is_white_done or is_black_done) != (state.phase == OVER):
        note(reading, PHASE_OF_END, PHASE_FIELD)
    elif state.phase == OVER and state.seat != winner:
        note_with(reading, WRONG_WINNER, SEAT_FIELD, winner, 0, 0, 0)
