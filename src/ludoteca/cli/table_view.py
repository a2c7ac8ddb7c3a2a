"""A table line by line: the board, what has happened, and how it ended."""

from collections.abc import Callable

from rich.text import Text

from ludoteca.cli.screen import BoardView, Screen
from ludoteca.cli.story import ranking_words, title
from ludoteca.cli.table import Table

LAST_LINES = 3  # of history, right of the board
LOOKED_AT = 40  # things that happened: enough for some lines


class TableView:
    """Shows one table on a screen, and remembers how much of what happened it has printed."""

    def __init__(
        self, screen: Screen, table: Table, is_paced: Callable[[int | None], bool] = lambda seat: False
    ) -> None:
        """Begin with the last thing that happened; pause after lines about seats that people have to watch."""
        self.screen, self.table, self.is_paced = screen, table, is_paced
        self.board = BoardView(screen, table.game, is_fitted=True)
        self.rewind()

    def rewind(self) -> None:
        """Make the next news begin with the last thing that happened."""
        self.printed = max(0, self.table.length - 1)

    def label(self, seat: int) -> str:
        """Name a seat: who, and in which colours."""
        return self.table.label(seat, self.screen)

    def lead(self, seat: int | None) -> Text:
        """Begin a line about a seat with its letters; spoken words need none."""
        return Text() if self.screen.plain or seat is None else Text.assemble(self.board.palette.badge(seat), " ")

    def welcome(self, key: str) -> None:
        """Print what is played and, in a sentence of some key, by whom."""
        self.screen.print(title(self.table.game, self.screen.language))
        self.screen.say(key, seats=[self.label(seat) for seat in range(self.table.game.setup.players)])

    def show_news(self, list_moves: Callable[[], None]) -> bool:
        """Show the board if it has changed; return whether the moves were listed right of it.

        That is where they stand on a low terminal, where the board is shown again with each list of moves, since it
        would have gone out of sight.
        """
        columns = self.board.side_columns
        moves = self.screen.lines_of(list_moves, columns) if columns else []
        if not columns or not (moves or self.board.has_news):
            self.board.show_news()
            return False
        history = self.screen.lines_of(self.print_last, columns)
        fits = len(history) + 1 + len(moves) <= len(self.board.rows())
        self.board.show([*history, Text(), *moves] if fits else history)
        self.printed = self.table.length
        return fits

    def print_last(self) -> None:
        """Print the last few things that happened."""
        for one in self.table.news(max(0, self.table.length - LOOKED_AT), self.screen.language)[-LAST_LINES:]:
            self.screen.entry(self.lead(one.seat), one.words)

    def print_news(self) -> None:
        """Print what has happened and was not printed yet."""
        news = self.table.news(self.printed, self.screen.language)
        self.printed = self.table.length
        for one in news:
            self.screen.entry(self.lead(one.seat), one.words)
            if self.is_paced(one.seat):
                self.screen.pause()

    def announce_end(self) -> None:
        """Show the last position, who won and why, and the places."""
        self.board.show_news()
        self.print_news()
        self.screen.print()
        self.screen.say("end.title")
        self.screen.print(self.table.result(self.screen.language))
        for line in ranking_words(self.table.ranking, self.label, self.screen.language):
            self.screen.print(line)
