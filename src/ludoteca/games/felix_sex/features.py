"""Felix Sex as numbers: actions and observations, seen from whoever looks.

An action is the step of the own way that it starts from (0 the hand, 1 to 6 the own row, then the shared cells to 30)
and the face of the die used. A joint landing is named by the cell it ends on: it uses all dice, which say from where.

      0 - 185   step x 6 + face - 1
    186 - 209   with stacks=joint: the three dice together, landing on cell 7 to 30
    186 -       with stacks=together: the same as 0 - 185 with two pieces, then with three… up to all

An observation counts pieces along each player's way, so that from step 7 on the same step is the same cell.

      0 - 31   the looker's pieces: in hand, on each step, off
     32 - 63   the other's
     64 - 65   whether all pieces of the looker, of the other, have been on the board (F-N3)
     66 - 67   whose turn it is: the looker's, the other's; none when the game is over
     68 - 73   how many dice with each face, 1 to 6, are not used yet; none while a throw is due
     74        whether it is being thrown for who starts (F-T1)
     75 - 76   what the looker, what the other has thrown for it, or 0

Left out is what a way to play fixes: the options.
"""

from typing import Final

import numpy as np

from ludoteca.core.interface import Codes, Mask, Observation
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.options import Setup
from ludoteca.core.spelling import spelled
from ludoteca.games.felix_sex import engine, spelling
from ludoteca.games.felix_sex.board import LAST, NO_CELL, ROW_END, STEP, STEPS, WHITE, name_of
from ludoteca.games.felix_sex.state import DICE, INFO, MAX_MOVES, OPTIONS, STACKS_JOINT, STACKS_TOGETHER

VERSION: Final = 1  # of the encoding: goes up with every change of meaning
PARTS: Final = 1  # choices that a move is made of
CLOSED: Final = -1  # no move: the action is not open

FACES: Final = len(INFO.faces)
SINGLES: Final = (LAST + 1) * FACES  # actions of one piece
FIRST_JOINT: Final = ROW_END + 1  # the first cell of a joint landing
JOINTS: Final = LAST - ROW_END
(STACKS_WORDS,) = (option.values for option in OPTIONS if option.name == "stacks")

ENTERED: Final = 2 * STEPS
TURN: Final = ENTERED + 2
UNUSED: Final = TURN + 2
OPENING: Final = UNUSED + FACES
OPENING_DICE: Final = OPENING + 1
SIZE: Final = OPENING_DICE + 2


def action_count(setup: Setup) -> int:
    """Return how many actions there are."""
    stacks = STACKS_WORDS.index(setup.options["stacks"])
    if stacks == STACKS_TOGETHER:
        return SINGLES * int(setup.options["pieces"])
    return SINGLES + JOINTS if stacks == STACKS_JOINT else SINGLES


def observation_size(setup: Setup) -> int:
    """Return how many numbers an observation has."""
    return SIZE


def action_text(state: State, chosen: Codes, action: int) -> str:
    """Spell the move of an action; where it is not open, name its step and die, or its cell."""
    move = int(move_of_action(state, chosen, np.empty(MAX_MOVES, np.int64), action))
    if move != CLOSED:
        return spelled(spelling, state, move)
    if is_joint(state, action):
        return f"joint landing on {action - SINGLES + FIRST_JOINT}"
    start, face, pieces = parts_of(action)
    group = f"*{pieces}" if pieces > 1 else ""
    return f"{name_of(int(state.seat), start)}{group} by a {face}"


# Actions


@kernel
def list_actions(state: State, chosen: Codes, moves: Codes, mask: Mask) -> int:
    """Mark the actions open to whoever decides; return how many."""
    mask[:] = 0
    count = engine.legal(state, moves)
    for index in range(count):
        mask[action_of_move(state, int(moves[index]))] = 1
    return count


@kernel
def take_action(state: State, chosen: Codes, moves: Codes, action: int) -> bool:
    """Play an open action, which is not checked; return True, since it is a whole move."""
    engine.play(state, packed(state, action))
    return True


@kernel
def move_of_action(state: State, chosen: Codes, moves: Codes, action: int) -> int:
    """Return the move that an action stands for, or CLOSED."""
    for index in range(engine.legal(state, moves)):
        move = int(moves[index])
        if action_of_move(state, move) == action:
            return move
    return CLOSED


@kernel
def is_joint(state: State, action: int) -> bool:
    """Return whether an action is a joint landing."""
    return action >= SINGLES and bool(state.stacks == STACKS_JOINT)


@kernel
def parts_of(action: int) -> tuple[int, int, int]:
    """Return the step, the face and the number of pieces of an action that is no joint landing."""
    single = action % SINGLES
    return single // FACES, single % FACES + 1, action // SINGLES + 1


@kernel
def packed(state: State, action: int) -> int:
    """Pack the move of an open action."""
    seat = int(state.seat)
    if is_joint(state, action):
        return engine.encode_joint(state, seat, action - SINGLES + FIRST_JOINT)
    start, face, pieces = parts_of(action)
    return engine.encode(seat, start, start + face, pieces)


@kernel
def action_of_move(state: State, move: int) -> int:
    """Return the action of a legal move."""
    _, _, second, first, last, pieces = engine.unpack(move)
    start, end = int(STEP[first]), int(STEP[last])
    if second != NO_CELL:
        return SINGLES + end - FIRST_JOINT
    return (pieces - 1) * SINGLES + start * FACES + end - start - 1


@kernel
def next_action(state: State, chosen: Codes, moves: Codes, move: int) -> int:
    """Return the action of a legal move, which is the whole of it."""
    return action_of_move(state, move)


# Observations


@kernel
def observe(state: State, chosen: Codes, seat: int, out: Observation) -> None:
    """Fill in what a seat sees."""
    for step in range(STEPS):
        out[step] = state.counts[seat, step]
        out[STEPS + step] = state.counts[1 - seat, step]
    out[ENTERED:] = 0
    out[ENTERED] = state.entered[seat]
    out[ENTERED + 1] = state.entered[1 - seat]
    if state.phase != OVER:
        out[TURN + (state.seat != seat)] = 1
    for index in range(DICE):
        if state.dice[index] != 0:
            out[UNUSED + int(state.dice[index]) - 1] += 1
    if state.opening:
        out[OPENING] = 1
        out[OPENING_DICE + (seat != WHITE)] = state.white_die
