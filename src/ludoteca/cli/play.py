"""`ludoteca play`: a game in the terminal, on the full screen or line by line."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import ludoteca
from ludoteca.bots import DEFAULT_LEVEL, LEVELS
from ludoteca.cli.files import from_record, people_in, prepare, read_bytes
from ludoteca.cli.full import availability
from ludoteca.cli.local_table import BOT_SECONDS, LocalTable
from ludoteca.cli.options import (
    Language,
    NoColor,
    Plain,
    RuleOptions,
    allowed_players,
    default_players,
    read_level,
    read_options,
)
from ludoteca.cli.output import exit_on_error
from ludoteca.cli.prompt import Leave, Prompt
from ludoteca.cli.questions import Questions
from ludoteca.cli.screen import Screen
from ludoteca.cli.table_view import TableView
from ludoteca.core.errors import Fault, OptionError
from ludoteca.core.game import Game
from ludoteca.core.options import GameInfo
from ludoteca.core.record_reader import read_record
from ludoteca.core.text import say
from ludoteca.games import info_of

PACE_S = 0.6  # after a bot, on the full screen


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What the command line says of the game; None is for asking."""

    game: str | None
    players: int | None
    mode: str | None
    people: int | None
    level: str
    seed: str | None
    options: Sequence[str]
    load: Path | None


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
        str, typer.Option(metavar="LEVEL", callback=read_level, help=f"How well bots play: {', '.join(LEVELS)}.")
    ] = DEFAULT_LEVEL,
    seed: Annotated[str | None, typer.Option(metavar="SEED", help="Makes the dice the same each time.")] = None,
    option: RuleOptions = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    language: Language = "",
    plain: Plain = False,
    line: Annotated[bool, typer.Option("--line", help="Line by line, even where the full screen is possible.")] = False,
    no_color: NoColor = False,
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
    request = GameRequest(game, players, mode, people, level, seed, option or (), load)
    is_wanted = not plain and not line and availability.is_terminal()
    with exit_on_error("play", language):
        if is_wanted and availability.has_textual():
            fill_screen(request, language, color=not no_color, pace=pace)
            return
        screen = Screen(language, plain=plain, color=not no_color, pace=pace)
        if is_wanted:
            screen.print(Text(say("full", "no_textual", language), "dim"))
        play_by_lines(screen, request)


def play_by_lines(screen: Screen, request: GameRequest) -> None:
    """Play line by line until the person leaves."""
    try:
        run_table(screen, set_table(screen, request))
    except Leave:
        screen.say("goodbye")
    except (EOFError, KeyboardInterrupt) as end:
        screen.print()
        screen.say("goodbye")
        if isinstance(end, KeyboardInterrupt):
            raise


def run_table(screen: Screen, table: LocalTable) -> None:
    """Ask people and let bots move until a person leaves, or to the end where there is nobody to ask."""
    view = TableView(screen, table, lambda seat: not table.is_played_here(seat) and not table.is_left_to_bots())
    view.welcome("welcome_back" if table.game.history else "welcome")
    while table.names or screen.is_interactive or not table.is_over:
        if table.is_over:
            view.announce_end()
            Prompt(view).ask()
        elif table.is_played_here(table.game.seat):
            prompt = Prompt(view)
            is_listed = view.show_news(prompt.list_due)
            view.print_news()
            prompt.ask(is_listed=is_listed)
            view.print_news()
        else:
            play_bot(view, table)
    view.announce_end()


def play_bot(view: TableView, table: LocalTable) -> None:
    """Throw for a bot, and move as long as that throw lasts."""
    game, seat = table.game, table.game.seat
    if not table.names and view.screen.is_interactive and seat == 0:
        view.board.show_news()  # a demo shows it once a round
    if game.phase == "roll":
        game.roll()
    while game.phase == "move" and game.seat == seat:
        table.push_choice(table.bot().choose(game, BOT_SECONDS))
    if not table.names:
        view.print_news()


def fill_screen(request: GameRequest, language: str, *, color: bool, pace: float | None) -> None:
    """Play on the full screen."""
    from ludoteca.cli.full.app import run  # noqa: PLC0415  (Textual is slow to load, and need not be there)

    check(request)
    status = run(request, language, color=color, pace=PACE_S if pace is None else pace)
    if status:
        raise typer.Exit(status)


def check(request: GameRequest) -> None:
    """Check the command line before anything is asked; LudotecaError says what is wrong."""
    if request.load is not None:
        check_alone(request)
        read_record(read_bytes(request.load))
    elif request.game is not None:
        info = info_of(request.game)
        values = read_options(info, request.options, request.players or info.default_players)
        players = request.players or default_players(info, request.mode)
        values |= needed_value(info, players, values)
        info.setup(players, request.mode, **values)
        check_people(request.people, request.players or max(allowed_players(info, request.mode)))


def set_table(screen: Screen, request: GameRequest) -> LocalTable:
    """Begin the game, or find the one that goes on, with its people; asks what is not given."""
    questions = Questions(screen)
    if request.load is None:
        game = begin(questions, request)
    else:
        check_alone(request)
        game = from_record(read_bytes(request.load), screen.language, plain=screen.plain)
    known = people_in(game)
    if known and request.people is None:
        return LocalTable(game, known, request.level)
    seats, people = game.setup.players, request.people
    check_people(people, seats)
    count = questions.people(seats) if people is None else people
    return LocalTable(game, questions.names(game, count), request.level)


def check_people(people: int | None, seats: int) -> None:
    """Refuse more people than there are seats."""
    if people is not None and not 0 <= people <= seats:
        raise OptionError([Fault("cli", "fault.people", {"value": people, "players": seats}, where="--people")])


def begin(questions: Questions, request: GameRequest) -> Game:
    """Begin a new game."""
    info = info_of(questions.game() if request.game is None else request.game)
    values = read_options(info, request.options, request.players or info.default_players)
    players = questions.players(info, request.mode) if request.players is None else request.players
    needed = needed_value(info, players, values)
    say_needed(questions.screen, info, players, needed)
    values |= needed
    info.setup(players, request.mode, **values)  # complains before anything more is asked
    mode = questions.mode(info, players) if request.mode is None else request.mode
    prepare(info.id, questions.screen.language, plain=questions.screen.plain)
    return ludoteca.new(info.id, players=players, mode=mode, seed=request.seed, **values)


def say_needed(screen: Screen, info: GameInfo, players: int, needed: dict[str, Any]) -> None:
    """Print which option that many players need besides those that were given."""
    for option in info.options:
        if option.name in needed and (words := option.value_label(needed[option.name], screen.language)):
            screen.say("needed_option", players=players, option=option.label(screen.language), value=words)


def needed_value(info: GameInfo, players: int, values: dict[str, Any]) -> dict[str, Any]:
    """Find the one more option that this number of players needs, as a larger board; none where none helps."""
    if players not in info.players or info.is_playable(players, **values):
        return {}
    for option in info.options:
        for value in option.allowed(players):
            changed: dict[str, Any] = {option.name: value}
            if option.name not in values and info.is_playable(players, **values, **changed):
                return changed
    return {}


def check_alone(request: GameRequest) -> None:
    """Refuse options that a record brings itself."""
    given = {
        "GAME": request.game,
        "--players": request.players,
        "--mode": request.mode,
        "--seed": request.seed,
        "--option": request.options or None,
    }
    others = [name for name, value in given.items() if value is not None]
    if others:
        raise OptionError([Fault("cli", "fault.load_alone", {"names": others})])
