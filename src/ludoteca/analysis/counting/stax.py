"""What happens in games of Stax, counted; must agree with games/stax/story.py."""

from typing import Final

from ludoteca.analysis.rows import Counts
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.games.stax import facts, past, rules
from ludoteca.games.stax.board import KING, NO_TILE, NUMBER
from ludoteca.games.stax.codes import end_of, is_placing, is_swap
from ludoteca.games.stax.state import BY_CAPTURE, BY_LIMIT, BY_NO_ACTION, BY_REPETITION, GOES_ON

EVENTS: Final = (
    ("placed", "X-P1"),
    ("placed", "X-P2"),
    ("moved", "X-M2"),
    ("moved", "X-M5"),
    ("uncovered", "X-B3"),
    ("climbed", "X-M4"),
    ("occurred_again", "X-E3"),
    ("captured", "X-E1"),
    ("no_action", "X-E2"),
    ("repetition", "X-E3"),
    ("limit", "X-E3"),
    ("game_over", "X-E1"),
    ("game_over", "X-E2"),
    ("game_drawn", "X-E3"),
    ("swapped", "X-P5"),
)
(
    PLACED_FIRST,
    PLACED,
    MOVED,
    MOVED_KING,
    UNCOVERED,
    CLIMBED,
    OCCURRED_AGAIN,
    CAPTURED,
    NO_ACTION,
    REPETITION,
    LIMIT,
    WON_BY_CAPTURE,
    WON_BY_NO_ACTION,
    DRAWN,
    SWAPPED,
) = range(len(EVENTS))


@kernel
def is_opening(state: State) -> bool:
    """Tell whether the next throw only decides who starts: nobody throws."""
    return False


@kernel
def count_throw(before: State, dice: int, after: State, counts: Counts) -> int:
    """Count what happened in a throw: there are none."""
    return 0


@kernel
def count_move(before: State, move: int, after: State, counts: Counts) -> int:
    """Count what happened in a placing, a move or a swap; tell whether a king was captured."""
    if is_swap(move):
        counts[SWAPPED] += 1
    elif is_placing(move):
        counts[PLACED_FIRST if rules.is_first_turn(before, rules.colour_to_act(before)) else PLACED] += 1
    else:
        count_way(before, move, after, counts)
    if after.end == GOES_ON:
        counts[OCCURRED_AGAIN] += past.occurrences(after) > 1
    else:
        count_end(int(after.end), counts)
    return int(after.end == BY_CAPTURE)


@kernel
def count_way(before: State, move: int, after: State, counts: Counts) -> None:
    """Count which sort of tile went, what it left and what it came to lie on."""
    q, r = end_of(move)
    tile = rules.top_at(after, q, r)
    counts[MOVED_KING if NUMBER[tile] == KING else MOVED] += 1
    counts[UNCOVERED] += facts.uncovered_by(move, after) != NO_TILE
    if after.end == BY_CAPTURE:
        counts[CAPTURED] += 1
    else:
        counts[CLIMBED] += rules.top_at(before, q, r) != NO_TILE


@kernel
def count_end(end: int, counts: Counts) -> None:
    """Count how a game has ended."""
    counts[NO_ACTION] += end == BY_NO_ACTION
    counts[REPETITION] += end == BY_REPETITION
    counts[LIMIT] += end == BY_LIMIT
    counts[WON_BY_CAPTURE] += end == BY_CAPTURE
    counts[WON_BY_NO_ACTION] += end == BY_NO_ACTION
    counts[DRAWN] += end == BY_REPETITION or end == BY_LIMIT
