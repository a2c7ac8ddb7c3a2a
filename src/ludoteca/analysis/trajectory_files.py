"""Rows of trajectories in Parquet files, written a batch at a time; what they mean stands in the file too."""

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludoteca.analysis.batches import Batch, Table
from ludoteca.analysis.bot_games import BETWEEN, is_compiled
from ludoteca.analysis.errors import SimulationError
from ludoteca.analysis.trajectories import Rows, record_batch
from ludoteca.core.dice import MOST_DICE
from ludoteca.executors import WHOLE, Executor, Shard, executor_for
from ludoteca.executors.stamp import code_stamp
from ludoteca.games import rulebook_of, setup_data
from ludoteca.version import __version__

FORMAT: Final = 1  # of the columns and of what stands in the file about them
KEY: Final = "ludoteca"  # of what stands there, among what Parquet keeps of a schema
SUFFIX: Final = ".parquet"
PARTIAL: Final = ".part"
GAMES_A_BATCH: Final = 16  # whatever the number of jobs, so that files are the same; bots that search play one
AHEAD: Final = 4  # batches for each slot that may wait for those before them


class Exported(NamedTuple):
    """What a file has got."""

    games: int
    asked: int
    rows: int


def check_file(path: Path) -> None:
    """Find out before a long run whether a file can be written; SimulationError says why not."""
    if path.suffix != SUFFIX:
        raise SimulationError("parquet_format", path=path)
    if not path.parent.is_dir():
        raise SimulationError("no_folder", path=path.name, folder=path.parent)
    if find_spec("pyarrow") is None:
        raise SimulationError("no_pyarrow")


def export(
    table: Table,
    games: int,
    jobs: int,
    path: Path,
    advance: Callable[[int], None] = lambda _: None,
    *,
    on: str | None = None,
    shard: Shard = WHOLE,
) -> Exported:
    """Let bots play games, and write every choice to a file.

    The same seed gives the same rows, whatever the number of jobs. Where the run is stopped, the file ends after a
    whole batch of games, and the same call goes on from there. `advance` is called with how many have been written.
    """
    numbers = shard.range_of(games)
    size = GAMES_A_BATCH if is_compiled(table.bots or "") else 1
    firsts = range(numbers.start, numbers.stop, size)
    batches = [Batch(table, first, min(size, numbers.stop - first)) for first in firsts]
    file = TrajectoryFile(path, schema_of(about(table, games, shard)))
    executor: Executor[Batch, Rows] = executor_for(record_batch, jobs, on)
    played = sum(batch.count for batch in batches[: file.batches])
    try:
        advance(played)
        for batch, found in in_order(executor, iter(batches[file.batches :])):
            file.write(found)
            played += batch.count
            advance(batch.count)
    except KeyboardInterrupt:
        if not played:
            raise
    finally:
        executor.close()
        file.close()
    return Exported(played, len(numbers), file.rows)


def in_order(executor: Executor[Batch, Rows], batches: Iterator[Batch]) -> Iterator[tuple[Batch, Rows]]:
    """Do batches several at once, and yield them one after the other; only so many wait for those before them."""
    order: deque[Batch] = deque()
    found: dict[int, Rows] = {}
    is_all = False
    while True:
        while not is_all and executor.running < executor.slots and len(order) < AHEAD * executor.slots:
            batch = next(batches, None)
            if batch is None:
                is_all = True
            else:
                executor.submit(batch)
                order.append(batch)
        if not order:
            return
        while order and order[0].first in found:
            batch = order.popleft()
            yield batch, found.pop(batch.first)
        if executor.running:
            batch, rows = executor.wait()
            found[batch.first] = rows


class TrajectoryFile:
    """A file that gets rows a batch at a time, after those that it has from a run that was stopped."""

    def __init__(self, path: Path, schema: Any) -> None:
        """Open it; SimulationError where it cannot be written, or holds something else."""
        from pyarrow import parquet  # noqa: PLC0415  (an extra)

        self.path, self.schema = path, schema
        self.partial = path.with_name(path.name + PARTIAL)
        self.batches = self.rows = 0
        before = kept_in(path, schema)
        with problems_of(path):
            self.writer = parquet.ParquetWriter(self.partial, schema, compression="zstd")
            for number in range(before.num_row_groups if before else 0):
                self._add(before.read_row_group(number).cast(schema))

    def write(self, rows: Rows) -> None:
        """Write the rows of a batch."""
        with problems_of(self.path):
            self._add(arrow_table(rows, self.schema))

    def _add(self, batch: Any) -> None:
        self.writer.write_table(batch)
        self.batches += 1
        self.rows += batch.num_rows

    def close(self) -> None:
        """Give the file its name, unless it has no rows."""
        with problems_of(self.path):
            self.writer.close()
            if self.batches:
                self.partial.replace(self.path)
            else:
                self.partial.unlink()


@contextmanager
def problems_of(path: Path) -> Iterator[None]:
    """Say which file cannot be written."""
    try:
        yield
    except OSError as error:
        raise SimulationError("file", path=path, problem=error.strerror or error) from None


def kept_in(path: Path, schema: Any) -> Any:
    """Open what a run that was stopped has left, None where there is nothing; SimulationError where it is another's."""
    import pyarrow as pa  # noqa: PLC0415  (an extra)
    from pyarrow import parquet  # noqa: PLC0415

    if not path.exists():
        return None
    try:
        found = parquet.ParquetFile(path)
        before = json.loads(found.schema_arrow.metadata[KEY.encode()])
    except (pa.ArrowException, KeyError, TypeError, ValueError, OSError):
        raise SimulationError("no_trajectories", path=path) from None
    now = json.loads(schema.metadata[KEY.encode()])
    names = [name for name in now if now[name] != before.get(name)]
    if names:
        differences = "; ".join(f"{name} {before.get(name)} -> {now[name]}" for name in names)
        raise SimulationError("other_run", path=path, differences=differences)
    return found


def about(table: Table, games: int, shard: Shard) -> dict[str, Any]:
    """Return what a file says about its rows."""
    setup = table.setup
    features = rulebook_of(setup.game).features
    return {
        "format": FORMAT,
        **setup_data(setup),
        "bots": [name.strip() for name in (table.bots or "").split(BETWEEN)],
        "seed": table.seed,
        "games": games,
        "shard": str(shard),
        "features": features.VERSION,
        "observation_size": features.observation_size(setup),
        "action_count": features.action_count(setup),
        "code": code_stamp(),
        "ludoteca": __version__,
    }


def schema_of(said: Mapping[str, Any]) -> Any:
    """Return the columns, their types, and what the file says about them."""
    import pyarrow as pa  # noqa: PLC0415  (an extra)

    types = {
        "game": pa.int64(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.dictionary(pa.int8(), pa.string()),
        "throw": pa.list_(pa.int8(), MOST_DICE),
        "observation": pa.list_(pa.int8(), said["observation_size"]),
        "mask": pa.list_(pa.uint8(), said["action_count"]),
        "action": pa.int16(),
        "reward": pa.float32(),
        "terminated": pa.bool_(),
    }
    fields = [pa.field(name, kind, nullable=False) for name, kind in types.items()]
    return pa.schema(fields, metadata={KEY: json.dumps(said, ensure_ascii=False)})


def arrow_table(rows: Rows, schema: Any) -> Any:
    """Make a table of Arrow of rows."""
    import pyarrow as pa  # noqa: PLC0415  (an extra)

    names = json.loads(schema.metadata[KEY.encode()])["bots"]
    columns: dict[str, Any] = {name: pa.array(values) for name, values in rows._asdict().items() if values.ndim == 1}
    columns["bot"] = pa.DictionaryArray.from_arrays(columns["bot"], names)
    for name in ("throw", "observation", "mask"):
        values = getattr(rows, name)
        columns[name] = pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), values.shape[1])
    return pa.table([columns[name] for name in rows._fields], schema=schema)
