"""What happens in throws and moves of Ur, as numbers."""

from typing import Final

from ludoteca.core.event_rows import add
from ludoteca.core.events import EventKinds, EventRows
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca_ur import engine
from ludoteca_ur.state import BITS, HAND, HOME, MASK

EVENTS: Final = EventKinds()
OPENING_THROW = EVENTS.add("opening_throw", "U-2", "total")
OPENING_TIE = EVENTS.add("opening_tie", "U-2")
STARTS = EVENTS.add("starts", "U-2", "starter")
THREW = EVENTS.add("threw", "U-3", "total")
NO_MOVE = EVENTS.add("no_move", "U-4")
# These three have where the piece comes from, then where it goes, be it said or not.
ENTERED = EVENTS.add("entered", "U-4", "", "square")
MOVED = EVENTS.add("moved", "U-4", "origin", "square")
ARRIVED = EVENTS.add("arrived", "U-7", "origin", "", effect="arrival")
CAPTURED = EVENTS.add("captured", "U-5", "captured", "square", effect="capture")
EXTRA_THROW = EVENTS.add("extra_throw", "U-6", "square")
TURN_PASSED = EVENTS.add("turn_passed", "U-4", "next", "next_seat")
GAME_OVER = EVENTS.add("game_over", "U-7", "winner")
MAX_EVENTS: Final = 3  # moved, captured, and whose turn it is


@kernel
def events(before: State, action: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw (its dice) or a move (its code); return how many events there are."""
    if before.phase == MOVE:
        return move_events(before, action >> BITS & MASK, action & MASK, after, out)
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
    count = add(out, 0, ARRIVED if end == HOME else ENTERED if start == HAND else MOVED, start, end, 0)
    if engine.enemies_on(before, seat, end) > 0:
        count = add(out, count, CAPTURED, 1 - seat, end, 0)
    if after.phase == OVER:
        return add(out, count, GAME_OVER, seat, 0, 0)
    if after.seat == seat:
        return add(out, count, EXTRA_THROW, end, 0, 0)
    return add(out, count, TURN_PASSED, int(after.seat), int(after.seat), 0)
