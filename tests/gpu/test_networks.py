"""Games of networks, as a GPU plays and learns from them: compiled for one, and played in Numba's simulator."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba import types

from gpu.compiling import compiled
from ludoteca.bots.dice_search.instances import inputs_of
from ludoteca.bots.dice_search.workspace import sharing_dtype
from ludoteca.bots.gpu.bodies import self_play_body
from ludoteca.bots.gpu.instances import games_of
from ludoteca.games import rulebook_of

TESTS = Path(__file__).parents[1]
RACES = ("parchis", "parques", "felix-sex")


@pytest.mark.parametrize("game_id", RACES)
def test_self_play_compiles_with_its_tables_in_the_large_memory(game_id: str) -> None:
    rulebook = rulebook_of(game_id)
    state, workspace = numba.from_dtype(rulebook.dtype), numba.from_dtype(sharing_dtype(rulebook))
    arrays = ((state, 1), (types.int64, 1), (workspace, 1), (types.float32, 4), (types.float32, 3), (types.int64, 1))
    text = compiled(self_play_body(games_of(game_id)), *(types.Array(kind, size, "C") for kind, size in arrays))
    assert re.search(r"\.global .*ludoteca_table", text)
    assert "ld.v4.f32" in text  # weights are read four at a time


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Play and learn in the simulator."""
    path = tmp_path_factory.mktemp("simulated") / "networks.npz"
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "LUDOTECA_JIT": "0"}
    command = [sys.executable, "-W", "ignore", "-m", "gpu.networks", str(path)]
    subprocess.run(command, env=environment, cwd=TESTS, check=True)
    return np.load(path)


@pytest.mark.parametrize("game_id", RACES)
def test_games_of_a_network_fill_in_what_it_learns_from(game_id: str, simulated: Any) -> None:
    seen, results = simulated[f"{game_id} seen"], simulated[f"{game_id} results"]
    assert seen.shape[-1] == inputs_of(game_id).INPUTS
    assert np.isfinite(seen).all()
    assert seen.any(axis=-1).all()  # every side sees something before every throw
    assert results.shape[:2] == (2, 12)
    assert (simulated[f"{game_id} lengths"] == 12).all()  # throws so far: nobody wins so soon
    assert not np.array_equal(seen[0], seen[1])  # they have dice of their own


def test_a_match_and_a_training_come_to_an_end(simulated: Any) -> None:
    games, score = simulated["match"]
    assert games == 4
    assert 0 <= score <= 1
    assert simulated["curve"].tolist() == sorted(simulated["curve"].tolist())
    assert simulated["curve"][-1] >= 4
    first = simulated["first"]
    assert first.any()
    assert np.isfinite(first).all()
