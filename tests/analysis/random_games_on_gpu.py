"""Plays random games of all games in Numba's CUDA simulator, which must be chosen before Numba is loaded.

    NUMBA_ENABLE_CUDASIM=1 LUDOTECA_JIT=0 python -m analysis.random_games_on_gpu FILE

The file gets the outcomes and tallies, by game.
"""

import json
import sys
from pathlib import Path
from typing import Any

from ludoteca.analysis.batches import Table, play
from ludoteca.games import info_of, rulebook_of
from ludoteca.gpu import CUDA, open_device
from ludoteca.gpu.random_games import random_games

GAMES, FIRST, SEED = 5, 3, "seven"
WAYS: dict[str, dict[str, Any]] = {
    "parchis": {"mode": "pairs", "players": 4},
    "parques": {"pieces": 1},
    "felix-sex": {"pieces": 5},
    "stax": {"move_limit": 6},
}


def table_of(game: str, device: str) -> Table:
    """Return what a simulation of a game has in common."""
    way = dict(WAYS[game])
    return Table(info_of(game).setup(way.pop("players", None), way.pop("mode", None), **way), SEED, device=device)


def main() -> None:
    """Play, and write what came of it."""
    found: dict[str, Any] = {}
    for game in WAYS:
        table, rulebook = table_of(game, CUDA), rulebook_of(game)
        outcomes = random_games(open_device(), rulebook, rulebook.start(table.setup), GAMES, 7, players=2, first=FIRST)
        found[game] = {
            "tally": play(table, FIRST, GAMES).to_data(),
            "lengths": outcomes.lengths.tolist(),
            "places": outcomes.places.tolist(),
        }
    Path(sys.argv[1]).write_text(json.dumps(found))


if __name__ == "__main__":
    main()
