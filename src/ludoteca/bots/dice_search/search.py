"""Expectation over the dice for one game: a template, of which each game has a copy with its own parts in it.

`instances.py` makes the copies and puts in what is named below. The value of a position is the chance that a side
wins. At a throw it is the mean over all throws. At a decision whoever decides plays his throw out as the network
likes best for him, and the search goes on from there. Where the plies (throws looked ahead) are used up, the network
guesses. There is no recursion: Numba does not keep the compiled code of recursive functions well.
"""

from typing import TYPE_CHECKING

import numpy as np

from ludoteca.bots.dice_search.workspace import MAX_CHAIN, UP
from ludoteca.core.dice import chance_tables
from ludoteca.core.interface import Codes, Floats
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca.core.place_value import worth_of_place
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import evaluation
    from ludoteca.core.interface import engine, info

CHANCE_COUNT, CHANCE_DICE, CHANCE_WEIGHT = chance_tables(info.faces)

NO_KEY = 0  # of a position that is not worth to be kept
UNKNOWN = -1.0
CLEARLY_WORSE = 0.04  # chances to win: moves that lose so much against the best are not looked at further ahead


@kernel
def score_moves(state: State, plies: int, workspace: Workspace, stop: Codes) -> int:
    """List the legal moves in `choices`, and the chance to win after each in `scores`; return how many.

    `stop` is set by another thread when time is up: scores of a search that was stopped mean nothing. A score below 0
    is of a move that was given up with fewer throws ahead.
    """
    begin_scores(state, workspace)
    while score_next(state, plies, workspace, stop):
        pass
    return int(workspace.count)


@kernel
def begin_scores(state: State, workspace: Workspace) -> None:
    """List the legal moves in `choices`, none of which has been scored."""
    workspace.count = engine.legal(state, workspace.choices)
    for index in range(workspace.count):
        workspace.scores[index] = 0
    workspace.scored = 0
    workspace.further = 0


@kernel
def score_next(state: State, plies: int, workspace: Workspace, stop: Codes) -> bool:
    """Score one move, first of all without a throw ahead, then some of them with one, and so on up to `plies`.

    Return whether there is more to do.
    """
    count, index, further = int(workspace.count), int(workspace.scored), int(workspace.further)
    while index < count and workspace.scores[index] < 0:
        index += 1
    if index < count:
        workspace.nodes[0] = state
        engine.play(workspace.nodes[0], workspace.choices[index])
        settle(workspace.nodes[0], workspace, stop)
        workspace.scores[index] = worth_if_new(state.seat % workspace.sides, further, workspace, stop)
        workspace.scored = index + 1
        return True
    if further == plies:
        return False
    give_up_some(count, workspace)
    workspace.scored = 0
    workspace.further = further + 1
    return True


@kernel
def give_up_some(count: int, workspace: Workspace) -> None:
    """Bring below 0 the scores of moves that are not worth a longer look.

    These are the clearly worse ones, and those that score as one before to the last digit: they begin the same moves
    in another order.
    """
    scores = workspace.scores
    best = scores[0]
    for index in range(1, count):
        best = max(best, scores[index])
    least = np.float64(best) - CLEARLY_WORSE
    for index in range(count):
        if scores[index] < least or is_among(scores[index], scores, index):
            scores[index] -= 1


@kernel
def is_among(number: float, numbers: Floats | Codes, count: int) -> bool:
    """Return whether a number is among the first ones of an array."""
    for index in range(count):
        if numbers[index] == number:
            return True
    return False


@kernel
def worth_if_new(side: int, plies: int, workspace: Workspace, stop: Codes) -> float:
    """Return the chance that a side wins from the first of `nodes`, where a throw is due or the game is over.

    The moves of a turn are chosen one by one, and each time much the same ends of the turn are looked at.
    """
    key = evaluation.key(workspace.nodes[0], side)
    if key == NO_KEY or plies == 0:
        return worth(side, plies, workspace, stop)
    key += plies
    value = recall(key, workspace)
    if value == UNKNOWN:
        value = worth(side, plies, workspace, stop)
        if not stop[UP]:
            keep(key, value, workspace)
    return value


@kernel
def worth(side: int, plies: int, workspace: Workspace, stop: Codes) -> float:
    """Return the chance that a side wins from the first of `nodes`, by going through all throws.

    The throws that lead to the node at hand are counted through like the digits of a number: `throws` has the throw
    tried at each ply, `totals` what those before it have come to.
    """
    nodes, throws, totals = workspace.nodes, workspace.throws, workspace.totals
    level = 0
    throws[0] = 0
    totals[0] = 0
    while True:
        if level == plies or nodes[level].phase == OVER or stop[UP]:
            value = leaf(nodes[level], side, workspace)
            while True:
                if level == 0:
                    return value
                level -= 1
                due = engine.dice_due(nodes[level])
                totals[level] += CHANCE_WEIGHT[due, throws[level]] * value
                throws[level] += 1
                if throws[level] < CHANCE_COUNT[due]:
                    break
                value = totals[level]
        nodes[level + 1] = nodes[level]
        engine.throw(nodes[level + 1], int(CHANCE_DICE[engine.dice_due(nodes[level]), throws[level]]))
        level += 1
        settle(nodes[level], workspace, stop)
        throws[level] = 0
        totals[level] = 0


@kernel
def settle(state: State, workspace: Workspace, stop: Codes) -> None:
    """Play on until a throw is due or the game is over: everyone as the network likes best for him."""
    while state.phase == MOVE:
        engine.play(state, best_move(state, workspace, stop))


@kernel
def best_move(state: State, workspace: Workspace, stop: Codes) -> int:
    """Choose the move that begins the best way to play a throw out, by the network's prediction at its end.

    All ways are gone through, a move a level: `tried` has how many of a level's moves have been tried, `listed` how
    many there are. Where the order of a turn's moves is free (`evaluation.ORDER_IS_FREE`), one order is enough: a move
    that the level before lists, ahead of the one tried there, has been tried with both swapped.
    """
    stack, moves, tried, listed = workspace.stack, workspace.moves, workspace.tried, workspace.listed
    mover = state.seat % workspace.sides
    best, choice, level = -1.0, 0, 0
    tried[0] = 0
    listed[0] = engine.legal(state, moves[0])
    while level >= 0:
        if tried[level] == listed[level]:
            level -= 1
            continue
        tried[level] += 1
        move = moves[level, tried[level] - 1]
        if evaluation.ORDER_IS_FREE and level > 0 and is_among(move, moves[level - 1], tried[level - 1] - 1):
            continue
        if level == 0:
            stack[0] = state
        else:
            stack[level] = stack[level - 1]
        engine.play(stack[level], move)
        goes_on = stack[level].phase == MOVE and stack[level].seat % workspace.sides == mover
        if goes_on and level + 1 < MAX_CHAIN and not stop[UP]:
            level += 1
            tried[level] = 0
            listed[level] = engine.legal(stack[level - 1], moves[level])
            continue
        value = leaf(stack[level], mover, workspace)
        if value > best:
            best, choice = value, int(tried[0]) - 1
    return int(moves[0, choice])


@kernel
def leaf(state: State, side: int, workspace: Workspace) -> float:
    """Return the chance that a side wins without looking any further."""
    workspace.looked += 1
    if state.phase == OVER:
        return result_for(state, side, workspace)
    key = evaluation.key(state, side)
    value = recall(key, workspace)
    if value == UNKNOWN:
        value = evaluation.chance_to_win(state, side, workspace)
        keep(key, value, workspace)
    return value


@kernel
def result_for(state: State, side: int, workspace: Workspace) -> float:
    """Return what the end of a game is worth to a side. A side is known by the first of its seats."""
    place = engine.place_of(state, side)
    behind = 0
    for other in range(workspace.sides):
        behind += engine.place_of(state, other) > place
    return worth_of_place(place, behind, workspace.sides - 1)


@kernel
def recall(key: int, workspace: Workspace) -> float:
    """Return the value that was kept under a key, or UNKNOWN."""
    row = key & len(workspace.keys) - 1
    return float(workspace.values[row]) if key != NO_KEY and workspace.keys[row] == key else UNKNOWN


@kernel
def keep(key: int, value: float, workspace: Workspace) -> None:
    """Keep a value under a key, in place of what was there."""
    if key != NO_KEY:
        row = key & len(workspace.keys) - 1
        workspace.keys[row] = key
        workspace.values[row] = value


@kernel
def best_choice(count: int, workspace: Workspace) -> int:
    """Return the first of the moves in `choices` that has the highest score."""
    best = 0
    for index in range(1, count):
        if workspace.scores[index] > workspace.scores[best]:
            best = index
    return int(workspace.choices[best])


@kernel
def forget(workspace: Workspace) -> None:
    """Forget the values that were kept: the network is not the same any more."""
    workspace.keys[:] = NO_KEY
