"""`ludoteca simulate`: many games at once, to learn what a game is like."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ludoteca.analysis import plot, simulation
from ludoteca.analysis.batches import Table, play
from ludoteca.analysis.charts import check_picture
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.simulation import Run
from ludoteca.analysis.statistics import statistics
from ludoteca.analysis.wording import number
from ludoteca.bots import LEVELS
from ludoteca.cli.options import STANDARD_STREAM, Language, RuleOptions, read_seed, read_setup
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
from ludoteca.core.kernel import COMPILED
from ludoteca.core.processes import cores
from ludoteca.core.text import say

FAILURES = {"worker", "file"}  # what goes wrong in mid-run, whatever was asked for
STANDARD_OUTPUT = Path(STANDARD_STREAM)


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game, as: parchis.")],
    *,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, metavar="N", help="How many games.")] = 100_000,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play.", show_default="as usual in the game")
    ] = None,
    mode: Annotated[str | None, typer.Option(metavar="MODE", help="How it is played, as: pairs.")] = None,
    option: RuleOptions = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="Let bots of this level play; much slower.", show_default="random moves"),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="SEED", help="Makes the games the same each time.")] = "1",
    jobs: Annotated[
        int | None, typer.Option(min=1, max=256, metavar="N", help="Games played at once.", show_default="one a core")
    ] = None,
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

    The same seed gives the same games, whatever the number of jobs. Ctrl-C shows what was played so far.

    Example: ludoteca simulate parchis --games 1000000 --plot parchis.svg

    Example: ludoteca simulate parques --players 2 --option soplar=true --json

    Example: ludoteca simulate stax --bots medium --games 200
    """
    data_file = None if out == STANDARD_OUTPUT else out
    with exit_on_error(
        "simulate", language, lambda error: isinstance(error, SimulationError) and error.key in FAILURES
    ):
        check_files(data_file, picture)
        setup = read_setup(game, players, mode, option)
        if bots is not None and bots not in LEVELS:
            raise SimulationError("level", level=bots, known=LEVELS)
        table = Table(setup, read_seed(seed), bots)
        try:
            result = statistics(table, play_with_bar(table, games, jobs or cores(), language))
        except KeyboardInterrupt:
            print_note(say("simulate", "stopped_early", language))
            raise
        write_files(result, data_file, picture, language)
    if as_json or out == STANDARD_OUTPUT:
        print_json(result, ascii_only=False)
    else:
        show(result, language)
    if data_file or picture:
        print_note(say("simulate", "written", language, names=[str(path) for path in (data_file, picture) if path]))
    if result["games"] < result["asked"]:
        counts = {name: number(result[name], language) for name in ("games", "asked")}
        print_note(say("simulate", "stopped", language, **counts))
        raise typer.Exit(EXIT_INTERRUPTED)


def play_with_bar(table: Table, games: int, jobs: int, language: str) -> Run:
    """Play games with a bar that shows how far they are."""
    console = Console(stderr=True)
    if COMPILED and table.level is None:
        with console.status(say("simulate", "preparing", language)):
            play(table, 0, 1)
    with interrupted_by_terminate(), progress_bar(console) as progress:
        task = progress.add_task(say("simulate", "progress", language), total=games)
        return simulation.simulate(table, games, jobs, lambda count: progress.advance(task, count))


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
