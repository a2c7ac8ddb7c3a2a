"""Boards as each player sees them: the letters of colours in their language, and the own colour at the bottom."""

from itertools import product
from math import cos, hypot, radians, sin
from typing import Any

import pytest

import ludoteca
from ludoteca import games
from ludoteca.core.text import LANGUAGES, word_for

Point = tuple[float, float]
TURNING = [("parchis", 4, {}), ("parques", 4, {}), ("parques", 6, {"seats": 6}), ("parques", 8, {"seats": 8})]


def turned(point: Point, degrees: float) -> Point:
    angle = radians(degrees)
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def middle_of(spot: dict[str, Any]) -> Point:
    xs, ys = zip(*spot["outline"], strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


@pytest.mark.parametrize(("game_id", "language"), list(product(games, LANGUAGES)))
def test_the_letter_of_a_colour_is_one_of_its_word_and_no_other_colours(game_id: str, language: str) -> None:
    colours = games[game_id].colours
    letters = [word_for(game_id, language, "letter", colour) for colour in colours]
    assert len(set(letters)) == len(colours)
    for colour, letter in zip(colours, letters, strict=True):
        assert letter in word_for(game_id, language, "colour", colour).upper()


def test_yellow_is_no_y_in_spanish() -> None:
    board = ludoteca.new("parchis").rulebook.board_data(ludoteca.new("parchis").setup, "es")
    assert {colour: look["letter"] for colour, look in board["pieces"].items()} == {
        "Y": "A",
        "B": "Z",
        "R": "R",
        "G": "V",
    }
    assert ">A</text></g><" in board["ground"]
    assert ">Y<" not in board["ground"]


@pytest.mark.parametrize(("game_id", "players", "options"), TURNING)
def test_a_turned_board_covers_itself_with_the_own_colour_at_the_bottom(
    game_id: str, players: int, options: dict[str, Any]
) -> None:
    game = ludoteca.new(game_id, players=players, **options)
    board = game.rulebook.board_data(game.setup, "en")
    assert list(board["turns"]) == game.rulebook.letters(game.setup)
    places = [middle_of(spot) for name, spot in board["spots"].items() if ":" not in name]
    for colour, degrees in board["turns"].items():
        first = middle_of(board["spots"][f"{colour}:c1"])
        x, y = turned(first, degrees)
        assert y == pytest.approx(hypot(*first), abs=0.1)  # the own corridor goes straight down
        assert x == pytest.approx(0, abs=0.1)
        for place in places:
            there = turned(place, degrees)
            # The outlines of slanted squares have other middles, by less than half a square.
            assert min(hypot(there[0] - x, there[1] - y) for x, y in places) < 8


def test_boards_that_are_read_do_not_turn() -> None:
    for game_id in ("felix-sex", "stax"):
        game = ludoteca.new(game_id)
        assert game.rulebook.board_data(game.setup, "en")["turns"] == {}
