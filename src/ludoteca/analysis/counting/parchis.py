"""What happens in games of parchís, counted; must agree with games/parchis/story.py."""

from typing import Final

from ludoteca.analysis.rows import Counts
from ludoteca.core import throws
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import GOAL, HOME, PIECES
from ludoteca.games.parchis.state import INDIVIDUAL, NONE, PAIRS, SIXES_HOME

EVENTS: Final = (
    ("opening_throw", "P-S3"),
    ("opening_tie", "P-S3"),
    ("starts", "P-S3"),
    ("threw", "P-T1"),
    ("for_partner", "P-4c"),
    ("sent_home", "P-T10"),
    ("third_six_spared", "P-T10"),
    ("third_six", "P-T10"),
    ("must_leave_home", "P-T2"),
    ("six_counts", "P-T6"),
    ("must_open_barrier", "P-T8"),
    ("no_move", "P-T7"),
    ("extra_throw", "P-T9"),
    ("no_extra_throw", "P-T9"),
    ("turn_passed", "P-S3"),
    ("left_home", "P-T2"),
    ("moved", "P-M1"),
    ("ate", "P-T4"),
    ("ate", "P-M4"),
    ("reached_goal", "P-M6"),
    ("earned_bonus", "P-M4"),
    ("earned_bonus", "P-M7"),
    ("bonus_lost", "P-M8"),
    ("finished", "P-E1"),
    ("game_over", "P-E1"),
    ("game_over", "P-E2"),
    ("game_over", "P-2d"),
    ("game_over", "P-4d"),
)
(
    OPENING_THROW,
    OPENING_TIE,
    STARTS,
    THREW,
    FOR_PARTNER,
    SENT_HOME,
    THIRD_SIX_SPARED,
    THIRD_SIX,
    MUST_LEAVE_HOME,
    SIX_COUNTS,
    MUST_OPEN_BARRIER,
    NO_MOVE,
    EXTRA_THROW,
    NO_EXTRA_THROW,
    TURN_PASSED,
    LEFT_HOME,
    MOVED,
    ATE_ON_LEAVING,
    ATE,
    REACHED_GOAL,
    BONUS_FOR_EATING,
    BONUS_FOR_GOAL,
    BONUS_LOST,
    FINISHED,
    WON_BY_FIRST,
    WON_WITH_PLACES,
    WON_WITH_TWO_COLOURS,
    WON_BY_PAIR,
) = range(len(EVENTS))


@kernel
def is_opening(state: State) -> bool:
    """Tell whether the next throw only decides who starts."""
    return bool(state.contest != 0)


@kernel
def count_throw(before: State, dice: int, after: State, counts: Counts) -> int:
    """Count what happened in a throw; nothing is captured by one."""
    if before.contest != 0:
        count_opening(before, after, counts)
        return 0
    die = throws.die(dice, 0)
    counts[THREW] += 1
    counts[FOR_PARTNER] += rules.seat_played_for(before) != before.seat
    if die == rules.SIX and before.sixes == 2:
        count_third_six(before, counts)
    elif after.phase == MOVE:
        counts[MUST_LEAVE_HOME] += rules.must_leave_home_first(after)
        counts[SIX_COUNTS] += die == rules.SIX and rules.steps_due(after) != rules.SIX
        counts[MUST_OPEN_BARRIER] += rules.asks_to_open_barriers(after) and opens_a_barrier(after)
    else:
        counts[NO_MOVE] += 1
        passes = rules.passes_without_pieces(before)
        counts[NO_EXTRA_THROW] += die == rules.SIX and passes
        counts[EXTRA_THROW if die == rules.SIX and not passes else TURN_PASSED] += 1
    return 0


@kernel
def count_opening(before: State, after: State, counts: Counts) -> None:
    """Count a throw for who starts."""
    counts[OPENING_THROW] += 1
    if after.contest == 0:
        counts[STARTS] += 1
    elif after.seat <= before.seat:
        counts[OPENING_TIE] += 1


@kernel
def count_third_six(before: State, counts: Counts) -> None:
    """Count what the third six did."""
    if rules.sent_home_by_third_six(before):
        counts[SENT_HOME] += 1
    else:
        counts[THIRD_SIX_SPARED if before.three_sixes == SIXES_HOME else THIRD_SIX] += 1
    counts[TURN_PASSED] += 1


@kernel
def opens_a_barrier(state: State) -> bool:
    """Tell whether a piece that can be moved stands in a barrier of its own."""
    for colour in rules.colours_moved(state):
        for piece in range(PIECES):
            can_move = int(state.choices) & engine.bit_of(colour, piece) != 0
            if can_move and rules.is_in_own_barrier(state, colour, int(state.pieces[colour, piece])):
                return True
    return False


@kernel
def count_move(before: State, move: int, after: State, counts: Counts) -> int:
    """Count what happened in a move; tell how many pieces were eaten."""
    colour, start, end = engine.decode(move)
    eaten = engine.eaten_by(before, colour, start, end)
    counts[LEFT_HOME if start == HOME else MOVED] += 1
    if eaten != NONE:
        counts[ATE_ON_LEAVING if start == HOME else ATE] += 1
    counts[REACHED_GOAL] += end == GOAL
    if after.finishers == before.finishers:
        count_bonus(before, rules.bonus_for(eaten, end), after, counts)
    else:
        counts[FINISHED] += 1
        counts[kind_of_end(after) if after.phase == OVER else TURN_PASSED] += 1
    return int(eaten != NONE)


@kernel
def count_bonus(before: State, bonus: int, after: State, counts: Counts) -> None:
    """Count a bonus earned, whether it can be played, and who throws next."""
    if bonus != 0:
        counts[BONUS_FOR_EATING if bonus == rules.BONUS_FOR_EATING else BONUS_FOR_GOAL] += 1
        if after.phase == MOVE:
            return
        counts[BONUS_LOST] += 1
    counts[EXTRA_THROW if rules.gives_another_throw(before) else TURN_PASSED] += 1


@kernel
def kind_of_end(state: State) -> int:
    """Tell by which clause a game that is over has ended."""
    if state.mode == PAIRS:
        return WON_BY_PAIR
    if state.mode != INDIVIDUAL:
        return WON_WITH_TWO_COLOURS
    return WON_WITH_PLACES if state.play_on and state.players > 2 else WON_BY_FIRST
