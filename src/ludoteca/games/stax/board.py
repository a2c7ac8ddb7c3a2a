r"""The tiles and the table of Stax (X-B1, X-B2).

Axial coordinates q,r; directions 0 to 5, and the six cells around 0,0:

            2     1                 0,-1    1,-1
             \   /
          3 -- * -- 0           -1,0    0,0     1,0
             /   \
            4     5                 -1,1    0,1

The table is endless; the state keeps it on a ring of 2048 places: q,r has place (q + 75 r) mod 2048, and a step in any
direction adds a fixed number. Two cells share a place only if they are 50 steps apart or more (a test counts it), and
cells that a rule looks at together are never that far apart: all occupied cells hang together, so that of 39 tiles two
are at most 38 steps apart (of 26, 25); a tile moves over cells that touch an occupied one, which are at most 40 apart
(27), and the cells around those at most 42 (29). So the ring behaves like the endless table.
"""

from typing import Final, NamedTuple

import numpy as np

Cell = tuple[int, int]  # q,r

COLOURS: Final = "WBN"  # by seat
PLAYERS: Final = len(COLOURS)
SIDES: Final = 6
NO_LINE: Final = SIDES  # in place of a direction
DIRECTIONS: Final[tuple[Cell, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Q_STEP: Final = np.array([q for q, _ in DIRECTIONS])
R_STEP: Final = np.array([r for _, r in DIRECTIONS])

# The ring of places
PLACES: Final = 2048
PLACE_MASK: Final = PLACES - 1
ROW: Final = 75
PLACE_STEP: Final = np.array([q + ROW * r for q, r in DIRECTIONS])

# By a set of sides, a bit each: how many they are, and into how many runs of neighbours they fall.
SIDE_COUNT: Final = np.array([sides.bit_count() for sides in range(1 << SIDES)])
RUNS: Final = np.array(
    [
        sum(sides >> side & 1 and not sides >> (side + 1) % SIDES & 1 for side in range(SIDES))
        for sides in range(1 << SIDES)
    ]
)

# The tiles of a player, by their arrows as on the first face (X-B1)
SETS: Final = 13
KING: Final = 1
TWO_FACED: Final = 8
QUEEN: Final = 13
FACES: Final = 2
FACE_ARROWS: Final[dict[int, tuple[int, ...]]] = {
    1: (),
    2: (0,),
    3: (0, 1),
    4: (0, 2),
    5: (0, 3),
    6: (0, 1, 2),
    7: (0, 2, 4),
    8: (0, 1, 3),
    9: (0, 1, 2, 3),
    10: (0, 1, 2, 4),
    11: (0, 1, 3, 4),
    12: (0, 1, 2, 3, 4),
    13: (0, 1, 2, 3, 4, 5),
}
OTHER_FACE_ARROWS: Final = {**FACE_ARROWS, TWO_FACED: (0, 2, 3)}
ALL_SIDES: Final = (1 << SIDES) - 1


def turned(arrows: tuple[int, ...], turn: int) -> int:
    """Turn a tile's arrows; a bit a direction."""
    return sum(1 << (side + turn) % SIDES for side in arrows)


# By tile number (from 1), face and turn: its arrows, a bit a direction.
ARROWS: Final = np.array(
    [[[0] * SIDES] * FACES]
    + [
        [[turned(faces[number], turn) for turn in range(SIDES)] for faces in (FACE_ARROWS, OTHER_FACE_ARROWS)]
        for number in range(1, SETS + 1)
    ]
)
# By tile number: in how many ways it can be turned that look different. The turns 0, 1 … are those (Spelling).
TURNS: Final = np.array([len(set(faces[0].tolist())) for faces in ARROWS])

# Tiles of all players have one numbering: the first player's 1 to 13, the second's 14 to 26, the third's 27 to 39.
NO_TILE: Final = 0
TILES: Final = PLAYERS * SETS + 1  # with NO_TILE
OWNER: Final = np.array([-1] + [tile // SETS for tile in range(TILES - 1)])
NUMBER: Final = np.array([0] + [tile % SETS + 1 for tile in range(TILES - 1)])


class Tile(NamedTuple):
    """A tile that lies on the table, as pictures and words need it."""

    seat: int
    number: int
    is_flipped: bool
    turn: int

    @property
    def arrows(self) -> tuple[int, ...]:
        """The directions of its arrows."""
        arrows = int(ARROWS[self.number, int(self.is_flipped), self.turn])
        return tuple(side for side in range(SIDES) if arrows >> side & 1)

    def __str__(self) -> str:
        return f"{COLOURS[self.seat]}{number_with_face(self.number, is_flipped=self.is_flipped)}:{self.turn}"


def number_with_face(number: int, *, is_flipped: bool) -> str:
    """Spell a tile's number, with a prime where its other face is up: `3`, `8'`."""
    return f"{number}'" if is_flipped else str(number)


Towers = dict[Cell, list[Tile]]
"""The occupied cells, each with its tiles from the table up."""
