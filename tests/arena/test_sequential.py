"""The sequential test: it ends runs, is seldom wrong, and does not depend on the order in which games end."""

import json
import random
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

from arena.tables import matchup
from ludoteca.arena.errors import ArenaError
from ludoteca.arena.playing import Outcome
from ludoteca.arena.sequential import BOUND, SequentialRun, SequentialTest, Verdict, read_test
from ludoteca.cli.app import app

TEST = SequentialTest(0.5, 0.6)
PAIR = matchup("medium", "random")


def arena(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words, "--jobs", "1"], env={"LUDOTECA_LANG": "en"})


def outcomes(chance: float, seed: int, sets: int = 2000) -> list[Outcome]:
    """Games of sets in which the first bot wins with a chance, each whoever begins."""
    draw = np.random.default_rng(seed)
    games = []
    for number in range(sets):
        for rotation, seats in enumerate(PAIR.rotations):
            first = seats.index(0)
            winner = first if draw.random() < chance else 1 - first
            games.append(Outcome(PAIR.key, number, rotation, ((winner,), (1 - winner,)), {}))
    return games


def verdict_of(games: list[Outcome]) -> Verdict:
    run = SequentialRun(TEST, PAIR)
    for game in games:
        if run.add(game):
            break
    return run.verdict


@pytest.mark.parametrize(("chance", "right"), [(0.5, 0.5), (0.6, 0.6)])
def test_it_is_wrong_in_about_one_run_of_twenty(chance: float, right: float) -> None:
    answers = [verdict_of(outcomes(chance, seed)).answer for seed in range(200)]
    assert None not in answers
    assert sum(answer != right for answer in answers) <= 18  # of 10 expected; more come once in a hundred tries


def test_it_needs_fewer_sets_the_clearer_it_is() -> None:
    sets = [verdict_of(outcomes(chance, seed=1)).sets for chance in (0.57, 0.75)]
    assert sets[0] > sets[1] >= 30


def test_the_order_in_which_games_end_changes_nothing() -> None:
    games = outcomes(0.6, seed=4)
    shuffled = games.copy()
    random.Random(7).shuffle(shuffled)
    assert verdict_of(games) == verdict_of(shuffled)
    assert verdict_of(games).answer == 0.6


def test_games_that_are_all_won_decide_it_and_so_do_none() -> None:
    assert (verdict_of(outcomes(1, seed=1)).answer, verdict_of(outcomes(0, seed=1)).answer) == (0.6, 0.5)


def test_too_few_games_decide_nothing() -> None:
    verdict = verdict_of(outcomes(0.55, seed=1, sets=40))
    assert (verdict.answer, verdict.sets) == (None, 40)
    assert abs(verdict.ratio) < BOUND


@pytest.mark.parametrize("text", ["50", "55,50", "50,50", "a,b", "0,50", "50,100", "50,55,60", "nan,60"])
def test_what_is_no_pair_of_scores_is_refused(text: str) -> None:
    with pytest.raises(ArenaError, match="expected are two in percent"):
        read_test(text)


def test_a_run_ends_when_it_is_sure_and_goes_on_from_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ("parchis", "--bots", "beginner,random", "--sprt", "50,70", "--out", "t.json")
    first = arena(*words)
    assert first.exit_code == 0, first.output
    result = json.loads(Path("t.json").read_text())
    found = result["sequential_test"]
    assert (found["bot"], found["answer"], found["low"]) == ("beginner", 0.7, 0.5)
    (pairing,) = result["tables"][0]["pairings"]
    assert pairing["sets"] == found["sets"] < 60
    assert "Sequential test: beginner scores 70.0 % rather than 50.0 %" in " ".join(first.output.split())
    played = Path("t.jsonl").read_text()
    again = arena(*words)
    assert again.exit_code == 0
    assert json.loads(Path("t.json").read_text())["sequential_test"] == found
    assert Path("t.jsonl").read_text() == played


def test_a_run_that_is_too_short_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = arena("parchis", "--bots", "beginner,random", "--sprt", "50,70", "--games", "8")
    assert "not decided whether beginner scores 50.0 % or 70.0 %; sets: 4" in " ".join(ran.output.split())


@pytest.mark.parametrize("words", [["--bots", "easy,medium,hard"], ["--shard", "1/2", "--out", "a.json"]])
def test_it_is_for_one_pairing_in_one_part(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = arena("parchis", *words, "--sprt", "50,55")
    assert ran.exit_code != 0
    assert "tests the first of two bots" in " ".join(ran.output.split())
