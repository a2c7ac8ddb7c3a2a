"""On a full board the places are alike: turned by one place, it is the same game."""

import random
from typing import Any

import pytest

import ludoteca
from playing import name_of_way, nodes

COLOURS = "YBRGOVPW"
SQUARES_A_PLACE = 17
WAYS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 4, "soplar": True, "hops": "two"},
    {"players": 4, "third_pair": "jail", "capture_bonus": "throw", "pieces": 3},
    {"players": 6, "seats": 6, "pieces": 2, "one_die_at_end": True},
    {"players": 8, "seats": 8, "pieces": 1, "third_pair": "none"},
    {"players": 2, "soplar": True, "exit_pairs_count": False},
    {"players": 4, "soplar": True, "exit_uses": "one"},
    {"players": 2, "seats": 6, "capture_bonus": "throw"},
]


class Turn:
    """Turns names by as many places as lie between one seat and the next."""

    def __init__(self, players: int, places: int) -> None:
        self.players, self.places, self.by = players, places, places // players

    def colour(self, letter: str) -> str:
        return COLOURS[(COLOURS.index(letter) + self.by) % self.places]

    def square(self, name: str) -> str:
        squares = self.places * SQUARES_A_PLACE
        return str((int(name) - 1 + self.by * SQUARES_A_PLACE) % squares + 1) if name.isdigit() else name

    def play(self, spelling: str) -> str:
        parts = [
            self.colour(part[0]) + "-".join(self.square(name) for name in part[1:].split("-"))
            for part in spelling.split()
        ]
        return " ".join(parts)

    def seat(self, text: str) -> str:
        return str((int(text) + 1) % self.players)

    def word(self, word: str) -> str:
        name, _, value = word.partition("=")
        if name in tuple(COLOURS):
            return f"{self.colour(name)}={','.join(self.square(square) for square in value.split(','))}"
        if name in ("seat", "finished", "first"):
            return f"{name}={','.join(self.seat(seat) for seat in value.split(','))}"
        return word


@pytest.mark.parametrize("way", WAYS, ids=name_of_way)
def test_turned_by_a_place_it_is_the_same_game(way: dict[str, Any]) -> None:
    turn = Turn(way["players"], way.get("seats", 4))
    game = ludoteca.new("parques", seed=21, first=0, **way)
    turned = ludoteca.new("parques", seed=21, first=1, **way)
    for node in nodes(game, seed=21):
        if node.history:
            action = node.history[-1]
            if isinstance(action, ludoteca.Thrown):
                turned.roll(action.dice)
            else:
                turned.push(turn.play(str(action.move)))
        expected = " ".join(turn.word(word) for word in node.position().split())
        assert ludoteca.from_position(expected).state.tobytes() == turned.state.tobytes()
        assert {turn.play(str(move)) for move in node.legal_moves} == {str(move) for move in turned.legal_moves}
    assert [{(seat + 1) % turn.players for seat in place} for place in game.ranking] == [
        set(place) for place in turned.ranking
    ]


@pytest.mark.parametrize("seed", range(5))
def test_a_larger_board_with_nobody_else_on_it_only_makes_the_way_longer(seed: int) -> None:
    """Yellow's first squares are the same on every board: the same dice lead to the same plays there."""
    games = [ludoteca.new("parques", players=2, seats=seats, first=0) for seats in (4, 6, 8)]
    chooser = random.Random(seed)
    for _ in range(12):
        if games[0].phase == "roll":
            dice = (1, 1) if not games[0].history else chooser.choice(((1, 2), (1, 3), (2, 3), (1, 1)))
            for game in games:
                game.roll(dice)
        else:
            legal = [[str(move) for move in game.legal_moves] for game in games]
            if games[0].seat == 0:
                assert legal[0] == legal[1] == legal[2]
            index = chooser.randrange(len(legal[0]))
            for game, moves in zip(games, legal, strict=True):
                game.push(moves[index])
