"""Expectation over the dice for one game: a template, of which each game has a copy with its own parts in it.

`instances.py` makes the copies and puts in what is named below. The value of a position is the chance that a side
wins. At a throw it is the mean over all throws. At a decision whoever decides plays his throw out as the network
likes best for him, and the search goes on from there. Where the plies (throws looked ahead) are used up, the network
guesses. There is no recursion: Numba does not keep the compiled code of recursive functions well.
"""
# ruff: noqa: F821  (the parts are put in when a copy is made)

from typing import Any, TypeAlias

import numpy as np

from ludoteca.bots.race.network import Floats, guess
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import MOVE, OVER, State
from ludoteca.core.rulebook import Codes, States

engine: Any  # the game's engine: legal, play
part: Any  # the game's `features.py`: what the search must know of it

Totals: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]

MAX_PLIES = 31
CLEARLY_WORSE = 0.04  # chances to win: moves that lose so much against the best are not looked at further ahead
MAX_CHAIN = 24  # decisions that one throw is played out with; where it is longer, the network guesses in between


@kernel
def score_moves(
    state: State,
    plies: int,
    first: Floats,
    second: Floats,
    nodes: States,
    stack: States,
    moves: Codes,
    counts: Codes,
    totals: Totals,
    inputs: Floats,
    hidden: Floats,
    stop: Codes,
    scores: Floats,
) -> int:
    """List the legal moves in the last row of `moves`, and the chance to win after each; tell how many.

    `stop` is set by another thread when time is up (0), and counts the positions looked at (1): scores of a search
    that was stopped mean nothing. A score below 0 is of a move that was given up with fewer throws ahead.
    """
    side = part.side_to_act(state)
    count = engine.legal(state, moves[MAX_CHAIN])
    scores[:count] = 0
    for throws in range(plies + 1):
        if throws > 0:
            give_up_some(scores[:count])
        for index in range(count):
            if scores[index] < 0:
                continue
            nodes[0] = state
            engine.play(nodes[0], moves[MAX_CHAIN, index])
            scores[index] = worth(
                side, throws, first, second, nodes, stack, moves, counts, totals, inputs, hidden, stop
            )
    return int(count)


@kernel
def give_up_some(scores: Floats) -> None:
    """Bring below 0 the scores of moves that are not worth a longer look.

    These are the clearly worse ones, and those that score as one before to the last digit: they begin the same moves
    in another order.
    """
    least = scores.max() - CLEARLY_WORSE
    for index in range(len(scores)):
        if scores[index] < least or scores[index] in scores[:index]:
            scores[index] -= 1


@kernel
def worth(
    side: int,
    plies: int,
    first: Floats,
    second: Floats,
    nodes: States,
    stack: States,
    moves: Codes,
    counts: Codes,
    totals: Totals,
    inputs: Floats,
    hidden: Floats,
    stop: Codes,
) -> float:
    """Tell the chance that a side wins from the first of `nodes`.

    The throws that lead to the node at hand are counted through like the digits of a number: `counts[1]` has the throw
    tried at each ply, `totals` what those before it have come to.
    """
    level = 0
    settle(nodes[0], first, second, stack, moves, counts, inputs, hidden, stop)
    counts[1, 0] = 0
    totals[0] = 0
    while True:
        if level == plies or nodes[level].phase == OVER or stop[0]:
            value = leaf(nodes[level], side, first, second, inputs, hidden, stop)
            while True:
                if level == 0:
                    return value
                level -= 1
                totals[level] += part.chance_weight(nodes[level], counts[1, level]) * value
                counts[1, level] += 1
                if counts[1, level] < part.chance_count(nodes[level]):
                    break
                value = totals[level]
        nodes[level + 1] = nodes[level]
        part.take_chance(nodes[level + 1], counts[1, level])
        level += 1
        settle(nodes[level], first, second, stack, moves, counts, inputs, hidden, stop)
        counts[1, level] = 0
        totals[level] = 0


@kernel
def settle(
    state: State,
    first: Floats,
    second: Floats,
    stack: States,
    moves: Codes,
    counts: Codes,
    inputs: Floats,
    hidden: Floats,
    stop: Codes,
) -> None:
    """Play on until a throw is due or the game is over: everyone as the network likes best for him."""
    while state.phase == MOVE:
        engine.play(state, best_move(state, first, second, stack, moves, counts, inputs, hidden, stop))


@kernel
def best_move(
    state: State,
    first: Floats,
    second: Floats,
    stack: States,
    moves: Codes,
    counts: Codes,
    inputs: Floats,
    hidden: Floats,
    stop: Codes,
) -> int:
    """Choose the move that begins the best way to play a throw out, by the network's guess at its end.

    All ways are gone through, a move a level: `counts[0]` has how many of a level's moves have been tried, `counts[2]`
    how many there are. Where the order of a turn's moves is free (`part.ORDER_IS_FREE`), one order is enough: a move
    that the level before lists, ahead of the one tried there, has been tried with both swapped.
    """
    mover = part.side_to_act(state)
    best, choice, level = -1.0, 0, 0
    counts[0, 0] = 0
    counts[2, 0] = engine.legal(state, moves[0])
    while level >= 0:
        if counts[0, level] == counts[2, level]:
            level -= 1
            continue
        counts[0, level] += 1
        move = moves[level, counts[0, level] - 1]
        if part.ORDER_IS_FREE and level > 0 and move in moves[level - 1, : counts[0, level - 1] - 1]:
            continue
        if level == 0:
            stack[0] = state
        else:
            stack[level] = stack[level - 1]
        engine.play(stack[level], move)
        goes_on = stack[level].phase == MOVE and part.side_to_act(stack[level]) == mover
        if goes_on and level + 1 < MAX_CHAIN and not stop[0]:
            level += 1
            counts[0, level] = 0
            counts[2, level] = engine.legal(stack[level - 1], moves[level])
            continue
        value = leaf(stack[level], mover, first, second, inputs, hidden, stop)
        if value > best:
            best, choice = value, int(counts[0, 0]) - 1
    return int(moves[0, choice])


@kernel
def leaf(state: State, side: int, first: Floats, second: Floats, inputs: Floats, hidden: Floats, stop: Codes) -> float:
    """Tell the chance that a side wins without looking any further."""
    stop[1] += 1
    if state.phase == OVER:
        return float(part.result_for(state, side))
    part.look(state, side, inputs)
    return guess(first, second, inputs, hidden)


def rooms(dtype: Any, max_moves: int, inputs: int, hidden: int) -> tuple[Any, ...]:
    """Make the room that a search needs, in the order of the arguments behind the network."""
    return (
        np.zeros(MAX_PLIES + 1, dtype),
        np.zeros(MAX_CHAIN, dtype),
        np.zeros((MAX_CHAIN + 1, max_moves), np.int64),
        np.zeros((3, MAX_PLIES + 1), np.int64),
        np.zeros(MAX_PLIES + 1, np.float64),
        np.zeros(inputs, np.float32),
        np.zeros(hidden, np.float32),
        np.zeros(2, np.int64),
        np.zeros(max_moves, np.float32),
    )
