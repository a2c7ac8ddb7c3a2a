"""The rules of parchís, clause by clause, in the order of the rules file.

Sources say what may be moved, refusals forbid, effects change the state, ends end it. `engine.py` puts them
together. Colours are 0-3 in turn order; opposite colours, Y and R, B and G, differ by two.
"""

from ludoteca.core.bit_rules import has_any
from ludoteca.core.bits import WORDS
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.parchis.board import GOAL, HOME, IS_SAFE, MOUTH, ON_WAYS, PIECES, PLACE, START, STEP_AT
from ludoteca.games.parchis.state import (
    FINISH_ALL,
    INDIVIDUAL,
    NONE,
    PAIRS,
    PAIRS_FIRST,
    SIX_PASSES,
    SIXES_HOME,
    TWO_COLOURS,
)

FIVE, SIX = 5, 6
BONUS_FOR_EATING, BONUS_FOR_GOAL = 20, 10

# Board


@kernel
def lift(state: State, colour: int, step: int) -> None:
    """P-B1  Take a piece off its square; whoever stands there longest stays first."""
    if step == HOME or step == GOAL:
        return
    place = int(PLACE[colour, step])
    if is_barrier(state, place):
        flip_barrier(state, place)
    standing = state.squares[place]
    if standing[1] != colour:
        standing[0] = standing[1]
    standing[1] = NONE


@kernel
def walk(state: State, colour: int, start: int, end: int) -> None:
    """P-B1  Take a piece from one step to another, and keep the colour's pieces in their order."""
    lift(state, colour, start)
    set_down(state, colour, end)
    pieces = state.pieces[colour]
    last = HOME  # of the other pieces so far: the one that walks goes before or behind each
    for index in range(PIECES - 1):
        here, following = int(pieces[index]), int(pieces[index + 1])
        other = here if here < start else following
        pieces[index] = max(last, min(other, end))
        last = other
    pieces[PIECES - 1] = max(last, end)


@kernel
def set_down(state: State, colour: int, step: int) -> None:
    """P-B4  Put a piece on a square: behind the one that stands there, never behind two."""
    if step == HOME or step == GOAL:
        return
    place = int(PLACE[colour, step])
    standing = state.squares[place]
    if standing[0] == NONE:
        standing[0] = colour
    else:
        standing[1] = colour
        if is_barrier(state, place):
            flip_barrier(state, place)


# Setting up


@kernel
def owner_of(state: State, colour: int) -> int:
    """P-S1  Whose a colour is: seats are numbered by the players present."""
    if state.mode == TWO_COLOURS:
        return colour % 2
    if state.mode == INDIVIDUAL and state.players == 2:
        return colour // 2
    return colour


@kernel
def colours_of(state: State, seat: int) -> range:
    """P-S1  A player's colours: one each, or two opposite ones; two players with one each sit opposite."""
    if state.mode == TWO_COLOURS:
        return range(seat, 4, 2)
    colour = 2 * seat if state.players == 2 else seat
    return range(colour, colour + 1, 2)


@kernel
def set_out(state: State, count: int) -> None:
    """P-S2  All pieces at home, but for a number of each colour on their start squares."""
    state.pieces[:] = HOME
    state.squares[:] = NONE
    state.barriers[:] = 0
    for seat in range(state.players):
        for colour in colours_of(state, seat):
            for _ in range(count):
                walk(state, colour, HOME, START)


@kernel
def seat_after(state: State, seat: int) -> int:
    """P-S3  The seat whose turn comes after another's."""
    return seat + 1 if seat + 1 < state.players else 0


@kernel
def take_opening_throw(state: State, die: int) -> None:
    """P-S3  Each throws in seat order, the highest starts, those tied for it throw again."""
    if die > state.highest:
        state.highest = die
        state.leaders = 0
    if die == state.highest:
        state.leaders |= 1 << state.seat
    following = next_in(int(state.contest), int(state.seat) + 1)
    if following != NONE:
        state.seat = following
        return
    leaders = int(state.leaders)
    state.leaders = 0
    state.highest = 0
    state.seat = next_in(leaders, 0)
    is_alone = leaders == 1 << state.seat
    state.contest = 0 if is_alone else leaders


@kernel
def next_in(seats: int, seat: int) -> int:
    """P-S3  The first of a set of seats from one on, or NONE."""
    for candidate in range(seat, 4):
        if seats >> candidate & 1:
            return candidate
    return NONE


# A turn


@kernel
def is_at_home(state: State, colour: int) -> bool:
    """P-T2  Whether a colour has a piece at home."""
    return bool(state.pieces[colour, 0] == HOME)


@kernel
def asks_to_leave_home(state: State) -> bool:
    """P-T2  A 5 asks for a piece to leave home; a bonus does not (P-M8)."""
    return bool(state.die == FIVE) and not is_bonus(state)


@kernel
def can_leave_home(state: State, colour: int) -> bool:
    """P-T2  A piece of a colour can leave home on a 5 if there is one and its start is open."""
    return is_at_home(state, colour) and not start_is_closed(state, colour)


@kernel
def must_leave_home_first(state: State) -> bool:
    """P-T2  A 5 with a piece at home that can leave: nothing else may be played."""
    if not asks_to_leave_home(state):
        return False
    for colour in colours_moved(state):
        if can_leave_home(state, colour):
            return True
    return False


@kernel
def start_is_closed(state: State, colour: int) -> bool:
    """P-T3  Two pieces on the start square, none of which the leaving piece could eat."""
    standing = state.squares[PLACE[colour, START]]
    return bool(standing[1] != NONE) and eaten_on_leaving(state, colour) == NONE


@kernel
def eaten_on_leaving(state: State, colour: int) -> int:
    """P-T4  Of two on the start square, the foreign one that arrived last; one alone is not eaten."""
    standing = state.squares[PLACE[colour, START]]
    first, last = int(standing[0]), int(standing[1])
    if last == NONE:
        return NONE
    if not are_friends(state, colour, last):
        return last
    return NONE if are_friends(state, colour, first) else first


@kernel
def colours_moved(state: State) -> range:
    """P-T5  The player moves a piece of his; in pairs perhaps the partner's (P-4c)."""
    return colours_of(state, seat_played_for(state))


@kernel
def moves_colour(state: State, colour: int) -> bool:
    """P-T5  Whether the player whose turn it is moves a colour."""
    return colour in colours_moved(state)


@kernel
def steps_due(state: State) -> int:
    """P-T5  How far a piece goes: the bonus, or the number thrown."""
    if is_bonus(state):
        return int(state.bonus)
    return steps_of_six(state) if state.die == SIX else int(state.die)


@kernel
def steps_of_six(state: State) -> int:
    """P-T6  A 6 counts 7 (or as the table has it) when none of the player's pieces is at home."""
    for colour in colours_moved(state):
        if is_at_home(state, colour):
            return SIX
    return int(state.six_counts)


@kernel
def is_in_own_barrier(state: State, colour: int, step: int) -> bool:
    """P-T8  Whether a piece is one of a barrier's two; in the corridor there is none to open."""
    return START <= step <= MOUTH and has_any(state.barriers[colour], step, 1)


@kernel
def asks_to_open_barriers(state: State) -> bool:
    """P-T8  A 6, however many steps it counts, asks for a barrier to be opened; a bonus does not."""
    return bool(state.die == SIX) and not is_bonus(state)


@kernel
def gives_another_throw(state: State) -> bool:
    """P-T9  A 6 gives another throw, used or not, but for one that passes the turn by the option."""
    return bool(state.die == SIX) and not passes_without_pieces(state)


@kernel
def passes_without_pieces(state: State) -> bool:
    """P-T9  By the option, a throw that moves nothing passes the turn while no piece is in play, a 6 too."""
    if state.six_at_home != SIX_PASSES or is_bonus(state):  # a bonus was earned by a piece that this throw moved
        return False
    for colour in colours_moved(state):
        for step in state.pieces[colour]:
            if HOME < step < GOAL:
                return False
    return True


@kernel
def is_third_six(state: State) -> bool:
    """P-T10  The third 6 in one turn is not moved."""
    return bool(state.sixes == 3)


@kernel
def sent_home_by_third_six(state: State) -> bool:
    """P-T10  The piece moved last in the turn goes home, unless nothing moved or it is past its mouth."""
    return bool(state.three_sixes == SIXES_HOME) and bool(state.last_colour != NONE) and bool(state.last_step <= MOUTH)


# Moving, blocking, eating


@kernel
def is_barrier(state: State, place: int) -> bool:
    """P-M2  Two of one colour on a square are a barrier; so are two partners (P-4b)."""
    second = int(state.squares[place, 1])
    if second == NONE:
        return False
    first = int(state.squares[place, 0])
    return first == second or are_partners(state, first, second)


@kernel
def flip_barrier(state: State, place: int) -> None:
    """P-M2  A barrier arises or goes, on the way of every colour that comes along there."""
    for colour in range(4):
        for word in range(WORDS):
            state.barriers[colour, word] ^= ON_WAYS[place, colour, word]


@kernel
def passes_barrier(state: State, colour: int, start: int, steps: int) -> bool:
    """P-M2  Whether a piece would pass over or land on a barrier."""
    return has_any(state.barriers[colour], start + 1, steps)


@kernel
def blocking_barrier(state: State, colour: int, start: int, end: int) -> int:
    """P-M2  The step of the first barrier that a piece would pass over or land on, or NONE."""
    if not passes_barrier(state, colour, start, end - start):
        return NONE
    for step in range(start + 1, min(end, GOAL - 1) + 1):
        if is_barrier(state, PLACE[colour, step]):
            return step
    return NONE


@kernel
def lands_on_two(state: State, colour: int, end: int) -> bool:
    """P-M3  Nobody lands on a square that holds two pieces."""
    return bool(state.squares[PLACE[colour, end], 1] != NONE)


@kernel
def eaten_on_landing(state: State, colour: int, end: int) -> int:
    """P-M4  Landing on one piece of another colour eats it; on a safe square nothing is eaten (P-M5)."""
    place = PLACE[colour, end]
    standing = int(state.squares[place, 0])
    if standing == NONE or IS_SAFE[place] or are_friends(state, colour, standing):
        return NONE
    return standing


@kernel
def eat(state: State, eater: int, end: int, eaten: int) -> None:
    """P-M4  The eaten piece goes home."""
    walk(state, eaten, int(STEP_AT[eaten, PLACE[eater, end]]), HOME)


@kernel
def overshoots(start: int, steps: int) -> bool:
    """P-M6  The goal is entered by exact count."""
    return start + steps > GOAL


@kernel
def bonus_for(eaten: int, end: int) -> int:
    """P-M7  Reaching the goal earns 10, eating earns 20 (P-M4); no move does both."""
    if eaten != NONE:
        return BONUS_FOR_EATING
    return BONUS_FOR_GOAL if end == GOAL else 0


@kernel
def is_bonus(state: State) -> bool:
    """P-M8  Whether a bonus is being played: nobody leaves home by it, and it forces no barrier open."""
    return bool(state.bonus != 0)


# The end


@kernel
def has_finished(state: State, seat: int) -> bool:
    """P-E1  All the player's pieces are in the goal; with two colours as P-2d has it."""
    done = 0
    for colour in colours_of(state, seat):
        done += is_done(state, colour)
    return done >= colours_to_finish(state)


@kernel
def is_done(state: State, colour: int) -> bool:
    """P-E1  Whether all pieces of a colour are in the goal."""
    return bool(state.pieces[colour, 0] == GOAL)


@kernel
def is_passed_over(state: State, seat: int) -> bool:
    """P-E1  Finished players are passed over, but for P-4c."""
    return bool(state.finishers > 0) and bool(state.mode != PAIRS) and has_finished(state, seat)


@kernel
def is_decided(state: State) -> bool:
    """P-E2  The game ends when one player is left, or with the first to finish, as mode and options say."""
    if state.mode == PAIRS:
        return pair_has_won(state)
    if state.mode == TWO_COLOURS or not state.play_on:
        return bool(state.finishers > 0)
    return bool(state.finishers >= state.players - 1)


# Two players, two colours


@kernel
def are_friends(state: State, colour: int, other: int) -> bool:
    """P-2c  Whether pieces of two colours do not eat each other: one colour, or partners, or as the option has it."""
    if colour == other or are_partners(state, colour, other):
        return True
    return bool(state.mode == TWO_COLOURS) and not state.own_colours_eat and colour % 2 == other % 2


@kernel
def lands_on_own_other_colour(state: State, colour: int, end: int) -> bool:
    """P-2c  Colours of one player that do not eat may not land on one another, except on safe squares."""
    if state.mode != TWO_COLOURS:
        return False
    place = PLACE[colour, end]
    standing = int(state.squares[place, 0])
    if standing == NONE or standing == colour or IS_SAFE[place]:
        return False
    return are_friends(state, colour, standing)


@kernel
def colours_to_finish(state: State) -> int:
    """P-2d  All 8 pieces must be in the goal, or, by the option, those of one colour."""
    return 2 if state.mode == TWO_COLOURS and state.finish == FINISH_ALL else 1


# Pairs


@kernel
def are_partners(state: State, colour: int, other: int) -> bool:
    """P-4a  In pairs opposite colours are partners (and a colour its own)."""
    return bool(state.mode == PAIRS) and colour % 2 == other % 2


@kernel
def seat_played_for(state: State) -> int:
    """P-4c  Who has finished throws on for the partner."""
    seat = int(state.seat)
    return (seat + 2) % 4 if state.mode == PAIRS and is_done(state, seat) else seat


@kernel
def pair_has_won(state: State) -> bool:
    """P-4d  A pair wins with all 8 pieces in the goal, or, by the option, with the first player to finish."""
    if state.pairs_finish == PAIRS_FIRST:
        return bool(state.finishers > 0)
    return (is_done(state, 0) and is_done(state, 2)) or (is_done(state, 1) and is_done(state, 3))
