"""Compiled code is never stale, is found again, and is not needed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.core import kernel

RULES = "from toyland.decorate import decorate\n\n@decorate\ndef points():\n    return {points}\n"
ENGINE = """\
from toyland.decorate import decorate
from toyland.rules import points

@decorate
def total():
    return 10 * points()
"""
OURS = "from ludoteca.core.kernel import kernel as decorate\n"
NUMBAS = "import numba\ndecorate = numba.njit(cache=True)\n"
ASK = "from toyland.engine import total; print(total(), sum(total.stats.cache_hits.values()))"


def write_package(folder: Path, decorator: str, points: int) -> None:
    """Write a package whose engine calls a rule that stands in another file."""
    package = folder / "toyland"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").touch()
    (package / "decorate.py").write_text(decorator)
    (package / "engine.py").write_text(ENGINE)
    (package / "rules.py").write_text(RULES.format(points=points))


def ask(folder: Path, **environment: str) -> tuple[int, int]:
    """Run the engine in a new process; returns its result and how often the cache gave it."""
    variables = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"} | environment
    command = [sys.executable, "-c", ASK]
    output = subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout
    total, hits = output.split()
    return int(total), int(hits)


def test_a_changed_rule_never_runs_stale_code(tmp_path: Path) -> None:
    write_package(tmp_path, OURS, points=1)
    assert ask(tmp_path) == (10, 0)
    assert ask(tmp_path) == (10, 1), "compiled code is not found again"
    write_package(tmp_path, OURS, points=2)
    assert ask(tmp_path) == (20, 0)
    write_package(tmp_path, OURS, points=1)
    assert ask(tmp_path)[0] == 10


def test_numba_alone_would_run_stale_code(tmp_path: Path) -> None:
    """The reason for a cache of our own; when this fails, Numba has learned it and ours can go."""
    write_package(tmp_path, NUMBAS, points=1)
    assert ask(tmp_path)[0] == 10
    write_package(tmp_path, NUMBAS, points=2)
    assert ask(tmp_path)[0] == 10


def test_compiled_code_of_older_sources_is_dropped(tmp_path: Path) -> None:
    write_package(tmp_path, OURS, points=1)
    ask(tmp_path)
    write_package(tmp_path, OURS, points=2)
    ask(tmp_path)
    assert len(list((tmp_path / "toyland/__pycache__/kernels").iterdir())) == 1


def test_the_cache_can_lie_elsewhere(tmp_path: Path) -> None:
    chosen = tmp_path / "chosen"
    write_package(tmp_path, OURS, points=3)
    ask(tmp_path, LUDOTECA_CACHE=str(chosen))
    assert list(chosen.rglob("*.nbc"))
    assert not (tmp_path / "toyland/__pycache__/kernels").exists()
    assert ask(tmp_path, LUDOTECA_CACHE=str(chosen)) == (30, 1)


def test_without_numba_the_rules_are_plain_python(tmp_path: Path) -> None:
    """A finder that hides Numba stands for a machine that has none."""
    hide = "import sys; sys.modules['numba'] = None\n"
    script = "import ludoteca; from ludoteca.core import kernel; from ludoteca.games.parchis import rules;"
    script += "print(kernel.COMPILED, type(rules.overshoots).__name__, ludoteca.new('parchis', seed=7).roll())"
    (tmp_path / "sitecustomize.py").write_text(hide)
    variables = os.environ | {"PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", script]
    output = subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout
    assert output.split() == ["False", "function", "(6,)"]


def test_importing_ludoteca_loads_no_compiler() -> None:
    script = "import sys, ludoteca; list(ludoteca.games); print('numba' in sys.modules)"
    output = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert output.strip() == "False"


def test_the_stamp_looks_at_every_room_that_holds_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "shop"
    for name in ("__init__.py", "core/a.py", "games/b.py", "bots/c.py", "cli/d.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("x = 1\n")
    monkeypatch.setattr(kernel, "_package_folder", lambda _: package)
    seen = {kernel.source_stamp.__wrapped__("shop")}
    for name in ("core/a.py", "games/b.py", "bots/c.py"):
        (package / name).write_text("x = 2\n")
        seen.add(kernel.source_stamp.__wrapped__("shop"))
    assert len(seen) == 4
    (package / "cli/d.py").write_text("x = 2\n")
    assert kernel.source_stamp.__wrapped__("shop") in seen


def test_a_game_is_compiled_anew_only_where_its_own_rules_or_those_below_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "shop"
    names = ("__init__.py", "core/a.py", "games/track.py", "games/chess/b.py", "games/go/b.py", "bots/c.py", "rl/d.py")
    for name in names:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("x = 1\n")
    monkeypatch.setattr(kernel, "_package_folder", lambda _: package)

    def stamps() -> dict[str, str]:
        modules = ("shop.core.a", "shop.games.chess.b", "shop.games.go.b", "shop.bots.c", "shop.rl.d", "shop.other")
        return {one: kernel.source_stamp.__wrapped__("shop", *kernel.rooms_of(one)) for one in modules}

    changed_by = {}
    for name in names:
        before = stamps()
        (package / name).write_text("x = 2\n")
        changed_by[name] = {one for one, stamp in stamps().items() if stamp != before[one]}
    assert changed_by["core/a.py"] == changed_by["__init__.py"] == set(stamps())
    assert changed_by["games/track.py"] == set(stamps()) - {"shop.core.a"}
    assert changed_by["games/chess/b.py"] == {"shop.games.chess.b", "shop.bots.c", "shop.rl.d", "shop.other"}
    assert changed_by["bots/c.py"] == {"shop.bots.c", "shop.other"}
    assert changed_by["rl/d.py"] == {"shop.rl.d", "shop.other"}
