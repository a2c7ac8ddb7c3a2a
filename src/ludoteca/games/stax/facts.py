"""What happened in a move, as a few numbers: read off the states before and after in one call.

The story is told from these numbers alone, so that the same facts are told only once.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.rulebook import Codes, States
from ludoteca.games.stax import engine, past, rules
from ludoteca.games.stax.board import NO_TILE
from ludoteca.games.stax.codes import end_of, is_placing, is_swap, unpack_move


class MoveFacts(NamedTuple):
    """What happened in a placing or a move; of the swap only who did it, and the end."""

    move: int
    seat: int  # who decided
    colour: int  # whose turn it was
    is_first_turn: int
    tile: int  # that was placed or moved
    face: int  # of it as it lies now
    level: int
    uncovered: int  # the tile that it had been lying on, or NO_TILE
    uncovered_face: int
    met: int  # the tile that was where it ended, or NO_TILE
    met_face: int
    end: int
    times: int  # that the position has occurred, while the game goes on
    # When it is over
    next_colour: int  # whose turn it would be
    winner: int  # or engine.NOBODY
    repetition: int
    limit: int


DTYPE: Final = np.dtype((np.record, [(field, np.int64) for field in MoveFacts._fields]))


@kernel
def note_move(before: State, move: int, after: State, row: Any) -> None:
    """Fill a row with what happened in a move."""
    row.move = move
    row.seat = before.seat
    row.colour = rules.colour_to_act(before)
    if not is_swap(move):
        note_tiles(before, move, after, row)
    row.end = after.end
    if after.phase == OVER:
        row.next_colour = rules.colour_to_act(after)
        row.winner = engine.winner(after)
        row.repetition = after.repetition
        row.limit = after.move_limit
    else:
        row.times = past.occurrences(after)


@kernel
def note_tiles(before: State, move: int, after: State, row: Any) -> None:
    """Fill a row with the tiles of a placing or a move: that which came, and those which it left and met."""
    q, r = end_of(move)
    row.is_first_turn = rules.is_first_turn(before, rules.colour_to_act(before))
    row.tile = tile = rules.top_at(after, q, r)
    row.face = after.face[tile]
    row.level = after.level[tile]
    row.uncovered = uncovered = uncovered_by(move, after)
    row.uncovered_face = after.face[uncovered]
    row.met = met = rules.top_at(before, q, r)
    row.met_face = before.face[met]


@kernel
def uncovered_by(move: int, after: State) -> int:
    """Tell the tile that a move left on top of the cell where it began, or NO_TILE."""
    if is_placing(move):
        return NO_TILE
    q, r, _, _, _, _ = unpack_move(move)
    return rules.top_at(after, q, r)


@kernel
def note_moves(state: State, moves: Codes, scratch: States, rows: Any) -> None:
    """Play each of some moves on the one record of `scratch`, and fill a row with what happened in it."""
    for index in range(len(moves)):
        scratch[0] = state
        after = scratch[0]
        engine.play(after, int(moves[index]))
        note_move(state, int(moves[index]), after, rows[index])


def of_move(before: State, move: int, after: State) -> MoveFacts:
    """Tell what happened in a move."""
    rows = np.zeros(1, DTYPE)
    note_move(before, move, after, rows[0])
    return MoveFacts(*rows.tolist()[0])


def of_moves(state: State, moves: Sequence[int]) -> list[MoveFacts]:
    """Tell what would happen in each of some legal moves."""
    rows = np.zeros(len(moves), DTYPE)
    note_moves(state, np.array(moves, np.int64), np.empty(1, state.dtype), rows)
    return [MoveFacts(*row) for row in rows.tolist()]
