"""What kernels write down of a game."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Counts: TypeAlias = NDArray[np.int32]
"""How often each event happened."""
Places: TypeAlias = NDArray[np.int8]
"""The place of each seat."""
Lengths: TypeAlias = NDArray[np.int32]
"""How long a game was, and other numbers: in the order of the columns below."""

THROWS, DECISIONS, CAPTURES, STARTER = range(4)
COLUMNS = 4
NOBODY_YET = -1  # who starts, before that is known

Rows: TypeAlias = tuple[Lengths, Places, Counts]
"""What is noted of some games, a row of each for every game."""
