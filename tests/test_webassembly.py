"""The WebAssembly modules of all games: current, complete, and in lockstep with the native kernels."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from lockstep import Lockstep, task_of
from ludoteca.webassembly.binary import imports_of
from ludoteca.webassembly.build import build
from ludoteca.webassembly.description import made_with
from ludoteca.webassembly.files import MODULE, condition_of, folder_of, read_description
from playing import DEPTH, ways_to_play

WEB = Path(__file__).parents[1] / "web"
NODES = 25 if DEPTH == 1 else 100_000  # of each game
GAMES_A_WAY = DEPTH

COMPILED_HERE = ["felix-sex"] if DEPTH == 1 else list(ludoteca.games)  # which takes the least, some ten seconds

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def node() -> str:
    """Find Node with the libraries of the web app; skip where it is missing, unless everything must run."""
    found = shutil.which("node")
    if found and (WEB / "node_modules").exists():
        return found
    reason = "Node or the libraries of the web app are missing: make app"
    if os.environ.get("LUDOTECA_REQUIRE_ALL"):
        pytest.fail(reason)
    pytest.skip(reason)


def played_by_modules(tasks: list[tuple[str, dict[str, Any]]]) -> list[list[int]]:
    """Play games by modules in Node; returns their digests."""
    folders = {game_id: str(folder_of(game_id)) for game_id, _ in tasks}
    command = [node(), str(WEB / "scripts/lockstep.js")]
    given = json.dumps({"folders": folders, "tasks": tasks})
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    digests: list[list[int]] = json.loads(done.stdout)
    return digests


@every_game
def test_the_module_is_current(game_id: str) -> None:
    assert condition_of(game_id) == "current", "make wasm"


@pytest.mark.parametrize("game_id", COMPILED_HERE)
def test_the_module_is_what_the_sources_give_to_the_byte(game_id: str) -> None:
    assert read_description(game_id)["made_with"] == made_with(), "other compilers give other modules: make wasm"
    assert build(game_id) == (folder_of(game_id) / MODULE).read_bytes()


@every_game
def test_the_module_imports_nothing(game_id: str) -> None:
    assert imports_of((folder_of(game_id) / MODULE).read_bytes()) == []


@every_game
def test_modules_and_native_kernels_play_the_same_games(game_id: str) -> None:
    ways = list(ways_to_play(game_id))
    setups = [ludoteca.games[game_id].setup(**way) for way in ways for _ in range(GAMES_A_WAY)]
    tasks = [task_of(setup, seed, NODES) for seed, setup in enumerate(setups)]
    found = played_by_modules([(game_id, task) for task in tasks])
    for setup, task, digests in zip(setups, tasks, found, strict=True):
        expected = Lockstep(setup, task).digests()
        different = next(
            (at for at, pair in enumerate(zip(digests, expected, strict=False)) if len(set(pair)) > 1), None
        )
        assert different is None, f"{setup} with seed {task['seed']}: another game from action {different} on"
        assert len(digests) == len(expected)
