"""Swap white and black, and it is the same game."""

from typing import Any

import pytest

import ludoteca
from playing import name_of_way, nodes

WAYS: list[dict[str, Any]] = [
    {},
    {"pieces": 5, "dice": "maximum"},
    {"pieces": 6, "stacks": "together", "shuffle": False},
    {"pieces": 10, "stacks": "never"},
    {"pieces": 6, "stacks": "together", "dice": "maximum"},
]
SWAPPED = str.maketrans("abWB", "baBW")


def swap_move(spelling: str) -> str:
    """Swap the own rows; `hand` keeps its name."""
    return spelling.translate(SWAPPED).replace("hbnd", "hand")


def swap_word(word: str) -> str:
    """Swap what a word of a position says of the players."""
    name, _, value = word.partition("=")
    if name in ("W", "B"):
        return f"{name.translate(SWAPPED)}={swap_move(value)}"
    if name in ("seat", "first"):
        return f"{name}={1 - int(value)}"
    if name == "entered":
        return f"entered={','.join(sorted(value.translate(SWAPPED).split(','), reverse=True))}"
    return word


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_with_the_colours_swapped_it_is_the_same_game(way: dict[str, Any]) -> None:
    game = ludoteca.new("felix-sex", seed=21, first=0, **way)
    swapped = ludoteca.new("felix-sex", seed=21, first=1, **way)
    for node in nodes(game, seed=21):
        if node.history:
            action = node.history[-1]
            if isinstance(action, ludoteca.Thrown):
                swapped.roll(action.dice)
            else:
                swapped.push(swap_move(str(action.move)))
        expected = " ".join(swap_word(word) for word in node.position().split())
        assert ludoteca.from_position(expected).state.tobytes() == swapped.state.tobytes()
        assert [swap_move(str(move)) for move in node.legal_moves] == [str(move) for move in swapped.legal_moves]
    assert swapped.ranking == tuple(tuple(1 - seat for seat in place) for place in game.ranking)
