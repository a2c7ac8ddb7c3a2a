"""Moves of parchís as people write them: colour, from, `-`, to."""

from typing import Final

import numpy as np

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import MINUS, NO_NAME, find_letter, find_name, letters_of, write_letter, write_name
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, OFF_WAY, name_of
from ludoteca.games.parchis.engine import decode, encode

MAX_NAME: Final = 2  # 68, c7
MAX_SPELLING: Final = 1 + MAX_NAME + 1 + MAX_NAME  # Y68-c1

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
