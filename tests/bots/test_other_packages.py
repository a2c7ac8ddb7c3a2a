"""A game of another package that brings a heuristic and nothing more has bots of all levels."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import ludoteca

SOURCES = Path(ludoteca.__file__).parent / "games/parchis"
PACKAGE, GAME = "neighbour", "vecino"
LEFT_OUT = {"network_inputs.py", "weights"}

PLAY = f"""
import numpy as np
import ludoteca
from ludoteca.bots import LEVELS, OPPONENTS, bot_for
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.parts import heuristic_of, network_inputs_of

game = ludoteca.new("{GAME}", players=2, mode="individual", seed=2)
assert network_inputs_of("{GAME}") is None and network_for(game.setup) is None
assert heuristic_of("{GAME}").__name__ == "{PACKAGE}.heuristic"
asked = {{}}
while len(asked) < 16:
    if game.phase == "roll":
        game.roll()
        continue
    if len(game.legal_moves) > 1:
        for name in (*OPPONENTS, *LEVELS):
            stop = np.array([name == "monte-carlo"], np.int64)  # after a playout of each move
            choice = bot_for("{GAME}", name, 1).choose(game, 0.1, stop)
            assert game.why_not(choice.move) is None
            assert choice.reason.explain("es").endswith(".")
            asked[name, game.position()] = choice.move.text
    game.push(game.legal_moves[-1])
print(len(asked))
"""


def install(folder: Path) -> None:
    """Make a package of a copy of parchís, and an installed distribution that registers it as a game."""
    shutil.copytree(SOURCES, folder / PACKAGE, ignore=lambda _, names: LEFT_OUT & set(names))
    for path in folder.joinpath(PACKAGE).glob("*.py"):
        text = path.read_text(encoding="utf-8").replace("ludoteca.games.parchis", PACKAGE)
        path.write_text(text.replace('"parchis"', f'"{GAME}"'), encoding="utf-8")
    about = folder / f"{PACKAGE}-1.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {PACKAGE}\nVersion: 1\n", encoding="utf-8")
    about.joinpath("entry_points.txt").write_text(f"[ludoteca.games]\n{GAME} = {PACKAGE}\n", encoding="utf-8")


def test_a_heuristic_alone_is_enough_for_all_levels(tmp_path: Path) -> None:
    install(tmp_path)
    variables = os.environ | {"LUDOTECA_JIT": "0"}  # compiled, a copy of a game would take half a minute
    variables["PYTHONPATH"] = os.pathsep.join([str(tmp_path), str(SOURCES.parents[2])])
    ran = subprocess.run([sys.executable, "-c", PLAY], env=variables, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) == 16
