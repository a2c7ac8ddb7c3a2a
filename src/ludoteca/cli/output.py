"""What the commands print, and how they end: sentences, JSON, errors with their exit status, progress."""

import json
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from ludoteca.core.errors import LudotecaError
from ludoteca.core.text import LANGUAGES, has_sentence, say, visible

EXIT_FAILED: Final = 1
EXIT_BAD_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130  # what shells say of a program ended by Ctrl-C
SHOWN: Final = 40  # characters of what a person typed that are said back


class Speaker:
    """Speaks one language at a time, in the sentences of one catalogue, else in those of the terminal."""

    def __init__(self, language: str, domain: str = "cli") -> None:
        self.language, self.domain = language, domain

    def words(self, key: str, **parameters: Any) -> str:
        """Return a sentence."""
        return say(self.domain if has_sentence(self.domain, key) else "cli", key, self.language, **parameters)

    def change_language(self) -> None:
        """Switch to the next language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]


@contextmanager
def exit_on_error(
    command: str, language: str, is_failure: Callable[[LudotecaError], bool] = lambda error: False
) -> Iterator[None]:
    """End the command where something is wrong, with a sentence for each thing and the exit status that fits.

    An error is bad usage unless `is_failure` says that what was asked for is right, and failed.
    """
    try:
        yield
    except LudotecaError as error:
        for line in error.explain(language).splitlines():
            print_error(command, line)
        raise typer.Exit(EXIT_FAILED if is_failure(error) else EXIT_BAD_USAGE) from None
    except KeyboardInterrupt:
        raise typer.Exit(EXIT_INTERRUPTED) from None


@contextmanager
def interrupted_by_terminate() -> Iterator[None]:
    """Let SIGTERM stop a run as Ctrl-C does."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def print_error(command: str, sentence: str) -> None:
    """Print what keeps a command from being done."""
    print_text(f"ludoteca {command}: {visible(sentence)}", sys.stderr)


def print_text(text: str, stream: TextIO | None = None) -> None:
    """Print a text, also where the terminal lacks some of its letters."""
    stream = stream or sys.stdout
    encoding = stream.encoding or "utf-8"
    print(text.encode(encoding, "replace").decode(encoding), file=stream)


def print_note(sentence: str) -> None:
    """Print a sentence on standard error, apart from the result."""
    print_text(sentence, sys.stderr)


def print_json(data: Any, *, ascii_only: bool = True) -> None:
    """Print plain data as JSON, by default in letters that every terminal and every pipe has."""
    print(json.dumps(data, indent=1, ensure_ascii=ascii_only))


def write_json(path: Path, data: Any) -> None:
    """Write plain data into a file; one that was there is replaced when the new one is whole."""
    new = path.with_suffix(".json.new")
    new.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    new.replace(path)


def progress_bar(console: Console, *, transient: bool = True) -> Progress:
    """Return a bar that shows how many of a number of things are done, and how long the rest takes."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, TimeRemainingColumn(), console=console, transient=transient)


def can_print(text: str, encoding: str) -> bool:
    """Return whether an encoding has all letters of a text."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def shorten(text: str, most: int = SHOWN) -> str:
    """Return what a person typed, but not a page of it and nothing that moves the cursor."""
    printable = visible(text)
    return printable if len(printable) <= most else printable[: most - 1] + "…"


def sentence(text: str) -> str:
    """Make a sentence of words that may begin small and end without a point."""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", "…")) else ".")
