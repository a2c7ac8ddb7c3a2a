"""The rules of parqués, clause by clause, in the order of the rules file.

Sources say what may be moved, refusals forbid, effects change the state, ends end it. `engine.py` puts them
together. A piece's step is counted on its colour's own way: HOME is the jail, then 0 to the goal, which depends on
the board. `colour` is always that of the player whose throw or decision it is, unless said otherwise.
"""

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.parques.board import GOAL, HOME, IS_SAFE, MOUTH, PIECES, PLACE, PLACES, START, STEP_AT
from ludoteca.games.parques.state import ABSENT, ANY_PAIR, BONUS_THROW, EXIT_ONE, HOPS_TWO, JAIL, NO_STEP, NONE

THIRD = 3
LONGEST_END = 6  # steps from the arrival, for one die
MOST_OUT = 2  # pieces that a pair lets out, but for 1-1 and 6-6

# Board


@kernel
def walk(state: State, colour: int, start: int, end: int) -> None:
    """Q-B1  Take a piece of any colour from one step to another, and keep the colour's pieces in their order."""
    pieces = state.pieces[colour]
    index = 0
    while pieces[index] != start:
        index += 1
    while index < PIECES - 1 and pieces[index + 1] < end:
        pieces[index] = pieces[index + 1]
        index += 1
    while index > 0 and pieces[index - 1] > end:
        pieces[index] = pieces[index - 1]
        index -= 1
    pieces[index] = end


@kernel
def goal_of(state: State) -> int:
    """Q-B2  The step of the arrival: the more places the board has, the longer the way."""
    return int(GOAL[state.board])


@kernel
def place_of(state: State, colour: int, step: int) -> int:
    """Q-B2  Where on this board a colour's step is."""
    return int(PLACE[state.board, colour, step])


# Setting up


@kernel
def colour_of(state: State, seat: int) -> int:
    """Q-S1  A player's colour: the first places in turn order; two sit opposite."""
    return colour_in(int(PLACES[state.board]), int(state.players), seat)


@kernel
def colour_in(places: int, players: int, seat: int) -> int:
    """Q-S1  The colour of a seat on a board, by its places and the players."""
    return seat * places // 2 if players == 2 else seat


@kernel
def take_opening_throw(state: State, total: int) -> None:
    """Q-S2  Each throws in seat order, the highest total starts, those tied for it throw again."""
    if total > state.highest:
        state.highest = total
        state.leaders = 0
    if total == state.highest:
        state.leaders |= 1 << int(state.seat)
    following = next_in(int(state.contest), int(state.seat) + 1)
    if following != NONE:
        state.seat = following
        return
    leaders = int(state.leaders)
    state.leaders = 0
    state.highest = 0
    state.seat = next_in(leaders, 0)
    is_alone = leaders == 1 << int(state.seat)
    state.contest = 0 if is_alone else leaders


@kernel
def next_in(seats: int, seat: int) -> int:
    """Q-S2  The first of a set of seats from one on, or NONE."""
    while seats >> seat:
        if seats >> seat & 1:
            return seat
        seat += 1
    return NONE


@kernel
def set_out(state: State) -> None:
    """Q-S3  All pieces that are played with in jail."""
    state.pieces[:] = ABSENT
    for seat in range(state.players):
        state.pieces[colour_of(state, seat), : int(state.piece_count)] = HOME


# A turn


@kernel
def is_in_play(state: State, step: int) -> bool:
    """Q-T1  Whether a piece is neither in jail nor arrived."""
    return START <= step < goal_of(state)


@kernel
def is_any_in_play(state: State, colour: int) -> bool:
    """Q-T1  Whether a colour has a piece in play."""
    for piece in range(PIECES):
        if is_in_play(state, int(state.pieces[colour, piece])):
            return True
    return False


@kernel
def tries_of_turn(state: State, colour: int) -> int:
    """Q-T1  With none in play, the number of throws to get a pair; else 0, and the turn begins with one throw."""
    return 0 if is_any_in_play(state, colour) else int(state.tries)


@kernel
def may_try_again(state: State) -> bool:
    """Q-T1  A throw without a pair leaves another try."""
    return bool(state.tries_left > 1)


@kernel
def is_pair(state: State) -> bool:
    """Q-T2  Equal dice; one die alone (Q-E4) is no pair."""
    return bool(state.dice[0] == state.dice[1])


@kernel
def is_in_jail(state: State, colour: int) -> bool:
    """Q-T2  Whether a colour has a piece in jail: on a pair pieces must come out."""
    return bool(state.pieces[colour, 0] == HOME)


@kernel
def come_out(state: State, colour: int) -> None:
    """Q-T2  Pieces come out to the start square: all on 1-1 or 6-6, else two, or the one that is left."""
    die = state.dice[0]
    most = PIECES if die == 1 or die == 6 else MOST_OUT
    for _ in range(most):
        if is_in_jail(state, colour):
            walk(state, colour, HOME, START)


@kernel
def exit_leaves_die(state: State, colour: int) -> bool:
    """Q-T2  By the option, a pair that lets out the only piece in jail uses one die: the other is then moved."""
    is_alone = state.pieces[colour, 0] == HOME and state.pieces[colour, 1] != HOME
    return bool(state.exit_uses == EXIT_ONE) and bool(is_alone)


@kernel
def is_one_die_left(state: State) -> bool:
    """Q-T2  Whether one die of the pair has let a piece out, so that only the other moves one."""
    return bool(state.dice_used != 0)


@kernel
def can_go(state: State, step: int, count: int) -> bool:
    """Q-T3  Whether a piece on a step can be moved so far (1 or more): it is out of jail, and does not overshoot."""
    return step >= START and not overshoots(state, step, count)


@kernel
def how_many_can_go(state: State, colour: int, count: int) -> int:
    """Q-T3  How many pieces of a colour can be moved so far."""
    able = 0
    for piece in range(PIECES):
        able += can_go(state, int(state.pieces[colour, piece]), count)
    return able


@kernel
def total_of(state: State) -> int:
    """Q-T3  The dice to be moved, together: both, or the one that is left (Q-T2)."""
    return int(state.dice[0]) if is_one_die_left(state) else int(state.dice[0]) + int(state.dice[1])


@kernel
def can_use_both(state: State, colour: int) -> bool:
    """Q-T4  Whether some piece can go by the total, or two different ones by a die each; never with one die."""
    low, high = int(state.dice[0]), int(state.dice[1])
    if high == 0 or is_one_die_left(state):
        return False
    if how_many_can_go(state, colour, low + high) > 0:
        return True
    # Whoever can go by the high die can go by the low one too, so there must be another.
    return how_many_can_go(state, colour, high) > 0 and how_many_can_go(state, colour, low) > 1


@kernel
def may_use_die(state: State, colour: int, step: int, die: int, other: int) -> bool:
    """Q-T4  Whether a piece may go by one die: another piece goes by the other, or both cannot be used."""
    if die == 0 or not can_go(state, step, die):
        return False
    if not can_use_both(state, colour):
        return True
    partners = how_many_can_go(state, colour, other) - can_go(state, step, other)
    return partners > 0


@kernel
def touches_middle(state: State) -> bool:
    """Q-T4  By the option, a piece moved by the total also lands after the first die."""
    return bool(state.hops == HOPS_TWO)


@kernel
def gives_another_throw(state: State) -> bool:
    """Q-T5  After a pair, used or not, the player throws again; the third ends the turn (Q-T6)."""
    return is_pair(state) and not is_third_pair(state)


@kernel
def counts_as_pair(state: State, colour: int) -> bool:
    """Q-T6  Every pair counts towards the third, but by the options those that let pieces out, or none at all."""
    if state.third_pair == ANY_PAIR:
        return False
    return bool(state.exit_pairs_count) or not is_in_jail(state, colour)


@kernel
def is_third_pair(state: State) -> bool:
    """Q-T6  The third pair of the turn moves nothing by its points."""
    return bool(state.pairs == THIRD)


@kernel
def sent_to_jail_by_third_pair(state: State, colour: int) -> int:
    """Q-T6  By the option, the step of the most advanced piece in play and not in its corridor, or NO_STEP."""
    if state.third_pair == JAIL:
        for piece in range(PIECES - 1, -1, -1):
            step = int(state.pieces[colour, piece])
            if is_in_play(state, step) and not is_in_corridor(state, step):
                return step
    return NO_STEP


# Capturing


@kernel
def can_capture_on(state: State, colour: int, step: int) -> bool:
    """Q-C1  Whether a piece that ends its move on a step would capture."""
    return not is_sheltered(state, colour, step) and count_foreign(state, colour, place_of(state, colour, step)) > 0


@kernel
def count_foreign(state: State, colour: int, place: int) -> int:
    """Q-C1  How many pieces of other players stand on a place of the loop."""
    count = 0
    for seat in range(state.players):
        other = colour_of(state, seat)
        step = int(STEP_AT[state.board, other, place])
        if other != colour and step != HOME:
            for piece in range(PIECES):
                count += state.pieces[other, piece] == step
    return count


@kernel
def jail_foreign(state: State, colour: int, place: int) -> int:
    """Q-C1  Send all pieces of other players on a place of the loop to their jails; return how many."""
    count = 0
    for seat in range(state.players):
        other = colour_of(state, seat)
        step = int(STEP_AT[state.board, other, place])
        if other != colour and step != HOME:
            for piece in range(PIECES):  # a piece sent to jail leaves its place to one that is looked at already
                if state.pieces[other, piece] == step:
                    walk(state, other, step, HOME)
                    count += 1
    return count


@kernel
def capture_on_landing(state: State, colour: int, step: int) -> int:
    """Q-C1  A piece that ends its move on a square captures all pieces of others there; return how many."""
    if is_sheltered(state, colour, step):
        return 0
    return jail_foreign(state, colour, place_of(state, colour, step))


@kernel
def is_sheltered(state: State, colour: int, step: int) -> bool:
    """Q-C2  Nothing is captured on a safe square or a start square, nor in the corridor (Q-C4)."""
    return is_in_corridor(state, step) or bool(IS_SAFE[state.board, place_of(state, colour, step)])


@kernel
def capture_on_coming_out(state: State, colour: int) -> int:
    """Q-C3  Pieces that come out capture all foreign ones on their start square; return how many."""
    return jail_foreign(state, colour, place_of(state, colour, START))


@kernel
def is_in_corridor(state: State, step: int) -> bool:
    """Q-C4  Whether a step is past the mouth, where there is nothing to capture: the corridor or the arrival."""
    return bool(step > MOUTH[state.board])


@kernel
def capture_gives_throw(state: State, captured: int) -> bool:
    """Q-C5  By the option, a play that captures, not made with a pair, is followed by one more throw."""
    return captured > 0 and bool(state.capture_bonus == BONUS_THROW) and not is_pair(state)


@kernel
def piece_that_could_capture(state: State, colour: int) -> int:
    """Q-C6  The step of the most advanced piece that some play lets capture by its own landing, or NO_STEP."""
    if is_third_pair(state):
        return NO_STEP
    for piece in range(PIECES - 1, -1, -1):
        step = int(state.pieces[colour, piece])
        if is_in_play(state, step) and could_capture_from(state, colour, step):
            return step
    return NO_STEP


@kernel
def could_capture_from(state: State, colour: int, step: int) -> bool:
    """Q-C6  Whether some play lets a piece on a step capture by its own landing."""
    low, high = int(state.dice[0]), int(state.dice[1])
    by_total = high != 0 and not is_one_die_left(state) and can_go(state, step, low + high)
    if by_total and can_capture_on(state, colour, step + low + high):
        return True
    lands_midway = by_total and touches_middle(state)
    for die, other in ((low, high), (high, low)):
        if lands_midway or may_use_die(state, colour, step, die, other):
            if can_capture_on(state, colour, step + die):
                return True
    return False


# Arriving and the end


@kernel
def overshoots(state: State, step: int, count: int) -> bool:
    """Q-E1  The arrival needs the exact count."""
    return step + count > goal_of(state)


@kernel
def has_finished(state: State, colour: int) -> bool:
    """Q-E2  Whether all pieces of a colour have arrived."""
    return bool(state.pieces[colour, 0] == goal_of(state))


@kernel
def is_decided(state: State) -> bool:
    """Q-E2  The game ends when one player is left, or, by the option, with the first to finish."""
    return bool(state.finishers >= (state.players - 1 if state.play_on else 1))


@kernel
def is_passed_over(state: State, seat: int) -> bool:
    """Q-E3  Who has finished throws no more."""
    return bool(state.finishers > 0) and has_finished(state, colour_of(state, seat))


@kernel
def dice_due(state: State, colour: int) -> int:
    """Q-E4  Two dice; by the option one, for a single piece left, in play and at most six steps from the arrival."""
    if not state.one_die_at_end or state.contest != 0:
        return 2
    goal = goal_of(state)
    left = 0
    for piece in range(PIECES):
        left += state.pieces[colour, piece] < goal
    return 1 if left == 1 and state.pieces[colour, 0] >= goal - LONGEST_END else 2
