"""`ludoteca merge`: the parts of a run that many machines played, put together."""

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.analysis.charts import check_picture
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.progress import merged as merged_simulation
from ludoteca.analysis.simulation import Run
from ludoteca.analysis.statistics import statistics
from ludoteca.analysis.wording import number
from ludoteca.arena.errors import ArenaError
from ludoteca.arena.log import opened
from ludoteca.arena.merging import merged as merged_arena
from ludoteca.arena.report import report
from ludoteca.cli.arena import Files, show_result
from ludoteca.cli.options import Language
from ludoteca.cli.output import EXIT_FAILED, exit_on_error, print_note
from ludoteca.cli.puzzles import LOG, write_found
from ludoteca.cli.simulate import Output, check_files, is_failure
from ludoteca.core.text import say
from ludoteca.study import puzzle_files
from ludoteca.study.puzzle_files import PuzzleError, is_log, opened_log
from ludoteca.study.puzzle_search import Gathered

COMMAND = "merge"


def merge(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE…", help="The files that `--shard` of simulate, arena or puzzles wrote."),
    ],
    *,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="Write the result there; - is standard output.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw the result too: .svg, .png or .pdf.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    language: Language = "",
) -> None:
    """Put the parts of a run together: the result is that of a run in one part, but for times.

    Example: ludoteca merge part-*.json --out all.json

    Example: ludoteca merge part-*.jsonl --out arena.json --plot arena.svg

    Example: ludoteca merge part-*.jsonl --out puzzles.json
    """
    with exit_on_error(COMMAND, language, is_failure):
        logs = [log_of(file) for file in files]
        if any(log and is_log(log) for log in logs):
            if picture is not None or as_json:
                raise PuzzleError("merge_options")
            merge_puzzles([log or file for log, file in zip(logs, files, strict=True)], out, language)
        elif all(logs):
            merge_arena([log for log in logs if log], out, picture, as_json, language)
        else:
            merge_simulation(files, Output(as_json, out, picture, language))


def log_of(file: Path) -> Path | None:
    """Return the log of a part of an arena or of a search for puzzles, by either name; None where it is none."""
    log = file.with_suffix(LOG)
    return log if file.suffix == LOG or (not file.exists() and log.exists()) else None


def merge_simulation(files: list[Path], output: Output) -> None:
    """Put the parts of a simulation together, and show its figures; games that are missing are said."""
    check_files(output.data_file, output.picture)
    for file in files:
        if output.data_file is not None and output.data_file.resolve() == file.resolve():
            raise SimulationError("own_part", path=file)
    progress = merged_simulation(files)
    run = Run.of(progress)
    output.show(statistics(progress.table, run))
    if not run.is_whole:
        missing = number(run.asked - run.tally.games, output.language)
        print_note(
            say("simulate", "missing", output.language, missing=missing, asked=number(run.asked, output.language))
        )
        raise typer.Exit(EXIT_FAILED)


def merge_arena(logs: list[Path], out: Path | None, picture: Path | None, as_json: bool, language: str) -> None:
    """Put the parts of an arena together in a log that a later run can go on with, and show the result."""
    plan, settings, outcomes = merged_arena(logs)
    if out is None:
        raise ArenaError("merge_out")
    if picture is not None:
        check_picture(picture, ArenaError)
    files = Files(out, picture, out.with_suffix(".md") if settings.get("ladder") else None)
    if files.result.suffix != ".json":
        raise ArenaError("out_format", path=files.result)
    if files.log.exists():
        raise ArenaError("log_exists", path=files.log)
    with opened(files.log, settings) as log:
        for job in plan.jobs():
            log.add(outcomes[job.id])
        result = report(plan, log.outcomes, settings, None)
    files.write(result)
    show_result(result, files, as_json, language)


def merge_puzzles(logs: list[Path], out: Path | None, language: str) -> None:
    """Put the parts of a search together in a log that a later run can go on with, and write the puzzles."""
    parts = puzzle_files.merged(logs)
    if out is None:
        raise ArenaError("merge_out")
    log_file = out.with_suffix(LOG)
    if log_file.exists():
        raise ArenaError("log_exists", path=log_file)
    with opened_log(log_file, parts.settings) as log:
        for number in sorted(parts.games):
            log.add(number, parts.games[number])
    of_result = {name: value for name, value in parts.settings.items() if name != "code"}
    write_found(Gathered(parts.count, len(parts.games), parts.games), of_result, out, language)
