"""Runs in parts, as the command line says: `--shard 3/8 --out FILE`."""

from pathlib import Path

from ludoteca.executors import WHOLE, Shard, WorkError, read_shard


def read_part(shard: str | None, out: Path | None) -> Shard:
    """Read which part of a run is asked for; it needs a file of its own."""
    if shard is None:
        return WHOLE
    if out is None:
        raise WorkError("shard_out")
    return read_shard(shard)
