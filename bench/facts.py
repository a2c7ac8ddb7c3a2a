"""What games between bots are like: `python bench/facts.py --out build/facts.json`.

Bots of one level play each other at every table, who sits at seat 0 begins, and every game is studied. Told for each
table: how often each seat wins, in the order of play; how much of the differences of results dice and choices explain;
when games are decided; and how often a seat wins that was nearly lost. Tables that are in the file are not played
again. The tables of docs/statistics.md are printed at the end.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.analysis.intervals import Z
from ludoteca.bots import LEVELS, bot_for
from ludoteca.core.game import Game
from ludoteca.games import info_of
from ludoteca.study import Report, study
from ludoteca.study.report import chances_after

CHUNK: Final = 10  # games that a process plays at a time
SURE: Final = 0.9  # a game is decided when the winner's chance stays above this
LOST: Final = 0.05  # who wins from below this comes back
DIGITS: Final = 5
MOST_SEATS: Final = 8


@dataclass(frozen=True, slots=True)
class Table:
    """A way to play."""

    game: str
    players: int
    mode: str
    games: int
    depth: int = 1  # of the study
    options: dict[str, Any] = field(default_factory=dict)


# Fixed before the run, so that all of it takes a core about twenty minutes.
TABLES: Final = (
    Table("parchis", 4, "individual", 800),
    Table("parques", 4, "individual", 400),
    Table("parchis", 2, "two-colours", 300),
    Table("parques", 2, "individual", 300),
    Table("felix-sex", 2, "duel", 200, 0),
    Table("parchis", 4, "pairs", 300),
    Table("parchis", 3, "individual", 300),
    Table("parchis", 2, "individual", 300),
    Table("parques", 6, "individual", 40, 0, {"seats": 6}),
    Table("parques", 8, "individual", 24, 0, {"seats": 8}),
)


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of a game, with a number for each seat."""

    results: list[float]
    luck: list[float]
    quality: list[float]  # of all choices, whoever made them
    decided: float  # the part of its actions after which the winner's chance stayed above SURE
    lowest: float  # chance of the winner


def play(table: Table, level: str, number: int) -> Game:
    """Play a game between bots of a level."""
    setup = {"players": table.players, "mode": table.mode, "first": 0, **table.options}
    game = ludoteca.new(table.game, seed=f"bench/facts {number}", **setup)
    bots = [bot_for(table.game, level, MOST_SEATS * number + seat) for seat in range(table.players)]
    while game.seat is not None:
        if game.phase == "roll":
            game.roll()
        else:
            game.push(bots[game.seat].choose(game, None).move)
    return game


def played(report: Report) -> Played:
    """Sum up a game that was studied."""
    totals = report.totals()
    results = [one.result for one in totals]
    winner = int(np.argmax(results))
    chances = np.array([report.start[winner], *(chances_after(step)[winner] for step in report.steps)])
    unsure = np.flatnonzero(chances < SURE)
    decided = (int(unsure[-1]) + 1 if len(unsure) else 0) / len(chances)
    sums = [one.luck for one in totals], [one.quality for one in totals]
    return Played(results, *sums, decided, float(chances[:-1].min()))


def rows_of(table: Table, level: str, first: int) -> list[Played]:
    """Play and study some games."""
    numbers = range(first, min(first + CHUNK, table.games))
    return [played(study(play(table, level, number), table.depth)) for number in numbers]


def facts_of(table: Table, level: str, jobs: int) -> dict[str, Any]:
    """Play and study the games of a table, and sum them up."""
    with ProcessPoolExecutor(jobs) as pool:
        parts = pool.map(partial(rows_of, table, level), range(0, table.games, CHUNK))
        rows = [row for part in parts for row in part]
    results, luck = np.array([row.results for row in rows]), np.array([row.luck for row in rows])
    quality = np.array([row.quality for row in rows])
    return {
        **asdict(table),
        "level": level,
        "wins": [with_interval(column) for column in results.T],
        "wins_without_luck": [with_interval(without_luck(*columns)) for columns in zip(results.T, luck.T, strict=True)],
        "luck": [with_interval(column) for column in luck.T],
        "explained_by_luck": explained(results, luck),
        "explained_by_choices": explained(results, quality),
        "decided": [
            round(float(part), DIGITS) for part in np.quantile([row.decided for row in rows], (0.25, 0.5, 0.75))
        ],
        "comebacks": with_interval(np.array([row.lowest < LOST for row in rows], float)),
    }


def explained(results: NDArray[np.float64], part: NDArray[np.float64]) -> float:
    """Return how much of the variance of results goes with a part of them, on average over the seats."""
    shares = [float(np.corrcoef(*columns)[0, 1]) ** 2 for columns in zip(results.T, part.T, strict=True)]
    return round(float(np.mean(shares)), DIGITS)


def without_luck(results: NDArray[np.float64], luck: NDArray[np.float64]) -> NDArray[np.float64]:
    """Take as much of the luck off results as leaves the least variance; the mean of luck is 0."""
    slope = np.cov(results, luck)[0, 1] / luck.var(ddof=1)
    return np.asarray(results - slope * luck)


def with_interval(values: NDArray[np.float64]) -> list[float]:
    """Return the mean of values and the bounds of its 95 % interval."""
    mean, half = float(values.mean()), Z * float(values.std(ddof=1)) / sqrt(len(values))
    return [round(number, DIGITS) for number in (mean, mean - half, mean + half)]


def measured(wanted: argparse.Namespace) -> Iterator[list[dict[str, Any]]]:
    """Yield what is known of all tables after each that was played."""
    path: Path = wanted.out
    known: list[dict[str, Any]] = json.loads(path.read_text())["tables"] if path.exists() else []
    for table in TABLES:
        asked = {**asdict(table), "level": wanted.level}
        if not any(asked.items() <= row.items() for row in known):
            known.append(facts_of(table, wanted.level, wanted.jobs))
            yield known


def print_tables(known: list[dict[str, Any]]) -> None:
    """Print the tables of docs/statistics.md and docs/study.md: who wins, what decides, and whether luck is fair."""
    print("| | games | who wins, in the order of play, without luck |\n|---|---:|---|")
    for row in known:
        print(f"| {name_of(row)} | {row['games']} | {of_sides(row, 'wins_without_luck')} |")
    print("\n| | luck explains | choices explain | decided after | won from below 5 % |\n|---|---:|---:|---:|---:|")
    for row in known:
        shares = " | ".join(f"{100 * row[f'explained_by_{what}']:.1f} %" for what in ("luck", "choices"))
        low, median, high = (100 * part for part in row["decided"])
        decided = f"{median:.0f} % ({low:.0f} to {high:.0f})"
        mean, least, most = row["comebacks"]
        print(f"| {name_of(row)} | {shares} | {decided} | {in_percent(mean, max(least, 0.0), most)} |")
    print("\n| | games | mean luck of each seat | games for the same interval |\n|---|---:|---|---:|")
    for row in known:
        fewer = 1 / (1 - row["explained_by_luck"])
        print(f"| {name_of(row)} | {row['games']} | {of_sides(row, 'luck')} | 1 in {fewer:.1f} |")


def of_sides(row: dict[str, Any], what: str) -> str:
    """Write a number of each side with its interval, in the order of play; partners share one."""
    info = info_of(row["game"])
    sides = info.sides(info.setup(row["players"], row["mode"], **row["options"]))
    return ", ".join(in_percent(*bounds) for bounds in row[what][:sides])


def name_of(row: dict[str, Any]) -> str:
    """Name a table."""
    return f"{row['game']}, {row['players']} players, {row['mode']}"


def in_percent(mean: float, low: float, high: float) -> str:
    """Write a share with its 95 % interval."""
    return f"{100 * mean:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def make_parser() -> argparse.ArgumentParser:
    """Return what reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", choices=LEVELS, default="hard")
    parser.add_argument("--out", type=Path, default=Path("build/facts.json"))
    parser.add_argument("--jobs", type=int, default=2)
    return parser


def main() -> None:
    """Measure what is missing, and print all."""
    wanted = make_parser().parse_args()
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    for tables in measured(wanted):
        wanted.out.write_text(json.dumps({"tables": tables}, indent=1) + "\n")
        print(json.dumps(tables[-1]), flush=True)
    print_tables(json.loads(wanted.out.read_text())["tables"])


if __name__ == "__main__":
    main()
