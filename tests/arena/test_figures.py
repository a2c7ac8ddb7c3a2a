"""Scores, intervals and ratings against known numbers."""

import random
from itertools import cycle, islice
from statistics import fmean, stdev

import pytest

from ludoteca.analysis.intervals import wilson
from ludoteca.arena.figures import estimate, luck_of, rate, score_of, without_luck
from ludoteca.core.ranking import Ranking


@pytest.mark.parametrize(
    ("bot", "seated", "places", "score"),
    [
        ("a", "ab", ((0,), (1,)), 1),
        ("b", "ab", ((0,), (1,)), 0),
        ("a", "ab", ((0, 1),), 0.5),
        ("a", "bab", ((0, 1, 2),), 1 / 3),
        ("b", "bab", ((0, 1, 2),), 2 / 3),
        ("a", "baab", ((2,), (0,), (1, 3)), 1),
        ("a", "abab", ((0, 2), (1, 3)), 1),
        ("b", "abab", ((0, 2), (1, 3)), 0),
    ],
)
def test_a_score_is_the_share_of_the_first_place(bot: str, seated: str, places: Ranking, score: float) -> None:
    assert score_of(bot, seated, places) == pytest.approx(score)


@pytest.mark.parametrize(
    ("bot", "seated", "partners", "luck"),
    [("a", "ab", 1, 0.1), ("b", "abb", 1, -0.1), ("a", "abab", 2, 0.1), ("b", "abab", 2, -0.1)],
)
def test_the_luck_of_a_bot_is_that_of_its_seats_and_counts_once_for_partners(
    bot: str, seated: str, partners: int, luck: float
) -> None:
    of_seats = {2: [0.1, -0.1], 3: [0.1, -0.06, -0.04], 4: [0.1, -0.1, 0.1, -0.1]}[len(seated)]
    assert luck_of(bot, seated, of_seats, partners) == pytest.approx(luck)


def test_scores_without_luck_have_the_same_mean_where_luck_has_none_and_vary_less() -> None:
    chance = random.Random(3)
    skill = [chance.gauss(0.6, 0.1) for _ in range(400)]
    luck = [chance.gauss(0, 0.3) for _ in range(400)]
    scores = [one + 0.8 * other for one, other in zip(skill, luck, strict=True)]
    freed = without_luck(scores, luck)
    assert fmean(freed) == pytest.approx(0.6, abs=0.02)
    assert stdev(freed) == pytest.approx(stdev(skill), rel=0.05)


@pytest.mark.parametrize("luck", [[0.0] * 40, [0.5]])
def test_scores_stay_as_they_are_where_there_is_no_luck_or_there_are_few_sets(luck: list[float]) -> None:
    scores = [0.5] * len(luck)
    assert without_luck(scores, luck) == scores


@pytest.mark.parametrize(
    ("mean", "trials", "low", "high"),
    [  # the first four as in R: prop.test(8, 10, correct = FALSE)$conf.int…
        (0.8, 10, 0.4901625, 0.9433178),
        (0.5, 100, 0.4038315, 0.5961685),
        (0.0, 10, 0.0, 0.2775328),
        (1.0, 20, 0.8388740, 1.0),
    ],
)
def test_wilsons_interval_is_that_of_the_textbook(mean: float, trials: int, low: float, high: float) -> None:
    assert wilson(mean, trials) == pytest.approx((low, high), abs=1e-6)


def test_with_many_sets_near_a_half_the_interval_is_the_normal_one() -> None:
    scores = list(islice(cycle([0.5, 0.5, 1.0, 0.0, 0.5, 1.0, 0.5, 0.5]), 800))
    found = estimate(scores)
    deviation = 0.3000  # of these scores
    half = 1.96 * deviation / 800**0.5
    assert found.mean == pytest.approx(0.5625)
    assert found.low == pytest.approx(0.5625 - half, abs=1e-3)
    assert found.high == pytest.approx(0.5625 + half, abs=1e-3)
    assert found.worth == pytest.approx(800 * 0.5625 * 0.4375 / deviation**2, rel=0.01)


@pytest.mark.parametrize("scores", [[1.0] * 20, [0.5] * 40, [1 / 3] * 100, [1.0, 0.5] * 5])
def test_sets_that_are_few_or_all_alike_count_as_a_trial_each(scores: list[float]) -> None:
    found = estimate(scores)
    assert (found.low, found.high) == pytest.approx(wilson(found.mean, len(scores)))
    assert found.high - found.low > 0.1


def test_ratings_order_bots_by_who_beats_whom() -> None:
    games = [(pair, ((0,), (1,)), False) for pair in ("ab", "bc", "ac") for _ in range(20)]
    rated = rate("cba", games)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert max(rating.sigma for rating in rated.values()) < 25 / 3


def test_ratings_of_equals_stay_equal() -> None:
    draws = rate("ab", [("ab", ((0, 1),), False)] * 10)
    assert draws["a"].mu == pytest.approx(draws["b"].mu)
    wins = rate("ab", [("ab", ((0,), (1,)), False), ("ab", ((1,), (0,)), False)] * 50)
    assert wins["a"].mu == pytest.approx(wins["b"].mu, abs=1)


def test_ratings_know_partners_from_ties() -> None:
    places = ((0, 2), (1, 3))
    pairs = rate("ab", [("abab", places, True)] * 10)
    assert pairs["a"].mu > pairs["b"].mu
    mixed = rate("abcd", [("abcd", places, True)] * 10)
    assert mixed["a"].mu == pytest.approx(mixed["c"].mu) != mixed["b"].mu


def test_one_against_three_is_rated_in_every_seat() -> None:
    games = [("abbb", ((0,), (1,), (2,), (3,)), False), ("babb", ((1,), (0,), (2, 3)), False)] * 5
    rated = rate("ab", games)
    assert rated["a"].mu > rated["b"].mu
