"""The study of games: luck that evens out, choices against the best one, and sums that hold."""

import math
import random
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

import ludoteca
from ludoteca.core.game import Game
from ludoteca.study import Report, StudiedChoice, StudiedThrow, study
from ludoteca.study.grades import grade_of
from ludoteca.study.valuing import RolloutValuer, valuer_for

WAYS = [
    ("parchis", 2, "two-colours"),
    ("parchis", 4, "individual"),
    ("parchis", 4, "pairs"),
    ("parques", 3, "individual"),
    ("parques", 8, "individual"),
    ("felix-sex", 2, "duel"),
]
every_way = pytest.mark.parametrize(("game_id", "players", "mode"), WAYS)


def played(game_id: str, players: int, mode: str, seed: int, actions: int = 10_000) -> Game:
    """Play a game at random, for some actions at most."""
    chance = random.Random(seed)
    options = {"seats": 8} if players > 6 else {}
    game = ludoteca.new(game_id, players=players, mode=mode, seed=seed, **options)
    for _ in range(actions):
        if game.phase == "over":
            break
        if game.phase == "roll":
            game.roll()
        else:
            game.push(chance.choice(game.legal_moves))
    return game


def positions_to_throw_in(game_id: str, players: int, mode: str) -> Iterator[Game]:
    """Give positions of games in which a throw is due, some way in."""
    for seed in range(3):
        game = played(game_id, players, mode, seed, 150)
        while game.phase != "roll" and game.history:
            game.undo()
        yield game


@every_way
def test_the_luck_of_all_throws_that_could_have_come_sums_to_nothing(game_id: str, players: int, mode: str) -> None:
    for game in positions_to_throw_in(game_id, players, mode):
        valuer = valuer_for(game.setup, 1)
        values = [(float(chance), valuer.throw(game.state, dice)) for dice, chance in game.chances()]
        for _, value in values:
            assert value.expected == pytest.approx(values[0][1].expected, abs=1e-12)
            assert value.thrown.sum() == pytest.approx(1)
        luck = sum(chance * (value.thrown - value.expected) for chance, value in values)
        assert luck == pytest.approx(np.zeros_like(luck), abs=1e-9)


@every_way
def test_a_report_sums_up(game_id: str, players: int, mode: str) -> None:
    game = played(game_id, players, mode, 1, 200)
    report = study(game)
    assert [step.index for step in report.steps] == list(range(len(game.history)))
    sides = 2 if mode == "pairs" else players
    for throw in report.throws:
        assert sum(throw.luck[:sides]) == pytest.approx(0, abs=1e-9)
    for choice in report.choices:
        assert choice.loss == pytest.approx(choice.best.chances[choice.seat] - choice.chosen.chances[choice.seat])
        assert sum(choice.quality[:sides]) == pytest.approx(0, abs=1e-9)
        own = [one.chances[choice.seat] for one in choice.candidates]
        assert own == sorted(own, reverse=True)
        assert choice.grade == grade_of(choice.loss, has_dice=True)
        assert (choice.for_best is None) == (choice.best.move == choice.move)
    for totals in report.totals():
        assert sum(totals.grades.values()) == totals.choices
        assert totals.adjusted == pytest.approx(totals.start + totals.quality + totals.drift)
    assert sum(report.start[:sides]) == pytest.approx(1)
    assert sum(report.expected_places[:sides]) == pytest.approx(sides * (sides + 1) / 2)


def test_all_moves_of_a_choice_are_candidates_each_once() -> None:
    game = played("parchis", 4, "individual", 3)
    report = study(game)
    again = ludoteca.new("parchis", players=4, mode="individual", seed=3)
    for step, action in zip(report.steps, game.history, strict=True):
        if isinstance(step, StudiedThrow):
            again.roll(step.dice)
            continue
        assert isinstance(step, StudiedChoice)
        assert sorted(one.move for one in step.candidates) == sorted(move.text for move in again.legal_moves)
        assert action.seat == step.seat
        again.push(step.move)
    assert report.result == tuple(float(seat in again.ranking[0]) for seat in range(4))


def test_luck_has_a_mean_of_nothing_over_seeded_games_and_results_without_it_vary_less() -> None:
    reports = [study(played("parques", 2, "individual", seed), depth=0) for seed in range(40)]
    totals = [report.totals()[0] for report in reports]
    luck = np.array([one.luck for one in totals])
    assert abs(luck.mean()) < 3 * luck.std() / math.sqrt(len(luck))
    assert np.var([one.adjusted for one in totals]) < np.var([one.result for one in totals])


def test_a_game_without_dice_has_choices_alone() -> None:
    game = played("stax", 2, "duel", 2, 12)
    report = study(game)
    assert not report.throws
    assert len(report.steps) == 12
    assert all(one.luck == 0 for one in report.totals())
    for choice in report.choices:
        assert 1 <= len(choice.candidates) <= 2
        assert 0 <= choice.loss <= 1


def test_a_record_is_studied_like_its_game_and_the_progress_is_told() -> None:
    game = played("parques", 2, "individual", 4, 60)
    told: list[tuple[int, int]] = []
    report = study(game.record(), 0, lambda done, total: told.append((done, total)))
    assert report == study(game, 0)
    assert told == [(done, len(game.history)) for done in range(len(game.history) + 1)]
    assert report.result is None
    assert game.phase != "over"


def test_turning_points_are_the_steps_that_changed_most_in_their_order() -> None:
    report = study(played("parchis", 2, "two-colours", 6))
    points = report.turning_points(4)
    assert [point.index for point in points] == sorted(point.index for point in points)
    changes = sorted((largest_change(step) for step in report.steps), reverse=True)
    assert sorted((largest_change(point) for point in points), reverse=True) == list(islice(changes, 4))


def largest_change(step: StudiedThrow | StudiedChoice) -> float:
    return max(map(abs, step.luck if isinstance(step, StudiedThrow) else step.quality))


def test_a_report_as_data_has_all_of_it_in_a_language() -> None:
    report: Report = study(played("felix-sex", 2, "duel", 1, 80), 0)
    data = report.to_data("es")
    assert len(data["steps"]) == len(report.steps)
    assert [one["choices"] for one in data["totals"]] == [one.choices for one in report.totals()]
    reasons = {step["reason"] for step in data["steps"] if step.get("grade")}
    assert reasons
    assert reasons != {step["reason"] for step in report.to_data("en")["steps"] if step.get("grade")}


@pytest.mark.parametrize(
    ("loss", "with_dice", "without"),
    [
        (0, "best", "best"),
        (0.001, "good", "good"),
        (0.02, "inaccuracy", "good"),
        (0.05, "mistake", "inaccuracy"),
        (0.1, "blunder", "mistake"),
        (0.5, "blunder", "blunder"),
    ],
)
def test_a_choice_is_graded_by_what_it_has_cost(loss: float, with_dice: str, without: str) -> None:
    assert grade_of(loss, has_dice=True) == with_dice
    assert grade_of(loss, has_dice=False) == without


@pytest.mark.parametrize(("game_id", "players", "mode"), [WAYS[1], WAYS[2], WAYS[5]])
def test_rollouts_give_standard_errors_to_the_moves_that_look_best(game_id: str, players: int, mode: str) -> None:
    game = played(game_id, players, mode, 2, 60)
    looked, rolled = study(game, 0), study(game, 0, rollouts=36)
    assert (looked.rollouts, rolled.rollouts) == (0, 36)
    assert all(choice.error is None for choice in looked.choices)
    assert rolled.choices
    for choice in rolled.choices:
        known = [one.errors for one in choice.candidates if one.errors is not None]
        assert min(5, len(choice.candidates)) <= len(known) <= 6
        assert choice.chosen.errors is not None
        assert choice.best.errors is not None
        assert (choice.error == 0) == (choice.best.move == choice.move or choice.loss == 0)
        for one in choice.candidates:
            assert sum(one.chances[: rolled.sides]) == pytest.approx(1)
    assert rolled.throws == looked.throws


def test_rollouts_of_a_move_have_the_mean_that_longer_ones_have_within_their_error() -> None:
    game = played("parques", 2, "individual", 5, 61)
    while game.phase != "move" or len(game.legal_moves) < 2:
        game.undo()
    codes = [move.code for move in game.legal_moves][:2]
    few = RolloutValuer(game.setup, 0, 72).rolled(game.state, codes, seed=1)
    many = RolloutValuer(game.setup, 0, 2000).rolled(game.state, codes, seed=2)
    for one, more in zip(few, many, strict=True):
        assert one.error is not None
        assert more.error is not None
        assert more.error[0] < one.error[0]
        assert abs(one.chances[0] - more.chances[0]) < 4 * math.hypot(one.error[0], more.error[0])


def test_a_game_without_dice_is_not_rolled_out() -> None:
    report = study(played("stax", 2, "duel", 2, 4), rollouts=36)
    assert report.rollouts == 0
    assert all(choice.error is None for choice in report.choices)


def test_expected_places_go_with_the_chances() -> None:
    report = study(played("parchis", 4, "pairs", 1, 30), 0)
    assert report.places((1.0, 0.0, 1.0, 0.0)) == (1, 2, 1, 2)
    assert report.places((0.5, 0.5, 0.5, 0.5)) == (1.5,) * 4
    for step in report.to_data()["steps"]:
        places = step["places_after"] if "dice" in step else step["candidates"][0]["expected_places"]
        assert sum(places[:2]) == pytest.approx(3, abs=1e-3)


@pytest.mark.parametrize("rollouts", [-1, 5, 200_000])
def test_a_number_of_rollouts_that_cannot_be_is_refused(rollouts: int) -> None:
    with pytest.raises(ValueError, match="expected 36 to 100000, or 0"):
        study(played("parques", 2, "individual", 4, 4), rollouts=rollouts)


def test_a_depth_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="expected 0 to 1"):
        study(played("parques", 2, "individual", 4, 4), 2)


def test_a_game_that_has_not_begun_has_nothing_but_chances() -> None:
    report = study(ludoteca.new("parchis", players=4, seed=1))
    assert report.steps == ()
    assert report.turning_points() == []
    assert report.start == pytest.approx((0.25,) * 4, abs=0.03)
