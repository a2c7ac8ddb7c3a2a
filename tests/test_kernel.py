"""Compiled code is never stale, is found again, and is not needed."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core import kernel

RULES = "from toyland.decorate import decorate\n\n@decorate\ndef points():\n    return {points}\n"
ENGINE = """\
from toyland.decorate import decorate
from toyland.rules import points

@decorate
def total():
    return 10 * points()

@decorate
def half():
    return points() / 2 + min(points(), 0)

@decorate
def twice():
    return total() + total()

@decorate
def thrice():
    return 3 * total()
"""
OURS = "from ludoteca.core.kernel import kernel as decorate\n"
NUMBAS = "import numba\ndecorate = numba.njit(cache=True)\n"

# Answers each question in a new process, which has seen nothing of the package. These are forked from one that has
# loaded Numba, since loading it takes longer than all else.
FORKING = """\
import json, os, sys
import numba
from ludoteca.core import compiler, kernel

numba.njit(lambda: 1)()
for line in sys.stdin:
    folder, variables = json.loads(line)
    if os.fork() == 0:
        os.environ.update(variables)
        sys.path.insert(0, folder)
        from toyland import engine, rules
        if "FORBIDDEN" in variables:  # to translate, so they must be found
            rules.points.inlined._translate = engine.total.inlined._translate = None
        asked = getattr(engine, variables.get("ASKED", "total"))
        print(int(asked()), sum(asked.stats.cache_hits.values()), flush=True)
        os._exit(0)  # at once: taking Numba down takes longer than the answer
    if os.wait()[1]:
        print("failed", flush=True)
"""


@pytest.fixture(scope="module")
def forking() -> Iterator[subprocess.Popen[str]]:
    """Start the process that others are forked from."""
    variables = os.environ | {
        "PYTHONDONTWRITEBYTECODE": "1",
        "OPENBLAS_NUM_THREADS": "1",
    }  # threads do not outlive a fork
    command = [sys.executable, "-c", FORKING]
    with subprocess.Popen(command, env=variables, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process


Ask = Callable[..., tuple[int, int]]


@pytest.fixture
def ask(tmp_path: Path, forking: subprocess.Popen[str]) -> Ask:
    """Return a function that runs the engine in a new process: its result, and how often the cache gave it."""

    def run(**environment: str) -> tuple[int, int]:
        caches = {"XDG_CACHE_HOME": str(tmp_path / "caches"), "HOME": str(tmp_path), "LUDOTECA_CACHE": ""}
        assert forking.stdin
        assert forking.stdout
        forking.stdin.write(json.dumps([str(tmp_path), caches | environment]) + "\n")
        forking.stdin.flush()
        total, hits = forking.stdout.readline().split()
        return int(total), int(hits)

    return run


def write_package(folder: Path, decorator: str, points: int) -> None:
    """Write a package whose engine calls a rule that stands in another file."""
    package = folder / "toyland"
    package.mkdir(exist_ok=True)
    (package / "__init__.py").touch()
    (package / "decorate.py").write_text(decorator)
    (package / "engine.py").write_text(ENGINE)
    (package / "rules.py").write_text(RULES.format(points=points))


def test_a_changed_rule_never_runs_stale_code(tmp_path: Path, ask: Ask) -> None:
    write_package(tmp_path, OURS, points=1)
    assert ask() == (10, 0)
    assert ask() == (10, 1), "compiled code is not found again"
    write_package(tmp_path, OURS, points=2)
    assert ask() == (20, 0)
    write_package(tmp_path, OURS, points=1)
    assert ask()[0] == 10


def test_a_kernel_that_another_process_translated_is_not_translated_again(tmp_path: Path, ask: Ask) -> None:
    write_package(tmp_path, OURS, points=4)
    assert ask() == (40, 0)
    assert ask(ASKED="half", FORBIDDEN="1") == (2, 0)
    write_package(tmp_path, OURS, points=6)
    assert ask(ASKED="half") == (3, 0), "a stale translation was found"
    assert ask(FORBIDDEN="1") == (60, 0)


def test_a_caller_is_linked_with_what_a_third_process_has_translated(tmp_path: Path, ask: Ask) -> None:
    """Each process counts its functions; `points` is the third of the first process and the second of the next one."""
    write_package(tmp_path, OURS, points=4)
    assert ask(ASKED="twice") == (80, 0)
    for kept in (tmp_path / "caches").rglob("rules.points-*.inlined-*"):
        kept.unlink()
    assert ask(ASKED="half") == (2, 0)
    assert ask(ASKED="thrice", FORBIDDEN="1") == (120, 0)


def test_numba_alone_would_run_stale_code(tmp_path: Path, ask: Ask) -> None:
    """The reason for a cache of our own; when this fails, Numba has learned it and ours can go."""
    write_package(tmp_path, NUMBAS, points=1)
    assert ask()[0] == 10
    write_package(tmp_path, NUMBAS, points=2)
    assert ask()[0] == 10


def test_compiled_code_lies_in_the_persons_cache_and_leaves_the_package_alone(tmp_path: Path, ask: Ask) -> None:
    write_package(tmp_path, OURS, points=1)
    ask()
    assert sorted(file.name for file in (tmp_path / "toyland").rglob("*")) == [
        "__init__.py",
        "decorate.py",
        "engine.py",
        "rules.py",
    ]
    found = list(tmp_path.rglob("*.nbc"))
    assert found
    if sys.platform == "linux":
        assert all(file.is_relative_to(tmp_path / "caches/ludoteca/kernels/toyland") for file in found)


def test_two_checkouts_keep_their_compiled_code_side_by_side(tmp_path: Path, ask: Ask) -> None:
    write_package(tmp_path, OURS, points=1)
    ask()
    write_package(tmp_path, OURS, points=2)
    ask()
    assert ask() == (20, 1)
    write_package(tmp_path, OURS, points=1)
    assert ask() == (10, 1), "the other checkout's code was dropped"


def test_the_cache_can_lie_elsewhere(tmp_path: Path, ask: Ask) -> None:
    chosen = tmp_path / "chosen"
    write_package(tmp_path, OURS, points=3)
    ask(LUDOTECA_CACHE=str(chosen))
    assert list(chosen.rglob("*.nbc"))
    assert not (tmp_path / "caches").exists()
    assert ask(LUDOTECA_CACHE=str(chosen)) == (30, 1)


NOW = 1_000_000_000.0
DAY = 86_400.0


def keep(folder: Path, name: str, idle_days: float, size: int = 1) -> str:
    """Write a folder of compiled code that was last used some days ago."""
    stamped = folder / f"{name}-{'0' * kernel.STAMP_LENGTH}"
    stamped.mkdir(parents=True)
    (stamped / "one.nbc").write_bytes(bytes(size))
    os.utime(stamped, (NOW - idle_days * DAY,) * 2)
    return name


def kept(folder: Path) -> list[str]:
    return sorted(one.name.rsplit("-", 1)[0] for one in folder.iterdir())


def test_what_nobody_has_used_for_weeks_is_dropped(tmp_path: Path) -> None:
    for name, days in (("core", 0), ("games-a", 27), ("games-b", 29), ("bots", 400)):
        keep(tmp_path, name, days)
    (tmp_path / "notes").mkdir()
    kernel.drop_unused(tmp_path, NOW)
    assert kept(tmp_path) == ["core", "games-a", "notes"]


def test_a_cache_that_is_too_large_loses_what_was_longest_unused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "MAX_CACHE_BYTES", 25)
    for name, days in (("a", 0.1), ("b", 0.2), ("c", 0.5), ("d", 2), ("e", 3)):
        keep(tmp_path, name, days, size=10)
    kernel.drop_unused(tmp_path, NOW)
    assert kept(tmp_path) == ["a", "b", "c"], "what was used today stays, however large it is"


def test_what_is_unused_is_looked_for_once_a_day(tmp_path: Path) -> None:
    keep(tmp_path, "core", 0)
    for hours, is_dropped in ((0, True), (23, False), (25, True), (26, False), (-30, True)):
        keep(tmp_path, "old", 100)
        kernel.drop_unused_daily(tmp_path, NOW + hours * DAY / 24)
        found = list(tmp_path.glob("old-*"))
        assert bool(found) != is_dropped, hours
        for one in found:
            shutil.rmtree(one)
    assert list(tmp_path.glob("core-*"))
    kernel.drop_unused_daily(tmp_path / "nothing", NOW)
    assert not (tmp_path / "nothing").exists()


def test_using_compiled_code_keeps_it(tmp_path: Path, ask: Ask) -> None:
    write_package(tmp_path, OURS, points=1)
    chosen = {"LUDOTECA_CACHE": str(tmp_path / "chosen")}
    ask(**chosen)
    (folder,) = (one for one in (tmp_path / "chosen/toyland").iterdir() if one.is_dir())
    os.utime(folder, (NOW, NOW))
    assert ask(**chosen) == (10, 1)
    assert folder.stat().st_mtime > NOW


def test_without_numba_the_rules_are_plain_python(tmp_path: Path) -> None:
    """A finder that hides Numba stands for a machine that has none."""
    hide = "import sys; sys.modules['numba'] = None\n"
    script = "import ludoteca; from ludoteca.core import kernel; from ludoteca.games.parchis import rules;"
    script += "print(kernel.COMPILED, type(rules.overshoots).__name__, ludoteca.new('parchis', seed=7).roll())"
    (tmp_path / "sitecustomize.py").write_text(hide)
    variables = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), str(Path(ludoteca.__file__).parents[1])])}
    command = [sys.executable, "-c", script]
    output = subprocess.run(command, env=variables, check=True, capture_output=True, text=True).stdout
    assert output.split() == ["False", "function", "(6,)"]


def test_importing_ludoteca_loads_no_compiler() -> None:
    script = "import sys, ludoteca; list(ludoteca.games); print('numba' in sys.modules)"
    output = subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True).stdout
    assert output.strip() == "False"


def test_the_stamp_looks_at_every_folder_that_holds_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "shop"
    for name in ("__init__.py", "core/a.py", "games/b.py", "bots/c.py", "cli/d.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("x = 1\n")
    monkeypatch.setattr(kernel, "_package_folder", lambda _: package)
    monkeypatch.setattr(kernel, "_sources", kernel._sources.__wrapped__)
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
    monkeypatch.setattr(kernel, "_sources", kernel._sources.__wrapped__)

    def stamps() -> dict[str, str]:
        modules = ("shop.core.a", "shop.games.chess.b", "shop.games.go.b", "shop.bots.c", "shop.rl.d", "shop.other")
        return {one: kernel.source_stamp.__wrapped__("shop", *kernel.folders_of(one)) for one in modules}

    changed_by = {}
    for name in names:
        before = stamps()
        (package / name).write_text("x = 2\n")
        changed_by[name] = {one for one, stamp in stamps().items() if stamp != before[one]}
    assert changed_by["core/a.py"] == changed_by["__init__.py"] == set(stamps())
    assert changed_by["games/track.py"] == set(stamps()) - {"shop.core.a"}
    assert changed_by["games/chess/b.py"] == {"shop.games.chess.b", "shop.bots.c", "shop.rl.d", "shop.other"}
    assert changed_by["bots/c.py"] == {"shop.bots.c", "shop.rl.d", "shop.other"}
    assert changed_by["rl/d.py"] == {"shop.rl.d", "shop.other"}
