"""What a board of parchís shows, as numbers: pieces, colours, and spots with their names."""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import AT, COLOUR, NO_MOVE, OF_COLOUR, ORIGIN, TARGET, LegRows, PieceRows
from ludoteca.core.spelling import find_name, length_of, letters_of, write_name
from ludoteca.games.parchis import engine, rules
from ludoteca.games.parchis.board import COLOURS, HOME, PIECES, SPOT, TRACK
from ludoteca.games.parchis.spelling import MAX_NAME, NAMES
from ludoteca.games.track import square_of

MAX_PIECES: Final = len(COLOURS) * PIECES
MAX_SPOT_NAME: Final = 4  # Y:c3
SPOTS: Final = letters_of(TRACK.spots_called(COLOURS), MAX_SPOT_NAME)
SQUARES: Final = letters_of([square_of(spot) for spot in TRACK.spots_called(COLOURS)], MAX_NAME)


@kernel
def pieces(state: State, out: PieceRows) -> int:
    """Fill in all pieces, colour by colour; return how many there are."""
    count = 0
    playing = colours_in_play(state)
    for colour in range(len(COLOURS)):
        if playing >> colour & 1:
            for piece in range(PIECES):
                out[count, AT] = SPOT[colour, state.pieces[colour, piece] - HOME]
                out[count, OF_COLOUR] = colour
                count += 1
    return count


@kernel
def colours_in_play(state: State) -> int:
    """Return the colours that somebody plays as a set."""
    playing = 0
    for seat in range(state.players):
        playing |= colours_of(state, seat)
    return playing


@kernel
def colours_of(state: State, seat: int) -> int:
    """Return the colours of a seat as a set, a bit each."""
    own = 0
    for colour in rules.colours_of(state, seat):
        own |= 1 << colour
    return own


@kernel
def colours_to_act(state: State) -> int:
    """Return the colours of whoever is to act as a set."""
    return colours_of(state, int(state.seat))


@kernel
def dice_left(state: State) -> int:
    """Return the die that is being played; none is while a bonus is."""
    return 0 if rules.is_bonus(state) else int(state.die)


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
    """Return the move of a piece from a spot to another, be it legal or not; NO_MOVE for several pieces."""
    if count != 1:
        return NO_MOVE
    colour = int(legs[0, COLOUR])
    start, end = step_at(colour, int(legs[0, ORIGIN])), step_at(colour, int(legs[0, TARGET]))
    return engine.encode(colour, start, end)


@kernel
def step_at(colour: int, spot: int) -> int:
    """Return the step of a colour that is called as a spot, of whatever colour that is."""
    return find_name(NAMES[colour], SQUARES[spot], 0, length_of(SQUARES[spot])) + HOME
