"""bench/against_c.py compiles its C, which plays the same kind of games as the kernels, and says how both compare."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parent.parent / "bench" / "against_c.py"
GAMES, ROUNDS = 500, 3


def run(*arguments: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = os.environ if path is None else os.environ | {"PATH": path}
    return subprocess.run(
        [sys.executable, str(BENCH), *arguments], env=environment, capture_output=True, text=True, check=False
    )


def compared(*arguments: str) -> subprocess.CompletedProcess[str]:
    if shutil.which("gcc") is None:
        missing = "gcc is not on this machine (Debian: apt-get install gcc libc6-dev)"
        if os.environ.get("LUDOTECA_REQUIRE_ALL"):
            pytest.fail(missing)
        pytest.skip(missing)
    done = run(f"--games={GAMES}", f"--rounds={ROUNDS}", *arguments)
    assert done.returncode == 0, done.stderr
    return done


def played(figures: dict[str, Any], who: str) -> tuple[int, int]:
    return figures[who]["throws_played"], figures[who]["decisions_played"]


def test_both_play_games_of_about_one_length() -> None:
    figures = json.loads(compared("--json").stdout)
    (throws, decisions), (throws_in_c, decisions_in_c) = (played(figures, who) for who in ("kernels", "c"))
    # Games by all rules have 447 throws in the mean of 10,000, those by the rules of the C 424.
    assert 430 < throws / (GAMES * ROUNDS) < 465
    assert 405 < throws_in_c / (GAMES * ROUNDS) < 445
    assert decisions_in_c / throws_in_c == pytest.approx(decisions / throws, abs=0.04)
    for key in ("throws", "decisions"):
        assert figures["ratio"][key] == figures["kernels"][key] / figures["c"][key] > 0


def test_the_seed_decides_the_games() -> None:
    first, again, other = (json.loads(compared("--json", f"--seed={seed}").stdout) for seed in (7, 7, 70))
    for who in ("kernels", "c"):
        assert played(first, who) == played(again, who) != played(other, who)


def test_people_read_a_table() -> None:
    lines = compared().stdout.splitlines()
    assert lines[1].split() == ["throws", "decisions"]
    assert [re.sub(r"\d+\.\d\d", "0", line).split() for line in lines[2:]] == [
        [name, "0", "0"] for name in ("kernels", "c", "ratio")
    ]


def test_where_gcc_is_missing_that_is_said(tmp_path: Path) -> None:
    done = run("--games=1", "--rounds=1", path=str(tmp_path))
    assert done.returncode == 1
    assert "gcc is not on this machine" in done.stderr
    assert "apt-get install gcc" in done.stderr


def test_what_cannot_be_played_is_refused() -> None:
    done = run("--games=0")
    assert done.returncode == 2
    assert "at least 1" in done.stderr
