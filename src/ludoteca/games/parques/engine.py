"""The course of a game of parqués: setup, throw, legal, play, refusal. Composition only; the rules are in rules.py."""

from typing import Final

from ludoteca.core import throws
from ludoteca.core.dice import DIE_BITS
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.core.options import NO_SEAT, Settings
from ludoteca.core.pieces import COLOUR, LEG_DICE, ORIGIN, PIECE, TARGET, LegRows
from ludoteca.core.refusals import RefusalKinds
from ludoteca.games.parques import rules
from ludoteca.games.parques.board import BOARDS, HOME, PIECES, SPOT
from ludoteca.games.parques.state import JAIL, NO_STEP, NONE, STEP_BITS, STEP_MASK

# Why a play can be refused: the first that applies, in this order. The sentences are in the catalogues.
REFUSALS: Final = RefusalKinds()
LEGAL = 0
GAME_OVER = REFUSALS.add("game_over", "Q-E2")
THROW_FIRST = REFUSALS.add("throw_first", "Q-T1")
NOT_YOURS = REFUSALS.add("not_yours", "Q-T3")
SAME_PIECE_TWICE = REFUSALS.add("same_piece_twice", "Q-T4")
NO_PIECE_THERE = REFUSALS.add("no_piece_there", "Q-T3")
FROM_JAIL = REFUSALS.add("from_jail", "Q-T2")
NOT_ON_WAY = REFUSALS.add("not_on_way", "Q-B1")
NOT_FORWARD = REFUSALS.add("not_forward", "Q-B1")
ONLY_A_PRIZE = REFUSALS.add("only_a_prize", "Q-T6")
ONE_DIE_ONE_PIECE = REFUSALS.add("one_die_one_piece", "Q-E4")
ONE_DIE_LEFT = REFUSALS.add("one_die_left", "Q-T2")
OVERSHOOTS = REFUSALS.add("overshoots", "Q-E1")
WRONG_COUNT = REFUSALS.add("wrong_count", "Q-T3")
NO_MIDDLE = REFUSALS.add("no_middle", "Q-T4")
NAME_MIDDLE = REFUSALS.add("name_middle", "Q-T4")
USE_BOTH_DICE = REFUSALS.add("use_both_dice", "Q-T4")
# What story.py says of these where it can be more exact
WRONG_SPLIT = REFUSALS.add("wrong_split", "Q-T3")
WRONG_MIDDLE = REFUSALS.add("wrong_middle", "Q-T4")

MAX_LEGS: Final = 2


@kernel
def encode(colour: int, start: int, middle: int, end: int, second_start: int, second_end: int) -> int:
    """Pack a play; the bits are drawn in state.py."""
    first = (colour << STEP_BITS | start - NO_STEP) << STEP_BITS | end - NO_STEP
    second = (second_start - NO_STEP) << STEP_BITS | second_end - NO_STEP
    return (first << STEP_BITS | middle - NO_STEP) << 2 * STEP_BITS | second


@kernel
def encode_split(colour: int, start: int, end: int, second_start: int, second_end: int) -> int:
    """Pack a play of two pieces, named in either order, as the one code that it has (`split_refusal`)."""
    if start < second_start or (start == second_start and end <= second_end):
        return encode(colour, start, NO_STEP, end, second_start, second_end)
    return encode(colour, second_start, NO_STEP, second_end, start, end)


@kernel
def decode(move: int) -> tuple[int, int, int, int, int, int]:
    """Unpack a play, in the order of `encode`."""
    return (
        move >> 5 * STEP_BITS,
        (move >> 4 * STEP_BITS & STEP_MASK) + NO_STEP,
        (move >> 2 * STEP_BITS & STEP_MASK) + NO_STEP,
        (move >> 3 * STEP_BITS & STEP_MASK) + NO_STEP,
        (move >> STEP_BITS & STEP_MASK) + NO_STEP,
        (move & STEP_MASK) + NO_STEP,
    )


@kernel
def configure(state: State, settings: Settings) -> None:
    """Write into the state how the game is played."""
    state.players = settings.players
    for board in range(len(BOARDS)):
        if BOARDS[board] == settings.seats:
            state.board = board
    state.piece_count = settings.pieces
    state.tries = settings.tries
    state.exit_uses = settings.exit_uses
    state.hops = settings.hops
    state.third_pair = settings.third_pair
    state.exit_pairs_count = settings.exit_pairs_count
    state.capture_bonus = settings.capture_bonus
    state.soplar = settings.soplar
    state.play_on = settings.play_on
    state.one_die_at_end = settings.one_die_at_end


@kernel
def set_up(state: State, settings: Settings) -> None:
    """Set a game up."""
    configure(state, settings)
    rules.set_out(state)
    first = settings.first
    state.finished[:] = NONE
    state.contest = (1 << int(state.players)) - 1 if first == NO_SEAT else 0
    state.seat = 0 if first == NO_SEAT else first
    ask_for_throw(state)
    if first != NO_SEAT:
        begin_turn(state)


@kernel
def colour_to_play(state: State) -> int:
    """Return the colour of the seat whose throw or decision it is."""
    return rules.colour_of(state, int(state.seat))


@kernel
def begin_turn(state: State) -> None:
    """Ask the seat for the first throw of its turn."""
    state.pairs = 0
    state.tries_left = rules.tries_of_turn(state, colour_to_play(state))
    ask_for_throw(state)


@kernel
def ask_for_throw(state: State) -> None:
    """Ask the seat for a throw."""
    state.phase = ROLL
    state.dice[:] = 0
    state.dice_used = 0


@kernel
def dice_due(state: State) -> int:
    """Return how many dice the next throw has."""
    return rules.dice_due(state, colour_to_play(state))


@kernel
def throw(state: State, dice: int) -> None:
    """Take a throw, packed as in core/throws.py, and go on as far as the rules leave no choice."""
    low, high = throws.die(dice, 0), throws.die(dice, 1)
    if state.contest != 0:
        rules.take_opening_throw(state, low + high)
        if state.contest == 0:
            begin_turn(state)
        return
    state.dice[0] = low
    state.dice[1] = high
    if rules.is_pair(state):
        take_pair(state, colour_to_play(state))
    elif rules.may_try_again(state):
        state.tries_left -= 1
        ask_for_throw(state)
    else:
        ask_for_play(state, colour_to_play(state))


@kernel
def take_pair(state: State, colour: int) -> None:
    """Take a pair: the third of the turn, or one that lets pieces out, or one to play."""
    state.pairs += rules.counts_as_pair(state, colour)
    if rules.is_third_pair(state):
        take_third_pair(state, colour)
    elif rules.is_in_jail(state, colour):
        let_out(state, colour)
    else:
        ask_for_play(state, colour)


@kernel
def let_out(state: State, colour: int) -> None:
    """Let pieces out of jail; where that takes one die, ask for a play with the other."""
    leaves_die = rules.exit_leaves_die(state, colour)
    rules.come_out(state, colour)
    captured = rules.capture_on_coming_out(state, colour)
    if leaves_die:
        state.dice_used = 1
        ask_for_play(state, colour)
    else:
        close_throw(state, captured)


@kernel
def take_third_pair(state: State, colour: int) -> None:
    """Ask for the piece that takes the prize, or send one to jail."""
    if state.third_pair != JAIL:
        ask_for_play(state, colour)
        return
    step = rules.sent_to_jail_by_third_pair(state, colour)
    if step != NO_STEP:
        rules.walk(state, colour, step, HOME)
    close_throw(state, 0)


@kernel
def ask_for_play(state: State, colour: int) -> None:
    """Ask the seat for a play; without a legal one nothing moves and the turn goes on."""
    state.phase = MOVE
    state.tries_left = 0
    if not has_play(state, colour):
        close_throw(state, 0)


@kernel
def has_play(state: State, colour: int) -> bool:
    """Return whether there is a legal play: a prize to take, or a piece that can go by the lower die."""
    if rules.is_third_pair(state):
        return rules.is_any_in_play(state, colour)
    return rules.how_many_can_go(state, colour, int(state.dice[0])) > 0


@kernel
def close_throw(state: State, captured: int) -> None:
    """Go on after a throw that is played: the same seat throws again, or the turn passes."""
    state.tries_left = 0
    if rules.gives_another_throw(state) or rules.capture_gives_throw(state, captured):
        ask_for_throw(state)
    else:
        pass_turn(state)


@kernel
def pass_turn(state: State) -> None:
    """Give the turn to the next seat that still plays."""
    seat = (int(state.seat) + 1) % int(state.players)
    while rules.is_passed_over(state, seat):
        seat = (seat + 1) % int(state.players)
    state.seat = seat
    begin_turn(state)


@kernel
def legal(state: State, buffer: Codes) -> int:
    """Fill the buffer with the legal plays, sorted and each once; return how many."""
    if state.phase != MOVE:
        return 0
    colour = colour_to_play(state)
    if rules.is_third_pair(state):
        return list_prizes(state, colour, buffer)
    if rules.can_use_both(state, colour):
        return list_full_plays(state, colour, buffer)
    return list_single_dice(state, colour, buffer)


@kernel
def list_prizes(state: State, colour: int, buffer: Codes) -> int:
    """List the pieces that can be taken to the arrival."""
    count = 0
    for piece in range(PIECES):
        if is_first_in_play(state, colour, piece):
            step = int(state.pieces[colour, piece])
            buffer[count] = encode(colour, step, NO_STEP, rules.goal_of(state), NO_STEP, NO_STEP)
            count += 1
    return count


@kernel
def list_full_plays(state: State, colour: int, buffer: Codes) -> int:
    """List the plays that use both dice, by the piece further back: its splits, then its total."""
    low, high = int(state.dice[0]), int(state.dice[1])
    count = 0
    for piece in range(PIECES):
        if is_first_in_play(state, colour, piece):
            count = list_splits(state, colour, piece, low, high, buffer, count)
            if low != high:
                count = list_splits(state, colour, piece, high, low, buffer, count)
            count = list_totals(state, colour, piece, buffer, count)
    return count


@kernel
def list_splits(state: State, colour: int, piece: int, die: int, other: int, buffer: Codes, count: int) -> int:
    """List the splits of a piece that goes by one die with those further on that go by the other."""
    step = int(state.pieces[colour, piece])
    if not rules.can_go(state, step, die):
        return count
    for partner in range(piece + 1, PIECES):
        ahead = int(state.pieces[colour, partner])
        is_repeated = partner > piece + 1 and bool(state.pieces[colour, partner - 1] == ahead)
        is_farther_first = ahead == step and die > other
        if rules.can_go(state, ahead, other) and not is_repeated and not is_farther_first:
            buffer[count] = encode(colour, step, NO_STEP, step + die, ahead, ahead + other)
            count += 1
    return count


@kernel
def list_totals(state: State, colour: int, piece: int, buffer: Codes, count: int) -> int:
    """List the ways of a piece that goes by the total: one, or one for each square it can touch in between."""
    low, high = int(state.dice[0]), int(state.dice[1])
    step = int(state.pieces[colour, piece])
    if not rules.can_go(state, step, low + high):
        return count
    names_middle = rules.touches_middle(state)
    buffer[count] = encode(colour, step, step + low if names_middle else NO_STEP, step + low + high, NO_STEP, NO_STEP)
    count += 1
    if names_middle and low != high:
        buffer[count] = encode(colour, step, step + high, step + low + high, NO_STEP, NO_STEP)
        count += 1
    return count


@kernel
def list_single_dice(state: State, colour: int, buffer: Codes) -> int:
    """List the plays of one die with one piece."""
    low, high = int(state.dice[0]), int(state.dice[1])
    count = 0
    for piece in range(PIECES):
        if is_first_in_play(state, colour, piece):
            step = int(state.pieces[colour, piece])
            if rules.can_go(state, step, low):
                buffer[count] = encode(colour, step, NO_STEP, step + low, NO_STEP, NO_STEP)
                count += 1
            if high > low and rules.can_go(state, step, high):
                buffer[count] = encode(colour, step, NO_STEP, step + high, NO_STEP, NO_STEP)
                count += 1
    return count


@kernel
def is_first_in_play(state: State, colour: int, piece: int) -> bool:
    """Return whether a piece is in play and the first of those on its step."""
    step = int(state.pieces[colour, piece])
    return rules.is_in_play(state, step) and (piece == 0 or bool(state.pieces[colour, piece - 1] != step))


@kernel
def refusal(state: State, move: int) -> int:
    """Return the number of the first reason against a play; LEGAL exactly for those that `legal` lists."""
    colour, start, middle, end, second_start, second_end = decode(move)
    if state.phase == OVER:
        return GAME_OVER
    if state.phase == ROLL:
        return THROW_FIRST
    if colour != colour_to_play(state):
        return NOT_YOURS
    reason = piece_refusal(state, colour, start, end, second_start, second_end)
    if reason == LEGAL:
        reason = way_refusal(state, start, middle, end, second_start, second_end)
    if reason != LEGAL:
        return reason
    is_split = second_start != NO_STEP
    if rules.is_third_pair(state):
        return ONLY_A_PRIZE if is_split or middle != NO_STEP or end != rules.goal_of(state) else LEGAL
    if state.dice[1] == 0 and (is_split or middle != NO_STEP):
        return ONE_DIE_ONE_PIECE
    if rules.is_one_die_left(state) and (is_split or middle != NO_STEP or end - start == 2 * state.dice[0]):
        return ONE_DIE_LEFT
    if is_split:
        return split_refusal(state, start, middle, end, second_start, second_end)
    return single_refusal(state, colour, start, middle, end)


@kernel
def piece_refusal(state: State, colour: int, start: int, end: int, second_start: int, second_end: int) -> int:
    """Return what forbids to move the pieces named, wherever they go: they must be there, distinct, in play."""
    if how_many_on(state, colour, start) == 0 or (second_start == NO_STEP and second_end != NO_STEP):
        return NO_PIECE_THERE
    if second_start != NO_STEP:
        there = how_many_on(state, colour, second_start)
        if (there == 1 and second_start == start) or (there == 0 and second_start == end):
            return SAME_PIECE_TWICE
        if there == 0:
            return NO_PIECE_THERE
    return FROM_JAIL if start == HOME or second_start == HOME else LEGAL


@kernel
def way_refusal(state: State, start: int, middle: int, end: int, second_start: int, second_end: int) -> int:
    """Return what forbids the squares named, whatever the dice: they must lie ahead, on the colour's way."""
    goal = rules.goal_of(state)
    if max(middle, end, second_end) > goal:
        return NOT_ON_WAY
    if end <= start or (second_start != NO_STEP and second_end <= second_start):
        return NOT_FORWARD
    if middle != NO_STEP and not start < middle < end:
        return NOT_FORWARD
    return LEGAL


@kernel
def split_refusal(state: State, start: int, middle: int, end: int, second_start: int, second_end: int) -> int:
    """Return what forbids a split: each die is used once, no square is touched on the way, and it is one code.

    That is the one with the piece further back first, and of two from one square the nearer target (`encode_split`).
    """
    low, high = state.dice[0], state.dice[1]
    first, second = end - start, second_end - second_start
    is_in_order = start < second_start or (start == second_start and end <= second_end)
    if min(first, second) == low and max(first, second) == high and middle == NO_STEP and is_in_order:
        return LEGAL
    for count, reached in ((first, end), (second, second_end)):
        if count != low and count != high and needs_less(state, reached, count):
            return OVERSHOOTS
    return WRONG_COUNT


@kernel
def needs_less(state: State, end: int, count: int) -> bool:
    """Return whether the arrival was named for a piece that needs fewer steps than the dice have."""
    return end == rules.goal_of(state) and count < rules.total_of(state)


@kernel
def single_refusal(state: State, colour: int, start: int, middle: int, end: int) -> int:
    """Return what forbids a play of one piece: the dice, and that both must be used."""
    low, high = int(state.dice[0]), int(state.dice[1])
    count = end - start
    if count == low or count == high:
        if middle != NO_STEP:
            return WRONG_COUNT
        return USE_BOTH_DICE if rules.can_use_both(state, colour) else LEGAL
    if count != low + high:
        return OVERSHOOTS if needs_less(state, end, count) else WRONG_COUNT
    if middle == NO_STEP:
        return NAME_MIDDLE if rules.touches_middle(state) else LEGAL
    if not rules.touches_middle(state):
        return NO_MIDDLE
    return LEGAL if middle - start == low or middle - start == high else WRONG_COUNT


@kernel
def how_many_on(state: State, colour: int, step: int) -> int:
    """Return how many pieces of a colour are there, in jail and arrived included."""
    count = 0
    for piece in range(PIECES):
        count += state.pieces[colour, piece] == step
    return count


@kernel
def play(state: State, move: int) -> None:
    """Play a legal play, and go on as far as the rules leave no choice."""
    colour, start, middle, end, second_start, second_end = decode(move)
    could_capture = rules.piece_that_could_capture(state, colour) if state.soplar else NO_STEP
    captured = 0
    if middle != NO_STEP:
        captured += rules.capture_on_landing(state, colour, middle)
    captured += move_piece(state, colour, start, end)
    if second_start != NO_STEP:
        captured += move_piece(state, colour, second_start, second_end)
    if could_capture != NO_STEP and captured == 0:
        rules.walk(state, colour, where_now(could_capture, move), HOME)
    if rules.has_finished(state, colour):
        finish(state)
    else:
        close_throw(state, captured)


@kernel
def move_piece(state: State, colour: int, start: int, end: int) -> int:
    """Move a piece, and capture where it lands; return how many."""
    rules.walk(state, colour, start, end)
    return rules.capture_on_landing(state, colour, end)


@kernel
def where_now(step: int, move: int) -> int:
    """Return where a piece that stood on a step is after a play: of several, the most advanced."""
    _, start, _, end, second_start, second_end = decode(move)
    if second_start == step:  # of two from one step the second goes farther
        return second_end
    return end if start == step else step


@kernel
def finish(state: State) -> None:
    """Give a seat whose last piece has arrived its place, and end the turn or the game there."""
    state.finished[state.finishers] = state.seat
    state.finishers += 1
    if rules.is_decided(state):
        ask_for_throw(state)
        state.pairs = 0
        state.phase = OVER
    else:
        pass_turn(state)


@kernel
def place_of(state: State, seat: int) -> int:
    """Return the place of a seat, from 1, partners and ties together; 0 while it is undecided."""
    finishers = int(state.finishers)
    for index in range(finishers):
        if state.finished[index] == seat:
            return index + 1
    return finishers + 1 if state.phase == OVER else 0


@kernel
def legs(state: State, move: int, out: LegRows) -> int:
    """Fill in where the pieces of a play come from and go; a square touched on the way is no leg of its own."""
    colour, start, _, end, second_start, second_end = decode(move)
    piece = add_leg(state, colour, start, end, 0, out[0])
    if second_start == NO_STEP:
        return 1
    add_leg(state, colour, second_start, second_end, piece + 1 if second_start == start else 0, out[1])
    return 2


@kernel
def add_leg(state: State, colour: int, start: int, end: int, piece: int, row: Codes) -> int:
    """Fill in a leg of the first piece on a step, looking from one on; return which piece that is."""
    while state.pieces[colour, piece] != start:
        piece += 1
    row[PIECE] = colour * PIECES + piece
    row[ORIGIN] = SPOT[state.board, colour, start - HOME]
    row[TARGET] = SPOT[state.board, colour, end - HOME]
    row[COLOUR] = colour
    row[LEG_DICE] = dice_for(state, end - start)
    return piece


@kernel
def dice_for(state: State, count: int) -> int:
    """Return the dice by which a piece goes a count of steps, packed as in core/throws.py; a prize is by none."""
    low, high = int(state.dice[0]), int(state.dice[1])
    if rules.is_third_pair(state):
        return 0
    if count == low or count == high:
        return count
    return low | high << DIE_BITS if count == low + high else 0
