"""`ludoteca arena`: bots against bots, to measure how strong each is."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console

from ludoteca import games
from ludoteca.analysis.charts import check_picture
from ludoteca.arena import lineups, plot
from ludoteca.arena.errors import ArenaError
from ludoteca.arena.ladder import DEFAULT_GAMES, page
from ludoteca.arena.lineups import Matchup
from ludoteca.arena.log import Log, opened
from ludoteca.arena.pairing_files import read_pairings
from ludoteca.arena.players import USUAL_SECONDS, read_players
from ludoteca.arena.playing import Job
from ludoteca.arena.report import report
from ludoteca.arena.run import Plan, play_missing, prepare
from ludoteca.arena.sequential import SequentialRun, SequentialTest, read_test
from ludoteca.bots import LEVELS
from ludoteca.cli.arena_tables import show
from ludoteca.cli.options import Language, Part, Place, RuleOptions, read_seed, read_setup
from ludoteca.cli.output import (
    EXIT_INTERRUPTED,
    exit_on_error,
    interrupted_by_terminate,
    print_json,
    print_note,
    progress_bar,
    write_json,
)
from ludoteca.cli.parts import read_part
from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernel import COMPILED
from ludoteca.core.processes import cores
from ludoteca.core.text import say
from ludoteca.executors import WHOLE
from ludoteca.executors.choosing import check_place
from ludoteca.executors.errors import is_lost_work
from ludoteca.executors.stamp import code_stamp
from ludoteca.games import info_of, setup_data

FAILURES = {"bot_failed", "game_failed", "player_failed"}  # what goes wrong in mid-run, whatever was asked for
ALL_LEVELS = ",".join(LEVELS)
BOTS_HELP = "Levels; random, child, monte-carlo; engine:COMMAND or policy:MODULE:FUNCTION."
MOST_GAMES: Final = 20_000  # of a sequential test
GAMES = f"{DEFAULT_GAMES}; for the ladder, a number for each pairing; with --sprt, {MOST_GAMES} at most"

Bots = Annotated[str | None, typer.Option(metavar="A,B,…", help=BOTS_HELP, show_default=ALL_LEVELS)]
Seats = Annotated[
    bool, typer.Option("--seats", help="One table with these bots in this order, instead of each against each.")
]
Pairings = Annotated[
    Path | None, typer.Option(metavar="FILE.toml", help="Who meets whom, from a file (docs/strength.md).")
]
Seconds = Annotated[
    float | None,
    typer.Option(
        metavar="SECONDS", min=0.01, max=600, help="Time to choose a move.", show_default=f"{USUAL_SECONDS:g}"
    ),
]
NoClock = Annotated[
    bool, typer.Option("--no-clock", help="Searches end by their budgets of work: the same games on any machine.")
]
Sprt = Annotated[
    str | None,
    typer.Option(metavar="LOW,HIGH", help="End as soon as it is sure which of two scores, in percent, is more likely."),
]


@dataclass(frozen=True, slots=True)
class ArenaRequest:
    """What the command line asks for."""

    game: str | None
    bots: str | None
    seats: bool
    players: int | None
    mode: str | None
    options: Sequence[str]
    ladder: bool
    pairings: Path | None

    def listed(self) -> tuple[list[Matchup], dict[str, int]]:
        """List who meets whom, and how many games those play that have a number of their own."""
        if self.pairings is None:
            return self.matchups(), {}
        if others := self.said(GAME=self.game, **{"--ladder": self.ladder}):
            raise ArenaError("pairings_alone", names=others)
        return read_pairings(self.pairings)

    def said(self, **more: object) -> list[str]:
        """Name what the command line says about bots and tables."""
        said = {"--bots": self.bots, "--seats": self.seats, "--players": self.players, "--mode": self.mode}
        return [name for name, value in (said | {"--option": self.options} | more).items() if value]

    def matchups(self) -> list[Matchup]:
        """List who meets whom."""
        if self.ladder:
            if others := self.said():
                raise ArenaError("ladder_alone", names=others)
            return lineups.ladder([info_of(self.game).id] if self.game else list(games))
        bots = read_players(ALL_LEVELS if self.bots is None else self.bots)
        if self.game is None:
            raise ArenaError("no_game")
        players = self.players or (len(bots) if self.seats else info_of(self.game).players[0])
        setup = read_setup(self.game, players, self.mode, self.options)
        if not self.seats:
            return lineups.round_robin(setup, bots)
        if len(bots) != setup.players:
            raise ArenaError("seats", count=len(bots), players=setup.players)
        return [Matchup(setup, bots)]

    def settings(self, plan: Plan) -> dict[str, Any]:
        """Return what a log must have been played with for this run to go on with it."""
        if self.ladder:
            what: dict[str, Any] = {"ladder": True}
        else:
            what = {"pairings": True} if self.pairings else setup_data(plan.matchups[0].setup)
        part = {} if plan.shard == WHOLE else {"shard": str(plan.shard), "plan": plan.to_data()}
        return what | {"seed": plan.seed, "seconds": plan.seconds, "code": code_stamp()} | part


def arena(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game, as: parchis.")] = None,
    *,
    bots: Bots = None,
    seats: Seats = False,
    ladder: Annotated[bool, typer.Option("--ladder", help="Every level of every game against the next lower.")] = False,
    pairings: Pairings = None,
    number: Annotated[
        int | None,
        typer.Option("--games", min=1, metavar="N", help="Games for each pairing, in whole sets.", show_default=GAMES),
    ] = None,
    sprt: Sprt = None,
    players: Annotated[int | None, typer.Option(metavar="N", help="How many play.", show_default="2")] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.")] = None,
    option: RuleOptions = None,
    seconds: Seconds = None,
    no_clock: NoClock = False,
    seed: Annotated[str, typer.Option(metavar="SEED", help="Makes dice and openings the same each time.")] = "1",
    jobs: Annotated[
        int | None, typer.Option(min=1, metavar="N", help="Games played at once.", show_default="one a core")
    ] = None,
    on: Place = None,
    shard: Part = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.json", help="Where the result goes.", show_default="arena-GAME-PLAYERS.json"),
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw the result too: .svg, .png or .pdf.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    language: Language = "",
) -> None:
    """Let bots play each other, and tell who is stronger and how sure that is.

    Seats rotate, and every rotation of a set has the same dice; Stax, which has none, begins each set with three random
    moves. With more than two players one bot meets a table full of another. A run that was stopped goes on where it was
    when the same command is given again; with more --games or other --bots it is extended.

    Example: ludoteca arena parchis --bots expert,hard,medium --games 2000 --plot parchis.svg

    Example: ludoteca arena parchis --bots expert,medium,medium,medium --seats

    Example: ludoteca arena --ladder --out ladder.json

    Example: ludoteca arena parchis --bots 'hard,engine:"python my_bot.py",policy:my_bots:cautious'

    Example: ludoteca arena --pairings tournament.toml --games 200

    Example: ludoteca arena parques --bots expert,hard --sprt 50,55

    Example: ludoteca arena parchis --bots expert,hard --games 20000 --shard 3/50 --out part-3.json
    """
    request = ArenaRequest(game, bots, seats, players, mode, option or (), ladder, pairings)
    with exit_on_error("arena", language, is_failure):
        usual = None if ladder else MOST_GAMES if sprt else DEFAULT_GAMES  # the ladder has a table of its own
        part = read_part(shard, out)
        if on is not None:
            check_place(on)
        matchups, own_games = request.listed()
        plan = Plan(matchups, number or usual, read_seed(seed), read_seconds(seconds, no_clock), part, own_games)
        files = Files.named(request, plan, out, picture)
        test = None if sprt is None else sequential_run(sprt, plan)
        result = measure(plan, files, request.settings(plan), Workers(jobs or cores(), on), language, test)
        if part != WHOLE:
            total = sum(1 for _ in plan.jobs())
            print_note(say("cli", "arena.part_written", language, shard=str(part), path=str(files.log), games=total))
            return
        files.write(result)
    show_result(result, files, as_json, language)


def show_result(result: dict[str, Any], files: "Files", as_json: bool, language: str) -> None:
    """Print a result that has been written."""
    if as_json:
        print_json(result)
    else:
        show(result, language)
        print_note(say("cli", "arena.written", language, names=[str(path) for path in files.written()]))


def sequential_run(text: str, plan: Plan) -> SequentialRun:
    """Read the test that is to end a run: of one pairing, in one part."""
    test: SequentialTest = read_test(text)
    if len(plan.matchups) != 1 or plan.shard != WHOLE:
        raise ArenaError("sprt_pairing")
    return SequentialRun(test, plan.matchups[0])


class Workers(NamedTuple):
    """Where games are played."""

    processes: int
    on: str | None = None


def read_seconds(seconds: float | None, no_clock: bool) -> float | None:
    """Return the time for a choice; None where there is no clock."""
    if not no_clock:
        return USUAL_SECONDS if seconds is None else seconds
    if seconds is not None:
        raise ArenaError("clock")
    return None


def is_failure(error: LudotecaError) -> bool:
    """Return whether something went wrong in mid-run, whatever was asked for."""
    return is_lost_work(error) or (isinstance(error, ArenaError) and error.key in FAILURES)


@dataclass(frozen=True, slots=True)
class Files:
    """Where all that a run writes goes."""

    result: Path
    picture: Path | None
    page: Path | None

    @classmethod
    def named(cls, request: ArenaRequest, plan: Plan, out: Path | None, picture: Path | None) -> "Files":
        """Choose the files, and see that they can be written; ArenaError says why not."""
        setup = plan.matchups[0].setup
        name = "ladder" if request.ladder else f"arena-{setup.game}-{setup.players}"
        if request.pairings is not None:
            name = f"arena-{request.pairings.stem}"
        files = cls(out or Path(f"{name}.json"), picture, None)
        if files.result.suffix != ".json":
            raise ArenaError("out_format", path=files.result)
        if files.result.exists() and not files.log.exists():
            raise ArenaError("exists", path=files.result, log=files.log)
        if picture is not None:
            check_picture(picture, ArenaError)
        return cls(files.result, picture, files.result.with_suffix(".md") if request.ladder else None)

    @property
    def log(self) -> Path:
        """The games themselves, which a later run goes on with."""
        return self.result.with_suffix(".jsonl")

    def written(self) -> list[Path]:
        """List all of them."""
        return [path for path in (self.result, self.log, self.page, self.picture) if path is not None]

    def write(self, result: dict[str, Any]) -> None:
        """Write a result."""
        try:
            write_json(self.result, result)
            if self.page is not None:
                self.page.write_text(page(result), encoding="utf-8")
        except OSError as error:
            raise ArenaError("file", path=self.result, problem=error.strerror or error) from None
        if self.picture is not None:
            plot.draw(result, self.picture)


def measure(
    plan: Plan,
    files: Files,
    settings: dict[str, Any],
    workers: Workers,
    language: str,
    test: SequentialRun | None = None,
) -> dict[str, Any]:
    """Play what is missing, or as much as a test needs, and return the result of all; of a part, nothing."""
    with opened(files.log, settings) as log, interrupted_by_terminate():
        is_decided = test is not None and test.add_all(log.outcomes)
        missing = [] if is_decided else plan.missing(log)
        total = sum(1 for _ in plan.jobs())
        try:
            speed = play_out(missing, total, log, workers, language, test)
        except KeyboardInterrupt:
            kept = {"games": total - len(plan.missing(log)), "total": total, "path": files.log}
            print_note(say("cli", "arena.stopped", language, **kept))
            raise typer.Exit(EXIT_INTERRUPTED) from None
        if plan.shard != WHOLE:
            return {}
        if test is None:
            return report(plan, log.outcomes, settings, speed)
        played = replace(plan, games=test.verdict.sets * len(test.matchup.rotations))
        return report(played, log.outcomes, settings, speed) | {"sequential_test": test.verdict.to_data()}


def play_out(
    missing: Sequence[Job], total: int, log: Log, workers: Workers, language: str, test: SequentialRun | None
) -> float | None:
    """Play games with a bar that shows how far they are; return how many a second, once all processes were at it.

    A test that is decided ends it.
    """
    console = Console(stderr=True)
    if missing and COMPILED and workers.on is None:
        with console.status(say("cli", "arena.preparing", language)):
            prepare(missing)
    with progress_bar(console) as progress:
        task = progress.add_task(say("cli", "arena.games", language), total=total, completed=total - len(missing))
        ended = []
        with closing(play_missing(missing, log, *workers)) as outcomes:
            for outcome in outcomes:
                ended.append(perf_counter())
                progress.advance(task)
                if test is not None and test.add(outcome):
                    break
    return round((len(ended) - 1) / (ended[-1] - ended[0]), 3) if len(ended) > workers.processes else None
