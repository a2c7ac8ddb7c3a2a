"""Positions of parqués as text. spelling.py writes them, and they are read here.

A position's own fields, besides players, mode and options:

    Y=h,h,5,12      the pieces of each colour that plays
    seat=0          whose throw or decision
    phase=roll      or move, or over
    dice=3-4        in phase move: the throw, low die first, or one die
    dice_used=1     in phase move: one die of the pair has let a piece out, and the other is to move
    pairs=1         pairs of this turn that count towards the third
    tries_left=3    in phase roll, with no piece in play: throws left to get a pair; 0 in the middle of a turn
    contest=0,1 leaders=0 highest=9    while it is thrown for who starts
    finished=2,0    the seats that have finished, first to last
"""

from typing import Final

import numpy as np

from ludoteca.core.faults import PHASE_FIELD, FaultKinds
from ludoteca.core.fields import (
    find_fields,
    forbid,
    has_field,
    is_sound,
    note,
    note_with,
    note_wrong_number,
    number_in,
    read_phase,
    read_seat,
    span_of,
)
from ludoteca.core.interface import States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, ROLL, State
from ludoteca.core.reading import Reading
from ludoteca.core.spelling import MINUS, find_letter, letters_of, no_signs, read_number
from ludoteca.core.words import NUMBER, text_of
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import COLOURS, GOAL, HOME, START, TRACKS
from ludoteca.games.parques.spelling import NAMES
from ludoteca.games.parques.state import ANY_PAIR, EXIT_ONE, GAME, INFO, PRIZE
from ludoteca.games.track_positions import (
    CONTEST,
    CONTEST_FIELDS,
    FINISHED,
    PHASE_OF_END,
    SHOWN,
    TrackFaults,
    note_passed_over,
    read_contest,
    read_finished,
    read_pieces,
)

step_hint = no_signs

FAULTS: Final[FaultKinds] = TrackFaults(GAME, ("dice", "dice_used", "pairs", "tries_left", *COLOURS))
DICE, DICE_USED, PAIRS, TRIES_LEFT, FIRST_COLOUR = map(
    FAULTS.field, ("dice", "dice_used", "pairs", "tries_left", COLOURS[0])
)
FIELD_NAMES: Final = letters_of(FAULTS.fields, max(map(len, FAULTS.fields)))
THROW_FIELDS: Final = 1 << DICE | 1 << DICE_USED | 1 << PAIRS | 1 << TRIES_LEFT
UNCOLOURED_FIELDS: Final = (1 << FIRST_COLOUR) - 1

FINISHED_TOO_MANY = FAULTS.add("finished_too_many")
WRONG_DICE = FAULTS.add("dice", count=NUMBER)
PAIRS_NOT_COUNTED = FAULTS.add("pairs_not_counted")
PAIR_NOT_COUNTED = FAULTS.add("pair_not_counted")
THIRD_WITHOUT_PAIR = FAULTS.add("third_without_pair")
THIRD_NOT_PLAYED = FAULTS.add("third_not_played")
MUST_COME_OUT = FAULTS.add("must_come_out", dice=text_of(SHOWN))
NO_EXIT = FAULTS.add("no_exit")
TRIES_IN_PLAY = FAULTS.add("tries_in_play")
NO_PLAY = FAULTS.add("no_play")
CONTEST_IN_PLAY = FAULTS.add("contest_in_play")

SQUARES: Final = np.array([track.squares for track in TRACKS])  # SQUARES[board]
HIGHEST_FACE: Final = INFO.faces[-1]
LOWEST_TOTAL, HIGHEST_TOTAL = 2, 2 * HIGHEST_FACE  # of two dice


def colours_in_play(state: State) -> list[int]:
    """List the colours that somebody plays, by seat, which is in turn order."""
    return [int(rules.colour_of(state, seat)) for seat in range(state.players)]


def steps_of(state: State, colour: int) -> list[int]:
    """List the steps of a colour's pieces, as many as are played with."""
    steps: list[int] = state.pieces[colour, : state.piece_count].tolist()
    return steps


def dice_of(state: State) -> list[int]:
    """List the dice of the throw being played, low first; none while a throw is due."""
    return [int(die) for die in state.dice if die]


def spell_dice(dice: list[int] | tuple[int, ...]) -> str:
    """Spell a throw: `3-4`, or `5` of one die."""
    return "-".join(map(str, dice))


@kernel
def read_position(state: State, reading: Reading, scratch: States) -> None:
    """Read the fields of a position into a state; what is wrong is noted."""
    known = UNCOLOURED_FIELDS
    for seat in range(int(state.players)):
        known |= 1 << FIRST_COLOUR + rules.colour_of(state, seat)
    find_fields(reading, FIELD_NAMES, known)
    rules.set_out(state)
    board, count = int(state.board), int(state.piece_count)
    for seat in range(int(state.players)):
        colour = rules.colour_of(state, seat)
        names, steps = NAMES[board, colour], state.pieces[colour, :count]
        read_pieces(reading, FIRST_COLOUR + colour, colour, names, int(SQUARES[board]), int(GOAL[board]), steps)
    if is_sound(reading):  # what follows looks at the pieces
        read_turn(state, reading)


@kernel
def read_turn(state: State, reading: Reading) -> None:
    """Read whose turn it is and how far it has come."""
    read_seat(state, reading, int(state.players))
    if not read_phase(state, reading):
        return
    if read_finished(state, reading, seats_done(state)):
        check_end(state, reading)
    if state.phase == OVER:
        forbid(state, reading, THROW_FIELDS | CONTEST_FIELDS)
    elif has_field(reading, CONTEST):
        forbid(state, reading, THROW_FIELDS)
        read_contest(state, reading, LOWEST_TOTAL, HIGHEST_TOTAL)
        if state.contest != 0 and is_any_out(state):
            note(reading, CONTEST_IN_PLAY, CONTEST)
    else:
        forbid(state, reading, CONTEST_FIELDS)
        read_throw(state, reading)


@kernel
def seats_done(state: State) -> int:
    """Return the seats whose pieces have all arrived, a bit each."""
    done = 0
    for seat in range(int(state.players)):
        if rules.has_finished(state, rules.colour_of(state, seat)):
            done |= 1 << seat
    return done


@kernel
def check_end(state: State, reading: Reading) -> None:
    """Compare the phase with who has finished, and that with who could have."""
    if state.finishers > (state.players - 1 if state.play_on else 1):
        note(reading, FINISHED_TOO_MANY, FINISHED)
    elif rules.is_decided(state) != (state.phase == OVER):
        note(reading, PHASE_OF_END, PHASE_FIELD)


@kernel
def is_any_out(state: State) -> bool:
    """Return whether a piece is not in jail."""
    for seat in range(int(state.players)):
        for piece in range(int(state.piece_count)):
            if state.pieces[rules.colour_of(state, seat), piece] != HOME:
                return True
    return False


@kernel
def read_throw(state: State, reading: Reading) -> None:
    """Read the throw being played, or the one that is due."""
    if rules.is_passed_over(state, int(state.seat)):
        note_passed_over(state, reading)
    if has_field(reading, PAIRS):
        if state.third_pair == ANY_PAIR:
            note(reading, PAIRS_NOT_COUNTED, PAIRS)
        else:
            state.pairs = number_in(reading, PAIRS, 1, 2 if state.phase == ROLL else rules.THIRD, 1)
    if state.phase == ROLL:
        forbid(state, reading, 1 << DICE | 1 << DICE_USED)
        read_tries(state, reading)
    else:
        forbid(state, reading, 1 << TRIES_LEFT)
        read_dice(state, reading)


@kernel
def read_tries(state: State, reading: Reading) -> None:
    """Read how many throws are left to get a pair; unsaid, it is the beginning of a turn if it can be."""
    tries = rules.tries_of_turn(state, engine.colour_to_play(state))
    if not has_field(reading, TRIES_LEFT):
        state.tries_left = 0 if state.pairs != 0 else tries
    elif tries == 0:
        note(reading, TRIES_IN_PLAY, TRIES_LEFT)
    else:
        state.tries_left = number_in(reading, TRIES_LEFT, 0, 0 if state.pairs != 0 else tries, 1)


@kernel
def read_dice(state: State, reading: Reading) -> None:
    """Read the throw being played, and compare it with the pieces and the pairs."""
    colour = engine.colour_to_play(state)
    due = rules.dice_due(state, colour)
    start, last = span_of(reading, DICE)
    dash = find_letter(reading.letters, start, last, MINUS)
    one = read_number(reading.letters, start, dash)
    other = read_number(reading.letters, dash + 1, last) if due == 2 else one
    if (due == 1 and dash < last) or not 1 <= one <= HIGHEST_FACE or not 1 <= other <= HIGHEST_FACE:
        note_with(reading, WRONG_DICE, DICE, due, 0, 0, 0)
        return
    state.dice[0] = min(one, other)
    state.dice[1] = max(one, other) if due == 2 else 0
    if has_field(reading, DICE_USED):
        state.dice_used = number_in(reading, DICE_USED, 0, 1, 1)
    check_pairs(state, reading, colour)
    if is_sound(reading) and not engine.has_play(state, colour):
        note(reading, NO_PLAY, PHASE_FIELD)


@kernel
def check_pairs(state: State, reading: Reading, colour: int) -> None:
    """Compare a throw with the pairs of the turn, and with what a pair does by itself."""
    if state.dice_used != 0:
        check_exit(state, reading, colour)
    elif not rules.is_pair(state):
        if rules.is_third_pair(state):
            note(reading, THIRD_WITHOUT_PAIR, PAIRS)
    elif state.third_pair != ANY_PAIR and state.pairs == 0:
        note(reading, PAIR_NOT_COUNTED, PAIRS)
    elif rules.is_third_pair(state):  # by the options it may send to jail, or let pieces out, and ask for no play
        if state.third_pair != PRIZE or not rules.counts_as_pair(state, colour):
            note(reading, THIRD_NOT_PLAYED, PAIRS)
    elif rules.is_in_jail(state, colour):
        start, end = span_of(reading, DICE)
        note_with(reading, MUST_COME_OUT, DICE, start, end, 0, 0)


@kernel
def check_exit(state: State, reading: Reading, colour: int) -> None:
    """Note a die that cannot have let a piece out: that takes a pair, and leaves no other's on the start square."""
    has_come_out = engine.how_many_on(state, colour, START) > 0 and not rules.is_in_jail(state, colour)
    foreign = rules.count_foreign(state, colour, rules.place_of(state, colour, START))
    if state.exit_uses != EXIT_ONE or not rules.is_pair(state) or not has_come_out or foreign > 0:
        note(reading, NO_EXIT, DICE_USED)
    elif rules.is_third_pair(state):
        note_wrong_number(reading, PAIRS, 1, rules.THIRD - 1, 1)
    elif state.third_pair != ANY_PAIR and state.exit_pairs_count and state.pairs == 0:
        note(reading, PAIR_NOT_COUNTED, PAIRS)
