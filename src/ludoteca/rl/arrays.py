"""The arrays of a vector environment, a row for each game.

These classes are shared by all games and not part of the template in `stepping.py`: Numba tells named tuples apart by
the name of their class, and looks types up in Python at every call where two classes have the same one.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.generator import Words
from ludoteca.core.interface import Codes, States

Flags: TypeAlias = NDArray[np.bool_]
Masks: TypeAlias = NDArray[np.uint8]
Sights: TypeAlias = NDArray[np.int8]
Rewards: TypeAlias = NDArray[np.float32]


class Games(NamedTuple):
    """The games, a row each."""

    start: States  # one record: how a game begins
    states: States
    chosen: Codes  # parts of a move chosen so far
    words: Words  # where the streams of dice are
    steps: Codes  # moves so far
    paid: Masks  # by seat: 1 when its place has been rewarded


class Outputs(NamedTuple):
    """What a step returns of the games, a row each."""

    observations: Sights  # of whoever decides
    masks: Masks
    seats: Sights  # who decides
    seat_rewards: Rewards  # of each seat
    rewards: Rewards  # of the seat that acted
    terminations: Flags
    truncations: Flags
    # What is written only where a game has ended: how it stood then
    final_observations: Sights  # of the seat that acted
    final_masks: Masks
    final_seats: Sights
    final_paid: Masks
    final_steps: Codes
