"""Whether luck has a mean of 0, and what results without it save: `python -m bench.study parchis --players 2`.

Plays games between bots, half of them with the seats exchanged, studies each, and prints for the first bot: its score,
the same without luck, the standard errors of both, how many times fewer games that needs for the same interval, the
mean luck of each seat with its standard error, the grades of the first, and the mean loss of a choice of both.
With `--log FILE` what was counted of every game is kept there, and the same command goes on where it was stopped.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

import ludoteca
from ludoteca.bots import bot_for
from ludoteca.core.game import Game
from ludoteca.study import GRADES, Report, study

CHUNK = 20


def play(
    game_id: str,
    players: int,
    mode: str | None,
    bots: tuple[str, str],
    number: int,
    random_moves: int = 0,
    bot_seed: int = 0,
) -> Game:
    """Play a game: the first bot on one seat, another in every game, and the second on the others."""
    game = ludoteca.new(game_id, players=players, mode=mode, seed=f"bench/study {number}")
    chance = Random(number)
    for _ in range(random_moves):
        game.push(chance.choice(game.legal_moves))
    while game.phase != "over":
        if game.phase == "roll":
            game.roll()
        else:
            is_first = game.seat == number % players
            game.push(bot_for(game_id, bots[0 if is_first else 1], bot_seed).choose(game, None).move)
    return game


def row_of(report: Report, seat: int) -> list[float]:
    """Return what is counted of a game: of the first bot's seat, then the luck of all seats, then both losses."""
    totals = report.totals()
    own, others = totals[seat], [one for index, one in enumerate(totals) if index != seat]
    lost, choices = sum(one.lost for one in others), sum(one.choices for one in others)
    luck = [one.luck for one in totals]
    return [own.result, own.adjusted, *luck, *own.grades.values(), own.lost, own.choices, lost, choices]


def rows_of(wanted: argparse.Namespace, first: int) -> list[list[float]]:
    """Play and study some games."""
    numbers = range(first, min(first + CHUNK, wanted.games))
    bots = (wanted.bots.split(",")[0], wanted.bots.split(",")[1])
    return [
        row_of(
            study(play(wanted.game, wanted.players, wanted.mode, bots, number), wanted.depth), number % wanted.players
        )
        for number in numbers
    ]


def measured(wanted: argparse.Namespace) -> Iterator[list[float]]:
    """Yield the rows of all games: those of the log first, then those that are played and studied now."""
    log = Log(wanted)
    yield from log.rows
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for rows in pool.map(partial(rows_of, wanted), range(len(log.rows), wanted.games, CHUNK)):
            log.add(rows)
            yield from rows


class Log:
    """The rows of games in a file, behind a line that says what is measured."""

    def __init__(self, wanted: argparse.Namespace) -> None:
        self.path: Path | None = wanted.log
        self.rows: list[list[float]] = []
        measured = {name: value for name, value in vars(wanted).items() if name not in ("jobs", "log")}
        if self.path is None:
            return
        if not self.path.exists():
            self.path.write_text(json.dumps(measured) + "\n")
        text = self.path.read_text()
        first, *lines = text[: text.rfind("\n") + 1].splitlines()  # a line that was cut off is played again
        if json.loads(first) != measured:
            sys.exit(f"{self.path} is the log of {first}: give another file, or the same options")
        self.rows = [json.loads(line) for line in lines]
        self.path.write_text("\n".join([first, *lines]) + "\n")

    def add(self, rows: list[list[float]]) -> None:
        """Keep the rows of some games."""
        self.rows += rows
        if self.path is not None:
            with self.path.open("a") as file:
                file.writelines(json.dumps(row) + "\n" for row in rows)


def with_error(values: NDArray[np.float64]) -> str:
    """Write a mean with its standard error."""
    return f"{100 * values.mean():.2f} +- {100 * values.std(ddof=1) / math.sqrt(len(values)):.2f} %"


def print_luck(raw: NDArray[np.float64], luck: NDArray[np.float64], of_seats: NDArray[np.float64]) -> None:
    """Print what results without luck save, and whether luck has a mean of 0."""
    slope = np.cov(raw, luck)[0, 1] / luck.var(ddof=1)  # of the luck, what fits best is taken off
    for name, values in (("without luck", raw - luck), (f"without {slope:.2f} of it", raw - slope * luck)):
        print(f"{name} {with_error(values)}: 1 game in {raw.var() / values.var():.2f} for the same interval")
    for seat, values in enumerate(of_seats.T):
        print(f"luck of seat {seat}: {with_error(values)}")


def main() -> None:
    """Read the command line, and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode")
    parser.add_argument("--bots", default="hard,medium", help="the first, and all others")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--depth", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--log", type=Path, metavar="FILE", help="where rows are kept, to go on with")
    wanted = parser.parse_args()
    began = time.perf_counter()
    rows = np.array(list(measured(wanted)))
    raw, adjusted = rows[:, 0], rows[:, 1]
    seconds = time.perf_counter() - began
    print(f"{wanted.game}, {wanted.players} players, {wanted.bots}, {len(rows)} games: {seconds:.0f} s")
    print(f"score {with_error(raw)}")
    if np.ptp(raw - adjusted):
        print_luck(raw, raw - adjusted, rows[:, 2 : 2 + wanted.players])
    lost, choices, others_lost, others_choices = rows[:, -4:].sum(axis=0)
    shares = rows[:, -4 - len(GRADES) : -4].sum(axis=0) / choices
    print(
        "of the first: " + ", ".join(f"{name} {100 * share:.1f} %" for name, share in zip(GRADES, shares, strict=True))
    )
    print(f"lost a choice: {100 * lost / choices:.3f} % and {100 * others_lost / others_choices:.3f} %")


if __name__ == "__main__":
    main()
