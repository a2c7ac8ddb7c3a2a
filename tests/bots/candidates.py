"""Positions in which an expert rolls several moves out."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.workspaces import search_for
from ludoteca.core.generator import seed_word
from ludoteca.core.levels import EXPERT

every_race = pytest.mark.parametrize("game_id", ["parchis", "parques", "felix-sex"])
BUDGET = 400  # less than an expert has: enough for some batches


def decisions(game_id: str, count: int, candidates: int = 2, **way: Any) -> Iterator[tuple[ludoteca.Game, Any, Any]]:
    """Yield positions in which several moves are rolled out, with the policy and a workspace that has looked ahead."""
    game, chooser = ludoteca.new(game_id, seed=7, **way), random.Random(7)
    policy, workspace = search_for(game.setup)
    while count:
        if game.phase == "over":
            game = ludoteca.new(game_id, seed=chooser.randrange(1000), **way)
        elif game.phase == "roll":
            game.roll()
        else:
            if len(game.legal_moves) >= candidates and chooser.random() < 0.3:
                look_ahead(policy, workspace, game)
                if workspace.found >= candidates:
                    count -= 1
                    yield game, policy, workspace
            game.push(chooser.choice(game.legal_moves))


def look_ahead(policy: Any, workspace: Any, game: ludoteca.Game, seed: int = 0, budget: int = BUDGET) -> None:
    """Begin to choose, and search up to where rollouts begin."""
    policy.begin(game.state, EXPERT, seed_word(seed), workspace)
    workspace.budget = budget
    workspace.found = 0
    stop = np.zeros(1, np.int64)
    while workspace.ahead <= workspace.plies and policy.advance(1, workspace, stop):
        pass
