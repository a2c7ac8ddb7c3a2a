"""`ludoteca connect`: plays at a server's table from the terminal, or lets an engine play there."""

import getpass
import shlex
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer

from ludoteca.bots import DEFAULT_LEVEL, LEVELS
from ludoteca.cli.connect_series import Series, play_series
from ludoteca.cli.connect_session import PersonSession, Place, RemoteSession, print_messages
from ludoteca.cli.files import NAME_LIMIT, is_name
from ludoteca.cli.options import Language, NoColor, Plain, read_level, read_setup
from ludoteca.cli.output import exit_on_error, shorten
from ludoteca.cli.screen import Screen
from ludoteca.client.api import Server
from ludoteca.client.engines import EngineProcess, shown
from ludoteca.client.errors import DOMAIN, ClientError, RequestRefusedError
from ludoteca.client.keys import Keys, default_folder
from ludoteca.client.links import read_link, read_server
from ludoteca.core.errors import Fault, OptionError
from ludoteca.games import setup_data

DEFAULT_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True)
class ConnectRequest:
    """What the command line says."""

    url: str
    name: str | None
    seat: int | None
    watch: bool
    new: str | None
    players: int | None
    mode: str | None
    options: Sequence[str]
    bots: str | None
    friends: int | None
    engine: str | None
    level: str | None
    seconds: float
    as_json: bool = False
    quiet: bool = False
    games: int = 1

    def command(self, language: str) -> str | None:
        """Return the command of the engine that is to play; None where a person does."""
        own = f"{shlex.quote(sys.executable)} -m ludoteca engine --level {self.level} --lang {language}"
        return self.engine or (own if self.level else None)

    def check(self) -> None:
        """Refuse what does not go together."""
        for_new = {
            "--players": self.players,
            "--mode": self.mode,
            "--option": self.options or None,
            "--bots": self.bots,
            "--friends": self.friends,
        }
        if self.new is None and (alone := [name for name, value in for_new.items() if value is not None]):
            raise usage("new_missing", names=alone)
        if self.as_json and not self.watch:
            raise usage("json_watches")
        if (self.quiet or self.games > 1) and not (self.engine or self.level):
            raise usage("series_program")
        if self.engine and self.level:
            raise usage("engine_or_level")
        if self.watch and (self.engine or self.level or self.seat is not None):
            raise usage("watch_alone")
        if self.new is not None and self.seat is not None:
            raise usage("new_seat")
        if self.name is not None and not is_name(self.name):
            raise usage("name", limit=NAME_LIMIT)


def connect(
    url: Annotated[str, typer.Argument(metavar="URL", help="A table's link; with --new, a server's address.")],
    *,
    name: Annotated[str | None, typer.Option(metavar="NAME", help="Your name there.", show_default="asked")] = None,
    seat: Annotated[
        int | None, typer.Option(min=0, max=7, metavar="N", help="Which seat, from 0.", show_default="asked")
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Only watch.")] = False,
    new: Annotated[str | None, typer.Option(metavar="GAME", help="Make a new table, as: --new parchis.")] = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="How many play at the new table.")] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="NAME=VALUE", help="A rule option of the new table. Repeatable.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", callback=read_level, help="Bots play the seats nobody is invited to."),
    ] = None,
    friends: Annotated[
        int | None, typer.Option(min=0, max=7, metavar="N", help="Seats for friends.", show_default="all that are left")
    ] = None,
    engine: Annotated[
        str | None, typer.Option(metavar="COMMAND", help="Let this program play; docs/engine.md says how it talks.")
    ] = None,
    level: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", callback=read_level, help=f"Let a bot of ours play: {', '.join(LEVELS)}."),
    ] = None,
    seconds: Annotated[
        float, typer.Option(min=0.05, max=600, metavar="SECONDS", help="Time of the engine for a move.")
    ] = DEFAULT_SECONDS,
    games: Annotated[
        int, typer.Option(min=1, metavar="N", help="How many games the program plays, one after the other.")
    ] = 1,
    quiet: Annotated[
        bool, typer.Option("--quiet", help="Show a line for each game of the program, and a summary.")
    ] = False,
    language: Language = "",
    as_json: Annotated[bool, typer.Option("--json", help="With --watch: every message as a line of JSON.")] = False,
    plain: Plain = False,
    no_color: NoColor = False,
) -> None:
    """Play at a server's table from the terminal, watch one, or let a program play there.

    The same command again comes back to the same seat; --seat takes another one.

    Example: ludoteca connect http://localhost:8420/table/Zk3vQ0tq-7rXh_2LwB9aYg --name Ana

    Example: ludoteca connect localhost:8420 --new parchis --players 2 --bots medium

    Example: ludoteca connect https://example.org/table/Zk3vQ0tq-7rXh_2LwB9aYg --engine "python my_bot.py"

    Example: ludoteca connect localhost:8420 --new parchis --bots hard --engine "python my_bot.py" --quiet --games 20
    """
    screen = Screen(language, DOMAIN, plain=plain, color=not no_color)
    table = (new, players, mode, option or (), bots, friends)
    request = ConnectRequest(url, name, seat, watch, *table, engine, level, seconds, as_json, quiet, games)
    with exit_on_error("connect", language, lambda error: not isinstance(error, OptionError)):
        try:
            run(screen, request)
        except (KeyboardInterrupt, EOFError):
            screen.print()
            screen.say("goodbye")
            raise KeyboardInterrupt from None


def run(screen: Screen, request: ConnectRequest) -> None:
    """Find a place at the table, and stay there."""
    request.check()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)  # a pipe hears what happens when it happens
    command = request.command(screen.language)
    if command:
        run_engine(screen, request, command)
        return
    place = find_place(screen, request)
    if request.as_json:
        print_messages(screen, place)
    elif request.watch and not screen.is_interactive:
        RemoteSession(screen, place).run()
    else:
        PersonSession(screen, place).run()


def run_engine(screen: Screen, request: ConnectRequest, command: str) -> None:
    """Let an engine play a seat, for one game or several."""
    engine = EngineProcess(command)
    try:
        engine.greet()
        own_name = shown(engine.names.get("name", ""))[:NAME_LIMIT].strip()
        if request.name is None and is_name(own_name):
            request = replace(request, name=own_name)
        series = Series(request.games, request.seconds, request.quiet)
        play_series(screen, find_place(screen, request), engine, series)
    finally:
        engine.close()


def find_place(screen: Screen, request: ConnectRequest) -> Place:
    """Find the table, or make it, and a seat there: the one that is held already, or a free one."""
    keys = Keys(default_folder())
    if request.new is not None:
        server = Server(read_server(request.url), screen.language)
        link, tokens = server.make(new_table(screen, request))
        keys.hold(link, tokens)
        screen.say("made", link=link.for_friends)
        return Place(server, link, tokens, keys)
    link = read_link(request.url)
    link = replace(link, host=link.host or keys.host_at(link))
    server = Server(link.server, screen.language)
    if request.watch:
        return Place(server, link, {}, keys)
    held = {seat: token for seat, token in (keys.at(link) | link.tokens).items() if request.seat in (None, seat)}
    held = held or sit_down(screen, request, server, link.table)
    keys.hold(link, held)
    return Place(server, link, held, keys)


def sit_down(screen: Screen, request: ConnectRequest, server: Server, table: str) -> dict[int, str]:
    """Take a free seat; where somebody else was quicker, another one."""
    while True:
        number = choose_seat(screen, request, server.table(table)["state"]["seats"])
        name = request.name or ask_name(screen)
        try:
            return {number: server.sit(table, number, name)}
        except RequestRefusedError as problem:
            if problem.code not in ("seat_taken", "changed_meanwhile"):
                raise


def new_table(screen: Screen, request: ConnectRequest) -> dict[str, Any]:
    """Return the request for a new table: this person first, then friends, then bots."""
    setup = read_setup(request.new or "", request.players, request.mode, request.options)
    here = [] if request.watch else [{"kind": "here", "name": request.name or ask_name(screen)}]
    rest = setup.players - len(here)
    count = request.friends if request.friends is not None else 0 if request.bots else rest
    invited = [{"kind": "invited"}] * min(count, rest)
    bots = [{"kind": "bot", "level": request.bots or DEFAULT_LEVEL}] * (rest - len(invited))
    return setup_data(setup) | {"seats": [*here, *invited, *bots]}


def choose_seat(screen: Screen, request: ConnectRequest, seats: Sequence[Mapping[str, Any]]) -> int:
    """Choose a free seat: the one named, the only one, or one that is asked for."""
    free = [int(one["seat"]) for one in seats if one["kind"] == "empty"]
    if not free:
        raise ClientError("no_free_seat")
    if request.seat is not None:
        if request.seat not in free:
            raise ClientError("seat_not_free", seat=request.seat, free=free)
        return request.seat
    if len(free) == 1 or not screen.is_interactive or request.command(screen.language):
        return free[0]
    for number in free:
        screen.print(f"  {number}  {seats[number]['colours']}")
    allowed = ", ".join(map(str, free))
    while True:
        question = screen.words("ask_seat", allowed=allowed, default=free[0])
        reply = screen.ask(question) or str(free[0])
        if reply in map(str, free):
            return int(reply)
        screen.say("ask.number_expected", text=shorten(reply), allowed=allowed)


def ask_name(screen: Screen) -> str:
    """Ask for a name; a pipe is not asked."""
    default = user_name(screen)
    if not screen.is_interactive:
        return default
    while True:
        name = screen.ask(screen.words("ask_name", default=default)) or default
        if is_name(name):
            return name
        screen.say("ask.name_expected", limit=NAME_LIMIT)


def user_name(screen: Screen) -> str:
    """Guess a name from who is logged in."""
    try:
        name = getpass.getuser().capitalize()[:NAME_LIMIT]
    except (OSError, KeyError, ImportError):
        name = ""
    return name if is_name(name) and name != "Root" else screen.words("person", number=1)


def usage(key: str, **parameters: Any) -> OptionError:
    """Make an error about options that do not go together."""
    return OptionError([Fault(DOMAIN, f"usage_fault.{key}", parameters)])
