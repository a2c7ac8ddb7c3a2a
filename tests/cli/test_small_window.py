"""The full screen in a window of 80 by 24: the whole board, three lines of history, and all one needs to play."""

import random
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import ludoteca
from ludoteca.cli.full.app import FullApp
from ludoteca.cli.full.board import BoardPane, placed
from ludoteca.cli.full.entries import common_spots
from ludoteca.cli.full.table_screen import TableScreen
from ludoteca.cli.play import GameRequest

pytestmark = pytest.mark.asyncio

SMALL = (80, 24)
PATIENCE = 24_000  # looks, five milliseconds apart: rules may have to be compiled first
TABLES = [
    ("parchis", 4, {}),
    ("parques", 4, {}),
    ("parques", 8, {"seats": 8}),
    ("felix-sex", 2, {}),
    ("stax", 2, {}),
]


def begun(folder: Path, game_id: str, players: int, options: dict[str, Any], actions: int = 60) -> Path:
    """Save a game of people, played by chance up to a choice."""
    game = ludoteca.new(game_id, players=players, seed=4, **options)
    chooser = random.Random(5)
    while len(game.history) < actions or game.phase != "move":
        if game.phase == "roll":
            game.roll()
        else:
            game.push(chooser.choice(game.legal_moves))
    people = "".join(f"Seat {seat}: Ana {seat}\n" for seat in range(players))
    path = folder / "begun.txt"
    path.write_text(game.record().to_text().replace("\n\n", f"\n{people}\n", 1), encoding="utf-8")
    return path


async def at_table(pilot: Pilot[Any], app: FullApp) -> TableScreen:
    for _ in range(PATIENCE):
        if isinstance(app.screen, TableScreen) and app.screen.entries:
            await pilot.pause()
            return app.screen
        await pilot.pause(0.005)
    raise AssertionError("no table came up")


def playing(path: Path, language: str = "es") -> FullApp:
    return FullApp(GameRequest(None, None, None, None, "beginner", None, (), path), language, 0)


def seen(app: FullApp, region: Region) -> list[str]:
    """Read a part of what the window shows."""
    lines = ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]
    return [line[region.x : region.right].rstrip() for line in lines[region.y : region.bottom]]


@pytest.mark.parametrize("language", ["es", "en"])
@pytest.mark.parametrize(("game_id", "players", "options"), TABLES)
async def test_all_that_one_needs_is_seen(
    tmp_path: Path, game_id: str, players: int, options: dict[str, Any], language: str
) -> None:
    app = playing(begun(tmp_path, game_id, players, options), language)
    async with app.run_test(size=SMALL) as pilot:
        screen = await at_table(pilot, app)
        board, history = screen.query_one(BoardPane), screen.query_one("#history", OptionList)
        # the board, without scrolling
        drawn = str(screen.query_one("#picture", Static).content).splitlines()
        assert (board.max_scroll_x, board.max_scroll_y) == (0, 0)
        assert seen(app, board.content_region)[: len(drawn)] == [line.rstrip() for line in drawn]
        # three lines of history, the last ones
        assert history.region.height == 3
        spellings = [line.spelling(screen.game) for line in screen.story.lines[-3:]]
        shown = seen(app, history.region)
        assert all(spelling[:60] in line for spelling, line in zip(spellings, shown, strict=True)), shown
        # whose turn it is, the dice, the question, the moves, and where the rest is explained
        side = "\n".join(seen(app, screen.query_one("#side").region))
        assert f"Ana {screen.game.seat}" in side.split("▶")[1].splitlines()[0]
        throw = screen.game.last_throw
        assert throw is None or " ".join(f"[{face}]" for face in throw.dice) in side
        for selector in ("#asked", "#moves"):
            part = screen.query_one(selector)
            assert screen.query_one("#side").region.contains_region(part.region)
        assert screen.query_one("#moves").content_size.height >= 5
        keys = "".join(seen(app, screen.query_one("#keys").region))
        assert app.speaker.words("key.help") in keys
        assert app.speaker.words("key.quit") in keys


async def test_what_is_said_does_not_push_the_board_away(tmp_path: Path) -> None:
    app = playing(begun(tmp_path, "parchis", 4, {}))
    async with app.run_test(size=SMALL) as pilot:
        screen = await at_table(pilot, app)
        board = screen.query_one(BoardPane)
        before = board.region
        screen.say("Palabras. " * 20)
        await pilot.pause()
        note = screen.query_one("#note").region
        assert board.region == before
        assert "Palabras." in seen(app, note)[0]
        assert not note.overlaps(screen.query_one("#keys").region)


async def test_a_click_on_the_small_board_chooses_a_move(tmp_path: Path) -> None:
    app = playing(begun(tmp_path, "parchis", 4, {}))
    async with app.run_test(size=SMALL) as pilot:
        screen = await at_table(pilot, app)
        first, second = (common_spots(screen.game, entry.moves) for entry in screen.entries[:2])
        spots = placed(screen.query_one(BoardPane).rows)
        line, column = next((line, column) for line, column, span in spots if span.spot in second - first)
        await pilot.click("#picture", offset=(column, line))
        await pilot.pause()
        assert screen.query_one("#moves", OptionList).highlighted == 1


async def test_the_board_has_its_usual_size_where_the_window_has_room(tmp_path: Path) -> None:
    app = playing(begun(tmp_path, "parchis", 4, {}))
    async with app.run_test(size=SMALL) as pilot:
        screen = await at_table(pilot, app)
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        usual = screen.game.rulebook.characters(screen.game.state)
        assert len(str(screen.query_one("#picture", Static).content).splitlines()) == len(usual)
