"""What happens in throws and plays of parqués, as numbers; the words are in story.py."""

from itertools import product
from typing import Final

from ludoteca.core import throws
from ludoteca.core.event_rows import add
from ludoteca.core.events import EventKinds, EventRows
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import COLOURS, HOME, PIECES, SPOT, START, STEP_AT
from ludoteca.games.parques.state import NO_STEP

EVENTS: Final = EventKinds()
OPENING_THROW = EVENTS.add("opening_throw", "Q-S2", "dice", "total")
OPENING_TIE = EVENTS.add("opening_tie", "Q-S2", "tied")
STARTS = EVENTS.add("starts", "Q-S2", "starter")
THREW = EVENTS.add("threw", "Q-T1", "dice")
ONE_DIE = EVENTS.add("one_die", "Q-E4")
TRIES_LEFT = EVENTS.add("tries_left", "Q-T1", "tries")
NO_PAIR = EVENTS.add("no_pair", "Q-T1")
CAME_OUT = EVENTS.add("came_out", "Q-T2", "colour", "count", "square")
ONE_DIE_LEFT = EVENTS.add("one_die_left", "Q-T2", "die")
CAPTURED_ON_COMING_OUT = EVENTS.add("captured", "Q-C3", "colour", "captured", "square", effect="capture")
NO_PLAY = EVENTS.add("no_play", "Q-T4", "dice")
SINGLE_DIE = EVENTS.add("single_die", "Q-T4")
THIRD_PAIR_PRIZE = EVENTS.add("third_pair_prize", "Q-T6")
THIRD_PAIR_IDLE = EVENTS.add("third_pair_idle", "Q-T6")
THIRD_PAIR_JAIL = EVENTS.add("third_pair_jail", "Q-T6", "colour", "square")
TOOK_PRIZE = EVENTS.add("took_prize", "Q-T6", "colour", "origin", "square")
MOVED = EVENTS.add("moved", "Q-T3", "colour", "origin", "square", "way")
ARRIVED = EVENTS.add("arrived", "Q-E1", "colour", effect="arrival")
CAPTURED = EVENTS.add("captured", "Q-C1", "colour", "captured", "square", effect="capture")
BLOWN = EVENTS.add("blown", "Q-C6", "colour", "origin", "square", "has_moved")
FINISHED = EVENTS.add("finished", "Q-E2", "place")
GAME_OVER = EVENTS.add("game_over", "Q-E2", "winner")
EXTRA_THROW = EVENTS.add("extra_throw", "Q-T5")
CAPTURE_THROW = EVENTS.add("capture_throw", "Q-C5")
TURN_PASSED = EVENTS.add("turn_passed", "Q-S2", "next", "next_seat")
COLOUR_COUNT: Final = len(COLOURS)
# Two pieces moved and arrived, all pieces of the others captured, a place taken and the end of the game
MAX_EVENTS: Final = 2 + 2 + (COLOUR_COUNT - 1) * PIECES + 2

# The part of its way that a piece goes: on the loop and into the corridor, in it, or out of it
WAYS: Final = ("loop", "corridor", "arrival")
LOOP, CORRIDOR, ARRIVAL = range(len(WAYS))

# How throws are spelled, by `number_of_throw`: the low die first, 0 for one that was not thrown
FACES: Final = 7  # the 0 included
THROWS: Final = tuple("-".join(str(die) for die in dice if die) for dice in product(range(FACES), repeat=2))


@kernel
def events(before: State, action: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw (its dice) or a play (its code); return how many events there are."""
    if before.phase == ROLL:
        return throw_events(before, throws.die(action, 0), throws.die(action, 1), after, out)
    if rules.is_third_pair(before):
        return prize_events(before, action, after, out)
    return play_events(before, action, after, out)


@kernel
def number_of_throw(low: int, high: int) -> int:
    """Return the number that stands for a throw in rows."""
    return low * FACES + high


@kernel
def throw_events(before: State, low: int, high: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw."""
    if before.contest != 0:
        return opening_events(before, low, high, after, out)
    count = add(out, 0, THREW, number_of_throw(low, high), 0, 0)
    if high == 0:
        count = add(out, count, ONE_DIE, 0, 0, 0)
    if low == high:
        return pair_events(before, low, after, out, count)
    if rules.may_try_again(before):
        return add(out, count, TRIES_LEFT, int(after.tries_left), 0, 0)
    if before.tries_left != 0:
        count = add(out, count, NO_PAIR, 0, 0, 0)
        return turn_passed(after, out, count)
    return choice_events(low, high, after, out, count)


@kernel
def opening_events(before: State, low: int, high: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a throw for who starts."""
    count = add(out, 0, OPENING_THROW, number_of_throw(low, high), low + high, 0)
    if after.contest == 0:
        count = add(out, count, STARTS, int(after.seat), 0, 0)
    elif after.seat <= before.seat:
        count = add(out, count, OPENING_TIE, int(after.contest), 0, 0)
    return count


@kernel
def pair_events(before: State, die: int, after: State, out: EventRows, count: int) -> int:
    """Fill in what a pair did: the third of the turn, or one that let pieces out, or one to play."""
    colour = engine.colour_to_play(before)
    if before.pairs + rules.counts_as_pair(before, colour) == rules.THIRD:
        return third_pair_events(before, colour, after, out, count)
    if rules.is_in_jail(before, colour):
        return exit_events(before, colour, die, after, out, count)
    return choice_events(die, die, after, out, count)


@kernel
def third_pair_events(before: State, colour: int, after: State, out: EventRows, count: int) -> int:
    """Fill in what the third pair of the turn did."""
    if after.phase == MOVE:
        return add(out, count, THIRD_PAIR_PRIZE, 0, 0, 0)
    step = rules.sent_to_jail_by_third_pair(before, colour)
    if step == NO_STEP:
        count = add(out, count, THIRD_PAIR_IDLE, 0, 0, 0)
    else:
        count = add(out, count, THIRD_PAIR_JAIL, colour, spot_of(before, colour, step), 0)
    return turn_passed(after, out, count)


@kernel
def exit_events(before: State, colour: int, die: int, after: State, out: EventRows, count: int) -> int:
    """Fill in how many pieces came out of jail, whom they captured, and whether a die is left to move."""
    came_out = engine.how_many_on(before, colour, HOME) - engine.how_many_on(after, colour, HOME)
    count = add(out, count, CAME_OUT, colour, came_out, spot_of(before, colour, START))
    count = capture_events(before, CAPTURED_ON_COMING_OUT, colour, START, out, count)
    if rules.exit_leaves_die(before, colour):
        return add(out, count, ONE_DIE_LEFT, die, 0, 0)
    return add(out, count, EXTRA_THROW, 0, 0, 0)


@kernel
def choice_events(low: int, high: int, after: State, out: EventRows, count: int) -> int:
    """Fill in that nothing can be played, or one die alone; else it is the player's to choose."""
    if after.phase == MOVE:
        is_single = high != 0 and not rules.can_use_both(after, engine.colour_to_play(after))
        return add(out, count, SINGLE_DIE, 0, 0, 0) if is_single else count
    count = add(out, count, NO_PLAY, number_of_throw(low, high), 0, 0)
    if low == high:
        return add(out, count, EXTRA_THROW, 0, 0, 0)
    return turn_passed(after, out, count)


@kernel
def prize_events(before: State, move: int, after: State, out: EventRows) -> int:
    """Fill in that a piece was taken to the arrival."""
    colour, start, _, end, _, _ = engine.decode(move)
    count = add(out, 0, TOOK_PRIZE, colour, spot_of(before, colour, start), spot_of(before, colour, end))
    if after.finishers > before.finishers:
        return finish_events(after, out, count)
    return turn_passed(after, out, count)


@kernel
def play_events(before: State, move: int, after: State, out: EventRows) -> int:
    """Fill in what happened in a play, leg by leg, and who throws next."""
    colour, start, middle, end, second_start, second_end = engine.decode(move)
    captures = has_captured(before, colour, after)
    count = 0
    if middle != NO_STEP:
        count = leg_events(before, colour, start, middle, captures, out, count)
        start = middle
    count = leg_events(before, colour, start, end, captures, out, count)
    if second_start != NO_STEP and second_end != end:
        count = leg_events(before, colour, second_start, second_end, captures, out, count)
    elif second_start != NO_STEP:  # what stood there was captured by the first piece
        count = way_events(before, colour, second_start, second_end, out, count)
    if before.soplar and not captures:
        count = soplar_events(before, colour, move, out, count)
    if after.finishers > before.finishers:
        return finish_events(after, out, count)
    if rules.gives_another_throw(before):
        return add(out, count, EXTRA_THROW, 0, 0, 0)
    if rules.capture_gives_throw(before, int(captures)):
        return add(out, count, CAPTURE_THROW, 0, 0, 0)
    return turn_passed(after, out, count)


@kernel
def has_captured(before: State, colour: int, after: State) -> bool:
    """Return whether a play of a colour has captured: pieces of others move in no other way."""
    moved = 0
    for other in range(COLOUR_COUNT):
        if other != colour:
            for piece in range(PIECES):
                moved += before.pieces[other, piece] != after.pieces[other, piece]
    return moved > 0


@kernel
def leg_events(before: State, colour: int, start: int, end: int, captures: bool, out: EventRows, count: int) -> int:
    """Fill in a piece's way to where it lands, and what happened there; `captures`: whether the play did at all."""
    count = way_events(before, colour, start, end, out, count)
    if not captures or rules.is_sheltered(before, colour, end):
        return count
    return capture_events(before, CAPTURED, colour, end, out, count)


@kernel
def way_events(before: State, colour: int, start: int, end: int, out: EventRows, count: int) -> int:
    """Fill in a piece's way, and that it arrived where it did."""
    add(out, count, MOVED, colour, spot_of(before, colour, start), spot_of(before, colour, end))
    out[count, 4] = way_of(before, start, end)
    if end == rules.goal_of(before):
        return add(out, count + 1, ARRIVED, colour, 0, 0)
    return count + 1


@kernel
def way_of(state: State, start: int, end: int) -> int:
    """Return the part of its way that a piece goes."""
    if not rules.is_in_corridor(state, start):
        return LOOP
    return ARRIVAL if end == rules.goal_of(state) else CORRIDOR


@kernel
def spot_of(state: State, colour: int, step: int) -> int:
    """Return the spot of the board that a colour's step is."""
    return int(SPOT[state.board, colour, step - HOME])


@kernel
def capture_events(state: State, kind: int, colour: int, step: int, out: EventRows, count: int) -> int:
    """Fill in each piece of others on a square of the loop as captured."""
    place = rules.place_of(state, colour, step)
    spot = spot_of(state, colour, step)
    for seat in range(state.players):
        other = rules.colour_of(state, seat)
        there = int(STEP_AT[state.board, other, place])
        if other != colour and there != HOME:
            for _ in range(engine.how_many_on(state, other, there)):
                count = add(out, count, kind, colour, other, spot)
    return count


@kernel
def soplar_events(before: State, colour: int, move: int, out: EventRows, count: int) -> int:
    """Fill in which piece was blown for a capture that was not made."""
    step = rules.piece_that_could_capture(before, colour)
    if step == NO_STEP:
        return count
    now = engine.where_now(step, move)
    add(out, count, BLOWN, colour, spot_of(before, colour, step), spot_of(before, colour, now))
    out[count, 4] = now != step
    return count + 1


@kernel
def finish_events(after: State, out: EventRows, count: int) -> int:
    """Fill in that somebody's last piece has arrived, and the end of the game where that is it."""
    count = add(out, count, FINISHED, int(after.finishers), 0, 0)
    if after.phase == OVER:
        return add(out, count, GAME_OVER, int(after.finished[0]), 0, 0)
    return turn_passed(after, out, count)


@kernel
def turn_passed(after: State, out: EventRows, count: int) -> int:
    """Fill in whose turn it is now."""
    return add(out, count, TURN_PASSED, int(after.seat), int(after.seat), 0)
