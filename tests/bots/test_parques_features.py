"""What the upper levels see of parqués."""

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
from ludoteca.core.kernel import COMPILED
from ludoteca.core.moves import State
from ludoteca.core.place_value import PLACE_VALUE
from ludoteca.games.parques import network_inputs as features
from playing import name_of_way, nodes, ways_to_play

GAME = "parques"
ALIKE: list[dict[str, Any]] = [  # ways whose seats all see the same board
    {"players": 2},
    {"players": 2, "seats": 8},
    {"players": 4, "third_pair": "jail", "pieces": 2},
    {"players": 4, "capture_bonus": "throw", "tries": 2},
    {"players": 6, "seats": 6, "pieces": 3, "one_die_at_end": True},
    {"players": 8, "seats": 8, "pieces": 1},
]
SMALLEST, LARGEST = -3.0, 20.0  # a third pair can cost; four pieces may stand where nearly all throws reach
every_way = pytest.mark.parametrize("way", list(ways_to_play(GAME)), ids=name_of_way)


def seen(state: State, side: int) -> Any:
    inputs = np.full(features.INPUTS, np.nan, np.float32)
    features.encode(state, side, inputs)
    return inputs


def seat_on(state: State, seat: int) -> int:
    return (seat + 1) % int(state.players)


def turned(state: State, places: int) -> State:
    """Give each seat what the one before it has."""
    other = state.copy()
    players = int(state.players)
    by = places // players
    other.pieces[:places] = np.roll(state.pieces[:places], by, axis=0)
    other.seat = seat_on(state, int(state.seat))
    other.contest = sum(1 << seat_on(state, seat) for seat in range(players) if state.contest >> seat & 1)
    for place in range(int(state.finishers)):
        other.finished[place] = seat_on(state, int(state.finished[place]))
    return other


@pytest.mark.parametrize("way", ALIKE, ids=name_of_way)
def test_every_seat_sees_its_own_side_in_the_same_way(way: dict[str, Any]) -> None:
    game = ludoteca.new(GAME, seed=5, **way)
    places = int(game.setup.options["seats"])
    for node in islice(nodes(game, 5), 0, None, 7):
        state = node.state
        other = turned(state, places)
        for side in range(way["players"]):
            assert seen(other, seat_on(state, side)).tolist() == pytest.approx(seen(state, side).tolist(), abs=1e-5)


@every_way
def test_what_is_seen_is_bounded_and_the_places_are_worth_less_and_less(way: dict[str, Any]) -> None:
    game = ludoteca.new(GAME, seed=8, **way)
    players = int(game.setup.players)
    for node in islice(nodes(game, 8), 0, None, 3):
        inputs = seen(node.state, int(node.state.seat))
        assert np.isfinite(inputs).all()
        assert inputs.min() >= SMALLEST
        assert inputs.max() <= LARGEST
    worth = [seen(game.state, seat)[features.DONE] for place in game.ranking for seat in place]
    assert worth[:-1] == sorted(worth[:-1], reverse=True)
    assert (worth[0], worth[-1]) == (1, 0)
    assert sum(worth) <= 1 + PLACE_VALUE * (players - 2) + 1e-6


def block(position: str, side: int = 0) -> Any:
    """See the own block in a game of two: Y and R on four places."""
    return seen(ludoteca.from_position(f"parques players=2 mode=individual first=0 {position}").state, side)


RISKS = [  # Y's pieces, R's pieces, who throws, chances in 36 that one of Y's is captured: first, before its next throw
    ("20,m,m,m", "15,m,m,m", 1, 4, 4),  # by a total of five
    ("20,m,m,m", "15,m,m,m", 0, 4, 0),
    ("20,m,m,m", "15,42,m,m", 1, 15, 15),  # by a five too, since the other piece can use the other die
    ("20,m,m,m", "h,15,42,m", 1, 14, 14),  # 5-5 lets the one in jail out instead
    ("20,m,m,m", "21,m,m,m", 1, 0, 0),  # it has passed
    ("20,m,m,m", "h,14,m,m", 1, 4, 4),  # a total of six, but for 3-3
    ("17,m,m,m", "15,42,m,m", 1, 0, 0),  # a safe square
    ("39,m,m,m", "h,15,m,m", 1, 6, 6),  # R's start, by a pair
    ("39,m,m,m", "15,m,m,m", 1, 0, 0),  # R has none in jail
    ("c3,m,m,m", "67,m,m,m", 1, 0, 0),
]


@pytest.mark.parametrize(("own", "other", "seat", "chance", "now"), RISKS)
def test_risks_are_counted_by_throws(own: str, other: str, seat: int, chance: int, now: int) -> None:
    inputs = block(f"Y={own} R={other} seat={seat} phase=roll")
    assert inputs[features.EXPOSED] == pytest.approx(features.RISK_SCALE * chance / 36, abs=1e-5)
    assert inputs[features.THREAT] == pytest.approx(features.RISK_SCALE * now / 36, abs=1e-5)


RISKS_OF_A_DIE_LEFT = [  # R's pieces where the last one comes out by one die, chances in 36 that Y's is captured
    ("h,15,m,m", 5),  # by a total of five, or by the other five of 5-5
    ("h,15,42,m", 15),  # by a five too
    ("h,14,m,m", 5),  # by a total of six but for 3-3, or by 6-6
    ("h,h,15,m", 4),  # two in jail take the whole pair
]


@pytest.mark.parametrize(("other", "chance"), RISKS_OF_A_DIE_LEFT)
def test_a_die_left_of_a_pair_is_a_risk_too(other: str, chance: int) -> None:
    inputs = block(f"exit_uses=one Y=20,m,m,m R={other} seat=1 phase=roll")
    assert inputs[features.EXPOSED] == pytest.approx(features.RISK_SCALE * chance / 36, abs=1e-5)


def test_the_chance_to_come_out_depends_on_the_tries() -> None:
    for tries in (1, 2, 3):
        inputs = block(f"Y=h,h,h,h R=h,h,h,h seat=0 phase=roll tries_left={tries}")
        assert inputs[features.EXIT] == pytest.approx(1 - (5 / 6) ** tries)
        assert inputs[features.BLOCK + features.EXIT] == pytest.approx(1 - (5 / 6) ** 3)


def views() -> list[list[float]]:
    """See some nodes of a random game."""
    game = ludoteca.new(GAME, players=4, seed=6)
    return [
        [round(float(one), 4) for one in seen(node.state, side)]
        for node in islice(nodes(game, 6), 40, 400, 60)
        for side in range(4)
    ]


def test_compiled_and_plain_see_the_same() -> None:
    assert COMPILED, "this test compares compiled code with plain, so it needs Numba"
    folder = Path(__file__).parents[1]
    variables = os.environ | {"LUDOTECA_JIT": "0", "PYTHONWARNINGS": "error"}
    variables["PYTHONPATH"] = os.pathsep.join([str(folder), str(Path(ludoteca.__file__).parents[1])])
    output = subprocess.run([sys.executable, __file__], env=variables, check=True, capture_output=True, text=True)
    for uncompiled, compiled in zip(json.loads(output.stdout), views(), strict=True):
        assert uncompiled == pytest.approx(compiled, abs=2e-4)


if __name__ == "__main__":
    print(json.dumps(views()))
