"""What a GPU computes, computed here: networks in its layout, batches to learn from, and games in its templates."""

import numpy as np
import pytest

import ludoteca
from ludoteca.bots.dice_search.network import learn, new_network, predict
from ludoteca.bots.dice_search.trainer import TrainingConfig
from ludoteca.bots.gpu import shared_network
from ludoteca.bots.gpu.codes import GIVEN_UP, GOES_ON
from ludoteca.bots.gpu.learning import Learner, targets_of
from ludoteca.bots.gpu.shared_network import COLUMNS, packed, unpacked, widened
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


def test_a_batch_teaches_what_its_positions_teach_one_by_one() -> None:
    network = new_network(INPUTS, COLUMNS, random)
    seen = random.normal(0, 1, (6, INPUTS)).astype(np.float32)
    targets = random.random(6).astype(np.float32)
    rate, moved = 1e-3, [np.zeros_like(part) for part in network]
    for inputs, target in zip(seen, targets, strict=True):
        changed = network[0].copy(), network[1].copy()
        learn(*changed, inputs, np.zeros(COLUMNS, np.float32), target, rate)
        for place, (new, old) in enumerate(zip(changed, network, strict=True)):
            moved[place] += new - old
    slopes = unpacked(Learner(network, np).slopes(seen, targets), INPUTS, COLUMNS)
    for slope, change in zip(slopes, moved, strict=True):
        assert -slope * len(seen) == pytest.approx(change / rate, abs=2e-3)


def test_a_learner_learns_what_can_be_learned_and_zeroes_what_it_never_saw() -> None:
    learner = Learner(new_network(3, 16, np.random.default_rng(1)), np)
    seen = np.array([[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 1, 0]], np.float32)
    targets = np.array([0, 1, 1, 0], np.float32)
    for _ in range(600):
        learner.learn(seen, targets, 0.02)
        learner.note_used(seen)
    assert (learner.chances(seen) > 0.5).tolist() == [False, True, True, False]
    first, second = learner.network(learner.weights)
    assert not first[2].any()
    assert first[:2].any(axis=1).all()
    assert len(second) == 17


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
