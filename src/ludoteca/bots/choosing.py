"""How bots of the lower levels choose: a template, of which each game has a copy (core/templates.py).

They look at the positions after their own moves and no further. All is in kernels, luck too, so that a bot chooses the
same on every target.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ludoteca.core.generator import begin_stream, draw_below
from ludoteca.core.interface import Codes
from ludoteca.core.kernel import kernel
from ludoteca.core.levels import BEGINNER, EASY
from ludoteca.core.moves import State
from ludoteca.core.personalities import NOBODY
from ludoteca.core.state import Workspace

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import heuristic, move_scores, personality
    from ludoteca.core.interface import engine, events

HUNDRED: Final = 100
SEEN: Final = 70  # of a hundred times that a capture is possible, those that a beginner sees it
OUT_OF_QUESTION: Final = -(1 << 62)  # in place of the score of a move that no personality would like to play
IS_CAPTURE: Final = np.array([kind.is_capture for kind in events.EVENTS])  # by kind of event


@kernel
def choose(state: State, level: int, seed: Any, workspace: Workspace) -> int:
    """Return the code of the move that a level below those that search chooses.

    The field `personality` of the workspace says in which manner. A beginner has none.
    """
    count = engine.legal(state, workspace.moves)
    if count == 1:
        return int(workspace.moves[0])
    begin_stream(state, seed, workspace.words)
    is_slip = level == EASY and draw_below(workspace.words, 0, HUNDRED) < heuristic.SLIPS
    if level == BEGINNER or is_slip:
        return any_move(state, count, workspace)
    return best_move(state, count, workspace)


@kernel
def any_move(state: State, count: int, workspace: Workspace) -> int:
    """Choose like a child: capture on seeing that it is possible, and else play whatever comes first."""
    moves = workspace.moves
    if draw_below(workspace.words, 0, HUNDRED) < SEEN:
        captures = bring_captures_forward(state, count, workspace)
        count = captures if captures > 0 else count
    return int(moves[draw_below(workspace.words, 0, count)])


@kernel
def bring_captures_forward(state: State, count: int, workspace: Workspace) -> int:
    """Put the moves by which something is captured before the others; return how many they are."""
    moves = workspace.moves
    captures = 0
    for index in range(count):
        move = int(moves[index])
        if captures_something(state, move, workspace):
            moves[index] = moves[captures]
            moves[captures] = move
            captures += 1
    return captures


@kernel
def captures_something(state: State, move: int, workspace: Workspace) -> bool:
    """Return whether a piece is captured by a move."""
    workspace.after[0] = state
    engine.play(workspace.after[0], move)
    count = events.events(state, move, workspace.after[0], workspace.events)
    for index in range(count):
        if IS_CAPTURE[workspace.events[index, 0]]:
            return True
    return False


@kernel
def best_move(state: State, count: int, workspace: Workspace) -> int:
    """Choose the move that leaves the best position by the game's heuristic; nearly equal ones are drawn from.

    With a personality, more of them count as equal, and those are drawn from that it likes best.
    """
    moves, scores = workspace.moves, workspace.scores
    move_scores.score_listed(state, count, workspace.after, moves, scores)
    if workspace.personality == NOBODY:
        return draw_best(count, heuristic.NEARLY_EQUAL, workspace)
    best = best_score(count, scores)
    for index in range(count):
        if scores[index] >= best - personality.POINTS:
            workspace.after[0] = state
            engine.play(workspace.after[0], int(moves[index]))
            scores[index] = personality.liking(workspace.after[0], int(state.seat), int(workspace.personality))
        else:
            scores[index] = OUT_OF_QUESTION
    return draw_best(count, 0, workspace)


@kernel
def draw_best(count: int, margin: int, workspace: Workspace) -> int:
    """Draw one of the moves with the highest score, or less by a margin at most."""
    moves, scores = workspace.moves, workspace.scores
    least = best_score(count, scores) - margin
    equals = 0
    for index in range(count):
        if scores[index] >= least:
            moves[equals] = moves[index]
            equals += 1
    return int(moves[draw_below(workspace.words, 0, equals)])


@kernel
def best_score(count: int, scores: Codes) -> int:
    """Return the highest of some scores."""
    best = int(scores[0])
    for index in range(1, count):
        best = max(best, int(scores[index]))
    return best
