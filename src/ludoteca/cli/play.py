"""`ludoteca play`: a game in the terminal, on the full screen or line by line."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

import ludoteca
from ludoteca.bots import DEFAULT_LEVEL, LEVELS
from ludoteca.cli import saving, session
from ludoteca.cli.full import fitting
from ludoteca.cli.helping import language_in
from ludoteca.cli.prompt import Leave
from ludoteca.cli.questions import Questions
from ludoteca.cli.screen import Screen, shorten
from ludoteca.cli.table import Table
from ludoteca.compilation import compile_rules
from ludoteca.core.errors import Fault, LudotecaError, OptionError
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED, has_compiled
from ludoteca.core.options import GameInfo, read_value
from ludoteca.core.record_reader import read_record
from ludoteca.core.replay import replay
from ludoteca.core.text import LANGUAGES, language_of_person, say
from ludoteca.games import info_of, package_of, rulebook_of

EXIT_BAD_OPTION = 2
PACE_S = 0.6  # after a bot, on the full screen
EXIT_INTERRUPTED = 130  # what shells say of a program ended by Ctrl-C


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line says of the game; None is for asking."""

    game: str | None
    players: int | None
    mode: str | None
    people: int | None
    level: str
    seed: str | None
    options: Sequence[str]
    load: Path | None

    def named_besides_load(self) -> list[str]:
        """List what is said although a record says it."""
        said = {
            "GAME": self.game,
            "--players": self.players,
            "--mode": self.mode,
            "--seed": self.seed,
            "--option": self.options or None,
        }
        return [name for name, value in said.items() if value is not None]


def unknown(what: str, value: str, known: Sequence[str]) -> typer.BadParameter:
    """Say in the person's language that there is no such value, and which there are."""
    language = language_in(sys.argv[1:])
    return typer.BadParameter(say("cli", f"fault.{what}", language, value=value, known=", ".join(known)))


def known_language(lang: str | None) -> str | None:
    """Accept a language that there is."""
    if lang is not None and lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES)
    return lang


def known_level(level: str) -> str:
    """Accept a level that there is."""
    if level not in LEVELS:
        raise unknown("level", level, LEVELS)
    return level


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Which game, as: parchis.", show_default="asked")
    ] = None,
    *,
    players: Annotated[int | None, typer.Option(metavar="N", help="How many play.", show_default="asked")] = None,
    mode: Annotated[
        str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.", show_default="asked")
    ] = None,
    people: Annotated[
        int | None, typer.Option(metavar="N", help="How many are people; 0 is a demo.", show_default="asked")
    ] = None,
    level: Annotated[
        str, typer.Option(metavar="LEVEL", callback=known_level, help=f"How well bots play: {', '.join(LEVELS)}.")
    ] = DEFAULT_LEVEL,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="Makes the dice the same each time.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option, as: six_counts=12. Repeatable.")
    ] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="en|es", callback=known_language, help="Language.", show_default="yours")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Words instead of a drawn board, for screen readers.")] = False,
    line: Annotated[bool, typer.Option("--line", help="Line by line, even where the full screen is possible.")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours; NO_COLOR is respected too.")] = False,
    pace: Annotated[
        float | None,
        typer.Option(min=0, max=10, metavar="SECONDS", help="Pause after a bot.", show_default="0.6; 0 in a pipe"),
    ] = None,
) -> None:
    """Play a game here in the terminal, with friends at one keyboard or against bots.

    What is not given is asked; at the table, ? explains the rest. In a terminal with room for it the game takes the
    whole screen; in a pipe, with --plain or with --line it goes line by line.

    Example: ludoteca play parchis --players 4 --people 2 --lang es

    Example: ludoteca play stax --line
    """
    wishes = Wishes(game, players, mode, people, level, seed, option or (), load)
    is_wanted = not plain and not line and fitting.is_terminal()
    if is_wanted and fitting.has_textual():
        fill_screen(wishes, lang or language_of_person(), color=not no_color, pace=pace)
        return
    screen = Screen(lang or language_of_person(), plain=plain, color=not no_color, pace=pace)
    if is_wanted:
        screen.print(Text(say("full", "no_textual", screen.language), "dim"))
    try:
        session.run(lay_table(screen, wishes))
    except LudotecaError as error:
        complain(error, screen.language)
        raise typer.Exit(EXIT_BAD_OPTION) from None
    except Leave:
        screen.say("goodbye")
    except EOFError:
        screen.print()
        screen.say("goodbye")
    except KeyboardInterrupt:
        screen.print()
        screen.say("goodbye")
        raise typer.Exit(EXIT_INTERRUPTED) from None


def fill_screen(wishes: Wishes, language: str, *, color: bool, pace: float | None) -> None:
    """Play on the full screen."""
    from ludoteca.cli.full.running import run  # noqa: PLC0415  (Textual is slow to load, and need not be there)

    try:
        check(wishes)
        status = run(wishes, language, color=color, pace=PACE_S if pace is None else pace)
    except LudotecaError as error:
        complain(error, language)
        raise typer.Exit(EXIT_BAD_OPTION) from None
    if status:
        raise typer.Exit(status)


def check(wishes: Wishes) -> None:
    """Complain of what is wrong on the command line alone, before anything is asked."""
    if wishes.load is not None:
        check_alone(wishes)
        read_record(saving.read(wishes.load))
    elif wishes.game is not None:
        info = info_of(wishes.game)
        values = read_options(info, wishes.options, wishes.players or info.default_players)
        allowed = next((one.players for one in info.modes if one.id == wishes.mode), info.players)
        players = wishes.players or (info.default_players if info.default_players in allowed else allowed[0])
        values |= needed_value(info, players, values)
        info.setup(players, wishes.mode, **values)
        check_people(wishes.people, wishes.players or max(allowed))


def complain(error: LudotecaError, language: str) -> None:
    """Say what is wrong with an option or a file."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    for line in error.explain(language).splitlines():
        console.print(f"ludoteca play: {line}", soft_wrap=True)


def lay_table(screen: Screen, wishes: Wishes) -> Table:
    """Begin the game, or find the one that goes on, with its people; asks what is not given."""
    questions = Questions(screen)
    game = begin(questions, wishes) if wishes.load is None else resume(screen, wishes.load, wishes)
    known = saving.people_in(game)
    if known and wishes.people is None:
        return Table(screen, game, known, wishes.level)
    seats, people = game.setup.players, wishes.people
    check_people(people, seats)
    count = questions.people(seats) if people is None else people
    return Table(screen, game, questions.names(game, count), wishes.level)


def check_people(people: int | None, seats: int) -> None:
    """Complain of more people than there are seats."""
    if people is not None and not 0 <= people <= seats:
        raise OptionError([Fault("cli", "fault.people", {"value": people, "players": seats}, where="--people")])


def begin(questions: Questions, wishes: Wishes) -> Game:
    """Begin a new game."""
    info = info_of(questions.game() if wishes.game is None else wishes.game)
    values = read_options(info, wishes.options, wishes.players or info.default_players)
    players = questions.players(info, wishes.mode) if wishes.players is None else wishes.players
    values |= needed_option(questions.screen, info, players, values)
    info.setup(players, wishes.mode, **values)  # complains before anything more is asked
    mode = questions.mode(info, players) if wishes.mode is None else wishes.mode
    prepare(questions.screen, info.id)
    return ludoteca.new(info.id, players=players, mode=mode, seed=wishes.seed, **values)


def needed_option(screen: Screen, info: GameInfo, players: int, values: dict[str, Any]) -> dict[str, Any]:
    """Find the one option more that so many players need, and say so."""
    needed = needed_value(info, players, values)
    for name, value in needed.items():
        option = info.option(name)
        assert option is not None
        label, chosen = option.label(screen.language), option.value_label(value, screen.language)
        screen.say("needed_option", players=players, option=label, value=chosen)
    return needed


def needed_value(info: GameInfo, players: int, values: dict[str, Any]) -> dict[str, Any]:
    """Find the one option more that so many players need, as a larger board; none where none helps."""
    if players not in info.players or info.is_playable(players, **values):
        return {}
    for option in info.options:
        for value in option.allowed(players):
            changed: dict[str, Any] = {option.name: value}
            if option.name not in values and info.is_playable(players, **values, **changed):
                return changed
    return {}


def resume(screen: Screen, path: Path, wishes: Wishes) -> Game:
    """Find a saved game, which brings all its options itself."""
    check_alone(wishes)
    record = read_record(saving.read(path))
    prepare(screen, info_of(record.game).id)
    return replay(record, rulebook_of)


def check_alone(wishes: Wishes) -> None:
    """Complain of what is given beside a record, which brings it itself."""
    others = wishes.named_besides_load()
    if others:
        raise OptionError([Fault("cli", "fault.load_alone", {"names": others})])


def prepare(screen: Screen, game: str) -> None:
    """Compile the rules where they are not yet; that takes a while, and the person is told so."""
    if COMPILED and not has_compiled(f"{package_of(game)}.engine"):
        with screen.preparing():
            compile_rules(game)


def read_options(info: GameInfo, given: Sequence[str], players: int) -> dict[str, Any]:
    """Read `name=value` pairs; OptionError lists those that are none."""
    values: dict[str, Any] = {}
    faults: list[Fault] = []
    for pair in given:
        name, equals, value = pair.partition("=")
        known = info.option(name)
        if not equals:
            faults.append(Fault("core", "fault.word", where=shorten(pair)))
        elif known is None:
            parameters = {"game": info.id, "known": sorted(one.name for one in info.options)}
            faults.append(Fault("core", "fault.unknown_option", parameters, where=shorten(name)))
        elif name in values:
            faults.append(Fault("core", "fault.twice", where=name))
        else:
            values[name] = read_value(known, players, value)
    if faults:
        raise OptionError(faults)
    return values
