"""What kernels value positions, with types: a game's copies of values.py and move_rollouts.py."""

from typing import Any, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.interface import Codes
from ludoteca.core.moves import State
from ludoteca.core.state import Workspace

Chances: TypeAlias = NDArray[np.float64]
"""Chances of sides to win, or rows of them."""


class Values(Protocol):
    """A game's copy of values.py."""

    SCRATCH_ROWS: int

    def value_throws(
        self,
        state: State,
        plies: int,
        workspace: Workspace,
        scratch: Chances,
        throws: Codes,
        weights: Chances,
        values: Chances,
    ) -> int:
        """Fill in every throw that can come, packed, with its probability and what it is worth; return how many."""

    def value_moves(
        self, state: State, plies: int, workspace: Workspace, scratch: Chances, moves: Codes, values: Chances
    ) -> int:
        """Fill in the legal moves, and what each is worth some throws ahead, none or one; return how many."""

    def value_position(self, state: State, workspace: Workspace, scratch: Chances, values: Chances) -> None:
        """Fill in the chance of each side to win, as it is seen without a throw ahead; known where somebody has won."""

    def value_mean(self, state: State, workspace: Workspace, scratch: Chances, values: Chances) -> None:
        """Fill in the mean of what all throws are worth."""


class MoveRollouts(Protocol):
    """A game's copy of move_rollouts.py."""

    SCRATCH_ROWS: int

    def roll_moves_out(
        self, state: State, moves: Codes, seed: Any, workspace: Workspace, scratch: Chances, samples: Chances
    ) -> None:
        """Fill in what each move comes to in each rollout, a row of chances of all sides: samples[move, rollout]."""


values: Values
