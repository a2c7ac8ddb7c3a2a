"""What is told of moves: many at once as one by one, and the same facts by the same events."""

from typing import Any

import pytest

import ludoteca
from ludoteca.games.stax import story
from playing import nodes

WAYS: list[dict[str, Any]] = [
    {},
    {"players": 3, "flip": True},
    {"pie": True},
    {"one_group": "landed", "repetition": "off", "move_limit": 40},
]


@pytest.mark.parametrize("way", WAYS)
def test_moves_foretold_at_once_are_told_as_each_is_when_played(way: dict[str, Any]) -> None:
    for index, game in enumerate(nodes(ludoteca.new("stax", seed=5, **way), seed=5)):
        if index % 9 and index > 3:
            continue
        before, rulebook = game.state, game.rulebook
        moves = [move.code for move in game.legal_moves]
        foretold = story.foretell(before, moves)
        assert before.tobytes() == game.state.tobytes(), "looking ahead has changed the state"
        for move, events in zip(moves, foretold, strict=True):
            after = game.state
            rulebook.play_unchecked(after, move)
            assert rulebook.tell_move(before, move, after) == events


def test_the_same_facts_are_told_by_the_same_events() -> None:
    game = ludoteca.new("stax")
    moves = [move.code for move in game.legal_moves]
    once, again = story.foretell(game.state, moves), story.foretell(game.state, moves)
    assert all(one is other for one, other in zip(once, again, strict=True))


def test_nothing_is_foretold_of_no_moves() -> None:
    assert story.foretell(ludoteca.new("stax").state, []) == []
