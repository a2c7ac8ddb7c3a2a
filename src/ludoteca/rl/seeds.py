"""Seeds of a vector environment: one for all games, or one for each."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from ludoteca.core.generator import Words
from ludoteca.rl.errors import RLError

Seeds: TypeAlias = int | Sequence[int | None] | None


def streams_of(seed: Any, rows: int) -> tuple[Words, Words]:
    """Return where the streams of a seed begin: those of the dice, and those of random actions.

    Of a list of seeds, each row has the streams of the first row of its own seed.
    """
    if is_list(seed):
        pairs = [streams_of(one, 1) for one in seed]
        return np.concatenate([dice for dice, _ in pairs]), np.concatenate([choices for _, choices in pairs])
    dice, choices = np.random.SeedSequence(seed).spawn(2)
    first, second = (one.generate_state(rows, np.uint64).astype(np.uint64) for one in (dice, choices))
    return first, second


def check_seeds(seed: Any, rows: int) -> None:
    """Raise RLError for what is no seed, nor a list of one for each row."""
    if is_list(seed):
        if len(seed) != rows:
            raise RLError(f"there must be one seed or {rows}, one a game; there are {len(seed)}")
        for one in seed:
            check_seeds(one, 1)
    elif seed is not None and (not is_whole(seed) or seed < 0):
        raise RLError(f"seed must be a whole number from 0, or None for one drawn; it is {shown(seed)}")


def is_list(seed: object) -> bool:
    """Return whether there is a seed for each game."""
    return isinstance(seed, list | tuple | np.ndarray)


def is_whole(value: object) -> bool:
    """Return whether a value is a whole number, of Python or of NumPy."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def shown(value: object) -> str:
    """Write a value for an error, cut where it is long."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "…"
