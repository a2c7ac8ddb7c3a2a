"""Positions and rows that callers give to a vector environment: read and checked."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.errors import PositionError
from ludoteca.core.interface import States
from ludoteca.core.moves import OVER
from ludoteca.core.options import Setup
from ludoteca.core.positions import read_position
from ludoteca.games import rulebook_of
from ludoteca.rl.errors import RLError
from ludoteca.rl.seeds import shown


def read_rows(rows: Any, count: int) -> NDArray[np.int64]:
    """Return numbers of rows, given as such or as a flag for each; RLError names the first that is not there."""
    given = np.asarray(rows)
    if given.dtype == np.bool_ and given.shape == (count,):
        given = given.nonzero()[0]
    if given.ndim != 1 or not given.size or given.dtype.kind not in "iu":
        raise RLError(f"rows must be numbers of games, one at least, or {count} flags (bool); they are {shown(rows)}")
    outside = given[(given < 0) | (given >= count)]
    if outside.size:
        raise RLError(f"there is no game {int(outside[0])}: they are numbered from 0 to {count - 1}")
    return given.astype(np.int64)


def read_positions(positions: Any, rows: NDArray[np.int64], setup: Setup) -> States:
    """Read a position for each of some rows; RLError names the row of the first that does not fit, and why."""
    if isinstance(positions, str | bytes) or not isinstance(positions, Sequence):
        raise RLError(f"positions must be a list of texts as game.position() writes them; they are {shown(positions)}")
    if len(positions) != len(rows):
        raise RLError(f"there must be one position for each of {len(rows)} games; there are {len(positions)}")
    states: States = np.zeros(len(rows), rulebook_of(setup.game).dtype)
    for index, (row, text) in enumerate(zip(rows.tolist(), positions, strict=True)):
        states[index] = _read(text, int(row), setup)
    return states


def _read(text: Any, row: int, setup: Setup) -> Any:
    where = f"the position of game {row}"
    if not isinstance(text, str):
        raise RLError(f"{where} must be a text as game.position() writes it; it is {shown(text)}")
    try:
        _, found, state = read_position(text, rulebook_of)
    except PositionError as error:
        raise RLError(f"{where} cannot be read: {error}") from None
    differences = differences_of(found, setup)
    if differences:
        raise RLError(f"{where} is of another way to play than the environment: {differences}")
    if state.phase == OVER:
        raise RLError(f"{where} is the end of a game: nobody has anything to decide in it")
    return state


def differences_of(found: Setup, expected: Setup) -> str:
    """Say in which words two ways to play differ; empty where they are the same."""
    if found.game != expected.game:
        return f"{found.game} instead of {expected.game}"
    words = {"players": (found.players, expected.players), "mode": (found.mode, expected.mode)}
    words |= {name: (found.options[name], value) for name, value in expected.options.items()}
    return ", ".join(f"{name}={one} instead of {other}" for name, (one, other) in words.items() if one != other)
