"""Tidiness that a machine can see: import arrows, sizes, names, and that no game lacks a part."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core.kernel import FOLDERS_ABOVE_KERNELS
from ludoteca.core.text import LANGUAGES

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
MAX_LINES_OF_FILE = 600
MAX_LINES_OF_FUNCTION = 70
STATE_BYTES = {"parchis": 304, "parques": 98, "felix-sex": 96, "stax": 8_584}  # most of the last is earlier positions

MODULES = [
    "board",
    "characters",
    "drawing",
    "engine",
    "events",
    "features",
    "heuristic",
    "layout",
    "notation",
    "rulebook",
]
MODULES += ["rules", "state", "story", "views"]

every_file = pytest.mark.parametrize("path", SOURCES + TESTS, ids=lambda path: str(path.relative_to(ROOT)))
every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


@every_file
def test_files_and_functions_stay_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= MAX_LINES_OF_FILE
    for function in functions(ast.parse(text)):
        length = (function.end_lineno or 0) - function.lineno + 1
        assert length <= MAX_LINES_OF_FUNCTION, f"{function.name} has {length} lines"


def test_import_arrows_go_one_way() -> None:
    command = [str(Path(sys.executable).with_name("lint-imports"))]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout


def test_every_game_and_folder_is_under_the_import_contract() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    layers, independence = contracts
    package = ROOT / "src/ludoteca"
    folders = {f"ludoteca.{path.name}" for path in package.iterdir() if (path / "__init__.py").exists()}
    assert {folder for layer in layers["layers"] for folder in layer.split(" | ")} == folders
    folders = {f"ludoteca.games.{game_id.replace('-', '_')}" for game_id in ludoteca.games}
    assert set(independence["modules"]) == folders


def test_kernels_stand_only_in_folders_whose_changes_they_notice() -> None:
    for path in SOURCES:
        folder = path.relative_to(ROOT / "src/ludoteca").parts[0]
        if folder in FOLDERS_ABOVE_KERNELS:
            assert "@kernel" not in path.read_text(encoding="utf-8")


def test_nothing_in_games_draws_random_numbers_but_playouts_given_a_generator() -> None:
    for path in (ROOT / "src/ludoteca/games").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert "import random" not in text
        assert "default_rng" not in text
        assert "secrets" not in text


@every_game
def test_no_game_lacks_a_part(game_id: str) -> None:
    name = game_id.replace("-", "_")
    folder = ROOT / "src/ludoteca/games" / name
    words = [f"locale/{kind}{language}.toml" for kind in ("", "rules.") for language in LANGUAGES]
    for part in [*(f"{module}.py" for module in MODULES), "examples.toml", "sources.toml", *words]:
        assert (folder / part).exists(), f"{game_id} has no {part}"
    tests = ROOT / "tests" / name
    for part in ("rows.toml", "perft.toml", "ledger.toml"):
        assert (tests / part).exists(), f"{game_id} has no {part}"
    assert list((tests / "golden").glob("*.record")), f"{game_id} has no golden game"
    assert (ROOT / "docs/games" / f"{game_id}.md").exists(), f"{game_id} has no page in the docs"


def test_public_names_are_those_listed_and_documented() -> None:
    assert sorted(ludoteca.__all__) == list(ludoteca.__all__)
    for name in ludoteca.__all__:
        value = getattr(ludoteca, name)
        assert name == "__version__" or value.__doc__, name
    api = {"new", "load", "from_position", "games", "Game", "Move"}
    errors = {"OptionError", "InvalidMove", "IllegalMove", "PositionError", "RecordError"}
    assert api | errors <= set(ludoteca.__all__)


def test_a_game_has_every_name_of_the_api() -> None:
    promised = ["phase", "seat", "dice_count", "roll", "chances", "legal_moves", "push", "why_not", "undo", "ranking"]
    promised += ["result", "position", "record", "copy", "describe", "_repr_svg_"]
    for name in promised:
        member = getattr(ludoteca.Game, name)
        assert name.startswith("_") or member.__doc__, name


@every_game
def test_a_state_has_the_size_that_is_documented(game_id: str) -> None:
    """A state grows only on purpose: batches hold thousands, and a server keeps one for every sixteenth action."""
    assert ludoteca.new(game_id).state.dtype.itemsize == STATE_BYTES[game_id]
