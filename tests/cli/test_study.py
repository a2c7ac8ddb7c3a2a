"""`ludoteca study`: reports on the screen and as data, of one record or of a folder."""

import json
import random
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli.app import app


def run(*words: str, width: int = 120) -> Result:
    return CliRunner().invoke(app, ["study", *words], env={"COLUMNS": str(width), "LUDOTECA_LANG": "en"})


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A folder with a record of each of three games, the first of them finished."""
    for game_id, actions in (("parques", 10_000), ("felix-sex", 40), ("stax", 5)):
        chance = random.Random(1)
        game = ludoteca.new(game_id, players=2, seed=1)
        while game.phase != "over" and len(game.history) < actions:
            if game.phase == "roll":
                game.roll()
            else:
                game.push(chance.choice(game.legal_moves))
        (tmp_path / f"{game_id}.txt").write_text(game.record().to_text(), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ("What decided it", "How well each has chosen", "Turning points", "What would have been better")),
        ("es", ("Qué decidió la partida", "Qué tal ha elegido cada uno", "Momentos clave", "Qué habría sido mejor")),
    ],
)
def test_it_tells_what_decided_a_game(records: Path, language: str, titles: tuple[str, ...]) -> None:
    result = run(str(records / "parques.txt"), "--lang", language)
    assert result.exit_code == 0, result.output
    assert all(title in result.stdout for title in titles)
    assert ("Luck" if language == "en" else "Suerte") in result.stdout
    assert ("Better was" if language == "en" else "Era mejor") in result.stdout


def test_a_game_that_goes_on_says_so_and_one_without_dice_tells_no_luck(records: Path) -> None:
    assert "The game goes on" in run(str(records / "felix-sex.txt")).stdout
    assert "Luck" not in run(str(records / "stax.txt")).stdout


def test_the_report_comes_as_data(records: Path) -> None:
    data = json.loads(run(str(records / "parques.txt"), "--json", "--depth", "0").stdout)
    assert (data["game"], data["depth"], len(data["totals"])) == ("parques", 0, 2)
    assert data["result"] in ([1, 0], [0, 1])


@pytest.mark.parametrize(("game", "language"), [("parques", "es"), ("stax", "en")])
def test_the_report_comes_as_a_page_that_needs_nothing_else(records: Path, game: str, language: str) -> None:
    page = records / "report.html"
    result = run(str(records / f"{game}.txt"), "--html", str(page), "--lang", language)
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    assert text.count("<polyline") == 2
    assert text.count("<figure>") == 5
    assert f'<html lang="{language}">' in text
    assert not re.search(r'(?:src|href)="(?!#)', text)


@pytest.mark.parametrize(
    ("language", "rolled", "place"),
    [("en", "best moves: 36;", "Expected place"), ("es", "mejores jugadas: 36;", "Puesto esperado")],
)
def test_rollouts_are_told_with_their_errors(records: Path, language: str, rolled: str, place: str) -> None:
    words = (str(records / "parques.txt"), "--depth", "0", "--rollouts", "36")
    text = run(*words, "--lang", language).stdout
    assert rolled in " ".join(text.split())
    assert re.search(r"(costs|cuesta un) [\d.,]+ % ± [\d.,]+ %", " ".join(text.split()))
    assert place in " ".join(text.split())
    data = json.loads(run(*words, "--json").stdout)
    assert data["rollouts"] == 36
    assert any(step.get("error") for step in data["steps"])
    page = records / "report.html"
    run(*words, "--html", str(page))
    assert "±" in page.read_text(encoding="utf-8")


def test_a_folder_is_studied_and_gone_on_with(records: Path) -> None:
    out = records / "reports"
    first = run(str(records), "--out", str(out), "--depth", "0")
    assert first.exit_code == 0, first.output
    reports = sorted(out.iterdir())
    assert [one.name for one in reports] == ["felix-sex.study.json", "parques.study.json", "stax.study.json"]
    reports[0].unlink()
    kept = reports[1].stat().st_mtime_ns
    again = run(str(records), "--out", str(out), "--depth", "0")
    assert "2 reports were there already." in again.stderr
    assert sorted(out.iterdir()) == reports
    assert reports[1].stat().st_mtime_ns == kept


def test_a_bad_record_in_a_folder_does_not_keep_the_others_from_being_studied(records: Path) -> None:
    (records / "broken.txt").write_text("nothing", encoding="utf-8")
    result = run(str(records), "--depth", "0")
    assert result.exit_code == 1
    assert "broken.txt" in result.stderr
    assert "1 file could not be studied." in result.stderr
    assert (records / "parques.study.json").exists()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["no-such-file.txt"], "no-such-file.txt"),
        (["{folder}", "--depth", "3"], "so far ahead: 3"),
        (["{folder}", "--rollouts", "5"], "expected 36 to 100000"),
        (["{folder}"], "no records"),
    ],
)
def test_what_cannot_be_studied_says_why(tmp_path: Path, words: list[str], expected: str) -> None:
    result = run(*(word.format(folder=tmp_path) for word in words))
    assert result.exit_code == 2
    assert result.stderr.startswith("ludoteca study: ")
    assert expected in result.stderr


def test_a_folder_in_parts_gives_the_reports_of_one_run(records: Path, tmp_path: Path) -> None:
    (records / "parques.txt").unlink()
    (records / "no-game.txt").write_text("nothing", encoding="utf-8")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    words = (str(records), "--depth", "0")
    ended = [run(*words, "--out", str(parts), "--shard", f"{number}/2", "--jobs", "1") for number in (1, 2)]
    assert sorted(one.exit_code for one in ended) == [0, 1]
    assert "no-game.txt" in "".join(one.stderr for one in ended)
    assert run(*words, "--out", str(whole), "--jobs", "2").exit_code == 1
    reports = [{one.name: one.read_text() for one in folder.iterdir()} for folder in (whole, parts)]
    assert sorted(reports[0]) == ["felix-sex.study.json", "stax.study.json"]
    assert reports[0] == reports[1]
