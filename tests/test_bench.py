"""`ludoteca bench` and `ludoteca warm`: counts that are known, rates that follow from them, for people and as JSON."""

import itertools
import json
import os

import pytest
from typer.testing import CliRunner

from ludoteca.cli import measure
from ludoteca.cli.app import app
from ludoteca.cli.measure import Rate, median_of
from ludoteca.core.outcomes import DECISIONS, THROWS, Outcomes, outcomes_for
from ludoteca.games import rulebook_of


class Clock:
    """A clock that goes on by the same step whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.looks = itertools.count()
        self.step = step

    def perf_counter(self) -> float:
        return next(self.looks) * self.step


def counted(game: str, batches: list[int], seed: int) -> tuple[int, int]:
    """Play random games without measuring; count the throws and the decisions."""
    rulebook = rulebook_of(game)
    lengths = rulebook.random_games(rulebook.start(rulebook.info.setup()), sum(batches), seed).lengths
    return int(lengths[:, THROWS].sum()), int(lengths[:, DECISIONS].sum())


@pytest.mark.parametrize("game", ["parchis", "stax"])
def test_a_rate_is_what_was_played_over_the_time_that_passed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # Looks at 0, then 0.25 (not yet over), 0.5 (how fast), 0.75 (not over), 1.0 (how fast), 1.25 (over).
    monkeypatch.setattr(measure, "time", Clock(0.25))
    rate = measure.playouts(game, seconds=1.0, seed=5)
    throws, decisions = counted(game, [1, 1], seed=5)
    assert rate == Rate(2 / 1.25, throws / 1.25, decisions / 1.25)
    assert decisions > 2
    assert (throws > 0) == (game != "stax"), "stax has no dice"


def test_batches_grow_until_one_takes_a_tenth_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    rulebook = rulebook_of("parchis")

    class Counting:
        info, start = rulebook.info, rulebook.start

        def random_games(self, start: object, batch: int, seed: int, first: int) -> Outcomes:
            assert first == sum(asked), "the same games are played again"
            asked.append(batch)
            outcomes = outcomes_for(batch, 0, 0)
            outcomes.lengths[:, (THROWS, DECISIONS)] = 3, 2
            return outcomes

    monkeypatch.setattr(measure, "rulebook_of", lambda _: Counting())
    monkeypatch.setattr(measure, "time", Clock(0.001))
    rate = measure.playouts("parchis", seconds=0.1)
    assert asked[0] == 1
    assert asked == sorted(asked)
    assert 1 < max(asked) < sum(asked) / 5
    assert [rate.throws, rate.decisions] == pytest.approx([3 * rate.games, 2 * rate.games])


def test_of_several_runs_the_one_in_the_middle_counts() -> None:
    rates = [Rate(1, throws, 0) for throws in (50.0, 10.0, 40.0, 20.0, 30.0)]
    assert median_of(rates) == rates[4]


def test_on_all_cores_the_rates_of_the_cores_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 3)
    monkeypatch.setattr(measure, "playouts", lambda game, seconds, seed: Rate(1.0 + seed, 10.0 + seed, 5.0 + seed))
    assert measure.playouts_on_all_cores("parchis") == Rate(6.0, 33.0, 18.0)


def test_each_run_on_one_core_has_games_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "playouts", lambda game, seconds, seed: Rate(seed, seed, seed))
    assert [run.games for run in measure.runs_on_one_core("parchis")] == list(range(measure.RUNS))


def test_plain_python_plays_the_same_kind_of_games_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "PLAIN_SECONDS", 0.3)
    rate = measure.plain_playouts("parchis")
    # A random game of parchís has about 450 throws and 410 decisions.
    assert 250 < rate.throws / rate.games < 750
    assert 0.8 < rate.decisions / rate.throws < 1


def test_calls_from_python_are_timed_each_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "API_GAMES", 1)
    monkeypatch.setattr(measure, "time", Clock(2e-6))
    assert measure.call_times("parchis") == {"legal_moves": pytest.approx(2.0), "push": pytest.approx(2.0)}


@pytest.mark.parametrize("game", ["parchis", "stax"])
def test_kernels_are_timed_for_each_decision(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(measure, "RUNS", 1)
    monkeypatch.setattr(measure, "KERNEL_GAMES", 1)
    monkeypatch.setattr(measure, "time", Clock(measure.BATCH * 3e-6))
    times = measure.kernel_times(game)
    assert [times["legal"], times["play"]] == pytest.approx([3.0, 3.0])
    low, high = (1, 4) if game == "parchis" else (20, 400)
    assert low <= times["legal_moves"] <= high


def test_importing_the_package_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "RUNS", 1)
    monkeypatch.setattr(measure, "TIMED_IMPORT", "import ludoteca, sys; print(5 + ('numba' in sys.modules))")
    assert measure.import_seconds() == 5, "no compiler is loaded"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures at hand, where only what is made of them is looked at."""
    rates = [Rate(20_000.0, throws, 7_000_000.0) for throws in (8e6, 7e6, 9e6)]
    monkeypatch.setattr(measure, "compile_seconds", lambda _: {"cold": 9.0, "cached": 0.5})
    monkeypatch.setattr(measure, "plain_playouts", lambda _: Rate(10.0, 4000.0, 3500.0))
    monkeypatch.setattr(measure, "runs_on_one_core", lambda _: rates)
    monkeypatch.setattr(measure, "playouts_on_all_cores", lambda _: Rate(40_000.0, 15_000_000.0, 14_000_000.0))
    monkeypatch.setattr(measure, "kernel_times", lambda _: {"legal": 0.4, "play": 0.03, "legal_moves": 2.5})
    monkeypatch.setattr(measure, "call_times", lambda _: {"legal_moves": 11.0, "push": 22.0})
    monkeypatch.setattr(measure, "import_seconds", lambda: 0.2)


@pytest.mark.usefixtures("quick")
def test_figures_come_as_json() -> None:
    result = CliRunner().invoke(app, ["bench", "parchis", "--json"])
    figures = json.loads(result.stdout)
    parchis = figures["games"]["parchis"]
    assert parchis["one_core"]["throws"] == 8_000_000
    assert [run["throws"] for run in parchis["one_core_runs"]] == [8e6, 7e6, 9e6]
    assert parchis["times_plain"] == (8_000_000 + 7_000_000) / (4000 + 3500)
    assert parchis["legal_moves"] == 2.5
    assert parchis["kernel_microseconds"] == {"legal": 0.4, "play": 0.03}
    assert parchis["state_bytes"] == rulebook_of("parchis").dtype.itemsize
    assert figures["import_seconds"] == 0.2
    assert figures["machine"]["cores"] >= 1
    assert figures["machine"]["processor"]


@pytest.mark.usefixtures("quick")
def test_figures_come_as_a_table_for_people() -> None:
    result = CliRunner().invoke(app, ["bench"])
    assert result.exit_code == 0
    for text in ("parchis", "8,000,000", "15,000,000", "times plain Python", "2,000", "11.0 µs", "0.40 µs", "0.03 µs"):
        assert text in result.stdout


def test_a_game_that_there_is_not_is_named_with_those_there_are() -> None:
    result = CliRunner().invoke(app, ["bench", "chess"])
    assert result.exit_code == 2
    assert "there is no game chess; there are:" in result.stderr


def test_warm_says_that_each_game_is_ready() -> None:
    result = CliRunner().invoke(app, ["warm"])
    assert result.exit_code == 0
    assert "Parchís: ready" in result.stderr
