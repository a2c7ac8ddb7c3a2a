"""`ludoteca simulate`: many games at once, to learn what a game is like."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ludoteca.analysis import plot, simulation
from ludoteca.analysis.batches import Table, prepare
from ludoteca.analysis.bot_games import read_bots
from ludoteca.analysis.charts import check_picture
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.simulation import Run
from ludoteca.analysis.statistics import statistics
from ludoteca.analysis.wording import number
from ludoteca.cli.options import STANDARD_STREAM, Jobs, Language, Part, Place, RuleOptions, read_seed, read_setup
from ludoteca.cli.output import (
    EXIT_INTERRUPTED,
    exit_on_error,
    interrupted_by_terminate,
    print_json,
    print_note,
    progress_bar,
    write_json,
)
from ludoteca.cli.simulate_tables import show
from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernel import COMPILED
from ludoteca.core.processes import cores
from ludoteca.core.text import say
from ludoteca.executors import WHOLE, Shard, WorkError, read_shard
from ludoteca.executors.choosing import check_place
from ludoteca.executors.errors import is_lost_work
from ludoteca.gpu import CPU, check_device

FAILURES = {"file"}  # what goes wrong in mid-run, whatever was asked for
STANDARD_OUTPUT = Path(STANDARD_STREAM)
PROGRESS = ".part"  # what the name of a file of progress ends in


@dataclass(frozen=True, slots=True)
class Output:
    """Where the figures go."""

    as_json: bool
    out: Path | None
    picture: Path | None
    language: str

    @property
    def data_file(self) -> Path | None:
        """The file for figures, where there is one."""
        return None if self.out == STANDARD_OUTPUT else self.out

    def show(self, result: dict[str, Any]) -> None:
        """Write and print figures."""
        write_files(result, self.data_file, self.picture, self.language)
        if self.as_json or self.out == STANDARD_OUTPUT:
            print_json(result, ascii_only=False)
        else:
            show(result, self.language)
        written = [str(path) for path in (self.data_file, self.picture) if path]
        if written:
            print_note(say("simulate", "written", self.language, names=written))


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as: parchis.")],
    *,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100_000,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play.", show_default="as usual in the game")
    ] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.")] = None,
    option: RuleOptions = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL[,…]",
            help="Let bots play: of one level, or one a seat, as easy,medium/hunter; hard and expert take long.",
            show_default="random moves",
        ),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="Makes the games the same each time.")] = "1",
    jobs: Jobs = None,
    on: Place = None,
    shard: Part = None,
    device: Annotated[
        str, typer.Option(metavar="cpu|cuda", help="Where random moves are played: cuda is an NVIDIA GPU.")
    ] = CPU,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="Write the figures there too; - is standard output.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw the figures too: .svg, .png or .pdf.")
    ] = None,
    language: Language = "",
) -> None:
    """Play many games at random, and tell how long they are, who wins and how often each clause of the rules comes up.

    The same seed gives the same games, whatever the number of jobs. Ctrl-C shows what was played so far; with --out the
    same command then goes on from there.

    Example: ludoteca simulate parchis --games 1000000 --plot parchis.svg

    Example: ludoteca simulate parques --players 2 --option soplar=true --json

    Example: ludoteca simulate parchis --players 2 --bots easy,medium --games 20000

    Example: ludoteca simulate parchis --games 1000000000 --shard 3/100 --out part-3.json

    Example: ludoteca simulate parchis --games 100000000 --device cuda
    """
    output = Output(as_json, out, picture, language)
    with exit_on_error("simulate", language, is_failure):
        check_files(output.data_file, picture)
        check_device(device)
        table = Table(read_setup(game, players, mode, option), read_seed(seed), bots, device)
        if bots is not None:
            read_bots(table.setup, bots)
        if device != CPU and (bots is not None or on is not None):
            raise SimulationError("device")
        work = Work.read(jobs if device == CPU else 1, on, shard, output.data_file)
        try:
            run = play_with_bar(table, games, work, language)
        except KeyboardInterrupt:
            print_note(say("simulate", "stopped_early", language))
            raise
        finish(table, run, work, output)


@dataclass(frozen=True, slots=True)
class Work:
    """Where games are played, which part of them, and the file of progress."""

    jobs: int
    on: str | None
    shard: Shard | None
    file: Path | None

    @classmethod
    def read(cls, jobs: int | None, on: str | None, shard: str | None, out: Path | None) -> "Work":
        """Read what the command line says; WorkError says what is wrong with it."""
        if on is not None:
            check_place(on)
        if shard is not None:
            if out is None:
                raise WorkError("shard_out")
            return cls(jobs or cores(), on, read_shard(shard), out)
        return cls(jobs or cores(), on, None, out and out.with_suffix(PROGRESS))


def finish(table: Table, run: Run, work: Work, output: Output) -> None:
    """Show what was played, or say where a part of it is; leave with a status of its own where games are missing."""
    language = output.language
    counts = {"games": number(run.tally.games, language), "asked": number(run.asked, language)}
    if work.shard is not None:
        print_note(say("simulate", "shard_written", language, shard=str(work.shard), path=str(work.file), **counts))
    else:
        output.show(statistics(table, run))
    if run.is_whole:
        if work.shard is None and work.file is not None:
            work.file.unlink(missing_ok=True)
        return
    print_note(say("simulate", "stopped", language, **counts))
    if work.file is not None:
        print_note(say("simulate", "goes_on", language, path=str(work.file)))
    raise typer.Exit(EXIT_INTERRUPTED)


def is_failure(error: LudotecaError) -> bool:
    """Return whether something went wrong in mid-run, whatever was asked for."""
    return is_lost_work(error) or (isinstance(error, SimulationError) and error.key in FAILURES)


def play_with_bar(table: Table, games: int, work: Work, language: str) -> Run:
    """Play games with a bar that shows how far they are."""
    console = Console(stderr=True)
    shard = work.shard or WHOLE
    if COMPILED and table.is_compiled and work.on is None:
        with console.status(say("simulate", "preparing", language)):
            prepare(table, len(shard.range_of(games)))
    with interrupted_by_terminate(), progress_bar(console) as progress:
        task = progress.add_task(say("simulate", "progress", language), total=len(shard.range_of(games)))
        return simulation.simulate(
            table,
            games,
            work.jobs,
            lambda count: progress.advance(task, count),
            on=work.on,
            shard=shard,
            file=work.file,
        )


def check_files(data_file: Path | None, picture: Path | None) -> None:
    """Check before a long run that its files can be written; SimulationError says why not."""
    if data_file is not None and data_file.suffix != ".json":
        raise SimulationError("out_format", path=data_file)
    if picture is not None:
        check_picture(picture, SimulationError)
    for path in (data_file, picture):
        if path is not None and not path.parent.is_dir():
            raise SimulationError("no_folder", path=path.name, folder=path.parent)


def write_files(result: dict[str, Any], data_file: Path | None, picture: Path | None, language: str) -> None:
    """Write figures and draw them, where a file is named for that."""
    if data_file is not None:
        try:
            write_json(data_file, result)
        except OSError as error:
            raise SimulationError("file", path=data_file, problem=error.strerror or error) from None
    if picture is not None:
        plot.draw(result, picture, language)
