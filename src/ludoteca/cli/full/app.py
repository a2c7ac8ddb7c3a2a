"""The full-screen application: from the start screen to the table and on to the next game."""

import asyncio
import os
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Console
from textual import work
from textual.app import App
from textual.binding import Binding, BindingType

import ludoteca
from ludoteca.cli.files import is_prepared, people_in, read_bytes
from ludoteca.cli.full.begin_screen import BeginScreen
from ludoteca.cli.full.dialogs import Preparing
from ludoteca.cli.full.table_screen import TableScreen
from ludoteca.cli.local_table import LocalTable
from ludoteca.cli.output import EXIT_INTERRUPTED, Speaker
from ludoteca.cli.play import GameRequest
from ludoteca.compilation import compile_rules
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.options import Setup
from ludoteca.core.record_reader import read_record
from ludoteca.core.replay import replay
from ludoteca.games import info_of, rulebook_of

# The classes that the style sheet lays a screen out by, from a number of columns or lines on
WIDTHS = [(0, "-narrow"), (118, "-middle"), (145, "-wide")]
HEIGHTS = [(0, "-low"), (38, "-high")]


class FullApp(App[LudotecaError | None]):
    """One person's, or one family's, evening at a terminal."""

    TITLE = "Ludoteca"
    CSS_PATH = "full.tcss"
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", priority=True)]

    def __init__(self, request: GameRequest, language: str, pace: float) -> None:
        """Begin with what the command line says."""
        super().__init__()
        self.request, self.speaker, self.pace_s = request, Speaker(language, "full"), pace
        self.farewell = ""

    def on_mount(self) -> None:
        """Ask for a game, or go on with a saved one."""
        if self.request.load is None:
            self.push_screen(BeginScreen(self.request))
        else:
            self.load(self.request.load)

    @work
    async def load(self, path: Path) -> None:
        """Go on with a saved game, whose people are asked for where it does not name them."""
        try:
            record = read_record(read_bytes(path))
            await self.prepare(info_of(record.game).id)
            game = await asyncio.to_thread(replay, record, rulebook_of)
        except LudotecaError as error:
            self.exit(error)
            return
        known = people_in(game)
        if known and self.request.people is None:
            self.go_on(game, dict(known), self.request.level)
        else:
            self.push_screen(BeginScreen(self.request, game))

    @work(exclusive=True)
    async def begin(self, setup: Setup, people: dict[int, str], level: str, seed: str | None) -> None:
        """Begin a new game, once its rules are compiled."""
        await self.prepare(setup.game)
        game = ludoteca.new(setup.game, players=setup.players, mode=setup.mode, seed=seed, **setup.options)
        self.go_on(game, people, level)

    def go_on(self, game: Game, people: dict[int, str], level: str) -> None:
        """Show the table of a game."""
        self.show_only(TableScreen(LocalTable(game, people, level), self.speaker))

    def show_only(self, screen: TableScreen | BeginScreen) -> None:
        """Put a screen in the place of the one that is there."""
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def rematch(self, table: LocalTable) -> None:
        """Play the same again, with other dice."""
        self.go_on(Game(table.game.rulebook, table.game.setup), dict(table.names), table.level)

    def another(self) -> None:
        """Ask for another game."""
        self.show_only(BeginScreen(GameRequest(None, None, None, None, self.request.level, None, (), None)))

    def leave(self, farewell: str = "") -> None:
        """End, with something to say on the terminal afterwards."""
        self.farewell = farewell
        self.exit()

    def exit(self, result: LudotecaError | None = None, return_code: int = 0, message: Any | None = None) -> None:
        """End, and cancel the bots that are still choosing."""
        self.workers.cancel_all()
        super().exit(result, return_code, message)

    async def prepare(self, game_id: str) -> None:
        """Compile the rules where they are not yet, behind a dialog that says so."""
        if not is_prepared(game_id):
            await self.push_screen(Preparing(self.speaker.words("preparing")))
            await asyncio.to_thread(compile_rules, game_id)
            await self.pop_screen()

    def action_interrupt(self) -> None:
        """Leave as Ctrl+C does: the table asks first whether to save, but not twice."""
        if isinstance(self.screen, TableScreen):
            self.screen.action_leave()
        else:
            self.exit(return_code=EXIT_INTERRUPTED)

    async def action_quit(self) -> None:
        """Leave as Ctrl+Q does, which is the same here."""
        self.action_interrupt()


def run(request: GameRequest, language: str, *, color: bool, pace: float) -> int:
    """Play until the person leaves, then give the terminal back; returns the exit status.

    LudotecaError says what is wrong with a file.
    """
    if not color:
        os.environ["NO_COLOR"] = "1"  # where Textual looks
    app = FullApp(request, language, pace)
    error = app.run()
    if error is not None:
        raise error
    console = Console(highlight=False, markup=False, emoji=False)
    for sentence in (app.farewell, app.speaker.words("goodbye")):
        if sentence:
            console.print(sentence, soft_wrap=True)
    return app.return_code or 0
