"""How fast an NVIDIA GPU plays: `python bench/gpu.py`. Needs the extra `cuda`.

    random play    billions of throws and moves a second (Stax: millions), as `gpu/random_games.py` plays without
                   counting events; median of five runs of the same games
    a step         millions of steps a second of `VectorEnv(device="cuda")` with masks, observations and new games,
                   by how many games there are at once, `copy=False` and `check=False`
    with choosing  the same with `sample`, which draws the actions on the GPU too

Before each game is measured, games and rows are compared with those that the processor plays; one that differs ends
the script with an error. `--json` prints the figures as data. `--profile parchis` runs random play and steps of a game
once, for a profiler.
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from ludoteca.core.outcomes import DECISIONS, THROWS
from ludoteca.games import info_of, rulebook_of
from ludoteca.gpu import DeviceError, open_device
from ludoteca.gpu.random_games import random_games
from ludoteca.rl.vector import VectorEnv

GAMES: Final = {"parchis": 4_000_000, "parques": 6_000_000, "felix-sex": 4_000_000, "stax": 200_000}  # a run
COMPARED: Final = {"parchis": 2000, "parques": 2000, "felix-sex": 2000, "stax": 300}
BATCHES: Final = {"stax": (1 << 13, 1 << 15, 1 << 17)}
USUAL_BATCHES: Final = (1 << 14, 1 << 16, 1 << 18, 1 << 19, 1 << 20)
COMPARED_STEPS: Final = 200
RUNS, STEPS, SEED = 5, 100, 7


def seconds_of(run: Callable[[], object]) -> float:
    """Measure how long something takes on the GPU."""
    open_device().wait()
    began = time.perf_counter()
    run()
    open_device().wait()
    return time.perf_counter() - began


def random_play(game: str) -> dict[str, Any]:
    """Compare random games with those of the processor, and measure them."""
    device, rulebook, setup = open_device(), rulebook_of(game), info_of(game).setup(None, None)
    start, players = rulebook.start(setup), setup.players
    few = random_games(device, rulebook, start, COMPARED[game], SEED, players=players)
    same = rulebook.random_games(start, COMPARED[game], SEED, players=players)
    for on_gpu, on_processor in ((few.lengths, same.lengths), (few.places, same.places)):
        if not np.array_equal(device.on_host(on_gpu), on_processor):
            raise SystemExit(f"{game}: games on the GPU differ from those of the processor")
    played: list[Any] = []
    times = []
    for _ in range(RUNS):
        played.clear()
        run = lambda: played.append(  # noqa: E731
            random_games(device, rulebook, start, GAMES[game], SEED, players=players)
        )
        times.append(seconds_of(run))
    lengths = played[0].lengths
    throws, moves = int(lengths[:, THROWS].sum()), int(lengths[:, DECISIONS].sum())
    seconds = statistics.median(times)
    return {
        "games": GAMES[game],
        "games_a_second": round(GAMES[game] / seconds),
        "throws_a_second": round(throws / seconds),
        "moves_a_second": round(moves / seconds),
        "actions_a_second": round((throws + moves) / seconds),
        "seconds": [round(one, 3) for one in times],
    }


def compare_steps(game: str) -> None:
    """Compare the rows of an environment with those of the processor."""
    envs = [VectorEnv(game, COMPARED[game] // 10, seed=SEED, device=device) for device in ("cpu", "cuda")]
    for env in envs:
        env.reset()
    device = open_device()
    for _ in range(COMPARED_STEPS):
        (seen, gained, *_, infos), (seen_there, gained_there, *_, infos_there) = [
            env.step(env.sample()) for env in envs
        ]
        pairs = ((seen, seen_there), (gained, gained_there), (infos["action_mask"], infos_there["action_mask"]))
        if not all(np.array_equal(here, device.on_host(there)) for here, there in pairs):
            raise SystemExit(f"{game}: rows on the GPU differ from those of the processor")


def stepping(game: str) -> dict[int, dict[str, int]]:
    """Measure steps by how many games there are at once."""
    figures = {}
    for rows in BATCHES.get(game, USUAL_BATCHES):
        env = VectorEnv(game, rows, seed=SEED, device="cuda", copy=False, check=False)
        env.reset()
        for _ in range(20):
            env.step(env.sample())
        both = seconds_of(lambda env=env: [env.step(env.sample()) for _ in range(STEPS)])  # type: ignore[misc]
        drawn = seconds_of(lambda env=env: [env.sample() for _ in range(STEPS)])  # type: ignore[misc]
        count = rows * STEPS
        figures[rows] = {"steps_a_second": round(count / (both - drawn)), "with_choosing": round(count / both)}
    return figures


def profiled(game: str) -> None:
    """Run what a profiler is to look at."""
    rulebook, setup = rulebook_of(game), info_of(game).setup(None, None)
    random_games(open_device(), rulebook, rulebook.start(setup), GAMES[game] // 16, SEED, players=setup.players)
    env = VectorEnv(game, BATCHES.get(game, USUAL_BATCHES)[-2], seed=SEED, device="cuda", copy=False, check=False)
    env.reset()
    for _ in range(20):
        env.step(env.sample())
    open_device().wait()


def table(figures: dict[str, Any]) -> str:
    """Write the figures as tables."""
    lines = [
        f"{figures['device']}",
        "",
        "| random play | actions a second | of them throws | games a second |",
        "|---|---:|---:|---:|",
    ]
    for game, found in figures["games"].items():
        play = found["random_play"]
        lines.append(
            f"| {game} | {play['actions_a_second'] / 1e6:,.0f} M | {play['throws_a_second'] / 1e6:,.0f} M "
            f"| {play['games_a_second'] / 1e6:,.2f} M |"
        )
    lines += ["", "| vector steps | games at once | steps a second | with choosing |", "|---|---:|---:|---:|"]
    for game, found in figures["games"].items():
        for rows, steps in found["stepping"].items():
            speeds = f"{steps['steps_a_second'] / 1e6:,.1f} M | {steps['with_choosing'] / 1e6:,.1f} M"
            lines.append(f"| {game} | {rows:,} | {speeds} |")
    return "\n".join(lines)


def make_parser() -> argparse.ArgumentParser:
    """Make the parser of the command line."""
    parser = argparse.ArgumentParser(description="Measure how fast an NVIDIA GPU plays.")
    parser.add_argument("games", nargs="*", help="which games (all)")
    parser.add_argument("--json", action="store_true", help="print the figures as data")
    parser.add_argument("--profile", metavar="GAME", help="run one game once, for a profiler")
    return parser


def main() -> None:
    """Measure, and print the figures."""
    options = make_parser().parse_args()
    try:
        device = open_device()
    except DeviceError as error:
        raise SystemExit(str(error)) from None
    if options.profile:
        return profiled(options.profile)
    figures: dict[str, Any] = {"device": device.name, "games": {}}
    for game in options.games or GAMES:
        compare_steps(game)
        figures["games"][game] = {"random_play": random_play(game), "stepping": stepping(game)}
    print(json.dumps(figures, indent=1) if options.json else table(figures))
    return None


if __name__ == "__main__":
    main()
