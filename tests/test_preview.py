"""What would happen in moves, and what a board shows: told of many at once as of each by itself."""

from collections.abc import Sequence
from typing import Any

import pytest

import ludoteca
from ludoteca.core.refusals import Event
from playing import all_tables, nodes

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


@pytest.mark.parametrize(("game_id", "way"), all_tables())
def test_what_is_shown_in_one_call_is_what_each_kernel_says(game_id: str, way: dict[str, Any]) -> None:
    for index, game in enumerate(nodes(ludoteca.new(game_id, seed=6, **way), seed=6)):
        if index % 7 and index > 5:
            continue
        rulebook, state, shown = game.rulebook, game.state, game.overview()
        assert game.pieces() == rulebook.pieces(state)
        assert game.colours_to_act() == rulebook.colours_to_act(state)
        assert shown.ranking == rulebook.ranking(state, game.setup.players)
        listed, moves = game.moves_shown(), game.copy().legal_moves
        assert [one.move for one in listed] == list(moves)
        assert [one.legs for one in listed] == game.legs_of(moves)
        for one, events in zip(listed, game.preview(moves), strict=True):
            # Those that differ in their last step alone are told to do the same: where the tile is turned is not said.
            assert one.events == events or (len(one.move.steps) > 2 and kinds(one.events) == kinds(events))


def kinds(events: Sequence[Event]) -> list[tuple[str, str]]:
    return [(event.kind, event.explain("es")) for event in events]


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_nothing_is_told_of_no_moves(game_id: str) -> None:
    assert ludoteca.new(game_id, seed=1).preview([]) == []
