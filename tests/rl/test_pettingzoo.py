"""PettingZoo's own tests pass, and its games are those of Ludoteca."""

import copy
import pickle
import subprocess
import sys
from itertools import product
from types import ModuleType
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

import ludoteca
from ludoteca.core.errors import OptionError
from ludoteca.games import rulebook_of
from ludoteca.rl.errors import RLError
from ludoteca.rl.pettingzoo import all_environments, parchis_v0, parques_v0, stax_v1
from ludoteca.rl.pettingzoo.game_env import throws_of

# Games that end soon; in the first two some finish while others play on.
QUICK: dict[str, dict[str, Any]] = {
    "ludoteca/parchis_v0": {"players": 3, "start_out": 2},
    "ludoteca/parques_v0": {"players": 3, "pieces": 1},
    "ludoteca/felix_sex_v0": {"pieces": 5},
    "ludoteca/stax_v1": {"players": 3, "move_limit": 30},
}
CYCLES = 400
MODULES = [pytest.param(module, QUICK[name], id=name) for name, module in all_environments.items()]
each_module = pytest.mark.parametrize(("module", "way"), MODULES)

# PettingZoo knows which of its own environments observe in dicts, and doubts all others.
observes_in_dicts = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
# Who is done, and in parallel who waits, has no action.
has_idle_agents = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


def choose(env: Any, agent: str, chooser: np.random.Generator) -> int | None:
    """Choose a random open action for the agent selected; None when it is done."""
    observation, _, termination, truncation, _ = env.last()
    return None if termination or truncation else int(chooser.choice(observation["action_mask"].nonzero()[0]))


def play(env: Any, seed: int, steps: int = 2**63) -> None:
    chooser = np.random.default_rng(seed)
    for agent in env.agent_iter(steps):
        env.step(choose(env, agent, chooser))


def through_pickle(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


# PettingZoo's tests


@each_module
@observes_in_dicts
@has_idle_agents
def test_pettingzoo_finds_no_fault_with_the_api(module: ModuleType, way: dict[str, Any]) -> None:
    api_test(module.env(**way), num_cycles=CYCLES)
    api_test(module.raw_env(**way), num_cycles=20)


@each_module
def test_pettingzoo_finds_seeds_to_decide_everything(module: ModuleType, way: dict[str, Any]) -> None:
    seed_test(lambda: module.env(**way), num_cycles=50)
    parallel_seed_test(lambda: module.parallel_env(**way), num_cycles=50)


@each_module
def test_pettingzoo_finds_no_fault_with_the_parallel_api(module: ModuleType, way: dict[str, Any]) -> None:
    parallel_api_test(module.parallel_env(**way), num_cycles=CYCLES)


@each_module
def test_pettingzoo_finds_no_fault_with_pictures(module: ModuleType, way: dict[str, Any]) -> None:
    render_test(lambda render_mode: module.env(**way, render_mode=render_mode, screen_width=160))


@each_module
def test_pettingzoo_finds_no_fault_with_the_state(module: ModuleType, way: dict[str, Any]) -> None:
    state_test(module.env(**way), module.parallel_env(**way), num_cycles=5)


# Ours


@each_module
def test_the_games_are_those_of_ludoteca(module: ModuleType, way: dict[str, Any]) -> None:
    env, chooser = module.raw_env(**way), np.random.default_rng(5)
    env.reset(seed=11)
    dice = np.random.Generator(np.random.PCG64(11))
    game = ludoteca.new(env.game, **way)
    throws = list(product(range(1, 7), repeat=3))
    features, chosen = rulebook_of(env.game).features, np.zeros(2, np.int64)
    room = np.zeros(env.table.rulebook.max_moves, np.int64)
    for agent in env.agent_iter():
        while game.phase == "roll":
            game.roll(sorted(throws[dice.integers(216)][: game.dice_count]))
        assert env.table.state.tobytes() == game.state.tobytes()
        action = choose(env, agent, chooser)
        if action is not None:
            assert agent == f"player_{game.seat}"
            code = features.move_of_action(env.table.state, env.table.chosen, room, action)
            if features.take_action(game.state, chosen, room, action):
                game.push(env.table.rulebook.spell(env.table.state, code))
        env.step(action)
    assert game.phase == "over"


@pytest.mark.parametrize("module", [parchis_v0, parques_v0])
def test_who_finishes_early_leaves_at_once_and_the_others_play_on(module: ModuleType) -> None:
    env, chooser = module.env(), np.random.default_rng(2)
    env.reset(seed=2)
    places = []
    for agent in env.agent_iter():
        _, reward, termination, _, info = env.last()
        if termination:
            assert not info["action_mask"].any()
            places.append((agent, reward, len(env.agents)))
        else:
            assert reward == 0
        env.step(choose(env, agent, chooser))
    assert sorted((reward for _, reward, _ in places), reverse=True) == [1, 1 / 3, -1 / 3, -1]
    assert [reward for _, reward, _ in places][:2] == [1, 1 / 3]
    assert [left for _, _, left in places] == [4, 3, 2, 1]
    ranking = env.unwrapped.table.rulebook.ranking(env.unwrapped.table.state, env.unwrapped.table.players)
    assert places[0][0] == f"player_{ranking[0][0]}"


def test_in_parallel_who_decides_next_has_a_mask_even_when_somebody_leaves() -> None:
    env, chooser = parques_v0.parallel_env(players=3, pieces=1), np.random.default_rng(2)
    observations, _ = env.reset(seed=2)
    left_early = False
    while env.agents:
        (decider,) = [agent for agent in env.agents if observations[agent]["action_mask"].any()]
        assert decider == env.aec_env.agent_selection
        actions = dict.fromkeys(env.agents, 0)
        actions[decider] = int(chooser.choice(observations[decider]["action_mask"].nonzero()[0]))
        observations, rewards, terminations, _, _ = env.step(actions)
        assert rewards.keys() == terminations.keys() == observations.keys()
        left_early |= any(terminations.values()) and bool(env.agents)
    assert left_early


@each_module
@pytest.mark.parametrize("twin_of", [copy.deepcopy, through_pickle])
def test_a_copy_goes_on_with_the_same_dice(module: ModuleType, way: dict[str, Any], twin_of: Any) -> None:
    env = module.env(**way)
    env.reset(seed=3)
    play(env, seed=3, steps=22)  # in Stax, in the midst of a move
    twin = twin_of(env)
    unlike = env.unwrapped.table.state.tobytes()
    for one in (env, twin):
        play(one, seed=4, steps=40)
    assert env.unwrapped.table.state.tobytes() == twin.unwrapped.table.state.tobytes() != unlike
    assert env.agent_selection == twin.agent_selection
    assert not np.shares_memory(env.unwrapped.table.chosen, twin.unwrapped.table.chosen)


def test_agents_have_spaces_of_their_own() -> None:
    env = parchis_v0.env(players=2)
    spaces = [env.observation_space(agent) for agent in env.possible_agents]
    samples = []
    for space in spaces:
        space.seed(1)
        samples.append(space.sample()["observation"])
    assert np.array_equal(*samples)


def test_without_a_seed_games_differ_and_with_one_they_begin_again() -> None:
    env, states = parchis_v0.env(), []
    for seed in (8, None, 8):
        env.reset(seed=seed)
        play(env, seed=1, steps=20)
        states.append(env.unwrapped.table.state.tobytes())
    assert states[0] == states[2] != states[1]


def test_an_action_that_is_not_open_is_refused_with_those_that_are() -> None:
    env: Any = stax_v1.raw_env()
    env.reset(seed=1)
    for action in (12, -1, 209, 2.0, None, True):
        with pytest.raises(RLError, match=r"not open to seat 0; open are 0 \(tile 1\), 1 \(tile 2\)"):
            env.step(action)
    assert env.agent_selection == "player_0"
    env.step(np.int64(0))


def test_with_checks_an_action_that_is_not_open_loses_the_game() -> None:
    env = stax_v1.env()
    env.reset(seed=1)
    env.step(12)
    assert env.rewards == {"player_0": -1, "player_1": 0}
    assert all(env.terminations.values())


def test_long_games_are_cut() -> None:
    env = parchis_v0.env(max_cycles=10)
    env.reset(seed=1)
    play(env, seed=1, steps=10)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(info["action_mask"].any() for info in env.infos.values())
    play(env, seed=1)
    assert not env.agents


@each_module
def test_pictures_in_text_show_the_board_and_whose_turn_it_is(module: ModuleType, way: dict[str, Any]) -> None:
    env = module.env(**way, render_mode="ansi")
    env.reset(seed=1)
    play(env, seed=1, steps=20)
    picture = env.render()
    table = env.unwrapped.table
    assert table.rulebook.turn(table.setup, table.state).explain("en") in picture.splitlines()
    assert picture.count("\n") > 10
    assert ("Chosen so far: tile" in picture) == (module is stax_v1)


def test_pictures_in_pixels_are_as_wide_as_asked_and_show_the_colours_of_the_board() -> None:
    env = parchis_v0.env(render_mode="rgb_array", screen_width=100)
    env.reset(seed=1)
    picture = env.render()
    assert picture.shape == (100, 100, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100


def test_for_people_the_board_is_written_after_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    env = parchis_v0.env(render_mode="human")
    env.reset(seed=1)
    play(env, seed=1, steps=2)
    assert capsys.readouterr().out.count("turn to move a ") == 3


@each_module
def test_environments_are_registered(module: ModuleType, way: dict[str, Any]) -> None:
    name = f"ludoteca/{module.__name__.rpartition('.')[2]}"
    assert all_environments[name] is module
    assert str(pettingzoo.make("aec", name, **way)) == name.removeprefix("ludoteca/")
    assert pettingzoo.make("parallel", name, max_cycles=3, **way).unwrapped.max_cycles == 3


def test_every_game_has_an_environment_of_the_version_of_its_encoding() -> None:
    assert {module.GAME for module in all_environments.values()} == set(ludoteca.games)
    for name, module in all_environments.items():
        version = rulebook_of(module.GAME).features.VERSION
        metadata = module.raw_env().metadata
        assert metadata["encoding"] == version
        assert name == f"ludoteca/{metadata['name']}"
        assert metadata["name"].endswith(f"_v{version - 1}")


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError, match="players: 7 cannot play"):
        parchis_v0.env(players=7)
    with pytest.raises(OptionError, match="hops"):
        parchis_v0.env(hops=True)
    with pytest.raises(RLError, match="render_mode must be None, human, ansi, rgb_array; it is 'svg'"):
        parchis_v0.env(render_mode="svg")
    with pytest.raises(RLError, match="max_cycles must be"):
        parchis_v0.env(max_cycles=0)
    with pytest.raises(RLError, match="screen_width must be"):
        parchis_v0.env(screen_width=0)


@pytest.mark.parametrize(("package", "extra"), [("pettingzoo", "pettingzoo"), ("pyspiel", "openspiel")])
def test_without_the_extra_the_command_that_installs_it_is_told(package: str, extra: str) -> None:
    code = f"import sys; sys.modules['{package}'] = None; import ludoteca.rl.{extra}"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert f"this installs it: pip install 'ludoteca[{extra}]'" in result.stderr


def test_nothing_of_bots_servers_or_commands_is_needed() -> None:
    code = "import sys, ludoteca.rl.pettingzoo, ludoteca.rl.openspiel; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not [name for name in loaded if name.startswith(("ludoteca.bots", "ludoteca.server", "ludoteca.cli"))]


def test_dice_may_have_any_faces() -> None:
    faces, dice = range(2), 4
    throws = throws_of(faces, dice)
    assert len(set(throws)) == len(throws) == len(faces) ** dice
    assert {sum(throw) for throw in throws} == set(range(dice + 1))
