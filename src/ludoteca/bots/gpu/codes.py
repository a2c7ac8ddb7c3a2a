"""Numbers that say something special, in place of a result."""

from typing import Final

GOES_ON: Final = -1.0
GIVEN_UP: Final = -2.0
