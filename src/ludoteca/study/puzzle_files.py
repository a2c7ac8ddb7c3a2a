"""Files of puzzles: those that are shipped, and the log of a search for them, which a later run goes on with."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, BinaryIO, Final

from ludoteca.core.errors import Fault, RecordError
from ludoteca.study.puzzles import Puzzle

DOMAIN: Final = "study"
SHIPPED: Final = files("ludoteca.study") / "puzzle_data"


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

    def in_order(self) -> list[list[Puzzle]]:
        """List the puzzles of each game, in the order of the games."""
        return [self.games[number] for number in sorted(self.games)]


@contextmanager
def opened_log(path: Path, settings: Mapping[str, Any]) -> Iterator[PuzzleLog]:
    """Open a log to go on with it, or begin it; RecordError where it is of another search, or none."""
    text = path.read_bytes() if path.exists() else b""
    whole = text[: text.rfind(b"\n") + 1]  # a line that was cut off is searched again
    header, *rows = whole.splitlines() or [compact(settings).encode()]
    try:
        found = json.loads(header)
        read = map(json.loads, rows)
        games = {int(row["game"]): list(map(Puzzle.from_data, row["puzzles"])) for row in read}
    except (ValueError, KeyError, TypeError):
        raise RecordError([Fault(DOMAIN, "fault.no_puzzles", where=str(path))]) from None
    if found != json.loads(compact(settings)):
        raise RecordError([Fault(DOMAIN, "fault.other_puzzles", where=str(path))])
    with path.open("wb") as file:
        file.write(whole or header + b"\n")
        file.flush()
        yield PuzzleLog(file, games)
