"""A game of another package that brings a heuristic and nothing more has bots of all levels."""

import os
import subprocess
import sys
from pathlib import Path

import ludoteca

SOURCES = Path(ludoteca.__file__).parent / "games/parchis"
PACKAGE, GAME = "neighbour", "vecino"
LEFT_OUT = {"network_inputs.py"}  # and the weights

PLAY = f"""
from importlib import import_module
from unittest.mock import patch

from ludoteca.arena.playing import player_for
from ludoteca.bots import LEVELS
from ludoteca.bots.dice_search.weights import network_for
from ludoteca.bots.parts import heuristic_of, network_inputs_of
from ludoteca.core.game import Game
from ludoteca.games import registry

rulebook = import_module("{PACKAGE}.rulebook").RULEBOOK
registered = patch.dict(registry.GAMES, {{rulebook.info.id: rulebook.info}})
with registered, patch.object(registry, "_load", lambda _: rulebook):
    game = Game(rulebook, rulebook.info.setup(2, "individual"), seed=2)
    assert game.id == "{GAME}"
    assert network_inputs_of("{GAME}") is None and network_for(game.setup) is None
    assert heuristic_of("{GAME}").__name__ == "{PACKAGE}.heuristic"
    asked = {{}}
    while len(asked) < 12:
        if game.phase == "roll":
            game.roll()
            continue
        if len(game.legal_moves) > 1:
            for name in ("random", *LEVELS):
                choice = player_for("{GAME}", name, 1).choose(game, 0.1)
                assert game.why_not(choice.move) is None
                assert choice.reason.explain("es").endswith(".")
                asked[name, game.position()] = choice.move.text
        game.push(game.legal_moves[-1])
print(len(asked))
"""


def test_a_heuristic_alone_is_enough_for_all_levels(tmp_path: Path) -> None:
    package = tmp_path / PACKAGE
    package.mkdir()
    for path in SOURCES.glob("*.py"):
        if path.name not in LEFT_OUT:
            text = path.read_text(encoding="utf-8").replace("ludoteca.games.parchis", PACKAGE)
            package.joinpath(path.name).write_text(text.replace('"parchis"', f'"{GAME}"'), encoding="utf-8")
    variables = os.environ | {"LUDOTECA_JIT": "0"}  # compiled, a copy of a game would take half a minute
    variables["PYTHONPATH"] = os.pathsep.join([str(tmp_path), str(SOURCES.parents[2])])
    ran = subprocess.run([sys.executable, "-c", PLAY], env=variables, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) == 12
