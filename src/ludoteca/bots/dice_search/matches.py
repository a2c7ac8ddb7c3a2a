"""Matches between two networks of a way to play, on the processor."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from queue import SimpleQueue

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.dice_search.instances import self_play_of
from ludoteca.bots.dice_search.workspace import HEURISTIC, Network, workspace_for
from ludoteca.core.generator import stream
from ludoteca.core.options import Setup
from ludoteca.core.processes import cores
from ludoteca.core.state import Workspace
from ludoteca.games import rulebook_of


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a match went."""

    games: int
    score: float  # the share of games that the first network's side has won
    error: float  # standard error of the score, over sets of games with the same dice

    @property
    def interval(self) -> tuple[float, float]:
        """The score's interval of 95 %."""
        return self.score - 1.96 * self.error, self.score + 1.96 * self.error


def result_of(won: NDArray[np.float64], sides: int) -> MatchResult:
    """Sum up games that come in sets, one after the other: one for each side, with the same dice."""
    scores = won.reshape(-1, sides).mean(axis=1)
    error = float(scores.std(ddof=1)) / sqrt(len(scores)) if len(scores) > 1 else 0.5
    return MatchResult(len(won), float(scores.mean()), error)


def play_match(
    setup: Setup,
    networks: Sequence[Network | None],
    ahead: Sequence[int],
    games: int,
    seed: int,
    jobs: int | None = None,
) -> MatchResult:
    """Play games in sets: one for each side of the first network against the second on all others, with the same dice.

    The heuristic takes the place of one network that is None. `ahead` is how many throws each looks ahead. `jobs` games
    are played at once, or one a core.
    """
    rulebook, self_play = rulebook_of(setup.game), self_play_of(setup.game)
    start, sides = rulebook.start(setup), rulebook.info.sides(setup)
    plies = [HEURISTIC if network is None else count for network, count in zip(networks, ahead, strict=True)]
    known = [network or other for network, other in zip(networks, reversed(networks), strict=True)]
    pairs = SimpleQueue[list[Workspace]]()
    count = jobs or cores()
    for _ in range(count):
        pairs.put([workspace_for(rulebook, setup, network) for network in known])

    def play(number: int) -> float:
        dice, own = divmod(number, sides)
        workspaces = pairs.get()
        try:
            minds = (plies[0], workspaces[0], plies[1], workspaces[1])
            return float(self_play.play_match(start, own, *minds, stream(seed, dice)))
        finally:
            pairs.put(workspaces)

    won = [play(0)]  # alone: it compiles, which threads may not do for two networks at once
    with ThreadPoolExecutor(count) as threads:
        won += threads.map(play, range(1, -(-games // sides) * sides))
    return result_of(np.array(won), sides)
