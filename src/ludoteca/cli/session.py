"""The course of a game at a table of this machine, line by line: persons are asked, bots move by themselves."""

from ludoteca.cli.local_table import BOT_SECONDS, LocalTable
from ludoteca.cli.prompt import Prompt
from ludoteca.cli.screen import Screen
from ludoteca.cli.table_view import TableView


class Session:
    """One game from where it is until a person leaves."""

    def __init__(self, screen: Screen, table: LocalTable) -> None:
        self.screen, self.table = screen, table
        self.view = TableView(screen, table, self.is_paced)

    def is_paced(self, seat: int | None) -> bool:
        """Return whether people need time to read about a seat: a bot's, as long as some of them play on."""
        return not self.table.is_played_here(seat) and not self.table.is_left_to_bots()

    def run(self) -> None:
        """Play until a person leaves, or to the end where there is nobody to ask."""
        table = self.table
        self.view.welcome("welcome_back" if table.game.history else "welcome")
        while table.names or self.screen.is_interactive or not table.is_over:
            if table.is_over:
                self.view.announce_end()
                Prompt(self.view).ask()
            elif table.is_played_here(table.game.seat):
                self.ask_person()
            else:
                self.play_bot()
        self.view.announce_end()

    def ask_person(self) -> None:
        """Show how things stand and ask for a throw or a move."""
        prompt = Prompt(self.view)
        is_listed = self.view.show_news(prompt.list_due)
        self.view.print_news()
        prompt.ask(is_listed=is_listed)
        self.view.print_news()

    def play_bot(self) -> None:
        """Throw for a bot, and move as long as that throw lasts."""
        table, game, seat = self.table, self.table.game, self.table.game.seat
        if not table.names and self.screen.is_interactive and seat == 0:
            self.view.board.show_news()  # a demo shows it once a round
        if game.phase == "roll":
            game.roll()
        while game.phase == "move" and game.seat == seat:
            table.push_choice(table.bot().choose(game, BOT_SECONDS))
        if not table.names:
            self.view.print_news()
