"""Compare random four-player parchís by the kernels with a program in C (c_parchis.c), on one core and in one run.

    python bench/against_c.py [--games 20000] [--rounds 9] [--seed 1] [--json]

Both play alternately, the same number of games a round; their speeds are those of the rounds in the middle, by the time
that the processor spent. The C plays simplified rules, which its head lists, with dice of its own: games are alike, not
the same.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludoteca.core.kernel import COMPILED
from ludoteca.core.outcomes import DECISIONS, THROWS
from ludoteca.games import rulebook_of

SOURCE = Path(__file__).with_name("c_parchis.c")
FLAGS = ("-O3", "-march=native", "-Wall", "-Wextra", "-Werror")


class Round(NamedTuple):
    """What was played in a round, and how long that took."""

    throws: int
    decisions: int
    seconds: float


Play = Callable[[int, int], Round]


def compiled_c(folder: Path) -> Play:
    """Compile the C into a folder; returns what plays some games of a seed with it."""
    compiler = shutil.which("gcc")
    if compiler is None:
        sys.exit("gcc is not on this machine, and the comparison needs it (Debian: apt-get install gcc libc6-dev)")
    program = folder / SOURCE.stem
    made = subprocess.run(
        [compiler, *FLAGS, str(SOURCE), "-o", str(program)], capture_output=True, text=True, check=False
    )
    if made.returncode:
        sys.exit(f"gcc cannot compile {SOURCE.name}:\n{made.stderr}")

    def play(games: int, seed: int) -> Round:
        said = subprocess.run([str(program), str(games), str(seed)], capture_output=True, text=True, check=True)
        found = json.loads(said.stdout)
        return Round(found["throws"], found["decisions"], found["seconds"])

    return play


def kernels() -> Play:
    """Compile the kernels, or load them; returns what plays some games of a seed with them."""
    if not COMPILED:
        sys.exit("kernels are not compiled here: install Numba, and leave LUDOTECA_JIT=0 away")
    rulebook = rulebook_of("parchis")
    start = rulebook.start(rulebook.info.setup(players=4))
    rulebook.specialise(start)  # for one way to play, and without events: the C has neither options nor events
    rulebook.random_games(start, 1, 0)

    def play(games: int, seed: int) -> Round:
        began = time.process_time()
        lengths = rulebook.random_games(start, games, seed).lengths
        seconds = time.process_time() - began
        return Round(int(lengths[:, THROWS].sum()), int(lengths[:, DECISIONS].sum()), seconds)

    return play


def rates_of(rounds: Sequence[Round]) -> dict[str, float]:
    """Compute throws and decisions a second in the round in the middle, and the throws of all rounds."""
    return {
        "throws": statistics.median(one.throws / one.seconds for one in rounds),
        "decisions": statistics.median(one.decisions / one.seconds for one in rounds),
        "throws_played": sum(one.throws for one in rounds),
        "decisions_played": sum(one.decisions for one in rounds),
    }


def compare(games: int, rounds: int, seed: int) -> dict[str, Any]:
    """Play with both alternately; returns the speeds of both, and that of the kernels as a share of that of C."""
    with tempfile.TemporaryDirectory() as folder:
        ways = {"kernels": kernels(), "c": compiled_c(Path(folder))}
        found: dict[str, list[Round]] = {name: [] for name in ways}
        for number in range(rounds):
            for name, play in ways.items():
                found[name].append(play(games, seed + number))
    rates = {name: rates_of(played) for name, played in found.items()}
    ratios = {key: rates["kernels"][key] / rates["c"][key] for key in ("throws", "decisions")}
    return {"games": games, "rounds": rounds, "seed": seed, **rates, "ratio": ratios}


def make_parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="in each round, by each of the two")
    parser.add_argument("--rounds", type=int, default=9, help="of which the one in the middle counts")
    parser.add_argument("--seed", type=int, default=1, help="of the dice and the choices in the first round")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def main() -> None:
    """Print the speeds of both and their ratio, or all as data."""
    parser = make_parser()
    given = parser.parse_args()
    if given.games < 1 or given.rounds < 1:
        parser.error("--games and --rounds are at least 1")
    if sys.platform == "linux":  # one core for both, where the system can be asked
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    figures = compare(given.games, given.rounds, given.seed)
    if given.json:
        print(json.dumps(figures, indent=1))
        return
    print(f"{given.games} random games of parchís of four a round, {given.rounds} rounds, one core; millions a second")
    print(f"{'':<10}{'throws':>10}{'decisions':>12}")
    for name in ("kernels", "c", "ratio"):
        throws, decisions = (figures[name][key] for key in ("throws", "decisions"))
        million = 1 if name == "ratio" else 1e6
        print(f"{name:<10}{throws / million:>10.2f}{decisions / million:>12.2f}")


if __name__ == "__main__":
    main()
