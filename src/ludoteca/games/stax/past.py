"""The positions that have been, as far as they can come again (X-E3).

A position has a number that is kept up as tiles come and go, so that one comparison distinguishes most positions.
Where two numbers are equal, the moves between are taken back: a number never decides a game. So each position is kept
in 32 bits: 16 of its number, and 16 of the move that was made there.

    way    15 … 10 | 9 8 7     | 6 5 4 | 3 2 1 0
            steps  | direction | turn  | kind         turn and kind of the tile before it moved

A kind is the number of the tile, or FLIPPED for tile 8 with its other face up; whose it is tells whose turn it was.
"""

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.scratch import local_words
from ludoteca.games.stax.board import NUMBER, Q_STEP, R_STEP, SETS, TILES, TWO_FACED
from ludoteca.games.stax.state import COORDINATE_BITS, NEAREST, NO_REPETITION, TURN_BITS

# A stand, as pack_stand packs it: q, r, level, face, turn, tile
STAND_LEVEL_BITS, STAND_LIE_BITS, STAND_TILE_BITS = 6, 4, 6
TILE_MASK = (1 << STAND_TILE_BITS) - 1

# Odd numbers that spread the bits of a stand; any would do, since equal numbers are looked into.
MIX_ONE = 0x1E3779B97F4A7C15
MIX_TWO = 0x3F58476D1CE4E5B9
MIX_MASK = (1 << 62) - 1
NUMBER_MASK = (1 << 16) - 1  # what is remembered of a position's number

# A way, as pack_way packs it
FLIPPED = 0  # in place of a number: there is no tile 0
KIND_BITS, DIRECTION_BITS = 4, 3
MOST_STEPS = 63  # no tile goes further than 39: it ends beside another, and of 39 two are 38 steps apart at most


@kernel
def number_of_stand(state: State, tile: int) -> int:
    """Compute a number for a tile where it is and as it lies; that of a position is all of them, by exclusive or."""
    mixed = (pack_stand(state, tile) + 1) * MIX_ONE & MIX_MASK
    mixed = (mixed ^ mixed >> 29) * MIX_TWO & MIX_MASK
    return mixed ^ mixed >> 32


@kernel
def pack_stand(state: State, tile: int) -> int:
    """Pack where a tile is and how it lies into one number that no other stand has."""
    cell = (int(state.q[tile]) + NEAREST) << COORDINATE_BITS | int(state.r[tile]) + NEAREST
    lie = int(state.face[tile]) << TURN_BITS | int(state.turn[tile])
    return ((cell << STAND_LEVEL_BITS | int(state.level[tile])) << STAND_LIE_BITS | lie) << STAND_TILE_BITS | tile


@kernel
def number_of_all(state: State) -> int:
    """Compute the number of a position from all tiles on the table."""
    number = 0
    for tile in range(1, TILES):
        if state.level[tile] != 0:
            number ^= number_of_stand(state, tile)
    return number


@kernel
def list_stands(state: State, stands: Codes) -> int:
    """Fill a buffer with the stands of the tiles on the table; return how many."""
    count = 0
    for tile in range(1, TILES):
        if state.level[tile] != 0:
            stands[count] = pack_stand(state, tile)
            count += 1
    return count


@kernel
def unpack_stand(stand: int) -> tuple[int, tuple[int, int], int, int, int]:
    """Unpack a stand: tile, cell, level, face and turn."""
    lie = stand >> STAND_TILE_BITS
    level = lie >> STAND_LIE_BITS
    cell = level >> STAND_LEVEL_BITS
    q, r = (cell >> COORDINATE_BITS) - NEAREST, (cell & (1 << COORDINATE_BITS) - 1) - NEAREST
    turn = lie & (1 << TURN_BITS) - 1
    return stand & TILE_MASK, (q, r), level & (1 << STAND_LEVEL_BITS) - 1, lie >> TURN_BITS & 1, turn


@kernel
def pack_way(state: State, tile: int, direction: int, steps: int) -> int:
    """Pack a move that a tile is about to make, so that it can be taken back."""
    kind = FLIPPED if state.face[tile] else int(NUMBER[tile])
    lie = int(state.turn[tile]) << KIND_BITS | kind
    return (steps << DIRECTION_BITS | direction) << TURN_BITS + KIND_BITS | lie


@kernel
def way_of(state: State, move: int) -> tuple[int, int, int, int, int]:
    """Unpack a move since the last placing: the tile, how far it went in q and in r, its face and turn before."""
    way = int(state.past_way[move])
    players = int(state.players)
    seat = (int(state.played) - int(state.moves) + move) % players
    kind, turn = way & (1 << KIND_BITS) - 1, way >> KIND_BITS & (1 << TURN_BITS) - 1
    direction = way >> TURN_BITS + KIND_BITS & (1 << DIRECTION_BITS) - 1
    steps = way >> DIRECTION_BITS + TURN_BITS + KIND_BITS
    tile = seat * SETS + (TWO_FACED if kind == FLIPPED else kind)
    return tile, steps * int(Q_STEP[direction]), steps * int(R_STEP[direction]), int(kind == FLIPPED), turn


@kernel
def remember(state: State, tile: int, direction: int, steps: int) -> None:
    """Note the position before a move, and the move."""
    if state.repetition != NO_REPETITION:
        state.past_number[state.moves] = state.number & NUMBER_MASK
        state.past_way[state.moves] = pack_way(state, tile, direction, steps)
        state.moves += 1


@kernel
def forget(state: State) -> None:
    """Forget the past: after a placing no earlier position can come again: the hand has changed for good."""
    for move in range(int(state.moves)):
        state.past_number[move] = 0
        state.past_way[move] = 0
    state.moves = 0


@kernel
def occurrences(state: State) -> int:
    """Count how often the position has occurred, this time included; equal numbers are not believed but looked into."""
    number = int(state.number) & NUMBER_MASK
    players = int(state.players)
    count = 1
    # The same player is to move once a round, and no fewer than two rounds take everyone's tile back.
    move = int(state.moves) - 2 * players
    while move >= 0:
        if state.past_number[move] == number and was_the_same(state, move):
            count += 1
        move -= players
    return count


@kernel
def was_the_same(state: State, move: int) -> bool:
    """Return whether the position before a move is the one now: each tile that has moved since is back as it lay."""
    left = local_words(TILES)  # when each tile moved first, counted from 1; 0 if it has not moved
    went_q, went_r = local_words(TILES), local_words(TILES)
    left[:] = 0
    went_q[:] = 0
    went_r[:] = 0
    for later in range(int(state.moves) - 1, move - 1, -1):
        tile, right, down, _, _ = way_of(state, later)
        left[tile] = later + 1
        went_q[tile] += right
        went_r[tile] += down
    for tile in range(1, TILES):
        if left[tile] != 0:
            _, _, _, face, turn = way_of(state, int(left[tile]) - 1)
            if went_q[tile] != 0 or went_r[tile] != 0 or face != state.face[tile] or turn != state.turn[tile]:
                return False
    return towers_were_the_same(state, left)


@kernel
def towers_were_the_same(state: State, left: Codes) -> bool:
    """Return whether tiles that have come back to their cells lie in the order in which they lay there.

    In a tower they lay above those that have not moved, and do so now; whichever left first was the highest.
    """
    for one in range(1, TILES):
        for other in range(1, TILES):
            if 0 < left[one] < left[other] and state.q[one] == state.q[other] and state.r[one] == state.r[other]:
                if state.level[one] < state.level[other]:
                    return False
    return True
