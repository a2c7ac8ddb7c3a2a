"""Plays random games of all games in Numba's CUDA simulator, which must be chosen before Numba is loaded.

    NUMBA_ENABLE_CUDASIM=1 LUDOTECA_JIT=0 python -m gpu.simulated FILE SEED GAMES

The file gets the states, streams and outcomes at the ends, by game.
"""

import sys
from typing import Any

import numpy as np

import ludoteca
from gpu.playing_kernel import play
from ludoteca.core.generator import stream
from ludoteca.games import rulebook_of


def main() -> None:
    """Play, and save what came of it."""
    path, seed, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    found: dict[str, Any] = {}
    for game_id, info in ludoteca.games.items():
        words = np.concatenate([stream(seed, number) for number in range(games)])
        states, outcomes = play(rulebook_of(game_id), info.players[0], words)
        content = np.frombuffer(states.tobytes(), np.uint8).reshape(games, -1)
        parts = {"states": content, "words": words, **outcomes._asdict()}
        found |= {f"{game_id} {name}": part for name, part in parts.items()}
    np.savez(path, **found)


if __name__ == "__main__":
    main()
