"""`ludoteca rules`: every clause can be read, found and looked at, in each language."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli.app import app
from ludoteca.cli.rules import Reader, RulesRequest, as_data, named_clause
from ludoteca.cli.screen import Screen
from ludoteca.core.rules_text import SOURCE_MARKS, rules_text, source_label, source_sentence
from ludoteca.core.text import LANGUAGES

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def run(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["rules", *words, "--lang", language])


def data_of(*words: str, language: str = "en") -> Any:
    return json.loads(run(*words, "--json", language=language).stdout)


@every_language
@every_game
def test_the_text_of_a_game_has_every_clause(game_id: str, language: str) -> None:
    result = run(game_id, language=language)
    book = rules_text(game_id, language)
    assert result.exit_code == 0
    told = dict(line.split(maxsplit=1) for line in result.stdout.splitlines() if line[1:2] == "-")
    assert told == {clause.id: f"{SOURCE_MARKS[clause.source]} {clause.text}" for clause in book.clauses}
    assert book.intro in result.stdout
    for source, mark in SOURCE_MARKS.items():
        sentence = source_sentence(source, language)
        assert f"{mark} {source_label(source, language)}: {sentence}\n" in result.stdout


@every_language
@every_game
def test_every_clause_shows_its_examples_with_what_they_allow_and_refuse(
    game_id: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for clause in rules_text(game_id, language).clauses:
        asked = RulesRequest.checked(language, game_id, clause.id, None)
        Reader(Screen(language, "inspect", plain=True)).show(asked)
        shown, data = capsys.readouterr().out, as_data(asked)
        assert f"({source_label(clause.source, language)}) {clause.text}" in shown
        assert data["source_sentence"] == source_sentence(clause.source, language)
        assert data["source_sentence"] in shown
        assert [one["caption"] for one in data["examples"]] == [one.caption for one in clause.examples]
        for example in data["examples"]:
            assert example["caption"] in shown
            assert bool(example["words"]) == bool(example["allowed"] or example["refused"])
            assert example["words"] in shown


def test_a_clause_is_drawn_with_its_board() -> None:
    shown = run("parchis", "P-T2").stdout
    assert "┤Y├" in shown
    assert "✓ Allowed: Yh-5. A yellow piece leaves home to 5." in shown
    assert "✗ Refused: Y12-17. With a 5 a piece must leave home first. (rule P-T2)" in shown
    assert shown.endswith("More on it: P-T3.\n")


@pytest.mark.parametrize("name", ["P-T2", "p-t2", "T2", "t2", " t2 "])
def test_a_clause_is_found_by_its_id_however_it_is_typed(name: str) -> None:
    assert named_clause(rules_text("parchis", "en"), name).id == "P-T2"


UNKNOWN = {
    "a beginning": ("P-M", "did you mean P-M1, P-M2, P-M3, P-M4, P-M5, P-M6, P-M7 and P-M8?"),
    "a near one": ("P-T22", "did you mean P-T2"),
    "nothing like one": ("zzz", "“ludoteca rules parchis” lists them all"),
}


@pytest.mark.parametrize(("name", "sentence"), UNKNOWN.values(), ids=UNKNOWN)
def test_near_clauses_are_named_where_there_is_none(name: str, sentence: str) -> None:
    result = run("parchis", name)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"ludoteca rules: there is no clause {name} in the rules of parchis; ")
    assert sentence in result.stderr


def test_words_are_found_without_capitals_and_accents() -> None:
    assert run("parchis", "--search", "BÁRRERA", language="es").stdout.endswith("7 reglas con «BÁRRERA».\n")
    found = data_of("parchis", "--search", "barrier")
    assert "P-M2" in [clause["id"] for clause in found]


def test_all_games_are_searched_where_none_is_named() -> None:
    assert {clause["game"] for clause in data_of("--search", "piece")} >= {"parchis", "parques", "felix-sex"}


def test_nothing_found_is_told_and_fails() -> None:
    result = run("stax", "--search", "barrier")
    assert result.exit_code == 1
    assert result.stderr == "ludoteca rules: none of these rules contains “barrier”; try a shorter word\n"


def test_a_clause_and_a_search_do_not_go_together() -> None:
    result = run("stax", "X-M1", "--search", "king")
    assert (result.exit_code, result.stderr) == (2, "ludoteca rules: either a clause or --search, not both\n")


def test_without_a_game_the_games_are_listed() -> None:
    assert run().stdout.startswith("parchis: Parchís, 2–4 players, 35 clauses\n")
    assert [game["game"] for game in data_of()] == list(ludoteca.games)


def test_an_unknown_game_names_those_there_are() -> None:
    result = run("chess")
    assert result.exit_code == 2
    assert "there is no game chess; there are: felix-sex, parchis, parques and stax" in result.stderr


@every_game
def test_the_text_of_a_game_is_data_too(game_id: str) -> None:
    data = data_of(game_id)
    clauses = [clause["id"] for part in data["parts"] for clause in part["clauses"]]
    assert clauses == [clause.id for clause in rules_text(game_id, "en").clauses]
    sources = {clause["source"] for part in data["parts"] for clause in part["clauses"]}
    assert sources <= data["sources"].keys()


def completions(words: str) -> list[str]:
    """Ask as bash does when Tab is pressed after these words."""
    environment = {"_LUDOTECA_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    return CliRunner().invoke(app, [], env=environment, prog_name="ludoteca").stdout.split()


def test_the_shell_completes_games_and_clauses() -> None:
    assert completions("ludoteca rules pa") == ["parchis", "parques"]
    assert completions("ludoteca rules parchis P-T1") == ["P-T1", "P-T10"]
    assert completions("ludoteca new s") == ["stax"]
