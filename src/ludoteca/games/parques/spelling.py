"""Plays of parqués as people write them: colour, from, `-`, to, perhaps with a square between; two for a split."""

from typing import Final

import numpy as np

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.spelling import MINUS, letters_of, write_letter, write_name
from ludoteca.games.parques.board import BOARDS, COLOURS, HOME, LARGEST, OFF_WAY, TRACKS
from ludoteca.games.parques.engine import decode
from ludoteca.games.parques.state import NO_STEP

MAX_NAME: Final = 3  # 136
MAX_SPELLING: Final = 2 * (1 + MAX_NAME + 1 + MAX_NAME) + 1  # Y99-102 Y100-105; with a square between it is shorter
BLANK: Final = ord(" ")

COLOUR_LETTERS: Final = np.frombuffer(COLOURS.encode(), np.uint8)
# By board, colour and step - HOME
NAMES: Final = np.zeros((len(BOARDS), len(COLOURS), LARGEST.goal + OFF_WAY - HOME + 1, MAX_NAME), np.uint8)

for _board, _track in enumerate(TRACKS):
    for _colour in range(_track.colours):
        _names = [_track.name_of(_colour, step) for step in range(HOME, _track.goal + OFF_WAY + 1)]
        NAMES[_board, _colour, : len(_names)] = letters_of(_names, MAX_NAME)


@kernel
def spell(state: State, move: int, out: Letters) -> int:
    """Write a play; return its length."""
    colour, start, middle, end, second_start, second_end = decode(move)
    length = write_way(state, colour, start, middle, end, out, 0)
    if second_start == NO_STEP:
        return length
    length = write_letter(out, length, BLANK)
    return write_way(state, colour, second_start, NO_STEP, second_end, out, length)


@kernel
def write_way(state: State, colour: int, start: int, middle: int, end: int, out: Letters, length: int) -> int:
    """Write the way of a piece behind some letters; return how many there are now."""
    names = NAMES[int(state.board), colour]
    length = write_letter(out, length, int(COLOUR_LETTERS[colour]))
    length = write_name(out, length, names[start - HOME])
    if middle != NO_STEP:
        length = write_letter(out, length, MINUS)
        length = write_name(out, length, names[middle - HOME])
    length = write_letter(out, length, MINUS)
    return write_name(out, length, names[end - HOME])
