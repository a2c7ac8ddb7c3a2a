"""What happens in throws and moves of Ur, as numbers."""

from typing import Final

from ludoteca.core.event_rows import add
from ludoteca.core.events import EventKind, EventRows, event_kind
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca_ur import engine
from ludoteca_ur.state import HAND, HOME, STEP_BITS, STEP_MASK

EVENTS: Final[tuple[EventKind, ...]] = (
    event_kind("opening_throw", "U-2", "total"),
    event_kind("opening_tie", "U-2"),
    event_kind("starts", "U-2", "starter"),
    event_kind("threw", "U-3", "total"),
    event_kind("no_move", "U-4"),
    event_kind("entered", "U-4", "square"),
    event_kind("moved", "U-4", "origin", "square"),
    event_kind("arrived", "U-7", "origin"),
    event_kind("captured", "U-5", "captured", "square", is_capture=True),
    event_kind("extra_throw", "U-6", "square"),
    event_kind("turn_passed", "U-4", "next", "next_seat"),
    event_kind("game_over", "U-7", "winner"),
)
OPENING_THROW, OPENING_TIE, STARTS, THREW, NO_MOVE, ENTERED = range(6)
MOVED, ARRIVED, CAPTURED, EXTRA_THROW, TURN_PASSED, GAME_OVER = range(6, len(EVENTS))
MAX_EVENTS: Final = 3  # moved, captured, and whose turn it is


@kernel
def events(before: State, action: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw (its dice) or a move (its code); return how many events there are."""
    if before.phase == MOVE:
        return move_events(before, action >> STEP_BITS & STEP_MASK, action & STEP_MASK, after, out)
    total = engine.total_of(action)
    if before.opening:
        count = add(out, 0, OPENING_THROW, total, 0, 0)
        if not after.opening:
            return add(out, count, STARTS, int(after.seat), 0, 0)
        return add(out, count, OPENING_TIE, 0, 0, 0) if before.seat == 1 else count
    count = add(out, 0, THREW, total, 0, 0)
    if after.phase != MOVE:
        count = add(out, count, NO_MOVE, 0, 0, 0)
        count = add(out, count, TURN_PASSED, int(after.seat), int(after.seat), 0)
    return count


@kernel
def move_events(before: State, start: int, end: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a move."""
    seat = int(before.seat)
    if end == HOME:
        count = add(out, 0, ARRIVED, start, 0, 0)
    elif start == HAND:
        count = add(out, 0, ENTERED, end, 0, 0)
    else:
        count = add(out, 0, MOVED, start, end, 0)
    if engine.enemies_on(before, seat, end) > 0:
        count = add(out, count, CAPTURED, 1 - seat, end, 0)
    if after.phase == OVER:
        return add(out, count, GAME_OVER, seat, 0, 0)
    if after.seat == seat:
        return add(out, count, EXTRA_THROW, end, 0, 0)
    return add(out, count, TURN_PASSED, int(after.seat), int(after.seat), 0)
