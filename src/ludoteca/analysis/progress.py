"""How far a simulation has come: a file that a stopped run goes on from, and that parts of a run are merged by."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ludoteca.analysis.batches import Batch, Table
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.tally import Tally, added
from ludoteca.executors.shards import WHOLE, Shard, read_shard
from ludoteca.executors.stamp import code_stamp
from ludoteca.games import info_of, setup_data

FORMAT: Final = 1
KIND: Final = "simulation"


@dataclass(slots=True)
class Progress:
    """Which games of a run have been played, and what was counted in them."""

    table: Table
    games: int  # of the whole run
    shard: Shard = WHOLE
    done: list[range] = field(default_factory=list)  # in order, and apart from each other
    tally: Tally | None = None  # of those that are done
    seconds: float = 0.0
    jobs: int = 1

    @property
    def asked(self) -> int:
        """How many games it is to have."""
        return len(self.shard.range_of(self.games))

    @property
    def settings(self) -> dict[str, Any]:
        """What all parts of a run have in common."""
        return {
            **setup_data(self.table.setup),
            "moves": self.table.moves,
            "seed": self.table.seed,
            "games": self.games,
            "code": code_stamp(),
        }

    def missing(self) -> list[range]:
        """List the games that have not been played."""
        own = self.shard.range_of(self.games)
        edges = [own.start, *(edge for one in self.done for edge in (one.start, one.stop)), own.stop]
        gaps = zip(edges[::2], edges[1::2], strict=True)
        return [range(start, stop) for start, stop in gaps if start < stop]

    def add(self, batch: Batch, tally: Tally) -> None:
        """Add what was counted in some games that were missing."""
        self.tally = tally if self.tally is None else added([self.tally, tally])
        self.done = joined([*self.done, range(batch.first, batch.first + batch.count)])

    def write(self, path: Path) -> None:
        """Write it into a file; one that was there is replaced when the new one is whole."""
        data = {
            "ludoteca": KIND,
            "format": FORMAT,
            "settings": self.settings,
            "shard": str(self.shard),
            "done": [[one.start, one.stop] for one in self.done],
            "seconds": round(self.seconds, 3),
            "jobs": self.jobs,
            "counts": None if self.tally is None else self.tally.to_data(),
        }
        new = path.with_name(f"{path.name}.new")
        try:
            new.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
            new.replace(path)
        except OSError as error:
            raise SimulationError("file", path=path, problem=error.strerror or error) from None


def joined(ranges: Sequence[range]) -> list[range]:
    """Sort ranges, and join those that follow each other."""
    found: list[range] = []
    for one in sorted(ranges, key=lambda each: each.start):
        if found and found[-1].stop == one.start:
            found[-1] = range(found[-1].start, one.stop)
        else:
            found.append(one)
    return found


def resumed(path: Path, table: Table, games: int, shard: Shard) -> Progress:
    """Go on from a file, or begin where there is none; SimulationError where it is of another run."""
    new = Progress(table, games, shard)
    if not path.exists():
        return new
    found = read(path)
    expected = new.settings | {"shard": str(shard)}
    before = found.settings_found | {"shard": str(found.progress.shard)}
    names = [name for name in expected if expected[name] != before.get(name)]
    if names:
        differences = "; ".join(f"{name} {before.get(name)} -> {expected[name]}" for name in names)
        raise SimulationError("other_run", path=path, differences=differences)
    return found.progress


@dataclass(frozen=True, slots=True)
class Found:
    """A file of progress, with the settings as it has them."""

    progress: Progress
    settings_found: dict[str, Any]


def read(path: Path) -> Found:
    """Read a file of progress; SimulationError where it is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return parsed(data)
    except OSError as error:
        raise SimulationError("unreadable", path=path, problem=error.strerror or error) from None
    except (KeyError, TypeError, ValueError, AttributeError):
        raise SimulationError("no_progress", path=path) from None


def is_progress(data: Any) -> bool:
    """Return whether plain data is of a file of progress."""
    return isinstance(data, dict) and data.get("ludoteca") == KIND and data.get("format") == FORMAT


def parsed(data: Mapping[str, Any]) -> Found:
    """Read plain data; KeyError, TypeError or ValueError where it is no progress."""
    if not is_progress(data):
        raise ValueError
    settings = data["settings"]
    setup = info_of(settings["game"]).setup(settings["players"], settings["mode"], **settings["options"])
    moves = settings["moves"]
    progress = Progress(
        Table(setup, str(settings["seed"]), None if moves == "random" else str(moves)),
        int(settings["games"]),
        read_shard(data["shard"]),
        [range(int(start), int(stop)) for start, stop in data["done"]],
        None if data["counts"] is None else Tally.from_data(data["counts"]),
        float(data["seconds"]),
        int(data["jobs"]),
    )
    if sum(len(one) for one in progress.done) != (progress.tally.games if progress.tally else 0):
        raise ValueError
    return Found(progress, dict(settings))


def merged(paths: Sequence[Path]) -> Progress:
    """Put the parts of a run together; SimulationError names those that do not fit, and what is missing."""
    files = [(path, read(path)) for path in paths]
    first_path, first = files[0]
    for path, other in files[1:]:
        names = [key for key, value in first.settings_found.items() if other.settings_found.get(key) != value]
        if names:
            raise SimulationError("other_part", path=path, first=first_path, names=names)
    whole = Progress(first.progress.table, first.progress.games)
    whole.jobs = max(found.progress.jobs for _, found in files)
    whole.seconds = sum(found.progress.seconds for _, found in files)
    whole.done = joined([one for _, found in files for one in found.progress.done])
    if any(one.stop > other.start for one, other in zip(whole.done, whole.done[1:], strict=False)):
        raise SimulationError("twice")
    tallies = [found.progress.tally for _, found in files if found.progress.tally is not None]
    if not tallies:
        raise SimulationError("no_games")
    whole.tally = added(tallies)
    return whole
