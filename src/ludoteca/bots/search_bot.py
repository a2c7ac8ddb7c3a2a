"""The upper levels: hard and expert. They search, in kernels, and stop on time."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import numpy as np

from ludoteca.bots.bot import Choice, choice_of, generator_for, must_decide
from ludoteca.bots.parts import policy_of
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes

MOST_SECONDS: Final = {"hard": 0.3, "expert": 2.0}  # for a move, on one core
SPARE: Final = 0.85  # of the time is for the search; the rest is for what comes before and after it


@dataclass(frozen=True, slots=True)
class SearchBot:
    """Plays the move that a search finds best."""

    game: str
    level: str
    seed: int = 0

    def choose(self, game: Game, seconds: float) -> Choice:
        """Choose a move within the time, and within what the level takes at most."""
        must_decide(self, game)
        if len(game.legal_moves) == 1:
            return choice_of(game, game.legal_moves[0].code)
        with stopping_after(SPARE * min(seconds, MOST_SECONDS[self.level])) as stop:
            return self.search(game, stop)

    def search(self, game: Game, stop: Codes) -> Choice:
        """Choose a move; whoever sets `stop[0]` to 1 ends the search."""
        return choice_of(game, policy_of(self.game).choose(game, self.level, stop, generator_for(game, self.seed)))


@contextmanager
def stopping_after(seconds: float) -> Iterator[Codes]:
    """Yield an array whose first number turns to 1 when the time is up: kernels look at it, and return.

    Kernels have no clock; but they run without the interpreter's lock, so that a timer can tell them.
    """
    stop = np.zeros(2, np.int64)

    def ring() -> None:
        stop[0] = 1

    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    try:
        yield stop
    finally:
        timer.cancel()
