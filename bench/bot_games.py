"""How fast bots that do not search play whole games: `python bench/bot_games.py --seconds 2`.

    in kernels    games a second of one core, as `ludoteca simulate --bots` plays them
    one by one    games a second of one core with a `Game` and a bot a seat, as bots that search are played
    ratio         how many times as fast the first is
    all cores     games a second by the clock, in a thread a core

Both are measured by the time of the processor, which other programs hardly change, each level after the other in one
process. `--json` prints the figures as data.
"""

import argparse
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import ludoteca
from ludoteca.analysis.bot_games import bot_games, play_with_bots, read_bots
from ludoteca.bots.levels import LEVELS_AT_SIGHT
from ludoteca.core.game import Game
from ludoteca.core.options import Setup
from ludoteca.core.outcomes import outcomes_for
from ludoteca.core.processes import cores
from ludoteca.games import rulebook_of

WAYS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("parchis", {"players": 4}),
    ("parchis", {"players": 2}),
    ("parques", {"players": 4}),
    ("felix-sex", {}),
    ("stax", {}),
)
MOST_GROWTH = 4  # of a batch to the next


def rate(play: Callable[[int, int], Any], seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Play batches of games, by the first one's number and their count, for some seconds; return games a second."""
    play(0, 1)  # compiles or loads
    games, batch, spent = 0, 1, 0.0
    while spent < seconds:
        began = clock()
        play(games, batch)
        took = max(clock() - began, 1e-6)
        games, spent = games + batch, spent + took
        batch = max(1, min(MOST_GROWTH * batch, int(batch * seconds / 5 / took)))
    return games / spent


def figures_of(setup: Setup, level: str, seconds: float) -> dict[str, float]:
    """Measure a level in a way to play."""
    rulebook, bots = rulebook_of(setup.game), read_bots(setup, level)

    def in_kernels(first: int, count: int) -> None:
        bot_games(setup, level, "1", first, count)

    def one_by_one(first: int, count: int) -> None:
        outcomes = outcomes_for(count, setup.players, len(rulebook.events.EVENTS))
        for row in range(count):
            game = Game(rulebook, setup, f"1 {first + row}")
            play_with_bots(game, bots, first + row, outcomes.lengths[row], outcomes.counts[row])

    fast, slow = rate(in_kernels, seconds), rate(one_by_one, seconds)
    with ThreadPoolExecutor(cores()) as pool:
        together = sum(pool.map(lambda _: rate(in_kernels, seconds, time.perf_counter), range(cores())))
    return {"in_kernels": fast, "one_by_one": slow, "ratio": fast / slow, "all_cores": together}


def line_of(found: dict[str, Any]) -> str:
    """Write the figures of a level in a line."""
    name = f"{found['game']} of {found['players']}, {found['level']}"
    figures = f"{found['in_kernels']:>12,.0f}{found['one_by_one']:>12.2f}{found['ratio']:>8,.0f}"
    return f"{name:<30}{figures}{found['all_cores']:>12,.0f}"


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2, help="for each figure")
    parser.add_argument("--game", choices=list(ludoteca.games), help="only this one")
    parser.add_argument("--level", choices=LEVELS_AT_SIGHT, help="only this one")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def main() -> None:
    """Print a line for each level of each way to play."""
    given = make_parser().parse_args()
    found = []
    if not given.json:
        print(f"{'games a second':<30}{'in kernels':>12}{'one by one':>12}{'ratio':>8}{'all cores':>12}")
    for game, way in WAYS:
        for level in LEVELS_AT_SIGHT:
            if given.game in (None, game) and given.level in (None, level):
                setup = ludoteca.games[game].setup(**way)
                who = {"game": game, "players": setup.players, "level": level}
                found.append({**who, **figures_of(setup, level, given.seconds)})
                if not given.json:
                    print(line_of(found[-1]), flush=True)
    if given.json:
        print(json.dumps({"cores": cores(), "seconds": given.seconds, "figures": found}, indent=1))


if __name__ == "__main__":
    main()
