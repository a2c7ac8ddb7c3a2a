"""The heuristic for parqués: get on, capture, stand where few throws reach.

Points are 36ths of a step, since a throw of two dice has 36 outcomes.
"""

from typing import Final

import numpy as np

from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca.core.text import Message
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import HOME, PIECES, START, STEP_AT, name_of
from ludoteca.games.parques.state import GAME, NO_STEP

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


def reason(before: State, move: int, after: State) -> Message:
    """Explain what speaks for a play."""
    colour, start, middle, end, second_start, second_end = engine.decode(move)
    ways = [(start, end)] + ([(second_start, second_end)] if second_start != NO_STEP else [])
    landings = [landing for _, landing in ways] + ([middle] if middle != NO_STEP else [])
    captures = [one for one in sorted(landings) if rules.can_capture_on(before, colour, one)]
    board, goal = int(before.board), rules.goal_of(before)
    squares = sorted({name_of(board, colour, one) for one in captures or landings}, key=_by_number)
    return Message(GAME, f"reason.{_what_it_does(before, after, colour, ways, captures, goal)}", {"squares": squares})


def _by_number(square: str) -> tuple[bool, int, str]:
    return not square.isdigit(), int(square) if square.isdigit() else 0, square


def _what_it_does(
    before: State, after: State, colour: int, ways: list[tuple[int, int]], captures: list[int], goal: int
) -> str:
    ends = [end for _, end in ways]
    danger = max(danger_on(after, colour, end) for end in ends)
    if rules.has_finished(after, colour):
        return "finishes"
    if captures:
        return "captures" if danger else "captures_and_is_safe"
    if goal in ends:
        return "takes_prize" if rules.is_third_pair(before) else "arrives"
    if danger == 0 and any(danger_on(before, colour, start) > 0 for start, _ in ways):
        return "escapes"
    if any(rules.is_in_corridor(before, end) and not rules.is_in_corridor(before, start) for start, end in ways):
        return "enters_corridor"
    if all(rules.is_in_corridor(before, end) for end in ends):
        return "goes_on_in_corridor"
    if all(rules.is_sheltered(before, colour, end) for end in ends):
        return "reaches_safe_square"
    return "takes_risk" if danger else "advances"
