"""The board of Felix Sex: three rows of twelve letters, six words of six (F-B1, F-B2).

    V  I  N  A  R  I    L  E  T  A  R  I       A player's way: the hand, the six cells of the own
    18 17 16 15 14 13   12 11 10 9  8  7       row, then 7 to 30, which both share, then off.

    L  V  D  E  R  E    R  I  D  E  R  E       Steps count along that way: 0 is the hand, 1 to 6 the
    1a 2a 3a 4a 5a 6a   1b 2b 3b 4b 5b 6b      own row, 7 to 30 the shared cells, 31 is off.

    O  C  C  E  S  T    V  I  V  E  R  E       Cells are the places themselves, numbered from 1 in the
    19 20 21 22 23 24   25 26 27 28 29 30      order of the way: hand, 1a, 1b … 6a, 6b, 7 … 30, off.

The letters themselves stand in layout.py, where they are drawn.
"""

from typing import Final

import numpy as np

COLOURS: Final = "WB"  # by seat
WHITE, BLACK = range(2)
ROW_LETTERS: Final = "ab"  # of the players' own rows, by seat
NONE: Final = -1  # nobody

HAND: Final = 0
ROW_END: Final = 6
LAST_SIX: Final = 25  # the first of the cells that pieces are taken off from
LAST: Final = 30
OFF: Final = 31
STEPS: Final = 32


def name_of(seat: int, step: int) -> str:
    """Spell where a player's step is: `hand`, `3a`, `14`, `off`."""
    if step in (HAND, OFF):
        return "hand" if step == HAND else "off"
    return f"{step}{ROW_LETTERS[seat]}" if step <= ROW_END else str(step)


def spot_called(seat: int, step: int) -> str:
    """Name a player's step as boards do: hand and off are each player's own, as `W:hand`."""
    name = name_of(seat, step)
    return f"{COLOURS[seat]}:{name}" if step in (HAND, OFF) else name


NO_CELL: Final = 0
# By cell: its name, the step that it is, and whose own row it is part of.
CELL_NAMES: Final = ("", *dict.fromkeys(name_of(seat, step) for step in range(STEPS) for seat in (WHITE, BLACK)))
CELL: Final = np.array([[CELL_NAMES.index(name_of(seat, step)) for step in range(STEPS)] for seat in (WHITE, BLACK)])
STEP: Final = np.array([max(row.index(cell) if cell in row else HAND for row in CELL.tolist()) for cell in range(39)])
OWNER: Final = np.array([ROW_LETTERS.find(name[-1:]) if name[:1].isdigit() else NONE for name in CELL_NAMES])

# By seat and step: its spot, a number for each place where pieces can stand; hand and off are each player's own.
SPOT_NAMES: Final = tuple(dict.fromkeys(spot_called(seat, step) for step in range(STEPS) for seat in (WHITE, BLACK)))
SPOT: Final = np.array(
    [[SPOT_NAMES.index(spot_called(seat, step)) for step in range(STEPS)] for seat in (WHITE, BLACK)]
)
# By spot: its name without the player, and the cell that it is.
SPOKEN_NAMES: Final = tuple(name.rpartition(":")[2] for name in SPOT_NAMES)
CELL_OF_SPOT: Final = np.array([CELL_NAMES.index(name) for name in SPOKEN_NAMES])
# By seat and cell: its spot, for cells of the other player's row too.
SPOT_OF_CELL: Final = np.array(
    [
        [SPOT[seat if owner == NONE else owner, step] for step, owner in zip(STEP, OWNER, strict=True)]
        for seat in (WHITE, BLACK)
    ]
)
