"""Positions of parchís as text. spelling.py writes them, and they are read here.

A position's own fields, besides players, mode and options:

    Y=h,h,5,12      the pieces of each colour that plays
    order=5:RB      squares shared by two colours, the one that arrived first named first
    seat=0          whose throw or decision
    phase=roll      or move, or over
    die=6 bonus=20  in phase move: the throw, and the bonus being played, if it is one
    sixes=1 last=Y12        sixes thrown in this turn, and the piece moved last in it
    contest=0,1 leaders=0 highest=4    while it is thrown for who starts
    finished=2,0    the seats that have finished, first to last
"""

from functools import cache
from types import SimpleNamespace
from typing import Final, cast

from ludoteca.core.faults import PHASE_FIELD, FaultKinds
from ludoteca.core.fields import (
    find_fields,
    forbid,
    has_field,
    is_sound,
    note,
    note_with,
    number_in,
    read_phase,
    read_seat,
    span_of,
)
from ludoteca.core.interface import States
from ludoteca.core.kernel import kernel, plain
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.pieces import Piece
from ludoteca.core.reading import Reading
from ludoteca.core.scratch import local_words
from ludoteca.core.spelling import COMMA, NO_NAME, find_letter, find_name, letters_of, no_signs, read_number
from ludoteca.core.words import LETTER, SPOT, set_of, text_of
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, IS_SAFE, PIECES, PLACE, PLACES, SQUARES, TRACK
from ludoteca.games.parchis.spelling import COLON, COLOUR_LETTERS, NAMES, is_played
from ludoteca.games.parchis.state import GAME, NONE
from ludoteca.games.track_positions import (
    CONTEST,
    CONTEST_FIELDS,
    PHASE_OF_END,
    SHOWN,
    TrackFaults,
    note_passed_over,
    read_contest,
    read_finished,
    read_pieces,
)

step_hint = no_signs

SPOTS = TRACK.spots_called(COLOURS)

FAULTS: Final[FaultKinds] = TrackFaults(GAME, ("die", "bonus", "sixes", "last", "order", *COLOURS))
DIE, BONUS, SIXES, LAST, ORDER, FIRST_COLOUR = map(FAULTS.field, ("die", "bonus", "sixes", "last", "order", COLOURS[0]))
FIELD_NAMES: Final = letters_of(FAULTS.fields, max(map(len, FAULTS.fields)))
THROW_FIELDS: Final = 1 << DIE | 1 << BONUS | 1 << SIXES | 1 << LAST
UNCOLOURED_FIELDS: Final = (1 << FIRST_COLOUR) - 1
BONUS_STEP: Final = rules.BONUS_FOR_EATING - rules.BONUS_FOR_GOAL  # there are these two

CROWDED = FAULTS.add("crowded", where="square", square=SPOT)
NOT_SAFE = FAULTS.add("not_safe", where="square", square=SPOT, colours=set_of(LETTER))
WRONG_ORDER = FAULTS.add("order", entry=text_of(SHOWN))
WRONG_LAST = FAULTS.add("last", piece=text_of(SHOWN))
LAST_WITHOUT_SIX = FAULTS.add("last_without_six")
BONUS_WITHOUT_LAST = FAULTS.add("bonus_without_last")
SIX_NOT_COUNTED = FAULTS.add("six_not_counted")
NO_MOVE_THERE = FAULTS.add("no_move")


def colours_in_play(state: State) -> tuple[int, ...]:
    """List the colours that somebody plays, in turn order."""
    return _all_colours_in(int(state.mode), int(state.players))


def colours_of_seat(state: State, seat: int) -> tuple[int, ...]:
    """List a seat's colours, in turn order."""
    return colours_in(int(state.mode), int(state.players), int(seat))


@cache
def colours_in(mode: int, players: int, seat: int) -> tuple[int, ...]:
    """List the colours of a seat in a game of that mode and number of players, in turn order."""
    return tuple(plain(rules.colours_of)(cast("State", SimpleNamespace(mode=mode, players=players)), seat))


@cache
def _all_colours_in(mode: int, players: int) -> tuple[int, ...]:
    return tuple(sorted(colour for seat in range(players) for colour in colours_in(mode, players, seat)))


def barriers_of(state: State) -> list[Piece]:
    """List the barriers, each as one of its pieces."""
    return [
        Piece(COLOURS[colour], SPOTS[place])
        for place, colour in enumerate(state.squares[:, 0].tolist())
        if rules.is_barrier(state, place)
    ]


@kernel
def read_position(state: State, reading: Reading, scratch: States) -> None:
    """Read the fields of a position into a state; what is wrong is noted."""
    find_fields(reading, FIELD_NAMES, known_fields(state))
    state.pieces[:] = HOME
    state.squares[:] = NONE
    state.last_colour = NONE
    for colour in range(len(COLOURS)):
        if is_played(state, colour):
            field = FIRST_COLOUR + colour
            read_pieces(reading, field, colour, NAMES[colour], SQUARES, GOAL, state.pieces[colour])
    if is_sound(reading):  # what follows looks at the pieces
        fill_squares(state, reading)
        read_order(state, reading)
        read_turn(state, reading)


@kernel
def known_fields(state: State) -> int:
    """Return the fields that a position has, or may have, a bit each."""
    known = UNCOLOURED_FIELDS
    for colour in range(len(COLOURS)):
        if is_played(state, colour):
            known |= 1 << FIRST_COLOUR + colour
    return known


@kernel
def fill_squares(state: State, reading: Reading) -> None:
    """Put the pieces on their squares, two at most, and of two colours only where they may share."""
    standing = local_words(PLACES)
    standing[:] = 0
    for colour in range(len(COLOURS)):
        for piece in range(PIECES):
            step = int(state.pieces[colour, piece])
            if HOME < step < GOAL:
                place = int(PLACE[colour, step])
                standing[place] += 1
                if standing[place] <= 2:
                    rules.set_down(state, colour, step)
    for place in range(PLACES):
        first, second = int(state.squares[place, 0]), int(state.squares[place, 1])
        if standing[place] > 2:
            note_with(reading, CROWDED, 0, place, 0, 0, 0)
        elif NONE != second != first and not IS_SAFE[place] and not rules.are_partners(state, first, second):
            note_with(reading, NOT_SAFE, 0, place, 1 << first | 1 << second, 0, 0)


@kernel
def read_order(state: State, reading: Reading) -> None:
    """Read who arrived first where two colours share a square; unsaid, it is as in turn order."""
    start, last = span_of(reading, ORDER)
    while start <= last and has_field(reading, ORDER):
        end = find_letter(reading.letters, start, last, COMMA)
        if not read_arrivals(state, reading, start, end):
            note_with(reading, WRONG_ORDER, ORDER, start, end, 0, 0)
        start = end + 1


@kernel
def read_arrivals(state: State, reading: Reading, start: int, end: int) -> bool:
    """Read who arrived first on one square; return whether these are the two that stand there."""
    colon = find_letter(reading.letters, start, end, COLON)
    place = read_number(reading.letters, start, colon) - 1
    if end - colon != 3 or not 0 <= place < SQUARES or state.squares[place, 1] == NONE:
        return False
    first, second = colour_at(reading, colon + 1), colour_at(reading, colon + 2)
    standing = state.squares[place]
    if standing[0] == second and standing[1] == first:
        standing[0] = first
        standing[1] = second
    return bool(standing[0] == first) and bool(standing[1] == second)


@kernel
def colour_at(reading: Reading, place: int) -> int:
    """Return the colour whose letter stands at a place of the text; NONE where there is another letter."""
    colour = find_letter(COLOUR_LETTERS, 0, len(COLOURS), int(reading.letters[place]))
    return NONE if colour == len(COLOURS) else colour


@kernel
def read_turn(state: State, reading: Reading) -> None:
    """Read whose turn it is and how far it has come."""
    read_seat(state, reading, int(state.players))
    if not read_phase(state, reading):
        return
    if read_finished(state, reading, seats_done(state)) and rules.is_decided(state) != (state.phase == OVER):
        note(reading, PHASE_OF_END, PHASE_FIELD)
    if state.phase == OVER:
        forbid(state, reading, THROW_FIELDS | CONTEST_FIELDS)
    elif has_field(reading, CONTEST):
        forbid(state, reading, THROW_FIELDS)
        read_contest(state, reading, 1, rules.SIX)
    else:
        forbid(state, reading, CONTEST_FIELDS)
        read_throw(state, reading)


@kernel
def seats_done(state: State) -> int:
    """Return the seats whose pieces are where they must go, a bit each."""
    done = 0
    for seat in range(int(state.players)):
        if rules.has_finished(state, seat):
            done |= 1 << seat
    return done


@kernel
def read_throw(state: State, reading: Reading) -> None:
    """Read the throw being played, or the one that is due."""
    if has_field(reading, SIXES):
        state.sixes = number_in(reading, SIXES, 1, 2, 1)
    read_last(state, reading)
    if rules.is_passed_over(state, int(state.seat)):
        note_passed_over(state, reading)
    if state.phase == ROLL:
        forbid(state, reading, 1 << DIE | 1 << BONUS)
        if state.sixes == 0 and state.last_colour != NONE:
            note(reading, LAST_WITHOUT_SIX, LAST)
        return
    state.die = number_in(reading, DIE, 1, rules.SIX, 1)
    if has_field(reading, BONUS):
        state.bonus = number_in(reading, BONUS, rules.BONUS_FOR_GOAL, rules.BONUS_FOR_EATING, BONUS_STEP)
        if state.last_colour == NONE:
            note(reading, BONUS_WITHOUT_LAST, LAST)
    elif state.last_colour != NONE and state.sixes == (1 if state.die == rules.SIX else 0):
        note(reading, LAST_WITHOUT_SIX, LAST)
    if state.die == rules.SIX and state.sixes == 0:
        note(reading, SIX_NOT_COUNTED, SIXES)
    if is_sound(reading):
        state.choices = engine.find_choices(state)
        if state.choices == 0:
            note(reading, NO_MOVE_THERE, PHASE_FIELD)


@kernel
def read_last(state: State, reading: Reading) -> None:
    """Read which piece was moved last."""
    if not has_field(reading, LAST):
        return
    start, end = span_of(reading, LAST)
    colour = colour_at(reading, start)
    name = find_name(NAMES[colour], reading.letters, start + 1, end)  # of NONE those of the last colour
    step = name + HOME
    if (
        colour == NONE
        or name == NO_NAME
        or step == HOME
        or not engine.stands_on(state, colour, step)
        or not rules.moves_colour(state, colour)
    ):
        note_with(reading, WRONG_LAST, LAST, start, end, 0, 0)
    else:
        state.last_colour = colour
        state.last_step = step
