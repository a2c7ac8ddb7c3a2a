"""What a million random games say: how long they are, who wins, and how often each clause of the rules comes up.

    python examples/million_games.py
    python examples/million_games.py --game stax --games 10000

Games are played by compiled kernels on all cores; a million of parchís take a minute or two. The figures are plain
data, for tables and plots of your own; `ludoteca simulate` shows the same on the command line.
"""

import argparse
import os
from typing import Any

import ludoteca
from ludoteca.analysis.batches import Table
from ludoteca.analysis.simulation import simulate
from ludoteca.analysis.statistics import statistics

RAREST = 5  # clauses shown
BAR = 40  # signs of the longest bar


def show_spread(spread: dict[str, Any], name: str) -> None:
    """Print how a number is spread over games, with a bar for each range."""
    quantiles = spread["quantiles"]
    if not spread["most"]:
        return  # a game without dice
    print(f"\n{name} a game: mean {spread['mean']:.1f}, median {quantiles['50']}, ", end="")
    print(f"nine of ten from {quantiles['5']} to {quantiles['95']}, most {spread['most']}")
    bars = spread["histogram"]
    joined = max(1, len(bars["counts"]) // 15)  # ranges, so that some 15 are shown
    counts = [sum(bars["counts"][first : first + joined]) for first in range(0, len(bars["counts"]), joined)]
    for number, count in enumerate(counts):
        start = bars["from"] + number * joined * bars["width"]
        print(f"  from {start:>5}  {'#' * round(BAR * count / max(counts))}")


def show_seats(seats: list[dict[str, Any]]) -> None:
    """Print who wins how often."""
    print("\nwho wins, with the interval that holds the truth with 95 % confidence")
    for seat in seats:
        wins = seat["wins"]
        print(f"  {seat['label']:<4} {wins['share']:.2%}   {wins['low']:.2%} to {wins['high']:.2%}")


def show_rarest(clauses: list[dict[str, Any]]) -> None:
    """Print the clauses that fewest games come to."""
    print("\nclauses that fewest games come to, of those that this way to play has")
    seen = [clause for clause in clauses if clause["times"]]
    for clause in sorted(seen, key=lambda one: one["share"])[:RAREST]:
        print(f"  {clause['clause']:<6} {clause['share']:.2%} of games, {clause['a_game']:.3f} times a game")


def main() -> None:
    """Play, and show what the games say."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(ludoteca.games), default="parchis")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--players", type=int, help="as usual in the game, if not said")
    parser.add_argument("--seed", default="1")
    wanted = parser.parse_args()

    table = Table(ludoteca.games[wanted.game].setup(wanted.players), wanted.seed)
    simulate(table, games=1, jobs=1)  # compiles, the first time
    figures = statistics(table, simulate(table, wanted.games, jobs=os.cpu_count() or 1))
    speed = f"{figures['seconds']:.1f} s, {figures['games_a_second']:,.0f} a second"
    print(f"{figures['games']:,} games of {wanted.game} ({speed})")
    for measure in ("throws", "decisions", "captures"):
        show_spread(figures[measure], measure)
    show_seats(figures["seats"])
    show_rarest(figures["clauses"])


if __name__ == "__main__":
    main()
