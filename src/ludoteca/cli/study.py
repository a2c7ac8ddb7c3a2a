"""`ludoteca study`: what decided a recorded game, and what would have been better."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer
from rich.console import Console

from ludoteca.cli.files import people_in, read_recorded, write_file
from ludoteca.cli.options import STANDARD_STREAM, Language
from ludoteca.cli.output import (
    EXIT_FAILED,
    exit_on_error,
    interrupted_by_terminate,
    print_error,
    print_json,
    print_note,
    progress_bar,
    write_json,
)
from ludoteca.cli.study_page import page_of
from ludoteca.cli.study_tables import DOMAIN, show
from ludoteca.core.errors import Fault, LudotecaError, OptionError, RecordError
from ludoteca.core.game import Game
from ludoteca.core.text import say
from ludoteca.study import Report
from ludoteca.study import study as study_game
from ludoteca.study.game_study import DEFAULT_DEPTH, LEAST_ROLLOUTS, MOST_DEPTH, MOST_ROLLOUTS

COMMAND: Final = "study"
RECORDS: Final = (".txt", ".json")
REPORT: Final = ".study.json"  # what the name of a report ends in


def study(
    file: Annotated[
        str,
        typer.Argument(metavar="FILE|FOLDER", help="A record, text or JSON, or a folder of them; - is standard input."),
    ],
    *,
    depth: Annotated[
        int, typer.Option(metavar="N", help="Throws that each choice is looked ahead: 0 is faster, 1 sees more.")
    ] = DEFAULT_DEPTH,
    rollouts: Annotated[
        int,
        typer.Option(metavar="N", help="Rollouts of each of the best moves, for standard errors: 36 to 100000, or 0."),
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write the report as one HTML file, with pictures.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Where the reports of a folder go.", show_default="the folder itself"),
    ] = None,
    language: Language = "",
) -> None:
    """Tell what decided a recorded game: the luck of the dice, the quality of the choices, and what was better.

    Of a folder every record is studied, and its report written as JSON; those that are there already are kept.

    Example: ludoteca study parchis.txt

    Example: ludoteca study parchis.txt --json | jq '.totals'

    Example: ludoteca study parchis.txt --html report.html --lang es

    Example: ludoteca study parchis.txt --rollouts 360

    Example: ludoteca study records/ --out reports/
    """
    with exit_on_error(COMMAND, language), interrupted_by_terminate():
        if not 0 <= depth <= MOST_DEPTH:
            raise OptionError([Fault(DOMAIN, "fault.depth", {"depth": depth}, where="--depth")])
        if rollouts and not LEAST_ROLLOUTS <= rollouts <= MOST_ROLLOUTS:
            known = {"rollouts": rollouts, "least": LEAST_ROLLOUTS, "most": MOST_ROLLOUTS}
            raise OptionError([Fault(DOMAIN, "fault.rollouts", known, where="--rollouts")])
        wanted = Wanted(depth, rollouts, language)
        if file != STANDARD_STREAM and Path(file).is_dir():
            study_folder(Path(file), out or Path(file), wanted)
            return
        game = read_recorded(file, language)
        report = studied(game, wanted)
        if html is not None:
            write_file(html, page_of(report, game, language).encode())
            print_note(say(DOMAIN, "written", language, name=str(html)))
            return
    if as_json:
        print_json(report.to_data(language))
    else:
        show(report, game, language)


class Wanted(NamedTuple):
    """How closely games are looked at, and the language of the reports."""

    depth: int
    rollouts: int
    language: str


def studied(game: Game, wanted: Wanted) -> Report:
    """Study a game, with a bar that shows how far it is."""
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(say(DOMAIN, "progress", wanted.language), total=len(game.history))
        report = study_game(
            game, wanted.depth, lambda done, _: bar.update(task, completed=done), rollouts=wanted.rollouts
        )
    return replace(report, names=dict(people_in(game)))


def records_in(folder: Path) -> Iterator[Path]:
    """List the records of a folder; RecordError where there are none."""
    found = [one for one in sorted(folder.iterdir()) if one.suffix in RECORDS and not one.name.endswith(REPORT)]
    if not found:
        raise RecordError([Fault(DOMAIN, "fault.folder", where=str(folder))])
    yield from found


def study_folder(folder: Path, out: Path, wanted: Wanted) -> None:
    """Study all records of a folder; a run that was stopped goes on where it was."""
    language = wanted.language
    records = list(records_in(folder))
    out.mkdir(parents=True, exist_ok=True)
    kept = failed = 0
    with progress_bar(Console(stderr=True)) as bar:
        for record in bar.track(records, description=say(DOMAIN, "progress", language)):
            report = out / f"{record.stem}{REPORT}"
            if report.exists():
                kept += 1
                continue
            try:
                game = read_recorded(str(record), language)
            except LudotecaError as error:
                failed += 1
                print_error(COMMAND, error.explain(language).splitlines()[0])
                continue
            found = study_game(game, wanted.depth, rollouts=wanted.rollouts)
            write_json(report, replace(found, names=dict(people_in(game))).to_data(language))
    print_note(say(DOMAIN, "written", language, name=str(out)))
    if kept:
        print_note(say(DOMAIN, "kept", language, count=kept))
    if failed:
        print_note(say(DOMAIN, "failed", language, count=failed))
        raise typer.Exit(EXIT_FAILED)
