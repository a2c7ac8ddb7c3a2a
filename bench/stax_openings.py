"""Who wins after three tiles of Stax, and which three leave both sides a chance: `python -m bench.stax_openings`.

Lays three tiles at random, as who cuts with `pie` does, and lets the search play both sides from there on. The first
games are short thoughts, and an opening after which they all end alike goes no further; what is left is played with
longer ones. Prints how often the side to act wins, and the openings where both sides do. It can be stopped, and goes
on where it was.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

import ludoteca
from ludoteca.analysis.intervals import wilson
from ludoteca.bots.workspaces import search_for
from ludoteca.core.game import Game
from ludoteca.core.generator import seed_word
from ludoteca.core.levels import ALL_LEVELS
from ludoteca.core.moves import OVER, Played
from ludoteca.games.stax.codes import encode_placing
from ludoteca.games.stax.cut_and_choose import OPENINGS

LEVEL: Final = "expert"
FIRST_TILES: Final = 3
ALL_STEPS: Final = 1 << 60
ALIKE: Final = 4  # games that end alike before an opening is left
# Actions tried for a move of each game, in two stages. Thoughts of one length repeat themselves, those of many do not.
STAGES: Final = {
    "short": (15_000,) * 8,
    "long": (20_000, 30_000, 45_000, 70_000, 100_000, 150_000, 220_000, 300_000) * 2,
}
OTHER_BUDGETS: Final = (25_000, 37_000, 57_000, 85_000, 120_000, 180_000, 260_000, 340_000)  # for those of the book
BALANCED: Final = (0.35, 0.65)  # of the long games that the side to act wins


def lay(number: int) -> Game:
    """Lay three tiles at random: white, black, white."""
    game = ludoteca.new("stax", seed=number)
    random = Random(number)
    for _ in range(FIRST_TILES):
        game.push(random.choice(game.legal_moves))
    return game


def play_out(game: Game, budget: int, seed: int) -> float:
    """Play a game to its end by searches of a budget; return what the seat to act has won."""
    state, engine = game.state.copy(), game.rulebook.engine
    policy, workspace = search_for(game.setup, LEVEL)
    mover, stop = int(state.seat), np.zeros(1, np.int64)
    with np.errstate(over="ignore"):
        while state.phase != OVER:
            seed += 1
            policy.begin(state, ALL_LEVELS.index(LEVEL), seed_word(seed), workspace)
            workspace.budget = budget
            policy.advance(ALL_STEPS, workspace, stop)
            engine.play(state, int(workspace.best))
    place, other = engine.place_of(state, mover), engine.place_of(state, 1 - mover)
    return 0.5 if place == other else float(place < other)


def try_opening(number: int) -> dict[str, Any]:
    """Play an opening through the stages, as far as both sides win."""
    game = lay(number)
    tiles = [action.move.text for action in game.history if isinstance(action, Played)]
    results: dict[str, list[float]] = {}
    for stage, budgets in STAGES.items():
        won = results[stage] = []
        for index, budget in enumerate(budgets):
            won.append(play_out(game, budget, 1000 * (index + 1)))
            if len(won) == ALIKE and len(set(won)) == 1:
                return {"number": number, "tiles": tiles, "results": results}
    return {"number": number, "tiles": tiles, "results": results}


def lay_known(index: int) -> Game:
    """Lay an opening of the expert's book."""
    game = ludoteca.new("stax")
    for number, face, q, r, turn in OPENINGS[index].tolist():
        [move] = game.rulebook.moves(game.state, [encode_placing(number, face, q, r, turn)])
        game.push(move)
    return game


def try_known(index: int) -> dict[str, Any]:
    """Play an opening of the expert's book."""
    game = lay_known(index)
    tiles = [action.move.text for action in game.history if isinstance(action, Played)]
    return {"tiles": tiles, "won": [play_out(game, budget, 1000) for budget in OTHER_BUDGETS]}


def print_known(jobs: int) -> None:
    """Play the openings of the book, and print how often the side to act wins each."""
    won = 0.0
    with ProcessPoolExecutor(jobs) as pool:
        for row in pool.map(try_known, range(len(OPENINGS))):
            won += sum(row["won"])
            print(
                f"{' '.join(row['tiles'])}: the side to act wins {sum(row['won']):g} of {len(row['won'])}", flush=True
            )
    games = len(OPENINGS) * len(OTHER_BUDGETS)
    low, high = wilson(won / games, games)
    print(f"all: the side to act wins {won:g} of {games}, {won / games:.1%} ({low:.1%} to {high:.1%})")


def known(path: Path) -> list[dict[str, Any]]:
    """Read what an earlier run has found."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def print_found(rows: list[dict[str, Any]]) -> None:
    """Print how often the side to act wins the first game of each stage, and the openings that are balanced."""
    for stage in STAGES:
        tried = [row["results"][stage] for row in rows if stage in row["results"]]
        first = np.array([won[0] for won in tried])
        error = first.std() / len(first) ** 0.5
        print(f"{stage}: {len(tried)} openings, the side to act wins {first.mean():.1%} +- {error:.1%}")
    for row in rows:
        won = row["results"].get("long", [])
        if len(won) > ALIKE and BALANCED[0] <= np.mean(won) <= BALANCED[1]:
            print(f"balanced: {' '.join(row['tiles'])}: the side to act wins {sum(won):g} of {len(won)}")


def main() -> None:
    """Read the arguments, and try openings one after the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--openings", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=Path("stax_openings.jsonl"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--book", action="store_true", help="play the openings that the expert knows instead")
    wanted = parser.parse_args()
    if wanted.book:
        print_known(wanted.jobs)
        return
    rows = known(wanted.out)
    with wanted.out.open("a") as file, ProcessPoolExecutor(wanted.jobs) as pool:
        for row in pool.map(try_opening, range(len(rows), wanted.openings)):
            file.write(json.dumps(row) + "\n")
            file.flush()
            print(f"\r{row['number'] + 1} of {wanted.openings}", end="", flush=True)
    print()
    print_found(known(wanted.out))


if __name__ == "__main__":
    main()
