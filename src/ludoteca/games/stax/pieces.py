"""What a table of Stax shows, as numbers: tiles, colours, and spots with their names.

The number of a cell is codes.pack_cell's; all tiles that are not on the table share one spot more, the hand.
"""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import (
    AT,
    NO_MOVE,
    NO_SPOT,
    OF_COLOUR,
    OF_NUMBER,
    ORIGIN,
    SHOWN_FACE,
    TARGET,
    TURNED,
    LegRows,
    PieceRows,
)
from ludoteca.core.pieces import NUMBER as LEG_NUMBER
from ludoteca.core.scratch import local_words
from ludoteca.core.spelling import is_name, letters_of, write_name
from ludoteca.games.stax import codes, engine, past, rules
from ludoteca.games.stax.board import KING, NUMBER, OWNER, SETS, TILES
from ludoteca.games.stax.engine import FROM_HAND
from ludoteca.games.stax.spelling import MAX_CELL, NO_COORDINATE, read_cell, write_cell
from ludoteca.games.stax.state import BY_CAPTURE

MAX_PIECES: Final = TILES - 1
MAX_SPOT_NAME: Final = MAX_CELL
HAND: Final = letters_of(["hand"], len("hand"))[0]


# Tiles


@kernel
def pieces(state: State, out: PieceRows) -> int:
    """Fill in all tiles, sorted by cell and from the table up, then those in the hands; return how many there are."""
    stands = local_words(TILES)
    count = 0
    for tile in range(1, TILES):
        if state.level[tile] != 0:
            count = engine.insert(stands, count, past.pack_stand(state, tile))
    for index in range(count):
        tile, (q, r), _, face, turn = past.unpack_stand(int(stands[index]))
        add_tile(out, index, tile, codes.pack_cell(q, r), face, turn)
    for tile in range(1, int(state.players) * SETS + 1):
        if rules.is_in_hand(state, tile) and not is_captured(state, tile):
            count = add_tile(out, count, tile, FROM_HAND, 0, 0)
    return count


@kernel
def add_tile(out: PieceRows, count: int, tile: int, spot: int, face: int, turn: int) -> int:
    """Write a tile behind some others; return how many there are now."""
    out[count, AT] = spot
    out[count, OF_COLOUR] = OWNER[tile]
    out[count, OF_NUMBER] = NUMBER[tile]
    out[count, TURNED] = turn
    out[count, SHOWN_FACE] = face
    return count + 1


@kernel
def is_captured(state: State, tile: int) -> bool:
    """Return whether a tile is the king whose capture has ended the game."""
    return bool(state.end == BY_CAPTURE) and tile == rules.tile_of(rules.colour_to_act(state), KING)


# Colours


@kernel
def colours_of(state: State, seat: int) -> int:
    """Return the colour of a seat as a set."""
    return 1 << seat


@kernel
def colours_to_act(state: State) -> int:
    """Return the colour that is placed or moved now, which may not be that of the seat (X-P5), as a set."""
    return 1 << rules.colour_to_act(state)


# Spots


@kernel
def dice_left(state: State) -> int:
    """Return that there are no dice."""
    return 0


@kernel
def spell_spot(spot: int, out: Letters) -> int:
    """Write the name of a spot: `1,-1` or `hand`; return its length."""
    if spot == FROM_HAND:
        return write_name(out, 0, HAND)
    q, r = codes.unpack_cell(spot)
    return write_cell(out, 0, q, r)


@kernel
def read_spot(name: Letters) -> int:
    """Return the spot that has a name; NO_SPOT where there is none."""
    if is_name(HAND, name, 0, len(name)):
        return FROM_HAND
    q, r = read_cell(name, 0, len(name))
    return NO_SPOT if q == NO_COORDINATE else codes.pack_cell(q, r)


# Attempts


@kernel
def attempt(state: State, legs: LegRows, count: int) -> int:
    """Return the action that takes a tile to a cell without turning it, be it legal or not.

    NO_MOVE where there is none.
    """
    if count != 1 or legs[0, TARGET] == FROM_HAND:
        return NO_MOVE
    end_q, end_r = codes.unpack_cell(int(legs[0, TARGET]))
    if legs[0, ORIGIN] == FROM_HAND:
        number = int(legs[0, LEG_NUMBER])
        return codes.encode_placing(number, 0, end_q, end_r, 0) if 1 <= number <= SETS else NO_MOVE
    q, r = codes.unpack_cell(int(legs[0, ORIGIN]))
    tile = rules.top_at(state, q, r)
    face = int(state.face[tile]) if state.flip else 0
    return codes.encode_move_to(q, r, end_q, end_r, face, int(state.turn[tile]))
