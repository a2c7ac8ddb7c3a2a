"""Actions and observations of a game that brings no `features.py` of its own: a template.

An action is the place of a move in the list of legal ones. An observation is the state itself, byte by byte, and behind
it whether the looker is to act and how many places the looker sits behind seat 0. Nothing is turned towards the looker.
"""

from typing import TYPE_CHECKING, Final

import numpy as np

from ludoteca.core.interface import Codes, Mask, Observation
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.options import Setup
from ludoteca.core.scratch import bytes_of
from ludoteca.core.spelling import spelled

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.core.interface import engine, spelling, state_module

VERSION: Final = 1
PARTS: Final = 1
CLOSED: Final = -1  # no move: the action is not open
MAX_MOVES: Final = state_module.MAX_MOVES
STATE_BYTES: Final = state_module.DTYPE.itemsize


def action_count(setup: Setup) -> int:
    """Return how many actions there are."""
    return MAX_MOVES


def observation_size(setup: Setup) -> int:
    """Return how many numbers an observation has."""
    return STATE_BYTES + 2


def action_text(state: State, chosen: Codes, action: int) -> str:
    """Spell the move of an action; where it is not open, number it."""
    move = int(move_of_action(state, chosen, np.empty(MAX_MOVES, np.int64), action))
    return f"move {action + 1}" if move == CLOSED else spelled(spelling, state, move)


@kernel
def list_actions(state: State, chosen: Codes, moves: Codes, mask: Mask) -> int:
    """Mark the actions open to whoever decides; return how many there are."""
    count = engine.legal(state, moves)
    mask[:count] = 1
    mask[count:] = 0
    return count


@kernel
def take_action(state: State, chosen: Codes, moves: Codes, action: int) -> bool:
    """Play an open action; every action is a whole move."""
    engine.legal(state, moves)
    engine.play(state, int(moves[action]))
    return True


@kernel
def move_of_action(state: State, chosen: Codes, moves: Codes, action: int) -> int:
    """Return the move that an action stands for, or CLOSED."""
    return int(moves[action]) if action < engine.legal(state, moves) else CLOSED


@kernel
def next_action(state: State, chosen: Codes, moves: Codes, move: int) -> int:
    """Return the action of a legal move."""
    action = 0
    for index in range(engine.legal(state, moves)):
        if moves[index] == move:
            action = index
    return action


@kernel
def observe(state: State, chosen: Codes, seat: int, out: Observation) -> None:
    """Fill in what a seat sees."""
    content = bytes_of(state)
    for index in range(STATE_BYTES):  # Numba would allocate, in case the arrays overlap
        out[index] = content[index]
    out[STATE_BYTES] = state.phase != OVER and state.seat == seat
    out[STATE_BYTES + 1] = seat
