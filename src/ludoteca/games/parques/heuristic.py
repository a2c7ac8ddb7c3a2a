"""The heuristic for parqués: get on, capture, stand where few throws reach.

Points are 36ths of a step, since a throw of two dice has 36 outcomes.
"""

from typing import Final

import numpy as np

from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca.core.words import END
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import HOME, PIECES, SPOT, START, STEP_AT
from ludoteca.games.parques.state import NO_STEP

STEP: Final = 36  # points
NEARLY_EQUAL: Final = STEP // 2
SLIPS: Final = 35  # of a hundred moves of an easy bot
OWN_WEIGHT: Final = 12  # the others together weigh about as much

# What pieces are worth besides the steps they have made, in steps
IN_JAIL: Final = -12
ARRIVED: Final = 8
IN_CORRIDOR: Final = 5
SHELTERED: Final = 4
ANOTHER_THROW: Final = 8
FINISHED: Final = 300

LONGEST_THROW: Final = 12
PAIR: Final = 6  # chances in 36
PAIR_IN_THREE: Final = 15
PAIRS_MOVE, PAIRS_LET_OUT, PAIRS_LEAVE_A_DIE = range(3)  # what a pair does for a colour (Q-T2, Q-T3)
MOST_DANGER: Final = 32


def _hits() -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Count the throws of 36 that move a piece by some steps: by the total, or by a die if another uses the other.

    By whether a die alone will do, what pairs do, and the steps.
    """
    table = np.zeros((2, 3, LONGEST_THROW + 1), np.int64)
    for single, pairs_do, one, other in np.ndindex(2, 3, 6, 6):
        reached = {one + other + 2} | ({one + 1, other + 1} if single else set())
        if one == other and pairs_do != PAIRS_MOVE:
            reached = {one + 1} if pairs_do == PAIRS_LEAVE_A_DIE else set()
        for steps in reached:
            table[single, pairs_do, steps] += 1
    return table


HITS: Final = _hits()


@kernel
def score(state: State, seat: int) -> int:
    """Return how a position is for a player: the own pieces, less what the others have on average."""
    points = 0
    others_weight = max(OWN_WEIGHT // (int(state.players) - 1), 1)
    for other in range(state.players):
        if other != seat:
            points -= others_weight * worth_of(state, rules.colour_of(state, other))
    colour = rules.colour_of(state, seat)
    points += OWN_WEIGHT * (worth_of(state, colour) - danger_of(state, colour))
    if state.phase == ROLL and state.seat == seat:
        points += OWN_WEIGHT * STEP * ANOTHER_THROW
    return points


@kernel
def worth_of(state: State, colour: int) -> int:
    """Return what a colour's pieces are worth where they stand, in points."""
    goal = rules.goal_of(state)
    steps = FINISHED if rules.has_finished(state, colour) else 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if step == HOME:
            steps += IN_JAIL
        elif step == goal:
            steps += step + ARRIVED
        elif step < goal:
            steps += step
            if rules.is_in_corridor(state, step):
                steps += IN_CORRIDOR
            elif rules.is_sheltered(state, colour, step):
                steps += SHELTERED
    return STEP * steps


@kernel
def danger_of(state: State, colour: int) -> int:
    """Return what a colour stands to lose before its next turn, in points."""
    points = 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if rules.is_in_play(state, step):
            points += danger_on(state, colour, step) * (step - IN_JAIL)
    return points


@kernel
def danger_on(state: State, colour: int, step: int) -> int:
    """Return the chance, in 36ths, that a piece on a step is captured before its next turn."""
    if not rules.is_in_play(state, step) or rules.is_in_corridor(state, step):
        return 0
    place = rules.place_of(state, colour, step)
    sheltered = rules.is_sheltered(state, colour, step)
    chance = 0
    for seat in range(state.players):
        other = rules.colour_of(state, seat)
        if other == colour:
            continue
        if place == rules.place_of(state, other, START):
            if rules.is_in_jail(state, other):
                chance += PAIR if rules.is_any_in_play(state, other) else PAIR_IN_THREE
        elif not sheltered:
            chance += chance_of_landing(state, other, int(STEP_AT[state.board, other, place]))
    return min(chance, MOST_DANGER)


@kernel
def chance_of_landing(state: State, colour: int, end: int) -> int:
    """Return the chance, in 36ths, that a colour brings a piece onto a step of its way with one throw."""
    in_play = 0
    for piece in range(PIECES):
        in_play += rules.is_in_play(state, int(state.pieces[colour, piece]))
    single = 1 if in_play > 1 or rules.touches_middle(state) else 0
    pairs_do = PAIRS_LET_OUT if rules.is_in_jail(state, colour) else PAIRS_MOVE
    if rules.exit_leaves_die(state, colour):
        pairs_do = PAIRS_LEAVE_A_DIE
    chance = 0
    for piece in range(PIECES):
        step = int(state.pieces[colour, piece])
        if step >= START and 0 < end - step <= LONGEST_THROW:
            chance += HITS[single, pairs_do, end - step]
    return int(chance)


REASONS: Final = EventKinds()
FINISHES = REASONS.add("finishes", "", "squares")
CAPTURES = REASONS.add("captures", "", "squares")
CAPTURES_AND_IS_SAFE = REASONS.add("captures_and_is_safe", "", "squares")
TAKES_PRIZE = REASONS.add("takes_prize", "", "squares")
ARRIVES = REASONS.add("arrives", "", "squares")
ESCAPES = REASONS.add("escapes", "", "squares")
ENTERS_CORRIDOR = REASONS.add("enters_corridor", "", "squares")
GOES_ON_IN_CORRIDOR = REASONS.add("goes_on_in_corridor", "", "squares")
REACHES_SAFE_SQUARE = REASONS.add("reaches_safe_square", "", "squares")
TAKES_RISK = REASONS.add("takes_risk", "", "squares")
ADVANCES = REASONS.add("advances", "", "squares")


@kernel
def reason(before: State, move: int, after: State, out: Row) -> int:
    """Fill in the squares where pieces land, or those where they capture, and return what speaks for a play."""
    colour, start, middle, end, second_start, second_end = engine.decode(move)
    if second_start == NO_STEP:  # the only piece counts as both
        second_start, second_end = start, end
    other = second_end if middle == NO_STEP else middle
    first_captures = rules.can_capture_on(before, colour, end)
    other_captures = rules.can_capture_on(before, colour, other)
    if first_captures == other_captures:
        fill_squares(before, colour, end, other, out)
    else:
        only = end if first_captures else other
        fill_squares(before, colour, only, only, out)
    danger = max(danger_on(after, colour, end), danger_on(after, colour, second_end))
    if rules.has_finished(after, colour):
        return FINISHES
    if first_captures or other_captures:
        return CAPTURES if danger else CAPTURES_AND_IS_SAFE
    if rules.goal_of(before) in (end, second_end):
        return TAKES_PRIZE if rules.is_third_pair(before) else ARRIVES
    if danger == 0 and (danger_on(before, colour, start) > 0 or danger_on(before, colour, second_start) > 0):
        return ESCAPES
    if enters_corridor(before, start, end) or enters_corridor(before, second_start, second_end):
        return ENTERS_CORRIDOR
    if rules.is_in_corridor(before, end) and rules.is_in_corridor(before, second_end):
        return GOES_ON_IN_CORRIDOR
    if rules.is_sheltered(before, colour, end) and rules.is_sheltered(before, colour, second_end):
        return REACHES_SAFE_SQUARE
    return TAKES_RISK if danger else ADVANCES


@kernel
def enters_corridor(state: State, start: int, end: int) -> bool:
    """Return whether a piece goes from the loop into its corridor."""
    return rules.is_in_corridor(state, end) and not rules.is_in_corridor(state, start)


@kernel
def fill_squares(state: State, colour: int, step: int, other: int, out: Row) -> None:
    """Fill in the squares of two steps, each once: in the order of spots, the loop, the corridor, the arrival."""
    one, two = SPOT[state.board, colour, step - HOME], SPOT[state.board, colour, other - HOME]
    out[1] = min(one, two)
    out[2] = END if one == two else max(one, two)
    out[3] = END
