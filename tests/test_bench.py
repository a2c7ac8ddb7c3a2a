"""`ludoteca bench` and `ludoteca warm`: figures that are figures, for people and as JSON."""

import json

import pytest
from typer.testing import CliRunner

from ludoteca.cli import measure
from ludoteca.cli.app import app
from ludoteca.cli.measure import Rate


def test_playouts_are_counted_on_one_core_and_on_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "RUNS", 1)
    monkeypatch.setattr(measure, "SECONDS_A_RUN", 0.05)
    for rate in (measure.playouts_on_one_core("parchis"), measure.playouts_on_all_cores("parchis")):
        assert rate.throws > rate.decisions > rate.games > 0


def test_plain_python_is_measured_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "PLAIN_SECONDS", 0.5)
    assert measure.plain_playouts("parchis").throws > 0


def test_calls_from_python_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "API_GAMES", 1)
    times = measure.call_times("parchis")
    assert set(times) == {"legal_moves", "push"}
    assert min(times.values()) > 0


@pytest.mark.parametrize("game_id", ["parchis", "stax"])
def test_kernels_are_timed_apart(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    monkeypatch.setattr(measure, "RUNS", 1)
    monkeypatch.setattr(measure, "KERNEL_GAMES", 1)
    times = measure.kernel_times(game_id)
    assert set(times) == {"legal", "play"}
    assert min(times.values()) > 0


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Figures at hand, where only what is made of them is looked at."""
    monkeypatch.setattr(measure, "compile_seconds", lambda _: {"cold": 9.0, "cached": 0.5})
    monkeypatch.setattr(measure, "plain_playouts", lambda _: Rate(10.0, 4000.0, 3500.0))
    for name in ("playouts_on_one_core", "playouts_on_all_cores"):
        monkeypatch.setattr(measure, name, lambda _: Rate(20_000.0, 8_000_000.0, 7_000_000.0))
    monkeypatch.setattr(measure, "kernel_times", lambda _: {"legal": 0.4, "play": 0.03})
    monkeypatch.setattr(measure, "call_times", lambda _: {"legal_moves": 11.0, "push": 22.0})


@pytest.mark.usefixtures("quick")
def test_figures_come_as_json() -> None:
    result = CliRunner().invoke(app, ["bench", "parchis", "--json"])
    figures = json.loads(result.stdout)
    assert figures["games"]["parchis"]["times_plain"] == 2000
    assert figures["games"]["parchis"]["state_bytes"] <= 256
    assert figures["machine"]["cores"] >= 1


@pytest.mark.usefixtures("quick")
def test_figures_come_as_a_table_for_people() -> None:
    result = CliRunner().invoke(app, ["bench"])
    assert result.exit_code == 0
    for text in ("parchis", "8,000,000", "times plain Python", "2,000", "11.0 µs", "0.40 µs", "0.03 µs"):
        assert text in result.stdout


def test_a_game_that_there_is_not_is_named_with_those_there_are() -> None:
    result = CliRunner().invoke(app, ["bench", "chess"])
    assert result.exit_code == 2
    assert "there is no game chess; there are:" in result.stderr


def test_warm_says_that_each_game_is_ready() -> None:
    result = CliRunner().invoke(app, ["warm"])
    assert result.exit_code == 0
    assert "Parchís: ready" in result.stderr
