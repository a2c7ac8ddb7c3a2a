"""What a board of parqués shows, as numbers: pieces, colours, and spots with their names."""

from itertools import chain
from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import AT, COLOUR, NO_MOVE, OF_COLOUR, ORIGIN, TARGET, LegRows, PieceRows
from ludoteca.core.spelling import NO_NAME, find_name, length_of, letters_of, write_name
from ludoteca.games.parques import engine, rules
from ludoteca.games.parques.board import COLOURS, HOME, PIECES, PLACES, SPOT, SPOT_NAMES
from ludoteca.games.parques.spelling import MAX_NAME, NAMES
from ludoteca.games.parques.state import NO_STEP
from ludoteca.games.track import square_of

MAX_PIECES: Final = len(COLOURS) * PIECES
MAX_SPOT_NAME: Final = 4  # Y:c3
SPOTS: Final = letters_of(list(chain(*SPOT_NAMES)), MAX_SPOT_NAME)
SQUARES: Final = letters_of([square_of(name) for name in chain(*SPOT_NAMES)], MAX_NAME)  # without the colours


@kernel
def pieces(state: State, out: PieceRows) -> int:
    """Fill in all pieces, colour by colour; return how many there are."""
    count = 0
    for seat in range(state.players):
        colour = rules.colour_of(state, seat)
        for piece in range(state.piece_count):
            out[count, AT] = SPOT[state.board, colour, state.pieces[colour, piece] - HOME]
            out[count, OF_COLOUR] = colour
            count += 1
    return count


@kernel
def colours_of(state: State, seat: int) -> int:
    """Return the colour of a seat as a set, a bit each."""
    return 1 << rules.colour_of(state, seat)


@kernel
def colours_to_act(state: State) -> int:
    """Return the colour of whoever is to act as a set."""
    return colours_of(state, int(state.seat))


@kernel
def dice_left(state: State) -> int:
    """Return the dice that are to be moved; a prize is none."""
    return engine.dice_for(state, rules.total_of(state))


@kernel
def spell_spot(spot: int, out: Letters) -> int:
    """Write the name of a spot; return its length."""
    return write_name(out, 0, SPOTS[spot])


@kernel
def read_spot(name: Letters) -> int:
    """Return the spot that has a name, on the first board that has one; NO_SPOT where there is none."""
    return find_name(SPOTS, name, 0, len(name))


@kernel
def attempt(state: State, legs: LegRows, count: int) -> int:
    """Return the play of a piece or two from spot to spot, be it legal or not; NO_MOVE where there is none.

    Of two pieces, either may come first.
    """
    if count < 1 or count > engine.MAX_LEGS:
        return NO_MOVE
    colour = int(legs[0, COLOUR])
    if colour >= PLACES[state.board] or legs[count - 1, COLOUR] != colour:
        return NO_MOVE
    start, end = step_at(state, colour, int(legs[0, ORIGIN])), step_at(state, colour, int(legs[0, TARGET]))
    if start == NO_STEP or end == NO_STEP:
        return NO_MOVE
    if count == 1:
        return engine.encode(colour, start, NO_STEP, end, NO_STEP, NO_STEP)
    second_start, second_end = (
        step_at(state, colour, int(legs[1, ORIGIN])),
        step_at(state, colour, int(legs[1, TARGET])),
    )
    if second_start == NO_STEP or second_end == NO_STEP:
        return NO_MOVE
    return engine.encode_split(colour, start, end, second_start, second_end)


@kernel
def step_at(state: State, colour: int, spot: int) -> int:
    """Return the step of a colour that is called as a spot, of whatever board and colour; NO_STEP where none is."""
    index = find_name(NAMES[state.board, colour], SQUARES[spot], 0, length_of(SQUARES[spot]))
    return NO_STEP if index == NO_NAME else index + HOME
