"""The full screen of `ludoteca play`, as people use it: keys pressed, panes read."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

import ludoteca
from ludoteca.cli.full.app import FullApp
from ludoteca.cli.full.begin_screen import BeginScreen
from ludoteca.cli.full.board import LIT, BoardPane, placed
from ludoteca.cli.full.dialogs import AskText, AskWhich, Page
from ludoteca.cli.full.picker import Picker
from ludoteca.cli.full.table_screen import TableScreen
from ludoteca.cli.play import GameRequest

pytestmark = pytest.mark.asyncio

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
LARGE = (120, 40)
PATIENCE = 24_000  # looks, five milliseconds apart: bots may have to be compiled first
SIZES = [(80, 24), (100, 50), (120, 30), LARGE]


def request(
    game: str | None = None,
    *,
    players: int | None = None,
    mode: str | None = None,
    people: int | None = None,
    options: tuple[str, ...] = (),
    load: Path | None = None,
    seed: str | None = "7",
) -> GameRequest:
    return GameRequest(game, players, mode, people, "beginner", seed, options, load)


def loading(folder: Path, text: str = CHOICE) -> FullApp:
    path = folder / "begun.txt"
    path.write_text(text, encoding="utf-8")
    return FullApp(request(load=path, seed=None), "en", 0)


def table_of(app: FullApp) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def text_of(app: FullApp, selector: str) -> str:
    return str(app.screen.query_one(selector, Static).content)


def listed(app: FullApp, selector: str = "#moves") -> list[str]:
    options = app.screen.query_one(selector, OptionList).options
    return [str(option.prompt) for option in options]


def place_of(screen: TableScreen, spot: str) -> tuple[int, int]:
    """Find the first character of a spot of the board: its line and column."""
    return next((line, first) for line, first, span in placed(screen.query_one(BoardPane).rows) if span.spot == spot)


def lit(app: FullApp) -> set[str]:
    """Name the spots that are lit on the board."""
    board, picture = app.screen.query_one(BoardPane), app.screen.query_one("#picture", Static).content
    assert isinstance(picture, Text)
    lines = str(picture).split("\n")
    starts = [sum(len(line) + 1 for line in lines[:number]) for number in range(len(lines))]
    lit_from = {one.start for one in picture.spans if one.style == LIT}
    return {span.spot for line, first, span in placed(board.rows) if starts[line] + first in lit_from}


async def until(pilot: Pilot[Any], holds: Callable[[], bool]) -> None:
    for _ in range(PATIENCE):
        if holds():
            return
        await pilot.pause(0.005)
    raise AssertionError("it never came true")


async def at_table(pilot: Pilot[Any], app: FullApp) -> TableScreen:
    await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.entries))
    return table_of(app)


# Before the game


async def test_enter_alone_begins_a_game_with_the_defaults() -> None:
    app = FullApp(request(), "en", 0)
    async with app.run_test(size=LARGE) as pilot:
        assert isinstance(app.screen, BeginScreen)
        await pilot.press("enter")
        screen = await at_table(pilot, app)
        assert screen.game.id == next(iter(ludoteca.games))
        assert screen.table.names == {0: "Player 1"}


async def test_arrows_and_letters_fill_the_form() -> None:
    app = FullApp(request(), "es", 0)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.press(
            "right", "down", "left", "left", "down", "right", "tab", "tab", *"Ana", "tab", *"Leo", "enter"
        )
        screen = await at_table(pilot, app)
        assert (screen.game.id, screen.game.setup.players) == ("parques", 2)
        assert screen.table.names == {0: "Ana", 1: "Leo"}


async def test_a_click_answers_a_question() -> None:
    app = FullApp(request(), "en", 0)
    async with app.run_test(size=LARGE) as pilot:
        answers = app.screen.query_one("#ask-game", Picker)
        place = str(answers.content).index("Stax")
        await pilot.click("#ask-game", offset=(place + 3, 0))
        await pilot.pause()
        assert answers.value == "stax"
        await pilot.click("#play")
        assert (await at_table(pilot, app)).game.id == "stax"


async def test_options_of_the_rules_are_folded_away_and_can_be_chosen() -> None:
    app = FullApp(request("parchis", players=2, mode="individual"), "en", 0)
    async with app.run_test(size=LARGE) as pilot:
        assert not app.screen.query_one("#options").region.area
        await pilot.press("tab", "tab", "tab", "enter", "tab", "right", "right", "enter")
        assert (await at_table(pilot, app)).game.setup.options["start_out"] == 2


async def test_more_players_get_the_board_they_need() -> None:
    app = FullApp(request("parques", players=6, people=1), "en", 0)
    async with app.run_test(size=LARGE) as pilot:
        assert (await at_table(pilot, app)).game.setup.options["seats"] == 6


async def test_what_cannot_be_played_is_said_to_the_command_line() -> None:
    app = FullApp(request("parchis", players=2, mode="individual", people=1, options=("six_counts=99",)), "en", 0)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
    assert app.return_value is not None
    assert "six_counts" in app.return_value.explain("en")


# At the table


def nearly_over(actions: int) -> str:
    """Play a game by chance, and take some of it back."""
    game = ludoteca.new("parchis", players=2, mode="individual", seed=5, start_out=2, first=0, play_on=False)
    chooser = random.Random(3)
    while game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            game.push(chooser.choice(game.legal_moves))
    for _ in range(actions):
        game.undo()
    return game.record().to_text().replace("\n\n", "\nSeat 0: Ana\n\n", 1)


async def test_a_game_is_played_to_its_end_with_keys_and_another_begins(tmp_path: Path) -> None:
    app = loading(tmp_path, nearly_over(actions=10))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot, app)
        while screen.game.phase != "over":
            await pilot.press("enter")
            await at_table(pilot, app)
        assert "The game is over." in text_of(app, "#asked")
        assert listed(app) == ["Play it again", "Another game", "Save the game", "Quit"]
        assert len(listed(app, "#history")) == len(screen.story.lines)
        assert screen.story.lines[-1].last == len(screen.game.history) - 1
        await pilot.press("enter")
        await until(pilot, lambda: app.screen is not screen)
        assert (await at_table(pilot, app)).game.setup == screen.game.setup


async def test_a_whole_quick_game_is_played_with_keys() -> None:
    options = ("pieces=1", "first=0", "play_on=false")
    app = FullApp(request("parques", players=2, people=1, options=options, seed="146"), "es", 0)  # a short game
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot, app)
        while screen.game.phase != "over":
            await pilot.press("enter")
            await at_table(pilot, app)
        assert "Fin de la partida." in text_of(app, "#asked")
        assert screen.story.lines[0].last == 0


async def test_keys_throw_and_choose_and_bots_answer_with_reasons(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await at_table(pilot, app)
        assert "Ana (yellow), choose a move." in text_of(app, "#asked")
        assert [line.split()[:2] for line in listed(app)] == [["1", "Y5-9"], ["2", "Y11-15"]]
        await pilot.press("2")
        await at_table(pilot, app)
        assert "(4) Y11-15" in "\n".join(listed(app, "#history"))
        before = len(screen.game.history)
        await pilot.press("space")
        await at_table(pilot, app)
        assert len(screen.game.history) > before


async def test_the_chosen_move_is_lit_and_a_click_on_its_square_chooses_it(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await at_table(pilot, app)
        await pilot.pause()
        assert lit(app) == {"5", "9"}
        line, column = place_of(screen, "15")
        await pilot.click("#picture", offset=(column, line))
        await pilot.pause()
        assert screen.query_one("#moves", OptionList).highlighted == 1
        assert lit(app) == {"11", "15"}
        await pilot.click("#picture", offset=(column, line))
        await at_table(pilot, app)
        assert "Y11-15" in "\n".join(listed(app, "#history"))


async def test_undo_takes_back_what_a_person_chose(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await at_table(pilot, app)
        before = screen.game.history
        shown = listed(app, "#history")
        await pilot.press("1")
        await at_table(pilot, app)
        await pilot.press("u")
        await pilot.pause()
        assert screen.game.history == before
        assert listed(app, "#history") == shown
        assert "Taken back: Y5-9" in text_of(app, "#note")


async def test_a_hint_names_a_move_and_why(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await at_table(pilot, app)
        await pilot.press("h")
        await until(pilot, lambda: "A good move is Y" in text_of(app, "#note"))


async def test_why_not_names_the_rule_which_can_then_be_read(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await at_table(pilot, app)
        await pilot.press("w")
        assert isinstance(app.screen, AskText)
        await pilot.press(*"y5-10", "enter")
        assert "rule P-T5" in text_of(app, "#note")
        await pilot.press("l")
        assert isinstance(app.screen, Page)
        assert str(app.screen.query_one(".named", Static).content).startswith("P-T5")
        await pilot.press("escape", "question_mark")
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        assert table_of(app) is screen


async def test_the_past_can_be_looked_at_and_left(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await at_table(pilot, app)
        now = text_of(app, "#picture")
        screen.query_one("#history").focus()
        await pilot.press("end", "up", "up")
        assert screen.viewed is not None
        assert "Looking back: 2 of 4" in str(screen.query_one("#board").border_title)
        assert text_of(app, "#picture") != now
        await pilot.press("escape")
        assert screen.viewed is None
        assert "Parchís" in str(screen.query_one("#board").border_title)


async def test_stax_is_chosen_step_by_step_and_back() -> None:
    app = FullApp(request("stax", players=2, people=1), "en", 0)
    async with app.run_test(size=LARGE) as pilot:
        screen = await at_table(pilot, app)
        while not screen.turn.is_by_steps:
            await pilot.press("enter")
            await at_table(pilot, app)
        assert "which tile?" in text_of(app, "#asked")
        await pilot.press("5")
        assert "5@0,0: turned how?" in text_of(app, "#asked")  # only one cell is possible
        await pilot.press("escape")
        assert "which tile?" in text_of(app, "#asked")
        await pilot.press("5", "down", "enter")
        await at_table(pilot, app)
        assert listed(app, "#history")[0].split()[1].startswith("5@0,0:")
        await pilot.press("3")
        assert "3: to which cell?" in text_of(app, "#asked")
        await pilot.press("backspace")
        assert "which tile?" in text_of(app, "#asked")


async def test_the_language_changes_and_all_with_it(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await at_table(pilot, app)
        await pilot.press("c")
        assert "elige jugada" in text_of(app, "#asked")
        assert "El amarillo saca un 4" in listed(app, "#history")[-1]


# Leaving


async def test_a_key_pressed_twice_closes_only_what_is_in_front(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await at_table(pilot, app)
        await pilot.press("question_mark")
        for _ in range(3):
            app.simulate_key("escape")
        await pilot.pause()
        assert table_of(app) is screen


async def test_one_can_leave_while_bots_play() -> None:
    app = FullApp(request("parchis", players=4, mode="pairs", people=0), "en", pace=10)
    async with app.run_test(size=LARGE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TableScreen) and bool(app.screen.game.history))
        await pilot.press("q", "right", "enter")
    assert not app.is_running


async def test_keys_do_no_harm_behind_a_large_board(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await at_table(pilot, app)
        await pilot.press("b", "pageup", "pagedown")
        assert screen.maximized is not None
        await pilot.press("escape")
        assert screen.maximized is None


async def test_quit_asks_and_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await at_table(pilot, app)
        await pilot.press("1")
        await at_table(pilot, app)
        await pilot.press("q")
        assert isinstance(app.screen, AskWhich)
        await pilot.press("escape", "q", "enter")
        assert app.screen.query_one(Input).value == "parchis.txt"
        await pilot.press("enter")
    assert "Saved in parchis.txt" in app.farewell
    assert ludoteca.load((tmp_path / "parchis.txt").read_text()).history[-1]


async def test_saving_over_a_file_is_refused_and_a_saved_game_is_left_at_once(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        await at_table(pilot, app)
        await pilot.press("1")
        await at_table(pilot, app)
        await pilot.press("s")
        app.screen.query_one(Input).value = str(tmp_path / "begun.txt")
        await pilot.press("enter")
        assert "stays as it is" in text_of(app, "#note")
        await pilot.press("s")
        app.screen.query_one(Input).value = str(tmp_path / "kept.json")
        await pilot.press("enter", "q")
    assert (tmp_path / "kept.json").exists()
    assert not app.is_running


# The window


@pytest.mark.parametrize("game_id", list(ludoteca.games))
async def test_every_game_is_shown_in_every_window(game_id: str) -> None:
    info = ludoteca.games[game_id]
    players = info.default_players
    app = FullApp(request(game_id, players=players, mode=info.default_modes[players], people=players), "es", 0)
    async with app.run_test(size=SIZES[0]) as pilot:
        screen = await at_table(pilot, app)
        await pilot.press("enter")
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            for selector in ("#board", "#moves", "#asked"):
                region = screen.query_one(selector).region
                assert region.area > 0, (size, selector)
                assert screen.region.contains_region(region), (size, selector)


async def test_a_window_that_shrinks_says_what_it_needs(tmp_path: Path) -> None:
    app = loading(tmp_path)
    async with app.run_test(size=LARGE) as pilot:
        screen = await at_table(pilot, app)
        await pilot.resize_terminal(60, 20)
        await until(pilot, lambda: screen.query_one("#small").region.area > 0)
        assert "60×20" in text_of(app, "#small")
        assert not screen.query_one("#board").region.area
        await pilot.resize_terminal(*LARGE)
        await until(pilot, lambda: screen.query_one("#board").region.area > 0)
