"""A game from outside, the Royal Game of Ur of `examples/ur`, is installed and played through every door.

The general tests that run over all registered games run over it too, in a process of their own that finds it installed.
What only games of this package must have (golden games, a ledger, pages in the docs) is left out.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UR = ROOT / "examples/ur"
DOORS = [
    "tests/test_conformance.py",  # the API, records, positions, both languages
    "tests/test_spelling.py",
    "tests/test_webassembly.py",  # the rules in a browser
    "tests/test_pieces.py",
    "tests/test_preview.py",
    "tests/test_text.py",
    "tests/test_rules_text.py",
    "tests/cli/test_rules.py",
    "tests/cli/test_positions.py",
    "tests/cli/test_pictures.py",
    "tests/cli/test_engine.py",
    "tests/cli/test_full.py",  # the terminal
    "tests/cli/test_simulate.py",
    "tests/analysis/test_simulation.py",
    "tests/bots/test_play.py",  # every level
    "tests/rl/test_pettingzoo.py",
    "tests/rl/test_openspiel.py",
    "tests/server/test_api.py",
    "tests/server/test_live.py",  # tables of people and bots
]
ONLY_OURS = "ledger or enforced or enough_examples or every_sentence_is_used"
LEAST_TESTS = 60


def run(installed: Path, *command: str, jit: bool) -> subprocess.CompletedProcess[str]:
    """Run something where the game is installed."""
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    settings = {"PYTHONPATH": path, "LUDOTECA_TEST_GAME": "ur"}
    environment = os.environ | settings | ({} if jit else {"LUDOTECA_JIT": "0"})
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    options = ["--no-deps", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([*pip, *options, str(UR)], check=True, capture_output=True)
    return folder


def test_it_passes_the_tests_of_all_games(installed: Path) -> None:
    pytest_command = [sys.executable, "-m", "pytest", "-n", "0", "-k", f"not ({ONLY_OURS})", *DOORS]
    done = run(installed, *pytest_command, "-v", jit=False)
    assert done.returncode == 0, done.stdout[-5000:]
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed
    assert int(passed[1]) >= LEAST_TESTS


def test_compiled_and_plain_play_the_same_games(installed: Path) -> None:
    script = (
        "from ludoteca.games import rulebook_of; book = rulebook_of('ur'); start = book.start(book.info.setup());"
        "play = lambda: print([part.tolist() for part in book.random_games(start, 20, 7, players=2)]);"
        "play(); book.specialise(start); play()"
    )
    compiled, plain = (run(installed, sys.executable, "-c", script, jit=jit) for jit in (True, False))
    assert compiled.stdout == plain.stdout != ""
    assert len(set(plain.stdout.splitlines())) == 1, "both loops"


def test_it_is_small() -> None:
    files = [*UR.rglob("*.py"), *UR.rglob("*.toml")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 700
