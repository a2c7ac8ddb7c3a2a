"""A game that brings no features of its own has plain ones: here a game is looked at through them."""

from itertools import islice
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.core.templates import filled
from ludoteca.games import rulebook_of
from playing import nodes


@pytest.mark.parametrize("game_id", ["felix-sex"])  # the others would only take longer to compile
def test_actions_are_the_legal_moves_and_observations_the_bytes_of_the_state(game_id: str) -> None:
    rulebook = rulebook_of(game_id)
    parts = {"engine": rulebook.engine, "spelling": rulebook.spelling, "state_module": rulebook._state_module}
    features: Any = filled("ludoteca.core.plain_features", rulebook.package, parts)
    setup = ludoteca.games[game_id].setup()
    chosen, moves = np.zeros(1, np.int64), np.empty(rulebook.max_moves, np.int64)
    mask = np.ones(features.action_count(setup), np.uint8)
    seen = np.zeros(features.observation_size(setup), np.int8)

    for node in islice(nodes(ludoteca.new(game_id, seed=3), 3), 60):
        state, legal = node.state, node.legal_moves
        features.observe(state, chosen, 1, seen)
        assert seen[:-2].tobytes() == state.tobytes()
        assert seen[-2:].tolist() == [node.seat == 1, 1]
        assert features.list_actions(state, chosen, moves, mask) == mask.sum() == len(legal)
        assert features.move_of_action(state, chosen, moves, len(legal)) == features.CLOSED
        for action, move in enumerate(legal[:3]):
            assert features.action_text(state, chosen, action) == move.text
            after, expected = node.state, node.state
            assert features.take_action(after, chosen, moves, action)
            rulebook.play_unchecked(expected, move.code)
            assert after.tobytes() == expected.tobytes()
