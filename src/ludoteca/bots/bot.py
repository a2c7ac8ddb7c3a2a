"""What a bot is to those who let it play."""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from ludoteca.bots.parts import heuristic_of
from ludoteca.core.events import LONG_ROW
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes
from ludoteca.core.moves import Move
from ludoteca.core.text import Message

# Of the levels that search: for a move
MOST_SECONDS: Final = {"hard": 0.3, "expert": 2.0, "expert@2026-11": 2.0}
SPARE: Final = 0.85  # of the time is for the search; the rest is for what comes before and after it


class Valued(NamedTuple):
    """A legal move, and what was found out about it."""

    code: int
    chance: float | None = None  # to win after it; None where nothing but the best move is known
    error: float | None = None  # standard error of the chance; None where the move was not rolled out


Pick: TypeAlias = Callable[[Game, "Bot", Codes], Sequence[Valued]]
"""Returns what it found: the best move first, others where it can say how good they are.

Once `stop[0]` is 1, it returns what it has found so far.
"""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that a bot has chosen, and why."""

    move: Move
    reason: Message  # one sentence


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a bot has thought about: how good it is, and what speaks for it."""

    move: Move
    chance: float | None  # to win after it, between 0 and 1; None where the bot does not think in chances
    error: float | None  # standard error of the chance; None where it does not come from rollouts
    reason: Message  # one sentence


@dataclass(frozen=True, slots=True)
class Bot:
    """A program that plays one game. It keeps nothing between calls, so that it can take over any seat at any time."""

    game: str  # its id
    level: str  # how well it plays: one of ALL_LEVELS or OPPONENTS
    pick: Pick = field(repr=False)
    seed: int = 0
    personality: str = ""  # in which manner it plays: one of ALL_PERSONALITIES
    threads: int = 1  # that it may use; they change the time it takes, not what it chooses

    def choose(self, game: Game, seconds: float | None, stop: Codes | None = None) -> Choice:
        """Choose a legal move for the seat whose decision it is, in phase `move`, within the time.

        The game stays as it is, and its dice to come are not looked at. The same position and seed give the same move.
        A search takes no longer than its level allows; whoever sets `stop[0]` to 1 ends it. Without a time (None) it
        ends by its budget of work alone, so that it finds the same however busy the machine is.
        """
        self._check(game)
        if len(game.legal_moves) == 1:
            return Choice(game.legal_moves[0], Message("bots", "only_move"))
        best = self._found(game, seconds, stop)[0]
        [move] = game.rulebook.moves(game.state, [best.code])
        return Choice(move, reason_for(game, move))

    def explain(self, game: Game, seconds: float | None, stop: Codes | None = None) -> tuple[Candidate, ...]:
        """List the moves that a choice is made from, the chosen one first, with their chances where it has them."""
        self._check(game)
        found = self._found(game, seconds, stop)
        moves = game.rulebook.moves(game.state, [one.code for one in found])
        return tuple(
            Candidate(move, one.chance, one.error, reason_for(game, move))
            for move, one in zip(moves, found, strict=True)
        )

    def _check(self, game: Game) -> None:
        assert game.id == self.game, f"a bot for {self.game} cannot play {game.id}"
        assert game.phase == "move", f"in phase {game.phase} there is no move to choose"

    def _found(self, game: Game, seconds: float | None, stop: Codes | None) -> Sequence[Valued]:
        stop = np.zeros(1, np.int64) if stop is None else stop
        limit = MOST_SECONDS.get(self.level)
        if seconds is None or limit is None:
            return self.pick(game, self, stop)
        with stopping_after(SPARE * min(seconds, limit), stop):
            return self.pick(game, self, stop)


def reason_for(game: Game, move: Move) -> Message:
    """Say in a sentence what speaks for a legal move."""
    if len(game.legal_moves) == 1:
        return Message("bots", "only_move")
    after = game.state
    game.rulebook.play_unchecked(after, move.code)
    heuristic, row = heuristic_of(game.id), np.zeros(LONG_ROW, np.int32)
    kind = heuristic.reason(game.state, move.code, after, row)
    return game.narrator.reason(heuristic.REASONS, kind, row.tolist())


@contextmanager
def stopping_after(seconds: float, stop: Codes) -> Iterator[None]:
    """Set the first number of an array to 1 when the time is up: kernels look at it, and return.

    Kernels have no clock; but they run without the interpreter's lock, so that a timer can stop them.
    """

    def ring() -> None:
        stop[0] = 1

    timer = threading.Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
