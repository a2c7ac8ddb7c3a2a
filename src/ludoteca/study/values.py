"""What positions, throws and choices are worth to every side: a template, of which each game with dice has a copy.

`instances.py` makes the copies. A row of values has a chance to win for each side, and they sum to 1. At a throw it is
the mean over all throws; what a throw is worth is seen when everybody has played it out as the search likes best.
"""

from typing import TYPE_CHECKING, Final

from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import OVER, State
from ludoteca.core.place_value import PLACE_VALUE
from ludoteca.core.state import Workspace
from ludoteca.study.interface import Chances

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import search
    from ludoteca.core.interface import engine

MEAN, SEEN, NEXT = range(3)  # rows of the scratch array: what is summed up, what was predicted, and what is next
SCRATCH_ROWS: Final = 3
ROUNDS: Final = 4  # of taking out what places behind the first are worth; each leaves a tenth of the error
LEAST: Final = 1e-9  # of a chance, so that it can be divided by


@kernel
def value_throws(
    state: State, plies: int, workspace: Workspace, scratch: Chances, throws: Codes, weights: Chances, values: Chances
) -> int:
    """Fill in every throw that can come, packed, with its probability and what it is worth; return how many.

    What follows it is looked at some throws ahead, none or one.
    """
    due = engine.dice_due(state)
    count = int(search.CHANCE_COUNT[due])
    for index in range(count):
        throws[index] = search.CHANCE_DICE[due, index]
        weights[index] = search.CHANCE_WEIGHT[due, index]
        workspace.root[0] = state
        engine.throw(workspace.root[0], int(throws[index]))
        value_ahead(workspace.root[0], plies, workspace, scratch, values[index])
    return count


@kernel
def value_moves(state: State, plies: int, workspace: Workspace, scratch: Chances, moves: Codes, values: Chances) -> int:
    """Fill in the legal moves, and what each is worth some throws ahead, none or one; return how many."""
    count = int(engine.legal(state, moves))
    for index in range(count):
        workspace.root[0] = state
        engine.play(workspace.root[0], int(moves[index]))
        value_ahead(workspace.root[0], plies, workspace, scratch, values[index])
    return count


@kernel
def value_ahead(state: State, plies: int, workspace: Workspace, scratch: Chances, values: Chances) -> None:
    """Play a throw out, and fill in what the position is worth some throws ahead, none or one."""
    search.settle(state, workspace, workspace.stop)
    if plies == 0 or state.phase == OVER:
        value_position(state, workspace, scratch, values)
    else:
        value_mean(state, workspace, scratch, values)


@kernel
def value_mean(state: State, workspace: Workspace, scratch: Chances, values: Chances) -> None:
    """Fill in the mean of what all throws are worth."""
    due = engine.dice_due(state)
    for side in range(workspace.sides):
        scratch[MEAN, side] = 0
    for index in range(int(search.CHANCE_COUNT[due])):
        workspace.table[0] = state
        engine.throw(workspace.table[0], int(search.CHANCE_DICE[due, index]))
        search.settle(workspace.table[0], workspace, workspace.stop)
        value_position(workspace.table[0], workspace, scratch, values)
        for side in range(workspace.sides):
            scratch[MEAN, side] += search.CHANCE_WEIGHT[due, index] * values[side]
    for side in range(workspace.sides):
        values[side] = scratch[MEAN, side]


@kernel
def value_position(state: State, workspace: Workspace, scratch: Chances, values: Chances) -> None:
    """Fill in the chance of each side to win, as it is seen without a throw ahead; known where somebody has won."""
    sides = int(workspace.sides)
    winners = 0
    for side in range(sides):
        winners += engine.place_of(state, side) == 1
    for side in range(sides):
        if winners > 0:
            values[side] = (engine.place_of(state, side) == 1) / winners
        elif state.phase == OVER:
            values[side] = 1 / sides
        else:
            values[side] = search.leaf(state, side, workspace)
    if winners == 0 and state.phase != OVER:
        take_places_out(values, sides, scratch)


@kernel
def take_places_out(values: Chances, sides: int, scratch: Chances) -> None:
    """Turn what the search predicts into chances to win, which sum to 1.

    It predicts the chance to win and a little for each opponent who is left behind (core/place_value.py). The chance to
    be before another is taken to be in the ratio of the chances to win.
    """
    for side in range(sides):
        scratch[SEEN, side] = values[side]
    scale_to_one(values, sides)
    if sides == 2:
        return
    for _ in range(ROUNDS):
        for side in range(sides):
            behind = 0.0
            for other in range(sides):
                if other != side:
                    behind += values[side] / (values[side] + values[other])
            not_first = behind / (sides - 1) - values[side]
            scratch[NEXT, side] = scratch[SEEN, side] - PLACE_VALUE * not_first
        for side in range(sides):
            values[side] = scratch[NEXT, side]
        scale_to_one(values, sides)


@kernel
def scale_to_one(values: Chances, count: int) -> None:
    """Scale chances so that they sum to 1."""
    total = 0.0
    for index in range(count):
        values[index] = max(values[index], LEAST)
        total += values[index]
    for index in range(count):
        values[index] /= total
