"""`ludoteca play` as people use it: lines typed, sentences read."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import ludoteca
from ludoteca.cli import files as files_module
from ludoteca.cli import turn as turn_module
from ludoteca.cli.app import app
from ludoteca.cli.commands import COMMANDS, fold, read_command, spellings
from ludoteca.cli.output import shorten
from ludoteca.cli.prompt import Leave
from ludoteca.cli.questions import Questions
from ludoteca.cli.screen import Screen, width_of
from ludoteca.cli.story import colour_words, lines_since
from ludoteca.core.spans import Size
from ludoteca.core.text import LANGUAGES, catalogue, say
from playing import played_out

# Ana is to play a 4 with Y5-9 or Y11-15; a bot has red.
CHOICE = """\
Ludoteca record 1
Game: parchis
Rules: 1
Players: 2
Mode: individual
Option start_out: 1
Option first: 0
Seed: 7
Seat 0: Ana

0: (6) Y5-11 (5) Yh-5
1: (5) Rh-39
0: (4)
"""
WITHOUT_LAST_THROW = CHOICE.removesuffix("0: (4)\n")
BOX = "│"


def run(*arguments: str, lines: tuple[str, ...] = ()) -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input="".join(f"{line}\n" for line in lines))


class Keeper:
    """A folder with a saved game that each talk goes on with."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def talk(self, *lines: str, record: str = CHOICE, language: str = "en", more: tuple[str, ...] = ()) -> str:
        path = self.folder / "begun.txt"
        path.write_text(record, encoding="utf-8")
        result = run("--load", str(path), "--lang", language, *more, lines=lines)
        assert result.exit_code == 0, result.output
        return result.output

    def load(self, name: str) -> ludoteca.Game:
        return ludoteca.load((self.folder / name).read_text(encoding="utf-8"))


@pytest.fixture
def saved(tmp_path: Path) -> Keeper:
    return Keeper(tmp_path)


@pytest.fixture(autouse=True)
def no_terminal_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FORCE_COLOR", "NO_COLOR", "COLUMNS", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLORTERM", "truecolor")  # always: Rich keeps a style as it first rendered it


# Whole games


@pytest.mark.parametrize(("language", "end"), [("en", "The game is over."), ("es", "Fin de la partida.")])
def test_a_person_who_always_takes_the_first_move_reaches_the_end(language: str, end: str) -> None:
    settings = ("parchis", "--players", "2", "--mode", "individual", "--seed", "1", "--lang", language)
    result = run(*settings, lines=("", "1") * 600)
    assert result.exit_code == 0
    assert end in result.output
    assert "P-E" in result.output
    assert "\n1. " in result.output
    assert "\n2. " in result.output
    assert say("cli", "turn.over", language) in result.output
    assert result.output.endswith(say("cli", "goodbye", language) + "\n")


def test_a_demo_plays_itself_to_the_end_and_is_the_same_with_the_same_seed() -> None:
    first, second = (run("--people", "0", "--seed", "3") for _ in range(2))
    assert first.exit_code == 0
    assert "The game is over." in first.output
    assert first.output == second.output


@pytest.mark.parametrize(("players", "mode"), [(2, "two-colours"), (3, "individual"), (4, "pairs")])
def test_every_way_to_play_comes_to_an_end(players: int, mode: str) -> None:
    result = run("--people", "0", "--players", str(players), "--mode", mode, "--plain")
    assert result.exit_code == 0
    assert "The game is over." in result.output


def test_a_mode_alone_brings_the_number_of_players_it_needs() -> None:
    assert "2 players · Two colours each" in run("--mode", "two-colours").output


# Turns


def test_the_moves_are_listed_with_what_they_do(saved: Keeper) -> None:
    output = saved.talk()
    assert "  1  Y5-9    A yellow piece goes from 5 to 9.\n" in output
    assert "  2  Y11-15  A yellow piece goes from 11 to 15.\n" in output
    assert "Ana (yellow), choose a move" in output


@pytest.mark.parametrize("answer", ["2", "Y11-15", "y11-15", "  Y11-15  "])
def test_a_move_is_chosen_by_its_number_or_its_spelling(saved: Keeper, answer: str) -> None:
    saved.talk(answer, f"save {saved.folder / 'later.txt'}")
    moves = [one.move.text for one in saved.load("later.txt").history if isinstance(one, ludoteca.Played)]
    assert moves[3] == "Y11-15"


def test_enter_throws_and_plays_an_only_move(saved: Keeper) -> None:
    record = CHOICE[: CHOICE.index("0: (6)")]
    output = saved.talk("", "", record=record)
    assert "Ana (yellow), your turn: press Enter to throw." in output
    assert "only one move is possible: press Enter to play it." in output
    assert "A yellow piece goes from 5 to 11." in output


def test_enter_does_not_choose_between_several_moves(saved: Keeper) -> None:
    assert "There are several moves: type a number from 1 to 2, or a move such as Y5-9" in saved.talk("")


def test_nobody_chooses_the_dice(saved: Keeper) -> None:
    output = saved.talk("5", record=WITHOUT_LAST_THROW)
    assert "“5” is not understood here. Enter throws the dice" in output
    assert output.count("Yellow throws") == 0


def test_throw_is_a_word_for_enter_and_refused_when_a_move_is_due(saved: Keeper) -> None:
    assert "Yellow throws a " in saved.talk("roll", record=WITHOUT_LAST_THROW)
    assert "No throw is due: a move must be chosen first." in saved.talk("throw")


def test_a_bot_is_told_in_one_line_a_throw(saved: Keeper) -> None:
    lines = saved.talk("1").splitlines()
    told = [line for line in lines if re.match(r" R  Red throws a \d\.", line)]
    assert told
    assert all("A red piece" in line or "no piece can move" in line for line in told)


def test_an_illegal_move_is_refused_with_its_rule(saved: Keeper) -> None:
    sentence = "The die shows 4: from 5 a piece goes to 9, not to 10. (rule P-T5)"
    assert sentence in saved.talk("Y5-10")
    assert sentence in saved.talk("y5-10")
    assert "Ha salido un 4: desde la 5 se llega a la 9, no a la 10. (regla P-T5)" in saved.talk("Y5-10", language="es")


@pytest.mark.parametrize("line", ["zzz", "Y5", "[red]boo[/]", "{0}", "%s", "b 3", "p", "\x1b[2J", "1" * 5000])
def test_what_is_not_understood_is_answered_with_what_is_expected(saved: Keeper, line: str) -> None:
    output = saved.talk(line)
    assert shorten(line) in output
    assert "ype a number from 1 to 2, or a move such as Y5-9; ? explains the rest." in output
    assert "\x1b" not in output


# Commands


@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("?", ("help", "")),
        ("HELP", ("help", "")),
        ("ayuda", ("help", "")),
        ("u", ("undo", "")),
        ("take back", ("undo", "")),
        ("des", ("undo", "")),
        ("q", ("quit", "")),
        ("salir", ("quit", "")),
        ("b", ("board", "")),
        ("why Y5-12", ("why", "Y5-12")),
        ("porque Y5-12", ("why", "Y5-12")),
        ("por qué Y5-12", ("why", "Y5-12")),
        ("Por que Y5-12", ("why", "Y5-12")),
        ("porqué Y5-12", ("why", "Y5-12")),
        ("por qué", ("why", "")),
        ("por qué Y5-8 Y20-24", ("why", "Y5-8 Y20-24")),
        ("Guardar Mi Partida.txt", ("save", "Mi Partida.txt")),
        ("mov 3@", ("moves", "3@")),
        ("back", ("back", "")),
        ("ba", ("back", "")),
        ("atrás", ("back", "")),
        ("a", ("help", "")),
        ("s", None),  # save or salir
        ("undo Y5-12", None),
        ("Y5-12", None),
        ("", None),
    ],
)
def test_command_words_are_read(text: str, command: tuple[str, str] | None) -> None:
    assert read_command(text) == command


def test_no_word_stands_for_two_commands() -> None:
    words = [
        (fold(word), command)
        for language in LANGUAGES
        for command in COMMANDS
        for word in catalogue("cli", language)["command"][command].split("|")
    ]
    assert dict(words) == spellings("cli", "command")
    assert len(set(words)) == len(dict(words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_each_command_as_it_is_typed(language: str, command: str) -> None:
    usage = say("cli", f"usage.{command}", language)
    read = read_command(usage)
    assert read is not None
    assert read[0] == command


@pytest.mark.parametrize("game", list(ludoteca.games))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_explains_its_spelling(game: str, language: str) -> None:
    assert say(game, "notation", language).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(ludoteca.games))
def test_every_colour_that_plays_has_a_name(game: str, language: str) -> None:
    options: dict[str, Any] = {"seats": 8} if game == "parques" else {}
    most = ludoteca.new(game, players=max(ludoteca.games[game].players), **options)
    for seat in range(most.setup.players):
        assert all(len(word) > 1 for word in colour_words(most, seat, language))


def test_help_says_what_is_asked_now_and_how_moves_are_spelled(saved: Keeper) -> None:
    output = saved.talk("?")
    assert "It is the turn of Ana (yellow) to move" in output
    assert "c1 to c7 the corridor" in output
    assert "  why MOVE" in output
    assert "Ahora le toca tirar a Ana (amarillo)" in saved.talk("ayuda", record=WITHOUT_LAST_THROW, language="es")


def test_why_explains_a_refusal_a_legal_move_and_a_misspelling(saved: Keeper) -> None:
    output = saved.talk("why G56-57", "why y5-9", "porque zz", "why")
    assert "This throw moves yellow pieces, not green ones. (rule P-T5)" in output
    assert "Yes: Y5-9 is allowed now." in output
    assert "“zz” is not a move; expected colour" in output
    assert "Which move? For example: why Y5-9" in output


def test_undo_takes_back_the_persons_last_move_and_what_bots_did_since(saved: Keeper) -> None:
    output = saved.talk("Y11-15", "undo", "undo", "Y5-11", "undo", "u")
    assert "Taken back: Y11-15, by Ana (yellow). The dice will be the same." in output
    after_undo = output.partition("Taken back: Y11-15")[2]
    assert "Yellow throws a 4." in after_undo
    assert "Taken back: Yh-5" in after_undo
    assert "Taken back: Y5-11" in after_undo
    assert "There is nothing to take back" in after_undo


def test_after_an_undo_dice_and_bots_do_the_same_again(saved: Keeper) -> None:
    saved.talk("1", f"save {saved.folder / 'straight.txt'}")
    saved.talk("1", "undo", "1", f"save {saved.folder / 'again.txt'}")
    assert saved.load("again.txt").history == saved.load("straight.txt").history


def test_a_finished_game_is_shown_and_can_be_taken_back(saved: Keeper) -> None:
    game = played_out(ludoteca.new("parchis", players=2, mode="individual", seed=1), seed=1)
    record = replace(game.record(), tags={"Seat 0": "Ana", "Seat 1": "Luis"}).to_text()
    output = saved.talk("zzz", "undo", record=record)
    end, _, after = output.partition("> undo\n")
    assert "The game is over.\n" in end
    assert "“zzz” is not understood here. The game is over: Enter leaves" in end
    assert after.startswith(f"Taken back: {game.history[-1].move}")  # type: ignore[union-attr]
    assert "choose a move" in after or "one move is possible" in after


def test_board_words_and_moves_are_shown_again(saved: Keeper) -> None:
    output = saved.talk("board", "words", "moves 15", "moves x")
    assert output.count("┤Y├") == 2
    assert "It is yellow's turn to move a 4." in output
    assert output.count("  2  Y11-15  ") == 2
    assert output.count("  1  Y5-9  ") == 1
    assert "No move contains “x”." in output
    assert "There is no move to choose now." in saved.talk("moves", record=WITHOUT_LAST_THROW)


def test_a_long_list_is_cut_and_says_how_to_see_the_rest(saved: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_module, "LISTED_AT_ONCE", 1)
    output = saved.talk("moves 11")
    assert "…and 1 more: “moves TEXT” lists only those that contain TEXT." in output
    assert "  2  Y11-15  A yellow piece" in output


# Files


def test_a_saved_game_goes_on_with_its_people(saved: Keeper) -> None:
    path = saved.folder / "later.txt"
    assert f"Saved in {path}." in saved.talk("1", f"save {path}")
    again = run("--load", str(path))
    assert again.exit_code == 0
    assert "The game continues. Playing: Ana (yellow) and Bot (red)." in again.output


def test_a_game_is_saved_as_json_where_the_name_says_so(saved: Keeper) -> None:
    saved.talk(f"guardar {saved.folder / 'later.json'}")
    text = (saved.folder / "later.json").read_text(encoding="utf-8")
    assert text.startswith("{")
    assert ludoteca.load(text).position() == ludoteca.load(CHOICE).position()


def test_saving_never_overwrites(saved: Keeper) -> None:
    path = saved.folder / "begun.txt"
    output = saved.talk(f"save {path}")
    assert "stays as it is: choose another name, for example: save " in output
    assert "begun-2.txt" in output
    assert path.read_text(encoding="utf-8") == CHOICE


def test_saving_without_a_name_takes_a_free_one(saved: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(saved.folder)
    output = saved.talk("save", "save")
    assert "Saved in parchis.txt." in output
    assert "Saved in parchis-2.txt." in output


def test_a_place_that_cannot_be_written_is_named_with_the_way_out(saved: Keeper) -> None:
    assert "choose another place, for example: save " in saved.talk(
        f"save {saved.folder / 'no' / 'such' / 'folder.txt'}"
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess",), "there is no game chess; there are: "),
        (("--players", "7"), "players: 7 cannot play; it is a game for 2, 3 and 4"),
        (("--mode", "solo"), "there is no mode solo"),
        (("--people", "5"), "--people: 5 people cannot play; expected from 0 to 4"),
        (("--people", "-1"), "expected from 0 to 4"),
        (("--option", "six_counts"), "six_counts: not a field; expected name=value"),
        (("--option", "six_counts=8"), "six_counts: it cannot be 8; expected one of: 7, 12 and 6"),
        (("--option", "players=3"), "players: "),
        (("--option", "first=0", "--option", "first=1"), "first: it is given twice"),
        (("--seed", ""), "seed: a seed is a whole number"),
        (("--load", "nowhere.txt"), "nowhere.txt: the file cannot be read"),
        (("--load", "/dev/null"), "line 1: not a record"),
        (("--load", "nowhere.txt", "--seed", "3"), "leave out --seed"),
        (("--lang", "fr"), "fr"),
        (("--pace", "-1"), "--pace"),
    ],
)
def test_bad_options_and_files_are_answered_with_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = run("--lang", "en", *arguments)
    assert result.exit_code == 2
    assert sentence in " ".join(result.stderr.split())
    assert "Traceback" not in result.output


def test_faults_are_said_in_the_persons_language() -> None:
    assert "no pueden jugar 7; el juego admite 2, 3 y 4" in run("--players", "7", "--lang", "es").stderr


def test_the_locale_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTECA_LANG", "es_ES.UTF-8")
    assert "¡Hasta pronto!" in run().output


# Leaving


def test_the_end_of_input_leaves_with_a_goodbye(saved: Keeper) -> None:
    assert saved.talk().endswith("> \nGoodbye!\n")


def test_quit_offers_to_save_what_is_not_saved(saved: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(saved.folder)
    assert saved.talk("quit").endswith("> quit\nGoodbye!\n")
    question = say("cli", "save.before_leaving")
    assert saved.talk("1", "quit", "no").endswith(f"{question}\n> no\nGoodbye!\n")
    assert saved.talk("1", "quit", "").endswith(f"{question}\n> \nGoodbye!\n")
    assert saved.talk("1", "salir", "sí", language="es").endswith("¡Hasta pronto!\n")
    saved.talk("1", "quit", "kept.txt")
    assert sorted(path.name for path in saved.folder.iterdir()) == ["begun.txt", "kept.txt", "parchis.txt"]


def test_control_c_leaves_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    result = run()
    assert result.exit_code == 130
    assert result.output.endswith("Goodbye!\n")


# The screen


def test_plain_uses_words_alone(saved: Keeper) -> None:
    output = saved.talk("1", "?", "board", more=("--plain",))
    assert BOX not in output
    assert "Yellow: two at home; on the board, one on 5 and one on 11; none in the goal." in output
    assert "\n1: Y5-9. A yellow piece goes from 5 to 9.\n" in output
    assert "\nwhy MOVE: " in output


def test_a_narrow_terminal_gets_words(saved: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "38")
    output = saved.talk("board")
    assert BOX not in output
    assert output.count("The board does not fit") == 1
    assert output.count("Yellow: two at home") == 2


@pytest.mark.parametrize("game", list(ludoteca.games))
def test_a_low_terminal_has_the_board_beside_three_lines_of_history(
    game: str, saved: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = ludoteca.new(game, players=2, seed=4)
    chooser = random.Random(5)
    while len(begun.history) < 20 or begun.phase != "move":
        if begun.phase == "roll":
            begun.roll()
        else:
            begun.push(chooser.choice(begun.legal_moves))
    for name, value in {"FORCE_COLOR": "1", "COLUMNS": "80", "LINES": "24"}.items():
        monkeypatch.setenv(name, value)
    record = begun.record().to_text().replace("\n\n", "\nSeat 0: Ana\nSeat 1: Leo\n\n", 1)
    output = re.sub(r"\x1b\[[\d;]*m", "", saved.talk(record=record))
    screen = output[: output.index("\n> ") + 3].splitlines()[-24:]  # as it is when the first answer is typed
    rows = begun.rulebook.characters(begun.state, begun.last_legs(), Size(48, 20))
    drawn = ["".join(span.text for span in row).rstrip() for row in rows]
    first = next(at for at in range(len(screen)) if all(map(str.startswith, screen[at:], drawn)))
    assert first + len(drawn) < len(screen)
    beside = " ".join(" ".join(line[width_of(rows) :] for line in screen[first : first + len(drawn)]).split())
    for line in lines_since(begun, 0)[-3:]:
        assert line.words("en") in beside


def test_colours_are_used_and_left_out_on_request(saved: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    colour = "\x1b[1;38;5;16;48;5;220m"  # a yellow piece
    assert colour in saved.talk()
    assert "48;5;" not in saved.talk(more=("--no-color",))
    monkeypatch.setenv("NO_COLOR", "1")
    assert "48;5;" not in saved.talk()


def test_nothing_is_lost_on_a_terminal_without_the_letters(saved: Keeper) -> None:
    path = saved.folder / "begun.txt"
    path.write_text(CHOICE, encoding="utf-8")
    result = CliRunner(charset="ascii").invoke(app, ["play", "--load", str(path), "--lang", "es"], input="?\n")
    assert result.exit_code == 0
    assert "Amarillo: dos en casa; en el tablero, una en la 5 y una en la 11; ninguna en la meta." in result.output


def test_cold_rules_are_prepared_before_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []
    monkeypatch.setattr(files_module, "COMPILED", True)
    monkeypatch.setattr(files_module, "has_compiled", lambda _: False)
    monkeypatch.setattr(files_module, "compile_rules", prepared.append)
    run()
    assert prepared == ["parchis"]


# Questions


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What is typed at a terminal; the test fills it."""
    lines: list[str] = []
    monkeypatch.setattr("builtins.input", lambda _: lines.pop(0))
    yield lines
    assert lines == []


@pytest.fixture
def questions() -> Questions:
    screen = Screen("en")
    screen.is_interactive = True
    return Questions(screen)


def test_enter_takes_the_default_of_every_question(questions: Questions, asked: list[str]) -> None:
    info = ludoteca.games["parchis"]
    asked += ["", "", "", ""]
    assert questions.players(info, None) == 4
    assert questions.mode(info, 4) == "individual"
    assert questions.people(4) == 1
    assert questions.names(ludoteca.new("parchis"), 1) == {0: "Player 1"}


def test_questions_are_asked_again_until_they_are_answered(
    questions: Questions, asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    asked += ["5", "many", "3", "2", "x" * 21, "Ana"]
    info = ludoteca.games["parchis"]
    assert questions.players(info, None) == 3
    assert questions.mode(info, 4) == "pairs"
    assert questions.names(ludoteca.new("parchis"), 1) == {0: "Ana"}
    said = capsys.readouterr().out
    assert "“many” is not valid. Possible answers: 2, 3, 4." in said
    assert "A name cannot be empty or longer than 20" in said


def test_nothing_is_asked_where_there_is_no_choice(questions: Questions, asked: list[str]) -> None:
    info = ludoteca.games["parchis"]
    assert asked == []
    assert questions.mode(info, 3) == "individual"
    assert questions.players(info, "pairs") == 4


def test_one_can_leave_at_a_question(questions: Questions, asked: list[str]) -> None:
    asked += ["quit"]
    with pytest.raises(Leave):
        questions.people(4)


def test_more_players_than_the_board_holds_get_a_larger_board() -> None:
    result = CliRunner().invoke(
        app, ["play", "parques", "--players", "6", "--people", "0", "--seed", "1", "--lang", "en"]
    )
    assert result.exit_code == 0
    assert "For 6 players: " in result.output
    refused = CliRunner().invoke(app, ["play", "parques", "--players", "6", "--option", "seats=4", "--people", "0"])
    assert refused.exit_code == 2
    assert "seats=6" in refused.stderr
