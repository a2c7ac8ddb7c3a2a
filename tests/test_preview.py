"""What would happen in moves: told of many at once as it is told of each when it is played."""

from typing import Any

import pytest

import ludoteca
from playing import nodes

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("parchis", {}),
    ("parques", {"hops": "two", "soplar": True}),
    ("felix-sex", {"stacks": "together"}),
    ("stax", {}),
    ("stax", {"players": 3, "flip": True}),
    ("stax", {"pie": True}),
    ("stax", {"one_group": "landed", "repetition": "off", "move_limit": 40}),
]


@pytest.mark.parametrize(("game_id", "way"), WAYS)
def test_moves_looked_at_together_are_told_as_each_is_when_played(game_id: str, way: dict[str, Any]) -> None:
    for index, game in enumerate(nodes(ludoteca.new(game_id, seed=5, **way), seed=5)):
        if game.phase != "move" or (index % 9 and index > 3):
            continue
        before = game.state
        told = game.preview(game.legal_moves)
        assert before.tobytes() == game.state.tobytes(), "looking ahead has changed the state"
        for move, events in zip(game.legal_moves, told, strict=True):
            after = game.copy()
            after.push(move)
            assert after.events == events


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_nothing_is_told_of_no_moves(game_id: str) -> None:
    assert ludoteca.new(game_id, seed=1).preview([]) == []
