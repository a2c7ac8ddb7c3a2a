"""Compiled and plain, the rules play the same games: every state of every node, to the byte."""

import hashlib
import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import ludoteca
from ludoteca.core.kernel import COMPILED
from playing import DEPTH, all_ways, nodes

PLAYOUTS = 2
NODES = 60 * DEPTH  # of each game: plain Python is some hundred times slower


def traces() -> dict[str, str]:
    """Digest the states of a random game in every way to play, and of some playouts."""
    digests = {}
    for game_id, way in all_ways():
        digest = hashlib.sha256()
        for node in islice(nodes(ludoteca.new(game_id, seed=31, **way), seed=31), NODES):
            digest.update(node.state.tobytes())
            digest.update(str([move.code for move in node.legal_moves]).encode())
        digests[f"{game_id} {way}"] = digest.hexdigest()
    for game_id in ludoteca.games:
        game = ludoteca.new(game_id, seed=1)
        outcomes = game.rulebook.random_games(game.state, PLAYOUTS, seed=1, players=2, with_events=True)
        digests[f"{game_id} playouts"] = str([array.tolist() for array in outcomes])
    return digests


def test_compiled_and_plain_play_the_same_games() -> None:
    assert COMPILED, "this test compares compiled code with plain, so it needs Numba"
    folder = Path(__file__).parent
    path = os.pathsep.join([str(folder), str(Path(ludoteca.__file__).parents[1])])
    variables = os.environ | {"LUDOTECA_JIT": "0", "PYTHONPATH": path, "PYTHONWARNINGS": "error"}
    command = [sys.executable, __file__]
    output = subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout
    assert json.loads(output) == traces()


if __name__ == "__main__":
    print(json.dumps(traces()))
