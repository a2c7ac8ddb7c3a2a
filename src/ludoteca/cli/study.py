"""`ludoteca study`: what decided a recorded game, and what would have been better."""

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import typer
from rich.console import Console

from ludoteca.cli.files import from_record, people_in, read_bytes, read_recorded, write_file
from ludoteca.cli.options import STANDARD_STREAM, Language, Place
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
from ludoteca.core.processes import cores
from ludoteca.core.text import say
from ludoteca.executors import WHOLE, Shard, executor_for, read_shard, run_all
from ludoteca.executors.choosing import check_place
from ludoteca.executors.errors import is_lost_work
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
    jobs: Annotated[
        int | None,
        typer.Option(min=1, max=256, metavar="N", help="Records studied at once.", show_default="one a core"),
    ] = None,
    on: Place = None,
    shard: Annotated[
        str | None, typer.Option(metavar="I/N", help="Of a folder only part I of N; all parts share one --out.")
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

    Example: ludoteca study records/ --out reports/ --shard 3/8
    """
    with exit_on_error(COMMAND, language, is_lost_work), interrupted_by_terminate():
        if not 0 <= depth <= MOST_DEPTH:
            raise OptionError([Fault(DOMAIN, "fault.depth", {"depth": depth}, where="--depth")])
        if rollouts and not LEAST_ROLLOUTS <= rollouts <= MOST_ROLLOUTS:
            known = {"rollouts": rollouts, "least": LEAST_ROLLOUTS, "most": MOST_ROLLOUTS}
            raise OptionError([Fault(DOMAIN, "fault.rollouts", known, where="--rollouts")])
        wanted = Wanted(depth, rollouts, language)
        if file != STANDARD_STREAM and Path(file).is_dir():
            if on is not None:
                check_place(on)
            work = FolderWork(jobs or cores(), on, read_shard(shard) if shard else WHOLE)
            study_folder(Path(file), out or Path(file), wanted, work)
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


@dataclass(frozen=True, slots=True)
class Record:
    """A record to be studied, as a piece of work; its content is sent, as other machines have other disks."""

    path: Path
    text: str
    wanted: Wanted


def study_record(record: Record) -> dict[str, Any] | str:
    """Study a record; return its report as data, or why there is none."""
    depth, rollouts, language = record.wanted
    try:
        game = from_record(record.text, language)
    except LudotecaError as error:
        return f"{record.path}: {error.explain(language).splitlines()[0]}"
    return replace(study_game(game, depth, rollouts=rollouts), names=dict(people_in(game))).to_data(language)


@dataclass(frozen=True, slots=True)
class FolderWork:
    """Where the records of a folder are studied, and which part of them."""

    jobs: int
    on: str | None
    shard: Shard


def study_folder(folder: Path, out: Path, wanted: Wanted, work: FolderWork) -> None:
    """Study all records of a folder; a run that was stopped goes on where it was."""
    language = wanted.language
    records = list(work.shard.every(records_in(folder)))
    out.mkdir(parents=True, exist_ok=True)
    missing = [one for one in records if not report_of(one, out).exists()]
    kept, failed = len(records) - len(missing), 0
    pieces = (Record(one, read_bytes(one).decode("utf-8", "replace"), wanted) for one in missing)
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task(say(DOMAIN, "progress", language), total=len(records), completed=kept)
        executor = executor_for(study_record, min(work.jobs, max(1, len(missing))), work.on)
        with closing(run_all(executor, pieces)) as studied_records:
            for record, report in studied_records:
                if isinstance(report, str):
                    failed += 1
                    print_error(COMMAND, report)
                else:
                    write_json(report_of(record.path, out), report)
                bar.advance(task)
    print_note(say(DOMAIN, "written", language, name=str(out)))
    if kept:
        print_note(say(DOMAIN, "kept", language, count=kept))
    if failed:
        print_note(say(DOMAIN, "failed", language, count=failed))
        raise typer.Exit(EXIT_FAILED)


def report_of(record: Path, out: Path) -> Path:
    """Return where the report of a record goes."""
    return out / f"{record.stem}{REPORT}"
