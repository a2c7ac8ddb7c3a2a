"""What a GPU computes, computed here: networks in its layout, and what games teach."""

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.dice_search.network import new_network, packed, predict, unpacked
from ludoteca.bots.dice_search.recording import TrainingConfig
from ludoteca.bots.gpu import shared_network
from ludoteca.bots.gpu.codes import GIVEN_UP, GOES_ON
from ludoteca.bots.gpu.shared_network import COLUMNS, widened
from ludoteca.bots.gpu.targets import targets_of
from ludoteca.core.kernel import plain
from ludoteca.gpu import DeviceError, device, open_device

INPUTS, HIDDEN = 7, 5
random = np.random.default_rng(8)


def test_a_network_comes_back_from_the_layout_of_a_gpu() -> None:
    network = widened(new_network(INPUTS, HIDDEN, random))
    again = unpacked(packed(network), INPUTS, network[0].shape[1])
    assert all(np.array_equal(one, other) for one, other in zip(network, again, strict=True))


def test_a_shared_network_predicts_what_it_does_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    network = new_network(INPUTS, HIDDEN, random)
    wide = widened(network)
    weights, width = packed(wide), wide[0].shape[1]
    assert width == COLUMNS
    # In place of memory at an address, which a kernel reads
    monkeypatch.setattr(shared_network, "four_at", lambda _, index: tuple(weights[index : index + 4]))
    for _ in range(20):
        inputs = (random.random(INPUTS) * (random.random(INPUTS) < 0.5)).astype(np.float32)
        alone = plain(predict)(*network, inputs, np.zeros(HIDDEN, np.float32))
        shared = plain(shared_network.predict)(0, INPUTS, width, inputs, np.zeros(INPUTS, np.int64))
        assert shared == pytest.approx(alone, abs=1e-6)


def test_targets_are_those_of_learning_backwards_through_a_game() -> None:
    trust = 0.7
    chances = random.random((1, 6, 2)).astype(np.float32)
    results = np.full((1, 5, 2), GOES_ON, np.float32)
    results[0, 2] = 1, 0  # a game ends by the third throw, and another begins
    targets = targets_of(chances, results, trust, np)
    for side in range(2):
        target = results[0, 2, side]
        for number in (2, 1, 0):
            assert targets[0, number, side] == pytest.approx(target)
            target = trust * target + (1 - trust) * chances[0, number, side]
        target = chances[0, 5, side]
        for number in (4, 3):
            guess = chances[0, number + 1, side]
            target = trust * target + (1 - trust) * guess
            assert targets[0, number, side] == pytest.approx(target)
    results[0, 2] = GIVEN_UP
    assert np.array_equal(targets_of(chances, results, trust, np)[0, 2], chances[0, 2])


@pytest.mark.parametrize(("has_numba_cuda", "key"), [(False, "no_numba_cuda"), (True, "no_gpu")])
def test_a_machine_without_a_gpu_says_what_to_do(
    has_numba_cuda: bool, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class NoGpu:
        @staticmethod
        def is_available() -> bool:
            return False

    monkeypatch.setattr(device, "find_spec", lambda _: has_numba_cuda or None)
    monkeypatch.setattr(device, "import_module", lambda _: NoGpu)
    open_device.cache_clear()
    with pytest.raises(DeviceError) as error:
        open_device()
    open_device.cache_clear()
    assert error.value.key == key
    assert "--device cpu" in error.value.explain("en")
    assert "--device cpu" in error.value.explain("es")


def test_the_command_of_a_network_names_its_device() -> None:
    config = TrainingConfig("parques", 2, ludoteca.games["parques"].default_modes[2], device="cuda")
    assert config.command.endswith("--device cuda")
