"""A search for puzzles: its games are pieces of work, and gives the same puzzles wherever each of them is searched."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count as numbers_from
from typing import Any

from ludoteca.core.options import Setup
from ludoteca.executors.shards import WHOLE, Shard
from ludoteca.executors.stamp import code_stamp
from ludoteca.study.puzzles import Puzzle, PuzzleFinder, selected

Games = Mapping[int, list[Puzzle]]
"""What was found in each game that was searched, by its number."""


@dataclass(frozen=True, slots=True)
class GameToSearch:
    """A game to be searched, as a piece of work."""

    setup: Setup
    seed: str
    number: int


def search_game(piece: GameToSearch) -> list[Puzzle]:
    """Play a game and return its puzzles."""
    return PuzzleFinder(piece.setup, piece.seed).in_game(piece.number)


class Gathered:
    """The puzzles of games 0, 1, … in this order: of no more games than are needed, whatever else was searched."""

    def __init__(self, count: int, most_games: int | None, games: Games) -> None:
        self.count, self.most_games = count, most_games
        self.puzzles: list[Puzzle] = []
        self._games: list[list[Puzzle]] = []
        self.take(games)

    @property
    def games(self) -> int:
        """How many games the puzzles are of."""
        return len(self._games)

    @property
    def is_whole(self) -> bool:
        """Whether there are enough puzzles, or no more games to search."""
        return len(self.puzzles) >= self.count or self.games == self.most_games

    def take(self, games: Games) -> None:
        """Take the puzzles of the next games, as far as those were searched."""
        while not self.is_whole and self.games in games:
            self._games.append(games[self.games])
            self.puzzles = selected(self._games, self.count)


@dataclass(frozen=True, slots=True)
class SearchPlan:
    """Which puzzles are looked for, and which part of the games is searched."""

    setup: Setup
    seed: str
    count: int
    games: int | None = None  # to search at most; None: as many as it takes
    shard: Shard = WHOLE  # which searches all of its games: what others find is not known to it

    def settings(self) -> dict[str, Any]:
        """Return what decides which puzzles are found."""
        return PuzzleFinder(self.setup, self.seed).settings()

    def log_settings(self) -> dict[str, Any]:
        """Return what the log of this search must have been begun with."""
        whole = self.settings() | {"code": code_stamp()}
        if self.shard == WHOLE:
            return whole
        return whole | {"shard": str(self.shard), "count": self.count, "games": self.games}

    def numbers(self) -> Iterator[int]:
        """Yield the numbers of the games to search."""
        return self.shard.every(numbers_from() if self.games is None else range(self.games))

    def missing(self, searched: Games) -> Iterator[GameToSearch]:
        """Yield the games that were not searched yet, in their order."""
        return (GameToSearch(self.setup, self.seed, number) for number in self.numbers() if number not in searched)
