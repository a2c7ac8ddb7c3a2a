"""What a thread of a GPU does in a vector environment: finds its row, and calls the kernels of `stepping.py` for it.

Legal moves are listed in memory of the thread's own where a game has few, else in a buffer with a row for each game.
Imports numba-cuda.
"""

from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

from numba import cuda, int64

Body = Callable[..., None]

MOST_LOCAL_MOVES: Final = 64  # that a thread has memory of its own for


def step_body(stepping: ModuleType, max_moves: int) -> Body:
    """Take an action in a row."""
    step_rows = stepping.step_rows

    def local(games: Any, outputs: Any, actions: Any, sides: int, max_steps: int, _: Any) -> None:
        row = cuda.grid(1)
        if row < len(actions):
            moves = cuda.local.array(max_moves, int64)
            step_rows(games, outputs, actions, sides, max_steps, moves, row, row + 1)

    def buffered(games: Any, outputs: Any, actions: Any, sides: int, max_steps: int, buffers: Any) -> None:
        row = cuda.grid(1)
        if row < len(actions):
            step_rows(games, outputs, actions, sides, max_steps, buffers[row], row, row + 1)

    return local if max_moves <= MOST_LOCAL_MOVES else buffered


def begin_body(stepping: ModuleType, max_moves: int) -> Body:
    """Begin the game of a row where that is wanted."""
    begin_rows = stepping.begin_rows

    def local(games: Any, outputs: Any, wanted: Any, _: Any) -> None:
        row = cuda.grid(1)
        if row < len(wanted):
            begin_rows(games, outputs, wanted, cuda.local.array(max_moves, int64), row, row + 1)

    def buffered(games: Any, outputs: Any, wanted: Any, buffers: Any) -> None:
        row = cuda.grid(1)
        if row < len(wanted):
            begin_rows(games, outputs, wanted, buffers[row], row, row + 1)

    return local if max_moves <= MOST_LOCAL_MOVES else buffered


def step_agent_body(opposing: ModuleType) -> Body:
    """Take the agent's action in a row, and let bots play."""
    step_agent_rows = opposing.step_agent_rows

    def body(
        games: Any,
        outputs: Any,
        actions: Any,
        sides: int,
        max_steps: int,
        agents: Any,
        seat: int,
        level: int,
        workspaces: Any,
    ) -> None:
        row = cuda.grid(1)
        if row < len(actions):
            step_agent_rows(
                games, outputs, actions, sides, max_steps, agents, seat, level, workspaces[row], row, row + 1
            )

    return body


def begin_agent_body(opposing: ModuleType) -> Body:
    """Begin the game of a row for an agent among bots where that is wanted."""
    begin_agent_rows = opposing.begin_agent_rows

    def body(games: Any, outputs: Any, wanted: Any, agents: Any, seat: int, level: int, workspaces: Any) -> None:
        row = cuda.grid(1)
        if row < len(wanted):
            begin_agent_rows(games, outputs, wanted, agents, seat, level, workspaces[row], row, row + 1)

    return body


def observe_body(stepping: ModuleType) -> Body:
    """Write what a seat sees in a row."""
    observe_rows = stepping.observe_rows

    def body(games: Any, seat: int, out: Any) -> None:
        row = cuda.grid(1)
        if row < len(out):
            observe_rows(games, seat, out, row, row + 1)

    return body


def sample_body(stepping: ModuleType) -> Body:
    """Choose an open action in a row."""
    sample_rows = stepping.sample_rows

    def body(masks: Any, words: Any, actions: Any) -> None:
        row = cuda.grid(1)
        if row < len(actions):
            sample_rows(masks, words, actions, row, row + 1)

    return body
