"""OpenSpiel's own tests pass, and its games are those of Ludoteca.

A playthrough is written anew, where that is meant, by

    from open_spiel.python.algorithms.generate_playthrough import playthrough
    Path(…).write_text(playthrough("python_ludoteca_stax(move_limit=24)", [], seed=7))
"""

import copy
import pickle
import subprocess
import sys
import unittest
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from pettingzoo.test import api_test as pettingzoo_api_test
from shimmy import OpenSpielCompatibilityV0

import ludoteca
from ludoteca.core.errors import OptionError
from ludoteca.core.options import Value
from ludoteca.rl.errors import RLError
from ludoteca.rl.openspiel import GAMES
from playing import ways_to_play

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
QUICK = [
    "python_ludoteca_parchis(players=3,start_out=2)",
    "python_ludoteca_parques(players=3,pieces=1)",
    "python_ludoteca_felix_sex(pieces=5)",
    "python_ludoteca_stax(players=3,move_limit=20)",
]
each_game = pytest.mark.parametrize("name", GAMES)
each_quick = pytest.mark.parametrize("text", QUICK)
WORDS_AMONG_NUMBERS = {"first": "roll", "repetition": "off"}


def openspiel(module: str) -> Any:
    """Import a part of OpenSpiel; most load SciPy, which only processes that run these tests should."""
    return import_module(f"open_spiel.{module}")


def step(state: Any, chooser: np.random.Generator) -> int:
    """Throw, or take a random action; tell which it was."""
    if state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        action = int(chooser.choice(numbers, p=chances))
    else:
        action = int(chooser.choice(state.legal_actions()))
    state.apply_action(action)
    return action


def play(state: Any, seed: int, steps: int = 10_000) -> Any:
    chooser = np.random.default_rng(seed)
    while steps and not state.is_terminal():
        step(state, chooser)
        steps -= 1
    return state


def as_parameters(way: dict[str, Any]) -> dict[str, Value]:
    """Spell a way to play as OpenSpiel's parameters."""
    return {name: -1 if value == WORDS_AMONG_NUMBERS.get(name) else value for name, value in way.items()}


# OpenSpiel's tests


@each_quick
def test_openspiel_finds_no_fault_in_random_games(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)


@each_game
def test_openspiel_finds_no_fault_with_the_api(name: str) -> None:
    api_test = openspiel("integration_tests.api_test")
    told = {"game_name": name, "game": pyspiel.load_game(name)}
    case = type(f"Enforce_{name}", (api_test.EnforceAPIOnPartialTreeBase,), told)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@each_game
def test_openspiel_finds_no_fault_when_games_are_stored(name: str) -> None:
    openspiel("python.tests.games_sim_test").GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_openspiel_finds_no_fault_with_other_numbers_of_players(players: int) -> None:
    kinds = [kind for kind in GAMES.values() if players in ludoteca.games[kind.game].players]
    simulation = openspiel("python.tests.games_sim_test").GamesSimTest()
    for kind in kinds:
        simulation.sim_game(pyspiel.load_game(kind.short_name, {"players": players}))


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_playthroughs_replay(path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    expected, actual = openspiel("python.algorithms.generate_playthrough").replay(str(path))
    assert actual == expected


@each_game
def test_no_game_lacks_a_playthrough(name: str) -> None:
    assert name in {path.stem for path in PLAYTHROUGHS}


@each_quick
@pytest.mark.filterwarnings(
    "ignore:Agent's (minimum|maximum) (observation|action) space value is",
    "ignore:Observation numpy array is all zeros",
)
def test_pettingzoo_finds_no_fault_through_shimmy(text: str) -> None:
    kind = pyspiel.load_game(text)  # by name and parameters, as Shimmy loads it anew for every game
    env = OpenSpielCompatibilityV0(game_name=kind.get_type().short_name, config=kind.get_parameters())
    pettingzoo_api_test(env, num_cycles=400)


# Ours


@each_quick
def test_the_games_are_those_of_ludoteca(text: str) -> None:
    opened = pyspiel.load_game(text)
    state, chooser, table = opened.new_initial_state(), np.random.default_rng(4), opened.start
    setup = table.setup
    game = ludoteca.new(setup.game, players=setup.players, mode=setup.mode, **setup.options)
    while not state.is_terminal():
        assert state.table.state.tobytes() == game.state.tobytes()
        if state.is_chance_node():
            assert game.phase == "roll"
            chances = [(index, float(chance)) for index, (_, chance) in enumerate(game.chances())]
            assert state.chance_outcomes() == chances
            game.roll(game.chances()[step(state, chooser)][0])
            continue
        assert state.current_player() == game.seat
        before = state.table.copy()
        move = before.move_of(step(state, chooser))
        if move:
            game.push(move)
    assert game.phase == "over"
    best = [state.returns()[seat] for seat in game.ranking[0]]
    assert max(state.returns()) == best[0]
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_every_way_to_play_has_its_parameters(game_id: str) -> None:
    (name,) = [name for name, kind in GAMES.items() if kind.game == game_id]
    for way in ways_to_play(game_id):
        setup = pyspiel.load_game(name, as_parameters(way)).start.setup
        assert setup == ludoteca.games[game_id].setup(**way)
        again = pyspiel.load_game(str(pyspiel.load_game(name, as_parameters(way))))
        assert again.start.setup == setup


def test_an_option_gives_way_to_the_players() -> None:
    assert pyspiel.load_game("python_ludoteca_parques(players=7)").start.setup.options["seats"] == 8


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError, match="players: 7 cannot play"):
        pyspiel.load_game("python_ludoteca_parchis(players=7)")
    with pytest.raises(OptionError, match="six_counts: it cannot be 8"):
        pyspiel.load_game("python_ludoteca_parchis(six_counts=8)")
    with pytest.raises(RLError, match="max_decisions must be a whole number from 1; it is 0"):
        pyspiel.load_game("python_ludoteca_parchis(max_decisions=0)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'hops'"):
        pyspiel.load_game("python_ludoteca_parchis(hops=two)")


@each_game
def test_throws_have_as_many_dice_as_told(name: str) -> None:
    game = pyspiel.load_game(name)
    state, most = game.new_initial_state(), 0
    for seed in range(200):
        if state.is_terminal():
            break
        most = max(most, len(state.chance_outcomes()) if state.is_chance_node() else 0)
        play(state, seed, steps=1)
    assert most == game.max_chance_outcomes()


def test_a_game_that_takes_too_long_ends_in_a_tie_of_those_who_still_play() -> None:
    state = play(pyspiel.load_game("python_ludoteca_parchis(max_decisions=20)").new_initial_state(), seed=1)
    assert state.returns() == [0, 0, 0, 0]
    assert state.legal_actions() == []
    game = pyspiel.load_game("python_ludoteca_parques(pieces=1)")
    state, chooser = game.new_initial_state(), np.random.default_rng(1)
    while not state.table.state.finishers:
        step(state, chooser)
    first = int(state.table.state.finished[0])
    state.decisions_left = 0
    assert state.is_terminal()
    assert state.returns() == [1 if seat == first else -1 / 3 for seat in range(4)]


def test_a_game_ends_after_four_throws_for_each_choice_it_may_have() -> None:
    game = pyspiel.load_game("python_ludoteca_parchis(max_decisions=1)")
    assert game.max_chance_nodes_in_history() == 4
    state = game.new_initial_state()
    for _ in range(4):
        assert not state.is_terminal()
        state.apply_action(0)  # ones, which decide nothing
    assert state.is_terminal()


@each_quick
def test_clones_copies_and_pickles_go_their_own_way(text: str) -> None:
    state = play(pyspiel.load_game(text).new_initial_state(), seed=1, steps=22)
    before = str(state)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert (str(twin), twin.history()) == (before, state.history())
        play(twin, seed=2, steps=7)
        assert str(twin) != before == str(state)


@each_quick
def test_texts_of_actions_tell_them_apart(text: str) -> None:
    state, chooser = pyspiel.load_game(text).new_initial_state(), np.random.default_rng(6)
    for _ in range(60):
        player, actions = state.current_player(), state.legal_actions()
        texts = [state.action_to_string(player, action) for action in actions]
        assert len(set(texts)) == len(texts)
        assert [state.string_to_action(player, words) for words in texts] == actions
        step(state, chooser)
    assert state.action_to_string(0, 10**6 % state.get_game().num_distinct_actions())


@each_quick
def test_observers_show_the_position_the_history_or_nothing(text: str) -> None:
    game = pyspiel.load_game(text)
    state = play(game.new_initial_state(), seed=3, steps=15)
    make_observation = openspiel("python.observation").make_observation
    default = make_observation(game)
    default.set_from(state, 1)
    assert default.tensor.tolist() == state.table.observation(1).tolist() == state.observation_tensor(1)
    assert default.string_from(state, 1) == str(state) == state.observation_string(1)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    assert recall.string_from(state, 1) == state.history_str() == state.information_state_string(1)
    nothing = make_observation(game, pyspiel.IIGObservationType(public_info=False, perfect_recall=False))
    assert nothing.string_from(state, 1) == ""
    with pytest.raises(RLError, match="no parameters"):
        make_observation(game, None, {"colour": "red"})


def test_search_in_python_finds_an_action() -> None:
    game = pyspiel.load_game("python_ludoteca_felix_sex(pieces=5,first=0)")
    state, random_state = game.new_initial_state(), np.random.RandomState(1)
    state.apply_action(3)
    mcts = openspiel("python.algorithms.mcts")
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, random_state), random_state=random_state)
    assert bot.step(state) in state.legal_actions()


def test_python_ends_in_peace_after_a_game() -> None:
    code = "import pyspiel, ludoteca.rl.openspiel; pyspiel.load_game('python_ludoteca_parchis').new_initial_state()"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
