"""What happens in throws and moves of Felix Sex, as numbers; the words are in story.py."""

from typing import Final

from ludoteca.core import throws
from ludoteca.core.event_rows import add
from ludoteca.core.events import EventKinds, EventRows
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import HAND, NO_CELL, OFF, STEP, WHITE
from ludoteca.games.felix_sex.state import DICE

EVENTS: Final = EventKinds()
OPENING_THROW = EVENTS.add("opening_throw", "F-T1", "die")
OPENING_TIE = EVENTS.add("opening_tie", "F-T1", "tied")
STARTS = EVENTS.add("starts", "F-T1", "starter")
THREW = EVENTS.add("threw", "F-T2", "dice", "", "")
MUST_ENTER = EVENTS.add("must_enter", "F-N3", "count")
NO_USE = EVENTS.add("no_use", "F-T4", "dice", "", "")
LANDED_JOINTLY = EVENTS.add("landed_jointly", "F-M5", "origins", "", "", "cell")
ENTERED = EVENTS.add("entered", "F-N1", "cell")
TAKEN_OFF = EVENTS.add("taken_off", "F-E1", "origin", effect="arrival")
GROUP_MOVED = EVENTS.add("group_moved", "F-M5", "origin", "cell", "count")
MOVED = EVENTS.add("moved", "F-M1", "origin", "cell")
CAPTURED = EVENTS.add("captured", "F-M3", "captured", "cell", "count", effect="capture")
CAPTURED_STACK = EVENTS.add("captured_stack", "F-M5", "captured", "cell", "count", effect="capture")
ALL_ENTERED = EVENTS.add("all_entered", "F-N2")
FINISHED = EVENTS.add("finished", "F-E3")
GAME_OVER = EVENTS.add("game_over", "F-E3", "winner")
DICE_LOST = EVENTS.add("dice_lost", "F-T4", "dice", "", "")
TURN_PASSED = EVENTS.add("turn_passed", "F-T4", "next", "next_seat")
MAX_EVENTS: Final = 5  # moved, captured, all entered, dice lost, the turn passed
BOTH: Final = 3  # seats, a bit each


@kernel
def events(before: State, action: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw (its dice) or a move (its code); return how many events there are."""
    if before.phase == MOVE:
        return move_events(before, action, after, out)
    if before.opening:
        return opening_events(throws.die(action, 0), after, out)
    return throw_events(before, action, after, out)


@kernel
def opening_events(die: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw for who starts."""
    count = add(out, 0, OPENING_THROW, die, 0, 0)
    if not after.opening:
        return add(out, count, STARTS, int(after.seat), 0, 0)
    return add(out, count, OPENING_TIE, BOTH, 0, 0) if after.seat == WHITE else count


@kernel
def throw_events(before: State, dice: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw."""
    seat = int(before.seat)
    low, middle, high = throws.die(dice, 0), throws.die(dice, 1), throws.die(dice, 2)
    count = add(out, 0, THREW, low, middle, high)
    if rules.must_enter_first(before, seat):
        count = add(out, count, MUST_ENTER, int(before.counts[seat, HAND]), 0, 0)
    if after.phase != MOVE:
        count = add(out, count, NO_USE, low, middle, high)
        count = turn_passed(after, out, count)
    return count


@kernel
def move_events(before: State, move: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a move."""
    seat, third, second, first, last, pieces = engine.unpack(move)
    if second != NO_CELL:
        count = add(out, 0, LANDED_JOINTLY, first, second, third)
        out[0, 4] = last
    else:
        count = use_events(first, last, pieces, out)
    captured = rules.enemies_on(before, seat, int(STEP[last]))
    if captured > 0:
        count = add(out, count, CAPTURED if captured == 1 else CAPTURED_STACK, 1 - seat, last, captured)
    if after.entered[seat] > before.entered[seat]:
        count = add(out, count, ALL_ENTERED, 0, 0, 0)
    if after.phase == OVER:
        count = add(out, count, FINISHED, 0, 0, 0)
        return add(out, count, GAME_OVER, int(after.seat), 0, 0)
    if after.phase == ROLL:
        if second == NO_CELL:
            count = lost_events(before, int(STEP[last]) - int(STEP[first]), out, count)
        return turn_passed(after, out, count)
    return count


@kernel
def use_events(first: int, last: int, pieces: int, out: EventRows) -> int:
    """Fill in what one die did, in cells."""
    if STEP[first] == HAND:
        return add(out, 0, ENTERED, last, 0, 0)
    if STEP[last] == OFF:
        return add(out, 0, TAKEN_OFF, first, last, 0)
    return add(out, 0, GROUP_MOVED if pieces > 1 else MOVED, first, last, pieces)


@kernel
def lost_events(before: State, used: int, out: EventRows, count: int) -> int:
    """Fill in the dice that were left after one was used, if there were any."""
    if rules.dice_left(before) < 2:
        return count
    add(out, count, DICE_LOST, 0, 0, 0)
    column = 1
    for index in range(DICE):
        die = int(before.dice[index])
        if die == used:
            used = 0  # a second one with this face is lost
        else:
            out[count, column] = die
            column += 1
    return count + 1


@kernel
def turn_passed(after: State, out: EventRows, count: int) -> int:
    """Fill in whose turn it is now."""
    return add(out, count, TURN_PASSED, int(after.seat), int(after.seat), 0)
