"""`ludoteca replay`: a record is told step by step, wound back and forth, and listed as data."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli.app import app
from ludoteca.cli.files import Timeline
from ludoteca.cli.replay import COMMANDS, ReplayView, read_command
from ludoteca.cli.screen import Screen
from ludoteca.cli.story import spell
from ludoteca.core.text import LANGUAGES, catalogue

TESTS = Path(__file__).parents[1]
RECORDS = [sorted(folder.glob("*.record"))[0] for folder in sorted(TESTS.glob("*/golden"))]
SHORT = TESTS / "parchis/golden/two-players-short.record"
STEPS = 204


def run(*words: str, stdin: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, ["replay", *words, "--lang", "en"], input=stdin)


def data_of(*words: str) -> Any:
    return json.loads(run(*words, "--json").stdout)


# In one go


def test_a_pipe_gets_the_whole_game_step_by_step() -> None:
    result = run(str(SHORT), "--from", "180")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[:3] == [
        "Parchís · 2 players · Each for themselves",
        "Played by yellow and red; 204 steps.",
        "180/204  Y  (6)     Yellow throws a 6. With no piece at home the 6 counts 12.",
    ]
    assert [int(line.partition("/")[0]) for line in lines if "/204 " in line] == list(range(180, STEPS + 1))
    assert sum("┤Y├" in line for line in lines) > 5
    assert "Yellow wins: all the yellow pieces are in the goal. (rule P-E1)" in lines
    assert lines[-2:] == ["1. yellow", "2. red"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_a_line_for_each_step_in_notation_and_words(language: str) -> None:
    result = CliRunner().invoke(app, ["replay", str(SHORT), "--moves", "--lang", language])
    lines = result.stdout.splitlines()
    assert len(lines) == STEPS
    words = {"en": "A red piece goes from 39 to 40.", "es": "Una ficha roja va de la 39 a la 40."}
    assert lines[1].split() == ["2/204", "R", "R39-40", *words[language].split()]


def test_a_list_can_begin_later_and_in_plain_words() -> None:
    lines = run(str(SHORT), "--moves", "--plain", "--from", "203").stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["Step 203 of 204. (2)", "Step 204 of 204. Yc6-m"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_data_has_every_step_with_the_position_that_it_leads_to(path: Path) -> None:
    game = ludoteca.load(path.read_text(encoding="utf-8"))
    data = data_of(str(path))
    assert [step["action"] for step in data["steps"]] == [spell(action) for action in game.history]
    assert [step["number"] for step in data["steps"]] == list(range(1, len(game.history) + 1))
    assert data["steps"][-1]["position"] == game.position()
    assert all(step["events"] for step in data["steps"])
    assert ludoteca.from_position(data["start"]).position() == data["start"]
    assert data["result"]["places"] == [list(seats) for seats in game.ranking]


def test_data_can_begin_later() -> None:
    assert [step["number"] for step in data_of(str(SHORT), "--from", "203")["steps"]] == [203, 204]


def test_a_record_that_ends_early_says_so() -> None:
    text = ludoteca.new("parchis", seed=1, first=0).record().to_text()
    result = run("-", stdin=text)
    assert result.stdout.endswith("The record ends here, and the game goes on. It is yellow's turn to throw.\n")


def test_names_of_people_are_told() -> None:
    text = ludoteca.new("stax").record().to_text().replace("Mode: duel\n", "Mode: duel\nSeat 0: Ana\n")
    assert "Played by Ana (white) and black; 0 steps." in run("-", stdin=text).stdout


# What is wrong


BAD = {
    "nothing there": (["nowhere.txt"], None, "nowhere.txt: the file cannot be read"),
    "no record": (["-"], "hello", "standard input: line 1: not a record"),
    "no such step": ([str(SHORT), "--from", "205"], None, "--from: there is no step 205; expected a number from 0"),
    "a step before the start": ([str(SHORT), "--from", "-1"], None, "--from: there is no step -1"),
    "an illegal move": (["-"], SHORT.read_text().replace("R39-40", "R39-41", 1), "standard input: line 14: "),
    "letters that steer": (["-"], "Ludoteca record 1\nGame: \x1b[2J\n", "Rules: it is missing"),
}


@pytest.mark.parametrize(("words", "stdin", "sentence"), BAD.values(), ids=BAD)
def test_what_cannot_be_replayed_is_said_in_a_sentence(words: list[str], stdin: str | None, sentence: str) -> None:
    result = run(*words, stdin=stdin)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "\x1b" not in result.stderr
    assert all(line.startswith("ludoteca replay: ") for line in result.stderr.splitlines())
    assert sentence in result.stderr


# Step by step


@pytest.fixture
def view() -> ReplayView:
    game = ludoteca.load(SHORT.read_text(encoding="utf-8"))
    return ReplayView(Timeline(game), Screen("en", "inspect", plain=True))


def answers(view: ReplayView, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed = iter([*lines, "q"])
    monkeypatch.setattr(view.screen, "ask", lambda _: next(typed))
    view.ask(0)


def test_a_person_goes_on_back_and_anywhere(
    view: ReplayView, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(view, monkeypatch, "", "n", "40", "b", "g 7", "l", "", "f", "b", "go nowhere", "what")
    said = [
        line
        for line in capsys.readouterr().out.splitlines()
        if "tep" in line or "understood" in line or "start" in line
    ]
    numbers = [line.partition(" of ")[0] for line in said if line.startswith("Step")]
    assert numbers == [f"Step {number}" for number in (1, 2, 40, 39, 7, 204)]
    assert said[-3:] == [
        "This is the start; Enter goes on.",
        "There is no step “nowhere”; expected a number from 0 to 204.",
        "“what” is not understood here; Enter goes on, ? explains the rest.",
    ]
    assert "This was the last step; b goes back, q leaves." in said


def test_it_plays_on_by_itself_until_it_is_interrupted(
    view: ReplayView, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt_at_three() -> None:
        if view.timeline.number == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(view.screen, "pause", interrupt_at_three)
    answers(view, monkeypatch, "p")
    assert "Paused at step 3 of 204; p goes on." in capsys.readouterr().out


def test_help_lists_every_command(
    view: ReplayView, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(view, monkeypatch, "?", "w")
    said = capsys.readouterr().out
    assert all(f": {sentence}\n" in said for sentence in catalogue("inspect", "en")["replay"]["help"].values())
    assert said.count("It is red's turn to throw.") == 2


COMMANDS_TYPED = {
    "": ("next", ""),
    "12": ("go", "12"),
    "g 12": ("go", "12"),
    "ir 12": ("go", "12"),
    "atras": ("back", ""),
    "ATRÁS": ("back", ""),
    "prim": ("first", ""),
    "q": ("quit", ""),
    "sal": ("quit", ""),
    "n 3": None,
    "p": ("play", ""),
    "s": None,
    "xyz": None,
}


@pytest.mark.parametrize(("line", "command"), COMMANDS_TYPED.items())
def test_commands_are_understood_in_every_language(line: str, command: tuple[str, str] | None) -> None:
    assert read_command(line) == command


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_words(language: str) -> None:
    for table in ("command", "usage", "help"):
        assert tuple(catalogue("inspect", language)["replay"][table]) == COMMANDS


def test_a_timeline_winds_to_the_same_positions_both_ways() -> None:
    timeline = Timeline(ludoteca.load(SHORT.read_text(encoding="utf-8")))
    forth, back = {}, {}
    for number in range(0, timeline.last + 1, 17):
        timeline.go(number)
        forth[number] = timeline.game.position()
    for number in reversed(forth):
        timeline.go(number)
        back[number] = timeline.game.position()
    assert forth == back
