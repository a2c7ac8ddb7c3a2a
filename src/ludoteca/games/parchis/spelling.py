"""Moves of parchís as people write them: colour, from, `-`, to."""

from typing import Final

import numpy as np

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.spelling import MINUS, letters_of, write_letter, write_name
from ludoteca.games.parchis.board import COLOURS, GOAL, HOME, OFF_WAY, name_of
from ludoteca.games.parchis.engine import decode

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
