"""The modest bots: they look at the position after each of their moves, and go by a rule of thumb of each game.

A game's rule of thumb is a module of this folder. It has `score_moves`, a kernel that lists the legal moves with a
score for each; NEARLY_EQUAL, the difference of scores that means nothing; and `reason`, which puts a move into words.
"""

import hashlib
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.bot import Choice
from ludoteca.core.game import Game
from ludoteca.core.moves import Move, State
from ludoteca.core.text import Message


@dataclass(frozen=True, slots=True)
class ModestBot:
    """Plays the move that leaves the best position; among nearly equal ones the seed and the position decide."""

    game: str
    level: str
    seed: int = 0

    def choose(self, game: Game, seconds: float) -> Choice:
        """Choose a move; it takes some milliseconds, whatever time is given."""
        assert game.id == self.game, f"a bot for {self.game} cannot play {game.id}"
        assert game.phase == "move", f"in phase {game.phase} there is no move to choose"
        thumb: Any = import_module(f"{__name__}.{self.game.replace('-', '_')}")
        rulebook, state = game.rulebook, game.state
        codes = np.empty(rulebook.max_moves, np.int64)
        scores = np.empty(rulebook.max_moves, np.int64)
        count = thumb.score_moves(state, np.zeros(1, rulebook.dtype), codes, scores)
        code = int(codes[self._pick(state, scores[:count], thumb.NEARLY_EQUAL)])
        move = Move(code, rulebook.spell(state, code))
        if count == 1:
            return Choice(move, Message("bots", "only_move"))
        after = state.copy()
        rulebook.play_unchecked(after, code)
        return Choice(move, thumb.reason(state, code, after))

    def _pick(self, state: State, scores: NDArray[np.int64], nearly_equal: int) -> int:
        """Choose among the best: any of them, but always the same one for a position and a seed."""
        best = np.flatnonzero(scores >= scores.max() - nearly_equal)
        digest = hashlib.blake2b(state.tobytes() + str(self.seed).encode(), digest_size=8).digest()
        return int(best[int.from_bytes(digest, "big") % len(best)])
