"""Placings, moves and the swap of Stax as people write them: `3@1,-1:4`, `0,0-2,-2:5`, `swap`.

A person chooses a placing or a move in three steps: the tile or where it is, the cell, the turn. The swap is one step.
Positions are spelled here too; notation.py says what their fields are.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.scratch import local_words
from ludoteca.core.spelling import (
    COMMA,
    END_OF_STEP,
    MINUS,
    find_letter,
    is_name,
    letters_of,
    read_number,
    write_field,
    write_letter,
    write_name,
    write_number,
    write_seat_and_phase,
    write_word,
)
from ludoteca.games.stax import past
from ludoteca.games.stax.board import COLOURS, NUMBER, OWNER, SETS, SIDES, TILES, TWO_FACED
from ludoteca.games.stax.codes import (
    encode_move_to,
    encode_placing,
    end_of,
    is_placing,
    is_swap,
    unpack_move,
    unpack_placing,
)
from ludoteca.games.stax.engine import insert
from ludoteca.games.stax.state import (
    BY_CAPTURE,
    BY_LIMIT,
    BY_NO_ACTION,
    BY_REPETITION,
    GOES_ON,
    LONGEST,
    NEAREST,
    SWAP,
)

STEPS: Final = 3  # of a placing or a move
SWAP_SPELLING: Final = "swap"
SWAP_LETTERS: Final = letters_of([SWAP_SPELLING], len(SWAP_SPELLING))[0]
AT, COLON, PLUS, PRIME, SLASH = map(ord, "@:+'/")
NO_COORDINATE: Final = NEAREST

MAX_CELL: Final = len("-1000,-1000")
MAX_SPELLING: Final = MAX_CELL + 1 + 1 + MAX_CELL + 1 + len(":5'")  # of a move, with the ends of two steps
MAX_TABLE: Final = (TILES - 1) * len("W13':5@/") + (TILES - 1) * MAX_CELL
MAX_PAST: Final = LONGEST * (2 * MAX_CELL + len("-:5'/"))
MAX_POSITION: Final = MAX_TABLE + MAX_PAST + 80  # for the turn, and the names of the fields

EMPTY_TABLE: Final = "none"
ENDS: Final = {
    BY_CAPTURE: "capture",
    BY_NO_ACTION: "no-action",
    BY_REPETITION: "repetition",
    BY_LIMIT: "limit",
}
TABLE, PLAYED, END, PAST, NONE = letters_of(["table", "played", "end", "past", EMPTY_TABLE], len("played"))
END_NAMES: Final = letters_of([ENDS.get(end, "") for end in range(GOES_ON, BY_LIMIT + 1)], len("repetition"))
COLOUR_LETTERS: Final = np.frombuffer(COLOURS.encode(), np.uint8)


@kernel
def spell(state: State, move: int, out: Letters) -> int:
    """Write an action; return its length."""
    if is_swap(move):
        return write_name(out, 0, SWAP_LETTERS)
    end_q, end_r = end_of(move)
    if is_placing(move):
        number, face, _, _, turn = unpack_placing(move)
        length = write_number(out, 0, number)
        length = write_prime(out, length, face)
        length = write_letter(out, length, END_OF_STEP)
        length = write_letter(out, length, AT)
        length = write_cell(out, length, end_q, end_r)
        return write_turn(out, length, turn)
    q, r, _, _, face, turn = unpack_move(move)
    length = write_cell(out, 0, q, r)
    length = write_letter(out, length, END_OF_STEP)
    length = write_letter(out, length, MINUS)
    length = write_cell(out, length, end_q, end_r)
    length = write_turn(out, length, turn)
    return write_prime(out, length, face)


@kernel
def write_cell(out: Letters, length: int, q: int, r: int) -> int:
    """Write a cell behind some letters; return how many there are now."""
    length = write_number(out, length, q)
    length = write_letter(out, length, COMMA)
    return write_number(out, length, r)


@kernel
def write_turn(out: Letters, length: int, turn: int) -> int:
    """Write the step that says how a tile is turned behind some letters; return how many there are now."""
    length = write_letter(out, length, END_OF_STEP)
    length = write_letter(out, length, COLON)
    return write_number(out, length, turn)


@kernel
def write_prime(out: Letters, length: int, face: int) -> int:
    """Write the prime of a tile whose other face is up behind some letters; return how many there are now."""
    return write_letter(out, length, PRIME) if face == 1 else length


@kernel
def read_move(state: State, letters: Letters) -> int:
    """Return the action that letters spell, be it legal or not; NO_MOVE where they spell none."""
    if is_name(SWAP_LETTERS, letters, 0, len(letters)):
        return SWAP
    colon = find_letter(letters, 0, len(letters), COLON)
    at = find_letter(letters, 0, colon, AT)
    return read_way(letters, colon) if at == colon else read_placing(letters, at, colon)


@kernel
def read_placing(letters: Letters, at: int, colon: int) -> int:
    """Return the placing that letters spell, with the cell from the `@` to the colon; NO_MOVE where they spell none."""
    face = ends_in_prime(letters, at)
    number, turn = read_number(letters, 0, at - face), read_number(letters, colon + 1, len(letters))
    q, r = read_cell(letters, at + 1, colon)
    is_tile = 1 <= number <= SETS and (face == 0 or number == TWO_FACED)
    if not is_tile or q == NO_COORDINATE or not 0 <= turn < SIDES:
        return NO_MOVE
    return encode_placing(number, face, q, r, turn)


@kernel
def read_way(letters: Letters, colon: int) -> int:
    """Return the move that letters spell, with its cells before the colon; NO_MOVE where they spell none."""
    first_digit = find_letter(letters, 0, colon, COMMA) + 2  # of the second coordinate, or its only one
    dash = find_letter(letters, first_digit, colon, MINUS)
    q, r = read_cell(letters, 0, dash)
    end_q, end_r = read_cell(letters, dash + 1, colon)
    face = ends_in_prime(letters, len(letters))
    turn = read_number(letters, colon + 1, len(letters) - face)
    if q == NO_COORDINATE or end_q == NO_COORDINATE or not 0 <= turn < SIDES:
        return NO_MOVE
    return encode_move_to(q, r, end_q, end_r, face, turn)


@kernel
def ends_in_prime(letters: Letters, end: int) -> int:
    """Return 1 where a prime stands before the end of a part of a text, else 0."""
    return int(end > 0 and letters[end - 1] == PRIME)


@kernel
def read_cell(letters: Letters, start: int, end: int) -> tuple[int, int]:
    """Read a part of a text as a cell: q and r, or NO_COORDINATE for both."""
    comma = find_letter(letters, start, end, COMMA)
    q, r = read_number(letters, start, comma), read_number(letters, comma + 1, end)
    is_near = -NEAREST < q < NEAREST and -NEAREST < r < NEAREST
    return (q, r) if is_near else (NO_COORDINATE, NO_COORDINATE)


@kernel
def spell_position(state: State, out: Letters) -> int:
    """Write the fields of a position; return their length."""
    length = write_table(state, out, write_word(out, 0, TABLE))
    length = write_seat_and_phase(state, out, length)
    length = write_field(out, length, PLAYED, int(state.played))
    if state.phase == OVER:
        length = write_name(out, write_word(out, length, END), END_NAMES[state.end])
    return write_past(state, out, write_word(out, length, PAST)) if state.moves > 0 else length


@kernel
def write_table(state: State, out: Letters, length: int) -> int:
    """Write the towers, each from the table up, behind some letters; return how many there are now."""
    stands = local_words(TILES)
    count = 0
    for tile in range(1, TILES):
        if state.level[tile] != 0:
            count = insert(stands, count, past.pack_stand(state, tile))
    if count == 0:
        return write_name(out, length, NONE)
    for index in range(count):
        tile, (q, r), level, face, turn = past.unpack_stand(int(stands[index]))
        if index > 0:
            length = write_letter(out, length, PLUS if level > 1 else SLASH)
        length = write_tile(out, length, tile, face, turn)
        is_top = index + 1 == count or past.unpack_stand(int(stands[index + 1]))[2] == 1
        if is_top:
            length = write_cell(out, write_letter(out, length, AT), q, r)
    return length


@kernel
def write_tile(out: Letters, length: int, tile: int, face: int, turn: int) -> int:
    """Write a tile as it lies behind some letters; return how many there are now."""
    length = write_letter(out, length, int(COLOUR_LETTERS[OWNER[tile]]))
    length = write_prime(out, write_number(out, length, int(NUMBER[tile])), face)
    return write_number(out, write_letter(out, length, COLON), turn)


@kernel
def write_past(state: State, out: Letters, length: int) -> int:
    """Write the moves since the last placing as what takes them back, latest first; return how many letters there are.

    A tile that has been moved twice comes from where it went first.
    """
    at_q, at_r = local_words(TILES), local_words(TILES)  # where each tile is after the move that is written
    for tile in range(1, TILES):
        at_q[tile] = state.q[tile]
        at_r[tile] = state.r[tile]
    for move in range(int(state.moves) - 1, -1, -1):
        tile, right, down, face, turn = past.way_of(state, move)
        if move < state.moves - 1:
            length = write_letter(out, length, SLASH)
        length = write_letter(out, write_cell(out, length, int(at_q[tile]), int(at_r[tile])), MINUS)
        at_q[tile] -= right
        at_r[tile] -= down
        length = write_letter(out, write_cell(out, length, int(at_q[tile]), int(at_r[tile])), COLON)
        length = write_prime(out, write_number(out, length, turn), face)
    return length
