"""`ludoteca replay`: a record step by step, in the terminal or as data."""

import sys
from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
from rich.text import Text

from ludoteca.cli import story
from ludoteca.cli.commands import find_command, spellings
from ludoteca.cli.files import DOMAIN, Timeline, people_in, read_recorded
from ludoteca.cli.options import STANDARD_STREAM, Language, NoColor, Plain, RecordFile
from ludoteca.cli.output import EXIT_INTERRUPTED, exit_on_error, print_json, shorten
from ludoteca.cli.screen import BoardView, Screen
from ludoteca.core.moves import Thrown
from ludoteca.core.text import catalogue, visible
from ludoteca.games import setup_data

COMMANDS: Final = ("next", "back", "go", "play", "first", "last", "words", "help", "quit")
PACE_S: Final = 1.0
WIDEST_SPELLING: Final = 14  # characters; the words of all steps begin after them


def replay(
    file: RecordFile,
    *,
    start: Annotated[int, typer.Option("--from", metavar="N", help="Begin at a step; 0 is the start.")] = 0,
    moves: Annotated[bool, typer.Option("--moves", help="Just list the steps, in notation and in words.")] = False,
    pace: Annotated[
        float, typer.Option(min=0, max=60, metavar="SECONDS", help="Pause after each step that plays by itself.")
    ] = PACE_S,
    plain: Plain = False,
    no_color: NoColor = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the steps as JSON.")] = False,
    language: Language = "",
) -> None:
    """Step through a record: what happened in each throw and each move, and the board after it.

    In a terminal, Enter goes on and ? explains the rest; in a pipe the whole game is printed.

    Example: ludoteca replay parchis.txt --from 40

    Example: ludoteca replay parchis.txt --moves --lang es

    Example: ludoteca replay parchis.txt --json | jq '.steps[].position'
    """
    with exit_on_error("replay", language):
        timeline = Timeline(read_recorded(file, language))
        timeline.check(start, "--from")
    try:
        show(
            timeline, Screen(language, DOMAIN, plain=plain, color=not no_color, pace=pace), start, file, moves, as_json
        )
    except EOFError:
        print()
    except KeyboardInterrupt:
        print()
        raise typer.Exit(EXIT_INTERRUPTED) from None


def show(timeline: Timeline, screen: Screen, start: int, file: str, moves: bool, as_json: bool) -> None:
    """Show the game in the form that is asked for."""
    if as_json:
        print_json(as_data(timeline, start, screen.language))
        return
    view = ReplayView(timeline, screen)
    if moves:
        view.list_steps(start)
    elif file != STANDARD_STREAM and screen.is_interactive and sys.stdout.isatty():
        view.ask(start)
    else:
        view.run(start)


def as_data(timeline: Timeline, start: int, language: str) -> dict[str, Any]:
    """Return the game as plain data: what is played, the steps, and how it ended."""
    game = timeline.game
    names = {str(seat): name for seat, name in people_in(game).items()}
    result = story.result_data(game, language)
    timeline.go(0)
    data = setup_data(game.setup) | {"names": names, "start": game.position()}
    steps = [step_data(timeline, number, language) for number in range(max(start, 1), timeline.last + 1)]
    return data | {"steps": steps, "result": result}


def step_data(timeline: Timeline, number: int, language: str) -> dict[str, Any]:
    """Go a step on, and return it as plain data."""
    timeline.go(number)
    action = timeline.actions[number - 1]
    what = {"dice": list(action.dice)} if isinstance(action, Thrown) else {"move": action.move.text}
    return {
        "number": number,
        "seat": action.seat,
        "action": story.spell(action),
        **what,
        "events": story.events_data(timeline.game.events, language),
        "position": timeline.game.position(),
    }


class ReplayView:
    """Shows a recorded game on a screen."""

    def __init__(self, timeline: Timeline, screen: Screen) -> None:
        self.timeline, self.screen, self.game = timeline, screen, timeline.game
        self.board = BoardView(screen, timeline.game)
        self.width = min(max((len(story.spell(action)) for action in timeline.actions), default=0), WIDEST_SPELLING)
        self.answers: dict[str, Callable[[str], None]] = {
            "next": lambda _: self.turn_to(self.timeline.number + 1),
            "back": lambda _: self.turn_to(self.timeline.number - 1),
            "go": self.go,
            "play": lambda _: self.play(),
            "first": lambda _: self.turn_to(0),
            "last": lambda _: self.turn_to(self.timeline.last),
            "words": lambda _: self.board.describe(),
            "help": lambda _: self.help(),
        }

    # In one go

    def list_steps(self, start: int) -> None:
        """List the steps after one, a line each."""
        for number in range(max(start, 1), self.timeline.last + 1):
            self.timeline.go(number)
            self.print_step()

    def run(self, start: int) -> None:
        """Show the board at a step, then every step after it and the board whenever it has changed."""
        self.introduce()
        self.timeline.go(start)
        self.print_step()
        self.board.show()
        for number in range(start + 1, self.timeline.last + 1):
            self.screen.print()
            self.timeline.go(number)
            self.print_step()
            self.board.show_news()
        self.screen.print()
        self.print_end()

    # Step by step

    def ask(self, start: int) -> None:
        """Show a step and do what the person asks for, until the person leaves."""
        prompt = self.screen.words("replay.prompt")
        if self.screen.plain:  # who listens hears the keys once, not after every step
            self.screen.print(prompt.removesuffix(self.screen.words("prompt")).rstrip())
            prompt = self.screen.words("prompt")
        self.turn_to(start)
        while self.answer(self.screen.ask(prompt)):
            pass

    def answer(self, line: str) -> bool:
        """Execute a line; return whether the person stays."""
        name, argument = read_command(line) or ("", "")
        if name in self.answers:
            self.answers[name](argument)
        elif not name:
            self.screen.say("replay.unknown", text=shorten(line))
        return name != "quit"

    def go(self, argument: str) -> None:
        """Go to the step of that number."""
        if argument.isdecimal() and int(argument) <= self.timeline.last:
            self.turn_to(int(argument))
        else:
            self.screen.say("replay.no_such_step", text=shorten(argument), last=self.timeline.last)

    def play(self) -> None:
        """Go on by itself, until the end or Ctrl-C."""
        try:
            while self.timeline.number < self.timeline.last:
                self.turn_to(self.timeline.number + 1)
                self.screen.pause()
        except KeyboardInterrupt:
            self.screen.print()
            self.screen.say("replay.paused", number=self.timeline.number, last=self.timeline.last)

    def turn_to(self, number: int) -> None:
        """Show a step, or say that there is none on that side."""
        if not 0 <= number <= self.timeline.last:
            self.screen.say("replay.no_more" if number > 0 else "replay.no_less")
            return
        self.timeline.go(number)
        if not self.screen.plain:
            self.screen.console.clear()
        if number == 0:
            self.introduce()
        if not self.screen.plain or number == 0:
            self.board.show()
            self.screen.print()
        self.print_step()
        if number == self.timeline.last:
            self.print_end()

    def help(self) -> None:
        """List the commands."""
        replay = catalogue(DOMAIN, self.screen.language)["replay"]
        self.screen.list_usages({replay["usage"][command]: replay["help"][command] for command in COMMANDS})

    # Sentences

    def introduce(self) -> None:
        """Print what was played and by whom, and what a reader should know of the record."""
        language = self.screen.language
        self.screen.print(story.title(self.game, language))
        seats = [story.recorded_seat(self.game, seat, language) for seat in range(self.game.setup.players)]
        self.screen.say("replay.seats", seats=seats, last=self.timeline.last)
        for notice in self.game.notices:
            self.screen.print(visible(notice.explain(language)))

    def print_step(self) -> None:
        """Print what happened in the step that the game stands at."""
        number, last = self.timeline.number, self.timeline.last
        if number == 0:
            self.screen.say("replay.start", last=last)
            return
        action = self.timeline.actions[number - 1]
        words = story.explain_all(self.game.events, story.QUIET_IN_LINES, self.screen.language)
        if self.screen.plain:
            lead = self.screen.words("replay.step", number=number, last=last)
            self.screen.print(f"{lead} {story.spell(action)}: {words}")
            return
        count = f"{number:>{len(str(last))}}/{last} "
        self.screen.entry(
            Text.assemble(count, self.board.palette.badge(action.seat), f" {story.spell(action):<{self.width}}  "),
            words,
        )

    def print_end(self) -> None:
        """Print how the game ended, or that its record ends before."""
        language = self.screen.language
        if self.game.phase == "over":
            self.screen.print_end(self.game)
        else:
            self.screen.say("replay.unfinished", turn=story.turn_words(self.game, language))


def read_command(line: str) -> tuple[str, str] | None:
    """Read a command and what follows it, in any language; Enter is `next`, a number is `go`."""
    if not line:
        return "next", ""
    if line.isdecimal():
        return "go", line
    return find_command(line, spellings(DOMAIN, "replay.command"), {"go"})
