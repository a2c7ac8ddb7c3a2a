"""`ludoteca replay`: a record step by step, in the terminal or as data."""

import sys
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from ludoteca.cli import saving, shelf
from ludoteca.cli.commands import fold
from ludoteca.cli.play import known_language
from ludoteca.cli.screen import BoardView, Screen, shorten
from ludoteca.cli.shelf import DOMAIN, EXIT_BAD_USAGE, EXIT_INTERRUPTED, Reel
from ludoteca.cli.verify import STANDARD_INPUT, visible
from ludoteca.core.errors import LudotecaError
from ludoteca.core.moves import Thrown
from ludoteca.core.text import LANGUAGES, catalogue, language_of_person, say

COMMANDS: Final = ("next", "back", "go", "play", "first", "last", "words", "help", "quit")
PACE_S: Final = 1.0
WIDEST_SPELLING: Final = 14  # characters that the words of all steps make room for


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, text or JSON; - is standard input.")],
    *,
    start: Annotated[int, typer.Option("--from", metavar="N", help="Begin at a step; 0 is the start.")] = 0,
    moves: Annotated[bool, typer.Option("--moves", help="Just list the steps, in notation and in words.")] = False,
    pace: Annotated[
        float, typer.Option(min=0, max=60, metavar="SECONDS", help="Pause after each step that plays by itself.")
    ] = PACE_S,
    plain: Annotated[bool, typer.Option("--plain", help="Words instead of a drawn board, for screen readers.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours; NO_COLOR is respected too.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the steps as JSON.")] = False,
    lang: Annotated[
        str | None, typer.Option(metavar="en|es", callback=known_language, help="Language.", show_default="yours")
    ] = None,
) -> None:
    """Step through a record: what happened in each throw and each move, and the board after it.

    In a terminal, Enter goes on and ? explains the rest; in a pipe the whole game is printed.

    Example: ludoteca replay parchis.txt --from 40

    Example: ludoteca replay parchis.txt --moves --lang es

    Example: ludoteca replay parchis.txt --json | jq '.steps[].position'
    """
    language = lang or language_of_person()
    try:
        reel = Reel(shelf.read_recorded(file, language))
        reel.check(start, "--from")
        show(reel, Screen(language, plain=plain, color=not no_color, pace=pace), start, file, moves, as_json)
    except LudotecaError as error:
        shelf.complain("replay", error, language)
        raise typer.Exit(EXIT_BAD_USAGE) from None
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        raise typer.Exit(EXIT_INTERRUPTED) from None


def show(reel: Reel, screen: Screen, start: int, file: str, moves: bool, as_json: bool) -> None:
    """Show the game in the form that is asked for."""
    if as_json:
        shelf.print_data(as_data(reel, start, screen.language))
        return
    projector = Projector(reel, screen)
    if moves:
        projector.list_steps(start)
    elif file != STANDARD_INPUT and screen.is_interactive and sys.stdout.isatty():
        projector.ask(start)
    else:
        projector.run(start)


def as_data(reel: Reel, start: int, language: str) -> dict[str, Any]:
    """Tell the game as plain data: what is played, the steps, and how it ended."""
    game = reel.game
    names = {str(seat): name for seat, name in saving.people_in(game).items()}
    result = shelf.result_data(game, language)
    reel.go(0)
    data = shelf.setup_data(game) | {"names": names, "start": game.position()}
    steps = [step_data(reel, number, language) for number in range(max(start, 1), reel.last + 1)]
    return data | {"steps": steps, "result": result}


def step_data(reel: Reel, number: int, language: str) -> dict[str, Any]:
    """Go a step on, and tell it as plain data."""
    reel.go(number)
    action = reel.actions[number - 1]
    what = {"dice": list(action.dice)} if isinstance(action, Thrown) else {"move": action.move.text}
    return {
        "number": number,
        "seat": action.seat,
        "action": shelf.spell(action),
        **what,
        "events": shelf.events_data(reel.game.events, language),
        "position": reel.game.position(),
    }


class Projector:
    """Shows a reel on a screen."""

    def __init__(self, reel: Reel, screen: Screen) -> None:
        self.reel, self.screen, self.game = reel, screen, reel.game
        self.board = BoardView(screen, reel.game)
        self.width = min(max((len(shelf.spell(action)) for action in reel.actions), default=0), WIDEST_SPELLING)
        self.leaves = False
        self.answers: dict[str, Callable[[str], None]] = {
            "next": lambda _: self.turn_to(self.reel.number + 1),
            "back": lambda _: self.turn_to(self.reel.number - 1),
            "go": self.go,
            "play": lambda _: self.play(),
            "first": lambda _: self.turn_to(0),
            "last": lambda _: self.turn_to(self.reel.last),
            "words": lambda _: self.board.tell(),
            "help": lambda _: self.help(),
            "quit": lambda _: self.leave(),
        }

    def say(self, key: str, **parameters: Any) -> None:
        """Say a sentence of this command."""
        self.screen.print(say(DOMAIN, f"replay.{key}", self.screen.language, **parameters))

    # In one go

    def list_steps(self, start: int) -> None:
        """List the steps after one, a line each."""
        for number in range(max(start, 1), self.reel.last + 1):
            self.reel.go(number)
            self.tell_step()

    def run(self, start: int) -> None:
        """Show the board at a step, then every step after it and the board whenever it has changed."""
        self.introduce()
        self.reel.go(start)
        self.tell_step()
        self.board.show()
        for number in range(start + 1, self.reel.last + 1):
            self.screen.print()
            self.reel.go(number)
            self.tell_step()
            self.board.show_news()
        self.screen.print()
        self.tell_end()

    # Step by step

    def ask(self, start: int) -> None:
        """Show a step and do what the person asks for, until the person leaves."""
        prompt = say(DOMAIN, "replay.prompt", self.screen.language)
        if self.screen.plain:  # who listens hears the keys once, not after every step
            self.screen.print(prompt.removesuffix(self.screen.words("prompt")).rstrip())
            prompt = self.screen.words("prompt")
        self.turn_to(start)
        while not self.leaves:
            self.answer(self.screen.ask(prompt))

    def answer(self, line: str) -> None:
        """Do what a line asks for."""
        command = read_command(line)
        if command is None:
            self.say("unknown", text=shorten(line))
            return
        name, argument = command
        self.answers[name](argument)

    def go(self, argument: str) -> None:
        """Go to the step of that number."""
        if argument.isdecimal() and int(argument) <= self.reel.last:
            self.turn_to(int(argument))
        else:
            self.say("no_such_step", text=shorten(argument), last=self.reel.last)

    def play(self) -> None:
        """Go on by itself, until the end or Ctrl-C."""
        try:
            while self.reel.number < self.reel.last:
                self.turn_to(self.reel.number + 1)
                self.screen.pause()
        except KeyboardInterrupt:
            self.screen.print()
            self.say("paused", number=self.reel.number, last=self.reel.last)

    def leave(self) -> None:
        """End after this answer."""
        self.leaves = True

    def turn_to(self, number: int) -> None:
        """Show a step, or say that there is none on that side."""
        if not 0 <= number <= self.reel.last:
            self.say("no_more" if number > 0 else "no_less")
            return
        self.reel.go(number)
        if not self.screen.plain:
            self.screen.console.clear()
        if number == 0:
            self.introduce()
        if not self.screen.plain or number == 0:
            self.board.show()
            self.screen.print()
        self.tell_step()
        if number == self.reel.last:
            self.tell_end()

    def help(self) -> None:
        """List the commands."""
        usages = catalogue(DOMAIN, self.screen.language)["replay"]["usage"]
        width = max(map(len, usages.values()))
        for command in COMMANDS:
            usage = usages[command]
            lead = f"{usage}: " if self.screen.plain else f"  {usage.ljust(width)}  "
            self.screen.entry(lead, say(DOMAIN, f"replay.help.{command}", self.screen.language))

    # Sentences

    def introduce(self) -> None:
        """Say what was played and by whom, and what a reader should know of the record."""
        language = self.screen.language
        self.screen.print(shelf.title(self.game, language))
        seats = [shelf.seat_name(self.game, seat, language) for seat in range(self.game.setup.players)]
        self.say("seats", seats=seats, last=self.reel.last)
        for notice in self.game.notices:
            self.screen.print(visible(notice.explain(language)))

    def tell_step(self) -> None:
        """Say what happened in the step that the game stands at."""
        number, last = self.reel.number, self.reel.last
        if number == 0:
            self.say("start", last=last)
            return
        action = self.reel.actions[number - 1]
        words = shelf.words_of(self.game.events, self.screen.language)
        if self.screen.plain:
            lead = say(DOMAIN, "replay.step", self.screen.language, number=number, last=last)
            self.screen.print(f"{lead} {shelf.spell(action)}: {words}")
            return
        count = f"{number:>{len(str(last))}}/{last} "
        self.screen.entry(
            Text.assemble(count, self.board.badge(action.seat), f" {shelf.spell(action):<{self.width}}  "), words
        )

    def tell_end(self) -> None:
        """Say how the game ended, or that its record ends before."""
        language = self.screen.language
        if self.game.phase == "over":
            for line in shelf.end_words(self.game, language):
                self.screen.print(line)
        else:
            self.say("unfinished", turn=shelf.turn_words(self.game, language))


def read_command(line: str) -> tuple[str, str] | None:
    """Read a command and what follows it, in any language; Enter is `next`, a number is `go`."""
    if not line:
        return "next", ""
    word, _, argument = line.partition(" ")
    if word.isdecimal() and not argument:
        return "go", word
    known = spellings()
    wanted = fold(word)
    found = {known[wanted]} if wanted in known else {known[one] for one in known if one.startswith(wanted)}
    if len(found) != 1 or (argument and found != {"go"}):
        return None
    return found.pop(), argument.strip()


@cache
def spellings() -> dict[str, str]:
    """List every way to say a command, without accents and in small letters."""
    return {
        fold(spelling): command
        for language in LANGUAGES
        for command in COMMANDS
        for spelling in catalogue(DOMAIN, language)["replay"]["command"][command].split("|")
    }
