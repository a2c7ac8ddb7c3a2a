"""Self-play and learning for the games with dice: against slow and plain ways of doing the same."""

import json
import multiprocessing
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from bots.slow_search import Plain
from ludoteca.bots.dice_search import trainer
from ludoteca.bots.dice_search.host_learning import PART, HostLearner
from ludoteca.bots.dice_search.instances import inputs_of, self_play_of
from ludoteca.bots.dice_search.learning import Learner
from ludoteca.bots.dice_search.matches import play_match
from ludoteca.bots.dice_search.network import new_network, packed, predict, unpacked
from ludoteca.bots.dice_search.recording import TrainingConfig
from ludoteca.bots.dice_search.trainer import CheckpointError, Point, Trainer
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.dice_search.workspace import EVERYBODY, NOBODY, Network, workspace_for
from ludoteca.cli.train_player import SpreadPlayer, record_games
from ludoteca.core.dice import outcomes
from ludoteca.core.generator import stream
from ludoteca.core.kernel import plain
from ludoteca.executors import WorkError
from ludoteca.executors.here import Here
from ludoteca.executors.processes import Processes

HIDDEN = 8
SEED = 3

# Learning


def with_arrays(network: Network) -> Learner:
    return Learner(network, np)


def with_kernels(network: Network) -> Learner:
    return HostLearner(network, 2)


each_learner = pytest.mark.parametrize("make", [with_arrays, with_kernels])


@each_learner
def test_a_batch_goes_down_the_slope_of_what_the_bots_predict(make: Callable[[Network], Learner]) -> None:
    random = np.random.default_rng(8)
    network, nudge = new_network(6, HIDDEN, random), 1e-2
    seen, targets = random.normal(0, 1, (5, 6)).astype(np.float32), random.random(5)

    def loss(weights: Any) -> float:
        buffer = np.zeros(HIDDEN, np.float32)
        chances = np.array([plain(predict)(*unpacked(weights, 6, HIDDEN), row, buffer) for row in seen])
        return float(-(targets * np.log(chances) + (1 - targets) * np.log(1 - chances)).mean())

    slopes = make(network).slopes(seen, targets.astype(np.float32))
    weights = packed(network)
    for place, slope in enumerate(slopes):
        above, below = weights.copy(), weights.copy()
        above[place] += nudge
        below[place] -= nudge
        assert slope == pytest.approx((loss(above) - loss(below)) / (2 * nudge), abs=2e-3)


@each_learner
def test_a_learner_learns_what_can_be_learned_and_zeroes_what_it_never_saw(make: Callable[[Network], Learner]) -> None:
    learner = make(new_network(3, 16, np.random.default_rng(1)))
    seen = np.array([[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 1, 0]], np.float32)
    targets = np.array([0, 1, 1, 0], np.float32)
    for _ in range(600):
        learner.learn(seen, targets, 0.02)
        learner.learn(seen, targets, 0.02)
        learner.note_used(seen)
    assert (learner.chances(seen) > 0.5).tolist() == [False, True, True, False]
    first, second = learner.network(learner.weights)
    assert not first[2].any()
    assert first[:2].any(axis=1).all()
    assert len(second) == 17


def test_kernels_learn_what_arrays_do_with_any_number_of_threads() -> None:
    random = np.random.default_rng(2)
    network = new_network(30, HIDDEN, random)
    seen = (random.random((3 * PART - 5, 30)) * (random.random((3 * PART - 5, 30)) < 0.2)).astype(np.float32)
    targets = random.random(len(seen)).astype(np.float32)
    plain_one, *others = Learner(network, np), *(HostLearner(network, threads) for threads in (1, 2, 5))
    for learner in (plain_one, *others):
        for _ in range(3):
            learner.learn(seen, targets, 0.01)
    assert len({learner.weights.tobytes() for learner in others}) == 1
    assert np.allclose(others[0].weights, plain_one.weights, atol=1e-5)
    assert np.allclose(others[0].chances(seen), plain_one.chances(seen), atol=1e-5)


# Self-play


def recorded(
    game: ludoteca.Game, guide: int, trust: float, network: Network, throws: int = 1000, most_throws: int = 21
) -> tuple[Any, Any]:
    """Play a game from its start; return what was seen and what should have been predicted, a row for each throw."""
    workspace = workspace_for(game.rulebook, game.setup, network)
    seen = np.full((throws, 2, len(network[0]) - 1), np.nan, np.float32)
    targets, reached = np.zeros((2, throws, 2), np.float32)
    memory = (workspace, seen, targets, reached)
    count = self_play_of(game.id).record_game(game.state, guide, trust, most_throws, *memory, stream(SEED))
    return seen[:count], targets[:count]


def random_network(game_id: str) -> Network:
    return new_network(inputs_of(game_id).INPUTS, HIDDEN, np.random.default_rng(2))


def test_what_a_game_teaches_has_no_luck_in_it() -> None:
    """The game is played again with the public API, and what should have been predicted is added up forwards."""
    game, trust, network = ludoteca.new("parques", players=2, pieces=1, first=0), 0.8, random_network("parques")
    seen, targets = recorded(game, NOBODY, trust, network)
    slow, words = Plain("parques", network), stream(SEED)
    expected, reached = np.zeros((2, len(seen), 2))
    inputs = np.zeros(seen.shape[2], np.float32)
    for number in range(len(seen)):
        chances = game.chances()
        after = [slow.settled(slow.after_throw(game, dice)) for dice, _ in chances]
        drawn = int(self_play_of("parques").drawn_throw(len(chances[0][0]), words))
        for side in range(2):
            inputs_of("parques").encode(game.state, side, inputs)
            assert np.array_equal(seen[number, side], inputs)
            leaves = [slow.leaf(one, side) for one in after]
            expected[number, side] = np.dot(leaves, [float(chance) for _, chance in chances])
            reached[number, side] = leaves[drawn]
        game = after[drawn]
    assert game.phase == "over"
    for number in range(len(seen)):
        later = expected[number + 1 :] - reached[number:-1]
        surprise = (trust ** np.arange(1, len(later) + 1)[:, None] * later).sum(axis=0)
        assert targets[number] == pytest.approx(np.clip(expected[number] + surprise, 0, 1), abs=1e-5)


@pytest.mark.parametrize(
    ("game", "most_throws"),
    [(ludoteca.new("felix-sex", pieces=5, first=0), 21), (ludoteca.new("parques", players=2, pieces=1, first=0), 1)],
    ids=str,
)
def test_where_throws_are_too_many_the_one_that_fell_stands_for_all(game: ludoteca.Game, most_throws: int) -> None:
    trust, network = 0.7, random_network(game.id)
    seen, targets = recorded(game, EVERYBODY, trust, network, most_throws=most_throws)  # who bring pieces home
    assert sorted(targets[-1]) == [0, 1]  # the result
    for side in range(2):
        target = float(targets[-1, side])
        for number in range(len(seen) - 2, -1, -1):
            guess = plain(predict)(*network, seen[number + 1, side], np.zeros(HIDDEN, np.float32))
            target = trust * target + (1 - trust) * guess
            assert targets[number, side] == pytest.approx(target, abs=1e-5)


def test_throws_are_drawn_as_often_as_dice_fall() -> None:
    self_play, words, count = self_play_of("parques"), stream(SEED), 36_000
    drawn = np.bincount([self_play.drawn_throw(2, words) for _ in range(count)])
    assert drawn / count == pytest.approx([float(chance) for _, chance in outcomes(2)], abs=0.005)


def test_a_game_that_is_too_long_teaches_nothing() -> None:
    game = ludoteca.new("parques", players=2, first=0)
    seen, _ = recorded(game, NOBODY, 0.9, random_network("parques"), throws=20)
    assert len(seen) == 0


# Matches


def test_a_network_against_itself_is_even_in_every_set_and_beats_one_that_knows_nothing() -> None:
    setup = ludoteca.new("parchis", players=2, seed=1).setup
    network, other = network_for(setup), random_network("parchis")
    assert network
    even = play_match(setup, (network, network), (0, 0), 20, SEED)
    assert (even.games, even.score, even.error) == (20, 0.5, 0)
    better = play_match(setup, (network, other), (0, 0), 40, SEED)
    worse = play_match(setup, (other, network), (0, 0), 40, SEED)
    assert better.interval[0] > 0.5 > worse.interval[1]


# Training


def small(games: int = 80, seed: int = 1, **how: Any) -> TrainingConfig:
    return TrainingConfig("parchis", 2, "two-colours", games=games, seed=seed, hidden=8, **how)


def test_the_same_seed_gives_the_same_weights_also_after_a_break(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both ways to be taught in one test, since what they need is compiled for half a minute."""
    monkeypatch.setattr(trainer, "MEASURED_GAMES", 10)  # which take longer than the games that are learned from
    for config in (small(), small(games=120, recent=0.3, committee=2)):
        learn_with_a_break(config, tmp_path / str(config.committee))


def learn_with_a_break(config: TrainingConfig, folder: Path) -> None:
    folders = [folder / name for name in ("whole", "parts")]
    for one in folders:
        one.mkdir(parents=True)
    whole = Trainer(config, folders[0])
    curve = list(whole.train())
    broken = Trainer(config, folders[1])
    for _ in zip(range(len(curve) * 3 // 4), broken.train(), strict=False):
        pass
    again = Trainer(config, folders[1])
    assert 0 < again.done < again.total
    list(again.train())
    assert [point.score for point in again.curve] == [point.score for point in curve]
    path, other = again.save_weights("2026-11-15"), whole.save_weights("2026-11-15")
    assert not again.checkpoint.exists()
    with np.load(path) as ours, np.load(other) as theirs:
        assert ours["first"].shape[1] == config.hidden * config.committee
        for name in ("first", "second"):
            assert np.array_equal(ours[name], theirs[name])
    origin = json.loads(path.with_suffix(".json").read_text())
    assert origin["command"] == config.command
    assert (origin["seed"], origin["games"], origin["date"]) == (1, config.games, "2026-11-15")


def test_a_checkpoint_of_another_configuration_is_not_resumed(tmp_path: Path) -> None:
    next(Trainer(small(seed=1), tmp_path).train())
    with pytest.raises(CheckpointError, match="other settings"):
        Trainer(small(seed=2), tmp_path)


def test_a_network_goes_on_from_weights_that_fit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "MEASURED_GAMES", 10)
    shipped = network_for(Trainer(small(), tmp_path).setup)
    assert shipped
    config = TrainingConfig("parchis", 2, "individual", games=20, hidden=32, throws="drawn", start="now")
    learning = Trainer(config, tmp_path)
    begun = network_for(learning.setup)
    assert begun
    assert np.array_equal(learning.learner.weights, packed(begun))
    list(learning.train())
    path = learning.save_weights("2026-11-19")
    with np.load(path) as arrays:
        assert arrays["first"].shape == begun[0].shape  # the inputs of then
        assert not np.array_equal(arrays["first"], begun[0])
    assert json.loads(path.with_suffix(".json").read_text())["inputs"] == len(begun[0]) - 1
    with pytest.raises(CheckpointError, match=f"{len(begun[0]) - 1} inputs and 32 hidden units; .* --hidden 8"):
        Trainer(small(start=str(path)), tmp_path)
    other = tmp_path / "other.npz"
    other.write_text("no weights")
    with pytest.raises(CheckpointError, match="holds no weights"):
        Trainer(small(start=str(other)), tmp_path)


def figures(points: Iterable[Point]) -> list[tuple[int, float, float]]:
    return [(point.games, point.error, point.score) for point in points]


def test_neither_jobs_nor_where_games_are_played_nor_lost_workers_change_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trainer, "MEASURED_GAMES", 10)
    config = small(games=60, watch=20, guided=20)
    folders = [tmp_path / name for name in ("one", "three", "elsewhere")]
    for folder in folders:
        folder.mkdir()
    expected = figures(Trainer(config, folders[0], 1).train())
    assert expected[-1][0] == 100
    assert figures(Trainer(config, folders[1], 3).train()) == expected

    elsewhere = Trainer(config, folders[2], 1, SpreadPlayer(Processes(record_games, 2))).train()
    points = [next(elsewhere), next(elsewhere)]
    for worker in multiprocessing.active_children():
        worker.kill()
    with pytest.raises(WorkError, match="what was finished is kept"):
        next(elsewhere)
    rest = Trainer(config, folders[2], 1, SpreadPlayer(Here(record_games))).train()
    assert figures([*points, *rest]) == expected
