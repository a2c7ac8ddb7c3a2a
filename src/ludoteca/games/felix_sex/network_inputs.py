"""Felix Sex as the network sees it: the same numbers of each side, its own first, then who throws.

    own block | the other's block | who throws

A block tells how many pieces stand on each step, and what follows from where all of them stand. Steps count along a
player's own way, so that the game looks the same from both sides. Pieces that are off are left out: a game of five
pieces looks like one of fifteen of which ten are off.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.generator import mixed
from ludoteca.core.interface import Floats
from ludoteca.core.kernel import kernel, plain
from ludoteca.core.moves import MOVE, State
from ludoteca.core.sums import add_to
from ludoteca.games.felix_sex import rules
from ludoteca.games.felix_sex.board import HAND, LAST, LAST_SIX, OFF, ROW_END, STEPS
from ludoteca.games.felix_sex.engine import DIE_FACES
from ludoteca.games.felix_sex.state import DICE

VERSION: Final = 1
ORDER_IS_FREE: Final = True  # of the moves of a turn: those that are legal in either order give the same position
ROLLOUTS: Final = 300  # that a choice of an expert takes at most
ROLLOUT_THROWS: Final = 6  # after which one is cut
__all__ = ["INPUTS", "ORDER_IS_FREE", "ROLLOUTS", "ROLLOUT_THROWS", "VERSION", "encode", "key"]

# A side's block
(
    LEFT,  # pieces that are not off
    DISTANCE,  # steps until all are
    IN_HAND,
    DICE_TO_ENTER,  # of the next throw
    MUST_ENTER,
    MAY_TAKE_OFF,
    FACES,  # dice that would take a piece off, once that is allowed
    SPARE,  # pieces that the same die would take off as another
    HUNTED,  # single pieces with enemies behind them
    RISK,  # how many of them may be captured
    LOSS,  # the steps lost by that
    STACKS,  # with enemies behind them, who may not land there
    OUT_OF_REACH,  # pieces that no enemy is behind
) = range(13)
CELLS: Final = 13  # from here on: pieces on each step of the board
ALONE, TWO, THREE, MORE = range(4)  # of a cell's numbers
SIZES: Final = 4
BLOCK: Final = CELLS + SIZES * LAST

WHO_THROWS: Final = 2 * BLOCK  # counted from the own side; nobody while it is thrown for who starts
INPUTS: Final = WHO_THROWS + 2

SIDES: Final = 2
MOST_PIECES: Final = 15
FEW: Final = 5  # cells, or pieces more than three on one
FURTHEST: Final = 18  # steps of a throw
THROWS: Final = 216

NO_WAYS: Final = np.int32(0)

THREE_DICE: Final = np.array(
    [(low, middle, high) for low in range(1, 7) for middle in range(low, 7) for high in range(middle, 7)]
)
WAYS: Final = np.array([{1: 1, 2: 3, 3: 6}[len(set(faces))] for faces in THREE_DICE.tolist()], np.int32)  # of 216


def _reaches() -> NDArray[np.int32]:
    """List how many steps each throw can bring one piece on, as a set, with 0 to 3 dice of it; bit FURTHEST - n is n.

    With fewer than three it is any of them: which dice enter pieces first is for the player to say.
    """
    table = np.zeros((DICE + 1, len(THREE_DICE)), np.int32)
    for throw, faces in enumerate(THREE_DICE.tolist()):
        for chosen in range(1, 1 << DICE):
            steps = sum(face for die, face in enumerate(faces) if chosen >> die & 1)
            table[chosen.bit_count() :, throw] |= 1 << FURTHEST - steps
    return table


REACHES: Final = _reaches()
# By player and step, for each piece there; the first of OFF is for what else is seen. 30 pieces and 32 of those are
# less than 64 in all, so that sums of 57 bits stay within 63.
KEY_BITS: Final = 57
KEYS: Final = (
    (plain(mixed)(np.arange(1, SIDES * STEPS + 1, dtype=np.uint64)) >> np.uint64(64 - KEY_BITS))
    .astype(np.int64)
    .reshape(SIDES, STEPS)
)


@kernel
def key(state: State, side: int) -> int:
    """Return a number that is another for all that a side sees differently, as far as chance goes with 57 bits."""
    thrower = 1 - int(state.seat) if state.phase == MOVE else int(state.seat)
    turn = (((side << 1 | thrower) << 1 | int(state.opening)) << 1 | int(state.entered[0])) << 1 | int(state.entered[1])
    number = KEYS[0, OFF] * (turn + 1)
    for step in range(OFF):
        number += KEYS[0, step] * state.counts[0, step] + KEYS[1, step] * state.counts[1, step]
    return int(number)


@kernel
def encode(state: State, side: int, inputs: Floats) -> None:
    """Fill in what a side sees; in the middle of a turn, what it would see if the turn ended there."""
    inputs[:] = 0
    look_at_side(state, side, inputs[:BLOCK])
    look_at_side(state, 1 - side, inputs[BLOCK:WHO_THROWS])
    thrower = 1 - int(state.seat) if state.phase == MOVE else int(state.seat)
    if not state.opening:
        inputs[WHO_THROWS + (thrower != side)] = 1


@kernel
def look_at_side(state: State, side: int, block: Floats) -> None:
    """Fill in a side's block."""
    in_hand = int(state.counts[side, HAND])
    block[IN_HAND] = in_hand / MOST_PIECES
    block[DICE_TO_ENTER] = min(in_hand, DICE) / DICE
    block[MUST_ENTER] = rules.must_enter_first(state, side)
    block[MAY_TAKE_OFF] = rules.may_take_off(state, side)
    enemies = int(state.standing[1 - side])
    dice = DICE - min(int(state.counts[1 - side, HAND]), DICE)  # the others enter pieces first
    left, distance = in_hand, in_hand * OFF
    standing = int(state.standing[side])
    for step in range(1, LAST + 1):
        if standing >> step & 1:
            count = int(state.counts[side, step])
            left += count
            distance += count * (OFF - step)
            look_at_cell(step, count, block)
            if step > ROW_END:
                look_at_danger(step, count, enemies, dice, block)
    block[LEFT] = left / MOST_PIECES
    block[DISTANCE] = distance / (MOST_PIECES * OFF)


@kernel
def look_at_cell(step: int, count: int, block: Floats) -> None:
    """Fill in how many pieces stand on a step."""
    cell = CELLS + SIZES * (step - 1)
    if count == 1:
        block[cell + ALONE] = 1
    else:
        block[cell + TWO] = 1
        if count > 2:
            block[cell + THREE] = 1
            block[cell + MORE] = (count - 3) / FEW
    if step >= LAST_SIX:
        add_to(block, FACES, 1 / DIE_FACES)
        add_to(block, SPARE, (count - 1) / MOST_PIECES)


@kernel
def look_at_danger(step: int, count: int, enemies: int, dice: int, block: Floats) -> None:
    """Add what enemies with a number of dice may do to the pieces on a shared cell."""
    if enemies & (1 << step) - 1 == 0:
        add_to(block, OUT_OF_REACH, count / MOST_PIECES)
    elif count > 1:
        add_to(block, STACKS, 1 / FEW)
    else:
        chance = ways_to_hit(step, enemies, dice) / THROWS
        add_to(block, HUNTED, 1 / FEW)
        add_to(block, RISK, chance)
        add_to(block, LOSS, chance * step / LAST)


@kernel
def ways_to_hit(step: int, enemies: int, dice: int) -> int:
    """Return in how many of 216 throws an enemy can come as far as a step, wherever he may land on the way."""
    hunters = enemies & rules.steps_from_to(1, step - 1)
    near = np.int32(hunters << FURTHEST >> step)  # a hunter n steps behind is now bit FURTHEST - n
    ways = np.int32(0)
    if near != 0:
        for throw in range(len(THREE_DICE)):
            ways += WAYS[throw] if near & REACHES[dice, throw] != 0 else NO_WAYS
    return int(ways)
