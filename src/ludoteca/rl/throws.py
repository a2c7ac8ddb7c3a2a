"""The throws that can come in the rows of a vector environment whose callers give the dice."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.dice import DIE_BITS, DIE_MASK, chance_tables
from ludoteca.core.interface import Codes
from ludoteca.core.options import GameInfo
from ludoteca.rl.errors import RLError
from ludoteca.rl.seeds import shown

EXPLICIT: Final = "explicit"


class Throws(NamedTuple):
    """The throws that can come in each row, in the order of `ludoteca.core.dice.outcomes`."""

    chances: NDArray[np.float64]  # [n, throws] of each throw, by its number; 0 for those that cannot come
    dice: NDArray[np.int8]  # [n, throws, dice] its faces, low ones first; 0 where it has no more dice


def most_throws(info: GameInfo) -> int:
    """Return how many throws of a game there are at most at once."""
    return int(chance_tables(info.faces).counts[info.dice]) if info.dice else 0


def throws_of(info: GameInfo, due: Codes) -> Throws:
    """List the throws of rows in which so many dice are due; none where that is 0."""
    tables, most = chance_tables(info.faces), most_throws(info)
    chances = np.where(due[:, np.newaxis] > 0, tables.weights[due, :most], 0.0)
    dice = tables.dice[due, :most, np.newaxis] >> np.arange(info.dice) * DIE_BITS & DIE_MASK
    return Throws(chances, dice.astype(np.int8))


def no_throw(info: GameInfo, dice: int, action: int, row: int) -> RLError:
    """Make the error that says that a throw cannot come, and which can."""
    last = int(chance_tables(info.faces).counts[dice]) - 1
    due = f"{dice} dice are due" if dice > 1 else "a die is due"
    return RLError(f"there is no throw {action} in game {row}, where {due}: its throws are numbered from 0 to {last}")


def check_chance(chance: object, opponents: object, device: str) -> None:
    """Raise RLError for a way to throw dice that there is not."""
    if chance not in (None, EXPLICIT):
        raise RLError(f"chance must be None or {EXPLICIT!r}; it is {shown(chance)}")
    if chance is not None and opponents is not None:
        raise RLError("with opponents the environment throws the dice itself: leave out chance, or opponents")
    if chance is not None and device != "cpu":
        raise RLError("chance='explicit' is for device='cpu'")
