"""What happens in games of Felix Sex, counted; must agree with games/felix_sex/story.py."""

from typing import Final

from ludoteca.analysis.rows import Counts
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, ROLL, State
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import HAND, NO_CELL, OFF, STEP, WHITE

EVENTS: Final = (
    ("opening_throw", "F-T1"),
    ("opening_tie", "F-T1"),
    ("starts", "F-T1"),
    ("threw", "F-T2"),
    ("must_enter", "F-N3"),
    ("no_use", "F-T4"),
    ("landed_jointly", "F-M5"),
    ("entered", "F-N1"),
    ("taken_off", "F-E1"),
    ("group_moved", "F-M5"),
    ("moved", "F-M1"),
    ("captured", "F-M3"),
    ("captured_stack", "F-M5"),
    ("all_entered", "F-N2"),
    ("finished", "F-E3"),
    ("game_over", "F-E3"),
    ("dice_lost", "F-T4"),
    ("turn_passed", "F-T4"),
)
(
    OPENING_THROW,
    OPENING_TIE,
    STARTS,
    THREW,
    MUST_ENTER,
    NO_USE,
    LANDED_JOINTLY,
    ENTERED,
    TAKEN_OFF,
    GROUP_MOVED,
    MOVED,
    CAPTURED,
    CAPTURED_STACK,
    ALL_ENTERED,
    FINISHED,
    GAME_OVER,
    DICE_LOST,
    TURN_PASSED,
) = range(len(EVENTS))


@kernel
def is_opening(state: State) -> bool:
    """Tell whether the next throw only decides who starts."""
    return bool(state.opening != 0)


@kernel
def count_throw(before: State, dice: int, after: State, counts: Counts) -> int:
    """Count what happened in a throw; nothing is captured by one."""
    if is_opening(before):
        counts[OPENING_THROW] += 1
        if not is_opening(after):
            counts[STARTS] += 1
        elif after.seat == WHITE:
            counts[OPENING_TIE] += 1
        return 0
    counts[THREW] += 1
    counts[MUST_ENTER] += rules.must_enter_first(before, int(before.seat))
    if after.phase != MOVE:
        counts[NO_USE] += 1
        counts[TURN_PASSED] += 1
    return 0


@kernel
def count_move(before: State, move: int, after: State, counts: Counts) -> int:
    """Count what happened in a move; tell how many pieces were captured."""
    seat, _, second, first, last, pieces = engine.unpack(move)
    end = int(STEP[last])
    is_joint = second != NO_CELL
    counts[LANDED_JOINTLY if is_joint else kind_of_use(int(STEP[first]), end, pieces)] += 1
    captured = rules.enemies_on(before, seat, end)
    if captured > 0:
        counts[CAPTURED if captured == 1 else CAPTURED_STACK] += 1
    counts[ALL_ENTERED] += after.entered[seat] > before.entered[seat]
    if after.phase == OVER:
        counts[FINISHED] += 1
        counts[GAME_OVER] += 1
    elif after.phase == ROLL:
        counts[DICE_LOST] += not is_joint and rules.dice_left(before) > 1
        counts[TURN_PASSED] += 1
    return captured


@kernel
def kind_of_use(start: int, end: int, pieces: int) -> int:
    """Tell what one die did."""
    if start == HAND:
        return ENTERED
    if end == OFF:
        return TAKEN_OFF
    return GROUP_MOVED if pieces > 1 else MOVED
