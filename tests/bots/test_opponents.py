"""Players that bots are measured against: what a child likes, and that playouts find what wins."""

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import LEVELS, OPPONENTS, bot_for
from ludoteca.core.errors import OptionError
from playing import nodes

SEEDS = 400
AWAKE = 0.8  # of a child's moves
RACES = ["parchis", "parques", "felix-sex"]


def effects_of(game: ludoteca.Game) -> dict[int, set[str]]:
    """List the effects that each legal move has by its preview."""
    effects = {f"event.{kind.name}": kind.effect for kind in game.rulebook.events.EVENTS}
    previews = zip(game.legal_moves, game.preview(game.legal_moves), strict=True)
    return {move.code: {effects[event.key] for event in events} for move, events in previews}


def moves_with(effect: str, game: ludoteca.Game) -> set[int]:
    return {code for code, found in effects_of(game).items() if effect in found}


def share_of_child(game: ludoteca.Game, codes: set[int]) -> float:
    """Return how often children of many seeds choose one of some moves."""
    chosen = [bot_for(game.id, "child", seed).choose(game, 1.0).move.code for seed in range(SEEDS)]
    return sum(code in codes for code in chosen) / SEEDS


def first_where(game_id: str, likes: Any, **way: Any) -> ludoteca.Game:
    """Find the first decision of random games in which something is so."""
    games = (node for seed in range(50) for node in nodes(ludoteca.new(game_id, seed=seed, **way), seed))
    return next(node.copy() for node in games if len(node.legal_moves) > 1 and likes(node))


def is_some(found: set[int], game: ludoteca.Game) -> bool:
    return 0 < len(found) < len(game.legal_moves)


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_a_child_captures_four_times_of_five_and_else_plays_anything(game_id: str) -> None:
    game = first_where(game_id, lambda node: is_some(moves_with("capture", node), node))
    captures = moves_with("capture", game)
    expected = AWAKE + (1 - AWAKE) * len(captures) / len(game.legal_moves)
    assert share_of_child(game, captures) == pytest.approx(expected, abs=0.08)


@pytest.mark.parametrize("game_id", RACES)
def test_a_child_brings_home_what_can_be_brought_home(game_id: str) -> None:
    game = first_where(
        game_id, lambda node: is_some(moves_with("arrival", node), node) and not moves_with("capture", node)
    )
    arrivals = moves_with("arrival", game)
    expected = AWAKE + (1 - AWAKE) * len(arrivals) / len(game.legal_moves)
    assert share_of_child(game, arrivals) == pytest.approx(expected, abs=0.08)


@pytest.mark.parametrize(
    ("position", "furthest"),
    [
        ("parchis players=2 mode=individual first=0 Y=h,10,20,30 R=h,45,46,61 seat=0 phase=move die=4", "Y30-34"),
        ("parques players=2 mode=individual first=0 pieces=2 Y=10,20 R=30,48 seat=0 phase=move dice=1-3", "Y20-24"),
    ],
)
def test_a_child_goes_on_with_the_piece_that_is_furthest_ahead(position: str, furthest: str) -> None:
    game = ludoteca.from_position(position)
    [code] = [move.code for move in game.legal_moves if move.text == furthest]
    expected = AWAKE + (1 - AWAKE) / len(game.legal_moves)
    assert share_of_child(game, {code}) == pytest.approx(expected, abs=0.08)


DECISIVE = [  # what is captured would be home in a throw or two
    ("parchis players=2 mode=individual first=0 Y=20,30,m,m R=24,m,m,m seat=0 phase=move die=4", "Y20-24"),
    ("parques players=2 mode=individual first=0 pieces=2 Y=10,20 R=24,m seat=0 phase=move dice=1-3", "Y20-24"),
]


@pytest.mark.parametrize(("position", "move"), DECISIVE, ids=["parchis", "parques"])
def test_playouts_find_a_move_that_decides(position: str, move: str) -> None:
    game = ludoteca.from_position(position)
    assert len(game.legal_moves) > 1
    for seed in range(3):
        choice = bot_for(game.id, "monte-carlo", seed).choose(game, 1.0)
        assert choice.move.text.partition(":")[0] == move


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_playouts_choose_the_same_again_and_end_when_they_are_stopped(game_id: str) -> None:
    game = first_where(game_id, lambda node: len(node.history) > 5)
    bot = bot_for(game_id, "monte-carlo", 7)
    assert bot.choose(game, 0.01).move == bot.choose(game, 60.0).move, "the clock does not matter"
    stopped = {
        bot_for(game_id, "monte-carlo", seed).choose(game, 60.0, np.ones(1, np.int64)).move for seed in range(30)
    }
    assert len(stopped) > 1, "after one playout of each move luck decides"
    assert stopped <= set(game.legal_moves)


def test_opponents_are_no_levels_and_unknown_ones_are_refused() -> None:
    assert not set(OPPONENTS) & set(LEVELS)
    with pytest.raises(OptionError):
        bot_for("parchis", "grown-up")
