"""Search and learning for the games with dice: against slow and plain ways of doing the same."""

import json
import random
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from bots.slow_search import Plain, result_for, side_to_act
from ludoteca.bots import LEVELS
from ludoteca.bots.bot import stopping_after
from ludoteca.bots.dice_search.depth import plies_of
from ludoteca.bots.dice_search.instances import inputs_of, search_of
from ludoteca.bots.dice_search.network import joined, new_network, predict
from ludoteca.bots.dice_search.weights import network_for, weight_files
from ludoteca.bots.dice_search.workspace import Network, workspace_for
from ludoteca.bots.levels import ALL_STEPS
from ludoteca.bots.workspaces import search_for
from ludoteca.core.dice import pack
from ludoteca.core.generator import seed_word
from ludoteca.core.kernel import plain
from ludoteca.games.parchis import network_inputs as parchis_inputs
from ludoteca.games.parques import network_inputs as parques_inputs
from playing import all_tables, name_of_way

RACES = ("parchis", "parques", "felix-sex")
every_race = pytest.mark.parametrize("game_id", RACES)
SUMMARIES = {"parchis": parchis_inputs.SUMMARY, "parques": parques_inputs.SUMMARY}  # inputs of networks of version 1
TABLES = [(game_id, way) for game_id, way in all_tables() if game_id in RACES]


def trained(game: ludoteca.Game) -> Network:
    network = network_for(game.setup)
    assert network, f"{game.id} has no network"
    return network


def decisions(game_id: str, count: int, **way: Any) -> list[ludoteca.Game]:
    """Collect positions of random games in which there is something to decide."""
    found: list[ludoteca.Game] = []
    for seed in range(100):
        game, chooser = ludoteca.new(game_id, seed=seed, **way), random.Random(seed)
        skip = chooser.randrange(150)
        while game.phase != "over":
            if game.phase == "roll":
                game.roll()
                continue
            skip -= 1
            if skip < 0 and len(game.legal_moves) > 1:
                found.append(game)
                break
            game.push(chooser.choice(game.legal_moves))
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("with_network", [True, False])
@pytest.mark.parametrize(("game_id", "plies", "players"), [("parchis", 0, 2), ("parchis", 1, 2), ("parchis", 1, 4)])
def test_the_search_is_the_slow_one(game_id: str, plies: int, players: int, with_network: bool) -> None:
    search = search_of(game_id, with_network=with_network)
    for game in decisions(game_id, 5, players=players):
        network = trained(game) if with_network else None
        slow = Plain(game_id, network)
        rulebook = game.rulebook
        workspace = workspace_for(rulebook, game.setup, network)
        count = search.score_moves(game.state, plies, workspace, np.zeros(1, np.int64))
        side = side_to_act(game)
        expected = [slow.worth(slow.after_move(game, move), side, plies) for move in game.legal_moves]
        scores = workspace.scores[:count].tolist()
        kept = [index for index, score in enumerate(scores) if score >= 0]  # the others were given up
        assert [scores[index] for index in kept] == pytest.approx([expected[index] for index in kept], abs=2e-5)
        assert plies or len(kept) == count
        best = int(np.argmax(scores))
        assert scores[best] == pytest.approx(max(expected[index] for index in kept), abs=2e-5)


@every_race
def test_a_search_in_single_steps_finds_what_one_in_one_go_finds(game_id: str) -> None:
    game, chooser, stop, compared = ludoteca.new(game_id, seed=3), random.Random(3), np.zeros(1, np.int64), 0
    policy, workspace = search_for(game.setup)
    while compared < 3:
        if game.phase == "roll":
            game.roll()
            continue
        count = len(game.legal_moves)
        if count > 2:
            policy.begin(game.state, LEVELS.index("expert"), seed_word(0), workspace)
            policy.advance(ALL_STEPS, workspace, stop)
            whole = workspace.best, workspace.chances[:count].tolist(), workspace.values.tobytes()
            policy.begin(game.state, LEVELS.index("expert"), seed_word(0), workspace)
            scored = []
            while policy.advance(1, workspace, stop):
                scored.append(int(workspace.scored))
            assert (workspace.best, workspace.chances[:count].tolist(), workspace.values.tobytes()) == whole
            assert scored[0] == 0  # all moves have been seen at once
            assert set(range(count)) <= set(scored) | {count}
            compared += 1
        game.push(chooser.choice(game.legal_moves))


@every_race
def test_the_throws_looked_at_are_those_of_the_game(game_id: str) -> None:
    search = search_of(game_id)
    for seed in range(3):
        game, chooser = ludoteca.new(game_id, seed=seed), random.Random(seed)
        for _ in range(40):
            if game.phase == "over":
                break
            if game.phase == "move":
                game.push(chooser.choice(game.legal_moves))
                continue
            count = int(search.CHANCE_COUNT[game.dice_count])
            dice, weights = search.CHANCE_DICE[game.dice_count], search.CHANCE_WEIGHT[game.dice_count]
            assert dice[:count].tolist() == [pack(thrown) for thrown, _ in game.chances()]
            assert weights[:count].tolist() == pytest.approx([float(chance) for _, chance in game.chances()])
            game.roll()


@pytest.mark.parametrize(("game_id", "way"), TABLES, ids=name_of_way)
def test_what_the_network_sees_is_bounded_and_the_end_has_a_winner(game_id: str, way: dict[str, Any]) -> None:
    search, part = search_of(game_id), inputs_of(game_id)
    game, chooser = ludoteca.new(game_id, seed=3, **way), random.Random(3)
    inputs = np.zeros(part.INPUTS, np.float32)
    sides = game.rulebook.info.sides(game.setup)
    while game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            game.push(chooser.choice(game.legal_moves))
        for side in range(sides):
            part.encode(game.state, side, inputs)
            assert np.isfinite(inputs).all()
            assert np.abs(inputs).max() <= 20
    workspace = workspace_for(game.rulebook, game.setup, trained(game))
    results = [search.result_for(game.state, side, workspace) for side in range(sides)]
    assert results == pytest.approx([result_for(game, side) for side in range(sides)])
    assert max(results) == 1.0
    assert all(0 <= result <= 1 for result in results)


@pytest.mark.parametrize("game_id", SUMMARIES)
def test_an_older_network_sees_what_it_saw_and_a_newer_one_every_piece_too(game_id: str) -> None:
    part, summary = inputs_of(game_id), SUMMARIES[game_id]
    for game in decisions(game_id, 8):
        whole, short = np.full(part.INPUTS, np.nan, np.float32), np.full(summary, np.nan, np.float32)
        for side in range(game.rulebook.info.sides(game.setup)):
            part.encode(game.state, side, whole)
            part.encode(game.state, side, short)
            assert np.array_equal(whole[:summary], short)
            blocks = whole[summary:].reshape(4, -1)  # a colour each, the own one first
            assert blocks.sum(axis=1).tolist() == [4] * 4


# The network


def test_a_committee_says_the_mean_of_what_its_members_say() -> None:
    generator = np.random.default_rng(3)
    members = [new_network(5, 4, generator) for _ in range(3)]
    inputs = generator.random(5).astype(np.float32)

    def odds(network: Network) -> float:
        chance = plain(predict)(*network, inputs, np.zeros(network[0].shape[1], np.float32))
        return float(np.log(chance / (1 - chance)))

    assert odds(joined(members)) == pytest.approx(np.mean([odds(one) for one in members]), abs=1e-5)


# What is shipped


def test_the_weights_are_small_and_say_where_they_come_from() -> None:
    files = {one: Path(str(one)).with_suffix(".json") for game in ludoteca.games for one in weight_files(game)}
    assert {game for game in ludoteca.games if weight_files(game)} == set(RACES)
    assert sum(len(one.read_bytes()) for one in files) < 2_000_000
    for note in files.values():
        origin = json.loads(note.read_text())
        assert origin["command"].startswith(f"ludoteca train {origin['game']} ")
        assert origin["features"] <= inputs_of(origin["game"]).VERSION
        assert {"seed", "games", "date", "curve"} <= origin.keys()


@pytest.mark.parametrize(("game_id", "way"), TABLES, ids=name_of_way)
def test_every_way_to_play_has_a_network_that_fits(game_id: str, way: dict[str, Any]) -> None:
    game = ludoteca.new(game_id, seed=1, **way)
    first, second = trained(game)
    assert first.shape[0] - 1 in {inputs_of(game_id).INPUTS, SUMMARIES.get(game_id)}
    assert first.shape[1] + 1 == len(second)


@pytest.mark.parametrize(("players", "nearest"), [(2, 2), (3, 4), (5, 6), (8, 6)])
def test_a_way_that_was_not_trained_has_the_nearest_network_the_larger_of_two(players: int, nearest: int) -> None:
    options: dict[str, Any] = {"seats": 8} if players > 4 else {}
    found = trained(ludoteca.new("parques", players=players, **options))
    (file,) = [one for one in weight_files("parques") if one.name == f"parques-{nearest}-individual.npz"]
    with file.open("rb") as content, np.load(content) as arrays:
        assert np.array_equal(found[0], arrays["first"].astype(np.float32))


def test_a_frozen_expert_has_the_networks_of_then() -> None:
    for game_id, way in TABLES:
        setup = ludoteca.new(game_id, seed=1, **way).setup
        then, now = network_for(setup, "2026-11"), network_for(setup)
        assert then
        assert now
        assert np.array_equal(search_for(setup, "expert@2026-11")[1].first, then[0])
        assert np.array_equal(search_for(setup)[1].first, now[0])
    names = [one.name for one in weight_files("parques", "2026-11")]
    assert names == [one.name for one in weight_files("parques")]


def test_experts_look_further_ahead_where_there_are_fewer_throws() -> None:
    ahead = {game_id: plies_of(info, "expert") for game_id, info in ludoteca.games.items()}
    assert ahead == {"parchis": 2, "parques": 1, "felix-sex": 1, "stax": 0}
    assert all(plies_of(info, "hard") == 0 for info in ludoteca.games.values())


# Time


@every_race
def test_a_search_stops_when_time_is_up(game_id: str) -> None:
    game = decisions(game_id, 1)[0]
    policy, workspace = search_for(game.setup)
    stop = np.zeros(1, np.int64)
    policy.begin(game.state, LEVELS.index("expert"), seed_word(0), workspace)
    policy.advance(1, workspace, stop)  # compiles
    best = int(workspace.best)
    workspace.plies = 30
    began = time.process_time()  # a busy machine gives less of it in the same time
    with stopping_after(0.2, stop):
        assert not policy.advance(ALL_STEPS, workspace, stop)
    assert time.process_time() - began < 2  # without a stop it would take years
    assert {best, int(workspace.best)} <= {move.code for move in game.legal_moves}


@every_race
def test_there_is_a_move_though_time_was_up_from_the_beginning(game_id: str) -> None:
    game = decisions(game_id, 1)[0]
    policy, workspace = search_for(game.setup)
    policy.begin(game.state, LEVELS.index("expert"), seed_word(0), workspace)
    assert not policy.advance(ALL_STEPS, workspace, np.ones(1, np.int64))
    assert int(workspace.best) in {move.code for move in game.legal_moves}


def test_the_bell_rings_only_when_time_is_up() -> None:
    stop = np.zeros(2, np.int64)
    with stopping_after(30, stop):
        assert stop[0] == 0
    with stopping_after(0.05, stop):
        time.sleep(0.5)
        assert stop[0] == 1
