"""The board of Ur, by the plan of its squares."""

from typing import Final

from ludoteca.games.grid import Grid
from ludoteca_ur.state import COLOURS, INFO

PLAN: Final = ("W:4* W:3 W:2 W:1 . . W:14* W:13", "5 6 7 8* 9 10 11 12", "B:4* B:3 B:2 B:1 . . B:14* B:13")
GRID: Final = Grid(INFO, PLAN, dict.fromkeys(COLOURS, ("hand", "home")), 7)
