"""Learn from games that bots have played: a linear policy that chooses what they chose.

    ludoteca trajectories parchis --players 2 --bots medium --games 200 --out parchis.parquet
    python examples/offline_learning.py parchis.parquet

Without a file it lets bots play a few games first. Rows are read a batch at a time, so that a file may be larger than
memory. The last tenth of the games is not learned from: there it is counted how often the policy chooses as the bot.
Needs `pip install "ludoteca[parquet]"`.
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from pyarrow import parquet

import ludoteca
from ludoteca.analysis.batches import Table
from ludoteca.analysis.trajectory_files import export

Floats = NDArray[np.float32]
ROWS = 4096  # read at once
CLOSED = np.float32(-1e9)  # in place of what an action that is not open is worth
RATE = 2.0


def batches(path: Path) -> Iterator[tuple[Any, Floats, NDArray[np.uint8], NDArray[np.int16]]]:
    """Read game, observation, mask and action of some rows at a time."""
    columns = ["game", "observation", "mask", "action"]
    for batch in parquet.ParquetFile(path).iter_batches(ROWS, columns=columns):
        game, observation, mask, action = (batch.column(name) for name in columns)
        seen = observation.flatten().to_numpy().reshape(len(batch), -1).astype(np.float32)
        yield game.to_numpy(), seen, mask.flatten().to_numpy().reshape(len(batch), -1), action.to_numpy()


def learn(path: Path, last: int, weights: Floats) -> None:
    """Go once through the games below a last one: down the slope of the cross entropy of choices."""
    for games, seen, mask, action in batches(path):
        own = games < last
        values = np.where(mask[own] == 1, seen[own] @ weights, CLOSED)
        chances = np.exp(values - values.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        chances[np.arange(own.sum()), action[own]] -= 1
        weights -= np.float32(RATE / max(1, own.sum())) * (seen[own].T @ chances)


def agreement(path: Path, first: int, weights: Floats) -> tuple[float, float]:
    """Return how often the policy chooses as the bot from a first game on, and how often chance would."""
    same, by_chance, count = 0, 0.0, 0
    for games, seen, mask, action in batches(path):
        own = games >= first
        chosen = np.where(mask[own] == 1, seen[own] @ weights, CLOSED).argmax(axis=1)
        same += int((chosen == action[own]).sum())
        by_chance += float((1 / mask[own].sum(axis=1)).sum())
        count += int(own.sum())
    return same / count, by_chance / count


def main() -> None:
    """Learn, and tell how well."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--games", type=int, default=100, help="games to play where there is no file")
    parser.add_argument("--rounds", type=int, default=20, help="times that the games are gone through")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = arguments.file or Path(folder) / "parchis.parquet"
        if not arguments.file:
            export(Table(ludoteca.games["parchis"].setup(players=2), "1", "medium"), arguments.games, 1, path)
        said = json.loads(parquet.read_schema(path).metadata[b"ludoteca"])
        weights = np.zeros((said["observation_size"], said["action_count"]), np.float32)
        last = said["games"] * 9 // 10
        for _ in range(arguments.rounds):
            learn(path, last, weights)
        share, by_chance = agreement(path, last, weights)
        print(f"{said['game']}: chooses as {said['bots'][0]} in {share:.0%} of choices, by chance in {by_chance:.0%}")


if __name__ == "__main__":
    main()
