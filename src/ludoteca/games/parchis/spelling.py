"""Moves of parchís as people write them: colour, from, `-`, to.

And positions; notation.py says what their fields are.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import (
    MINUS,
    NO_NAME,
    find_letter,
    find_name,
    letters_of,
    write_comma,
    write_field,
    write_letter,
    write_name,
    write_number,
    write_seat_and_phase,
    write_word,
)
from ludoteca.games.parchis import rules
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, OFF_WAY, PIECES, SQUARES, name_of
from ludoteca.games.parchis.engine import decode, encode
from ludoteca.games.parchis.state import NONE
from ludoteca.games.track_spelling import write_seats

MAX_NAME: Final = 2  # 68, c7
MAX_SPELLING: Final = 1 + MAX_NAME + 1 + MAX_NAME  # Y68-c1
MAX_POSITION: Final = 300  # 60 for the pieces, 55 for eight squares of two colours, and less than 150 for the turn

COLON: Final = ord(":")
ORDER, DIE, BONUS, SIXES, LAST = letters_of(["order", "die", "bonus", "sixes", "last"], len("order"))
COLOUR_LETTERS: Final = np.frombuffer(COLOURS.encode(), np.uint8)
# By colour and step - HOME
NAMES: Final = np.array(
    [
        letters_of([name_of(colour, step) for step in range(HOME, GOAL + OFF_WAY + 1)], MAX_NAME)
        for colour in range(len(COLOURS))
    ]
)


@kernel
def spell(state: State, move: int, out: Letters) -> int:
    """Write a move; return its length."""
    colour, start, end = decode(move)
    length = write_letter(out, 0, int(COLOUR_LETTERS[colour]))
    length = write_name(out, length, NAMES[colour, start - HOME])
    length = write_letter(out, length, MINUS)
    return write_name(out, length, NAMES[colour, end - HOME])


@kernel
def read_move(state: State, letters: Letters) -> int:
    """Return the move that letters spell, be it legal or not; NO_MOVE where they spell none."""
    if len(letters) == 0:
        return NO_MOVE
    colour = find_letter(COLOUR_LETTERS, 0, len(COLOURS), int(letters[0]))
    if colour == len(COLOURS):
        return NO_MOVE
    dash = find_letter(letters, 1, len(letters), MINUS)
    start = find_name(NAMES[colour], letters, 1, dash)
    end = find_name(NAMES[colour], letters, dash + 1, len(letters))
    return NO_MOVE if start == NO_NAME or end == NO_NAME else encode(colour, start + HOME, end + HOME)


@kernel
def spell_position(state: State, out: Letters) -> int:
    """Write the fields of a position; return their length."""
    length = 0
    for colour in range(len(COLOURS)):
        if is_played(state, colour):
            length = write_pieces(state, colour, out, length)
    length = write_order(state, out, length)
    length = write_seat_and_phase(state, out, length)
    if state.die != 0:
        length = write_field(out, length, DIE, int(state.die))
    if state.bonus != 0:
        length = write_field(out, length, BONUS, int(state.bonus))
    if state.sixes != 0:
        length = write_field(out, length, SIXES, int(state.sixes))
    if state.last_colour != NONE:
        length = write_letter(out, write_word(out, length, LAST), int(COLOUR_LETTERS[state.last_colour]))
        length = write_name(out, length, NAMES[state.last_colour, state.last_step - HOME])
    return write_seats(state, out, length)


@kernel
def is_played(state: State, colour: int) -> bool:
    """Return whether somebody plays a colour."""
    owner = rules.owner_of(state, colour)
    return owner < int(state.players) and colour in rules.colours_of(state, owner)


@kernel
def write_pieces(state: State, colour: int, out: Letters, length: int) -> int:
    """Write where the pieces of a colour are behind some letters; return how many there are now."""
    length = write_word(out, length, COLOUR_LETTERS[colour : colour + 1])
    for piece in range(PIECES):
        length = write_name(out, write_comma(out, length), NAMES[colour, state.pieces[colour, piece] - HOME])
    return length


@kernel
def write_order(state: State, out: Letters, length: int) -> int:
    """Write which of two colours came first to each square that they share; return how many letters there are now."""
    start = length
    for place in range(SQUARES):
        first, second = int(state.squares[place, 0]), int(state.squares[place, 1])
        if NONE != second != first:
            length = write_word(out, length, ORDER) if length == start else write_comma(out, length)
            length = write_letter(out, write_number(out, length, place + 1), COLON)
            length = write_letter(out, length, int(COLOUR_LETTERS[first]))
            length = write_letter(out, length, int(COLOUR_LETTERS[second]))
    return length
