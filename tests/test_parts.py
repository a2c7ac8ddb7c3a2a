"""Moves that are done one thing after the other: which legs each part has, and what happens in it alone."""

from itertools import islice
from typing import Any

import pytest

import ludoteca
from ludoteca.core.parts import parts_of, via_of
from playing import all_tables, name_of_way, nodes

NODES = 400

PARTS = [
    # Q-T3: a die for each of two pieces; the second one captures on 24
    ("parques players=2 Y=h,5,20,30 R=h,24,39,52", "3-4", "Y5-8 Y20-24", [(1, [""]), (1, ["", "capture"])]),
    ("parques players=2 Y=h,5,20,30 R=h,24,39,52", "3-4", "Y5-12", []),
    # Both land where a piece is captured: the first does it
    ("parques players=2 Y=h,20,21,30 R=h,24,39,52", "3-4", "Y20-24 Y21-24", [(1, ["", "capture"]), (1, [""])]),
    # F-M5: a group and a joint landing go at once
    ("felix-sex stacks=together W=10*3,2a*12 B=14*2,3b*13 entered=W,B", "4-5-5", "10*3-14", []),
    ("felix-sex W=10,11*2,2a*12 B=15*2,3b*13 entered=W,B", "4-4-5", "10+11+11-15", []),
]


@pytest.mark.parametrize(("position", "dice", "text", "expected"), PARTS)
def test_a_move_is_split_where_pieces_go_one_after_the_other(
    position: str, dice: str, text: str, expected: list[tuple[int, list[str]]]
) -> None:
    game = ludoteca.from_position(f"{position} seat=0 phase=roll")
    game.roll(tuple(map(int, dice.split("-"))))
    move = next((one for one in game.legal_moves if one.text == text), None)
    assert move, [one.text for one in game.legal_moves]
    parts = parts_of(game.legs(move), game.preview([move])[0])
    assert [(part.legs, [event.effect for event in part.events]) for part in parts] == expected


VIA = [
    ("parques players=2 Y=h,5,20,30 R=h,24,39,52", "3-4", "Y5-8 Y20-24", ["6 7", "21 22 23"]),
    ("parques players=2 Y=h,5,20,30 R=h,24,39,52", "3-4", "Y5-12", ["6 7 8 9 10 11"]),
    (
        "felix-sex W=10,11*2,2a*12 B=15*2,3b*13 entered=W,B",
        "4-4-5",
        "10+11+11-15",
        ["11 12 13 14", "12 13 14", "12 13 14"],
    ),
]


@pytest.mark.parametrize(("position", "dice", "text", "expected"), VIA)
def test_a_leg_tells_the_spots_that_its_piece_goes_over(
    position: str, dice: str, text: str, expected: list[str]
) -> None:
    game = ludoteca.from_position(f"{position} seat=0 phase=roll")
    game.roll(tuple(map(int, dice.split("-"))))
    move = next(one for one in game.legal_moves if one.text == text)
    events = game.preview([move])[0]
    assert [" ".join(via_of(leg, events)) for leg in game.legs(move)] == expected


@pytest.mark.parametrize(("game_id", "way"), all_tables(), ids=name_of_way)
def test_parts_have_all_legs_and_all_effects_of_a_move(game_id: str, way: dict[str, Any]) -> None:
    for node in islice(nodes(ludoteca.new(game_id, seed=6, **way), 6), 0, NODES, 3):
        for move, events in zip(node.legal_moves, node.preview(node.legal_moves), strict=True):
            legs = node.legs(move)
            parts = parts_of(legs, events)
            moving = [event for event in events if any(not one.is_sent_back for one in event.ways)]
            assert len(parts) == (len(moving) if len(legs) > 1 and len(moving) > 1 else 0), move
            if parts:
                assert sum(part.legs for part in parts) == len(legs)
                told = [event for part in parts for event in part.events if event.effect]
                assert told == [event for event in events if event.effect]
