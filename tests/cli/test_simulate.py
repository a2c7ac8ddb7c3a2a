"""`ludoteca simulate`: tables, data, pictures, and what it says when it cannot."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli.app import app
from ludoteca.core.kernel import COMPILED

GAMES = "20" if COMPILED else "2"


def run(*words: str, width: int = 100) -> Result:
    return CliRunner().invoke(app, ["simulate", *words], env={"COLUMNS": str(width), "LUDOTECA_LANG": "en"})


@pytest.mark.parametrize("game_id", list(ludoteca.games))
@pytest.mark.parametrize("language", ["en", "es"])
def test_it_tells_lengths_wins_and_clauses(game_id: str, language: str) -> None:
    result = run(game_id, "--games", GAMES, "--lang", language)
    assert result.exit_code == 0, result.output
    titles = {"en": ("How long", "Who wins", "How often"), "es": ("Cuánto dura", "Quién gana", "Con qué frecuencia")}
    assert all(title in result.stdout for title in titles[language])


def test_it_writes_data_and_a_picture(tmp_path: Path) -> None:
    data, picture = tmp_path / "found.json", tmp_path / "found.svg"
    result = run("parques", "--games", GAMES, "--json", "--out", str(data), "--plot", str(picture))
    assert result.exit_code == 0, result.output
    printed = json.loads(result.stdout)
    assert printed == json.loads(data.read_text(encoding="utf-8"))
    assert printed["games"] == int(GAMES)
    assert picture.read_text(encoding="utf-8").lstrip().startswith("<?xml")


def test_standard_output_can_be_the_file() -> None:
    result = run("stax", "--games", GAMES, "--out", "-")
    assert json.loads(result.stdout)["game"] == "stax"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ludo"], "there is no game ludo; there are: felix-sex, parchis"),
        (["parchis", "--players", "9"], "ludoteca simulate: "),
        (["parchis", "--option", "six=7"], "six_counts"),
        (["parchis", "--bots", "clever"], "there is no level clever; there are: beginner"),
        (["parchis", "--plot", "found.gif"], "must end in one of: .svg, .png and .pdf"),
        (["parchis", "--out", "found.txt"], "must end in .json"),
        (["parchis", "--out", "nowhere/found.json"], "there is no folder nowhere"),
        (["parchis", "--seed", ""], "ludoteca simulate: "),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(words: list[str], expected: str) -> None:
    result = run(*words, "--games", GAMES)
    assert result.exit_code == 2
    assert expected in result.stderr
    assert result.stderr.startswith("ludoteca simulate: ")


def test_ctrl_c_shows_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("rich.progress.Progress.advance", stop)
    result = run("parchis", "--games", "1000000", "--jobs", "1")
    assert result.exit_code == 130
    assert "Stopped: games played, 1 of 1,000,000; the figures are of this one." in result.stderr
    assert "Who wins" in result.stdout
