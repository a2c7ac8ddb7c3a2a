"""Placings, moves and the swap of Stax as people write them: `3@1,-1:4`, `0,0-2,-2:5`, `swap`.

A person chooses a placing or a move in three steps: the tile or where it is, the cell, the turn. The swap is one step.
"""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.pieces import NO_MOVE
from ludoteca.core.spelling import (
    COMMA,
    END_OF_STEP,
    MINUS,
    find_letter,
    is_name,
    letters_of,
    read_number,
    write_letter,
    write_name,
    write_number,
)
from ludoteca.games.stax.board import SETS, SIDES, TWO_FACED
from ludoteca.games.stax.codes import (
    encode_move_to,
    encode_placing,
    end_of,
    is_placing,
    is_swap,
    unpack_move,
    unpack_placing,
)
from ludoteca.games.stax.state import NEAREST, SWAP

STEPS: Final = 3  # of a placing or a move
SWAP_SPELLING: Final = "swap"
SWAP_LETTERS: Final = letters_of([SWAP_SPELLING], len(SWAP_SPELLING))[0]
AT, COLON, PRIME = map(ord, "@:'")
NO_COORDINATE: Final = NEAREST

MAX_CELL: Final = len("-1000,-1000")
MAX_SPELLING: Final = MAX_CELL + 1 + 1 + MAX_CELL + 1 + len(":5'")  # of a move, with the ends of two steps


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
