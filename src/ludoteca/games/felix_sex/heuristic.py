"""The heuristic for Felix Sex: enter, hit single pieces, leave no single piece where many throws reach it.

Points are 216ths of a step, since a throw of three dice has 216 outcomes.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.events import EventKinds, Row
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, State
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import HAND, LAST, LAST_SIX, NO_CELL, OFF, ROW_END, SPOT, STEP
from ludoteca.games.felix_sex.state import DICE

THROWS: Final = 216
POINT_A_STEP: Final = THROWS
NEARLY_EQUAL: Final = POINT_A_STEP // 4
SLIPS: Final = 52  # of a hundred moves of an easy bot

# What pieces are worth besides the steps they have made, in steps
IN_HAND: Final = -6
TAKEN_OFF: Final = 6
STACKED: Final = 1  # a cell beyond the rows that is closed to single pieces
IN_LAST_SIX: Final = 1
KIND_OF_DIE: Final = 2  # each die that would take a piece off
WON: Final = 1000

FURTHEST: Final = 18  # steps of a throw


def _reaches() -> NDArray[np.int64]:
    """List how many steps a throw can bring one piece on, as a set, for 0 to 3 dice; bit FURTHEST - n is n steps.

    By the number of dice, then by the throw: all 216 stand there for any number, so that all chances are 216ths.
    """
    table = np.zeros((DICE + 1, THROWS), np.int64)
    for dice in range(1, DICE + 1):
        for throw, faces in enumerate(np.ndindex(6, 6, 6)):
            for chosen in range(1, 1 << dice):
                steps = sum(face + 1 for die, face in enumerate(faces) if chosen >> die & 1)
                table[dice, throw] |= 1 << FURTHEST - steps
    return table


REACHES: Final = _reaches()


@kernel
def score(state: State, seat: int) -> int:
    """Return how a position is for a player; with dice left to use, half of what is in danger may still be saved."""
    points = worth_of(state, seat) - worth_of(state, 1 - seat)
    danger = danger_of(state, seat)
    if state.phase == MOVE and state.seat == seat:
        danger //= 2
    return points - danger


@kernel
def worth_of(state: State, seat: int) -> int:
    """Return what a player's pieces are worth where they stand, in points."""
    steps = WON if rules.has_won(state, seat) else 0
    steps += int(state.counts[seat, HAND]) * IN_HAND + int(state.counts[seat, OFF]) * (OFF + TAKEN_OFF)
    for step in range(1, LAST + 1):
        count = int(state.counts[seat, step])
        steps += count * step
        if count > 0 and step >= LAST_SIX:
            steps += count * IN_LAST_SIX + KIND_OF_DIE
        if count > 1 and step > ROW_END:
            steps += STACKED
    return POINT_A_STEP * steps


@kernel
def danger_of(state: State, seat: int) -> int:
    """Return what a player stands to lose before his next turn, in points."""
    points = 0
    standing = int(state.standing[seat])
    for step in range(ROW_END + 1, LAST + 1):
        if standing >> step & 1:
            pieces = int(state.counts[seat, step])
            points += pieces * danger_on(state, seat, step) * (step - IN_HAND)
    return points


@kernel
def danger_on(state: State, seat: int, step: int) -> int:
    """Return the chance, in 216ths, that the pieces on a step are captured before the player's next turn."""
    enemy = 1 - seat
    dice = DICE - min(int(state.counts[enemy, HAND]), DICE)  # the others enter pieces first
    if not ROW_END < step <= LAST or dice == 0:
        return 0
    hunters = hunters_of(state, seat, step)
    if hunters == 0:
        return 0
    hunters = hunters << FURTHEST >> step  # a hunter n steps behind is now bit FURTHEST - n
    chance = 0
    for throw in range(THROWS):
        if hunters & REACHES[dice, throw] != 0:
            chance += 1
    return chance


@kernel
def hunters_of(state: State, seat: int, step: int) -> int:
    """Return the steps from which enemy pieces could capture those on a step, as a set."""
    enemy = 1 - seat
    pieces = int(state.counts[seat, step])
    behind = int(state.standing[enemy]) & rules.steps_from_to(1, step - 1)
    if pieces == 1:
        return behind
    hunters = 0
    if rules.moves_groups(state):
        for start in range(1, step):
            if state.counts[enemy, start] > pieces:
                hunters |= 1 << start
    return hunters


REASONS: Final = EventKinds()
WINS = REASONS.add("wins", "", "cell")
LANDS_JOINTLY = REASONS.add("lands_jointly", "", "cell")
CAPTURES = REASONS.add("captures", "", "cell")
CAPTURES_AND_IS_SAFE = REASONS.add("captures_and_is_safe", "", "cell")
TAKES_OFF = REASONS.add("takes_off", "", "cell")
ENTERS = REASONS.add("enters", "", "cell")
WALKS_ALONG_ROW = REASONS.add("walks_along_row", "", "cell")
ESCAPES = REASONS.add("escapes", "", "cell")
COVERS = REASONS.add("covers", "", "cell")
TAKES_RISK = REASONS.add("takes_risk", "", "cell")
STACKS = REASONS.add("stacks", "", "cell")
ADVANCES = REASONS.add("advances", "", "cell")


@kernel
def reason(before: State, move: int, after: State, out: Row) -> int:
    """Fill in what speaks for a move; return its kind."""
    seat, _, second, first, last, _ = engine.unpack(move)
    start, end = int(STEP[first]), int(STEP[last])
    out[1] = SPOT[seat, end]
    danger = danger_on(after, seat, end)
    if rules.has_won(after, seat):
        return WINS
    if second != NO_CELL:
        return LANDS_JOINTLY
    if rules.enemies_on(before, seat, end) > 0:
        return CAPTURES if danger else CAPTURES_AND_IS_SAFE
    if end == OFF:
        return TAKES_OFF
    if start == HAND:
        return ENTERS
    if end <= ROW_END:
        return WALKS_ALONG_ROW
    if danger == 0 and danger_on(before, seat, start) > 0:
        return ESCAPES
    if danger == 0 and danger_on(before, seat, end) > 0:
        return COVERS
    if danger:
        return TAKES_RISK
    return STACKS if after.counts[seat, end] > 1 else ADVANCES
