"""The course of a game at the table: persons are asked, bots move by themselves."""

import zlib
from dataclasses import dataclass

from ludoteca.bots import bot_for
from ludoteca.cli.prompt import Prompt
from ludoteca.cli.table import Table

MOST_SECONDS = 2.0  # for a bot's move


class Person:
    """Someone at the keyboard."""

    def act(self, table: Table) -> None:
        """Show how things stand and ask for a throw or a move."""
        prompt = Prompt(table)
        is_listed = table.show_news(prompt.list_due)
        table.tell()
        prompt.ask(is_listed=is_listed)
        table.tell()


@dataclass(frozen=True, slots=True)
class Bot:
    """A program on a seat; it moves the same way again when a game with the same seed comes to the same point."""

    level: str
    seed: str

    def act(self, table: Table) -> None:
        """Throw, and move as long as that throw lasts."""
        game, seat = table.game, table.game.seat
        if not table.people and table.screen.is_interactive and seat == 0:
            table.board.show_news()  # a demo shows it once a round
        if game.phase == "roll":
            game.roll()
        while game.phase == "move" and game.seat == seat:
            choice = bot_for(game.id, self.level, zlib.crc32(self.seed.encode())).choose(game, MOST_SECONDS)
            if len(game.legal_moves) > 1:
                table.reasons[len(game.history)] = choice.reason
            game.push(choice.move)
        if not table.people:
            table.tell()


def run(table: Table) -> None:
    """Play until a person leaves, or to the end where there is nobody to ask."""
    person, bot = Person(), Bot(table.level, table.game.record().seed)
    table.welcome()
    while True:
        seat = table.game.seat
        if seat is not None:
            (person if seat in table.people else bot).act(table)
            continue
        table.announce_end()
        if not table.people and not table.screen.is_interactive:
            return
        Prompt(table).ask()
