"""Games in files: read from records and positions, wound to a step, and saved with the names of their people."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from rich.console import Console

import ludoteca
from ludoteca import games
from ludoteca.cli.options import STANDARD_STREAM
from ludoteca.cli.output import shorten
from ludoteca.compilation import compile_rules
from ludoteca.core.errors import Fault, FaultyText, LudotecaError, OptionError, PositionError, RecordError
from ludoteca.core.game import Game
from ludoteca.core.kernel import COMPILED, has_compiled
from ludoteca.core.moves import Action, Thrown
from ludoteca.core.record_reader import HEAD, MAX_LENGTH, read_record
from ludoteca.core.records import Record
from ludoteca.core.replay import replay
from ludoteca.core.text import Message, say
from ludoteca.games import package_of, rulebook_of

DOMAIN: Final = "inspect"
NAME_LIMIT: Final = 20  # characters
SEAT_TAG: Final = "Seat "  # as `Seat 0: Ana`; a seat without one is a bot's
BYTES_READ: Final = 4 * MAX_LENGTH + 1  # UTF-8 takes up to four bytes a character; more than this is too long anyway
SHOWN_OF_SOURCE: Final = 60  # characters


# Compiling


def is_prepared(game: str) -> bool:
    """Return whether the rules of a game can be used at once; those of an unknown game need nothing."""
    return not COMPILED or game not in games or has_compiled(f"{package_of(game)}.engine")


@contextmanager
def showing_preparation(game: str, language: str, *, plain: bool = False) -> Iterator[None]:
    """Show on standard error that the rules are being compiled, where they are not yet; in plain words or moving."""
    console, words = Console(stderr=True), say("cli", "preparing", language)
    if is_prepared(game):
        yield
    elif plain:
        if console.is_terminal:
            console.print(words)
        yield
    else:
        with console.status(words):
            yield


def prepare(game: str, language: str, *, plain: bool = False) -> None:
    """Compile the rules of a game where they are not yet."""
    if not is_prepared(game):
        with showing_preparation(game, language, plain=plain):
            compile_rules(game)


# Reading


def read_game(source: str, language: str) -> Game:
    """Read a game from a position, or from a file or standard input with a position or a record; it is at its end."""
    if is_position(source) and not os.path.exists(source):
        return from_text(source, language)
    if source != STANDARD_STREAM and not os.path.exists(source):
        raise RecordError([Fault(DOMAIN, "fault.source", {"source": shorten(source, SHOWN_OF_SOURCE)})])
    return read_file(source, language, from_text)


def read_recorded(source: str, language: str) -> Game:
    """Read a game from a file or standard input with its record."""
    return read_file(source, language, from_record)


def read_file(source: str, language: str, read: Callable[[str, str], Game]) -> Game:
    """Read a game from a file or standard input; errors name the file."""
    text = read_bytes(source).decode("utf-8", errors="replace").removeprefix("\ufeff")
    try:
        return read(text, language)
    except FaultyText as error:
        name = say(DOMAIN, "standard_input", language) if source == STANDARD_STREAM else source
        places = [name if one.where in ("", name) else f"{name}: {one.where}" for one in error.faults]
        faults = zip(error.faults, places, strict=True)
        raise RecordError([Fault(one.domain, one.key, one.parameters, place) for one, place in faults]) from None


def read_bytes(file: str | Path) -> bytes:
    """Read a file, or standard input, that should hold a record; RecordError says why it cannot be read."""
    if file == STANDARD_STREAM:
        return sys.stdin.buffer.read(BYTES_READ)
    try:
        with Path(file).open("rb") as stream:
            return stream.read(BYTES_READ)
    except (OSError, ValueError) as error:
        raise RecordError([Fault("cli", "fault.file", {"problem": problem_of(error)}, where=str(file))]) from None


def from_text(text: str, language: str) -> Game:
    """Make a game of a position, or of a record which it plays to its end."""
    if is_position(text):
        prepare(text.split(maxsplit=1)[0], language)
        return ludoteca.from_position(text)
    if not text.lstrip().startswith("{") and not HEAD.match(text):
        raise PositionError([Fault(DOMAIN, "fault.neither")])
    return from_record(text, language)


def from_record(text: str | bytes, language: str, *, plain: bool = False) -> Game:
    """Play a record to its end."""
    record = read_record(text)
    prepare(record.game, language, plain=plain)
    return replay(record, rulebook_of)


def is_position(text: str) -> bool:
    """Return whether a text is meant as a position: it begins with the name of a game."""
    return text.split(maxsplit=1)[:1] in [[game] for game in games]


def people_in(game: Game) -> Mapping[int, str]:
    """Return the names that a record keeps, by seat; none where nobody wrote any."""
    tags = game.record().tags
    named = {seat: tags.get(f"{SEAT_TAG}{seat}", "") for seat in range(game.setup.players)}
    return {seat: name for seat, name in named.items() if is_name(name)}


def is_name(text: str) -> bool:
    """Return whether a text can name a person."""
    return 0 < len(text) <= NAME_LIMIT and text.isprintable() and text == text.strip()


class Timeline:
    """A game that can be wound to any of its steps: step 0 is the start, each throw and each move is one more."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: tuple[Action, ...] = game.history

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.actions)

    @property
    def number(self) -> int:
        """The number of the step that the game stands at."""
        return len(self.game.history)

    def check(self, number: int, option: str) -> int:
        """Return the number of a step that exists; else raise OptionError."""
        if not 0 <= number <= self.last:
            raise OptionError([Fault(DOMAIN, "fault.step", {"number": number, "last": self.last}, where=option)])
        return number

    def go(self, number: int) -> None:
        """Wind the game to a step that exists."""
        while self.number > number:
            self.game.undo()
        for action in self.actions[self.number : number]:
            if isinstance(action, Thrown):
                self.game.roll(action.dice)
            else:
                self.game.push(action.move)


# Writing


class SavingError(LudotecaError):
    """A game that cannot be saved in a file."""


def save(name: str, game: str, content: Callable[[Path], str]) -> Path:
    """Write a game into a new file of the name given, or of a free one; SavingError says why not, and the way out."""
    default = f"{game}.txt"
    path = Path(name).expanduser() if name else free_path(Path(default))
    text = content(path)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise SavingError(Message("cli", "save.exists", {"path": path, "free": free_path(path)})) from None
    except (OSError, ValueError) as error:
        parameters = {"path": path, "problem": problem_of(error), "free": free_path(Path.home() / default)}
        raise SavingError(Message("cli", "save.failed", parameters)) from None
    return path


def named_record(game: Game, people: Mapping[int, str]) -> Record:
    """Return the record of a game with the names of the people, so that it goes on with them."""
    record = game.record()
    others = {name: value for name, value in record.tags.items() if not name.startswith(SEAT_TAG)}
    return replace(record, tags=others | {f"{SEAT_TAG}{seat}": name for seat, name in people.items()})


def free_path(path: Path) -> Path:
    """Find a name like this one that no file has yet."""
    numbers = count(2)
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem}-{next(numbers)}{path.suffix}")
    return free


def write_file(path: Path, content: bytes) -> None:
    """Write a file; OptionError says why it cannot be written."""
    try:
        path.write_bytes(content)
    except (OSError, ValueError) as error:
        raise OptionError([Fault(DOMAIN, "fault.write", {"path": path, "problem": problem_of(error)})]) from None


def problem_of(error: Exception) -> str:
    """Return in the system's words what went wrong with a file."""
    return (error.strerror if isinstance(error, OSError) else "") or str(error)
