"""`ludoteca doctor`: what is installed here, which parts work, and the way out where one does not."""

import importlib.metadata
import importlib.util
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
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
from ludoteca.cli.output import EXIT_FAILED, can_print, exit_on_error, print_json
from ludoteca.cli.screen import Screen, width_of
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED, cache_folder
from ludoteca.core.options import Setup
from ludoteca.core.text import say, visible
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
        checks: dict[str, Callable[[], Finding]] = {
            "python": self.python,
            "ludoteca": self.package,
            "numpy": self.numpy,
            "numba": self.numba,
            "cache": self.cache,
            **{game: partial(self.game, game) for game in games},
            "bots": self.bots,
            "web": self.web,
            "settings": self.settings,
            "environment": self.environment,
            "database": self.database,
            **self.named_servers(),
            **{f"[{extra}]": partial(self.extra, extra) for extra in EXTRAS},
            "terminal": self.terminal,
        }
        console = Console(stderr=True, highlight=False, markup=False)
        findings = []
        for part, check in checks.items():
            with console.status(self.words("looking", part=part)):
                findings.append(replace(self.tried(check), part=part))
        return findings

    def tried(self, check: Callable[[], Finding]) -> Finding:
        """Run a check; an unexpected error is a finding, too."""
        try:
            return check()
        except Exception as error:  # whatever it is, the other parts are still to be checked
            problem = f"{type(error).__name__}: {' '.join(str(error).split())[:LONGEST]}"
            return self.finding(FAILS, "broken", problem=problem)

    def words(self, key: str, **parameters: Any) -> str:
        """Return a sentence of the doctor."""
        return say(DOMAIN, f"doctor.{key}", self.language, **parameters)

    def finding(self, status: str, key: str, **parameters: Any) -> Finding:
        """Make a finding; what does not work, or could be there, has a way out under the same key."""
        way_out = "" if status == WORKS else self.words(f"way_out.{key}", **parameters)
        return Finding("", status, self.words(f"is.{key}", **parameters), way_out)

    # What everything stands on

    def python(self) -> Finding:
        """Check Python's version."""
        is_new = sys.version_info[:2] >= OLDEST_PYTHON
        parameters = {"version": platform.python_version(), "path": sys.executable, "machine": platform.platform()}
        return self.finding(WORKS if is_new else FAILS, "python", **parameters)

    def package(self) -> Finding:
        """Find the package itself."""
        folder = Path(ludoteca.__file__).parent
        return self.finding(WORKS, "package", version=__version__, folder=folder)

    def numpy(self) -> Finding:
        """Find the version of NumPy."""
        return self.finding(WORKS, "installed", version=importlib.metadata.version("numpy"))

    def numba(self) -> Finding:
        """Check whether rules are compiled."""
        if importlib.util.find_spec("numba") is None:
            return self.finding(FAILS, "no_numba")
        version = importlib.metadata.version("numba")
        return self.finding(WORKS if COMPILED else NOTE, "compiled" if COMPILED else "plain", version=version)

    def cache(self) -> Finding:
        """Check whether compiled code can be kept, and for which games it is there."""
        folder = cache_folder("ludoteca")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
        except OSError as error:
            return self.finding(FAILS, "cache_closed", folder=folder, problem=error.strerror or error)
        if not COMPILED:
            return self.finding(WORKS, "cache_unused", folder=folder)
        missing = [game for game in games if not is_prepared(game)]
        if missing:
            return self.finding(NOTE, "cache_cold", folder=folder, games=missing)
        return self.finding(WORKS, "cache", folder=folder)

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
            return self.finding(FAILS, "record_differs")
        return self.finding(WORKS, "game", count=len(trial.history))

    def bots(self) -> Finding:
        """Load what the bots have learned."""
        from ludoteca.bots.dice_search.weights import network_for, weight_files  # noqa: PLC0415  (loads Numba)

        learned = {game: files for game in games if (files := weight_files(game))}
        for game in learned:
            for mode in info_of(game).modes:
                network_for(Setup(game, mode.players[0], mode.id))
        count = sum(map(len, learned.values()))
        return self.finding(WORKS if learned else FAILS, "bots", games=list(learned), count=count)

    # What a host needs

    def web(self) -> Finding:
        """Check whether the web app is built."""
        from ludoteca.server.site import missing_app  # noqa: PLC0415  (loads the server)

        missing = missing_app(self.language)
        return self.finding(FAILS if missing else WORKS, "no_web" if missing else "web", advice=missing)

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
            return self.finding(FAILS, "settings_wrong", names=wrong)
        return self.finding(WORKS, "settings" if given else "settings_usual", names=given)

    def environment(self) -> Finding:
        """Find variables with our prefix that nothing reads: a name that is spelled wrong has no effect."""
        from ludoteca.server.settings import unknown_variables  # noqa: PLC0415  (loads the server)

        unknown = unknown_variables()
        names = [f"{name} ({near}?)" if near else name for name, near in unknown.items()]
        return self.finding(NOTE if unknown else WORKS, "unknown" if unknown else "known", names=names)

    def database(self) -> Finding:
        """Make a database in memory, with all its tables."""
        from ludoteca.server.store.opening import open_database  # noqa: PLC0415  (loads the server)

        open_database("sqlite:///:memory:").close()
        return self.finding(WORKS, "database")

    def named_servers(self) -> dict[str, Callable[[], Finding]]:
        """Find the servers that the environment names; a file is left alone, for a server may be using it."""
        database, redis = os.environ.get("LUDOTECA_DATABASE_URL", ""), os.environ.get("LUDOTECA_REDIS_URL", "")
        checks: dict[str, Callable[[], Finding]] = {}
        if database.startswith("postgresql"):
            checks["postgresql"] = partial(self.server, "postgres", connect_to_postgresql, database)
        if redis:
            checks["redis"] = partial(self.server, "redis", connect_to_redis, redis)
        return checks

    def server(self, extra: str, connect: Callable[[str], None], address: str) -> Finding:
        """Connect to a server, for which an extra is needed."""
        if importlib.util.find_spec(EXTRAS[extra][0]) is None:
            return self.no_extra(FAILS, extra)
        parts = urlsplit(address)  # what is said of it leaves out the name and password that may stand in it
        place = f"{parts.hostname or '?'}:{parts.port}" if parts.port else parts.hostname or "?"
        try:
            connect(address)
        except Exception as error:  # drivers have errors of their own
            return self.finding(FAILS, "silent", place=place, problem=type(error).__name__)
        return self.finding(WORKS, "answers", place=place)

    # What can be added

    def extra(self, extra: str) -> Finding:
        """Check whether an extra is installed."""
        module, distribution = EXTRAS[extra]
        if importlib.util.find_spec(module) is None:
            return self.no_extra(NOTE, extra)
        version = importlib.metadata.version(distribution)
        purpose = self.words(f"purpose.{extra}")
        return self.finding(WORKS, "extra", version=version, name=distribution, purpose=purpose)

    def no_extra(self, status: str, extra: str) -> Finding:
        """Report an extra that is missing, with the command that installs it."""
        return self.finding(status, "no_extra", extra=extra, purpose=self.words(f"purpose.{extra}"))

    def terminal(self) -> Finding:
        """Check what the terminal can show."""
        console = Console()
        count = 0 if console.no_color else COLOURS.get(console.color_system or "", 0)
        colours = self.words("colours" if count else "no_colours", count=count)
        parameters = {"width": console.width, "encoding": console.encoding, "colours": colours}
        boards = [rulebook_of(game).characters(rulebook_of(game).start(info_of(game).setup())) for game in games]
        widest = max(map(width_of, boards))
        letters = "".join(span.text for rows in boards for row in rows for span in row)
        if not can_print(letters, console.encoding):
            return self.finding(NOTE, "letters", **parameters)
        if console.is_terminal and console.width < widest:
            return self.finding(NOTE, "narrow", widest=widest, **parameters)
        return self.finding(WORKS, "terminal" if console.is_terminal else "pipe", **parameters)


def connect_to_postgresql(address: str) -> None:
    """Connect to PostgreSQL and change nothing there."""
    from sqlalchemy import create_engine, make_url, text  # noqa: PLC0415

    url = make_url(address).set(drivername="postgresql+psycopg")
    engine = create_engine(url, connect_args={"connect_timeout": WAIT_S})
    try:
        with engine.connect() as connection:
            connection.execute(text("SELECT 1"))
    finally:
        engine.dispose()


def connect_to_redis(address: str) -> None:
    """Ask Redis whether it is there."""
    from redis import Redis  # noqa: PLC0415  (an extra)

    with Redis.from_url(address, socket_connect_timeout=WAIT_S, socket_timeout=WAIT_S) as client:
        client.ping()
