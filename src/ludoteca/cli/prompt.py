"""One question to a person at the table, and all that can be answered to it."""

from collections.abc import Callable

from ludoteca.cli import saving
from ludoteca.cli.choosing import Choosing, Left
from ludoteca.cli.commands import COMMANDS, WITH_MOVE, complete_command, is_reply, read_command
from ludoteca.cli.screen import sentence, shorten
from ludoteca.cli.steps import StepView
from ludoteca.cli.table import Table
from ludoteca.core.errors import IllegalMove, InvalidMove, RollError
from ludoteca.core.moves import Move, Played, Thrown
from ludoteca.core.refusals import Refusal
from ludoteca.core.text import say

LISTED_AT_ONCE = 20  # moves; more are chosen step by step, where their spelling has steps


class Leave(Exception):  # noqa: N818  (no error)
    """A person has left the table."""


class Prompt:
    """Asks whoever is next, until something has happened in the game."""

    def __init__(self, table: Table) -> None:
        """Look at what is due: a throw, a choice, or nothing more."""
        self.table, self.game, self.screen = table, table.game, table.screen
        self.moves = self.game.legal_moves
        self.choosing = Choosing(self.moves, LISTED_AT_ONCE)
        self.is_by_steps = self.choosing.is_by_steps
        self.steps = StepView(table, self.choosing)
        self.answers: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "throw": self.throw,
            "undo": self.undo,
            "why": self.why,
            "board": self.board,
            "words": self.words,
            "moves": self.list_moves,
            "back": self.back,
            "save": self.save,
            "quit": self.quit,
        }

    @property
    def situation(self) -> str:
        """What is asked: `roll`, `move`, `only_move`, `over`; step by step, `step`, `next_step` or `last_step`."""
        if self.is_by_steps:
            return "last_step" if self.choosing.left.only_move else "next_step" if self.choosing.is_begun else "step"
        return "only_move" if len(self.moves) == 1 else self.game.phase

    @property
    def has_dice(self) -> bool:
        """Whether the game has throws: those that do begin with one."""
        return self.game.phase == "roll" or any(isinstance(one, Thrown) for one in self.game.history)

    def ask(self, *, is_listed: bool = False) -> None:
        """Ask until the game has gone on, or back; the moves may be listed already."""
        before = self.game.history
        if not is_listed:
            self.list_due()
        self.introduce()
        while self.game.history == before:
            prompt = self.choosing.left.text + self.screen.words("prompt")
            self.answer(self.screen.ask(prompt, self.complete))

    def list_due(self) -> None:
        """List the moves, where one is to be chosen."""
        if self.moves:
            self.list_moves("")

    def introduce(self) -> None:
        """Say who is asked, and for what."""
        seat = self.game.seat
        if seat is None:
            self.screen.say(f"turn.{self.situation}")
        else:
            chosen = {"text": self.choosing.left.text, "question": self.steps.question()}
            words = self.screen.words(f"turn.{self.situation}", seat=self.table.label(seat), **chosen)
            self.screen.entry(self.table.lead(seat), words, style="bold")

    def complete(self, line: str) -> list[str]:
        """List what a line can become: a move as far as its next step, or a command."""
        command = read_command(line)
        if " " in line and command and command[0] in WITH_MOVE:
            words = line.removesuffix(command[1]).rstrip()
            if words != line:
                return [f"{words} {way}" for way in self.choosing.whole_continuations(command[1])]
        return [*self.choosing.continuations(line), *complete_command(line, self.screen.language)]

    def answer(self, line: str) -> None:
        """Do what a line asks for."""
        if not line:
            self.take_default()
            return
        move = self.move_named(line)
        command = read_command(line)
        if move:
            self.game.push(move)
        elif self.is_by_steps and (option := self.choosing.option(line)):
            self.take_step(option)
        elif command:
            name, argument = command
            self.answers[name](argument)
        elif self.is_by_steps and (left := self.choosing.beginning(line)):
            self.narrow(left)
        else:
            self.refuse(line)

    def take_step(self, option: Left) -> None:
        """Go a step on; the last one plays the move."""
        if option.only_move and not option.implied:
            self.game.push(option.only_move)
        else:
            self.narrow(option)

    def narrow(self, left: Left) -> None:
        """Go on with fewer moves, and show them."""
        self.choosing.take(left)
        self.list_moves("")
        self.introduce()

    def take_default(self) -> None:
        """Do what Enter stands for."""
        if self.situation == "roll":
            self.game.roll()
        elif self.situation in {"only_move", "last_step"}:
            self.game.push(self.choosing.left.candidates[0].move)
        elif self.situation == "next_step":
            self.back("")
        elif self.situation == "over":
            raise Leave
        else:
            self.screen.say("turn.several", expected=self.expected())

    def move_named(self, line: str) -> Move | None:
        """Find a legal move by its number in the list or its spelling, in capitals or not."""
        for number, move in enumerate(self.moves, 1):
            if (line == str(number) and not self.is_by_steps) or line.casefold() == move.text.casefold():
                return move
        return None

    def refuse(self, line: str) -> None:
        """Say why a line is no answer, and what would be."""
        if self.moves and line.isdecimal() and not self.is_by_steps:
            self.screen.say("turn.no_such_number", text=shorten(line), expected=self.expected())
            return
        try:
            self.game.push(self.read_move(line))
        except InvalidMove:
            refusal = self.guess_refusal(line) if self.is_by_steps else None
            if refusal:
                self.say_refusal(refusal)
            else:
                self.screen.say("turn.unknown", text=shorten(line), expected=sentence(self.expected()))
        except IllegalMove as error:
            self.say_refusal(error.refusal)

    def guess_refusal(self, line: str) -> Refusal | None:
        """Find out which rule is against a step, from any move that has it."""
        for text in self.choosing.guesses(line):
            try:
                return self.game.why_not(text)
            except InvalidMove:
                continue
        return None

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
        parameters = {"count": len(self.moves), "example": self.example(), "choices": self.steps.choices()}
        return self.screen.words(f"turn.expected.{self.situation}", **parameters)

    def example(self) -> str:
        """Give a move that is legal now, or any that was played."""
        played = (one.move for one in reversed(self.game.history) if isinstance(one, Played))
        legal = min((one.move.text for one in self.choosing.left.candidates), key=len, default="")
        return legal or str(next(played, ""))

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
        useless = {"throw": not self.has_dice, "back": not self.is_by_steps}
        useful = [command for command in COMMANDS if not useless.get(command)]
        usages = {command: self.screen.words(f"usage.{command}") for command in useful}
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
        had_dice = self.has_dice
        while len(self.game.history) > chosen[-1]:
            action = self.game.undo()
        assert isinstance(action, Played)
        self.table.tell_last_again()
        self.screen.say(
            "undo.same_dice" if had_dice else "undo.done", move=action.move, seat=self.table.label(action.seat)
        )

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
        if self.is_by_steps and not text:
            self.steps.show()
            return
        wanted = text.casefold()
        found = [(number, move) for number, move in enumerate(self.moves, 1) if wanted in move.text.casefold()]
        if not found:
            self.screen.say("moves.none_with", text=shorten(text))
        shown = found[:LISTED_AT_ONCE]
        width = max((len(move.text) for _, move in shown), default=0)
        for number, move in shown:
            place = "" if self.is_by_steps else str(number)
            label = f"{place}: {move}. ".removeprefix(": ")
            lead = label if self.screen.plain else f"{place:>3}  {move.text.ljust(width)}  "
            self.screen.entry(lead, self.steps.outcome(move))
        if len(found) > len(shown):
            self.screen.say("moves.more", count=len(found) - len(shown))

    def back(self, _: str) -> None:
        """Go back to the step before, where a move is chosen step by step."""
        if self.is_by_steps and self.choosing.back():
            self.list_moves("")
            self.introduce()
        else:
            self.screen.say("step.none_before")

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
