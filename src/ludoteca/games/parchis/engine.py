"""The course of a game of parchís: setup, throw, legal, play, refusal. Composition only; the rules are in rules.py."""

from typing import Final

from ludoteca.core import throws
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.options import NO_SEAT, Settings
from ludoteca.core.pieces import COLOUR, LEG_DICE, ORIGIN, PIECE, TARGET, LegRows
from ludoteca.core.refusals import RefusalKinds
from ludoteca.games.parchis import rules
from ludoteca.games.parchis.board import GOAL, HOME, PIECES, SPOT, START
from ludoteca.games.parchis.state import INDIVIDUAL, NONE, PAIRS, STEP_BITS, STEP_MASK

# Why a move can be refused: the first that applies, in this order. The sentences are in the catalogues.
REFUSALS: Final = RefusalKinds()
LEGAL = 0
GAME_OVER = REFUSALS.add("game_over", "P-E1")
THROW_FIRST = REFUSALS.add("throw_first", "P-T1")
NOT_YOURS = REFUSALS.add("not_yours", "P-T5")
NO_PIECE_THERE = REFUSALS.add("no_piece_there", "P-T5")
NOT_FORWARD = REFUSALS.add("not_forward", "P-M1")
NOT_ON_WAY = REFUSALS.add("not_on_way", "P-M1")
BONUS_NOT_FROM_HOME = REFUSALS.add("bonus_not_from_home", "P-M8")
NEEDS_FIVE = REFUSALS.add("needs_five", "P-T2")
EXIT_TO_START = REFUSALS.add("exit_to_start", "P-T2")
START_CLOSED = REFUSALS.add("start_closed", "P-T3")
MUST_LEAVE_HOME = REFUSALS.add("must_leave_home", "P-T2")
OVERSHOOTS = REFUSALS.add("overshoots", "P-M6")
WRONG_COUNT = REFUSALS.add("wrong_count", "P-T5")
BARRIER = REFUSALS.add("barrier", "P-M2")
TWO_THERE = REFUSALS.add("two_there", "P-M3")
OWN_COLOUR = REFUSALS.add("own_colour", "P-2c")
MUST_OPEN_BARRIER = REFUSALS.add("must_open_barrier", "P-T8")
# What story.py says of these where it can be more exact
WRONG_COUNT_SIX = REFUSALS.add("wrong_count_six", "P-T6")
WRONG_COUNT_BONUS = REFUSALS.add("wrong_count_bonus", "P-M8")
BARRIER_OF_PARTNERS = REFUSALS.add("barrier_of_partners", "P-4b")

MAX_LEGS: Final = 1


@kernel
def encode(colour: int, start: int, end: int) -> int:
    """Pack a move; the bits are drawn in state.py."""
    return (colour << STEP_BITS | start + 1) << STEP_BITS | end + 1


@kernel
def decode(move: int) -> tuple[int, int, int]:
    """Unpack a move: colour, step it starts from, step it ends on."""
    return move >> 2 * STEP_BITS, (move >> STEP_BITS & STEP_MASK) - 1, (move & STEP_MASK) - 1


@kernel
def configure(state: State, settings: Settings) -> None:
    """Write into the state how the game is played."""
    state.players = settings.players
    state.mode = settings.mode
    state.six_counts = settings.six_counts
    state.six_at_home = settings.six_at_home
    state.three_sixes = settings.three_sixes
    state.play_on = settings.play_on
    state.own_colours_eat = settings.own_colours_eat
    state.finish = settings.finish
    state.pairs_finish = settings.pairs_finish


@kernel
def set_up(state: State, settings: Settings) -> None:
    """Set a game up."""
    configure(state, settings)
    rules.set_out(state, settings.start_out)
    first = settings.first
    state.finished[:] = NONE
    state.contest = (1 << state.players) - 1 if first == NO_SEAT else 0
    state.seat = 0 if first == NO_SEAT else first
    begin_turn(state)


@kernel
def begin_turn(state: State) -> None:
    """Ask the seat for the first throw of its turn."""
    state.sixes = 0
    state.last_colour = NONE
    state.last_step = 0
    ask_for_throw(state)


@kernel
def ask_for_throw(state: State) -> None:
    """Ask the seat for a throw."""
    state.phase = ROLL
    state.die = 0
    state.bonus = 0
    state.choices = 0


@kernel
def dice_due(state: State) -> int:
    """Return how many dice the next throw has."""
    return 1


@kernel
def throw(state: State, dice: int) -> None:
    """Take a throw, packed as in core/throws.py, and go on as far as the rules leave no choice."""
    die = throws.die(dice, 0)
    if state.contest != 0:
        rules.take_opening_throw(state, die)
        return
    state.die = die
    state.sixes += die == rules.SIX
    if rules.is_third_six(state):
        if rules.sent_home_by_third_six(state):
            rules.walk(state, int(state.last_colour), int(state.last_step), HOME)
        pass_turn(state)
    else:
        ask_for_move(state)


@kernel
def ask_for_move(state: State) -> None:
    """Ask the seat to move by the die or the bonus; without a legal move it is lost and the turn goes on."""
    state.phase = MOVE
    state.choices = find_choices(state)
    if state.choices == 0:
        close_throw(state)


@kernel
def close_throw(state: State) -> None:
    """All moves of a throw are played: the same seat throws again, or the turn passes."""
    if rules.gives_another_throw(state):
        ask_for_throw(state)
    else:
        pass_turn(state)


@kernel
def pass_turn(state: State) -> None:
    """Give the turn to the next seat that still plays."""
    seat = rules.seat_after(state, int(state.seat))
    while rules.is_passed_over(state, seat):
        seat = rules.seat_after(state, seat)
    state.seat = seat
    begin_turn(state)


@kernel
def walk_refusal(state: State, colour: int, start: int, steps: int) -> int:
    """Return what forbids a piece in play to go a number of steps, whatever other piece there is, or LEGAL."""
    if rules.overshoots(start, steps):
        return OVERSHOOTS
    if rules.blocking_barrier(state, colour, start, start + steps) != NONE:
        return BARRIER
    if rules.lands_on_two(state, colour, start + steps):
        return TWO_THERE
    if rules.lands_on_own_other_colour(state, colour, start + steps):
        return OWN_COLOUR
    return LEGAL


@kernel
def find_choices(state: State) -> int:
    """Find the pieces that can be moved now, as a set with one bit a piece; of several on one step the first."""
    exits = find_exits(state)
    if exits != 0:
        return exits
    walking = find_walks(state, rules.steps_due(state))
    opening = walking & find_barriers(state) if rules.asks_to_open_barriers(state) else 0
    return opening if opening != 0 else walking


@kernel
def find_walks(state: State, steps: int) -> int:
    """Find the pieces in play that can go a number of steps, as a set like that of `find_choices`."""
    walking = 0
    for colour in rules.colours_moved(state):
        walking |= find_walks_of(state, colour, steps) << colour * PIECES
    return walking


@kernel
def find_walks_of(state: State, colour: int, steps: int) -> int:
    """Find the pieces of a colour that can go a number of steps, as a set with one bit a piece."""
    walking = 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        walks = is_first_in_play(state, colour, piece) & can_walk(state, colour, step, steps)
        walking |= int(walks) << piece
    return walking


@kernel
def can_walk(state: State, colour: int, start: int, steps: int) -> bool:
    """Return whether `walk_refusal` has nothing against a move.

    Everything is looked at, whatever comes out of the first: that takes a processor less time than a wrong guess.
    """
    return (
        (not rules.overshoots(start, steps))
        & (not rules.passes_barrier(state, colour, start, steps))
        & (not rules.lands_on_two(state, colour, start + steps))
        & (not rules.lands_on_own_other_colour(state, colour, start + steps))
    )


@kernel
def find_barriers(state: State) -> int:
    """Find the pieces that stand in barriers, as a set like that of `find_choices`."""
    standing = 0
    for colour in rules.colours_moved(state):
        for piece in range(PIECES):
            if rules.is_in_own_barrier(state, colour, int(state.pieces[colour, piece])):
                standing |= bit_of(colour, piece)
    return standing


@kernel
def find_exits(state: State) -> int:
    """Find the pieces that must leave home, as a set like that of `find_choices`."""
    exits = 0
    if not rules.asks_to_leave_home(state):
        return exits
    for colour in rules.colours_moved(state):
        if rules.can_leave_home(state, colour):
            exits |= bit_of(colour, 0)  # pieces at home are the furthest back
    return exits


@kernel
def bit_of(colour: int, piece: int) -> int:
    """Return the bit of a piece in a set of pieces."""
    return 1 << colour * PIECES + piece


@kernel
def is_first_in_play(state: State, colour: int, piece: int) -> bool:
    """Return whether a piece is in play and the first of those on its step."""
    step = int(state.pieces[colour, piece])
    behind = int(state.pieces[colour, max(piece - 1, 0)])
    return (step > HOME) & (step < GOAL) & ((piece == 0) | (behind != step))


@kernel
def legal(state: State, buffer: Codes) -> int:
    """Fill the buffer with the legal moves, sorted and each once; return how many."""
    count = 0
    if state.phase != MOVE:
        return count
    steps = rules.steps_due(state)
    choices = int(state.choices)
    for colour in rules.colours_moved(state):
        for piece in range(PIECES):
            step = int(state.pieces[colour, piece])
            buffer[count] = encode(colour, step, START if step == HOME else step + steps)
            count += choices >> colour * PIECES + piece & 1  # what is no choice is written over
    return count


@kernel
def refusal(state: State, move: int) -> int:
    """Return the number of the first reason against a move; LEGAL exactly for those that `legal` lists."""
    colour, start, end = decode(move)
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == ROLL:
        return THROW_FIRST
    if not rules.moves_colour(state, colour):
        return NOT_YOURS
    if not stands_on(state, colour, start):
        return NO_PIECE_THERE
    if end > GOAL:
        return NOT_ON_WAY
    if end <= start:
        return NOT_FORWARD
    if start == HOME:
        return exit_refusal(state, colour, end)
    if rules.must_leave_home_first(state):
        return MUST_LEAVE_HOME
    steps = rules.steps_due(state)
    if not rules.overshoots(start, steps) and end != start + steps:
        return WRONG_COUNT
    reason = walk_refusal(state, colour, start, steps)
    if reason == LEGAL and not is_choice(state, colour, start):
        return MUST_OPEN_BARRIER
    return reason


@kernel
def is_choice(state: State, colour: int, step: int) -> bool:
    """Return whether some piece of a colour on a step can be moved now."""
    for piece in range(PIECES):
        if state.pieces[colour, piece] == step and state.choices & bit_of(colour, piece):
            return True
    return False


@kernel
def exit_refusal(state: State, colour: int, end: int) -> int:
    """Return what forbids a piece at home to leave."""
    if rules.is_bonus(state):
        return BONUS_NOT_FROM_HOME
    if state.die != rules.FIVE:
        return NEEDS_FIVE
    if end != START:
        return EXIT_TO_START
    return START_CLOSED if rules.start_is_closed(state, colour) else LEGAL


@kernel
def stands_on(state: State, colour: int, step: int) -> bool:
    """Return whether a piece of a colour is there, at home and in the goal included."""
    for piece in range(PIECES):
        if state.pieces[colour, piece] == step:
            return True
    return False


@kernel
def play(state: State, move: int) -> None:
    """Play a legal move, and go on as far as the rules leave no choice."""
    colour, start, end = decode(move)
    eaten = eaten_by(state, colour, start, end)
    if eaten != NONE:
        rules.eat(state, colour, end, eaten)
    rules.walk(state, colour, start, end)
    state.last_colour = colour
    state.last_step = end
    if end == GOAL and rules.has_finished(state, rules.owner_of(state, colour)):
        finish(state, rules.owner_of(state, colour))
        return
    state.bonus = rules.bonus_for(eaten, end)
    if rules.is_bonus(state):
        ask_for_move(state)
    else:
        close_throw(state)


@kernel
def eaten_by(state: State, colour: int, start: int, end: int) -> int:
    """Return which colour a move eats, or NONE."""
    if start == HOME:
        return rules.eaten_on_leaving(state, colour)
    return rules.eaten_on_landing(state, colour, end)


@kernel
def finish(state: State, seat: int) -> None:
    """Give a seat whose last piece has arrived its place, and end the turn or the game there."""
    state.finished[state.finishers] = seat
    state.finishers += 1
    if rules.is_decided(state):
        begin_turn(state)
        state.phase = OVER
    else:
        pass_turn(state)


@kernel
def place_of(state: State, seat: int) -> int:
    """Return the place of a seat, from 1, partners and ties together; 0 while it is undecided."""
    finishers = int(state.finishers)
    is_over = bool(state.phase == OVER)
    if not is_over and state.mode != INDIVIDUAL:
        return 0
    if state.mode == PAIRS:  # the last to finish is the one who won it for the pair
        return 1 if (state.finished[finishers - 1] - seat) % 2 == 0 else 2
    for index in range(finishers):
        if state.finished[index] == seat:
            return index + 1
    return finishers + 1 if is_over else 0


@kernel
def legs(state: State, move: int, out: LegRows) -> int:
    """Fill in where the piece of a move comes from and goes."""
    colour, start, end = decode(move)
    piece = 0
    while state.pieces[colour, piece] != start:
        piece += 1
    out[0, PIECE] = colour * PIECES + piece
    out[0, ORIGIN] = SPOT[colour, start - HOME]
    out[0, TARGET] = SPOT[colour, end - HOME]
    out[0, COLOUR] = colour
    out[0, LEG_DICE] = 0 if rules.is_bonus(state) else int(state.die)
    return 1
