"""`ludoteca new` and `ludoteca show`: positions as text that other commands and scripts go on with."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli.app import app
from ludoteca.cli.positions import LISTED
from ludoteca.core.text import LANGUAGES

RECORD = Path(__file__).parents[1] / "parchis/golden/two-players-short.record"
EARLY = ludoteca.new("parchis", first=0, start_out=2).position()

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*words: str, stdin: str | None = None, language: str = "en") -> Result:
    return CliRunner().invoke(app, [*words, "--lang", language], input=stdin)


def data_of(*words: str, stdin: str | None = None) -> Any:
    return json.loads(run("show", *words, "--json", stdin=stdin).stdout)


# New


@every_game
def test_a_new_position_is_that_of_the_library(game_id: str) -> None:
    assert run("new", game_id).stdout == ludoteca.new(game_id).position() + "\n"


def test_a_new_position_has_the_players_mode_and_options_asked_for() -> None:
    words = ["--players", "2", "--mode", "two-colours", "--option", "six_counts=12", "--option", "first=1"]
    game = ludoteca.from_position(run("new", "parchis", *words).stdout)
    assert (game.setup.players, game.setup.mode, game.seat) == (2, "two-colours", 1)
    assert game.setup.options["six_counts"] == 12


@every_game
def test_a_new_record_can_be_played_on(game_id: str) -> None:
    text = run("new", game_id, "--record", "--seed", "7").stdout
    assert ludoteca.load(text).record().seed == "7"
    assert ludoteca.load(run("new", game_id, "--record", "--json").stdout).history == ()


def test_a_new_game_that_cannot_be_says_everything_that_is_wrong() -> None:
    result = run("new", "parchis", "--option", "six_counts", "--option", "colour=red")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert [line.split(":")[0] for line in result.stderr.splitlines()] == ["ludoteca new"] * 2


# Show


@every_language
@every_game
def test_a_position_is_shown_with_its_turn_and_itself(game_id: str, language: str) -> None:
    position = ludoteca.new(game_id).position()
    for form in ([], ["--plain"]):
        result = run("show", position, *form, language=language)
        assert result.exit_code == 0
        assert ludoteca.new(game_id).describe(language).splitlines()[0] in result.stdout
        assert result.stdout.splitlines()[-1].endswith(position)


def test_positions_come_from_words_files_and_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text(EARLY + "\n", encoding="utf-8")
    shown = run("show", EARLY).stdout
    assert run("show", str(file)).stdout == shown
    assert run("show", "-", stdin=EARLY).stdout == shown


def test_a_record_is_shown_at_its_end_or_at_a_step() -> None:
    game = ludoteca.load(RECORD.read_text(encoding="utf-8"))
    assert run("show", str(RECORD), "--position-only").stdout == game.position() + "\n"
    assert "1. yellow" in run("show", str(RECORD)).stdout
    while len(game.history) > 40:
        game.undo()
    assert run("show", str(RECORD), "--at", "40", "--position-only").stdout == game.position() + "\n"


def test_throws_and_moves_are_played_as_they_are_due() -> None:
    words = [EARLY, "--push", "Y5-11", "--roll", "6", "--roll", "3", "--push", "Y11-14"]
    game = ludoteca.from_position(EARLY)
    game.roll(6)
    game.push("Y5-11")
    game.roll(3)
    game.push("Y11-14")
    assert run("show", *words, "--position-only").stdout == game.position() + "\n"
    data = data_of(*words)
    assert [step["action"] for step in data["played"]] == ["(6)", "Y5-11", "(3)", "Y11-14"]
    assert data["played"][1]["events"][0]["sentence"] == "A yellow piece goes from 5 to 11."


def test_two_dice_are_thrown_with_a_comma_or_a_hyphen_or_by_chance() -> None:
    position = ludoteca.new("parques", first=0).position()
    assert data_of(position, "--roll", "4,3")["played"][0]["action"] == "(3-4)"
    assert data_of(position, "--roll", "4-3")["played"][0]["action"] == "(3-4)"
    assert data_of(position, "--roll", "any")["played"][0]["events"]


def test_data_has_the_moves_in_notation_and_words() -> None:
    data = data_of(EARLY, "--roll", "3")
    assert (data["phase"], data["seat"], data["dice"], data["dice_to_throw"]) == ("move", 0, [3], 0)
    assert data["legal_moves"] == [{"move": "Y5-8", "words": "A yellow piece goes from 5 to 8."}]
    assert data_of(data["position"])["dice"] == [3]
    assert data_of(str(RECORD))["result"]["places"] == [[0], [1]]


def test_a_long_list_of_moves_is_cut_and_says_so() -> None:
    position = ludoteca.new("stax").position()
    count = len(ludoteca.new("stax").legal_moves)
    shown = run("show", position).stdout
    assert f"Legal moves: {count}." in shown
    assert f"…and {count - LISTED} more; --json lists all." in shown
    assert len(data_of(position)["legal_moves"]) == count


REFUSED = {
    "an illegal move": (["--roll", "3", "--push", "Y5-9"], "from 5 a piece goes to 8, not to 9. (rule P-T5)"),
    "no move": (["--roll", "3", "--push", "Y"], "“Y” is not a move"),
    "a throw is due": (["--push", "Y5-8"], "a throw is due here (dice: 1) before Y5-8"),
    "a choice is due": (["--roll", "3", "--roll", "4"], "give it with --push, for example --push Y5-8"),
    "too many dice": (["--roll", "3,4"], "one die is thrown now"),
}


@pytest.mark.parametrize(("words", "sentence"), REFUSED.values(), ids=REFUSED)
def test_what_the_rules_refuse_is_said_and_fails(words: list[str], sentence: str) -> None:
    result = run("show", EARLY, *words)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("ludoteca show: ")
    assert sentence in result.stderr


def test_nothing_more_is_played_when_the_game_is_over() -> None:
    result = run("show", str(RECORD), "--roll", "3")
    assert result.exit_code == 1
    assert result.stderr == "ludoteca show: the game is over; nothing can be thrown or played any more\n"


UNREADABLE = {
    "nothing": (["nowhere"], None, "there is no position or file nowhere"),
    "a page of it": (["x" * 5000], None, "…; expected a position"),
    "neither": (["-"], "hello", "standard input: this is neither a position"),
    "empty": (["-"], "", "standard input: this is neither a position"),
    "a bad position": (["parchis players=9"], None, "players: 9 cannot play"),
    "a folder": (["."], None, "the file cannot be read"),
    "no such step": ([str(RECORD), "--at", "999"], None, "there is no step 999"),
    "no faces": ([EARLY, "--roll", "7"], None, "--roll: 7 is not a throw"),
    "no game": (["-"], '{"ludoteca_record": 1}', "standard input: game: expected a text"),
}


@pytest.mark.parametrize(("words", "stdin", "sentence"), UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_said_in_a_sentence(words: list[str], stdin: str | None, sentence: str) -> None:
    result = run("show", *words, stdin=stdin)
    assert (result.exit_code, result.stdout) == (2, "")
    assert all(line.startswith("ludoteca show: ") for line in result.stderr.splitlines())
    assert sentence in result.stderr
