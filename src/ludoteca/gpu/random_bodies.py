"""What a thread of a GPU does to play random games: has its memory, and calls the kernel. Imports numba-cuda."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numba
from numba import cuda, int32, int64, uint64

from ludoteca.core.events import COLUMNS as EVENT_COLUMNS
from ludoteca.core.outcomes import COLUMNS
from ludoteca.core.rulebook import Rulebook

Body = Callable[..., None]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def next_row(rows_begun: Any) -> int:
    """Return the first row that no thread has taken, and take it."""
    return int(cuda.atomic.add(rows_begun, 0, 1))


def shared_body(rulebook: Rulebook, play: ModuleType, threads: int) -> Body:
    """Play with states and moves in memory on the processor's chip: for `threads` in a block."""
    play_every, max_moves, max_events = play.play_every, rulebook.max_moves, rulebook.events.MAX_EVENTS
    state = numba.from_dtype(rulebook.dtype)

    def body(
        start: Any, seed: Any, first: Any, begun: Any, _: Any, __: Any, lengths: Any, places: Any, counts: Any
    ) -> None:
        mine = cuda.threadIdx.x
        scratch = cuda.shared.array(threads, state)[mine : mine + 1]
        moves = cuda.local.array(max_moves, int64)
        rows = cuda.local.array((max_events, EVENT_COLUMNS), int32)
        words, length = cuda.local.array(1, uint64), cuda.local.array(COLUMNS, int32)
        play_every(start[0], seed, first, begun, scratch, moves, rows, words, length, lengths, places, counts)

    return body


def given_body(rulebook: Rulebook, play: ModuleType) -> Body:
    """Play with states and moves in arrays that have a row for each thread."""
    play_every, max_events = play.play_every, rulebook.events.MAX_EVENTS

    def body(
        start: Any, seed: Any, first: Any, begun: Any, scratch: Any, moves: Any, lengths: Any, places: Any, counts: Any
    ) -> None:
        rows = cuda.local.array((max_events, EVENT_COLUMNS), int32)
        words, length = cuda.local.array(1, uint64), cuda.local.array(COLUMNS, int32)
        own = cuda.grid(1)
        if own < len(scratch):
            play_every(
                start[0], seed, first, begun, scratch[own], moves[own], rows, words, length, lengths, places, counts
            )

    return body
