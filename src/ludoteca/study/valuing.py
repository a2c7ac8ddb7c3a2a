"""How positions are valued: by the dice search of a game, or by the search that the game brings.

A value is a row of chances to win, one for each side; they sum to 1.
"""

from functools import cache
from typing import Final, NamedTuple, Protocol, cast

import numpy as np

from ludoteca.bots.dice_search.depth import plies_of
from ludoteca.bots.dice_search.instances import kind_and_package, rollouts_of, search_of
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.dice_search.workspace import workspace_for
from ludoteca.bots.interface import OwnPolicy
from ludoteca.bots.parts import own_policy_of
from ludoteca.core.dice import pack
from ludoteca.core.generator import seed_word
from ludoteca.core.levels import LEVELS
from ludoteca.core.moves import OVER, Dice, State
from ludoteca.core.options import Setup
from ludoteca.core.state import blank
from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of
from ludoteca.study.interface import Chances, MoveRollouts, Values

ALL_STEPS: Final = 1 << 60  # more than any search has
DEEPEST_LEVEL: Final = "expert"
SEARCH_LEVEL: Final = LEVELS.index("hard")  # whose budget a position of a game with a search of its own is valued by
MOST_ROLLED: Final = 5  # moves of a choice that are rolled out, the best by looking ahead; and the chosen one
ROLLOUT_SEED: Final = 0


class ThrowValue(NamedTuple):
    """What a throw was worth, and what the mean of all throws that could have come."""

    expected: Chances
    thrown: Chances


class MoveValue(NamedTuple):
    """What a move is worth."""

    move: int  # its code
    chances: Chances
    samples: Chances | None = None  # a row for each rollout, whose mean the chances are; None where there are none

    def error_against(self, other: "MoveValue") -> Chances | None:
        """Return the standard error of the difference between two moves that were rolled out with the same dice."""
        if self.samples is None or other.samples is None:
            return None
        return standard_error(self.samples - other.samples)

    @property
    def error(self) -> Chances | None:
        """The standard error of the chances."""
        return None if self.samples is None else standard_error(self.samples)


def standard_error(samples: Chances) -> Chances:
    """Return the standard error of the mean of each column, as if the rows were independent.

    The first throws are spread evenly over the rollouts, so that the true error is somewhat smaller.
    """
    return cast("Chances", samples.std(axis=0, ddof=1) / np.sqrt(len(samples)))


def ranked(values: list[MoveValue], side: int) -> list[MoveValue]:
    """Put the best moves for a side first; of equals, those that the rules list first."""
    return sorted(values, key=lambda value: -value.chances[side])


def scaled(chances: Chances) -> Chances:
    """Scale numbers so that they are chances: none below 0, and 1 in all."""
    positive = np.maximum(chances, 0)
    return cast("Chances", positive / positive.sum())


class Valuer(Protocol):
    """Values throws and choices."""

    def throw(self, state: State, dice: Dice) -> ThrowValue:
        """Value a throw in the position before it."""

    def moves(self, state: State, chosen: int) -> list[MoveValue]:
        """Value the legal moves of a position, or some of them: the best, and the one that was chosen."""

    def position(self, state: State) -> Chances:
        """Value a position at a glance."""


def valuer_for(setup: Setup, depth: int, rollouts: int = 0) -> Valuer:
    """Return what values the positions of a way to play.

    Where there are dice, moves are seen `depth` throws ahead, and the best of them rolled out where that is asked for.
    """
    own = own_policy_of(setup.game)
    if own:
        return SearchValuer(setup, own)
    return RolloutValuer(setup, depth, rollouts) if rollouts else DiceValuer(setup, depth)


@cache
def values_of(game_id: str, *, with_network: bool = True) -> Values:
    """Return the kernels that value positions of a game with dice."""
    _, package = kind_and_package(game_id, with_network=with_network)
    parts = {"engine": rulebook_of(game_id).engine, "search": search_of(game_id, with_network=with_network)}
    return cast("Values", filled("ludoteca.study.values", package, parts))


@cache
def move_rollouts_of(game_id: str, *, with_network: bool = True) -> MoveRollouts:
    """Return the kernels that roll moves of a game with dice out."""
    _, package = kind_and_package(game_id, with_network=with_network)
    parts = {
        "engine": rulebook_of(game_id).engine,
        "rollouts": rollouts_of(game_id, with_network=with_network),
        "search": search_of(game_id, with_network=with_network),
        "values": values_of(game_id, with_network=with_network),
    }
    return cast("MoveRollouts", filled("ludoteca.study.move_rollouts", package, parts))


class DiceValuer:
    """Values by the network of a game, or its heuristic, a throw ahead."""

    def __init__(self, setup: Setup, depth: int) -> None:
        network = network_for(setup)
        rulebook = rulebook_of(setup.game)
        self.depth = depth
        # What follows a throw is looked at a throw ahead only where there are few: else it takes seconds a throw.
        self.throw_depth = min(depth, plies_of(rulebook.info, DEEPEST_LEVEL) - 1)
        self.kernels = values_of(setup.game, with_network=network is not None)
        search = search_of(setup.game, with_network=network is not None)
        self.workspace = workspace_for(rulebook, setup, network)
        sides = int(self.workspace.sides)
        throws = search.CHANCE_DICE.shape[1]
        self.scratch = np.zeros((self.kernels.SCRATCH_ROWS, sides))
        self.throws, self.weights = np.zeros(throws, np.int64), np.zeros(throws)
        self.throw_values = np.zeros((throws, sides))
        self.codes, self.move_values = np.zeros(rulebook.max_moves, np.int64), np.zeros((rulebook.max_moves, sides))

    def throw(self, state: State, dice: Dice) -> ThrowValue:
        """Value a throw in the position before it."""
        count = self.kernels.value_throws(
            state, self.throw_depth, self.workspace, self.scratch, self.throws, self.weights, self.throw_values
        )
        values = self.throw_values[:count]
        index = self.throws[:count].tolist().index(pack(dice))
        return ThrowValue(self.weights[:count] @ values, values[index].copy())

    def moves(self, state: State, chosen: int) -> list[MoveValue]:
        """Value all legal moves of a position."""
        return self.looked_ahead(state)

    def looked_ahead(self, state: State) -> list[MoveValue]:
        """Value all legal moves of a position by looking ahead."""
        count = self.kernels.value_moves(state, self.depth, self.workspace, self.scratch, self.codes, self.move_values)
        return [MoveValue(int(self.codes[index]), self.move_values[index].copy()) for index in range(count)]

    def position(self, state: State) -> Chances:
        """Value a position where a throw is due, or the game is over."""
        values = np.zeros(int(self.workspace.sides))
        self.kernels.value_position(state, self.workspace, self.scratch, values)
        return values


class RolloutValuer(DiceValuer):
    """Values the moves that look best, and the chosen one, by rollouts; throws and other moves by looking ahead."""

    def __init__(self, setup: Setup, depth: int, rollouts: int) -> None:
        super().__init__(setup, depth)
        self.rollouts = rollouts
        self.rulebook = rulebook_of(setup.game)
        self.roll = move_rollouts_of(setup.game, with_network=network_for(setup) is not None)
        self.scratch = np.zeros((self.roll.SCRATCH_ROWS, int(self.workspace.sides)))

    def moves(self, state: State, chosen: int) -> list[MoveValue]:
        """Value all legal moves of a position: those that were rolled out have samples."""
        seen = ranked(self.looked_ahead(state), self.side_of(state))
        if len(seen) == 1:
            return seen
        promising = [value.move for value in seen[:MOST_ROLLED]]
        if chosen not in promising:
            promising.append(chosen)
        rolled = self.rolled(state, promising)
        # What rollouts say of the move that looked best holds for those that looked worse than five others, too.
        shift = rolled[0].chances - seen[0].chances
        others = (value for value in seen if value.move not in promising)
        return [*rolled, *(MoveValue(value.move, scaled(value.chances + shift)) for value in others)]

    def rolled(
        self, state: State, moves: list[int], seed: int = ROLLOUT_SEED, count: int | None = None
    ) -> list[MoveValue]:
        """Value some legal moves of a position by rollouts."""
        samples = np.zeros((len(moves), count or self.rollouts, int(self.workspace.sides)))
        with np.errstate(over="ignore"):
            self.roll.roll_moves_out(state, np.array(moves), seed_word(seed), self.workspace, self.scratch, samples)
        return [MoveValue(move, of_move.mean(axis=0), of_move) for move, of_move in zip(moves, samples, strict=True)]

    def side_of(self, state: State) -> int:
        """Return the side that is to act."""
        return self.rulebook.seat(state) % int(self.workspace.sides)


class SearchValuer:
    """Values by the search that a game without dice brings: the best move, and the one that was chosen."""

    def __init__(self, setup: Setup, policy: OwnPolicy, level: int = SEARCH_LEVEL) -> None:
        self.rulebook, self.policy, self.level = rulebook_of(setup.game), policy, level
        self.sides = self.rulebook.info.sides(setup)
        self.workspace, self.stop = blank(policy.WORKSPACE), np.zeros(1, np.int64)

    def throw(self, state: State, dice: Dice) -> ThrowValue:
        """Fail: there are no dice."""
        raise AssertionError("a game with a search of its own has no dice")

    def moves(self, state: State, chosen: int) -> list[MoveValue]:
        """Value the best move, and the one that was chosen where that is another."""
        before = self.position(state)
        best = int(self.workspace.best)
        if chosen == best:
            return [MoveValue(best, before)]
        played = self.after(state, chosen).chances
        mover = self.side_of(state)
        # A look from behind the move may see more than the one that found the best, which is no worse for that.
        better = before if before[mover] >= played[mover] else played
        return [MoveValue(best, better), MoveValue(chosen, played)]

    def best(self, state: State) -> int:
        """Return the best move of a position."""
        self.position(state)
        return int(self.workspace.best)

    def side_of(self, state: State) -> int:
        """Return the side that is to act."""
        return self.rulebook.seat(state) % self.sides

    def after(self, state: State, move: int) -> MoveValue:
        """Value a move by a search of the position behind it."""
        after = state.copy()
        self.rulebook.play_unchecked(after, move)
        return MoveValue(move, self.position(after))

    def position(self, state: State) -> Chances:
        """Value a position: what who decides is left without is shared by the others."""
        if self.rulebook.phase(state) == OVER:
            places = np.array([self.rulebook.place_of(state, side) for side in range(self.sides)])
            winners = places == 1
            return winners / winners.sum() if winners.any() else np.full(self.sides, 1 / self.sides)
        with np.errstate(over="ignore"):
            self.policy.begin(state, self.level, seed_word(0), self.workspace)
            self.policy.advance(ALL_STEPS, self.workspace, self.stop)
        own = float(self.policy.chance(self.workspace))
        chances = np.full(self.sides, (1 - own) / (self.sides - 1))
        chances[self.rulebook.seat(state) % self.sides] = own
        return chances
