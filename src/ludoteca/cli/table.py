"""A table in the terminal: a game, who plays it, and what is told of it."""

from collections.abc import Callable, Mapping

from rich.text import Text

from ludoteca.bots import DEFAULT_LEVEL
from ludoteca.cli.screen import BoardView, Screen
from ludoteca.cli.story import Line, lines_since
from ludoteca.core.game import Game
from ludoteca.core.moves import Action
from ludoteca.core.text import Message, catalogue

LAST_LINES = 3  # of history, beside the board


class Table:
    """One game at one keyboard; the seats that no person has are bots'."""

    def __init__(self, screen: Screen, game: Game, people: Mapping[int, str], level: str = DEFAULT_LEVEL) -> None:
        """Sit the people down, by seat."""
        self.screen, self.game, self.people, self.level = screen, game, people, level
        self.reasons: dict[int, Message] = {}  # why bots moved as they did, by the place in the history
        self.board = BoardView(screen, game, is_fitted=True)
        self.tell_last_again()
        self.saved: tuple[Action, ...] = game.history

    def tell_last_again(self) -> None:
        """Let the next telling begin with the last action, for whoever comes to a game at this point."""
        self.told = max(0, len(self.game.history) - 1)

    def welcome(self) -> None:
        """Say what is played and by whom."""
        info, setup = self.game.rulebook.info, self.game.setup
        language = self.screen.language
        mode = next(mode.label(language) for mode in info.modes if mode.id == setup.mode)
        self.screen.say("title", game=info.label(language), players=setup.players, mode=mode)
        seats = [self.label(seat) for seat in range(setup.players)]
        self.screen.say("welcome_back" if self.game.history else "welcome", seats=seats)

    def show_news(self, list_moves: Callable[[], None]) -> bool:
        """Show the board if it has changed; tell whether the moves were listed beside it.

        That is where they stand on a low terminal, where the board is shown again with each list of moves, since it
        would have gone out of sight.
        """
        columns = self.board.columns_beside
        moves = self.screen.lines_of(list_moves, columns) if columns else []
        if not columns or not (moves or self.board.has_news):
            self.board.show_news()
            return False
        history = self.screen.lines_of(self.tell_last, columns)
        has_room = len(history) + 1 + len(moves) <= len(self.board.rows())
        self.board.show([*history, Text(), *moves] if has_room else history)
        self.told = len(self.game.history)
        return has_room

    def tell_last(self) -> None:
        """Tell the last few things that happened."""
        for line in lines_since(self.game, 0)[-LAST_LINES:]:
            self.screen.entry(self.lead(line.seat), self.words_of(line))

    def tell(self) -> None:
        """Tell what has happened and was not told yet; bots' doings at a pace that can be read."""
        lines = lines_since(self.game, self.told)
        self.told = len(self.game.history)
        for line in lines:
            self.screen.entry(self.lead(line.seat), self.words_of(line))
            if line.seat not in self.people and not self.people_have_finished():
                self.screen.pause()

    def words_of(self, line: Line) -> str:
        """Say what happened, and why a bot did it."""
        language = self.screen.language
        reason = self.reasons.get(line.last)
        return f"{line.words(language)} ({reason.explain(language)})" if reason else line.words(language)

    def people_have_finished(self) -> bool:
        """Tell whether only bots play on, for the places that are left."""
        placed = {seat for place in self.game.ranking for seat in place}
        return bool(self.people) and self.people.keys() <= placed

    def announce_end(self) -> None:
        """Show the last position, who won and why, and the places."""
        self.board.show_news()
        self.tell()
        result = self.game.result
        assert result is not None
        self.screen.print()
        self.screen.say("end.title")
        self.screen.say("rule", sentence=result.explain(self.screen.language), clause=result.clause)
        place = 1
        for seats in self.game.ranking:
            self.screen.say("end.place", place=place, seats=[self.label(seat) for seat in seats])
            place += len(seats)

    def lead(self, seat: int) -> Text:
        """Begin a line about a seat with its letters; spoken words need none."""
        return Text() if self.screen.plain else Text.assemble(self.board.badge(seat), " ")

    def label(self, seat: int) -> str:
        """Name a seat: who, and in which colours."""
        name = self.people.get(seat) or self.screen.words("bot")
        colours = colour_words(self.game, seat, self.screen.language)
        return self.screen.words("seat", name=name, colours=colours)


def colour_words(game: Game, seat: int, language: str) -> list[str]:
    """Name the colours of a seat, or give their letters where the game has no words for them."""
    vocabulary: dict[str, str] = catalogue(game.id, language).get("words", {}).get("colour", {})
    letters = game.rulebook.seat_label(game.setup, seat).split("+")
    return [vocabulary.get(letter, letter) for letter in letters]
