"""What the board of Ur shows, as numbers: pieces, colours, and spots with their names."""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import ALL_DICE, AT, NO_MOVE, OF_COLOUR, ORIGIN, TARGET, LegRows, PieceRows
from ludoteca.core.spelling import find_name, letters_of, write_name
from ludoteca_ur.engine import spot_of
from ludoteca_ur.state import BITS, HOME, MASK, SPOTS

MAX_PIECES: Final = 14
MAX_SPOT_NAME: Final = 6
LETTERS: Final = letters_of(SPOTS, MAX_SPOT_NAME)


@kernel
def pieces(state: State, out: PieceRows) -> int:
    """Fill in all pieces; return how many there are."""
    count = 0
    for seat in range(2):
        for step in range(HOME + 1):
            for _ in range(state.counts[seat, step]):
                out[count, AT], out[count, OF_COLOUR] = spot_of(seat, step), seat
                count += 1
    return count


@kernel
def colours_of(state: State, seat: int) -> int:
    """Return the colour of a seat as a set, a bit each."""
    return 1 << seat


@kernel
def colours_to_act(state: State) -> int:
    """Return the colour of whoever is to act as a set."""
    return 1 << int(state.seat)


@kernel
def dice_left(state: State) -> int:
    """Return that all dice of a throw are used together."""
    return ALL_DICE


@kernel
def spell_spot(spot: int, out: Letters) -> int:
    """Write the name of a spot; return its length."""
    return write_name(out, 0, LETTERS[spot])


@kernel
def read_spot(name: Letters) -> int:
    """Return the spot that has a name; NO_SPOT where there is none."""
    return find_name(LETTERS, name, 0, len(name))


@kernel
def attempt(state: State, legs: LegRows, count: int) -> int:
    """Return the move of a piece from a spot to another, be it legal or not; NO_MOVE for several pieces."""
    if count != 1:
        return NO_MOVE
    return (int(state.seat) << BITS | int(legs[0, ORIGIN]) & MASK) << BITS | int(legs[0, TARGET]) & MASK
