"""One question to a person at the table, and all that can be answered to it."""

from collections.abc import Callable

from ludoteca.cli import saving
from ludoteca.cli.commands import COMMANDS, is_reply, read_command
from ludoteca.cli.screen import sentence, shorten
from ludoteca.cli.story import foretell
from ludoteca.cli.table import Table
from ludoteca.core.errors import IllegalMove, InvalidMove, RollError
from ludoteca.core.moves import Move, Played
from ludoteca.core.refusals import Refusal
from ludoteca.core.text import say

LISTED_AT_ONCE = 20  # moves


class Leave(Exception):  # noqa: N818  (no error)
    """A person has left the table."""


class Prompt:
    """Asks whoever is next, until something has happened in the game."""

    def __init__(self, table: Table) -> None:
        """Look at what is due: a throw, a choice, or nothing more."""
        self.table, self.game, self.screen = table, table.game, table.screen
        self.moves = self.game.legal_moves
        self.answers: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "throw": self.throw,
            "undo": self.undo,
            "why": self.why,
            "board": self.board,
            "words": self.words,
            "moves": self.list_moves,
            "save": self.save,
            "quit": self.quit,
        }

    @property
    def situation(self) -> str:
        """What is asked: `roll`, `move`, `only_move` or `over`."""
        return "only_move" if len(self.moves) == 1 else self.game.phase

    def ask(self) -> None:
        """Ask until the game has gone on, or back."""
        before = self.game.history
        if self.moves:
            self.list_moves("")
        self.introduce()
        while self.game.history == before:
            self.answer(self.screen.ask(self.screen.words("prompt")))

    def introduce(self) -> None:
        """Say who is asked, and for what."""
        seat = self.game.seat
        if seat is None:
            self.screen.say(f"turn.{self.situation}")
        else:
            words = self.screen.words(f"turn.{self.situation}", seat=self.table.label(seat))
            self.screen.entry(self.table.lead(seat), words, style="bold")

    def answer(self, line: str) -> None:
        """Do what a line asks for."""
        if not line:
            self.take_default()
            return
        move = self.move_named(line)
        command = read_command(line)
        if move:
            self.game.push(move)
        elif command:
            name, argument = command
            self.answers[name](argument)
        else:
            self.refuse(line)

    def take_default(self) -> None:
        """Do what Enter stands for."""
        if self.situation == "roll":
            self.game.roll()
        elif self.situation == "only_move":
            self.game.push(self.moves[0])
        elif self.situation == "over":
            raise Leave
        else:
            self.screen.say("turn.several", expected=self.expected())

    def move_named(self, line: str) -> Move | None:
        """Find a legal move by its number in the list or its spelling, in capitals or not."""
        for number, move in enumerate(self.moves, 1):
            if line == str(number) or line.casefold() == move.text.casefold():
                return move
        return None

    def refuse(self, line: str) -> None:
        """Say why a line is no answer, and what would be."""
        if self.moves and line.isdecimal():
            self.screen.say("turn.no_such_number", text=shorten(line), expected=self.expected())
            return
        try:
            self.game.push(self.read_move(line))
        except InvalidMove:
            self.screen.say("turn.unknown", text=shorten(line), expected=sentence(self.expected()))
        except IllegalMove as error:
            self.say_refusal(error.refusal)

    def read_move(self, text: str) -> Move:
        """Read a spelling as it is typed, or else with the capitals that people leave out."""
        words = text.split()
        for variant in (text, " ".join(words).lower(), " ".join(words).upper(), " ".join(map(str.capitalize, words))):
            try:
                return self.game.rulebook.read_move(self.game.state, variant)
            except InvalidMove:
                continue
        return self.game.rulebook.read_move(self.game.state, text)

    def expected(self) -> str:
        """Say what an answer could be."""
        return self.screen.words(f"turn.expected.{self.situation}", count=len(self.moves), example=self.example())

    def example(self) -> str:
        """Give a move that is legal now, or any that was played."""
        played = (one.move for one in reversed(self.game.history) if isinstance(one, Played))
        return str(next(iter(self.moves), None) or next(played, ""))

    def say_refusal(self, refusal: Refusal) -> None:
        """Say why a move is not allowed, and which rule says so."""
        self.screen.say("rule", sentence=refusal.explain(self.screen.language), clause=refusal.clause)

    # Commands

    def help(self, _: str) -> None:
        """Explain what is asked, the spelling of moves, and the commands."""
        seat = self.game.seat
        label = "" if seat is None else self.table.label(seat)
        self.screen.say(f"help.now.{self.situation}", seat=label, example=self.example())
        self.screen.print(say(self.game.id, "notation", self.screen.language))
        self.screen.say("help.commands")
        usages = {command: self.screen.words(f"usage.{command}") for command in COMMANDS}
        width = max(map(len, usages.values()))
        for command, usage in usages.items():
            lead = f"{usage}: " if self.screen.plain else f"  {usage.ljust(width)}  "
            self.screen.entry(lead, self.screen.words(f"help.{command}"))
        self.screen.say("help.short")

    def throw(self, _: str) -> None:
        """Throw, as Enter does."""
        try:
            self.game.roll()
        except RollError as error:
            self.screen.print(sentence(error.explain(self.screen.language)))

    def undo(self, _: str) -> None:
        """Take back the last move that a person chose, with all that came after it."""
        history = self.game.history
        chosen = [i for i, one in enumerate(history) if isinstance(one, Played) and one.seat in self.table.people]
        if not chosen:
            self.screen.say("undo.nothing")
            return
        while len(self.game.history) > chosen[-1]:
            action = self.game.undo()
        assert isinstance(action, Played)
        self.table.tell_last_again()
        self.screen.say("undo.done", move=action.move, seat=self.table.label(action.seat))

    def why(self, text: str) -> None:
        """Say whether a move is allowed now, and if not, why."""
        if not text:
            self.screen.say("why.which", example=self.example())
            return
        try:
            move = self.read_move(text)
        except InvalidMove as error:
            self.screen.print(sentence(error.explain(self.screen.language)))
            return
        refusal = self.game.why_not(move)
        if refusal:
            self.say_refusal(refusal)
        else:
            self.screen.say("why.legal", move=move)

    def board(self, _: str) -> None:
        """Show the board again."""
        self.table.board.show()

    def words(self, _: str) -> None:
        """Tell the position in words."""
        self.table.board.tell()

    def list_moves(self, text: str) -> None:
        """List the moves with their numbers and what they do; those that have a text in them, where one is given."""
        if not self.moves:
            self.screen.say("moves.none_now")
            return
        wanted = text.casefold()
        found = [(number, move) for number, move in enumerate(self.moves, 1) if wanted in move.text.casefold()]
        if not found:
            self.screen.say("moves.none_with", text=shorten(text))
        shown = found[:LISTED_AT_ONCE]
        width = max((len(move.text) for _, move in shown), default=0)
        for number, move in shown:
            lead = f"{number}: {move}. " if self.screen.plain else f"{number:>3}  {move.text.ljust(width)}  "
            self.screen.entry(lead, foretell(self.game, move, self.screen.language))
        if len(found) > len(shown):
            self.screen.say("moves.more", count=len(found) - len(shown))

    def save(self, name: str) -> None:
        """Keep the game in a new file."""
        saving.save(self.table, name)

    def quit(self, _: str) -> None:
        """Leave, after an offer to save what is not saved yet."""
        if self.game.history == self.table.saved:
            raise Leave
        self.screen.say("save.before_leaving")
        reply = self.screen.ask(self.screen.words("prompt"))
        stays_unsaved = not reply or is_reply("no", reply) or read_command(reply) == ("quit", "")
        if stays_unsaved or saving.save(self.table, "" if is_reply("yes", reply) else reply):
            raise Leave
