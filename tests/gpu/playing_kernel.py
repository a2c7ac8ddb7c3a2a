"""Random games as a CUDA kernel: each thread plays one, by the game's own `play_games`."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import cuda, types

from ludoteca.core.events import COLUMNS
from ludoteca.core.generator import Words
from ludoteca.core.interface import States
from ludoteca.core.outcomes import Outcomes, outcomes_for
from ludoteca.core.rulebook import Rulebook

BLOCK = 4  # threads


def body_of(rulebook: Rulebook) -> Callable[..., None]:
    """Make the body of the kernel; all of its arrays but the first have a row for every game."""
    play_games = rulebook.playouts.play_games

    def play_own_game(
        start: Any, scratch: Any, moves: Any, rows: Any, words: Any, lengths: Any, places: Any, counts: Any
    ) -> None:
        game = cuda.grid(1)
        if game < len(words):
            one = slice(game, game + 1)
            play_games(
                start[0], scratch[game], moves[game], rows[game], words[one], lengths[one], places[one], counts[one]
            )

    return play_own_game


def arguments_of(rulebook: Rulebook) -> tuple[Any, ...]:
    """List the types of the kernel's arguments."""
    state = numba.from_dtype(rulebook.dtype)
    tables = ((state, 2), (types.int64, 2), (types.int32, 3), (types.uint64, 1))
    outcomes = ((types.int32, 2), (types.int8, 2), (types.int32, 2))
    return tuple(types.Array(element, dimensions, "C") for element, dimensions in ((state, 1), *tables, *outcomes))


def play(rulebook: Rulebook, players: int, words: Words) -> tuple[States, Outcomes]:
    """Play a random game for each stream, which is moved on; returns the states at the ends, too."""
    games = len(words)
    start = np.zeros(1, rulebook.dtype)
    start[0] = rulebook.start(rulebook.info.setup(players))
    scratch = np.zeros((games, 2), rulebook.dtype)
    moves = np.zeros((games, rulebook.max_moves), np.int64)
    rows = np.zeros((games, rulebook.events.MAX_EVENTS, COLUMNS), np.int32)
    outcomes = outcomes_for(games, players, len(rulebook.events.EVENTS))
    kernel = cuda.jit(body_of(rulebook))
    kernel[(games + BLOCK - 1) // BLOCK, BLOCK](start, scratch, moves, rows, words, *outcomes)
    return scratch[:, 0], outcomes
