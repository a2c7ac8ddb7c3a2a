"""`ludoteca verify`: is what a record says true? Dice, moves and result, checked here and offline."""

import json
import sys
from dataclasses import replace
from typing import Annotated, Any

import typer

from ludoteca.cli.files import read_bytes, showing_preparation
from ludoteca.cli.options import STANDARD_STREAM, Language, RecordFile
from ludoteca.cli.output import print_text
from ludoteca.client.errors import ClientError
from ludoteca.client.seals import Seals, default_folder
from ludoteca.core.envelope import TABLE_TAG
from ludoteca.core.errors import RecordError
from ludoteca.core.record_reader import read_record
from ludoteca.core.records import Record
from ludoteca.core.text import say, visible
from ludoteca.core.verify import Verdict, check
from ludoteca.games import rulebook_of

EXIT_STATUS = {"holds": 0, "fails": 1, "unchecked": 3}
EXIT_UNREADABLE = 2
MARKS = {True: "holds", False: "fails", None: "unchecked"}


def verify(
    file: RecordFile,
    language: Language = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Check a record: the sealed envelope, every throw, every move, the result.

    Where you played from this terminal, the seal and what you added are compared with what was kept then.

    Exit status: 0 all holds, 1 something fails, 2 it cannot be read, 3 nothing fails but not all could be checked.

    Example: ludoteca verify parchis.txt --lang es
    """
    try:
        record = read_record(read_bytes(file))
    except RecordError as error:
        complain(file, error, language)
        raise typer.Exit(EXIT_UNREADABLE) from None
    with showing_preparation(record.game, language):
        verdict = check_and_compare(record)
    print_text(json.dumps(as_data(verdict, language), indent=1) if as_json else as_text(verdict, language))
    raise typer.Exit(EXIT_STATUS[verdict.status])


def check_and_compare(record: Record) -> Verdict:
    """Check a record, and compare it with what this machine has kept of its table."""
    try:
        return check(record, rulebook_of, Seals(default_folder()).at(record.tags.get(TABLE_TAG, "")))
    except ClientError as error:
        verdict = check(record, rulebook_of)
        return replace(verdict, notes=(*verdict.notes, error.message))


def complain(file: str, error: RecordError, language: str) -> None:
    """Print in one sentence why there is nothing to check."""
    fault = error.faults[0]
    where = say("dice", "fault.standard_input", language) if file == STANDARD_STREAM else file
    reason = fault.explain(language).removeprefix(f"{file}: ")
    sentence = say("dice", "fault.unreadable", language, reason=reason)
    print_text(visible(f"ludoteca verify: {where}: {sentence}"), sys.stderr)


def as_text(verdict: Verdict, language: str) -> str:
    """Describe what holds and what fails, a line each, then all in a sentence."""
    marks = [say("dice", f"mark.{MARKS[finding.holds]}", language) for finding in verdict.findings]
    width = max(map(len, marks)) + 2
    lines = [
        mark.ljust(width) + finding.explain(language) for mark, finding in zip(marks, verdict.findings, strict=True)
    ]
    lines += ["", say("dice", f"verdict.{verdict.status}", language)]
    lines += [note.explain(language) for note in verdict.notes]
    return "\n".join(map(visible, lines))


def as_data(verdict: Verdict, language: str) -> dict[str, Any]:
    """Return a verdict as plain data."""
    findings = [
        {
            "subject": finding.subject,
            "key": finding.key,
            "holds": finding.holds,
            "sentence": visible(finding.explain(language)),
            "parameters": finding.said_parameters(language),
        }
        for finding in verdict.findings
    ]
    notes = [{"key": note.key, "sentence": visible(note.explain(language))} for note in verdict.notes]
    return {"verdict": verdict.status, "findings": findings, "notes": notes}
