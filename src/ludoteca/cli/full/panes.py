"""The parts of the table that a person sees: board, players, dice, what is asked, and the past."""

from collections.abc import Collection, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from ludoteca.cli.files import Timeline
from ludoteca.cli.full.board import BoardPane, is_small
from ludoteca.cli.full.dice import drawn, written
from ludoteca.cli.full.entries import Entry
from ludoteca.cli.local_table import LocalTable
from ludoteca.cli.output import Speaker
from ludoteca.cli.screen import Palette
from ludoteca.cli.story import Line, Story, places, title

LINES_OF_TRACKS = 23  # higher boards get more of the window
TURN, NO_TURN = "▶ ", "  "


class Entries(OptionList):
    """A list that bears keys while it is hidden, as behind a large board, which Textual's own does not."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Turn no pages where none is seen."""
        return bool(self.size.height) or action not in {"page_up", "page_down"}


class Panes(Container):
    """Shows one table; what is shown comes from the game, and nothing is decided here."""

    def __init__(self, table: LocalTable, speaker: Speaker, story: Story) -> None:
        super().__init__(id="table")
        self.table, self.speaker, self.story, self.palette = table, speaker, story, Palette(table.game)
        self.shown_language = ""

    def compose(self) -> ComposeResult:
        """Lay the parts out; the style sheet places them by the size of the window."""
        yield BoardPane(self.palette)
        with Vertical(id="side"):
            with Horizontal(id="top"):
                yield Static(id="players")
                yield Static(id="dice")
            yield Static(id="asked")
            yield Entries(id="moves", markup=False)
        yield Entries(id="history", markup=False)

    @property
    def is_small(self) -> bool:
        """Whether board, moves and history have to share a small window."""
        return is_small(self.screen)

    # The board

    def show_board(self, lit: Collection[str] = (), line: int | None = None) -> None:
        """Draw the position, now with some spots lit, or after a line of the past."""
        game, heading = self.table.game, title(self.table.game, self.speaker.language)
        if line is not None:
            timeline = Timeline(game.copy())
            timeline.go(self.story.lines[line].last + 1)
            game = timeline.game
            heading = self.speaker.words("looking", number=line + 1, total=len(self.story.lines))
        board = self.query_one(BoardPane)
        rows = game.rulebook.characters(game.state, game.last_legs(), board.board_size)
        board.draw(rows, lit)
        self.set_class(len(rows) > LINES_OF_TRACKS, "tall")
        board.border_title = f" {heading} "
        board.set_class(line is not None, "past")

    # Who and what

    def show_players(self) -> None:
        """List the players: whose turn it is, which place they have."""
        game, table, words = self.table.game, self.table, self.speaker.words
        bot = words("bot_of_level", level=words(f"level.{table.level}"))
        place_of = {seat: number for number, seats in places(table.ranking) for seat in seats}
        lines = []
        for seat in range(game.setup.players):
            name, badge = table.names.get(seat) or bot, self.palette.badge(seat)
            line = Text.assemble(TURN if seat == game.seat else NO_TURN, badge, " ", name)
            if seat == game.seat:
                line.stylize("bold", len(TURN) + len(badge))
            if seat in place_of:
                line.append(f"  {place_of[seat]}.", "bold")
            lines.append(line)
        self.query_one("#players", Static).update(Text("\n").join(lines))

    def show_dice(self) -> None:
        """Draw the last throw."""
        throw = self.table.game.last_throw
        pane = self.query_one("#dice", Static)
        pane.display = throw is not None
        if throw:
            faces = self.table.game.rulebook.info.faces
            pane.update(written(throw.dice) if self.is_small else drawn(throw.dice, faces))

    def show_asked(self, sentence: str, seat: int | None = None) -> None:
        """Show what is asked, and of whom."""
        lead = Text() if seat is None else Text.assemble(self.palette.badge(seat), " ")
        self.query_one("#asked", Static).update(Text.assemble(lead, (sentence, "bold")))

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """List what can be done, the first of it chosen."""
        moves = self.query_one("#moves", OptionList)
        moves.border_title = self.speaker.words("pane.moves")
        moves.set_options([Option(entry.label) for entry in entries])
        moves.highlighted = 0 if entries else None

    # The past

    def show_history(self) -> None:
        """List what happened since it was last shown; all of it in another language."""
        history = self.query_one("#history", OptionList)
        history.border_title = self.speaker.words("pane.history")
        if self.shown_language != self.speaker.language:
            self.shown_language = self.speaker.language
            history.set_options(map(self.past_line, self.story.lines))
        else:
            while history.option_count > self.story.kept:
                history.remove_option_at_index(history.option_count - 1)
            history.add_options(map(self.past_line, self.story.lines[self.story.kept :]))
        if not history.has_focus:
            history.scroll_end(animate=False)

    def past_line(self, line: Line) -> Option:
        """Write a line of the past in notation and in words."""
        lead = Text.assemble(self.palette.badge(line.seat), " ", (line.spelling(self.table.game), "bold"), "  ")
        return Option(Text.assemble(lead, self.table.words_of(line, self.speaker.language)))
