"""A vector environment on a GPU is that of the processor, row by row: shown in Numba's simulator."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca.gpu import DeviceError, open_device
from ludoteca.rl.errors import RLError
from ludoteca.rl.vector import VectorEnv
from rl.vectors_on_gpu import WAYS, played

TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Play all ways in the simulator."""
    path = tmp_path_factory.mktemp("simulated") / "vectors.npz"
    environment = os.environ | {"NUMBA_ENABLE_CUDASIM": "1", "LUDOTECA_JIT": "0"}
    command = [sys.executable, "-W", "ignore", "-m", "rl.vectors_on_gpu", str(path)]
    subprocess.run(command, env=environment, cwd=TESTS, check=True)
    return np.load(path)


@pytest.mark.parametrize("way", WAYS)
def test_steps_on_a_gpu_return_what_those_on_the_processor_do(way: str, simulated: Any) -> None:
    expected = played(way, "cpu")
    assert any("final_obs" in name for name in expected), "no game has ended"
    assert {name for name in simulated.files if name.startswith(f"{way} ")} == set(expected)
    for name, value in expected.items():
        assert np.array_equal(simulated[name], value), name


def test_another_device_is_refused_with_those_there_are() -> None:
    with pytest.raises(RLError, match="device must be cpu or cuda; it is 'tpu'"):
        VectorEnv("parchis", device="tpu")


def test_a_machine_without_a_gpu_says_so() -> None:
    try:
        open_device()
    except DeviceError as error:
        with pytest.raises(DeviceError, match=str(error)[:30]):
            VectorEnv("parchis", device="cuda")
