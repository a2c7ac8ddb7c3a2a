"""Positions of the games on a track (games/track.py) as text: pieces, throws for who starts, and who has finished.

What positions of parchís and parqués have in common, in the order in which they are read; what the rules say of it
stays in each game. track_spelling.py writes these fields.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.faults import COMMON_FIELDS, SEAT_FIELD, FaultKinds
from ludoteca.core.fields import has_field, must_have, note, note_with, number_in, span_of
from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca.core.reading import Reading
from ludoteca.core.spelling import COMMA, find_letter, find_name, read_number
from ludoteca.core.words import LETTER, NUMBER, set_of, text_of
from ludoteca.games.track import HOME

NOBODY: Final = -1
TRACK_FIELDS: Final = ("contest", "leaders", "highest", "finished")
CONTEST, LEADERS, HIGHEST, FINISHED = range(len(COMMON_FIELDS), len(COMMON_FIELDS) + len(TRACK_FIELDS))
CONTEST_FIELDS: Final = 1 << CONTEST | 1 << LEADERS | 1 << HIGHEST  # a bit each
SHOWN: Final = 10  # characters of what is wrong that are said


class TrackFaults(FaultKinds):
    """The kinds of faults of a game on a track, with those that both have, which have the same numbers in both."""

    def __init__(self, game: str, own_fields: Sequence[str]) -> None:
        """Add the kinds; the fields are those of the game behind the ones of a track."""
        super().__init__(game, (*TRACK_FIELDS, *own_fields))
        self.square = self.add("square", colour=LETTER, square=text_of(SHOWN), last=NUMBER)
        self.pieces = self.add("pieces", colour=LETTER, count=NUMBER, expected=NUMBER)
        self.seats = self.add("seats", players=NUMBER)
        self.phase_of_end = self.add("phase_of_end")
        self.finished = self.add("finished", seats=set_of(NUMBER))
        self.has_finished = self.add("has_finished", seat=NUMBER)
        self.contest = self.add("contest")
        self.leaders = self.add("leaders")


_NUMBERS: Final = TrackFaults("", ())
SQUARE, PIECES, SEATS = _NUMBERS.square, _NUMBERS.pieces, _NUMBERS.seats
PHASE_OF_END, WRONG_FINISHED, HAS_FINISHED = _NUMBERS.phase_of_end, _NUMBERS.finished, _NUMBERS.has_finished
WRONG_CONTEST, WRONG_LEADERS = _NUMBERS.contest, _NUMBERS.leaders


@kernel
def read_pieces(
    reading: Reading, field: int, colour: int, names: Letters, squares: int, goal: int, steps: NDArray[np.int16]
) -> None:
    """Read where the pieces of a colour are, as many as there are steps to fill in, those furthest back first.

    The names of its squares go from home to the goal, and on to those that are not on its way.
    """
    if not must_have(reading, field):
        return
    start, last = span_of(reading, field)
    count = 0
    while start <= last:
        end = find_letter(reading.letters, start, last, COMMA)
        step = find_name(names, reading.letters, start, end) + HOME
        if not HOME <= step <= goal:
            note_with(reading, SQUARE, field, colour, start, end, squares)
        elif count < len(steps):
            insert_step(steps, count, step)
        count += 1
        start = end + 1
    if count != len(steps):
        note_with(reading, PIECES, field, colour, count, len(steps), 0)


@kernel
def insert_step(steps: NDArray[np.int16], count: int, step: int) -> None:
    """Put a step among the first so many, which are sorted."""
    while count > 0 and steps[count - 1] > step:
        steps[count] = steps[count - 1]
        count -= 1
    steps[count] = step


@kernel
def read_seats(state: State, reading: Reading, field: int) -> int:
    """Read a set of seats, a bit each; 0 where there is anything else."""
    found = 0
    start, last = span_of(reading, field)
    while start <= last:
        end = find_letter(reading.letters, start, last, COMMA)
        seat = read_number(reading.letters, start, end)
        if not 0 <= seat < state.players:
            note_with(reading, SEATS, field, int(state.players), 0, 0, 0)
            return 0
        found |= 1 << seat
        start = end + 1
    return found


@kernel
def read_contest(state: State, reading: Reading, lowest: int, highest: int) -> None:
    """Read how far the throws for who starts have come, whose totals go from a lowest to a highest."""
    contest, seat = read_seats(state, reading, CONTEST), int(state.seat)
    state.contest = contest
    if contest == 0:
        return
    is_alone = contest & (contest - 1) == 0
    if state.phase != ROLL or not contest >> seat & 1 or is_alone:
        note(reading, WRONG_CONTEST, CONTEST)
    thrown = contest & ((1 << seat) - 1)
    if has_field(reading, LEADERS) or has_field(reading, HIGHEST):
        leaders = read_seats(state, reading, LEADERS)
        state.leaders = leaders
        state.highest = number_in(reading, HIGHEST, lowest, highest, 1)
        if leaders == 0 or leaders & ~thrown:
            note(reading, WRONG_LEADERS, LEADERS)
    elif thrown or not contest >> seat & 1:
        note(reading, WRONG_LEADERS, LEADERS)


@kernel
def read_finished(state: State, reading: Reading, done: int) -> bool:
    """Read who has finished, in their order; return whether these are the seats that must have, a bit each."""
    state.finished[:] = NOBODY
    named = 0
    is_right = True
    start, last = span_of(reading, FINISHED)
    while start <= last and has_field(reading, FINISHED):
        end = find_letter(reading.letters, start, last, COMMA)
        seat = read_number(reading.letters, start, end)
        if not 0 <= seat < state.players or named >> seat & 1:
            is_right = False
        else:
            named |= 1 << seat
            state.finished[state.finishers] = seat
            state.finishers += 1
        start = end + 1
    if not is_right or named != done:
        note_with(reading, WRONG_FINISHED, FINISHED, done, 0, 0, 0)
        return False
    return True


@kernel
def note_passed_over(state: State, reading: Reading) -> None:
    """Note that the seat whose throw or decision it is has finished."""
    note_with(reading, HAS_FINISHED, SEAT_FIELD, int(state.seat), 0, 0, 0)
