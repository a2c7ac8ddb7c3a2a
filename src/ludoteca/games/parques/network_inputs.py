"""Parqués as the network sees it: the own side, the next one to play, and the others as one side on average.

    own block | next side | mean of the others | what is not a side's: who throws, pairs, places taken || exact squares

So that the numbers are as many for two players as for eight. Ways are measured in parts of their length, which is
another on each board; pieces that do not play count as arrived. A seat is a side.

The exact squares came later: a network that was trained before sees what comes before them (`SUMMARY`), and the array
that it hands over is that short. They are those of the board of four places, colour by colour from the own one on: is a
piece on a step of its way, and how many more are. On larger boards they are zeros.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Floats
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.place_value import worth_of_place
from ludoteca.core.sums import add_to
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import BOARDS, HOME, MOUTH, PIECES, START, STEP_AT, TRACKS
from ludoteca.games.parques.state import JAIL, NO_STEP, NONE

VERSION: Final = 2
ORDER_IS_FREE: Final = False  # a play uses the whole throw
ROLLOUTS: Final = 2_500  # that a choice of an expert takes at most
ROLLOUT_THROWS: Final = 8  # after which one is cut
__all__ = ["INPUTS", "ORDER_IS_FREE", "ROLLOUTS", "ROLLOUT_THROWS", "VERSION", "encode", "key"]

DIE_FACES: Final = 6
THROWS: Final = DIE_FACES**2
PAIRS_MOVE, PAIRS_LET_OUT, PAIRS_LEAVE_A_DIE = range(3)  # what a pair does for a colour (Q-T2, Q-T3)
LONGEST_THROW: Final = 2 * DIE_FACES

# A side's block
WAY_LEFT, ON_SAFE, NONE_IN_PLAY, ONE_IN_PLAY, EXIT = range(5)
THREAT, LOSS = 5, 6  # by those who throw before it does
EXPOSED, STAKE = 7, 8  # by all others
CHASED = 9  # from farther than a throw
STRIKE, GAIN, ARRIVAL = 10, 11, 12  # by its next throw
IN_JAIL: Final = 13  # from here on: at least one there, two, three…
ARRIVED: Final = IN_JAIL + PIECES
CORRIDOR: Final = ARRIVED + PIECES - 1  # pieces by their steps before the arrival
CORRIDOR_STEPS: Final = 8  # of the mouth too
STRETCHES: Final = CORRIDOR + CORRIDOR_STEPS  # pieces on each stretch of the loop
STRETCH_COUNT: Final = 9
BLOCK: Final = STRETCHES + STRETCH_COUNT

# After the blocks
THROWS_OWN: Final = 3 * BLOCK
THROWS_NEXT: Final = THROWS_OWN + 1
WAIT: Final = THROWS_NEXT + 1  # the part of the others who throw before
OWN_PAIRS: Final = WAIT + 1  # one, then two
OTHER_PAIRS: Final = OWN_PAIRS + 2
THIRD_PAIR: Final = OTHER_PAIRS + 2  # what it is likely to bring the own side
LEAD: Final = THIRD_PAIR + 1  # the least way left to one of the others
FIRST_TAKEN: Final = LEAD + 1
LEFT_OUT: Final = FIRST_TAKEN + 1  # the part of the others who have finished
DONE: Final = LEFT_OUT + 1  # what the own place is worth
SUMMARY: Final = DONE + 1  # inputs of version 1

# A colour's exact squares, from jail to the arrival: one piece there, and how many more
EXACT_BOARD: Final = 0  # of four places
COLOUR_COUNT: Final = BOARDS[EXACT_BOARD]
STEP_COUNT: Final = TRACKS[EXACT_BOARD].goal - HOME + 1
SQUARES: Final = 2 * STEP_COUNT
INPUTS: Final = SUMMARY + COLOUR_COUNT * SQUARES

# What rare or small things are multiplied by, so that all inputs vary about as much and are learned as fast
RISK_SCALE: Final = 4
VALUE_SCALE: Final = 6
STRIKE_SCALE: Final = 3
THIRD_PAIR_SCALE: Final = 8

JAIL_COST: Final = 12  # steps that a piece in jail is behind one on the start square
PIECE: Final = 1 / PIECES


def _reach() -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """Return the chance that a throw brings a piece to one of a set of distances (bit 0 is one step).

    By whether a die alone will do, since another piece uses the other; what pairs do; the set.
    """
    sets = np.arange(1 << LONGEST_THROW)
    table = np.zeros((2, 3, len(sets)), np.float32)
    for single, pairs_do, one, other in np.ndindex(2, 3, DIE_FACES, DIE_FACES):
        landings = 1 << one + other + 1 | ((1 << one | 1 << other) if single else 0)
        if one == other and pairs_do != PAIRS_MOVE:
            landings = 1 << one if pairs_do == PAIRS_LEAVE_A_DIE else 0
        table[single, pairs_do] += (sets & landings != 0) / THROWS
    return table


REACH: Final = _reach()


@kernel
def key(state: State, side: int) -> int:
    """Return 0: a throw has so few ways to be played that positions seldom come again in a search."""
    return 0


@kernel
def encode(state: State, side: int, inputs: Floats) -> None:
    """Fill in what a side sees."""
    inputs[:] = 0
    if rules.is_passed_over(state, side):
        place = engine.place_of(state, side)
        inputs[DONE] = worth_of_place(place, int(state.players) - place, int(state.players) - 1)
        return
    players = int(state.players)
    others = players - 1 - int(state.finishers)
    look_at_side(state, side, inputs[:BLOCK], 1.0)
    thrower = NONE if state.contest else int(state.seat)
    met = 0
    least = np.float32(1.0)
    for turn in range(1, players):
        seat = (side + turn) % players
        if rules.is_passed_over(state, seat):
            continue
        met += 1
        if met == 1:
            look_at_side(state, seat, inputs[BLOCK : 2 * BLOCK], 1.0)
            if seat == thrower:
                inputs[THROWS_NEXT] = 1
            least = inputs[BLOCK + WAY_LEFT]
        else:
            before = inputs[2 * BLOCK + WAY_LEFT]
            look_at_side(state, seat, inputs[2 * BLOCK : 3 * BLOCK], 1 / (others - 1))
            least = min(least, (inputs[2 * BLOCK + WAY_LEFT] - before) * (others - 1))
        if seat == thrower:
            inputs[WAIT] = (others - met + 1) / others
    inputs[LEAD] = least
    inputs[LEFT_OUT] = 1 - others / (players - 1)
    inputs[FIRST_TAKEN] = 1 if state.finishers else 0
    look_at_turn(state, side, inputs)
    if len(inputs) > SUMMARY and state.board == EXACT_BOARD:
        look_at_squares(state, side, inputs)


@kernel
def look_at_squares(state: State, side: int, inputs: Floats) -> None:
    """Fill in where the pieces of all who still play stand, seen from a side's colour."""
    goal = rules.goal_of(state)
    own = rules.colour_of(state, side)
    for seat in range(state.players):
        if rules.is_passed_over(state, seat):
            continue
        colour = rules.colour_of(state, seat)
        offset = SUMMARY + (colour - own) % COLOUR_COUNT * SQUARES - HOME
        before = HOME - 1
        for piece in range(PIECES):
            step = min(int(state.pieces[colour, piece]), goal)
            if step == before:  # pieces are in order
                add_to(inputs, offset + STEP_COUNT + step, 1.0)
            else:
                inputs[offset + step] = 1
            before = step


@kernel
def look_at_turn(state: State, side: int, inputs: Floats) -> None:
    """Fill in who throws and how many pairs it has thrown."""
    if state.contest:
        return
    is_own = state.seat == side
    inputs[THROWS_OWN] = 1 if is_own else 0
    if state.pairs:
        inputs[(OWN_PAIRS if is_own else OTHER_PAIRS) + min(int(state.pairs), 2) - 1] = 1  # a third is being played
        if is_own:
            colour = rules.colour_of(state, side)
            chance = 1 / THROWS if state.pairs == 1 else 1 / DIE_FACES
            inputs[THIRD_PAIR] = THIRD_PAIR_SCALE * chance * third_pair_brings(state, colour) / rules.goal_of(state)


@kernel
def third_pair_brings(state: State, colour: int) -> int:
    """Return how many steps a third pair would be worth."""
    if state.third_pair == JAIL:
        lost = rules.sent_to_jail_by_third_pair(state, colour)
        return 0 if lost == NO_STEP else -JAIL_COST - lost
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if rules.is_in_play(state, step):
            return rules.goal_of(state) - step
    return 0


@kernel
def look_at_side(state: State, seat: int, block: Floats, weight: float) -> None:
    """Add a side to a block."""
    colour = rules.colour_of(state, seat)
    goal = rules.goal_of(state)
    mouth = int(MOUTH[state.board])
    part = weight * PIECE
    jailed = arrived = in_play = nearing = 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if step == HOME:
            jailed += 1
            add_to(block, IN_JAIL + jailed - 1, weight)
            add_to(block, WAY_LEFT, part)
            continue
        if step >= goal:
            arrived += 1
            if arrived < PIECES:
                add_to(block, ARRIVED + arrived - 1, weight)
            continue
        in_play += 1
        if goal - step <= LONGEST_THROW:
            nearing |= 1 << goal - step - 1
        add_to(block, WAY_LEFT, part * (goal - step) / (goal + JAIL_COST))
        if step >= mouth:
            add_to(block, CORRIDOR + goal - step - 1, weight)
        if step <= mouth:
            at = step * (STRETCH_COUNT - 1) / mouth
            stretch = min(int(at), STRETCH_COUNT - 2)
            add_to(block, STRETCHES + stretch, weight * (stretch + 1 - at))
            add_to(block, STRETCHES + stretch + 1, weight * (at - stretch))
            add_to(block, ON_SAFE, part if rules.is_sheltered(state, colour, step) else 0.0)
            look_at_danger(state, seat, colour, step, block, weight)
    if in_play == 0:
        add_to(block, NONE_IN_PLAY, weight)
    elif in_play == 1:
        add_to(block, ONE_IN_PLAY, weight)
    if nearing:
        add_to(block, ARRIVAL, weight * chance_of_reaching(state, colour, in_play, nearing))
    if jailed:
        add_to(block, EXIT, weight * chance_of_exit(state, seat, in_play))
    look_at_captures(state, colour, jailed, in_play, block, weight)


@kernel
def chance_of_exit(state: State, seat: int, in_play: int) -> float:
    """Return the chance of a pair in the next turn's first throw or tries."""
    tries = 1 if in_play else int(state.tries)
    if state.seat == seat and state.contest == 0:
        tries = max(int(state.tries_left), 1)
    no_pair = 1.0
    for _ in range(tries):
        no_pair *= 1 - 1 / DIE_FACES
    return 1 - no_pair


@kernel
def look_at_danger(state: State, seat: int, colour: int, step: int, block: Floats, weight: float) -> None:
    """Add what threatens a piece on the loop."""
    players = int(state.players)
    place = rules.place_of(state, colour, step)
    sheltered = rules.is_sheltered(state, colour, step)
    stays_now = stays = 1.0
    chasers = 0
    wait = (seat - int(state.seat)) % players  # how many throw before it
    for turn in range(1, players):
        other_seat = (seat + turn) % players
        other = rules.colour_of(state, other_seat)
        chance = 0.0
        if place == rules.place_of(state, other, START):
            if rules.is_in_jail(state, other):
                chance = chance_of_exit(state, other_seat, int(rules.is_any_in_play(state, other)))
        elif not sheltered:
            end = int(STEP_AT[state.board, other, place])
            distances = 0
            in_play = 0
            for piece in range(PIECES):
                start = int(state.pieces[other, piece])
                in_play += rules.is_in_play(state, start)
                if START <= start < end:
                    if end - start <= LONGEST_THROW:
                        distances |= 1 << end - start - 1
                    elif end - start <= 2 * LONGEST_THROW:
                        chasers += 1
            if distances:
                chance = chance_of_reaching(state, other, in_play, distances)
        stays *= 1 - chance
        if players - turn <= wait:
            stays_now *= 1 - chance
    risk = RISK_SCALE * weight
    value = VALUE_SCALE * risk * PIECE * (step + JAIL_COST) / rules.goal_of(state)
    add_to(block, CHASED, weight * chasers / 2)
    add_to(block, EXPOSED, risk * (1 - stays))
    add_to(block, STAKE, value * (1 - stays))
    add_to(block, THREAT, risk * (1 - stays_now))
    add_to(block, LOSS, value * (1 - stays_now))


@kernel
def chance_of_reaching(state: State, colour: int, in_play: int, distances: int) -> float:
    """Return the chance that a throw of a colour brings a piece to one of a set of distances."""
    single = 1 if in_play > 1 or rules.touches_middle(state) else 0
    return float(REACH[single, what_pairs_do(state, colour), distances])


@kernel
def what_pairs_do(state: State, colour: int) -> int:
    """Return what a pair does for a colour: move pieces, let them out, or let one out and move another by a die."""
    if not rules.is_in_jail(state, colour):
        return PAIRS_MOVE
    return PAIRS_LEAVE_A_DIE if rules.exit_leaves_die(state, colour) else PAIRS_LET_OUT


@kernel
def look_at_captures(state: State, colour: int, jailed: int, in_play: int, block: Floats, weight: float) -> None:
    """Add what a colour can capture by its next throw."""
    if in_play == 0:
        return
    goal = rules.goal_of(state)
    all_distances = 0
    gain = 0.0
    for seat in range(state.players):
        other = rules.colour_of(state, seat)
        if other == colour:
            continue
        for piece in range(PIECES):
            there = int(state.pieces[other, piece])
            if there < START or there >= goal or rules.is_sheltered(state, other, there):
                continue
            end = int(STEP_AT[state.board, colour, rules.place_of(state, other, there)])
            distances = 0
            for own in range(PIECES):
                ahead = end - int(state.pieces[colour, own])
                if state.pieces[colour, own] >= START and 0 < ahead <= LONGEST_THROW:
                    distances |= 1 << ahead - 1
            if distances:
                all_distances |= distances
                chance = chance_of_reaching(state, colour, in_play, distances)
                gain += chance * (there + JAIL_COST) / goal
    if all_distances:
        add_to(block, STRIKE, STRIKE_SCALE * weight * chance_of_reaching(state, colour, in_play, all_distances))
        add_to(block, GAIN, VALUE_SCALE * weight * gain)
