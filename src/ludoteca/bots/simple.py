"""The lower levels: beginner, easy and medium. They look at their own moves and no further."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from ludoteca.bots.bot import Choice, choice_of, generator_for, must_decide
from ludoteca.bots.parts import heuristic_of, move_scores_of
from ludoteca.core.game import Game
from ludoteca.core.moves import Move

SEEN: Final = 0.7  # how often a beginner sees that he could capture


@dataclass(frozen=True, slots=True)
class BeginnerBot:
    """Plays like a child: captures when it sees that it can, and else whatever comes to mind."""

    game: str
    level: str
    seed: int = 0

    def choose(self, game: Game, seconds: float) -> Choice:
        """Choose a move; it takes no time to speak of."""
        must_decide(self, game)
        return choice_of(game, child_move(game, generator_for(game, self.seed)).code)


@dataclass(frozen=True, slots=True)
class HeuristicBot:
    """Plays the move that leaves the best position by the game's heuristic; now and then it slips."""

    game: str
    level: str
    seed: int = 0
    slips: bool = False

    def choose(self, game: Game, seconds: float) -> Choice:
        """Choose a move; it takes some milliseconds, whatever time is given. Ties are broken at random."""
        must_decide(self, game)
        heuristic, rulebook, dice = heuristic_of(self.game), game.rulebook, generator_for(game, self.seed)
        if self.slips and dice.random() * 100 < heuristic.SLIPS:
            return choice_of(game, child_move(game, dice).code)
        codes = np.empty(rulebook.max_moves, np.int64)
        scores = np.empty(rulebook.max_moves, np.int64)
        count = move_scores_of(self.game).score_moves(game.state, np.zeros(1, rulebook.dtype), codes, scores)
        best = np.flatnonzero(scores[:count] >= scores[:count].max() - heuristic.NEARLY_EQUAL)
        return choice_of(game, int(codes[dice.choice(best)]))


def child_move(game: Game, dice: np.random.Generator) -> Move:
    """Choose as a child does."""
    moves = game.legal_moves
    if dice.random() < SEEN:
        captures = {kind.name for kind in game.rulebook.events.EVENTS if kind.is_capture}
        previews = game.preview(moves)
        tempting = [
            move for move, events in zip(moves, previews, strict=True) if any(one.kind in captures for one in events)
        ]
        moves = tuple(tempting) or moves
    return moves[int(dice.integers(len(moves)))]
