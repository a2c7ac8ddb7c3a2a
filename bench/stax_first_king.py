"""What the first king on the table is worth in Stax, with and without `pie`: `python -m bench.stax_first_king`.

Two bots of one level play each other. Told for each way to play: how many of the games are different ones, how often
who had a king on the table first has won, how often seat 0 has, and how often sides were swapped. Ways that are in the
file are not played again.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

import ludoteca
from ludoteca.analysis.intervals import wilson
from ludoteca.bots import bot_for
from ludoteca.core.game import Game
from ludoteca.games.stax import rules

GAME: Final = "stax"
SWAP: Final = "swap"
DRAW: Final = 0.5
PLAYERS: Final = 2


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play."""

    level: str
    games: int
    pie: bool = False
    random_moves: int = 0  # that a game begins with


# Fixed before the run. Only the expert knows how to cut and to choose.
WAYS: Final = (
    Way("hard", 200),
    Way("hard", 400, random_moves=3),
    Way("expert", 40, pie=True),
    Way("expert", 8),
)


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of a game."""

    moves: str
    first_king: float | None  # what the side that had a king first has got; None where nobody placed one
    seat_0: float
    swapped: bool


def result_of(game: Game, seat: int) -> float:
    """Return what a seat has got: 1, 0, or a half for a draw."""
    if len(game.ranking[0]) > 1:
        return DRAW
    return float(game.ranking[0] == (seat,))


def first_king(game: Game) -> int | None:
    """Return the seat whose king is alone on the table; None where none or both are."""
    placed = [seat for seat in range(PLAYERS) if not rules.must_place(game.state, seat)]
    return placed[0] if len(placed) == 1 else None


def play(way: Way, number: int) -> Played:
    """Play a game between bots of a level."""
    game = ludoteca.new(GAME, pie=way.pie, seed=number)
    bots = [bot_for(GAME, way.level, PLAYERS * number + seat) for seat in range(PLAYERS)]
    chance = Random(number)
    moves: list[str] = []
    king: int | None = None
    while game.seat is not None:
        if len(moves) < way.random_moves:
            moves.append(chance.choice(game.legal_moves).text)
        else:
            moves.append(bots[game.seat].choose(game, None).move.text)
        game.push(moves[-1])
        if king is None:
            king = first_king(game)
        elif moves[-1] == SWAP:
            king = 1 - king
    of_king = None if king is None else result_of(game, king)
    return Played(" ".join(moves), of_king, result_of(game, 0), SWAP in moves)


def facts_of(way: Way, jobs: int) -> dict[str, Any]:
    """Play the games of a way, and sum them up."""
    with ProcessPoolExecutor(jobs) as pool:
        rows = list(pool.map(partial(play, way), range(way.games)))
    of_kings = [row.first_king for row in rows if row.first_king is not None]
    return {
        **asdict(way),
        "different": len({row.moves for row in rows}),
        "first_king": with_interval(of_kings),
        "seat_0": with_interval([row.seat_0 for row in rows]),
        "swapped": sum(row.swapped for row in rows),
    }


def with_interval(results: list[float]) -> list[float]:
    """Return a share and its 95 % interval."""
    mean = sum(results) / len(results)
    return [round(number, 4) for number in (mean, *wilson(mean, len(results)))]


def main() -> None:
    """Read the arguments, and play what is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/stax_first_king.json"))
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    known: list[dict[str, Any]] = json.loads(wanted.out.read_text()) if wanted.out.exists() else []
    for way in WAYS:
        if not any(asdict(way).items() <= row.items() for row in known):
            known.append(facts_of(way, wanted.jobs))
            wanted.out.write_text(json.dumps(known, indent=1) + "\n")
        print(json.dumps(next(row for row in known if asdict(way).items() <= row.items())), flush=True)


if __name__ == "__main__":
    main()
