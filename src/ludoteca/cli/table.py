"""A table as the views of the terminal need it, whether the game is kept on this machine or on a server."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from ludoteca.cli import files
from ludoteca.cli.output import Speaker
from ludoteca.cli.story import seat_label
from ludoteca.core.errors import LudotecaError, UndoError
from ludoteca.core.game import Game
from ludoteca.core.moves import Move, Played
from ludoteca.core.ranking import Ranking
from ludoteca.core.text import Message


class News(NamedTuple):
    """A line about what happened at a table, and the seat that it is about."""

    seat: int | None
    words: str


class Table(ABC):
    """One game and who plays it. Views show it, and ask it for every change."""

    game: Game  # where things stand; only the table changes it
    names: Mapping[int, str]  # by seat; a seat without a name is a bot's

    @property
    @abstractmethod
    def moves(self) -> tuple[Move, ...]:
        """The moves that can be chosen now."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def ranking(self) -> Ranking:
        """The places decided so far, best first."""

    @property
    @abstractmethod
    def is_saved(self) -> bool:
        """Whether nothing would be lost by leaving now."""

    @property
    @abstractmethod
    def length(self) -> int:
        """How many things have happened so far."""

    @abstractmethod
    def is_played_here(self, seat: int | None) -> bool:
        """Return whether it is for people at this terminal to act for a seat."""

    @abstractmethod
    def throw(self) -> None:
        """Throw the dice; RollError where no throw is due."""

    @abstractmethod
    def push(self, move: Move) -> None:
        """Play a legal move."""

    @abstractmethod
    def undo(self) -> Played | None:
        """Take back the last move that a person chose; return it where that is done at once, UndoError if none."""

    @abstractmethod
    def preview(self, moves: Sequence[Move], language: str) -> list[str]:
        """Describe what each of some legal moves would do."""

    @abstractmethod
    def news(self, since: int, language: str) -> list[News]:
        """List what has happened after the first `since` things."""

    @abstractmethod
    def result(self, language: str) -> str:
        """Describe how the game has ended."""

    @abstractmethod
    def record(self, path: Path) -> str:
        """Write the game down for a file of some name."""

    @abstractmethod
    def saved_in(self, path: Path) -> Message:
        """Note that the game is saved, and return what to say about it."""

    # The same for every table

    def label(self, seat: int, speaker: Speaker) -> str:
        """Name a seat: who plays it, and in which colours."""
        return seat_label(self.game, seat, self.names.get(seat) or speaker.words("bot"), speaker.language)

    def save(self, name: str, speaker: Speaker) -> tuple[bool, str]:
        """Save the game in a new file; return whether that is done, and what to say about it."""
        try:
            path = files.save(name, self.game.id, self.record)
        except files.SavingError as error:
            return False, speaker.words(error.message.key, **error.message.parameters)
        except LudotecaError as error:
            return False, error.explain(speaker.language)
        return True, self.saved_in(path).explain(speaker.language)

    def take_back(self, speaker: Speaker) -> str:
        """Undo the last move that a person chose; return what to say about it, if that is known yet."""
        try:
            action = self.undo()
        except UndoError as error:
            return speaker.words(error.message.key)
        if action is None:
            return ""
        key = "undo.same_dice" if self.game.rulebook.has_dice(self.game.setup) else "undo.done"
        return speaker.words(key, move=action.move, seat=self.label(action.seat, speaker))
