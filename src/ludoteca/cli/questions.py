"""What is asked before a game: which, how many, how, who. Enter takes the default; a pipe is not asked."""

from collections.abc import Mapping, Sequence

import ludoteca
from ludoteca.cli.commands import read_command
from ludoteca.cli.files import NAME_LIMIT, is_name
from ludoteca.cli.options import allowed_modes, allowed_players, default_players
from ludoteca.cli.output import shorten
from ludoteca.cli.prompt import Leave
from ludoteca.cli.screen import Screen
from ludoteca.cli.story import colour_words
from ludoteca.core.game import Game
from ludoteca.core.options import GameInfo


class Questions:
    """Asks a person who has a terminal, and takes the default otherwise."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def game(self) -> str:
        """Ask which game, where there are several."""
        return self.choice("game", {game: info.label(self.screen.language) for game, info in ludoteca.games.items()})

    def players(self, info: GameInfo, mode: str | None) -> int:
        """Ask how many players, where the game and the mode leave a choice."""
        return self.number("players", allowed_players(info, mode), default_players(info, mode))

    def mode(self, info: GameInfo, players: int) -> str:
        """Ask for the mode, where that many players have a choice."""
        return self.choice("mode", allowed_modes(info, players, self.screen.language), info.default_modes[players])

    def people(self, players: int) -> int:
        """Ask how many of the players are people."""
        return self.number("people", range(players + 1), 1)

    def names(self, game: Game, people: int) -> dict[int, str]:
        """Ask for the name of each person; they take the first seats."""
        return {seat: self.name(game, seat) for seat in range(people)}

    def name(self, game: Game, seat: int) -> str:
        """Ask for one name."""
        default = self.screen.words("person", number=seat + 1)
        if not self.screen.is_interactive:
            return default
        question = self.screen.words("ask.name", colours=colour_words(game, seat, self.screen.language))
        while True:
            name = self.ask(question, default)
            if is_name(name):
                return name
            self.screen.say("ask.name_expected", limit=NAME_LIMIT)

    def number(self, key: str, allowed: Sequence[int], default: int) -> int:
        """Ask for one of some numbers."""
        if len(allowed) == 1 or not self.screen.is_interactive:
            return default
        numbers = {str(number): number for number in allowed}
        question = self.screen.words(f"ask.{key}", allowed=", ".join(numbers))
        while True:
            reply = self.ask(question, str(default))
            if reply in numbers:
                return numbers[reply]
            if read_command(reply) == ("quit", ""):
                raise Leave
            self.screen.say("ask.number_expected", text=shorten(reply), allowed=", ".join(numbers))

    def choice(self, key: str, labels: Mapping[str, str], default: str | None = None) -> str:
        """Ask for one of some things by its number in a list; the first is the default where none is named."""
        names = list(labels)
        place = names.index(default) if default else 0
        if len(names) == 1 or not self.screen.is_interactive:
            return names[place]
        for number, label in enumerate(labels.values(), 1):
            self.screen.print(f"  {number}  {label}")
        return names[self.number(key, range(1, len(names) + 1), place + 1) - 1]

    def ask(self, question: str, default: str) -> str:
        """Ask with a default for Enter."""
        return self.screen.ask(self.screen.words("ask.default", question=question, default=default)) or default
