"""What the upper levels see of Felix Sex, and that they find what wins."""

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.dice_search.instances import search_of
from ludoteca.bots.dice_search.network import new_network
from ludoteca.bots.dice_search.workspace import workspace_for
from ludoteca.core.kernel import COMPILED
from ludoteca.core.moves import MOVE, State
from ludoteca.games.felix_sex import network_inputs as features
from ludoteca.games.felix_sex.board import HAND, LAST, OFF
from playing import name_of_way, nodes, ways_to_play

GAME = "felix-sex"
HIDDEN = 32  # as in the network that is shipped, for which the search is compiled
every_way = pytest.mark.parametrize("way", list(ways_to_play(GAME)), ids=name_of_way)

WON = [  # positions in which some ways to use the dice win at once, and others do not
    "felix-sex players=2 mode=duel pieces=5 first=0 W=26,off*4 B=hand,20*2,22*2 entered=W,B seat=0 phase=move"
    " unused=2-4-5",
    "felix-sex players=2 mode=duel pieces=5 first=0 W=24,30,off*3 B=hand,20*2,22*2 entered=W,B seat=0 phase=move"
    " unused=1-1-6",
    "felix-sex players=2 mode=duel pieces=5 first=1 W=26*2,27,29*2 B=28,30,off*3 entered=W,B seat=1 phase=move"
    " unused=1-2-3",
]
JOINT = (
    "felix-sex players=2 mode=duel pieces=5 first=0 W=10*2,12,14*2 B=15*2,20,22*2 entered=W,B seat=0"
    " phase=move unused=3-5-5"
)


def seen(state: State, side: int) -> Any:
    inputs = np.full(features.INPUTS, np.nan, np.float32)
    features.encode(state, side, inputs)
    return inputs


def swapped(state: State) -> State:
    """Give each player what the other has."""
    other = state.copy()
    for field in ("counts", "standing", "stacked", "entered"):
        other[field] = state[field][::-1]
    other.seat = 1 - state.seat
    return other


def best_move(state: State, network: Any) -> int:
    search = search_of("felix-sex")
    game = ludoteca.new(GAME)
    rulebook = game.rulebook
    workspace = workspace_for(rulebook, game.setup, network)
    count = search.score_moves(state, 0, workspace, np.zeros(1, np.int64))
    codes = np.empty(rulebook.max_moves, np.int64)
    assert rulebook.legal(state, codes) == count
    return int(codes[np.argmax(workspace.scores[:count])])


def some_network(seed: int) -> Any:
    return new_network(features.INPUTS, HIDDEN, np.random.default_rng(seed))


@every_way
def test_what_is_seen_is_finite_and_bounded_and_the_same_when_colours_are_swapped(way: dict[str, Any]) -> None:
    for node in nodes(ludoteca.new(GAME, seed=4, **way), 4):
        state = node.state
        views = [seen(state, side) for side in range(2)]
        assert np.isfinite(views).all()
        assert np.abs(views).max() <= features.MOST_PIECES
        mirror = swapped(state)
        assert (seen(mirror, 1) == views[0]).all()
        assert (seen(mirror, 0) == views[1]).all()


def test_the_blocks_change_places_with_the_sides() -> None:
    for node in nodes(ludoteca.new(GAME, seed=8), 8):
        own, other = seen(node.state, 0), seen(node.state, 1)
        assert (own[: features.BLOCK] == other[features.BLOCK : features.WHO_THROWS]).all()
        assert own[features.WHO_THROWS :].sum() == (0 if node.state.opening else 1)
        assert (own[features.WHO_THROWS :] == other[features.WHO_THROWS :][::-1]).all()


def test_the_distance_is_what_is_left_to_walk() -> None:
    for node in islice(nodes(ludoteca.new(GAME, seed=3, pieces=10), 3), 300):
        for side in range(2):
            counts = node.state.counts[side]
            distance = sum(int(counts[step]) * (OFF - step) for step in range(HAND, LAST + 1))
            told = seen(node.state, side)[features.DISTANCE] * features.MOST_PIECES * OFF
            assert told == pytest.approx(distance, abs=0.01)


@pytest.mark.parametrize("dice", [0, 1, 2, 3])
@pytest.mark.parametrize("behind", [(1,), (6,), (7,), (12,), (13,), (18,), (19,), (2, 5), (4, 9, 17)])
def test_ways_to_hit_are_counted_over_all_throws(behind: tuple[int, ...], dice: int) -> None:
    step = 25
    expected = 0
    for faces in np.ndindex(6, 6, 6):
        sums = {
            sum(faces[die] + 1 for die in range(3) if chosen >> die & 1)
            for chosen in range(1, 8)
            if chosen.bit_count() <= dice
        }
        expected += any(steps in sums for steps in behind)
    enemies = sum(1 << step - steps for steps in behind) | 1 << HAND | 1 << step + 2
    assert features.ways_to_hit(step, enemies, dice) == expected


@pytest.mark.parametrize("position", WON)
def test_what_wins_is_found_by_any_network(position: str) -> None:
    for seed in range(5):
        game = ludoteca.from_position(position)
        winner = game.seat
        assert len(game.legal_moves) > 1
        while game.phase == "move":
            code = best_move(game.state, some_network(seed))
            game.push(next(move for move in game.legal_moves if move.code == code))
        assert game.phase == "over"
        assert game.ranking[0] == (winner,)


def test_a_joint_landing_is_chosen_by_a_network_that_likes_enemies_in_hand() -> None:
    first, second = some_network(0)
    first[:], second[:] = 0, 0
    first[features.BLOCK + features.IN_HAND, 0] = 1
    second[0] = 1
    game = ludoteca.from_position(JOINT)
    chosen = best_move(game.state, (first, second))
    assert game.rulebook.spell(game.state, chosen) == "10+10+12-15"


def test_one_order_of_a_turns_moves_is_enough() -> None:
    """Whatever two moves are legal in either order lead to the same position: the search relies on it."""
    tried = 0
    for way in ways_to_play(GAME):
        for node in islice(nodes(ludoteca.new(GAME, seed=6, **way), 6), 400):
            if node.phase == "move":
                tried += check_orders(node)
    assert tried > 1000


def check_orders(game: ludoteca.Game) -> int:
    rulebook = game.rulebook
    codes = [move.code for move in game.legal_moves]
    tried = 0
    for index, one in enumerate(codes):
        after = game.state.copy()
        rulebook.play_unchecked(after, one)
        if after.phase != MOVE or after.seat != game.state.seat:
            continue
        for other in codes[:index]:
            if rulebook.refusal(after, other) == 0:
                both = after.copy()
                rulebook.play_unchecked(both, other)
                swapped_order = game.state.copy()
                rulebook.play_unchecked(swapped_order, other)
                assert rulebook.refusal(swapped_order, one) == 0
                rulebook.play_unchecked(swapped_order, one)
                assert swapped_order.tobytes() == both.tobytes()
                tried += 1
    return tried


@every_way
def test_what_is_seen_differently_has_another_key(way: dict[str, Any]) -> None:
    views: dict[int, bytes] = {}
    for node in nodes(ludoteca.new(GAME, seed=5, **way), 5):
        for side in range(2):
            view = seen(node.state, side).tobytes()
            assert views.setdefault(int(features.key(node.state, side)), view) == view


def test_what_is_kept_from_other_searches_does_not_change_what_is_found() -> None:
    search = search_of("felix-sex")
    game = ludoteca.new(GAME)
    network, stop = some_network(3), np.zeros(1, np.int64)
    used = workspace_for(game.rulebook, game.setup, network)
    decisions = [node.copy() for node in nodes(ludoteca.new(GAME, seed=2), 2) if node.phase == "move"][100:112]
    for node in decisions:
        fresh = workspace_for(game.rulebook, game.setup, network)
        count = search.score_moves(node.state, 1, used, stop)
        assert search.score_moves(node.state, 1, fresh, stop) == count
        assert (used.scores[:count] == fresh.scores[:count]).all()


def choices() -> list[list[Any]]:
    """Ask for moves in some decisions of a random game, and for what is seen there."""
    network = some_network(7)
    decisions = [node.copy() for node in nodes(ludoteca.new(GAME, seed=9), 9) if node.phase == "move"][60:300:30]
    return [
        [best_move(node.state, network), [round(float(one), 5) for one in seen(node.state, 1)]] for node in decisions
    ]


def test_compiled_and_plain_see_and_choose_the_same() -> None:
    assert COMPILED, "this test compares compiled code with plain, so it needs Numba"
    folder = Path(__file__).parents[1]
    variables = os.environ | {"LUDOTECA_JIT": "0", "PYTHONWARNINGS": "error"}
    variables["PYTHONPATH"] = os.pathsep.join([str(folder), str(Path(ludoteca.__file__).parents[1])])
    output = subprocess.run([sys.executable, __file__], env=variables, check=True, capture_output=True, text=True)
    assert json.loads(output.stdout) == choices()


if __name__ == "__main__":
    print(json.dumps(choices()))
