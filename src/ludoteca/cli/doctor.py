"""`ludoteca doctor`: what is installed here, which parts work, and the way out where one does not."""

import importlib.metadata
import importlib.util
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import typer
from rich.console import Console
from rich.text import Text

import ludoteca
from ludoteca import games
from ludoteca.cli.files import DOMAIN, is_prepared
from ludoteca.cli.options import Language
from ludoteca.cli.output import EXIT_FAILED, exit_on_error, print_json, visible
from ludoteca.cli.screen import Screen
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED, cache_folder
from ludoteca.core.options import Setup
from ludoteca.core.text import say
from ludoteca.games import info_of, rulebook_of
from ludoteca.version import __version__

WORKS: Final = "works"
FAILS: Final = "fails"
NOTE: Final = "note"  # not there, or not at its best, and nothing is broken
MARKS: Final = {WORKS: "✓", FAILS: "✗", NOTE: "·"}
MARKS_IN_ASCII: Final = {WORKS: "ok", FAILS: "NO", NOTE: "--"}
STYLES: Final = {WORKS: "green", FAILS: "bold red", NOTE: "yellow"}

OLDEST_PYTHON: Final = (3, 11)
STEPS_TRIED: Final = 200  # throws and moves of a quick game
WAIT_S: Final = 5  # for a server that does not answer
LONGEST: Final = 200  # characters of what a library says went wrong
COLOURS: Final = {"standard": 16, "windows": 16, "256": 256, "truecolor": 1 << 24}  # how many Rich means
EXTRAS: Final = {  # the module and the distribution that each needs
    "play": ("textual", "textual"),
    "pettingzoo": ("pettingzoo", "pettingzoo"),
    "openspiel": ("pyspiel", "open_spiel"),
    "plot": ("matplotlib", "matplotlib"),
    "picture": ("resvg_py", "resvg-py"),
    "postgres": ("psycopg", "psycopg"),
    "redis": ("redis", "redis"),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """How one part is."""

    part: str
    status: str
    sentence: str
    way_out: str = ""


def doctor(
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
    language: Language = "",
) -> None:
    """Look at what is installed and try every part; say the way out for what does not work.

    Exit status: 0 all that should work does, 1 something does not. An extra that is not installed is no failure.

    Example: ludoteca doctor

    Example: ludoteca doctor --json
    """
    with exit_on_error("doctor", language):
        findings = Doctor(language).examine()
    failed = any(one.status == FAILS for one in findings)
    if as_json:
        print_json({"works": not failed, "findings": list(map(asdict, findings))})
    else:
        show(findings, language)
    raise typer.Exit(EXIT_FAILED if failed else 0)


def show(findings: Sequence[Finding], language: str) -> None:
    """Print a line for each part, and all in a sentence."""
    screen = Screen(language, DOMAIN)
    marks = MARKS if can_print("".join(MARKS.values()), screen.console.encoding) else MARKS_IN_ASCII
    width = max(len(one.part) for one in findings)
    for one in findings:
        lead = Text.assemble((marks[one.status], STYLES[one.status]), f" {one.part.ljust(width)}  ")
        screen.entry(lead, visible(one.sentence))
        if one.way_out:
            screen.entry(" " * lead.cell_len, one.way_out, style=STYLES[one.status])
    failed = sum(one.status == FAILS for one in findings)
    screen.print()
    screen.say("doctor.fails" if failed else "doctor.works", count=failed)


class Doctor:
    """Tries one part after the other; whatever goes wrong in one is a finding."""

    def __init__(self, language: str) -> None:
        self.language = language

    def examine(self) -> list[Finding]:
        """Try every part."""
        parts: list[tuple[str, Callable[[], Finding]]] = [
            ("python", self.python),
            ("ludoteca", self.package),
            ("numpy", self.numpy),
            ("numba", self.numba),
            ("cache", self.cache),
            *((game, partial(self.game, game)) for game in games),
            ("bots", self.bots),
            ("web", self.web),
            ("settings", self.settings),
            ("environment", self.environment),
            ("database", self.database),
            *self.named_servers(),
            *((f"[{extra}]", partial(self.extra, extra)) for extra in EXTRAS),
            ("terminal", self.terminal),
        ]
        console = Console(stderr=True, highlight=False, markup=False)
        findings = []
        for part, look in parts:
            with console.status(self.words("looking", part=part)):
                findings.append(self.tried(part, look))
        return findings

    def tried(self, part: str, look: Callable[[], Finding]) -> Finding:
        """Look at a part; an error that nobody expected is what is wrong with it."""
        try:
            return look()
        except Exception as error:  # whatever it is, the other parts are still to be looked at
            problem = f"{type(error).__name__}: {' '.join(str(error).split())[:LONGEST]}"
            return self.finding(part, FAILS, "broken", problem=problem)

    def words(self, key: str, **parameters: Any) -> str:
        """Look a sentence of the doctor up."""
        return say(DOMAIN, f"doctor.{key}", self.language, **parameters)

    def finding(self, part: str, status: str, key: str, **parameters: Any) -> Finding:
        """Say how a part is; what does not work, or could be there, has a way out under the same key."""
        way_out = "" if status == WORKS else self.words(f"way_out.{key}", **parameters)
        return Finding(part, status, self.words(f"is.{key}", **parameters), way_out)

    # What everything stands on

    def python(self) -> Finding:
        """Look at Python's version."""
        is_new = sys.version_info[:2] >= OLDEST_PYTHON
        parameters = {"version": platform.python_version(), "path": sys.executable, "machine": platform.platform()}
        return self.finding("python", WORKS if is_new else FAILS, "python", **parameters)

    def package(self) -> Finding:
        """Look at the package itself."""
        folder = Path(ludoteca.__file__).parent
        return self.finding("ludoteca", WORKS, "package", version=__version__, folder=folder)

    def numpy(self) -> Finding:
        """Look at NumPy."""
        return self.finding("numpy", WORKS, "installed", version=importlib.metadata.version("numpy"))

    def numba(self) -> Finding:
        """Look whether rules are compiled."""
        if importlib.util.find_spec("numba") is None:
            return self.finding("numba", FAILS, "no_numba")
        version = importlib.metadata.version("numba")
        return self.finding("numba", WORKS if COMPILED else NOTE, "compiled" if COMPILED else "plain", version=version)

    def cache(self) -> Finding:
        """Look whether compiled code can be kept, and for which games it is there."""
        folder = cache_folder("ludoteca")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError as error:
            return self.finding("cache", FAILS, "cache_closed", folder=folder, problem=error.strerror or error)
        if not COMPILED:
            return self.finding("cache", WORKS, "cache_unused", folder=folder)
        missing = [game for game in games if not is_prepared(game)]
        if missing:
            return self.finding("cache", NOTE, "cache_cold", folder=folder, games=missing)
        return self.finding("cache", WORKS, "cache", folder=folder)

    # What people play

    def game(self, game: str) -> Finding:
        """Play the beginning of a game, and find it again from its record."""
        trial = Game(rulebook_of(game), info_of(game).setup(), seed=1)
        while trial.phase != "over" and len(trial.history) < STEPS_TRIED:
            if trial.phase == "roll":
                trial.roll()
            else:
                trial.push(trial.legal_moves[0])
        if ludoteca.load(trial.record().to_text()).position() != trial.position():
            return self.finding(game, FAILS, "record_differs")
        return self.finding(game, WORKS, "game", count=len(trial.history))

    def bots(self) -> Finding:
        """Load what the bots have learned."""
        from ludoteca.bots.dice_search.weights import network_for, weight_files  # noqa: PLC0415  (loads Numba)

        learned = {game: files for game in games if (files := weight_files(game))}
        for game in learned:
            for mode in info_of(game).modes:
                network_for(Setup(game, mode.players[0], mode.id))
        count = sum(map(len, learned.values()))
        return self.finding("bots", WORKS if learned else FAILS, "bots", games=list(learned), count=count)

    # What a host needs

    def web(self) -> Finding:
        """Look whether the web app is built."""
        from ludoteca.server.site import missing_app  # noqa: PLC0415  (loads the server)

        missing = missing_app(self.language)
        return self.finding("web", FAILS if missing else WORKS, "no_web" if missing else "web", advice=missing)

    def settings(self) -> Finding:
        """Read the settings that the environment gives a server."""
        from pydantic import ValidationError  # noqa: PLC0415

        from ludoteca.server.settings import Settings  # noqa: PLC0415

        names = [f"LUDOTECA_{name.upper()}" for name in Settings.model_fields]
        given = [name for name in names if os.environ.get(name)]
        try:
            Settings()
        except ValidationError as error:
            wrong = [f"LUDOTECA_{str(one['loc'][0]).upper()} ({one['msg']})" for one in error.errors()]
            return self.finding("settings", FAILS, "settings_wrong", names=wrong)
        return self.finding("settings", WORKS, "settings" if given else "settings_usual", names=given)

    def environment(self) -> Finding:
        """Look for variables with our prefix that nothing reads: a name that is spelled wrong has no effect."""
        from ludoteca.server.settings import unknown_variables  # noqa: PLC0415  (loads the server)

        unknown = unknown_variables()
        names = [f"{name} ({near}?)" if near else name for name, near in unknown.items()]
        return self.finding("environment", NOTE if unknown else WORKS, "unknown" if unknown else "known", names=names)

    def database(self) -> Finding:
        """Make a database in memory, with all its tables."""
        from ludoteca.server.store.opening import open_database  # noqa: PLC0415  (loads the server)

        open_database("sqlite:///:memory:").close()
        return self.finding("database", WORKS, "database")

    def named_servers(self) -> Iterator[tuple[str, Callable[[], Finding]]]:
        """Yield the servers that the environment names; a file is left alone, for a server may be using it."""
        database, redis = os.environ.get("LUDOTECA_DATABASE_URL", ""), os.environ.get("LUDOTECA_REDIS_URL", "")
        if database.startswith("postgresql"):
            yield "postgresql", partial(self.postgresql, database)
        if redis:
            yield "redis", partial(self.redis, redis)

    def postgresql(self, address: str) -> Finding:
        """Connect to PostgreSQL and change nothing there."""
        from sqlalchemy import create_engine, make_url, text  # noqa: PLC0415

        if importlib.util.find_spec("psycopg") is None:
            return self.no_extra("postgresql", FAILS, "postgres")
        url = make_url(address).set(drivername="postgresql+psycopg")
        place = host_of(address)
        engine = create_engine(url, connect_args={"connect_timeout": WAIT_S})
        try:
            with engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        except Exception as error:  # drivers have errors of their own
            return self.finding("postgresql", FAILS, "silent", place=place, problem=type(error).__name__)
        finally:
            engine.dispose()
        return self.finding("postgresql", WORKS, "answers", place=place)

    def redis(self, address: str) -> Finding:
        """Ask Redis whether it is there."""
        if importlib.util.find_spec("redis") is None:
            return self.no_extra("redis", FAILS, "redis")
        from redis import Redis  # noqa: PLC0415  (an extra)

        place = host_of(address)
        try:
            with Redis.from_url(address, socket_connect_timeout=WAIT_S, socket_timeout=WAIT_S) as client:
                client.ping()
        except Exception as error:  # drivers have errors of their own
            return self.finding("redis", FAILS, "silent", place=place, problem=type(error).__name__)
        return self.finding("redis", WORKS, "answers", place=place)

    # What can be added

    def extra(self, extra: str) -> Finding:
        """Look whether an extra is installed."""
        module, distribution = EXTRAS[extra]
        if importlib.util.find_spec(module) is None:
            return self.no_extra(f"[{extra}]", NOTE, extra)
        version = importlib.metadata.version(distribution)
        purpose = self.words(f"purpose.{extra}")
        return self.finding(f"[{extra}]", WORKS, "extra", version=version, name=distribution, purpose=purpose)

    def no_extra(self, part: str, status: str, extra: str) -> Finding:
        """Say how an extra that is not there is installed."""
        return self.finding(part, status, "no_extra", extra=extra, purpose=self.words(f"purpose.{extra}"))

    def terminal(self) -> Finding:
        """Look at what the terminal can show."""
        console = Console()
        count = 0 if console.no_color else COLOURS.get(console.color_system or "", 0)
        colours = self.words("colours" if count else "no_colours", count=count)
        parameters = {"width": console.width, "encoding": console.encoding, "colours": colours}
        boards = {game: rulebook_of(game).characters(rulebook_of(game).start(info_of(game).setup())) for game in games}
        widest = max(len("".join(span.text for span in row).rstrip()) for rows in boards.values() for row in rows)
        letters = "".join(span.text for rows in boards.values() for row in rows for span in row)
        if not can_print(letters, console.encoding):
            return self.finding("terminal", NOTE, "letters", **parameters)
        if console.is_terminal and console.width < widest:
            return self.finding("terminal", NOTE, "narrow", widest=widest, **parameters)
        return self.finding("terminal", WORKS, "terminal" if console.is_terminal else "pipe", **parameters)


def can_print(text: str, encoding: str) -> bool:
    """Return whether an encoding has all letters of a text."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def host_of(address: str) -> str:
    """Return the machine of an address, without the name and password that may stand in it."""
    parts = urlsplit(address)
    return f"{parts.hostname or '?'}:{parts.port}" if parts.port else parts.hostname or "?"
