"""How often each level of bots loses how much in a choice: `python -m bench.grades --out build/grades.json`.

Bots of one level play each other, and every choice is studied: the table of grades in docs/study.md, which is printed.
What is in the file is not played again.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from bench.study import play

from ludoteca.games import info_of
from ludoteca.study import study
from ludoteca.study.grades import Grade, least_losses

LEVELS: Final = ("beginner", "easy", "medium", "hard")
WORSE: Final[dict[Grade, tuple[Grade, ...]]] = {
    "inaccuracy": ("inaccuracy", "mistake", "blunder"),
    "mistake": ("mistake", "blunder"),
}


@dataclass(frozen=True, slots=True)
class Table:
    """A way for two to play."""

    game: str
    mode: str
    games: int  # of each level
    depth: int = 1  # of the study
    random_moves: int = 0  # that a game begins with
    bot_seed: int = 0


# Fixed before the run.
TABLES: Final = (
    Table("parchis", "two-colours", 12),
    Table("parques", "individual", 20),
    Table("felix-sex", "duel", 6, depth=0),
    Table("stax", "duel", 16, random_moves=3, bot_seed=1),  # with the seed of the study, 0, hard would find the same
)


def counts_of(table: Table, level: str, number: int) -> dict[str, float]:
    """Play and study a game; count its choices, those of each grade, and all that was lost."""
    game = play(table.game, 2, table.mode, (level, level), number, table.random_moves, table.bot_seed)
    report = study(game, table.depth)
    own = [choice for choice in report.choices if choice.index >= table.random_moves]
    counts: dict[str, float] = {name: sum(choice.grade in grades for choice in own) for name, grades in WORSE.items()}
    return counts | {"choices": len(own), "lost": sum(choice.loss for choice in own)}


def cell_of(table: Table, level: str, jobs: int) -> dict[str, Any]:
    """Play and study the games of a level."""
    with ProcessPoolExecutor(jobs) as pool:
        games = list(pool.map(partial(counts_of, table, level), range(table.games)))
    sums = {name: sum(game[name] for game in games) for name in games[0]}
    shares = {name: sums[name] / sums["choices"] for name in (*WORSE, "lost")}
    return {**asdict(table), "level": level, "choices": int(sums["choices"]), **shares}


def measured(path: Path, jobs: int) -> Iterator[list[dict[str, Any]]]:
    """Yield all cells that are known, after each that was missing."""
    known: list[dict[str, Any]] = json.loads(path.read_text()) if path.exists() else []
    for table in TABLES:
        for level in LEVELS:
            asked = {**asdict(table), "level": level}
            if not any(asked.items() <= cell.items() for cell in known):
                known.append(cell_of(table, level, jobs))
                yield known


def print_table(cells: list[dict[str, Any]]) -> None:
    """Print the table of docs/study.md."""
    print(f"| | {' | '.join(LEVELS)} |\n|---|{'---|' * len(LEVELS)}")
    for table in TABLES:
        row = {cell["level"]: cell for cell in cells if cell["game"] == table.game}
        least = least_losses(has_dice=info_of(table.game).dice > 0)
        name = f"{table.game}, {table.mode}, {table.games} games: "
        for grade in WORSE:
            print_row(f"{name}{100 * least[grade]:g} % or more", [row[level][grade] for level in LEVELS])
            name = ""
        print_row("mean", [row[level]["lost"] for level in LEVELS])


def print_row(name: str, shares: list[float]) -> None:
    """Print a row of the table."""
    print(f"| {name} | {' | '.join(f'{100 * share:.2f} %' for share in shares)} |")


def main() -> None:
    """Read the arguments, and measure what is missing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/grades.json"))
    parser.add_argument("--jobs", type=int, default=2)
    wanted = parser.parse_args()
    wanted.out.parent.mkdir(parents=True, exist_ok=True)
    for cells in measured(wanted.out, wanted.jobs):
        wanted.out.write_text(json.dumps(cells, indent=1) + "\n")
        print(json.dumps(cells[-1]), flush=True)
    print_table(json.loads(wanted.out.read_text()))


if __name__ == "__main__":
    main()
