"""Where pieces go in a move: what the spelling says, with the spots that boards have."""

import re
from collections import Counter
from itertools import islice
from typing import Any

import pytest

import ludoteca
from playing import all_tables, name_of_way, nodes

PART = re.compile(r"([A-Z])?([^-]+)(?:-[^-]+)?-([^-]+)")
OWN = re.compile(r"[hm]|c\d|hand|off")  # squares that each colour has for itself
TRACKS = [(game_id, way) for game_id, way in all_tables() if game_id != "stax"]


def spelled(move: str, letter: str) -> list[tuple[str, str]]:
    """Read the spelling of a move as the ways of its pieces: `Y5-12`, `R44-47 R49-55`, `10+10+12-15`, `10*3-14`."""

    def spot(colour: str, square: str) -> str:
        return f"{colour}:{square}" if OWN.fullmatch(square) else square

    ways = []
    for part in move.split(" "):
        match = PART.fullmatch(part)
        assert match, move
        colour = match[1] or letter
        for word in match[2].split("+"):
            origin, _, count = word.partition("*")
            ways += [(spot(colour, origin), spot(colour, match[3]))] * int(count or 1)
    return ways


@pytest.mark.parametrize(("game_id", "way"), TRACKS, ids=name_of_way)
def test_legs_are_what_the_spelling_says_and_lead_to_spots_of_the_board(game_id: str, way: dict[str, Any]) -> None:
    options: dict[str, Any] = {"hops": "two"} if game_id == "parques" else {}
    game = ludoteca.new(game_id, seed=3, **options, **way)
    spots = game.rulebook.board_data(game.setup)["spots"]
    for node in islice(nodes(game, 3), 0, None, 9):
        for move in node.legal_moves:
            letter = node.rulebook.seat_label(node.setup, node.seat or 0)
            legs = node.legs(move)
            assert sorted((leg.origin, leg.target) for leg in legs) == sorted(spelled(move.text, letter))
            assert {leg.target for leg in legs} | {leg.origin for leg in legs} <= set(spots)


@pytest.mark.parametrize(("game_id", "way"), TRACKS, ids=name_of_way)
def test_moves_use_dice_that_are_left_and_leave_the_others(game_id: str, way: dict[str, Any]) -> None:
    seen = 0
    for node in islice(nodes(ludoteca.new(game_id, seed=5, **way), 5), 0, None, 7):
        if node.phase != "move":
            assert node.dice_shown()[0] == node.dice_shown()[1]
            continue
        thrown, left = node.dice_shown()
        assert not Counter(left) - Counter(thrown)
        for move in node.legal_moves:
            used = Counter(die for leg in node.legs(move) for die in leg.dice)
            assert not used - Counter(left), move
            after = node.copy()
            after.push(move)
            if after.phase == "move" and after.last_throw == node.last_throw:
                assert Counter(after.dice_shown()[1]) == Counter(left) - used, move
                seen += 1
    assert seen or game_id != "felix-sex"


def test_a_position_shows_the_dice_that_are_left() -> None:
    game = ludoteca.from_position("parques players=2 Y=h,5,20,30 R=22,39,39,52 seat=0 phase=move dice=3-4")
    assert game.dice_shown() == ((3, 4), (3, 4))


DICE_OF_MOVES = [
    (
        "parques players=2 Y=h,5,20,30 R=22,39,39,52",
        "3-4",
        {"Y5-12": [(3, 4)], "Y5-8 Y20-24": [(3,), (4,)], "Y5-9 Y20-23": [(4,), (3,)]},
    ),
    ("parques players=2 Y=5,20,30,40 R=22,39,39,52", "3-3", {"Y5-11": [(3, 3)], "Y5-8 Y20-23": [(3,), (3,)]}),
    ("parchis players=2 mode=individual Y=h,h,5,20 R=h,h,h,h", "3", {"Y5-8": [(3,)]}),
    # A group goes by one die, a joint landing by three
    (
        "felix-sex stacks=together W=10*3,2a*12 B=14*2,3b*13 entered=W,B",
        "4-5-6",
        {"10*3-14": [(4,), (), ()], "10-15": [(5,)]},
    ),
    (
        "felix-sex W=10,11*2,2a*12 B=15*2,3b*13 entered=W,B",
        "4-4-5",
        {"10+11+11-15": [(5,), (4,), (4,)], "2a-6a": [(4,)]},
    ),
]


@pytest.mark.parametrize(("position", "dice", "expected"), DICE_OF_MOVES)
def test_each_leg_names_the_dice_that_bring_it(
    position: str, dice: str, expected: dict[str, list[tuple[int, ...]]]
) -> None:
    game = ludoteca.from_position(f"{position} seat=0 phase=roll")
    game.roll(tuple(map(int, dice.split("-"))))
    found = {move.text: [leg.dice for leg in game.legs(move)] for move in game.legal_moves}
    assert {text: found.get(text) for text in expected} == expected, list(found)


@pytest.mark.parametrize("way", [{}, {"players": 3}, {"pie": True}])
def test_legs_of_tiles_are_what_the_spelling_says(way: dict[str, Any]) -> None:
    for node in islice(nodes(ludoteca.new("stax", seed=3, **way), 3), 0, None, 5):
        for move in node.legal_moves:
            legs = node.legs(move)
            cells = re.findall(r"(?:(?<!\d)-)?\d+,-?\d+", move.text)
            if not cells:
                assert legs == [], "a swap moves nothing"
                continue
            origin, target = cells if len(cells) == 2 else ("hand", cells[0])
            assert [(leg.origin, leg.target) for leg in legs] == [(origin, target)]
            if len(cells) == 1:
                assert str(legs[0].piece.number) in re.split(r"\D+", move.text)
