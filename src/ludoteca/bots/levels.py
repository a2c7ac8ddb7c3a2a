"""How bots of each level choose: the lower ones look at their own moves and no further, the upper ones search."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from ludoteca.bots.bot import Pick
from ludoteca.bots.parts import heuristic_of, move_scores_of, policy_of
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes

SEEN: Final = 0.7  # how often a beginner sees that a capture is possible


def beginner_move(game: Game, level: str, stop: Codes, generator: np.random.Generator) -> int:
    """Choose like a child: capture on seeing that it is possible, and else play whatever comes first."""
    moves = game.legal_moves
    if generator.random() < SEEN:
        captures = {kind.name for kind in game.rulebook.events.EVENTS if kind.is_capture}
        previews = game.preview(moves)
        tempting = [
            move for move, events in zip(moves, previews, strict=True) if any(one.kind in captures for one in events)
        ]
        moves = tuple(tempting) or moves
    return moves[int(generator.integers(len(moves)))].code


def easy_move(game: Game, level: str, stop: Codes, generator: np.random.Generator) -> int:
    """Choose by the heuristic, and now and then like a beginner."""
    is_slip = generator.random() * 100 < heuristic_of(game.id).SLIPS
    return (beginner_move if is_slip else medium_move)(game, level, stop, generator)


def medium_move(game: Game, level: str, stop: Codes, generator: np.random.Generator) -> int:
    """Choose the move that leaves the best position by the game's heuristic; nearly equal ones are drawn from."""
    rulebook = game.rulebook
    codes = np.empty(rulebook.max_moves, np.int64)
    scores = np.empty(rulebook.max_moves, np.int64)
    count = move_scores_of(game.id).score_moves(game.state, np.zeros(1, rulebook.dtype), codes, scores)
    best = np.flatnonzero(scores[:count] >= scores[:count].max() - heuristic_of(game.id).NEARLY_EQUAL)
    return int(codes[generator.choice(best)])


def search_move(game: Game, level: str, stop: Codes, generator: np.random.Generator) -> int:
    """Choose the move that a search finds best."""
    return policy_of(game.id).choose(game, level, stop, generator)


LEVEL_TABLE: Final[Mapping[str, Pick]] = {
    "beginner": beginner_move,
    "easy": easy_move,
    "medium": medium_move,
    "hard": search_move,
    "expert": search_move,
}
LEVELS: Final = tuple(LEVEL_TABLE)
DEFAULT_LEVEL: Final = "medium"
