"""The log of a run: a file with a line for each finished game, which a later run goes on with.

The first line says what the run was played with. A line is written in one piece as soon as its game is over, so that
whatever ends the run, nothing finished is lost; at most the last line is torn, and that game is played again.
"""

import contextlib
import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import astuple
from pathlib import Path
from typing import Any, BinaryIO, Final

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.playing import Clock, Outcome

FORMAT: Final = 1


class Log:
    """A log that is open to be read and continued."""

    def __init__(self, file: BinaryIO, outcomes: Mapping[tuple[str, int, int], Outcome]) -> None:
        self._file = file
        self.outcomes = dict(outcomes)

    def add(self, outcome: Outcome) -> None:
        """Write a finished game down."""
        self._file.write(_line(_as_data(outcome)))
        self._file.flush()
        self.outcomes[outcome.id] = outcome


@contextmanager
def opened(path: Path, settings: Mapping[str, Any]) -> Iterator[Log]:
    """Open a log, new or to be continued; ArenaError where it belongs to another run, or to one that is going on."""
    try:
        file = path.open("a+b")
    except OSError as error:
        raise ArenaError("file", path=path, problem=error.strerror or error) from None
    with file:
        _lock(file, path)
        file.seek(0)
        content = file.read()
        whole = content[: content.rfind(b"\n") + 1]
        file.truncate(len(whole))
        first, *lines = whole.splitlines() or [b""]
        header = {"arena": FORMAT, "settings": dict(settings)}
        if first:
            _check_header(path, _read(path, 1, first), header, begun=bool(lines))
        if not lines:
            file.truncate(0)
            file.write(_line(header))
            file.flush()
        read = [_as_outcome(path, number, line) for number, line in enumerate(lines, start=2)]
        yield Log(file, {outcome.id: outcome for outcome in read})


def read(path: Path) -> tuple[dict[str, Any], list[Outcome]]:
    """Read the settings and the games of a log that no run is writing; ArenaError where it is none."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ArenaError("unreadable", path=path, problem=error.strerror or error) from None
    first, *lines = content[: content.rfind(b"\n") + 1].splitlines() or [b""]
    header = _read(path, 1, first)
    if not _is_header(header):
        raise ArenaError("no_log", path=path)
    return header["settings"], [_as_outcome(path, number, line) for number, line in enumerate(lines, start=2)]


def _is_header(found: Any) -> bool:
    return isinstance(found, dict) and found.get("arena") == FORMAT and isinstance(found.get("settings"), dict)


def _lock(file: BinaryIO, path: Path) -> None:
    """Keep a second run away until this one ends, however it ends."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415  (Windows has none)

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise ArenaError("in_use", path=path) from None


def _check_header(path: Path, found: Any, expected: Mapping[str, Any], *, begun: bool) -> None:
    """Refuse the log of another run, and say what differs; where no game has ended, nothing can be mixed."""
    if not _is_header(found):
        raise ArenaError("no_log", path=path)
    before, now = found["settings"], json.loads(json.dumps(expected["settings"]))
    names = [name for name in {**now, **before} if before.get(name) != now.get(name)]
    if names and begun:
        differences = "; ".join(f"{name} {_shown(before.get(name))} -> {_shown(now.get(name))}" for name in names)
        raise ArenaError("code" if names == ["code"] else "other_run", path=path, differences=differences)


def _shown(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _line(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _read(path: Path, number: int, line: bytes) -> Any:
    with contextlib.suppress(ValueError):
        return json.loads(line)
    raise ArenaError("no_log" if number == 1 else "line", path=path, number=number)


def _as_data(outcome: Outcome) -> dict[str, Any]:
    return {
        "matchup": outcome.key,
        "set": outcome.number,
        "rotation": outcome.rotation,
        "places": outcome.places,
        "clocks": {name: astuple(clock) for name, clock in outcome.clocks.items()},
        "luck": outcome.luck,
    } | ({"failed": outcome.failed} if outcome.failed else {})


def _as_outcome(path: Path, number: int, line: bytes) -> Outcome:
    data = _read(path, number, line)
    try:
        places = tuple(tuple(int(seat) for seat in place) for place in data["places"])
        clocks = {name: Clock(*values) for name, values in data["clocks"].items()}
        luck = tuple(float(one) for one in data.get("luck", ()))
        failed = {str(name): dict(reasons) for name, reasons in data.get("failed", {}).items()}
        return Outcome(data["matchup"], int(data["set"]), int(data["rotation"]), places, clocks, luck, failed)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ArenaError("line", path=path, number=number) from None
