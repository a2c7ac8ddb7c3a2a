"""What a bot is to those who let it play."""

from dataclasses import dataclass
from typing import Protocol

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
