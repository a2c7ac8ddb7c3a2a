"""How positions are valued: by the dice search of a game, or by the search that the game brings.

A value is a row of chances to win, one for each side; they sum to 1.
"""

from functools import cache
from typing import Final, NamedTuple, Protocol, cast

import numpy as np

from ludoteca.bots.dice_search.depth import plies_of
from ludoteca.bots.dice_search.instances import kind_and_package, search_of
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
from ludoteca.study.interface import Chances, Values

ALL_STEPS: Final = 1 << 60  # more than any search has
DEEPEST_LEVEL: Final = "expert"
SEARCH_LEVEL: Final = LEVELS.index("hard")  # whose budget a position of a game with a search of its own is valued by


class ThrowValue(NamedTuple):
    """What a throw was worth, and what the mean of all throws that could have come."""

    expected: Chances
    thrown: Chances


class MoveValue(NamedTuple):
    """What a move is worth."""

    move: int  # its code
    chances: Chances


class Valuer(Protocol):
    """Values throws and choices."""

    def throw(self, state: State, dice: Dice) -> ThrowValue:
        """Value a throw in the position before it."""

    def moves(self, state: State, chosen: int) -> list[MoveValue]:
        """Value the legal moves of a position, or some of them: the best, and the one that was chosen."""

    def position(self, state: State) -> Chances:
        """Value a position at a glance."""


def valuer_for(setup: Setup, depth: int) -> Valuer:
    """Return what values the positions of a way to play; moves are seen `depth` throws ahead, where there are dice."""
    own = own_policy_of(setup.game)
    return SearchValuer(setup, own) if own else DiceValuer(setup, depth)


@cache
def values_of(game_id: str, *, with_network: bool = True) -> Values:
    """Return the kernels that value positions of a game with dice."""
    _, package = kind_and_package(game_id, with_network=with_network)
    parts = {"engine": rulebook_of(game_id).engine, "search": search_of(game_id, with_network=with_network)}
    return cast("Values", filled("ludoteca.study.values", package, parts))


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
        count = self.kernels.value_moves(state, self.depth, self.workspace, self.scratch, self.codes, self.move_values)
        return [MoveValue(int(self.codes[index]), self.move_values[index].copy()) for index in range(count)]

    def position(self, state: State) -> Chances:
        """Value a position where a throw is due, or the game is over."""
        values = np.zeros(int(self.workspace.sides))
        self.kernels.value_position(state, self.workspace, self.scratch, values)
        return values


class SearchValuer:
    """Values by the search that a game without dice brings: the best move, and the one that was chosen."""

    def __init__(self, setup: Setup, policy: OwnPolicy) -> None:
        self.rulebook, self.policy = rulebook_of(setup.game), policy
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
        after = state.copy()
        self.rulebook.play_unchecked(after, chosen)
        played = self.position(after)
        mover = self.rulebook.seat(state) % self.sides
        # A look from behind the move may see more than the one that found the best, which is no worse for that.
        better = before if before[mover] >= played[mover] else played
        return [MoveValue(best, better), MoveValue(chosen, played)]

    def position(self, state: State) -> Chances:
        """Value a position: what who decides is left without is shared by the others."""
        if self.rulebook.phase(state) == OVER:
            places = np.array([self.rulebook.place_of(state, side) for side in range(self.sides)])
            winners = places == 1
            return winners / winners.sum() if winners.any() else np.full(self.sides, 1 / self.sides)
        with np.errstate(over="ignore"):
            self.policy.begin(state, SEARCH_LEVEL, seed_word(0), self.workspace)
            self.policy.advance(ALL_STEPS, self.workspace, self.stop)
        own = float(self.policy.chance(self.workspace))
        chances = np.full(self.sides, (1 - own) / (self.sides - 1))
        chances[self.rulebook.seat(state) % self.sides] = own
        return chances
