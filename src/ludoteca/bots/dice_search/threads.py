"""Rollouts on several threads: the rounds between two comparisons are shared out, and counted in their order.

The number of threads changes nothing but the time: a round depends on its number alone.
"""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from ludoteca.bots.dice_search.workspace import MAX_CANDIDATES, UP, Worths
from ludoteca.bots.interface import DicePolicy, Rollouts, Search
from ludoteca.core.interface import Codes
from ludoteca.core.state import Workspace


class Team(NamedTuple):
    """A search of games with dice on several threads."""

    policy: DicePolicy
    search: Search
    rollouts: Rollouts
    workspaces: list[Workspace]  # one a thread, of the way to play that is searched


def finish(workspace: Workspace, team: Team, stop: Codes) -> None:
    """Go on with a search that has begun until it is done, or until another thread sets `stop[0]` to 1."""
    if team.policy.look_ahead(workspace, stop):
        roll_out(workspace, team, stop)
    team.policy.conclude(workspace, stop)


def roll_out(workspace: Workspace, team: Team, stop: Codes) -> None:
    """Roll the candidates out on all threads until one stands out. Rounds that were stopped do not count."""
    _, search, rollouts, others = team
    for other in others:
        search.forget(other)
    rollouts.follow(workspace, 0, others[0])
    rollouts.play_rounds(0, others[0], np.zeros((1, MAX_CANDIDATES)), stop)  # compiled before threads need it
    with ThreadPoolExecutor(len(others)) as threads:
        more = True
        while more:
            count = int(rollouts.rounds_due(workspace))
            worths = np.zeros((count, MAX_CANDIDATES))
            cuts = [count * number // len(others) for number in range(len(others) + 1)]
            played = [
                threads.submit(play_share, workspace, other, rollouts, range(*cut), worths, stop)
                for other, cut in zip(others, pairwise(cuts), strict=True)
            ]
            for share in played:
                share.result()
            more = not stop[UP] and rollouts.take_rounds(count, worths, workspace)


def play_share(
    leader: Workspace, other: Workspace, rollouts: Rollouts, share: range, worths: Worths, stop: Codes
) -> None:
    """Play some of the rounds that are due, by their numbers from the next one on."""
    with np.errstate(over="ignore"):  # random numbers overflow on purpose
        rollouts.follow(leader, share.start, other)
        rollouts.play_rounds(len(share), other, worths[share.start : share.stop], stop)
