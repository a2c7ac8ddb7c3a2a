"""Compiled and plain, bots of all levels choose the same moves."""

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import numpy as np

import ludoteca
from ludoteca.bots import LEVELS, Choice, bot_for
from ludoteca.bots.bot import MOST_SECONDS
from ludoteca.bots.levels import ALL_STEPS
from ludoteca.bots.workspaces import search_for
from ludoteca.core.generator import seed_word
from ludoteca.core.kernel import COMPILED
from ludoteca.core.levels import EXPERT
from playing import all_tables, nodes, unhurried

LOOKING = [*(level for level in LEVELS if level not in MOST_SECONDS), "random", "child"]
SEARCHING = ["hard", "expert@2026-11"]  # without rollouts, of which plain Python would play thousands for minutes

DECISIONS = 12  # of each race game: plain Python is some hundred times slower
SEARCHED = 2  # of them are searched
ROLLOUTS = 80  # enough for two candidates to be compared once
POSITIONS = [  # of Stax, where plain Python looks for a second at each
    "stax players=2 mode=duel table=W6:5@0,1/B12:5@1,1/W10:1@1,0 seat=1 phase=move played=3",
    "stax players=2 mode=duel table=W1:0@0,0/W6:5+B10:1@0,1/B12:5+W12:2@1,1/W10:1@1,2/B1:0@2,0/W13:0+B11:2@2,1"
    " seat=0 phase=move played=14",
    "stax players=3 mode=round table=W1:0@0,0/N12:3@0,1/B11:1@0,2/N10:4+W12:5@1,0/N1:0@1,1/B1:0@2,-1 seat=1"
    " phase=move played=10",
]


def choices() -> list[list[str]]:
    """Ask for moves and reasons in the first decisions of random games, and in positions of Stax."""
    games = [(game_id, ludoteca.new(game_id, seed=3, **table)) for game_id, table in all_tables() if game_id != "stax"]
    asked = [
        node.copy() for _, game in games for node in islice((n for n in nodes(game, 3) if n.phase == "move"), DECISIONS)
    ]
    asked += [ludoteca.new("stax"), *(ludoteca.from_position(text) for text in POSITIONS)]
    chosen = [bot_for(game.id, level, seed=5).choose(game, seconds=60) for game in asked for level in LOOKING]
    return [[choice.move.text, choice.reason.key] for choice in chosen + searched() + played_out()]


def played_out() -> list[Choice]:
    """Ask for the choice after one random playout of each move, in games where that takes plain Python seconds."""
    decisions = [
        next(node.copy() for node in nodes(ludoteca.new(game_id, seed=6), 6) if len(node.legal_moves) > 1)
        for game_id in ("parchis", "parques", "felix-sex")
    ]
    return [bot_for(game.id, "monte-carlo", seed=5).choose(game, 60, np.ones(1, np.int64)) for game in decisions]


def searched() -> list[Choice]:
    """Ask those who search in a few decisions of random games; the experts of Stax would search for minutes."""
    chosen = []
    for game_id, table in all_tables():
        decisions = (node for node in nodes(ludoteca.new(game_id, seed=3, **table), 3) if len(node.legal_moves) > 1)
        for node in islice(decisions, 1, 1 + 2 * SEARCHED, 2):
            for level in SEARCHING[: 1 if game_id == "stax" else None]:
                with unhurried() as seconds:
                    chosen.append(bot_for(game_id, level, seed=5).choose(node, seconds))
    return chosen


def chances() -> list[list[float]]:
    """Ask for the chance to win after each move that a search without a throw ahead finds, to the last bit."""
    found, stop = [], np.zeros(1, np.int64)
    for game_id, table in all_tables():
        if game_id != "stax":
            for node in islice(
                (n for n in nodes(ludoteca.new(game_id, seed=4, **table), 4) if n.phase == "move"), 5, 9
            ):
                policy, workspace = search_for(node.setup)
                with np.errstate(over="ignore"):
                    policy.begin(node.state, LEVELS.index("hard"), seed_word(0), workspace)
                    policy.advance(1, workspace, stop)
                found.append(workspace.chances[: len(node.legal_moves)].tolist())
    return found


def rolled_out() -> list[list[float]]:
    """Ask an expert who rolls few moves out for chances and errors, to the last bit."""
    found, stop = [], np.zeros(1, np.int64)
    for game_id in ("parchis", "parques", "felix-sex"):
        decisions = (node for node in nodes(ludoteca.new(game_id, seed=5), 5) if 2 <= len(node.legal_moves) <= 3)
        for node in islice(decisions, 3, 5):
            policy, workspace = search_for(node.setup)
            with np.errstate(over="ignore"):
                policy.begin(node.state, EXPERT, seed_word(2), workspace)
                workspace.plies, workspace.budget, workspace.cut = 0, ROLLOUTS, 3
                policy.advance(ALL_STEPS, workspace, stop)
            count = len(node.legal_moves)
            found.append([*workspace.chances[:count].tolist(), *workspace.errors[:count].tolist()])
    return found


def test_compiled_and_plain_bots_choose_the_same_moves() -> None:
    assert COMPILED, "this test compares compiled code with plain, so it needs Numba"
    folder = Path(__file__).parents[1]
    variables = os.environ | {"LUDOTECA_JIT": "0", "PYTHONWARNINGS": "error"}
    variables["PYTHONPATH"] = os.pathsep.join([str(folder), str(Path(ludoteca.__file__).parents[1])])
    output = subprocess.run([sys.executable, __file__], env=variables, check=True, capture_output=True, text=True)
    assert json.loads(output.stdout) == [choices(), chances(), rolled_out()]


if __name__ == "__main__":
    print(json.dumps([choices(), chances(), rolled_out()]))
