"""Files of puzzles: those that are shipped, and the log of a search for them, which a later run goes on with.

A log says in its first line what is looked for, and has a line for each game that was searched.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from ludoteca.core.errors import KeyedError
from ludoteca.study.puzzles import Puzzle

DOMAIN: Final = "study"
FORMAT: Final = 1
OF_PARTS: Final = ("shard", "count", "games")  # settings that only the logs of parts have
SHIPPED: Final = files("ludoteca.study") / "puzzle_data"


class PuzzleError(KeyedError):
    """A file of a search for puzzles that does not fit; says why in a sentence."""

    domain = DOMAIN


@cache
def shipped_puzzles(game_id: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that come with the package, the easiest first; none where there are none."""
    file = SHIPPED / f"{game_id}.json"
    if not file.is_file():
        return ()
    return tuple(map(Puzzle.from_data, json.loads(file.read_text(encoding="utf-8"))["puzzles"]))


def as_text(settings: Mapping[str, Any], games: int, puzzles: list[Puzzle]) -> str:
    """Write puzzles as JSON, each on a line of its own."""
    lines = ",\n".join(compact(puzzle.to_data()) for puzzle in puzzles)
    return f'{{"settings":{compact(settings)},"games":{games},"puzzles":[\n{lines}\n]}}\n'


def compact(data: Any) -> str:
    """Write data in a line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


class PuzzleLog:
    """The puzzles of all games that were searched, by the number of the game."""

    def __init__(self, file: BinaryIO, games: dict[int, list[Puzzle]]) -> None:
        self.file, self.games = file, games

    def add(self, number: int, puzzles: list[Puzzle]) -> None:
        """Keep what was found in a game."""
        self.games[number] = puzzles
        row = {"game": number, "puzzles": [puzzle.to_data() for puzzle in puzzles]}
        self.file.write(f"{compact(row)}\n".encode())
        self.file.flush()


class Logged(NamedTuple):
    """What a log says."""

    settings: dict[str, Any]
    games: dict[int, list[Puzzle]]


@contextmanager
def opened_log(path: Path, settings: Mapping[str, Any]) -> Iterator[PuzzleLog]:
    """Open a log to go on with it, or begin it; PuzzleError where it is of another search, or none."""
    text = whole_lines(path) if path.exists() else b""
    if text:
        found = parsed(path, text)
        if names := differing(found.settings, json.loads(compact(settings))):
            raise PuzzleError("other_puzzles", path=path, names=names)
        games = found.games
    else:
        text, games = f"{compact({'puzzles': FORMAT, 'settings': settings})}\n".encode(), {}
    try:
        opened = path.open("wb")
    except OSError as error:
        raise PuzzleError("unwritable", path=path, problem=error.strerror or error) from None
    with opened as file:
        file.write(text)
        file.flush()
        yield PuzzleLog(file, games)


def is_log(path: Path) -> bool:
    """Return whether a file is the log of a search for puzzles."""
    try:
        return header_of(path.read_bytes()) is not None
    except OSError:
        return False


def whole_lines(path: Path) -> bytes:
    """Read a log; a line that was cut off is left out, and its game searched again."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise PuzzleError("unreadable", path=path, problem=error.strerror or error) from None
    return text[: text.rfind(b"\n") + 1]


def header_of(text: bytes) -> dict[str, Any] | None:
    """Read the first line of a log; None where it is none."""
    try:
        header = json.loads(text.partition(b"\n")[0])
    except ValueError:
        return None
    is_header = isinstance(header, dict) and header.get("puzzles") == FORMAT
    return header["settings"] if is_header and isinstance(header.get("settings"), dict) else None


def parsed(path: Path, text: bytes) -> Logged:
    """Read a log; PuzzleError where it is none."""
    settings = header_of(text)
    if settings is None:
        raise PuzzleError("no_puzzles", path=path)
    try:
        rows = map(json.loads, text.splitlines()[1:])
        return Logged(settings, {int(row["game"]): list(map(Puzzle.from_data, row["puzzles"])) for row in rows})
    except (ValueError, KeyError, TypeError):
        raise PuzzleError("no_puzzles", path=path) from None


def differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """Name the settings that are not the same."""
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]


@dataclass(frozen=True, slots=True)
class MergedParts:
    """The parts of a search, put together."""

    settings: dict[str, Any]  # as the log of an unparted search has them
    count: int  # of puzzles that are looked for
    games: dict[int, list[Puzzle]]


def merged(paths: Sequence[Path]) -> MergedParts:
    """Put the logs of all parts together; PuzzleError names one that does not fit, or how many games are missing."""
    logs = [(path, parsed(path, whole_lines(path))) for path in paths]
    first_path, first = logs[0]
    for path, log in logs:
        if any(name not in log.settings for name in OF_PARTS):
            raise PuzzleError("no_part_of_puzzles", path=path)
        names = [name for name in differing(first.settings, log.settings) if name != "shard"]
        if names:
            raise PuzzleError("other_part_of_puzzles", path=path, first=first_path, names=names)
    games = {number: puzzles for _, log in logs for number, puzzles in log.games.items()}
    total = int(first.settings["games"])
    if missing := sum(number not in games for number in range(total)):
        raise PuzzleError("missing_games", missing=missing, total=total)
    whole = {name: value for name, value in first.settings.items() if name not in OF_PARTS}
    return MergedParts(whole, int(first.settings["count"]), games)
