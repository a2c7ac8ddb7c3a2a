"""The heuristic for parchís: get on, eat, stand safe, keep barriers before the others.

Points are 36ths of a step, since chances of two throws are 36ths: a piece that would lose 40 steps with a chance of
6/36 costs 240 points.
"""

from typing import Final

from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, IS_SAFE, MOUTH, PIECES, PLACE, SPOT, START, STEP_AT
from ludoteca.games.parchis.state import (
    FINISH_ONE_COLOUR,
    INDIVIDUAL,
    NONE,
    PAIRS,
    PAIRS_FIRST,
    SIXES_HOME,
    TWO_COLOURS,
)

STEP: Final = 36  # points
NEARLY_EQUAL: Final = STEP // 2
SLIPS: Final = 20  # of a hundred moves of an easy bot
OWN_WEIGHT: Final = 6  # the others together weigh as much

# What pieces are worth besides the steps they have made, in steps
AT_HOME: Final = -15  # some six turns wait for a 5
IN_GOAL: Final = 6
IN_CORRIDOR: Final = 4
ON_SAFE_SQUARE: Final = 3
IN_BARRIER: Final = 2
BLOCKED: Final = 2  # for each enemy piece close behind a barrier
ANOTHER_THROW: Final = 4
FINISHED: Final = 200

ONE_FACE: Final = 6  # chances in 36
SIX_AND_ONE_FACE: Final = 1
MOST_DANGER: Final = 30
COLOUR_COUNT: Final = len(COLOURS)


@kernel
def side_of(state: State, colour: int) -> int:
    """Return which side a colour is on: partners are on one, and so are a player's two colours."""
    return rules.owner_of(state, colour) if state.mode == INDIVIDUAL else colour % 2


@kernel
def sides(state: State) -> int:
    """Return how many sides play."""
    return int(state.players) if state.mode == INDIVIDUAL else 2


@kernel
def are_enemies(state: State, colour: int, other: int) -> bool:
    """Return whether a second colour plays, and on another side."""
    plays = bool(state.mode != INDIVIDUAL) or bool(state.players > 2) or other % 2 == 0
    return plays and rules.owner_of(state, other) < state.players and side_of(state, colour) != side_of(state, other)


@kernel
def score(state: State, seat: int) -> int:
    """Return how good a position is for a seat's side: its own pieces, less what the others have on average."""
    side = seat % sides(state)
    own = best = others = 0
    for owner in range(state.players):
        for colour in rules.colours_of(state, owner):
            if side_of(state, colour) == side:
                worth = worth_of(state, colour) - danger_of(state, colour)
                best = worth if own == 0 else max(best, worth)
                own += worth
            else:
                others += worth_of(state, colour)
    if one_colour_is_enough(state):
        own += best
    return OWN_WEIGHT * own - OWN_WEIGHT // (sides(state) - 1) * others + what_is_next(state, seat)


@kernel
def one_colour_is_enough(state: State) -> bool:
    """Return whether a side wins with the pieces of one of its two colours."""
    if state.mode == TWO_COLOURS:
        return bool(state.finish == FINISH_ONE_COLOUR)
    return bool(state.mode == PAIRS) and bool(state.pairs_finish == PAIRS_FIRST)


@kernel
def worth_of(state: State, colour: int) -> int:
    """Return what a colour's pieces are worth where they stand, in points."""
    steps = FINISHED if rules.is_done(state, colour) else 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if step == HOME:
            steps += AT_HOME
        elif step == GOAL:
            steps += step + IN_GOAL
        elif step > MOUTH:
            steps += step + IN_CORRIDOR
        else:
            steps += step + worth_of_square(state, colour, step)
    return STEP * steps


@kernel
def worth_of_square(state: State, colour: int, step: int) -> int:
    """Return what it is worth to stand on a square of the loop, in steps."""
    worth = ON_SAFE_SQUARE if IS_SAFE[PLACE[colour, step]] else 0
    if rules.is_in_own_barrier(state, colour, step):
        worth += IN_BARRIER + BLOCKED * enemies_behind(state, colour, step) // 2  # each of the two counts half
    return worth


@kernel
def enemies_behind(state: State, colour: int, step: int) -> int:
    """Count the enemy pieces that stand at most six squares behind a square on their way."""
    count = 0
    for other in range(COLOUR_COUNT):
        if are_enemies(state, colour, other):
            there = int(STEP_AT[other, PLACE[colour, step]])
            for piece in range(PIECES):
                behind = int(state.pieces[other, piece])
                count += START <= behind < there <= behind + rules.SIX
    return count


@kernel
def danger_of(state: State, colour: int) -> int:
    """Return what a colour stands to lose before its next turn, in points."""
    points = 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if START <= step <= MOUTH:
            points += danger_on(state, colour, step) * (step - AT_HOME)
    return points


@kernel
def danger_on(state: State, colour: int, step: int) -> int:
    """Return the chance, in 36ths, that a piece on a step is eaten before its next turn."""
    if not START <= step <= MOUTH:
        return 0
    place = int(PLACE[colour, step])
    chance = 0
    for other in range(COLOUR_COUNT):
        if not are_enemies(state, colour, other):
            continue
        if place == PLACE[other, START]:
            leaves_and_eats = rules.is_at_home(state, other) and rules.eaten_on_leaving(state, other) == colour
            chance += ONE_FACE if leaves_and_eats else 0
        elif not IS_SAFE[place] and state.squares[place, 1] == NONE:
            chance += chance_of_landing(state, other, int(STEP_AT[other, place]))
    return min(chance, MOST_DANGER)


@kernel
def chance_of_landing(state: State, colour: int, end: int) -> int:
    """Return the chance, in 36ths, that a colour lands on a step of its way with a throw, or with a 6 and another."""
    at_home = rules.is_at_home(state, colour)
    six = rules.SIX if at_home else int(state.six_counts)
    chance = 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        distance = end - step
        if step < START or not 0 < distance < six + rules.SIX:
            continue
        if rules.blocking_barrier(state, colour, step, end) != NONE:
            continue
        if distance == six or (distance < rules.SIX and not (distance == rules.FIVE and at_home)):
            chance += ONE_FACE
        elif distance > six:
            chance += SIX_AND_ONE_FACE
    return chance


@kernel
def what_is_next(state: State, seat: int) -> int:
    """Return what a player's further moves of this turn are worth, and what a third 6 would cost him, in points."""
    if state.seat != seat:
        return 0
    if state.phase != ROLL:
        return OWN_WEIGHT * STEP * int(state.bonus)
    points = STEP * ANOTHER_THROW
    if state.sixes == 2 and state.three_sixes == SIXES_HOME and START <= state.last_step <= MOUTH:
        points -= ONE_FACE * (int(state.last_step) - AT_HOME)
    return OWN_WEIGHT * points


REASONS: Final = EventKinds()
FINISHES = REASONS.add("finishes", "", "square")
EATS = REASONS.add("eats", "", "square")
EATS_AND_IS_SAFE = REASONS.add("eats_and_is_safe", "", "square")
REACHES_GOAL = REASONS.add("reaches_goal", "", "square")
LEAVES_HOME = REASONS.add("leaves_home", "", "square")
ENTERS_CORRIDOR = REASONS.add("enters_corridor", "", "square")
GOES_ON_IN_CORRIDOR = REASONS.add("goes_on_in_corridor", "", "square")
MAKES_BARRIER = REASONS.add("makes_barrier", "", "square")
ESCAPES = REASONS.add("escapes", "", "square")
REACHES_SAFE_SQUARE = REASONS.add("reaches_safe_square", "", "square")
TAKES_RISK = REASONS.add("takes_risk", "", "square")
ADVANCES = REASONS.add("advances", "", "square")


@kernel
def reason(before: State, move: int, after: State, out: Row) -> int:
    """Fill in what speaks for a move; return its kind."""
    colour, start, end = engine.decode(move)
    out[1] = SPOT[colour, end - HOME]
    danger = danger_on(after, colour, end)
    if rules.is_done(after, colour):
        return FINISHES
    if engine.eaten_by(before, colour, start, end) != NONE:
        return EATS if danger else EATS_AND_IS_SAFE
    if end == GOAL:
        return REACHES_GOAL
    if start == HOME:
        return LEAVES_HOME
    if end > MOUTH:
        return ENTERS_CORRIDOR if start <= MOUTH else GOES_ON_IN_CORRIDOR
    if rules.is_in_own_barrier(after, colour, end):
        return MAKES_BARRIER
    if danger == 0 and danger_on(before, colour, start) > 0:
        return ESCAPES
    if IS_SAFE[PLACE[colour, end]]:
        return REACHES_SAFE_SQUARE
    return TAKES_RISK if danger else ADVANCES
