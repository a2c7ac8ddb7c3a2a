"""Random games on a GPU are those of the processor, number by number: shown in Numba's simulator."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from analysis.random_games_on_gpu import FIRST, GAMES, WAYS, table_of
from ludoteca.analysis.batches import play
from ludoteca.games import rulebook_of
from ludoteca.gpu import CPU

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Play in the simulator."""
    path = tmp_path_factory.mktemp("simulated") / "games.json"
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "LUDOTECA_JIT": "0"}
    command = [sys.executable, "-W", "ignore", "-m", "analysis.random_games_on_gpu", str(path)]
    subprocess.run(command, env=environment, cwd=TESTS, check=True)
    return json.loads(path.read_text())


@pytest.mark.parametrize("game", WAYS)
def test_games_on_a_gpu_are_those_of_the_processor(game: str, simulated: Any) -> None:
    table, rulebook = table_of(game, CPU), rulebook_of(game)
    outcomes = rulebook.random_games(rulebook.start(table.setup), GAMES, 7, players=2, first=FIRST)
    assert simulated[game]["lengths"] == outcomes.lengths.tolist()
    assert simulated[game]["places"] == outcomes.places.tolist()
    assert simulated[game]["tally"] == play(table, FIRST, GAMES).to_data()
