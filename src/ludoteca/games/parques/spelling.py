"""Plays of parqués as people write them: colour, from, `-`, to, perhaps with a square between; two for a split.

And positions; notation.py says what their fields are.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import ROLL, State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import (
    BLANK,
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
from ludoteca.games.parques import rules
from ludoteca.games.parques.board import BOARDS, COLOURS, HOME, LARGEST, OFF_WAY, PLACES, TRACKS
from ludoteca.games.parques.engine import colour_to_play, decode, encode, encode_split
from ludoteca.games.parques.state import NO_STEP
from ludoteca.games.track_spelling import write_seats

MAX_NAME: Final = 3  # 136
MAX_SPELLING: Final = 2 * (1 + MAX_NAME + 1 + MAX_NAME) + 1  # Y99-102 Y100-105; with a square between it is shorter
MAX_POSITION: Final = 300  # 152 for the pieces, and less than 130 for the turn

DICE, DICE_USED, PAIRS, TRIES_LEFT = letters_of(["dice", "dice_used", "pairs", "tries_left"], len("tries_left"))
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


@kernel
def read_move(state: State, letters: Letters) -> int:
    """Return the play that letters spell, be it legal or not; NO_MOVE where they spell none."""
    if len(letters) == 0:
        return NO_MOVE
    places = int(PLACES[state.board])
    colour = find_letter(COLOUR_LETTERS, 0, places, int(letters[0]))
    if colour == places:
        return NO_MOVE
    blank = find_letter(letters, 0, len(letters), BLANK)
    if blank < len(letters):
        return read_split(state, colour, letters, blank)
    return read_play_of_one(state, colour, letters)


@kernel
def read_play_of_one(state: State, colour: int, letters: Letters) -> int:
    """Return the play of one piece of a colour that letters spell, perhaps with a square between; or NO_MOVE."""
    dash = find_letter(letters, 1, len(letters), MINUS)
    second_dash = find_letter(letters, dash + 1, len(letters), MINUS)
    if second_dash >= len(letters):
        start, end = read_way(state, colour, letters, 1, len(letters))
        return NO_MOVE if min(start, end) == NO_STEP else encode(colour, start, NO_STEP, end, NO_STEP, NO_STEP)
    start, middle = read_way(state, colour, letters, 1, second_dash)
    end = read_step(state, colour, letters, second_dash + 1, len(letters))
    return NO_MOVE if min(start, middle, end) == NO_STEP else encode(colour, start, middle, end, NO_STEP, NO_STEP)


@kernel
def read_split(state: State, colour: int, letters: Letters, blank: int) -> int:
    """Return the play of two pieces of a colour that letters spell, either of them first; or NO_MOVE."""
    second = blank
    while second < len(letters) and letters[second] == BLANK:
        second += 1
    if second == len(letters) or letters[second] != letters[0]:
        return NO_MOVE
    start, end = read_way(state, colour, letters, 1, blank)
    second_start, second_end = read_way(state, colour, letters, second + 1, len(letters))
    if min(start, end, second_start, second_end) == NO_STEP:
        return NO_MOVE
    return encode_split(colour, start, end, second_start, second_end)


@kernel
def read_way(state: State, colour: int, letters: Letters, start: int, end: int) -> tuple[int, int]:
    """Read a part of a text as two steps of a colour with a `-` between; NO_STEP for one that it does not name."""
    dash = find_letter(letters, start, end, MINUS)
    return read_step(state, colour, letters, start, dash), read_step(state, colour, letters, dash + 1, end)


@kernel
def read_step(state: State, colour: int, letters: Letters, start: int, end: int) -> int:
    """Return the step of a colour that a part of a text names; NO_STEP where it names none."""
    index = find_name(NAMES[int(state.board), colour], letters, start, end)
    return NO_STEP if index == NO_NAME else index + HOME


@kernel
def spell_position(state: State, out: Letters) -> int:
    """Write the fields of a position; return their length."""
    length = 0
    for seat in range(int(state.players)):
        length = write_pieces(state, rules.colour_of(state, seat), out, length)
    length = write_seat_and_phase(state, out, length)
    if state.dice[0] != 0:
        length = write_field(out, length, DICE, int(state.dice[0]))
        if state.dice[1] != 0:
            length = write_number(out, write_letter(out, length, MINUS), int(state.dice[1]))
    if state.dice_used != 0:
        length = write_field(out, length, DICE_USED, int(state.dice_used))
    if state.pairs != 0:
        length = write_field(out, length, PAIRS, int(state.pairs))
    if may_have_tries(state):
        length = write_field(out, length, TRIES_LEFT, int(state.tries_left))
    return write_seats(state, out, length)


@kernel
def write_pieces(state: State, colour: int, out: Letters, length: int) -> int:
    """Write where the pieces of a colour are behind some letters; return how many there are now."""
    names = NAMES[int(state.board), colour]
    length = write_word(out, length, COLOUR_LETTERS[colour : colour + 1])
    for piece in range(int(state.piece_count)):
        length = write_name(out, write_comma(out, length), names[state.pieces[colour, piece] - HOME])
    return length


@kernel
def may_have_tries(state: State) -> bool:
    """Return whether a position says how many throws are left to get a pair."""
    if state.phase != ROLL or state.contest != 0:
        return False
    return not rules.is_any_in_play(state, colour_to_play(state))
