"""`ludoteca verify`: is what a record says true? Dice, moves and result, checked here and offline."""

import contextlib
import json
import sys
from pathlib import Path
from typing import Annotated, Any, TextIO

import typer
from rich.console import Console

from ludoteca import games
from ludoteca.cli import saving
from ludoteca.cli.play import known_language
from ludoteca.core.errors import RecordError
from ludoteca.core.kernel import COMPILED, has_compiled
from ludoteca.core.record_reader import read_record
from ludoteca.core.records import Record
from ludoteca.core.text import language_of_person, say
from ludoteca.core.verify import Finding, Verdict, check
from ludoteca.games import package_of, rulebook_of

EXIT_STATUS = {"holds": 0, "fails": 1, "unchecked": 3}
EXIT_UNREADABLE = 2
STANDARD_INPUT = "-"


def verify(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, text or JSON; - is standard input.")],
    lang: Annotated[
        str | None, typer.Option(metavar="en|es", callback=known_language, help="Language.", show_default="yours")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Check a record: the sealed envelope, every throw, every move, the result.

    Exit status: 0 all holds, 1 something fails, 2 it cannot be read, 3 nothing fails but not all could be checked.

    Example: ludoteca verify parchis.txt --lang es
    """
    language = lang or language_of_person()
    try:
        record = read_record(read_bytes(file))
    except RecordError as error:
        complain(file, error, language)
        raise typer.Exit(EXIT_UNREADABLE) from None
    with preparing(record, language):
        verdict = check(record, rulebook_of)
    tell(json.dumps(as_data(verdict, language), indent=1) if as_json else as_text(verdict, language), sys.stdout)
    raise typer.Exit(EXIT_STATUS[verdict.status])


def read_bytes(file: str) -> bytes:
    """Read what should hold a record; RecordError says why it cannot be read."""
    if file == STANDARD_INPUT:
        return sys.stdin.buffer.read(saving.BYTES_READ)
    return saving.read(Path(file))


def complain(file: str, error: RecordError, language: str) -> None:
    """Say in one sentence why there is nothing to check."""
    fault = error.faults[0]
    where = say("dice", "fault.standard_input", language) if file == STANDARD_INPUT else file
    reason = fault.explain(language).removeprefix(f"{file}: ")
    tell(visible(f"ludoteca verify: {where}: {say('dice', 'fault.unreadable', language, reason=reason)}"), sys.stderr)


def preparing(record: Record, language: str) -> contextlib.AbstractContextManager[Any]:
    """Tell the person who waits for the rules to be compiled."""
    if record.game not in games or not COMPILED or has_compiled(f"{package_of(record.game)}.engine"):
        return contextlib.nullcontext()
    return Console(stderr=True).status(say("cli", "preparing", language))


def as_text(verdict: Verdict, language: str) -> str:
    """Say what holds and what fails, a line each, then all in a sentence."""
    marks = [say("dice", f"mark.{mark_of(finding)}", language) for finding in verdict.findings]
    width = max(map(len, marks)) + 2
    lines = [
        mark.ljust(width) + finding.explain(language) for mark, finding in zip(marks, verdict.findings, strict=True)
    ]
    lines += ["", say("dice", f"verdict.{verdict.status}", language)]
    lines += [note.explain(language) for note in verdict.notes]
    return "\n".join(map(visible, lines))


def as_data(verdict: Verdict, language: str) -> dict[str, Any]:
    """Tell a verdict as plain data."""
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


def mark_of(finding: Finding) -> str:
    """Tell in a word how a finding came out."""
    return "unchecked" if finding.holds is None else "holds" if finding.holds else "fails"


def tell(text: str, stream: TextIO) -> None:
    """Print a text, also where the terminal lacks some of its letters."""
    encoding = stream.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding), file=stream)


def visible(text: str) -> str:
    """Show what a stranger wrote without letting it steer the terminal."""
    return "".join(character if character.isprintable() else "�" for character in text)
