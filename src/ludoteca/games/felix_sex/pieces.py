"""What a board of Felix Sex shows, as numbers: pieces, colours, and spots with their names."""

from typing import Final

from ludoteca.core.dice import DIE_BITS
from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import AT, NO_MOVE, OF_COLOUR, ORIGIN, TARGET, LegRows, PieceRows
from ludoteca.core.spelling import find_name, letters_of, write_name
from ludoteca.games.felix_sex import engine, rules
from ludoteca.games.felix_sex.board import BLACK, CELL_OF_SPOT, NO_CELL, SPOT, SPOT_NAMES, STEPS, WHITE

MAX_PIECES: Final = 30  # 15 of each player
MAX_SPOT_NAME: Final = 6  # W:hand
SPOTS: Final = letters_of(SPOT_NAMES, MAX_SPOT_NAME)


@kernel
def pieces(state: State, out: PieceRows) -> int:
    """Fill in all pieces, white's first, each player's along his way; return how many there are."""
    count = 0
    for seat in (WHITE, BLACK):
        for step in range(STEPS):
            for _ in range(state.counts[seat, step]):
                out[count, AT] = SPOT[seat, step]
                out[count, OF_COLOUR] = seat
                count += 1
    return count


@kernel
def colours_of(state: State, seat: int) -> int:
    """Return the colour of a seat as a set, a bit each."""
    return 1 << seat


@kernel
def colours_to_act(state: State) -> int:
    """Return the colour of whoever is to act as a set."""
    return colours_of(state, int(state.seat))


@kernel
def dice_left(state: State) -> int:
    """Return the dice that are not used yet."""
    left = 0
    for index in range(rules.dice_left(state)):
        left |= int(state.dice[index]) << index * DIE_BITS
    return left


@kernel
def spell_spot(spot: int, out: Letters) -> int:
    """Write the name of a spot; return its length."""
    return write_name(out, 0, SPOTS[spot])


@kernel
def read_spot(name: Letters) -> int:
    """Return the spot that has a name; NO_SPOT where there is none."""
    return find_name(SPOTS, name, 0, len(name))


@kernel
def attempt(state: State, legs: LegRows, count: int) -> int:
    """Return the move of one piece from a spot to another, be it legal or not; NO_MOVE where there is none."""
    if count != 1:
        return NO_MOVE
    first, last = int(CELL_OF_SPOT[legs[0, ORIGIN]]), int(CELL_OF_SPOT[legs[0, TARGET]])
    return engine.pack(int(state.seat), NO_CELL, NO_CELL, first, last, 1)
