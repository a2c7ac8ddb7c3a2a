"""One question to a person at the table, and all that can be answered to it, line by line."""

from collections.abc import Callable

from ludoteca.cli import turn as turns
from ludoteca.cli.commands import COMMANDS, WITH_MOVE, complete_command, is_reply, read_command
from ludoteca.cli.move_selection import RemainingMoves
from ludoteca.cli.output import sentence, shorten
from ludoteca.cli.table_view import TableView
from ludoteca.core.errors import InvalidMove, RollError
from ludoteca.core.text import say


class Leave(Exception):  # noqa: N818  (no error)
    """A person has left the table."""


class Prompt:
    """Asks the next player, until something has happened in the game."""

    def __init__(self, view: TableView) -> None:
        """Find out what is asked: a throw, a choice, or nothing more."""
        self.view, self.table, self.screen = view, view.table, view.screen
        self.turn = turns.Turn(view.table, view.screen)
        self.game, self.moves, self.selection = self.turn.game, self.turn.moves, self.turn.selection
        self.answers: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "throw": self.throw,
            "undo": self.undo,
            "why": lambda text: self.screen.print(self.turn.why(text)),
            "board": lambda _: self.view.board.show(),
            "words": lambda _: self.view.board.describe(),
            "moves": self.list_moves,
            "back": self.back,
            "save": lambda name: self.screen.print(self.table.save(name, self.screen)[1]),
            "quit": self.quit,
        }

    def ask(self, *, is_listed: bool = False) -> None:
        """Ask until the game has gone on, or back; the moves may be listed already."""
        before = self.game.history
        if not is_listed:
            self.list_due()
        self.introduce()
        while self.game.history == before:
            prompt = self.selection.remaining.text + self.screen.words("prompt")
            self.answer(self.screen.ask(prompt, self.complete))

    def list_due(self) -> None:
        """List the moves, where one is to be chosen."""
        if self.moves:
            self.list_moves("")

    def introduce(self) -> None:
        """Print who is asked, and for what."""
        seat = self.game.seat
        self.screen.entry(self.view.lead(seat), self.turn.question(), style="" if seat is None else "bold")

    def complete(self, line: str) -> list[str]:
        """List what a line can become: a move as far as its next step, or a command."""
        command = read_command(line)
        if " " in line and command and command[0] in WITH_MOVE:
            words = line.removesuffix(command[1]).rstrip()
            if words != line:
                return [f"{words} {way}" for way in self.selection.whole_continuations(command[1])]
        return [*self.selection.continuations(line), *complete_command(line, self.screen.language)]

    def answer(self, line: str) -> None:
        """Execute a line."""
        if not line:
            self.take_default()
            return
        move = self.turn.move_named(line)
        command = read_command(line)
        if move:
            self.table.push(move)
        elif self.turn.is_by_steps and (option := self.selection.option(line)):
            self.take_step(option)
        elif command:
            name, argument = command
            self.answers[name](argument)
        elif self.turn.is_by_steps and (remaining := self.selection.beginning(line)):
            self.narrow(remaining)
        else:
            self.refuse(line)

    def take_step(self, option: RemainingMoves) -> None:
        """Go a step on; the last one plays the move."""
        if option.only_move and not option.implied:
            self.table.push(option.only_move)
        else:
            self.narrow(option)

    def narrow(self, remaining: RemainingMoves) -> None:
        """Go on with fewer moves, and show them."""
        self.selection.take(remaining)
        self.list_moves("")
        self.introduce()

    def take_default(self) -> None:
        """Do what Enter stands for."""
        if self.turn.situation == "roll":
            self.table.throw()
        elif self.turn.situation in {"only_move", "last_step"}:
            self.table.push(self.selection.remaining.moves[0])
        elif self.turn.situation == "next_step":
            self.back("")
        elif self.turn.situation == "over":
            raise Leave
        else:
            self.screen.say("turn.several", expected=self.turn.expected())

    def refuse(self, line: str) -> None:
        """Explain why a line is no answer, and what would be."""
        if self.moves and line.isdecimal() and not self.turn.is_by_steps:
            self.screen.say("turn.no_such_number", text=shorten(line), expected=self.turn.expected())
            return
        try:
            move = self.turn.read_move(line)
            refusal = self.game.why_not(move)
        except InvalidMove:
            refusal = self.turn.guess_refusal(line) if self.turn.is_by_steps else None
            if refusal is None:
                self.screen.say("turn.unknown", text=shorten(line), expected=sentence(self.turn.expected()))
                return
        if refusal:
            self.screen.print(self.turn.refusal_words(refusal))
        else:
            self.table.push(move)

    # Commands

    def help(self, _: str) -> None:
        """Explain what is asked, the spelling of moves, and the commands."""
        seat = self.game.seat
        label = "" if seat is None else self.view.label(seat)
        self.screen.say(f"help.now.{self.turn.situation}", seat=label, example=self.turn.example())
        self.screen.print(say(self.game.id, "notation", self.screen.language))
        self.screen.say("help.commands")
        has_dice = self.game.rulebook.has_dice(self.game.setup)
        useless = {"throw": not has_dice, "back": not self.turn.is_by_steps}
        words = self.screen.words
        self.screen.list_usages(
            {words(f"usage.{one}"): words(f"help.{one}") for one in COMMANDS if not useless.get(one)}
        )
        self.screen.say("help.short")

    def throw(self, _: str) -> None:
        """Throw, as Enter does."""
        try:
            self.table.throw()
        except RollError as error:
            self.screen.print(sentence(error.explain(self.screen.language)))

    def undo(self, _: str) -> None:
        """Take back the last move that a person chose, with all that came after it."""
        before = self.table.length
        words = self.table.take_back(self.screen)
        if words:
            self.screen.print(words)
        if self.table.length < before:
            self.view.rewind()

    def list_moves(self, text: str) -> None:
        """List the moves with their numbers and what they do; those that have a text in them, where one is given."""
        if not self.moves:
            self.screen.say("moves.none_now")
            return
        if self.turn.is_by_steps and not text:
            self.show_steps()
            return
        wanted = text.casefold()
        found = [(number, move) for number, move in enumerate(self.moves, 1) if wanted in move.text.casefold()]
        if not found:
            self.screen.say("moves.none_with", text=shorten(text))
        shown = found[: turns.LISTED_AT_ONCE]
        width = max((len(move.text) for _, move in shown), default=0)
        for number, move in shown:
            place = "" if self.turn.is_by_steps else str(number)
            label = f"{place}: {move}. ".removeprefix(": ")
            lead = label if self.screen.plain else f"{place:>3}  {move.text.ljust(width)}  "
            self.screen.entry(lead, self.turn.outcome(move))
        if len(found) > len(shown):
            self.screen.say("moves.more", count=len(found) - len(shown))

    def show_steps(self) -> None:
        """Print what nobody had to choose, then list the options, or the one move that remains."""
        remaining = self.selection.remaining
        if remaining.implied:
            self.screen.say("step.implied", steps=remaining.implied)
        if remaining.only_move:
            self.screen.entry(f"{remaining.text}: ", self.turn.outcome(remaining.only_move))
            return
        labels = self.turn.labels()
        for steps in turns.groups(remaining):
            self.screen.columns([labels[step] for step in steps])

    def back(self, _: str) -> None:
        """Go back to the step before, where a move is chosen step by step."""
        if self.turn.is_by_steps and self.selection.back():
            self.list_moves("")
            self.introduce()
        else:
            self.screen.say("step.none_before")

    def quit(self, _: str) -> None:
        """Leave, after an offer to save what is not saved yet."""
        if self.table.is_saved:
            raise Leave
        self.screen.say("save.before_leaving")
        reply = self.screen.ask(self.screen.words("prompt"))
        if not reply or is_reply("no", reply) or read_command(reply) == ("quit", ""):
            raise Leave
        is_saved, words = self.table.save("" if is_reply("yes", reply) else reply, self.screen)
        self.screen.print(words)
        if is_saved:
            raise Leave
