"""Perft counts and the order of legal moves, pinned in each game's perft.toml, with where each number comes from."""

from typing import Any

import pytest

import ludoteca
from perft import perft
from playing import table_of

COUNTS: list[dict[str, Any]] = [row for game_id in ludoteca.games for row in table_of(game_id, "perft.toml")["count"]]
ORDERS: list[dict[str, Any]] = [row for game_id in ludoteca.games for row in table_of(game_id, "perft.toml")["order"]]


@pytest.mark.parametrize("row", COUNTS, ids=[row["says"] for row in COUNTS])
def test_perft_counts_are_those_pinned(row: dict[str, Any]) -> None:
    game = ludoteca.from_position(row["position"])
    assert [perft(game, depth) for depth in range(1, len(row["lines"]) + 1)] == row["lines"]
    assert row["from"]


@pytest.mark.parametrize("row", ORDERS, ids=[row["says"] for row in ORDERS])
def test_legal_moves_come_in_the_order_pinned(row: dict[str, Any]) -> None:
    game = ludoteca.from_position(row["position"])
    assert [str(move) for move in game.legal_moves] == row["moves"]
