"""Placings, moves and the swap of Stax as people write them: `3@1,-1:4`, `0,0-2,-2:5`, `swap`.

A person chooses a placing or a move in three steps: the tile or where it is, the cell, the turn. The swap is one step.
"""

from typing import Final

from ludoteca.core.interface import Letters
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State
from ludoteca.core.spelling import END_OF_STEP, MINUS, letters_of, write_letter, write_name, write_number
from ludoteca.games.stax.codes import end_of, is_placing, is_swap, unpack_move, unpack_placing

STEPS: Final = 3  # of a placing or a move
SWAP_SPELLING: Final = "swap"
SWAP_LETTERS: Final = letters_of([SWAP_SPELLING], len(SWAP_SPELLING))[0]
AT, COLON, COMMA, PRIME = map(ord, "@:,'")

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
