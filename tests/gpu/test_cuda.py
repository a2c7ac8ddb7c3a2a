"""The kernels of every game compile for NVIDIA GPUs, and play the same games there as on the processor.

No GPU is needed: code is compiled for a fixed capability, and games are played in Numba's simulator. `make test-cuda`
runs these tests in an environment of their own, since the compilers are large; `make test` leaves this folder out.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numba import cuda, types
from numba.core.errors import TypingError
from numba.cuda import dispatcher

import ludoteca
from gpu.playing_kernel import arguments_of, body_of
from interface_types import interface_of
from ludoteca.core.events import rows_for
from ludoteca.core.generator import stream
from ludoteca.core.outcomes import outcomes_for
from ludoteca.games import rulebook_of

CAPABILITY = (9, 0)
CONSTANT_BYTES = 1 << 16  # so many a GPU has
CONSTANT = re.compile(r"^\.(?:visible \.)?const .*\[(\d+)\]", re.MULTILINE)
SEED, GAMES = 5, 6
TESTS = Path(__file__).parents[1]

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


@pytest.fixture(autouse=True)
def _without_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer for the driver, which numba-cuda asks for a capability where a kernel calls another."""
    device = SimpleNamespace(compute_capability=CAPABILITY)
    monkeypatch.setattr(dispatcher, "get_current_device", lambda: device)


def compiled(function: Any, arguments: tuple[Any, ...], *, is_called: bool) -> str:
    """Compile a function, either one that kernels call or a kernel itself, and check what it asks of the GPU."""
    signature = arguments if is_called else types.void(*arguments)
    code, _ = cuda.compile(function, signature, device=is_called, abi="numba", cc=CAPABILITY)
    text = str(code)
    assert f".target sm_{CAPABILITY[0]}{CAPABILITY[1]}" in text
    assert ".extern" not in text
    assert sum(map(int, CONSTANT.findall(text))) <= CONSTANT_BYTES
    return text


@every_game
def test_the_interface_compiles_for_cuda_and_imports_nothing(game_id: str) -> None:
    for name, (kernel, arguments) in interface_of(rulebook_of(game_id)).items():
        assert ".visible .func" in compiled(kernel.py_func, arguments, is_called=True), name


@every_game
def test_random_games_compile_as_a_kernel(game_id: str) -> None:
    rulebook = rulebook_of(game_id)
    assert ".visible .entry" in compiled(body_of(rulebook), arguments_of(rulebook), is_called=False)


def test_a_kernel_that_allocates_is_found_out() -> None:
    def allocates(count: int) -> int:
        return int(np.empty(count, np.int64).sum())

    with pytest.raises(TypingError, match="empty"):
        compiled(allocates, (types.int64,), is_called=True)


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Play random games of every game in the simulator."""
    path = tmp_path_factory.mktemp("simulated") / "games.npz"
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "LUDOTECA_JIT": "0"}
    command = [sys.executable, "-W", "ignore", "-m", "gpu.simulated", str(path), str(SEED), str(GAMES)]
    subprocess.run(command, env=environment, cwd=TESTS, check=True)
    return np.load(path)


@every_game
def test_the_simulated_gpu_plays_the_games_of_the_processor(game_id: str, simulated: Any) -> None:
    rulebook, players = rulebook_of(game_id), ludoteca.games[game_id].players[0]
    start = rulebook.start(rulebook.info.setup(players))
    moves, rows = np.zeros(rulebook.max_moves, np.int64), rows_for(rulebook.events.MAX_EVENTS)
    for number in range(GAMES):
        scratch, words = np.zeros(2, rulebook.dtype), stream(SEED, number)
        outcomes = outcomes_for(1, players, len(rulebook.events.EVENTS))
        rulebook.playouts.play_games(start, scratch, moves, rows, words, *outcomes)
        parts = {"states": np.frombuffer(scratch[0].tobytes(), np.uint8), "words": words[0]}
        parts |= {name: part[0] for name, part in outcomes._asdict().items()}
        for name, part in parts.items():
            assert np.array_equal(simulated[f"{game_id} {name}"][number], part), name
