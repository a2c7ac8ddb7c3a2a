"""Placings, moves and the swap as numbers; their bits are drawn in state.py."""

from ludoteca.core.kernel import kernel
from ludoteca.games.stax.board import NO_LINE, Q_STEP, R_STEP
from ludoteca.games.stax.ring import line_to
from ludoteca.games.stax.state import (
    COORDINATE_BITS,
    COORDINATE_MASK,
    LINE_BITS,
    LINE_MASK,
    MOVE_BIT,
    NEAREST,
    STEPS_BITS,
    STEPS_MASK,
    SWAP,
    TURN_BITS,
    TURN_MASK,
)


@kernel
def encode_placing(number: int, face: int, q: int, r: int, turn: int) -> int:
    """Pack a placing."""
    return ((number << 1 | face) << 2 * COORDINATE_BITS | pack_cell(q, r)) << TURN_BITS | turn


@kernel
def encode_move(q: int, r: int, direction: int, steps: int, face: int, turn: int) -> int:
    """Pack a move; with NO_LINE for a direction `steps` is the packed cell where it would end."""
    way = (pack_cell(q, r) << LINE_BITS | direction) << STEPS_BITS | steps
    return MOVE_BIT | (way << 1 | face) << TURN_BITS | turn


@kernel
def encode_move_to(q: int, r: int, end_q: int, end_r: int, face: int, turn: int) -> int:
    """Pack a move from a cell to another, be it in a line or not."""
    direction, steps = line_to(end_q - q, end_r - r)
    if direction == NO_LINE:
        steps = pack_cell(end_q, end_r)
    return encode_move(q, r, direction, steps, face, turn)


@kernel
def pack_cell(q: int, r: int) -> int:
    """Pack a cell, so that cells are sorted by q, then by r."""
    return (q + NEAREST) << COORDINATE_BITS | r + NEAREST


@kernel
def unpack_cell(cell: int) -> tuple[int, int]:
    """Unpack a cell: q and r."""
    return (cell >> COORDINATE_BITS & COORDINATE_MASK) - NEAREST, (cell & COORDINATE_MASK) - NEAREST


@kernel
def is_placing(move: int) -> bool:
    """Return whether an action is a placing, not a move or the swap."""
    return move < MOVE_BIT


@kernel
def is_swap(move: int) -> bool:
    """Return whether an action is the swap."""
    return move >= SWAP


@kernel
def unpack_placing(move: int) -> tuple[int, int, int, int, int]:
    """Unpack a placing: number, face, q, r, turn."""
    q, r = unpack_cell(move >> TURN_BITS)
    tile = move >> TURN_BITS + 2 * COORDINATE_BITS
    return tile >> 1, tile & 1, q, r, move & TURN_MASK


@kernel
def unpack_move(move: int) -> tuple[int, int, int, int, int, int]:
    """Unpack a move: the q and r that it starts from, direction, steps, face and turn after."""
    lie = TURN_BITS + 1
    q, r = unpack_cell(move >> lie + STEPS_BITS + LINE_BITS)
    direction = move >> lie + STEPS_BITS & LINE_MASK
    return q, r, direction, move >> lie & STEPS_MASK, move >> TURN_BITS & 1, move & TURN_MASK


@kernel
def end_of(move: int) -> tuple[int, int]:
    """Return the q and r of the cell where a placing or a move ends; the swap has none."""
    if is_placing(move):
        return unpack_cell(move >> TURN_BITS)
    q, r, direction, steps, _, _ = unpack_move(move)
    if direction == NO_LINE:
        return unpack_cell(steps)
    return q + steps * int(Q_STEP[direction]), r + steps * int(R_STEP[direction])
