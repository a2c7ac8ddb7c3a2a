"""What a bot is to those who let it play."""

import hashlib
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from ludoteca.bots.parts import heuristic_of
from ludoteca.core.game import Game
from ludoteca.core.moves import Move
from ludoteca.core.text import Message


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that a bot has chosen, and why."""

    move: Move
    reason: Message  # one sentence


class Bot(Protocol):
    """A program that plays one game. It keeps nothing between calls, so that it can take over any seat at any time."""

    @property
    def game(self) -> str:
        """The id of the game it plays."""
        ...

    @property
    def level(self) -> str:
        """How well it plays: one of LEVELS."""
        ...

    def choose(self, game: Game, seconds: float) -> Choice:
        """Choose a legal move for the seat whose decision it is, in phase `move`, within the time.

        The game stays as it is, and its dice to come are not looked at. The same position and seed give the same move.
        """
        ...


def must_decide(bot: Bot, game: Game) -> None:
    """Fail where a bot is asked out of turn, or at another game."""
    assert game.id == bot.game, f"a bot for {bot.game} cannot play {game.id}"
    assert game.phase == "move", f"in phase {game.phase} there is no move to choose"


def generator_for(game: Game, seed: int) -> np.random.Generator:
    """Make the random generator of a bot for a position: the same one for the same position and seed."""
    digest = hashlib.blake2b(game.state.tobytes() + str(seed).encode(), digest_size=8).digest()
    return np.random.default_rng(int.from_bytes(digest, "big"))


def choice_of(game: Game, code: int) -> Choice:
    """Put a chosen move into words."""
    rulebook, state = game.rulebook, game.state
    [move] = rulebook.moves(state, [code])
    if len(game.legal_moves) == 1:
        return Choice(move, Message("bots", "only_move"))
    after = state.copy()
    rulebook.play_unchecked(after, code)
    return Choice(move, heuristic_of(game.id).reason(state, code, after))
