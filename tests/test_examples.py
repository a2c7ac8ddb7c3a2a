"""The examples run, with small numbers, and show what they say."""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
PROGRAMS = sorted(EXAMPLES.glob("*.py"))
RUNS = {
    "random_agent.py": (["--games", "64"], r"64 games at once"),
    "bot_against_environment.py": (["--games", "4", "--level", "medium"], r"medium won [34] of 4 games"),
    "offline_learning.py": (
        ["--games", "40", "--rounds", "10"],
        r"chooses as medium in [5-9]\d% of choices, by chance in 4\d%",
    ),
    "million_games.py": (["--games", "200"], r"200 games of parchis"),
    "imitation.py": (["--game", "felix-sex", "--steps", "60"], r"then: 9\d\.\d% of games won"),
}


def output_of(name: str, *arguments: str) -> str:
    """Run an example, and give what it prints."""
    command = [sys.executable, "-W", "error::DeprecationWarning:__main__", str(EXAMPLES / name), *arguments]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("name", RUNS)
def test_a_program_runs_and_tells(name: str) -> None:
    arguments, expected = RUNS[name]
    assert re.search(expected, output_of(name, *arguments))


def test_the_training_loop_learns_to_beat_random_players() -> None:
    shares = [
        float(share) for share in re.findall(r"([\d.]+)% of games won", output_of("training_loop.py", "--rounds", "10"))
    ]
    assert shares[0] < 57
    assert shares[-1] > 57


def test_what_needs_pytorch_says_so() -> None:
    without = "import runpy, sys; sys.modules['torch'] = None; runpy.run_path(sys.argv[1], run_name='__main__')"
    command = [sys.executable, "-c", without, str(EXAMPLES / "ppo_on_gpu.py")]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert (ran.returncode, ran.stderr) == (1, "This example needs PyTorch: pip install torch\n")


def test_a_bot_plays_moves_that_have_parts() -> None:
    output = output_of("bot_against_environment.py", "--game", "stax", "--games", "1", "--level", "medium")
    assert "medium won 1 of 1 games" in output


def test_the_notebook_draws_boards() -> None:
    notebook = nbformat.read(EXAMPLES / "boards.ipynb", as_version=4)
    NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    drawn = "".join(part for one in outputs for part in one.get("data", {}).values())
    assert drawn.count("<svg ") >= 9
    assert {"Parchís", "Parqués", "Felix Sex", "Stax"} <= set(re.findall("<title>(.*?)</title>", drawn))


def test_the_notebook_is_kept_without_outputs() -> None:
    cells = json.loads((EXAMPLES / "boards.ipynb").read_text(encoding="utf-8"))["cells"]
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in cells)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.name)
def test_every_program_is_run_here_and_says_how_to_run_it(path: Path) -> None:
    assert path.name in {*RUNS, "training_loop.py", "ppo_on_gpu.py"}
    assert f"python examples/{path.name}" in (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or "")


def test_no_program_hides_a_module_of_python() -> None:
    assert not {path.stem for path in PROGRAMS} & set(sys.stdlib_module_names)
