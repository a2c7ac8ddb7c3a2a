"""Measures one level of bots against another in few games: results less the luck of the dice.

    python bench/duel.py parques --bots expert,expert@2026-11 --games 100

One side plays by the first level, all others by the second, sides in turn. The luck of every throw is measured by the
game's network (bots/dice_search/luck.py) and subtracted, which changes no mean and takes up to nine tenths of the
variance away. `ludoteca arena` measures without that, with all cores and with logs.
"""

import argparse
import math
import time
from collections import defaultdict
from statistics import fmean, stdev

from ludoteca.bots import bot_for
from ludoteca.bots.dice_search.luck import LuckMeter
from ludoteca.core.game import Game
from ludoteca.core.options import Setup
from ludoteca.games import info_of, rulebook_of

SECONDS = 2.0  # for a move


class Duel:
    """Games between two levels."""

    def __init__(self, setup: Setup, levels: tuple[str, str], seed: str) -> None:
        self.setup, self.levels, self.seed = setup, levels, seed
        self.sides = info_of(setup.game).sides(setup)
        self.meter = LuckMeter(setup)
        self.won: list[float] = []
        self.less_luck: list[float] = []
        self.seconds: defaultdict[str, list[float]] = defaultdict(list)

    def play(self, number: int) -> None:
        """Play a game to its end, and note its result."""
        game, own, luck = (
            Game(rulebook_of(self.setup.game), self.setup, f"{self.seed} {number}"),
            number % self.sides,
            0.0,
        )
        while game.seat is not None:
            if game.phase == "roll":
                before = game.copy()
                luck += self.meter.of_throw(before, game.roll(), own)
            elif len(game.legal_moves) == 1:
                game.push(game.legal_moves[0])
            else:
                level = self.levels[game.seat % self.sides != own]
                began = time.perf_counter()
                move = bot_for(game.id, level, number).choose(game, SECONDS).move
                self.seconds[level].append(time.perf_counter() - began)
                game.push(move)
        winners = len(game.ranking[0]) * self.sides / self.setup.players
        self.won.append((own in game.ranking[0]) / winners)
        self.less_luck.append(self.won[-1] - luck)

    def report(self) -> str:
        """Say in a line who scored how much."""
        times = ", ".join(f"{level} {1000 * fmean(some):.0f} ms" for level, some in self.seconds.items())
        return (
            f"{self.setup.game} of {self.setup.players}, {self.levels[0]} against {self.levels[1]}, "
            f"{len(self.won)} games: {with_error(self.won)}, less luck {with_error(self.less_luck)}; a choice: {times}"
        )


def with_error(values: list[float]) -> str:
    """Write a mean in percent, and its standard error."""
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return f"{100 * fmean(values):.1f} +- {100 * error:.1f} %"


def make_parser() -> argparse.ArgumentParser:
    """Describe what can be asked for."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode")
    parser.add_argument("--bots", default="expert,expert@2026-11", metavar="A,B")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="duel")
    return parser


def main() -> None:
    """Play games, and print what is known after each."""
    given = make_parser().parse_args()
    one, other = given.bots.split(",")
    duel = Duel(info_of(given.game).setup(given.players, given.mode), (one, other), given.seed)
    for number in range(given.games):
        duel.play(number)
        print(duel.report(), flush=True)


if __name__ == "__main__":
    main()
