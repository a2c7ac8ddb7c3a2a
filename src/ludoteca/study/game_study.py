"""The study of a game: what was luck, what was skill, and what would have been better.

For every seat: result - chance at the start = luck of all throws + quality of all choices + drift. The luck of a throw
is what it was worth less the mean of all throws, both by the same look, so that its mean is 0 whatever the look is
worth. The quality of a choice is what it was worth less the best one. What is left, the drift, comes from looking at
the same position again from nearer.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import numpy as np

from ludoteca.bots.parts import heuristic_of
from ludoteca.core.events import LONG_ROW
from ludoteca.core.game import Game
from ludoteca.core.moves import Dice, Move, Played, Thrown
from ludoteca.core.records import Record
from ludoteca.core.replay import replay
from ludoteca.core.text import Message
from ludoteca.games import rulebook_of
from ludoteca.study.grades import grade_of
from ludoteca.study.interface import Chances
from ludoteca.study.report import Candidate, Report, Seats, Step, StudiedChoice, StudiedThrow
from ludoteca.study.valuing import Valuer, ranked, valuer_for

DEFAULT_DEPTH: Final = 1
MOST_DEPTH: Final = 1
LEAST_ROLLOUTS: Final = 36  # all throws of two dice
MOST_ROLLOUTS: Final = 100_000

Progress = Callable[[int, int], None]
"""Is told how many actions have been studied, and how many there are."""


def study(
    game: Game | Record,
    depth: int = DEFAULT_DEPTH,
    progress: Progress = lambda done, total: None,
    *,
    rollouts: int = 0,
) -> Report:
    """Study a game, or the record of one, from its first action to its last.

    Choices are looked at `depth` throws ahead: 0 is some ten times as fast as 1. With `rollouts`, the moves that look
    best and the chosen one are rolled out as often each, and have standard errors; games without dice have none.
    """
    if not 0 <= depth <= MOST_DEPTH:
        raise ValueError(f"a depth of {depth}; expected 0 to {MOST_DEPTH}")
    if rollouts and not LEAST_ROLLOUTS <= rollouts <= MOST_ROLLOUTS:
        raise ValueError(f"{rollouts} rollouts; expected {LEAST_ROLLOUTS} to {MOST_ROLLOUTS}, or 0")
    played = replay(game, rulebook_of) if isinstance(game, Record) else game
    return Study(played, depth, rollouts).report(progress)


class Study:
    """A game that is played again, and valued step by step."""

    def __init__(self, game: Game, depth: int, rollouts: int) -> None:
        self.game, self.depth = game, depth
        self.rollouts = rollouts if game.rulebook.info.dice else 0
        self.rulebook, self.setup = game.rulebook, game.setup
        self.valuer: Valuer = valuer_for(game.setup, depth, self.rollouts)
        self.sides = self.rulebook.info.sides(game.setup)
        self.has_dice = self.rulebook.info.dice > 0
        self.heuristic = heuristic_of(game.setup.game)

    def report(self, progress: Progress) -> Report:
        """Study the whole game."""
        again = self.game.copy()
        actions = list(again.history)
        while again.last_action is not None:
            again.undo()
        start = self.seats(self.value_before(again, actions[0] if actions else None))
        steps = []
        for index, action in enumerate(actions):
            progress(index, len(actions))
            if isinstance(action, Thrown):
                steps.append(self.throw(again, index, action.dice))
                again.roll(action.dice)
            else:
                steps.append(self.choice(again, index, action.move))
                again.push(action.move)
        progress(len(actions), len(actions))
        return Report(
            game=self.setup.game,
            players=self.setup.players,
            mode=self.setup.mode,
            start=start,
            result=self.seats(self.valuer.position(again.state)) if again.phase == "over" else None,
            steps=tuple(steps),
            depth=self.depth,
            sides=self.sides,
            rollouts=self.rollouts,
        )

    def value_before(self, game: Game, action: Thrown | Played | None) -> Chances:
        """Value the position before an action as that action is valued."""
        if isinstance(action, Thrown):
            return self.valuer.throw(game.state, action.dice).expected
        if isinstance(action, Played):
            return ranked(self.valuer.moves(game.state, action.move.code), self.side_of(game))[0].chances
        return self.valuer.position(game.state)

    def throw(self, game: Game, index: int, dice: Dice) -> Step:
        """Study a throw."""
        assert game.seat is not None
        value = self.valuer.throw(game.state, dice)
        return StudiedThrow(index, game.seat, dice, self.seats(value.expected), self.seats(value.thrown))

    def choice(self, game: Game, index: int, move: Move) -> Step:
        """Study a choice."""
        assert game.seat is not None
        values = ranked(self.valuer.moves(game.state, move.code), self.side_of(game))
        spelled = self.rulebook.moves(game.state, [value.move for value in values])
        candidates = tuple(
            Candidate(one.text, self.seats(value.chances), None if value.error is None else self.seats(value.error))
            for one, value in zip(spelled, values, strict=True)
        )
        choice = StudiedChoice(index, game.seat, move.text, candidates)
        if len(game.legal_moves) == 1:
            return choice
        chosen = next(value for value in values if value.move == move.code)
        error = values[0].error_against(chosen)
        for_best = self.reason(game, spelled[0]) if spelled[0].text != move.text else None
        return replace(
            choice,
            grade=grade_of(choice.loss, has_dice=self.has_dice),
            for_chosen=self.reason(game, move),
            for_best=for_best,
            error=None if error is None else float(error[self.side_of(game)]),
        )

    def reason(self, game: Game, move: Move) -> Message:
        """Say what speaks for a move."""
        after, row = game.state, np.zeros(LONG_ROW, np.int32)
        self.rulebook.play_unchecked(after, move.code)
        kind = self.heuristic.reason(game.state, move.code, after, row)
        return game.narrator.reason(self.heuristic.REASONS, kind, row.tolist())

    def side_of(self, game: Game) -> int:
        """Return the side that is to act."""
        assert game.seat is not None
        return game.seat % self.sides

    def seats(self, chances: Chances) -> Seats:
        """Give each seat the chances of its side."""
        return tuple(float(chances[seat % self.sides]) for seat in range(self.setup.players))
