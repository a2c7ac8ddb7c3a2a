"""How fast many games are stepped at once: `python bench/vector.py --seconds 3`. Actions are random, and checked.

A step is a decision, with the throws up to the next one, its mask, its observation and new games where some have ended.

    stepping      millions of steps a second of `step` alone, with `copy=False`, on all cores
    a core        the same by the time that the processor spent on it, which other programs do not change
    choosing      steps a second with the choosing of the actions (`sample`)
    bots          steps a second of a core where bots of level medium have all seats but one (`opponents`)
    copies        the same with `copy=True`
    one thread    `step` alone, on one core
    one game      thousands of steps a second of one game with `ludoteca.new`: legal moves spelled, no observation
    ratio         how many times as fast stepping is

`--brief` leaves out all but the first four; `--json` prints the figures as data, in steps a second. Each line is
measured in a process of its own. Then each game is measured in a process alone and in one that has stepped all games
before, with one game a step and with many: what stands there is the second speed as a share of the first.
"""

import argparse
import json
import multiprocessing
import random
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple, TypeVar

import ludoteca
from ludoteca.rl.vector import VectorEnv

WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("parchis", {"players": 4}),
    ("parchis", {"players": 4, "mode": "pairs"}),
    ("parchis", {"players": 2}),
    ("parques", {"players": 4}),
    ("parques", {"players": 8, "seats": 8}),
    ("felix-sex", {}),
    ("stax", {"players": 2}),
    ("stax", {"players": 3}),
)
WARM_STEPS = 300  # so that games are at all stages
GAMES_WITH_BOTS = 256  # at once, at most: enough for all threads

Result = TypeVar("Result")


class Speed(NamedTuple):
    """Steps a second: by the clock, and by the time of the processor."""

    by_clock: float
    a_core: float


def mixed(env: VectorEnv) -> VectorEnv:
    """Bring the games of an environment to all stages."""
    env.reset(seed=1)
    for _ in range(WARM_STEPS):
        env.step(env.sample())
    return env


def speed_of(env: VectorEnv, seconds: float, *, with_choosing: bool) -> Speed:
    """Step games for some seconds."""
    steps, clock, processor = 0, 0.0, 0.0
    while clock < seconds:
        actions = env.sample()
        began, began_processor = time.perf_counter(), time.process_time()
        env.step(env.sample() if with_choosing else actions)
        clock += time.perf_counter() - began
        processor += time.process_time() - began_processor
        steps += env.num_envs
    return Speed(steps / clock, steps / processor)


def play_one_by_one(game_id: str, way: dict[str, Any], seconds: float) -> float:
    """Play games one after the other with `ludoteca.new`; tell the moves a second."""
    chooser, moves = random.Random(1), 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        game = ludoteca.new(game_id, seed=moves, **way)
        while game.phase != "over" and time.perf_counter() < end:
            if game.phase == "roll":
                game.roll()
            else:
                game.push(chooser.choice(game.legal_moves))
                moves += 1
    return moves / seconds


def figures_of(game: str, way: dict[str, Any], num_envs: int, seconds: float, *, brief: bool) -> dict[str, Any]:
    """Measure one way to play, in steps a second."""

    def env(**wishes: Any) -> VectorEnv:
        return VectorEnv(game, num_envs, seed=1, **{"copy": False} | wishes, **way)

    usual = mixed(env())
    stepping = speed_of(usual, seconds, with_choosing=False)
    choosing = speed_of(usual, seconds, with_choosing=True)
    bots = VectorEnv(game, min(num_envs, GAMES_WITH_BOTS), seed=1, copy=False, opponents="medium", **way)
    figures = {
        "game": game,
        "way": way,
        "actions": usual.action_count,
        "observation": usual.observation_size,
        "stepping": stepping.by_clock,
        "a_core": stepping.a_core,
        "choosing": choosing.by_clock,
        "bots": speed_of(mixed(bots), seconds, with_choosing=False).a_core,
    }
    if not brief:
        play_one_by_one(game, way, 0.01)  # compiles
        figures |= {
            "copies": speed_of(mixed(env(copy=True)), seconds, with_choosing=True).by_clock,
            "one_thread": speed_of(mixed(env(threads=1)), seconds, with_choosing=False).by_clock,
            "one_game": play_one_by_one(game, way, min(seconds, 1)) * usual.features.PARTS,
        }
    return figures


def speeds_after(others: list[str], game: str, sizes: list[int], seconds: float) -> list[float]:
    """Measure a game in a process that has stepped others: steps a second of a core, for each number of games."""
    for other in others:
        mixed(VectorEnv(other, 1))
    envs = [mixed(VectorEnv(game, size, threads=1, copy=False)) for size in sizes]
    return [speed_of(env, seconds, with_choosing=False).a_core for env in envs]


def company_of(game: str, num_envs: int, seconds: float) -> dict[str, Any]:
    """Measure a game alone in a process, and in one with all games."""
    sizes, others = [1, num_envs], [one for one in ludoteca.games if one != game]
    alone = in_new_process(speeds_after, [], game, sizes, seconds)
    among = in_new_process(speeds_after, others, game, sizes, seconds)
    ratios = [second / first for first, second in zip(alone, among, strict=True)]
    return {"game": game, "sizes": sizes, "alone": alone, "among_all": among, "ratios": ratios}


def in_new_process(function: Callable[..., Result], *arguments: Any, **keywords: Any) -> Result:
    """Call a function in a process that has done nothing before."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        return process.submit(function, *arguments, **keywords).result()


def line_of(figures: dict[str, Any]) -> str:
    """Write the figures of a way to play in a line."""
    name = " ".join([figures["game"], *map(str, figures["way"].values())])
    shape = f"{figures['actions']} / {figures['observation']}"
    columns = [
        figures[key] for key in ("stepping", "a_core", "choosing", "bots", "copies", "one_thread") if key in figures
    ]
    line = f"{name:<18}{shape:>12}" + "".join(f"{figure / 1e6:>11.2f}" for figure in columns)
    if "one_game" not in figures:
        return line
    return f"{line}{figures['one_game'] / 1e3:>11.1f}{figures['stepping'] / figures['one_game']:>9.0f}x"


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3, help="for each figure")
    parser.add_argument("--envs", type=int, default=4096, help="games at once")
    parser.add_argument("--game", choices=list(ludoteca.games), help="only this one")
    parser.add_argument("--brief", action="store_true", help="only stepping, a core, choosing and bots")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def main() -> None:
    """Print a line for each way to play, or all as data."""
    given = make_parser().parse_args()
    ways = [(game, way) for game, way in WAYS if given.game in (None, game)]
    games = [given.game] if given.game else list(ludoteca.games)
    size, seconds, cores = given.envs, given.seconds, VectorEnv("parchis").threads
    measured = (in_new_process(figures_of, game, way, size, seconds, brief=given.brief) for game, way in ways)
    company = (company_of(game, size, seconds) for game in games)
    if given.json:
        found = {"envs": size, "cores": cores, "ways": list(measured), "company": list(company)}
        print(json.dumps(found, indent=1))
        return
    more = () if given.brief else ("copies", "one thread", "one game", "ratio")
    heads = ("stepping", "a core", "choosing", "bots", *more)
    print(f"{size} games at once, on {cores} cores; millions of steps a second")
    print(f"{'game':<18}{'acts / sees':>12}" + "".join(f"{head:>11}" for head in heads))
    for figures in measured:
        print(line_of(figures), flush=True)
    print("\nspeed with all games in the process, as a share of the speed alone")
    print(f"{'game':<18}" + "".join(f"{f'{count} at once':>16}" for count in (1, size)))
    for one in company:
        print(f"{one['game']:<18}" + "".join(f"{ratio:>16.2f}" for ratio in one["ratios"]), flush=True)


if __name__ == "__main__":
    main()
