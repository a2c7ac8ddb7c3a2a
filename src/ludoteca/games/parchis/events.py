"""What happens in throws and moves of parchís, as numbers; the words are in story.py."""

from typing import Final

from ludoteca.core import throws
from ludoteca.core.event_rows import add
from ludoteca.core.events import EventKinds, EventRows
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import GOAL, HOME, MOUTH, PIECES, SPOT
from ludoteca.games.parchis.state import INDIVIDUAL, NONE, PAIRS, SIXES_HOME

EVENTS: Final = EventKinds()
OPENING_THROW = EVENTS.add("opening_throw", "P-S3", "die")
OPENING_TIE = EVENTS.add("opening_tie", "P-S3", "tied", "players")
STARTS = EVENTS.add("starts", "P-S3", "starter")
THREW = EVENTS.add("threw", "P-T1", "die")
FOR_PARTNER = EVENTS.add("for_partner", "P-4c", "partner")
SENT_HOME = EVENTS.add("sent_home", "P-T10", "colour", "square")
THIRD_SIX_SPARED = EVENTS.add("third_six_spared", "P-T10")
THIRD_SIX = EVENTS.add("third_six", "P-T10")
MUST_LEAVE_HOME = EVENTS.add("must_leave_home", "P-T2", "die")
SIX_COUNTS = EVENTS.add("six_counts", "P-T6", "steps")
MUST_OPEN_BARRIER = EVENTS.add("must_open_barrier", "P-T8", "squares")
NO_MOVE = EVENTS.add("no_move", "P-T7", "die")
EXTRA_THROW = EVENTS.add("extra_throw", "P-T9")
NO_EXTRA_THROW = EVENTS.add("no_extra_throw", "P-T9")
TURN_PASSED = EVENTS.add("turn_passed", "P-S3", "next", "next_seat")
LEFT_HOME = EVENTS.add("left_home", "P-T2", "colour", "square")
MOVED = EVENTS.add("moved", "P-M1", "colour", "origin", "square", "way")
ATE_ON_LEAVING = EVENTS.add("ate", "P-T4", "colour", "eaten", "square", effect="capture")
ATE = EVENTS.add("ate", "P-M4", "colour", "eaten", "square", effect="capture")
REACHED_GOAL = EVENTS.add("reached_goal", "P-M6", "colour", effect="arrival")
BONUS_FOR_EATING = EVENTS.add("earned_bonus", "P-M4", "bonus", "playable")
BONUS_FOR_GOAL = EVENTS.add("earned_bonus", "P-M7", "bonus", "playable")
BONUS_LOST = EVENTS.add("bonus_lost", "P-M8", "bonus")
FINISHED = EVENTS.add("finished", "P-E1", "finisher", "place", "mode")
WON_BY_FIRST = EVENTS.add("game_over", "P-E1", "winners")
WON_WITH_PLACES = EVENTS.add("game_over", "P-E2", "winners")
WON_WITH_TWO_COLOURS = EVENTS.add("game_over", "P-2d", "winners")
WON_BY_PAIR = EVENTS.add("game_over", "P-4d", "winners")
MAX_EVENTS: Final = 6  # moved, ate, reached the goal, a bonus earned and lost, another throw

# The part of its way that a piece in play goes
WAYS: Final = ("along", "entering", "corridor", "arriving")
ALONG, ENTERING, CORRIDOR, ARRIVING = range(len(WAYS))


@kernel
def events(before: State, action: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw (its dice) or a move (its code); return how many events there are."""
    if before.phase == ROLL:
        return throw_events(before, throws.die(action, 0), after, out)
    return move_events(before, action, after, out)


@kernel
def throw_events(before: State, die: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw."""
    if before.contest != 0:
        return opening_events(before, die, after, out)
    count = add(out, 0, THREW, die, 0, 0)
    if rules.seat_played_for(before) != before.seat:
        count = add(out, count, FOR_PARTNER, rules.seat_played_for(before), 0, 0)
    if die == rules.SIX and before.sixes == 2:
        return third_six_events(before, after, out, count)
    if after.phase != MOVE:
        return idle_events(before, die, after, out, count)
    if rules.must_leave_home_first(after):
        count = add(out, count, MUST_LEAVE_HOME, die, 0, 0)
    if die == rules.SIX and rules.steps_due(after) != rules.SIX:
        count = add(out, count, SIX_COUNTS, rules.steps_due(after), 0, 0)
    if rules.asks_to_open_barriers(after):
        count = barrier_events(after, out, count)
    return count


@kernel
def opening_events(before: State, die: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw for who starts."""
    count = add(out, 0, OPENING_THROW, die, 0, 0)
    if after.contest == 0:
        count = add(out, count, STARTS, int(after.seat), 0, 0)
    elif after.seat <= before.seat:
        count = add(out, count, OPENING_TIE, int(after.contest), int(after.players), 0)
    return count


@kernel
def third_six_events(before: State, after: State, out: EventRows, count: int) -> int:
    """Fill in what the third six did."""
    if rules.sent_home_by_third_six(before):
        colour = int(before.last_colour)
        count = add(out, count, SENT_HOME, colour, int(SPOT[colour, before.last_step - HOME]), 0)
    else:
        count = add(out, count, THIRD_SIX_SPARED if before.three_sixes == SIXES_HOME else THIRD_SIX, 0, 0, 0)
    return turn_passed(after, out, count)


@kernel
def idle_events(before: State, die: int, after: State, out: EventRows, count: int) -> int:
    """Fill in that a throw moves nothing, and who throws next."""
    count = add(out, count, NO_MOVE, die, 0, 0)
    if die == rules.SIX and not rules.passes_without_pieces(before):
        return add(out, count, EXTRA_THROW, 0, 0, 0)
    if die == rules.SIX:
        count = add(out, count, NO_EXTRA_THROW, 0, 0, 0)
    return turn_passed(after, out, count)


@kernel
def turn_passed(after: State, out: EventRows, count: int) -> int:
    """Fill in whose turn it is now."""
    return add(out, count, TURN_PASSED, int(after.seat), int(after.seat), 0)


@kernel
def barrier_events(state: State, out: EventRows, count: int) -> int:
    """Fill in which barriers must be opened, if there are any: a spot each, and NONE behind the last."""
    found = 0
    for colour in rules.colours_moved(state):
        for piece in range(PIECES):
            step = int(state.pieces[colour, piece])
            if int(state.choices) & engine.bit_of(colour, piece) and rules.is_in_own_barrier(state, colour, step):
                found += 1
                out[count, found] = SPOT[colour, step - HOME]
    if found == 0:
        return count
    out[count, 0] = MUST_OPEN_BARRIER
    out[count, found + 1] = NONE
    return count + 1


@kernel
def move_events(before: State, move: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a move."""
    colour, start, end = engine.decode(move)
    eaten = engine.eaten_by(before, colour, start, end)
    spot = int(SPOT[colour, end - HOME])
    if start == HOME:
        count = add(out, 0, LEFT_HOME, colour, spot, 0)
    else:
        count = add(out, 0, MOVED, colour, int(SPOT[colour, start - HOME]), spot)
        out[0, 4] = way_of(start, end)
    if eaten != NONE:
        count = add(out, count, ATE_ON_LEAVING if start == HOME else ATE, colour, eaten, spot)
    if end == GOAL:
        count = add(out, count, REACHED_GOAL, colour, 0, 0)
    if after.finishers > before.finishers:
        return finish_events(after, out, count)
    return bonus_events(before, rules.bonus_for(eaten, end), after, out, count)


@kernel
def way_of(start: int, end: int) -> int:
    """Return the part of its way that a piece in play goes."""
    if start > MOUTH:
        return ARRIVING if end == GOAL else CORRIDOR
    return ENTERING if MOUTH < end < GOAL else ALONG


@kernel
def bonus_events(before: State, bonus: int, after: State, out: EventRows, count: int) -> int:
    """Fill in a bonus earned, whether it can be played, and who throws next."""
    if bonus != 0:
        is_playable = after.phase == MOVE
        kind = BONUS_FOR_EATING if bonus == rules.BONUS_FOR_EATING else BONUS_FOR_GOAL
        count = add(out, count, kind, bonus, int(is_playable), 0)
        if is_playable:
            return count
        count = add(out, count, BONUS_LOST, bonus, 0, 0)
    if rules.gives_another_throw(before):
        return add(out, count, EXTRA_THROW, 0, 0, 0)
    return turn_passed(after, out, count)


@kernel
def finish_events(after: State, out: EventRows, count: int) -> int:
    """Fill in that somebody's last piece has arrived, and the end of the game where that is it."""
    place = int(after.finishers)
    count = add(out, count, FINISHED, int(after.finished[place - 1]), place, int(after.mode))
    if after.phase != OVER:
        return turn_passed(after, out, count)
    winners = 0
    for seat in range(after.players):
        winners |= int(engine.place_of(after, seat) == 1) << seat
    return add(out, count, end_of(after), winners, 0, 0)


@kernel
def end_of(state: State) -> int:
    """Return by which clause a game that is over has ended."""
    if state.mode == PAIRS:
        return WON_BY_PAIR
    if state.mode != INDIVIDUAL:
        return WON_WITH_TWO_COLOURS
    return WON_WITH_PLACES if state.play_on and state.players > 2 else WON_BY_FIRST
