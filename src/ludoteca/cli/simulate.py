"""`ludoteca simulate`: many games at once, to learn what a game is like."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from ludoteca.analysis import plot
from ludoteca.analysis.errors import SimulationError
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
)
from ludoteca.cli.simulate_tables import show
from ludoteca.compilation.scheduler import cores
from ludoteca.core.errors import LudotecaError
from ludoteca.core.kernel import COMPILED
from ludoteca.core.text import say

if TYPE_CHECKING:
    from ludoteca.analysis.batches import Table
    from ludoteca.analysis.simulation import Run

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
    with exit_on_error("simulate", language, is_failure):
        files = Files.named(out, picture)
        table = table_of(game, players, mode, option or (), bots, seed)
        try:
            result = figures(table, games, jobs or cores(), language)
        except KeyboardInterrupt:
            print_note(say("simulate", "stopped_early", language))
            raise
        files.write(result, language)
    if as_json or out == STANDARD_OUTPUT:
        print_json(result, ascii_only=False)
    else:
        show(result, language)
    finish(result, files, language)


def is_failure(error: LudotecaError) -> bool:
    """Return whether a run failed although what was asked for is right."""
    return isinstance(error, SimulationError) and error.key in FAILURES


def finish(result: dict[str, Any], files: "Files", language: str) -> None:
    """Say which files were written, and whether the games are fewer than asked for."""
    if files.written():
        print_note(say("simulate", "written", language, names=[str(path) for path in files.written()]))
    if result["games"] < result["asked"]:
        counts = {name: number(result[name], language) for name in ("games", "asked")}
        print_note(say("simulate", "stopped", language, **counts))
        raise typer.Exit(EXIT_INTERRUPTED)


def table_of(
    game: str, players: int | None, mode: str | None, options: Sequence[str], level: str | None, seed: str
) -> "Table":
    """Read what is to be played; errors say what there is to choose from."""
    from ludoteca.analysis.batches import Table  # noqa: PLC0415  (NumPy, which `ludoteca --help` does without)

    setup = read_setup(game, players, mode, options)
    if level is not None and level not in LEVELS:
        raise SimulationError("level", level=level, known=LEVELS)
    return Table(setup, read_seed(seed), level)


def figures(table: "Table", games: int, jobs: int, language: str) -> dict[str, Any]:
    """Play games with a bar that shows how far they are, and return what they say."""
    from ludoteca.analysis.batches import play  # noqa: PLC0415
    from ludoteca.analysis.statistics import statistics  # noqa: PLC0415

    console = Console(stderr=True)
    if COMPILED and table.level is None:
        with console.status(say("simulate", "preparing", language)):
            play(table, 0, 1)
    with interrupted_by_terminate():
        return statistics(table, run_with_bar(table, games, jobs, console, language))


def run_with_bar(table: "Table", games: int, jobs: int, console: Console, language: str) -> "Run":
    """Play games with a bar that shows how far they are."""
    from ludoteca.analysis.simulation import simulate as play_all  # noqa: PLC0415

    with progress_bar(console) as progress:
        task = progress.add_task(say("simulate", "progress", language), total=games)
        return play_all(table, games, jobs, lambda count: progress.advance(task, count))


@dataclass(frozen=True, slots=True)
class Files:
    """Where figures go besides the screen."""

    result: Path | None
    picture: Path | None

    @classmethod
    def named(cls, out: Path | None, picture: Path | None) -> "Files":
        """Take files as named, and see before a long run that they can be written; SimulationError says why not."""
        files = cls(None if out == STANDARD_OUTPUT else out, picture)
        if files.result is not None and files.result.suffix != ".json":
            raise SimulationError("out_format", path=out)
        if picture is not None:
            plot.check(picture)
        for path in files.written():
            if not path.parent.is_dir():
                raise SimulationError("no_folder", path=path.name, folder=path.parent)
        return files

    def written(self) -> list[Path]:
        """List them."""
        return [path for path in (self.result, self.picture) if path is not None]

    def write(self, result: dict[str, Any], language: str) -> None:
        """Write figures and draw them."""
        if self.result is not None:
            try:
                self.result.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            except OSError as error:
                raise SimulationError("file", path=self.result, problem=error.strerror or error) from None
        if self.picture is not None:
            plot.draw(result, self.picture, language)
