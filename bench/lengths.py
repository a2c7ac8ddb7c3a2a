"""How long random games are: `python bench/lengths.py --games 1000000`. Draws all from one seed, on all cores."""

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import ludoteca
from ludoteca.core.rulebook import Lengths
from ludoteca.games import rulebook_of

BATCH = 10_000


def lengths_of(game_id: str, games: int, seed: int) -> Lengths:
    """Play so many random games with the default options; a row each: throws, decisions."""
    rulebook = rulebook_of(game_id)
    start = rulebook.start(rulebook.info.setup())
    rulebook.random_games(start, 1, np.random.default_rng(0))  # compiles
    batches = -(-games // BATCH)
    seeds = np.random.SeedSequence(seed).spawn(batches)
    done = 0

    def play(one: np.random.SeedSequence) -> Lengths:
        nonlocal done
        rows = rulebook.random_games(start, BATCH, np.random.default_rng(one))
        done += 1
        print(f"\r{game_id}: {done * BATCH:,} games", end="", flush=True)
        return rows

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return np.concatenate(list(pool.map(play, seeds)))


def main() -> None:
    """Print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("game", nargs="*", default=list(ludoteca.games))
    arguments = parser.parse_args()
    for game_id in arguments.game:
        began = time.perf_counter()
        lengths = lengths_of(game_id, arguments.games, arguments.seed)
        for name, column in zip(("throws", "decisions"), lengths.T, strict=True):
            shares = ", ".join(f"{share} % {np.percentile(column, share):,.0f}" for share in (1, 50, 99))
            print(f"\r{game_id}: {name}: mean {column.mean():,.1f}, {shares}, longest {column.max():,}")
        print(f"{game_id}: {len(lengths):,} games in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
