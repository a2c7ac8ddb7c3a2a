"""Puzzles: positions of games between bots in which one move is clearly the best.

Where there are dice, moves are compared by truncated rollouts with the same dice; in games with a search of their own,
by a search behind each move. All moves are screened first; those that look best are then valued again, at length, with
other dice, so that what was chosen for its luck in the screening has none of it in the margin.
"""

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice, zip_longest
from typing import Any, Final, NamedTuple, Protocol

import numpy as np

from ludoteca.bots import bot_for
from ludoteca.bots.interface import OwnPolicy
from ludoteca.bots.parts import own_policy_of
from ludoteca.core.game import Game
from ludoteca.core.levels import LEVELS
from ludoteca.core.options import Setup
from ludoteca.core.positions import read_position
from ludoteca.games import info_of, rulebook_of
from ludoteca.study.valuing import MoveValue, RolloutValuer, SearchValuer, ranked

PLAYER: Final = "hard"  # the level that plays the games
RANDOM_MOVES: Final = 3  # that a game without dice begins with: else all would be the same
LEVEL_SEEDS: Final = (0, 1, 2)  # a level finds a move that it chooses with each of these
COMPARED: Final = 5  # moves that are valued at length
SECOND_SCREENING: Final = 6  # times as many rollouts as in the first
CLEARLY: Final = 3.0  # standard errors
MOST_SHARE: Final = 0.4  # of all puzzles, those of one level at most
DIGITS: Final = 4


class Standard(NamedTuple):
    """When one move is clearly the best, and how much is spent to find out."""

    margin: float  # in chance to win, over the next best move
    screened: float  # the same in the screening, which need not be as sure
    rollouts: int  # of each move that is compared; 0 where a search is used
    screening: int  # rollouts of each move in the screening
    most_moves: int  # to choose from


WITH_DICE: Final = Standard(margin=0.03, screened=0.02, rollouts=1296, screening=36, most_moves=12)
WITHOUT_DICE: Final = Standard(margin=0.2, screened=0.2, rollouts=0, screening=0, most_moves=1000)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, the best move, and how sure it is that it is the best."""

    position: str
    move: str
    chance: float  # to win after it, of whoever is to move
    margin: float  # over the next best move
    error: float  # standard error of the margin; 0 where nothing was thrown
    level: str  # the lowest from which on all find it
    others: tuple[tuple[str, float], ...]  # the next best moves, with their chances

    def to_data(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "position": self.position,
            "move": self.move,
            "chance": round(self.chance, DIGITS),
            "margin": round(self.margin, DIGITS),
            "error": round(self.error, DIGITS),
            "level": self.level,
            "others": [[move, round(chance, DIGITS)] for move, chance in self.others],
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> "Puzzle":
        """Read it from plain data."""
        others = tuple((str(move), float(chance)) for move, chance in data["others"])
        return cls(
            position=str(data["position"]),
            move=str(data["move"]),
            chance=float(data["chance"]),
            margin=float(data["margin"]),
            error=float(data["error"]),
            level=str(data["level"]),
            others=others,
        )


class Judge(Protocol):
    """Values moves, quickly or at length."""

    standard: Standard

    def screen(self, game: Game) -> list[MoveValue]:
        """Value all moves quickly."""

    def compare(self, game: Game, moves: list[int]) -> list[MoveValue]:
        """Value some moves at length."""


class RolloutJudge:
    """Values moves by truncated rollouts, in stages: what looks even at one does not come to the next."""

    standard = WITH_DICE
    SCREENING_SEEDS, COMPARING_SEED = (1, 3), 2

    def __init__(self, setup: Setup) -> None:
        self.quick = RolloutValuer(setup, 0, self.standard.screening)
        self.thorough = RolloutValuer(setup, 0, self.standard.rollouts)

    def screen(self, game: Game) -> list[MoveValue]:
        """Value moves at a glance, all by a few rollouts, and the best of them by some more."""
        side = self.quick.side_of(game.state)
        seen = ranked(self.quick.looked_ahead(game.state), side)
        if seen[0].chances[side] - seen[-1].chances[side] < self.standard.screened:
            return seen
        few, more = self.SCREENING_SEEDS
        rolled = ranked(self.quick.rolled(game.state, [one.move for one in seen], few), side)
        if lead_of(rolled, side) < self.standard.screened:
            return rolled
        best = [one.move for one in rolled[:COMPARED]]
        return self.thorough.rolled(game.state, best, more, self.standard.screening * SECOND_SCREENING)

    def compare(self, game: Game, moves: list[int]) -> list[MoveValue]:
        """Value some moves by many rollouts, with other dice."""
        return self.thorough.rolled(game.state, moves, self.COMPARING_SEED)


class SearchJudge:
    """Values moves by a search behind each."""

    standard = WITHOUT_DICE

    def __init__(self, setup: Setup, policy: OwnPolicy) -> None:
        self.quick = SearchValuer(setup, policy)
        self.thorough = SearchValuer(setup, policy, LEVELS.index("expert"))

    def screen(self, game: Game) -> list[MoveValue]:
        """Value moves by the search of the level hard behind each, the best one first, until one is about as good."""
        best = self.quick.best(game.state)
        values = [self.quick.after(game.state, best)]
        side = self.quick.side_of(game.state)
        for move in game.legal_moves:
            if move.code == best:
                continue
            values.append(self.quick.after(game.state, move.code))
            if abs(values[0].chances[side] - values[-1].chances[side]) < self.standard.screened:
                break
        return values

    def compare(self, game: Game, moves: list[int]) -> list[MoveValue]:
        """Value some moves by the search of the level expert behind each."""
        return [self.thorough.after(game.state, move) for move in moves]


def judge_for(setup: Setup) -> Judge:
    """Return what values the moves of a way to play."""
    own = own_policy_of(setup.game)
    return SearchJudge(setup, own) if own else RolloutJudge(setup)


class PuzzleFinder:
    """Finds puzzles in games between bots, each game by its number: the same ones for the same seed."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.setup, self.seed = setup, seed
        self.rulebook = rulebook_of(setup.game)
        self.sides = self.rulebook.info.sides(setup)

    @cached_property
    def judge(self) -> Judge:
        """What values moves."""
        return judge_for(self.setup)

    def settings(self) -> dict[str, Any]:
        """Return what decides which puzzles are found."""
        standard = WITHOUT_DICE if own_policy_of(self.setup.game) else WITH_DICE
        changed = self.setup.changed_options(info_of(self.setup.game))
        what = {"game": self.setup.game, "players": self.setup.players, "mode": self.setup.mode, "options": changed}
        return what | {"seed": self.seed} | standard._asdict()

    def in_game(self, number: int) -> list[Puzzle]:
        """Play a game and return its puzzles: of each level at most one, the first."""
        found: dict[str, Puzzle] = {}
        for position in self.positions(number):
            puzzle = self.puzzle_at(position)
            if puzzle:
                found.setdefault(puzzle.level, puzzle)
        return list(found.values())

    def positions(self, number: int) -> Iterator[str]:
        """Play a game and list the positions with something to choose."""
        chance = random.Random(f"{self.seed}/{number}")
        game = Game(self.rulebook, self.setup, f"{self.seed}/{number}")
        random_moves = 0 if self.rulebook.info.dice else RANDOM_MOVES
        while game.phase != "over":
            if game.phase == "roll":
                game.roll()
            elif random_moves:
                random_moves -= 1
                game.push(chance.choice(game.legal_moves))
            else:
                if 1 < len(game.legal_moves) <= self.judge.standard.most_moves:
                    yield game.position()
                game.push(chosen_by(PLAYER, game, number))

    def puzzle_at(self, position: str) -> Puzzle | None:
        """Return the puzzle of a position; None where no move is clearly the best, or no level is sure to find it."""
        game = self.game_at(position)
        assert game.seat is not None
        standard = self.judge.standard
        side = game.seat % self.sides
        screened = ranked(self.judge.screen(game), side)
        if lead_of(screened, side) < standard.screened:
            return None
        best, *others = ranked(self.judge.compare(game, [one.move for one in screened[:COMPARED]]), side)
        gaps = [(float(best.chances[side] - other.chances[side]), error_between(best, other, side)) for other in others]
        margin, error = min(gaps)
        if margin < standard.margin or any(gap <= CLEARLY * of_gap for gap, of_gap in gaps):
            return None
        level = first_level(game, best.move)
        if level is None:
            return None
        spelled = [move.text for move in self.rulebook.moves(game.state, [one.move for one in (best, *others)])]
        chances = [float(one.chances[side]) for one in (best, *others)]
        known = tuple(zip(spelled[1:], chances[1:], strict=True))
        return Puzzle(position, spelled[0], chances[0], margin, error, level, known)

    def game_at(self, position: str) -> Game:
        """Begin a game at a position: it knows no more of the past than whoever solves the puzzle."""
        rulebook, setup, state = read_position(position, rulebook_of)
        return Game(rulebook, setup, None, state=state, start=position)


def lead_of(values: list[MoveValue], side: int) -> float:
    """Return by how much the first move is better for a side than the second."""
    return float(values[0].chances[side] - values[1].chances[side])


def error_between(one: MoveValue, other: MoveValue, side: int) -> float:
    """Return the standard error of the difference between two moves; 0 where nothing was thrown."""
    error = one.error_against(other)
    return 0.0 if error is None else float(error[side])


def chosen_by(level: str, game: Game, seed: int) -> str:
    """Return the move that a level chooses, however long it takes, so that it is the same everywhere."""
    bot = bot_for(game.id, level, seed)
    found = bot.pick(game, bot, np.zeros(1, np.int64))
    [move] = game.rulebook.moves(game.state, [found[0].code])
    return move.text


def first_level(game: Game, code: int) -> str | None:
    """Return the lowest level from which on every level finds a move, with every seed; None if the highest does not."""
    [move] = game.rulebook.moves(game.state, [code])
    first = None
    for level in reversed(LEVELS):
        if any(chosen_by(level, game, seed) != move.text for seed in LEVEL_SEEDS):
            break
        first = level
    return first


def selected(games: Iterable[list[Puzzle]], count: int) -> list[Puzzle]:
    """Take puzzles in the order of their games, no position twice; of each level as many as of others, if there are.

    No level has more than a share of those that are wanted, so that there may be less of them than were found.
    """
    of_levels: dict[str, dict[str, Puzzle]] = {level: {} for level in LEVELS}
    for puzzle in (puzzle for game in games for puzzle in game):
        of_levels[puzzle.level].setdefault(puzzle.position, puzzle)
    most = max(1, round(MOST_SHARE * count))
    rounds = zip_longest(*(islice(found.values(), most) for found in of_levels.values()))
    taken = list(islice((puzzle for one_of_each in rounds for puzzle in one_of_each if puzzle), count))
    return sorted(taken, key=lambda one: (LEVELS.index(one.level), -one.margin, one.position))
