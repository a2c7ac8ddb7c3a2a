"""Numbers that say something special, in place of a result or of a side."""

from typing import Final

# In place of a result
GOES_ON: Final = -1.0
GIVEN_UP: Final = -2.0

# Who plays by the heuristic in a game that is learned from: one side, or
NOBODY: Final = -1
EVERYBODY: Final = -2
