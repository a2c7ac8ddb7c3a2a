"""The score of each legal move by a game's heuristic: a template, of which each game has a copy (core/templates.py)."""

from typing import TYPE_CHECKING

from ludoteca.core.interface import Codes, States
from ludoteca.core.kernel import kernel
from ludoteca.core.moves import State

if TYPE_CHECKING:  # a game's own are put in when a copy is made
    from ludoteca.bots.interface import heuristic
    from ludoteca.core.interface import engine


@kernel
def score_moves(state: State, scratch: States, moves: Codes, scores: Codes) -> int:
    """Fill in the legal moves and the score of the position after each; return how many there are."""
    count = engine.legal(state, moves)
    score_listed(state, count, scratch, moves, scores)
    return count


@kernel
def score_listed(state: State, count: int, scratch: States, moves: Codes, scores: Codes) -> None:
    """Fill in the score of the position after each of some legal moves."""
    for index in range(count):
        scratch[0] = state
        after = scratch[0]
        engine.play(after, int(moves[index]))
        scores[index] = heuristic.score(after, int(state.seat))
