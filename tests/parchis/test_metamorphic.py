"""Turn the board by a quarter, and it is the same game."""

import re
from typing import Any

import pytest

import ludoteca
from playing import name_of_way, nodes

COLOURS = "YBRG"
SQUARES, QUARTER = 68, 17
WAYS: list[dict[str, Any]] = [
    {"players": 4, "mode": "individual"},
    {"players": 4, "mode": "individual", "six_counts": 12, "start_out": 2},
    {"players": 4, "mode": "individual", "six_at_home": "pass"},
    {"players": 4, "mode": "pairs"},
    {"players": 4, "mode": "pairs", "pairs_finish": "first", "three_sixes": "lose-turn"},
    {"players": 2, "mode": "two-colours"},
    {"players": 2, "mode": "two-colours", "own_colours_eat": False, "finish": "one-colour"},
]


def turn_colour(letter: str) -> str:
    return COLOURS[(COLOURS.index(letter) + 1) % 4]


def turn_square(name: str) -> str:
    return str((int(name) - 1 + QUARTER) % SQUARES + 1) if name.isdigit() else name


def turn_move(spelling: str) -> str:
    start, end = spelling[1:].split("-")
    return f"{turn_colour(spelling[0])}{turn_square(start)}-{turn_square(end)}"


def turn_position(text: str, players: int) -> str:
    """Turn a position: every piece to the next colour, every square by a quarter, every seat to the next."""
    words = [turn_word(word, players) for word in text.split()]
    return " ".join(words)


def turn_word(word: str, players: int) -> str:
    name, _, value = word.partition("=")
    if name in tuple(COLOURS):
        return f"{turn_colour(name)}={','.join(turn_square(square) for square in value.split(','))}"
    if name == "seat":
        return f"seat={(int(value) + 1) % players}"
    if name == "finished":
        return "finished=" + ",".join(str((int(seat) + 1) % players) for seat in value.split(","))
    if name == "last":
        return f"last={turn_colour(value[0])}{turn_square(value[1:])}"
    if name == "order":
        turned = [re.sub("[YBRG]", lambda m: turn_colour(m[0]), entry) for entry in value.split(",")]
        return "order=" + ",".join(f"{turn_square(entry[:-3])}{entry[-3:]}" for entry in turned)
    return word


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_a_quarter_turn_is_the_same_game(way: dict[str, Any]) -> None:
    players = way["players"]
    game = ludoteca.new("parchis", seed=21, first=0, **way)
    turned = ludoteca.new("parchis", seed=21, first=1, **way)
    for node in nodes(game, seed=21):
        if node.history:
            action = node.history[-1]
            if isinstance(action, ludoteca.Thrown):
                turned.roll(action.dice)
            else:
                turned.push(turn_move(str(action.move)))
        expected = turn_position(node.position(), players).replace("first=0", "first=1")
        assert ludoteca.from_position(expected).state.tobytes() == turned.state.tobytes()
        assert {turn_move(str(move)) for move in node.legal_moves} == {str(move) for move in turned.legal_moves}
    places = [{(seat + 1) % players for seat in place} for place in game.ranking]
    assert places == [set(place) for place in turned.ranking]
