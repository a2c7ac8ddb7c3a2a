"""Moves chosen step by step and completed with Tab, where there are too many to list."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import ludoteca
from ludoteca.cli import turn as turn_module
from ludoteca.cli.app import app
from ludoteca.cli.completion import Completer, nothing
from ludoteca.cli.local_table import LocalTable
from ludoteca.cli.move_selection import MoveSelection
from ludoteca.cli.prompt import Prompt
from ludoteca.cli.screen import Screen
from ludoteca.cli.table_view import TableView
from ludoteca.core.moves import Move, State
from ludoteca.core.rulebook import Rulebook
from ludoteca.games.parchis import notation as parchis_notation

# As Stax spells: tile 3 has three cells, 8 and its other face one; the tile on 0,0 can go to 1,0 and to -1,0.
SPELLINGS = ["3@1,-1:0", "3@1,-1:1", "3@1,0:0", "3@1,0:1", "3@-2,0:0", "8@1,0:0", "8@1,0:1", "8'@1,0:0"]
SPELLINGS += ["0,0-1,0:0", "0,0-1,0:1", "0,0--1,0:0", "0,0--1,0:1", "3,-1-2,-1:0"]
START = ("stax", "--players", "2", "--people", "1", "--seed", "5")


def steps(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"^-?\d+,-?\d+|^\d+'?|[@-]-?\d+,-?\d+|:.*", text))


def choosing(spellings: Sequence[str] = SPELLINGS, listed: int = 1) -> MoveSelection:
    return MoveSelection([Move(code, text, steps(text)) for code, text in enumerate(spellings)], listed)


def walked(*lines: str) -> MoveSelection:
    """Choose as the prompt does: by an option, or else by a beginning."""
    way = choosing()
    for line in lines:
        remaining = way.option(line) or way.beginning(line)
        assert remaining is not None, line
        way.take(remaining)
    return way


# Narrowing


def test_the_spellings_of_this_file_are_joined_steps() -> None:
    assert all("".join(steps(text)) == text and len(steps(text)) == 3 for text in SPELLINGS)


@pytest.mark.parametrize(
    ("lines", "text", "options"),
    [
        ((), "", ["3", "8", "8'", "0,0", "3,-1"]),
        (("3",), "3", ["1,-1", "1,0", "-2,0"]),
        (("3@",), "3", ["1,-1", "1,0", "-2,0"]),
        (("3@1",), "3", ["1,-1", "1,0"]),
        (("3@1", "-2,0"), "3@-2,0:0", []),  # beyond what the beginning left
        (("3@1,-1",), "3@1,-1", ["0", "1"]),
        (("3", "1,-1"), "3@1,-1", ["0", "1"]),
        (("3", "@1,-1"), "3@1,-1", ["0", "1"]),
        (("3", "1"), "3@1,-1", ["0", "1"]),  # the first of the list
        (("3", "2"), "3@1,0", ["0", "1"]),
        (("3", "-2"), "3@-2,0:0", []),
        (("8",), "8@1,0", ["0", "1"]),  # a single cell is taken by itself
        (("8'",), "8'@1,0:0", []),
        (("8’",), "8'@1,0:0", []),
        (("0,0",), "0,0", ["1,0", "-1,0"]),
        (("0,0-",), "0,0", ["1,0", "-1,0"]),
        (("0,0", "-1,0"), "0,0--1,0", ["0", "1"]),  # the cell, not the sign and 1,0
        (("0,0", "--1,0"), "0,0--1,0", ["0", "1"]),
        (("0,0", "1,0"), "0,0-1,0", ["0", "1"]),
        (("3", "0,0-"), "0,0", ["1,0", "-1,0"]),  # another move
        (("3", "0,0-1,0"), "0,0-1,0", ["0", "1"]),
    ],
)
def test_what_is_typed_narrows_the_moves(lines: tuple[str, ...], text: str, options: list[str]) -> None:
    remaining = walked(*lines).remaining
    assert remaining.text == text
    assert [remaining.bare(step) for step in remaining.options()] == options
    assert (remaining.only_move is not None) == (options == [])


@pytest.mark.parametrize(
    ("lines", "implied"),
    [
        ((), ""),
        (("3",), ""),
        (("8",), "@1,0"),
        (("8@",), "1,0"),
        (("8'",), "@1,0:0"),
        (("3@1",), ""),
        (("3", "3"), ":0"),
    ],
)
def test_what_nobody_chose_is_known(lines: tuple[str, ...], implied: str) -> None:
    assert walked(*lines).remaining.implied == implied


def test_a_step_that_all_moves_share_is_taken_at_once() -> None:
    remaining = choosing(["3@1,0:0", "3@1,0:1"]).remaining
    assert (remaining.text, remaining.implied) == ("3@1,0", "3@1,0")


@pytest.mark.parametrize(("lines", "line"), [((), "4"), ((), "5,5"), (("3",), "4"), (("3",), "8"), (("3", "1"), "3")])
def test_what_begins_no_legal_move_narrows_nothing(lines: tuple[str, ...], line: str) -> None:
    way = walked(*lines)
    assert way.option(line) is None
    assert way.beginning(line) is None


def test_options_have_numbers_only_where_none_is_a_number() -> None:
    assert not walked().remaining.is_numbered()
    assert walked("3").remaining.is_numbered()
    assert not walked("3", "1,-1").remaining.is_numbered()


def test_back_goes_choice_by_choice() -> None:
    way = walked("3", "1,-1")
    assert way.back()
    assert way.remaining.text == "3"
    assert way.back()
    assert way.remaining.text == ""
    assert not way.back()
    way = walked("3", "1,-1", "0,0-")
    assert way.back()
    assert way.remaining.text == ""


def test_few_moves_and_spellings_without_steps_are_chosen_whole() -> None:
    assert not choosing(listed=len(SPELLINGS)).is_by_steps
    assert choosing(listed=len(SPELLINGS) - 1).is_by_steps
    assert not MoveSelection([Move(0, "Y5-9", ("Y5-9",)), Move(1, "Y11-15", ("Y11-15",))], 0).is_by_steps


# Completion


@pytest.mark.parametrize(
    ("lines", "typed", "offers"),
    [
        ((), "", ["3", "8", "8'", "0,0", "3,-1"]),
        ((), "3", ["3@1,-1", "3@1,0", "3@-2,0", "3,-1"]),
        ((), "3@", ["3@1,-1", "3@1,0", "3@-2,0"]),
        ((), "3@1", ["3@1,-1", "3@1,0"]),
        ((), "3@1,-1", ["3@1,-1:0", "3@1,-1:1"]),
        ((), "3@1,-1:", ["3@1,-1:0", "3@1,-1:1"]),
        ((), "3@1,-1:0", []),
        ((), "8'", ["8'@1,0"]),
        ((), "zz", []),
        (("3",), "", ["1,-1", "1,0", "-2,0"]),
        (("3",), "@", ["@1,-1", "@1,0", "@-2,0"]),
        (("3",), "-", ["-2,0"]),
        (("3",), "0,0-", ["0,0-1,0", "0,0--1,0"]),
        (("3",), "0,", []),
        (("3", "1,-1"), "", ["0", "1"]),
    ],
)
def test_tab_offers_the_next_step_alone(lines: tuple[str, ...], typed: str, offers: list[str]) -> None:
    assert walked(*lines).continuations(typed) == offers


def test_readline_gets_one_offer_after_the_other() -> None:
    complete = Completer(walked().continuations)
    assert [complete("3@", index) for index in range(4)] == ["3@1,-1", "3@1,0", "3@-2,0", None]
    assert Completer(nothing)("3", 0) is None


@pytest.mark.parametrize(
    ("language", "typed", "offers"),
    [
        ("en", "", ["Y5-9", "Y11-15"]),
        ("en", "y1", ["Y11-15"]),
        ("en", "w", ["why", "words"]),
        ("en", "why Y5", ["why Y5-9"]),
        ("en", "moves ", ["moves Y5-9", "moves Y11-15"]),
        ("en", "undo Y", []),
        ("es", "p", ["por qué", "palabras"]),
        ("es", "por Y1", ["por Y11-15"]),
        ("es", "w", []),
    ],
)
def test_tab_knows_moves_and_commands_of_every_game(language: str, typed: str, offers: list[str]) -> None:
    assert Prompt(table(language)).complete(typed) == offers


def table(language: str = "en") -> TableView:
    game = ludoteca.new("parchis", players=2, mode="individual", start_out=1, first=0, seed=7)
    for action in (6, "Y5-11", 5, "Yh-5", 5, "Rh-39", 4):
        if isinstance(action, int):
            game.roll(action)
        else:
            game.push(action)
    return TableView(Screen(language), LocalTable(game, {0: "Ana"}))


# At the prompt, with two moves of Parchís in two steps each: Y5-9 and Y11-15, or Y5-9 and Y5-20


@pytest.fixture
def by_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_module, "LISTED_AT_ONCE", 1)
    spell = Rulebook.moves

    def in_two_steps(rulebook: Rulebook, state: State, codes: Sequence[int]) -> list[Move]:
        return [
            replace(move, steps=tuple(re.findall(r"^\w+|-.*", move.text))) for move in spell(rulebook, state, codes)
        ]

    monkeypatch.setattr(Rulebook, "moves", in_two_steps)
    monkeypatch.setattr(parchis_notation, "step_hint", lambda state, move, count: "→" * count)


@pytest.mark.usefixtures("by_steps")
def test_a_beginning_that_leaves_one_move_is_told_and_enter_plays_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["y11", "back", "back", "Y5", ""]
    monkeypatch.setattr("builtins.input", lambda prompt: print(prompt) or lines.pop(0))
    seated = table()
    Prompt(seated).ask()
    said = capsys.readouterr().out
    assert lines == []
    assert str(seated.table.game.history[-1].move) == "Y5-9"  # type: ignore[union-attr]
    assert "-15: nothing else is possible.\nY11-15: →→  A yellow piece goes from 11 to 15.\n" in said
    assert "Only Y11-15 is left: Enter plays it, “back” goes back.\nY11-15> \n" in said
    assert "You have not chosen any part of the move yet" in said


# At the prompt, with Stax


def talk(*lines: str, language: str = "en", more: tuple[str, ...] = ()) -> str:
    arguments = ["play", *START, "--lang", language, *more]
    result = CliRunner().invoke(app, arguments, input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == 0, result.output
    return result.output


def played(path: Path) -> list[str]:
    history = ludoteca.load(path.read_text(encoding="utf-8")).history
    return [one.move.text for one in history if isinstance(one, ludoteca.Played)]


@pytest.mark.parametrize(
    "answers", [("3", "4"), ("3", ":4"), ("3@0,0:4",), ("3@", "4"), ("5", "3@0,0", "4"), ("3@0,0:", "4")]
)
def test_a_tile_is_placed_step_by_step_or_at_once(tmp_path: Path, answers: tuple[str, ...]) -> None:
    talk(*answers, f"save {tmp_path / 'game.txt'}")
    assert played(tmp_path / "game.txt")[0] == "3@0,0:4"


def test_every_move_of_a_game_is_reached_by_typing_its_steps_without_their_signs() -> None:
    game = ludoteca.new("stax", seed=1)
    chooser = random.Random(1)
    for _ in range(40):
        for move in chooser.sample(game.legal_moves, min(20, len(game.legal_moves))):
            way = MoveSelection(game.legal_moves, listed=0)
            while way.remaining.only_move is None:
                step = move.steps[len(way.remaining.path)]
                remaining = way.option(way.remaining.bare(step))
                assert remaining is not None
                way.take(remaining)
            assert way.remaining.only_move == move
        game.push(chooser.choice(game.legal_moves))


def test_steps_are_asked_with_what_they_mean() -> None:
    output = talk("3", "4")
    assert "which tile? One in hand by its number, one on the table by its cell.\n> 3\n" in output
    assert re.search(r"   1   ○ +2   → +3   → ↗ +4", output)
    assert "@0,0: nothing else is possible.\n" in output
    assert "   0  → ↗   1  ↗ ↖   2  ↖ ←   3  ← ↙   4  ↙ ↘   5  → ↘\n" in output
    assert "3@0,0: turned how? Enter goes back.\n3@0,0> 4\n" in output
    assert "White places tile 3 on 0,0." in output


@pytest.mark.parametrize("option", [(), ("--option", "flip=true")], ids=["face kept", "face changes"])
def test_a_tile_placed_with_its_other_face_up_is_shown_so(option: tuple[str, ...]) -> None:
    assert "   0  → ↖ ←   1  ↗ ← ↙   2" in talk("8'", more=option)


def test_steps_are_asked_in_spanish() -> None:
    output = talk("3", "atrás", "1", "", language="es")
    assert "¿qué ficha?" in output
    assert "3@0,0: ¿con qué giro? Intro vuelve atrás.\n3@0,0> atrás\n" in output
    assert "@0,0:0: no hay otra posibilidad.\n" in output
    assert "Solo queda 1@0,0:0: Intro la juega, «atrás» vuelve atrás.\n1@0,0:0> \n" in output
    assert "El blanco coloca el rey en 0,0." in output


def test_enter_goes_back_and_never_chooses() -> None:
    output = talk("3", "", "")
    assert output.count("which tile?") == 2
    assert "There are several moves: choose from the list (1, 2, 3, 4, 5, 6, …), or type a move such as " in output


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (("13",), "No player's first tile can be the queen. (rule X-P1)"),
        (("3", "@5,5"), "The first tile of the game goes to 0,0, not to 5,5. (rule X-B2)"),
        (("3@5,5:0",), "The first tile of the game goes to 0,0, not to 5,5. (rule X-B2)"),
        (("3@5,5",), "The first tile of the game goes to 0,0, not to 5,5. (rule X-B2)"),
        (("zz",), "“zz” is not understood here. Choose from the list (1, 2, 3, 4, 5, 6, …), or type a move such as "),
        (
            ("3", "9"),
            "“9” is not understood here. Choose from the list (0, 1, 2, 3, 4, 5), or type “back” or a move such as 3@",
        ),
        (("3", "2" * 5000), "is not understood here."),
        (("1", "zz"), "“zz” is not understood here. Enter plays 1@0,0:0, “back” goes back"),
    ],
)
def test_what_is_no_step_is_answered_with_a_rule_or_with_what_is_expected(
    lines: tuple[str, ...], sentence: str
) -> None:
    assert sentence in talk(*lines)


def test_commands_work_at_every_step() -> None:
    output = talk("3", "?", "board", "why 3@1,1:0", "moves", "moves 3@0,0:5", "words", "4", "undo")
    assert "It is the turn of Player 1 (white) to go on with the move" in output
    assert "  back        go one step back" in output
    assert "  throw" not in output
    assert "not to 1,1. (rule X-B2)" in output
    assert output.count("4  ↙ ↘") == 2
    assert "     3@0,0:5  → ↘  White places tile 3 on 0,0.\n" in output
    assert "Taken back: 3@0,0:4, by Player 1 (white).\n" in output
    assert output.count("which tile?") >= 2


def test_plain_lists_options_in_a_sentence() -> None:
    output = talk("3", "moves 5@0,0:1", more=("--plain",))
    assert "\n0 → ↗; 1 ↗ ↖; 2 ↖ ←; 3 ← ↙; 4 ↙ ↘; 5 → ↘.\n3@0,0: turned how?" in output
    assert "\n5@0,0:1. ↗ ↙  White places tile 5 on 0,0.\n" in output
    assert "│" not in output


@pytest.mark.parametrize("columns", [20, 60, 100])
def test_options_fit_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    entries = [f"{number:>2}) {number},-{number}" for number in range(1, 24)]
    Screen("en").columns(entries)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= columns
    assert re.findall(r"\d+\) \S+", "\n".join(lines)) == [entry.strip() for entry in entries]
