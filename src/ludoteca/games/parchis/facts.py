"""What happened in a throw or a move, as a few numbers: read off the states before and after in one call.

The story is told from these numbers alone, so that the same facts are told only once.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, State
from ludoteca.core.rulebook import Codes, States
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.state import DTYPE, NONE, SIXES_HOME

Row: TypeAlias = NDArray[np.int8]

# What the third six does
NOT_THIRD, SENDS_HOME, SPARES, ENDS_TURN = range(4)


class MoveFacts(NamedTuple):
    """What happened in a move."""

    mode: int
    players: int
    seat: int  # who moved
    eaten: int  # a colour, or NONE
    bonus: int  # earned by it
    finisher: int  # the seat that has finished by it, or NONE
    place: int  # how many have finished now
    phase: int  # after it
    next_seat: int
    has_another: int  # whether the throw gives another one


class ThrowFacts(NamedTuple):
    """What happened in a throw."""

    mode: int
    players: int
    seat: int  # who threw
    die: int
    is_opening: int  # whether it was thrown for who starts
    contest: int  # who throws for it next, a bit a seat; 0 when decided
    for_seat: int  # whose pieces are moved
    third_six: int
    last_colour: int  # the piece that a third six sends home
    last_step: int
    phase: int  # after it
    next_seat: int
    must_leave_home: int  # whether
    steps: int  # that the throw counts
    has_another: int  # whether it gives another one when nothing can be moved


def of_move(before: State, move: int, after: State) -> MoveFacts:
    """Tell what happened in a move."""
    row = np.empty(len(MoveFacts._fields), np.int8)
    _note_move(before, move, after, row)
    return MoveFacts(*row.tolist())


def of_moves(state: State, moves: Sequence[int]) -> list[MoveFacts]:
    """Tell what would happen in each of some legal moves."""
    rows = np.empty((len(moves), len(MoveFacts._fields)), np.int8)
    _note_moves(state, np.array(moves, np.int64), np.empty(1, DTYPE), rows)
    return [MoveFacts(*row) for row in rows.tolist()]


def of_throw(before: State, die: int, after: State) -> ThrowFacts:
    """Tell what happened in a throw."""
    row = np.empty(len(ThrowFacts._fields), np.int8)
    _note_throw(before, die, after, row)
    return ThrowFacts(*row.tolist())


@kernel
def _note_moves(state: State, moves: Codes, scratch: States, rows: Row) -> None:
    """Play each move on the one record of `scratch`, and fill a row for it."""
    for index in range(len(moves)):
        scratch[0] = state
        engine.play(scratch[0], moves[index])
        _note_move(state, moves[index], scratch[0], rows[index])


@kernel
def _note_move(before: State, move: int, after: State, row: Row) -> None:
    """Fill a row with the fields of MoveFacts."""
    colour, start, end = engine.decode(move)
    eaten = engine.eaten_by(before, colour, start, end)
    row[0] = before.mode
    row[1] = before.players
    row[2] = before.seat
    row[3] = eaten
    row[4] = rules.bonus_for(eaten, end)
    row[5] = after.finished[after.finishers - 1] if after.finishers > before.finishers else NONE
    row[6] = after.finishers
    row[7] = after.phase
    row[8] = after.seat
    row[9] = rules.gives_another_throw(before)


@kernel
def _note_throw(before: State, die: int, after: State, row: Row) -> None:
    """Fill a row with the fields of ThrowFacts."""
    row[0] = before.mode
    row[1] = before.players
    row[2] = before.seat
    row[3] = die
    row[4] = before.contest != 0
    row[5] = after.contest
    row[6] = rules.seat_played_for(before)
    row[7] = NOT_THIRD
    row[8] = NONE
    row[9] = 0
    row[10] = after.phase
    row[11] = after.seat
    row[12] = False
    row[13] = 0
    row[14] = die == rules.SIX and not rules.passes_without_pieces(before)
    if before.contest == 0 and die == rules.SIX and before.sixes == 2:
        if rules.sent_home_by_third_six(before):
            row[7] = SENDS_HOME
            row[8] = before.last_colour
            row[9] = before.last_step
        else:
            row[7] = SPARES if before.three_sixes == SIXES_HOME else ENDS_TURN
    if after.phase == MOVE:
        row[12] = rules.must_leave_home_first(after)
        row[13] = rules.steps_due(after)
