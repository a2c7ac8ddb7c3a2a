"""How fast many games are stepped at once: `python bench/vector.py --seconds 3`. Actions are random, and checked.

A step is a decision, with the throws up to the next one, its mask, its observation and new games where some have ended.

    stepping      millions of steps a second of `step` alone, with `copy=False`, on all cores
    a core        the same by the time that the processor spent on it, which other programs do not change
    choosing      steps a second with the choosing of the actions (`sample`)
    copies        the same with `copy=True`
    one thread    `step` alone, on one core
    one game      thousands of steps a second of one game with `ludoteca.new`: legal moves spelled, no observation
    ratio         how many times as fast stepping is
"""

import argparse
import random
import time
from typing import Any, NamedTuple

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


class Speed(NamedTuple):
    """Steps a second: by the clock, and by the time of the processor."""

    by_clock: float
    a_core: float


def speed_of(env: VectorEnv, seconds: float, *, with_choosing: bool) -> Speed:
    """Step games for some seconds."""
    env.reset(seed=1)
    for _ in range(WARM_STEPS):
        env.step(env.sample())
    steps, clock, processor = 0, 0.0, 0.0
    while clock < seconds:
        actions = env.sample()
        began, began_processor = time.perf_counter(), time.process_time()
        env.step(env.sample() if with_choosing else actions)
        clock += time.perf_counter() - began
        processor += time.process_time() - began_processor
        steps += env.num_envs
    env.close()
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


def line_of(game: str, way: dict[str, Any], num_envs: int, seconds: float) -> str:
    """Measure one way to play."""

    def env(**wishes: Any) -> VectorEnv:
        return VectorEnv(game, num_envs, seed=1, **{"copy": False} | wishes, **way)

    stepping = speed_of(env(), seconds, with_choosing=False)
    choosing = speed_of(env(), seconds, with_choosing=True)
    copies = speed_of(env(copy=True), seconds, with_choosing=True)
    alone = speed_of(env(threads=1), seconds, with_choosing=False)
    play_one_by_one(game, way, 0.01)  # compiles
    one = play_one_by_one(game, way, min(seconds, 1)) * env().features.PARTS
    name = " ".join([game, *map(str, way.values())])
    shape = f"{env().action_count} / {env().observation_size}"
    millions = [stepping.by_clock, stepping.a_core, choosing.by_clock, copies.by_clock, alone.by_clock]
    figures = "".join(f"{figure / 1e6:>11.2f}" for figure in millions)
    return f"{name:<18}{shape:>12}{figures}{one / 1e3:>11.1f}{stepping.by_clock / one:>9.0f}x"


def main() -> None:
    """Print a line for each way to play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3, help="for each figure")
    parser.add_argument("--envs", type=int, default=4096, help="games at once")
    parser.add_argument("--game", choices=list(ludoteca.games), help="only this one")
    given = parser.parse_args()
    heads = ("stepping", "a core", "choosing", "copies", "one thread", "one game", "ratio")
    print(f"{given.envs} games at once, on {VectorEnv('parchis').threads} cores; millions of steps a second")
    print(f"{'game':<18}{'acts / sees':>12}" + "".join(f"{head:>11}" for head in heads[:-1]) + f"{heads[-1]:>10}")
    for game, way in WAYS:
        if given.game in (None, game):
            print(line_of(game, way, given.envs, given.seconds), flush=True)


if __name__ == "__main__":
    main()
