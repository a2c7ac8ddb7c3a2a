"""Many random games on a GPU: the same as `Rulebook.random_games` plays on the processor, number by number."""

from functools import cache
from types import ModuleType
from typing import Any, Final

import numpy as np

from ludoteca.core.moves import State
from ludoteca.core.outcomes import COLUMNS, Outcomes
from ludoteca.core.rulebook import Rulebook
from ludoteca.core.templates import filled
from ludoteca.gpu.device import Device, is_simulated

SHARED_BYTES: Final = 48 << 10  # that a block may have without being asked
SHARED_MOVES: Final = 64  # that a thread lists in memory of its own
WARP: Final = 32  # threads that run side by side
SHARED_THREADS: Final = range(4 * WARP, 6 * WARP + 1, WARP)  # of a block, with states on the chip
SHARED_REGISTERS: Final = 112  # a thread, so that three blocks fit
THREADS_A_PROCESSOR: Final = 1024
LARGE_STATE: Final = 1 << 10  # bytes: fewer threads
IS_COUNTED: bool  # whether events are counted: part of a copy of random_play.py, and not of this module


def random_games(
    device: Device,
    rulebook: Rulebook,
    start: State,
    games: int,
    seed: int,
    *,
    players: int,
    first: int = 0,
    with_events: bool = False,
) -> Outcomes:
    """Play random games from a state, numbered from a first one on; their outcomes stay on the GPU."""
    xp, kinds = device.arrays(), len(rulebook.events.EVENTS) if with_events else 0
    outcomes = Outcomes(
        xp.zeros((games, COLUMNS), np.int32), xp.zeros((games, players), np.int8), xp.zeros((games, kinds), np.int32)
    )
    begin = np.zeros(1, rulebook.dtype)
    begin[0] = start
    threads = min(games, device.processors * THREADS_A_PROCESSOR // (1 + 3 * (rulebook.dtype.itemsize > LARGE_STATE)))
    run, is_shared = kernel_of(device, rulebook, with_events)
    begun = device.zeros((1,), np.dtype(np.int64))
    records, rows = (1, 1) if is_shared else (1 + with_events, threads)
    scratch = device.zeros((rows, records), rulebook.dtype)
    moves = device.zeros((rows, 1 if is_shared else rulebook.max_moves), np.dtype(np.int64))
    views = map(device.view, outcomes)
    run(threads, device.put(begin), np.uint64(seed), np.uint64(first), begun, scratch, moves, *views)
    return outcomes


@cache
def kernel_of(device: Device, rulebook: Rulebook, with_events: bool) -> tuple[Any, bool]:
    """Return the kernel for a game, which is compiled once, and whether its states lie on the chip."""
    from ludoteca.gpu.random_bodies import given_body, shared_body  # noqa: PLC0415  (loads numba-cuda)

    play, threads = random_play_of(rulebook, with_events=with_events), threads_on_chip(rulebook)
    if with_events or threads == 0 or is_simulated():
        return device.kernel_of(given_body(rulebook, play)), False
    return device.kernel_of(shared_body(rulebook, play, threads), threads, SHARED_REGISTERS), True


def threads_on_chip(rulebook: Rulebook) -> int:
    """Return how many threads a block has whose states and moves find room on the chip; 0 if they are too few."""
    fitting = [threads for threads in SHARED_THREADS if threads * rulebook.dtype.itemsize <= SHARED_BYTES]
    return max(fitting, default=0) if rulebook.max_moves <= SHARED_MOVES else 0


@cache
def random_play_of(rulebook: Rulebook, *, with_events: bool) -> ModuleType:
    """Fill the template of `random_play.py` in for a game."""
    from ludoteca.gpu.random_bodies import next_row  # noqa: PLC0415  (loads numba-cuda)

    package = f"{rulebook.package}.{'counted' if with_events else 'plain'}"
    parts = {"engine": rulebook.engine, "events": rulebook.events, "info": rulebook.info}
    own = {"playouts": rulebook.playouts, "next_row": next_row, "IS_COUNTED": with_events}
    return filled(f"{__package__}.random_play", package, parts | own)
