"""The upper levels: hard and expert. They search, in kernels, and stop on time."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import numpy as np

from ludoteca.bots.bot import Choice, choice_of, must_decide
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes

MOST_SECONDS: Final = {"hard": 0.3, "expert": 2.0}  # for a move, on one core
SPARE: Final = 0.85  # of the time is for the search; the rest is for what comes before and after it


@dataclass(frozen=True, slots=True)
class DeepBot:
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
            return choice_of(game, policy_of(self.game).think(game, self.level, stop, self.seed))


def policy_of(game_id: str) -> Any:
    """Find what searches for a game: it has `think(game, level, stop, seed)`, which gives the code of a move.

    That is a `policy.py` of the game's own, or the search for games with dice.
    """
    own = f"ludoteca.bots.{game_id.replace('-', '_')}.policy"
    return import_module(own if find_spec(own) else "ludoteca.bots.dice_search.policy")


@contextmanager
def stopping_after(seconds: float) -> Iterator[Codes]:
    """Give an array whose first number turns to 1 when the time is up: kernels look at it, and return.

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
