"""The positions that have been, as far as they can come again (X-E3).

A position has a number that is kept up as tiles come and go, so that one comparison distinguishes most positions.
Where two numbers are equal, the moves between are looked at: a number never decides a game.
"""

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.scratch import local_words
from ludoteca.games.stax.board import TILES
from ludoteca.games.stax.state import COORDINATE_BITS, NEAREST, NO_REPETITION, TURN_BITS

# A stand, as pack_stand packs it: q, r, level, face, turn, tile
STAND_LEVEL_BITS, STAND_LIE_BITS, STAND_TILE_BITS = 6, 4, 6
TILE_MASK = (1 << STAND_TILE_BITS) - 1

# Odd numbers that spread the bits of a stand; any would do, since equal numbers are looked into.
MIX_ONE = 0x1E3779B97F4A7C15
MIX_TWO = 0x3F58476D1CE4E5B9
MIX_MASK = (1 << 62) - 1
NUMBER_MASK = (1 << 31) - 1  # what is remembered of a position's number


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
def remember(state: State, stand: int) -> None:
    """Note the position before a move, and where the tile that moves stood."""
    if state.repetition != NO_REPETITION:
        state.past_number[state.moves] = state.number & NUMBER_MASK
        state.past_stand[state.moves] = stand
        state.moves += 1


@kernel
def forget(state: State) -> None:
    """Forget the past: after a placing no earlier position can come again: the hand has changed for good."""
    for move in range(int(state.moves)):
        state.past_number[move] = 0
        state.past_stand[move] = 0
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
    """Return whether the position before a move is the one now: each tile that has moved since stood as it does."""
    first_stand = local_words(TILES)
    first_stand[:] = 0
    for later in range(int(state.moves) - 1, move - 1, -1):
        stand = int(state.past_stand[later])
        first_stand[stand & TILE_MASK] = stand
    for tile in range(1, TILES):
        if first_stand[tile] != 0 and first_stand[tile] != pack_stand(state, tile):
            return False
    return True
