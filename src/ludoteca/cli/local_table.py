"""A table on this machine: people at one keyboard, and bots on the seats that nobody has."""

import shlex
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path

from ludoteca.bots import DEFAULT_LEVEL, Bot, Choice, bot_for
from ludoteca.cli.files import named_record
from ludoteca.cli.story import Line, lines_since, preview, result_words
from ludoteca.cli.table import News, Table
from ludoteca.core.errors import UndoError
from ludoteca.core.game import Game
from ludoteca.core.moves import Action, Move, Played
from ludoteca.core.processes import cores
from ludoteca.core.ranking import Ranking
from ludoteca.core.text import Message

BOT_SECONDS = 2.0  # at most, for a bot's move


class LocalTable(Table):
    """One game at one keyboard."""

    def __init__(self, game: Game, people: Mapping[int, str], level: str = DEFAULT_LEVEL) -> None:
        """Seat the people; the other seats are bots' of that level."""
        self.game, self.names, self.level = game, people, level
        self.reasons: dict[int, Message] = {}  # why bots moved as they did, by the place in the history
        self.saved: tuple[Action, ...] = game.history

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.game.legal_moves

    @property
    def is_over(self) -> bool:
        return self.game.phase == "over"

    @property
    def ranking(self) -> Ranking:
        return self.game.ranking

    @property
    def is_saved(self) -> bool:
        """Whether nothing has happened since the game was saved or loaded."""
        return self.game.history == self.saved

    @property
    def length(self) -> int:
        return len(self.game.history)

    def is_played_here(self, seat: int | None) -> bool:
        return seat in self.names

    def throw(self) -> None:
        self.game.roll()

    def push(self, move: Move) -> None:
        self.game.push(move)

    def undo(self) -> Played | None:
        """Take back the last move that a person chose, with all that came after it."""
        history = self.game.history
        chosen = [i for i, one in enumerate(history) if isinstance(one, Played) and one.seat in self.names]
        if not chosen:
            raise UndoError(Message("cli", "undo.nothing"))
        while len(self.game.history) > chosen[-1]:
            action = self.game.undo()
        self.reasons = {place: reason for place, reason in self.reasons.items() if place < self.length}
        return action if isinstance(action, Played) else None

    def preview(self, moves: Sequence[Move], language: str) -> list[str]:
        return preview(self.game, moves, language)

    def news(self, since: int, language: str) -> list[News]:
        """List what has happened, a line for each throw."""
        return [News(line.seat, self.words_of(line, language)) for line in lines_since(self.game, since)]

    def words_of(self, line: Line, language: str) -> str:
        """Describe what happened in a line, and why a bot did it."""
        reason = self.reasons.get(line.last)
        return f"{line.words(language)} ({reason.explain(language)})" if reason else line.words(language)

    def result(self, language: str) -> str:
        """Describe how the game has ended, and by which rule."""
        return result_words(self.game, language)

    def record(self, path: Path) -> str:
        """Write the record with the names of the people; as JSON where the name of the file says so."""
        record = named_record(self.game, self.names)
        return record.to_json() if path.suffix == ".json" else record.to_text()

    def saved_in(self, path: Path) -> Message:
        """Note that the game is saved, and return how to go on with it."""
        self.saved = self.game.history
        return Message("cli", "save.done", {"path": path, "quoted": shlex.quote(str(path))})

    # Bots

    def bot(self) -> Bot:
        """Return the bot of the table: with the same seed it chooses the same in the same position."""
        return bot_for(self.game.id, self.level, zlib.crc32(self.game.record().seed.encode()), threads=cores())

    def push_choice(self, choice: Choice) -> None:
        """Play what a bot has chosen, and keep its reason where it had a choice."""
        if len(self.game.legal_moves) > 1:
            self.reasons[self.length] = choice.reason
        self.game.push(choice.move)

    def is_left_to_bots(self) -> bool:
        """Return whether all people have their places, and only bots play on."""
        placed = {seat for place in self.game.ranking for seat in place}
        return bool(self.names) and self.names.keys() <= placed
