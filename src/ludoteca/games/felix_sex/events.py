"""What happens in throws and moves of Felix Sex, as numbers; the words are in story.py."""

from typing import Final

from ludoteca.core import throws
from ludoteca.core.event_rows import add
from ludoteca.core.events import EventKinds, EventRows
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.words import END
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import HAND, NO_CELL, OFF, SPOKEN_NAMES, SPOT, STEP, WHITE
from ludoteca.games.felix_sex.state import DICE

EVENTS: Final = EventKinds()
OPENING_THROW = EVENTS.add("opening_throw", "F-T1", "die")
OPENING_TIE = EVENTS.add("opening_tie", "F-T1", "tied")
STARTS = EVENTS.add("starts", "F-T1", "starter")
THREW = EVENTS.add("threw", "F-T2", "dice", "", "", "")
MUST_ENTER = EVENTS.add("must_enter", "F-N3", "count")
NO_USE = EVENTS.add("no_use", "F-T4", "dice", "", "", "")
LANDED_JOINTLY = EVENTS.add("landed_jointly", "F-M5", "origins", "", "", "", "cell", "starts", "", "", "")
ENTERED = EVENTS.add("entered", "F-N1", "cell")
TAKEN_OFF = EVENTS.add("taken_off", "F-E1", "origin", effect="arrival")
GROUP_MOVED = EVENTS.add("group_moved", "F-M5", "origin", "cell", "count")
MOVED = EVENTS.add("moved", "F-M1", "origin", "cell")
CAPTURED = EVENTS.add("captured", "F-M3", "captured", "cell", "count", effect="capture")
CAPTURED_STACK = EVENTS.add("captured_stack", "F-M5", "captured", "cell", "count", effect="capture")
ALL_ENTERED = EVENTS.add("all_entered", "F-N2")
FINISHED = EVENTS.add("finished", "F-E3")
GAME_OVER = EVENTS.add("game_over", "F-E3", "winner")
DICE_LOST = EVENTS.add("dice_lost", "F-T4", "dice", "", "", "")
TURN_PASSED = EVENTS.add("turn_passed", "F-T4", "next", "next_seat")
MAX_EVENTS: Final = 5  # moved, captured, all entered, dice lost, the turn passed
BOTH: Final = 3  # seats, a bit each

# Columns of a joint landing
ORIGINS, LANDED_ON, STARTED_FROM = EVENTS[LANDED_JOINTLY].operands.values()
# How many pieces land jointly from a spot: by the spot, and len(SPOKEN_NAMES) more for each after the first
START_NAMES: Final = (*SPOKEN_NAMES, *(f"{count}*{name}" for count in range(2, DICE + 1) for name in SPOKEN_NAMES))


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
    count = add_dice(out, 0, THREW, low, middle, high)
    if rules.must_enter_first(before, seat):
        count = add(out, count, MUST_ENTER, int(before.counts[seat, HAND]), 0, 0)
    if after.phase != MOVE:
        count = add_dice(out, count, NO_USE, low, middle, high)
        count = turn_passed(after, out, count)
    return count


@kernel
def add_dice(out: EventRows, count: int, kind: int, low: int, middle: int, high: int) -> int:
    """Write an event with the dice of a throw; return how many there are now."""
    out[count, 1 + DICE] = END
    return add(out, count, kind, low, middle, high)


@kernel
def move_events(before: State, move: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a move."""
    seat, third, second, first, last, pieces = engine.unpack(move)
    end = int(SPOT[seat, STEP[last]])
    if second != NO_CELL:
        count = joint_events(seat, int(STEP[first]), int(STEP[second]), int(STEP[third]), end, out)
    else:
        count = use_events(seat, int(STEP[first]), int(STEP[last]), pieces, out)
    captured = rules.enemies_on(before, seat, int(STEP[last]))
    if captured > 0:
        count = add(out, count, CAPTURED if captured == 1 else CAPTURED_STACK, 1 - seat, end, captured)
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
def joint_events(seat: int, first: int, second: int, third: int, end: int, out: EventRows) -> int:
    """Fill in that three pieces, from three steps in their order, landed together on a spot."""
    count = add(out, 0, LANDED_JOINTLY, int(SPOT[seat, first]), int(SPOT[seat, second]), int(SPOT[seat, third]))
    out[0, ORIGINS + DICE] = END
    out[0, LANDED_ON] = end
    column = STARTED_FROM - 1
    for index in range(DICE):
        origin = out[0, ORIGINS + index]
        if index > 0 and origin == out[0, ORIGINS + index - 1]:
            out[0, column] += len(SPOKEN_NAMES)  # one piece more from there
        else:
            column += 1
            out[0, column] = origin
    out[0, column + 1] = END
    return count


@kernel
def use_events(seat: int, start: int, end: int, pieces: int, out: EventRows) -> int:
    """Fill in what one die did."""
    origin, target = int(SPOT[seat, start]), int(SPOT[seat, end])
    if start == HAND:
        return add(out, 0, ENTERED, target, 0, 0)
    if end == OFF:
        return add(out, 0, TAKEN_OFF, origin, 0, 0)
    if pieces > 1:
        return add(out, 0, GROUP_MOVED, origin, target, pieces)
    return add(out, 0, MOVED, origin, target, 0)


@kernel
def lost_events(before: State, used: int, out: EventRows, count: int) -> int:
    """Fill in the dice that were left after one was used, if there were any."""
    left = rules.dice_left(before)
    if left < 2:
        return count
    out[count, 0] = DICE_LOST
    column = 1
    for index in range(left):
        die = int(before.dice[index])
        if die == used:
            used = 0  # a second one with this face is lost
        else:
            out[count, column] = die
            column += 1
    out[count, column] = END
    return count + 1


@kernel
def turn_passed(after: State, out: EventRows, count: int) -> int:
    """Fill in whose turn it is now."""
    return add(out, count, TURN_PASSED, int(after.seat), int(after.seat), 0)
