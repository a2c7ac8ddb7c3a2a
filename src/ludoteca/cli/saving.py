"""Games in files: kept with the names of their people, and found again."""

import shlex
from collections.abc import Mapping
from dataclasses import replace
from itertools import count
from pathlib import Path

from ludoteca.cli.table import Table
from ludoteca.core.errors import Fault, RecordError
from ludoteca.core.game import Game
from ludoteca.core.record_reader import MAX_LENGTH
from ludoteca.core.records import Record

NAME_LIMIT = 20  # characters
SEAT_TAG = "Seat "  # as `Seat 0: Ana`; a seat without one is a bot's
BYTES_READ = 4 * MAX_LENGTH + 1  # UTF-8 takes up to four bytes a character; more than this is too long anyway


def save(table: Table, name: str) -> bool:
    """Keep the game in a new file, of the name given or a free one; tells whether it is kept."""
    game, screen = table.game, table.screen
    default = f"{game.id}.txt"
    path = Path(name).expanduser() if name else free_path(Path(default))
    record = named_record(table)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(record.to_json() if path.suffix == ".json" else record.to_text())
    except FileExistsError:
        screen.say("save.exists", path=path, free=free_path(path))
        return False
    except (OSError, ValueError) as error:
        screen.say("save.failed", path=path, problem=problem_of(error), free=free_path(Path.home() / default))
        return False
    table.saved = game.history
    screen.say("save.done", path=path, quoted=shlex.quote(str(path)))
    return True


def read(path: Path) -> bytes:
    """Read a file that should hold a record; RecordError says why it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(BYTES_READ)
    except (OSError, ValueError) as error:
        raise RecordError([Fault("cli", "fault.file", {"problem": problem_of(error)}, where=str(path))]) from None


def named_record(table: Table) -> Record:
    """Write the game down with the names of the people, so that it goes on with them."""
    record = table.game.record()
    others = {name: value for name, value in record.tags.items() if not name.startswith(SEAT_TAG)}
    names = {f"{SEAT_TAG}{seat}": name for seat, name in table.people.items()}
    return replace(record, tags=others | names)


def people_in(game: Game) -> Mapping[int, str]:
    """Find the names that a record keeps, by seat; none where nobody wrote any."""
    tags = game.record().tags
    named = {seat: tags.get(f"{SEAT_TAG}{seat}", "") for seat in range(game.setup.players)}
    return {seat: name for seat, name in named.items() if is_name(name)}


def is_name(text: str) -> bool:
    """Tell whether a text can name a person."""
    return 0 < len(text) <= NAME_LIMIT and text.isprintable() and text == text.strip()


def free_path(path: Path) -> Path:
    """Find a name like this one that no file has yet."""
    numbers = count(2)
    free = path
    while free.exists():
        free = path.with_name(f"{path.stem}-{next(numbers)}{path.suffix}")
    return free


def problem_of(error: Exception) -> str:
    """Say in the system's words what went wrong with a file."""
    return str(getattr(error, "strerror", None) or error)
