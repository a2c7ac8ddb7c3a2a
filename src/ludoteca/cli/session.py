"""The course of a game at the table: persons are asked, bots move by themselves."""

import random
from dataclasses import dataclass

from ludoteca.cli.prompt import Prompt
from ludoteca.cli.table import Table


class Person:
    """Someone at the keyboard."""

    def act(self, table: Table) -> None:
        """Show how things stand and ask for a throw or a move."""
        table.board.show_news()
        table.tell()
        Prompt(table).ask()
        table.tell()


@dataclass(frozen=True, slots=True)
class Bot:
    """Moves at random, the same way again when a game with the same seed comes to the same point."""

    seed: str

    def act(self, table: Table) -> None:
        """Throw, and move as long as that throw lasts."""
        game, seat = table.game, table.game.seat
        if not table.people and table.screen.is_interactive and seat == 0:
            table.board.show_news()  # a demo shows it once a round
        if game.phase == "roll":
            game.roll()
        while game.phase == "move" and game.seat == seat:
            chance = random.Random(f"{self.seed} {len(game.history)}")
            game.push(chance.choice(game.legal_moves))
        if not table.people:
            table.tell()


def run(table: Table) -> None:
    """Play until a person leaves, or to the end where there is nobody to ask."""
    person, bot = Person(), Bot(table.game.record().seed)
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
