"""A vector environment is one of Gymnasium's where Gymnasium is installed, and has the same names without it."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from ludoteca.games import GAMES
from ludoteca.rl.errors import RLError
from ludoteca.rl.vector import VectorEnv
from playing import name_of_way

gymnasium = pytest.importorskip("gymnasium")
wrappers = pytest.importorskip("gymnasium.wrappers.vector")

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("parchis", {"players": 4}),
    ("parques", {"pieces": 1}),
    ("felix-sex", {"pieces": 5}),
    ("stax", {"players": 3, "move_limit": 30}),
]
each_way = pytest.mark.parametrize(("game", "way"), WAYS, ids=name_of_way)
EACH_STEP = {"action_mask", "seat", "rewards", "terminated_seats"}
SEEDS = [11, 5, 11, 7]


def test_the_environment_is_one_of_gymnasium() -> None:
    with VectorEnv("parchis", 3, seed=1) as env:
        assert isinstance(env, gymnasium.vector.VectorEnv)
        assert env.unwrapped is env
        assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
        assert (env.spec, env.render_mode, env.closed, env.num_envs) == (None, None, False, 3)
        assert repr(env) == "VectorEnv(num_envs=3)"
        env.reset()
    assert env.closed
    for ask in (env.reset, env.sample, lambda: env.step([0, 0, 0])):
        with pytest.raises(RLError, match="the environment is closed"):
            ask()
    env.close()


def test_the_generator_for_wrappers_follows_the_seed() -> None:
    env = VectorEnv("parchis", 4, seed=3)
    assert env.np_random_seed == 3
    numbers = env.np_random.random(4).tolist()
    env.reset(seed=3)
    assert env.np_random.random(4).tolist() == numbers
    env.reset(seed=SEEDS)
    assert env.np_random_seed == -1
    env.np_random = np.random.default_rng(1)
    assert env.np_random.random() == np.random.default_rng(1).random()


def test_spaces_hold_what_is_given_and_taken() -> None:
    env = VectorEnv("parchis", 12, seed=1)
    observations, _ = env.reset(seed=3, options={})
    assert env.observation_space.contains(observations)
    assert env.action_space.contains(env.sample())
    assert env.single_action_space.n == env.action_count == 4
    assert env.single_observation_space.shape == (env.observation_size,) == (358,)


@each_way
def test_a_row_with_a_seed_is_the_first_row_of_that_seed(game: str, way: dict[str, Any]) -> None:
    env = VectorEnv(game, 4, seed=1, **way)
    alone = [VectorEnv(game, 1, seed=seed, **way) for seed in SEEDS]
    observations, _ = env.reset(seed=tuple(SEEDS) if game == "stax" else SEEDS)
    assert np.array_equal(observations, np.concatenate([one.reset()[0] for one in alone]))
    for _ in range(30):
        observations = env.step(env.sample())[0]
        assert np.array_equal(observations, np.concatenate([one.step(one.sample())[0] for one in alone]))


def test_a_row_without_a_seed_goes_on_with_its_stream() -> None:
    env, other = VectorEnv("parchis", 2, seed=1), VectorEnv("parchis", 2, seed=1)
    seen, expected = env.reset(seed=[None, 9])[0], other.reset()[0]
    assert np.array_equal(seen[0], expected[0])
    assert np.array_equal(seen[1], VectorEnv("parchis", 1, seed=9).reset()[0][0])


@pytest.mark.parametrize(
    ("seed", "message"),
    [
        ([1, 2], r"one seed or 3, one a game; there are 2"),
        ([1, 2, -1], "seed must be a whole number from 0"),
        ([1, 2, 0.5], "seed must be a whole number from 0"),
        ("abc", "seed must be a whole number from 0"),
    ],
)
def test_what_are_no_seeds_is_refused(seed: Any, message: str) -> None:
    env = VectorEnv("parchis", 3, seed=1)
    twin = env.copy()
    with pytest.raises(RLError, match=message):
        env.reset(seed=seed)
    assert np.array_equal(env.reset()[0], twin.reset()[0]), "a refused seed has changed something"


@each_way
@pytest.mark.parametrize("copies", [True, False])
def test_a_mask_chooses_the_games_that_begin_again(game: str, way: dict[str, Any], copies: bool) -> None:
    env = VectorEnv(game, 6, seed=2, copy=copies, **way)
    env.reset()
    for _ in range(30):
        env.step(env.sample())
    twin, mask = env.copy(), np.arange(6) % 2 == 0
    before, masks = env.observe(), env.legal_mask().copy()
    seen, infos = env.reset(seed=[8] * 6, options={"reset_mask": mask})
    fresh = VectorEnv(game, 1, seed=8, **way)
    begun, begun_infos = fresh.reset()
    assert np.array_equal(seen, np.where(mask[:, None], begun, before))
    assert np.array_equal(infos["action_mask"], np.where(mask[:, None], begun_infos["action_mask"], masks))
    for _ in range(10):
        seen, expected = env.step(env.sample())[0], twin.step(twin.sample())[0]
        assert np.array_equal(seen[~mask], expected[~mask]), "games that were not asked for have changed"
        assert np.array_equal(seen[mask], np.repeat(fresh.step(fresh.sample())[0], 3, axis=0))


@pytest.mark.parametrize("mask", [[True, False], np.ones(3, bool), np.ones(2, np.int8), "all"])
def test_what_is_no_mask_is_refused(mask: Any) -> None:
    env = VectorEnv("parchis", 2, seed=1)
    env.reset()
    with pytest.raises(RLError, match=r"reset_mask must be an array of 2 flags"):
        env.reset(options={"reset_mask": mask})


def test_all_games_begin_before_some_begin_again() -> None:
    env = VectorEnv("parchis", 2, seed=1)
    with pytest.raises(RLError, match="have not begun"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.reset(options={"reset_mask": np.array([True, True])})


@each_way
@pytest.mark.parametrize("limit", [10, None], ids=["cut", "ended"])
def test_infos_have_masks_and_the_end_has_infos_of_its_own(game: str, way: dict[str, Any], limit: int | None) -> None:
    env = VectorEnv(game, 8, seed=3, max_steps=limit, **way)
    _, infos = env.reset()
    assert infos["_action_mask"].all()
    assert infos["_seat"].all()
    ends = 0
    while ends < 3:
        _, _, terminations, truncations, infos = env.step(env.sample())
        ended = terminations | truncations
        keys = {key for key in infos if not key.startswith("_")}
        assert keys == EACH_STEP | ({"final_obs", "final_info"} if ended.any() else set())
        for key in keys:
            assert infos[f"_{key}"].tolist() == (ended if key.startswith("final") else ended | True).tolist()
        if ended.any():
            final = infos["final_info"]
            assert {key for key in final if not key.startswith("_")} == EACH_STEP | {"steps"}
            assert all(final[key].tolist() == ended.tolist() for key in final if key.startswith("_"))
            assert np.array_equal(final["rewards"][ended], infos["rewards"][ended])
            assert final["action_mask"].any(axis=1).tolist() == truncations.tolist(), "nobody decides after an end"
            ends += int((truncations if limit else terminations).sum())


@each_way
def test_wrappers_of_gymnasium_work(game: str, way: dict[str, Any]) -> None:
    plain = VectorEnv(game, 4, seed=1, max_steps=20, **way)
    env = wrappers.RecordEpisodeStatistics(VectorEnv(game, 4, seed=1, max_steps=20, **way))
    env = wrappers.DictInfoToList(wrappers.ClipReward(env, -0.5, 0.5))
    env.reset(seed=4)
    plain.reset(seed=4)
    totals, ended = np.zeros(4), 0
    for _ in range(200):
        actions = plain.sample()
        observations, rewards, terminations, truncations, infos = env.step(actions)
        expected = plain.step(actions)
        totals += expected[1]
        assert np.array_equal(rewards, np.clip(expected[1], -0.5, 0.5))
        assert np.array_equal(observations, expected[0])
        assert [info["seat"] for info in infos] == expected[4]["seat"].tolist()
        for row in (terminations | truncations).nonzero()[0]:
            assert infos[row]["episode"]["r"] == pytest.approx(totals[row])
            assert infos[row]["final_info"]["steps"] == expected[4]["final_info"]["steps"][row]
            totals[row], ended = 0, ended + 1
    assert ended
    env.reset(options={"reset_mask": np.array([True, False, False, True])})
    env.close()
    assert env.unwrapped.closed


@pytest.mark.parametrize("game", GAMES)
def test_games_are_made_by_their_names(game: str) -> None:
    from ludoteca.rl.gymnasium import all_environments  # noqa: PLC0415  (registers them)

    [name] = [name for name, one in all_environments.items() if one == game]
    env = gymnasium.make_vec(name, num_envs=3, seed=2)
    assert type(env) is VectorEnv
    assert (env.spec.id, env.num_envs, env.setup.game) == (name, 3, game)
    assert np.array_equal(env.reset()[0], VectorEnv(game, 3, seed=2).reset()[0])
    again = gymnasium.make_vec(gymnasium.envs.registration.EnvSpec.from_json(env.spec.to_json()))
    assert np.array_equal(again.reset()[0], VectorEnv(game, 3, seed=2).reset()[0])
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.spec == env.spec
        assert np.array_equal(twin.observe(), env.observe())


def test_names_are_stable() -> None:
    from ludoteca.rl.gymnasium import all_environments  # noqa: PLC0415

    names = {"ludoteca/Parchis-v0", "ludoteca/Parques-v0", "ludoteca/FelixSex-v0", "ludoteca/Stax-v1"}
    assert names <= all_environments.keys()


BY_NAME = """
import gymnasium
env = gymnasium.make_vec("ludoteca.rl.gymnasium:ludoteca/Parques-v0", num_envs=2, players=3)
assert env.players == 3
"""

WITHOUT = """
import sys
sys.modules["gymnasium"] = sys.modules["gymnasium.vector"] = None
from ludoteca.rl.vector import VectorEnv
with VectorEnv("parchis", 2, seed=1) as env:
    env.reset(seed=[3, 4])
    env.step(env.sample())
    env.reset(options={"reset_mask": env.sample() >= 0})
    assert env.metadata == {"autoreset_mode": "SameStep"}
    assert (env.spec, env.render_mode, env.closed, env.unwrapped) == (None, None, False, env)
    assert env.np_random_seed == -1
    env.reset(seed=3)
    assert env.np_random_seed == 3 and env.np_random.random() < 1
    try:
        env.action_space
    except ImportError as error:
        assert "pip install 'ludoteca[gymnasium]'" in str(error), error
    else:
        raise AssertionError("there are spaces without Gymnasium")
assert env.closed
try:
    import ludoteca.rl.gymnasium
except ImportError as error:
    assert "pip install 'ludoteca[gymnasium]'" in str(error), error
else:
    raise AssertionError("Gymnasium is not needed")
"""


@pytest.mark.parametrize("program", [BY_NAME, WITHOUT], ids=["by-name", "without"])
def test_programs_run(program: str) -> None:
    done = subprocess.run([sys.executable, "-W", "error", "-c", program], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
