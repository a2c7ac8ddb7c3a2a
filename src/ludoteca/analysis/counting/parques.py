"""What happens in games of parqués, counted; must agree with games/parques/story.py."""

from typing import Final

from ludoteca.analysis.rows import Counts
from ludoteca.core import throws
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.state import NO_STEP

EVENTS: Final = (
    ("opening_throw", "Q-S2"),
    ("opening_tie", "Q-S2"),
    ("starts", "Q-S2"),
    ("threw", "Q-T1"),
    ("one_die", "Q-E4"),
    ("tries_left", "Q-T1"),
    ("no_pair", "Q-T1"),
    ("came_out", "Q-T2"),
    ("one_die_left", "Q-T2"),
    ("captured", "Q-C3"),
    ("no_play", "Q-T4"),
    ("single_die", "Q-T4"),
    ("third_pair_prize", "Q-T6"),
    ("third_pair_idle", "Q-T6"),
    ("third_pair_jail", "Q-T6"),
    ("took_prize", "Q-T6"),
    ("moved", "Q-T3"),
    ("arrived", "Q-E1"),
    ("captured", "Q-C1"),
    ("blown", "Q-C6"),
    ("finished", "Q-E2"),
    ("game_over", "Q-E2"),
    ("extra_throw", "Q-T5"),
    ("capture_throw", "Q-C5"),
    ("turn_passed", "Q-S2"),
)
(
    OPENING_THROW,
    OPENING_TIE,
    STARTS,
    THREW,
    ONE_DIE,
    TRIES_LEFT,
    NO_PAIR,
    CAME_OUT,
    ONE_DIE_LEFT,
    CAPTURED_ON_COMING_OUT,
    NO_PLAY,
    SINGLE_DIE,
    THIRD_PAIR_PRIZE,
    THIRD_PAIR_IDLE,
    THIRD_PAIR_JAIL,
    TOOK_PRIZE,
    MOVED,
    ARRIVED,
    CAPTURED,
    BLOWN,
    FINISHED,
    GAME_OVER,
    EXTRA_THROW,
    CAPTURE_THROW,
    TURN_PASSED,
) = range(len(EVENTS))


@kernel
def is_opening(state: State) -> bool:
    """Tell whether the next throw only decides who starts."""
    return bool(state.contest != 0)


@kernel
def count_throw(before: State, dice: int, after: State, counts: Counts) -> int:
    """Count what happened in a throw; tell how many pieces were captured."""
    if before.contest != 0:
        count_opening(before, after, counts)
        return 0
    counts[THREW] += 1
    before.dice[0] = throws.die(dice, 0)
    before.dice[1] = throws.die(dice, 1)
    counts[ONE_DIE] += before.dice[1] == 0
    if rules.is_pair(before):
        return count_pair(before, after, counts)
    if rules.may_try_again(before):
        counts[TRIES_LEFT] += 1
    elif before.tries_left != 0:
        counts[NO_PAIR] += 1
        counts[TURN_PASSED] += 1
    else:
        count_what_can_be_played(before, after, counts)
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
def count_pair(now: State, after: State, counts: Counts) -> int:
    """Count what a pair did, whose dice `now` has; tell how many pieces were captured."""
    colour = engine.colour_to_play(now)
    now.pairs += rules.counts_as_pair(now, colour)
    if rules.is_third_pair(now):
        count_third_pair(now, after, counts)
        return 0
    if not rules.is_in_jail(now, colour):
        count_what_can_be_played(now, after, counts)
        return 0
    counts[CAME_OUT] += 1
    captured = rules.capture_on_coming_out(now, colour)
    counts[CAPTURED_ON_COMING_OUT] += captured
    if rules.exit_leaves_die(now, colour):
        counts[ONE_DIE_LEFT] += 1
    else:
        count_end_of_throw(now, 0, counts)
    return captured


@kernel
def count_third_pair(now: State, after: State, counts: Counts) -> None:
    """Count what the third pair of the turn did."""
    if after.phase == MOVE:
        counts[THIRD_PAIR_PRIZE] += 1
        return
    step = rules.sent_to_jail_by_third_pair(now, engine.colour_to_play(now))
    counts[THIRD_PAIR_IDLE if step == NO_STEP else THIRD_PAIR_JAIL] += 1
    counts[TURN_PASSED] += 1


@kernel
def count_what_can_be_played(now: State, after: State, counts: Counts) -> None:
    """Count that nothing can be played, or one die alone."""
    if after.phase != MOVE:
        counts[NO_PLAY] += 1
        count_end_of_throw(now, 0, counts)
    elif now.dice[1] != 0 and not rules.can_use_both(now, engine.colour_to_play(now)):
        counts[SINGLE_DIE] += 1


@kernel
def count_move(before: State, move: int, after: State, counts: Counts) -> int:
    """Count what happened in a play; tell how many pieces were captured."""
    if rules.is_third_pair(before):
        counts[TOOK_PRIZE] += 1
        if after.finishers > before.finishers:
            count_finish(after, counts)
        else:
            counts[TURN_PASSED] += 1
        return 0
    colour, _, middle, end, second_start, second_end = engine.decode(move)
    captured = count_landing(before, colour, middle, counts) if middle != NO_STEP else 0
    captured += count_landing(before, colour, end, counts)
    if second_start != NO_STEP:
        captured += count_landing(before, colour, second_end, counts)
    if before.soplar and captured == 0:
        counts[BLOWN] += rules.piece_that_could_capture(before, colour) != NO_STEP
    if after.finishers > before.finishers:
        count_finish(after, counts)
    else:
        count_end_of_throw(before, captured, counts)
    return captured


@kernel
def count_landing(now: State, colour: int, step: int, counts: Counts) -> int:
    """Count a way that ends on a step, and what happened there; tell how many pieces were captured."""
    counts[MOVED] += 1
    counts[ARRIVED] += step == rules.goal_of(now)
    captured = rules.capture_on_landing(now, colour, step)
    counts[CAPTURED] += captured
    return captured


@kernel
def count_finish(after: State, counts: Counts) -> None:
    """Count that somebody's last piece has arrived."""
    counts[FINISHED] += 1
    counts[GAME_OVER if after.phase == OVER else TURN_PASSED] += 1


@kernel
def count_end_of_throw(now: State, captured: int, counts: Counts) -> None:
    """Count who throws next."""
    if rules.gives_another_throw(now):
        counts[EXTRA_THROW] += 1
    elif rules.capture_gives_throw(now, captured):
        counts[CAPTURE_THROW] += 1
    else:
        counts[TURN_PASSED] += 1
