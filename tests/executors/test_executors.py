"""Executors: the same results wherever pieces are done, errors as they were raised, lost workers noticed."""

import json
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from executors.work import slow_square, square
from ludoteca.core.errors import OptionError
from ludoteca.executors import WorkError, executor_for, run_all

FOLDER = Path(__file__).parent
KINDS = {"here": (1, False), "threads": (3, True), "processes": (2, False)}


@pytest.mark.parametrize(("jobs", "in_threads"), KINDS.values(), ids=KINDS)
def test_all_pieces_are_done_once(jobs: int, in_threads: bool) -> None:
    done = dict(run_all(executor_for(square, jobs, in_threads=in_threads), iter(range(10))))
    assert done == {number: number * number for number in range(10)}
    assert list(run_all(executor_for(square, jobs, in_threads=in_threads), [])) == []


def test_errors_come_as_they_were_raised_and_others_as_words() -> None:
    with pytest.raises(OptionError, match="thirteen"):
        list(run_all(executor_for(square, 2), [1, 13]))
    with pytest.raises(WorkError, match="ZeroDivisionError: fourteen"):
        list(run_all(executor_for(square, 2), [14]))
    assert not multiprocessing.active_children()


def test_a_piece_is_taken_only_when_there_is_a_slot_for_it() -> None:
    taken: list[int] = []

    def pieces() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    work = run_all(executor_for(slow_square, 2, in_threads=True), pieces())
    next(work)
    assert len(taken) == 2
    work.close()


def test_a_ray_cluster_loses_only_the_pieces_that_were_under_way_where_something_stops() -> None:
    """One cluster for all of it, since one takes long to start."""
    if find_spec("ray") is None and not os.environ.get("LUDOTECA_REQUIRE_ALL"):
        pytest.skip("Ray is not installed (the extra `ray`)")
    with TemporaryDirectory(prefix="ray", dir="/tmp") as folder:  # sockets have short paths
        program = [sys.executable, str(FOLDER / "ray_cluster_of_two.py"), folder]
        ran = subprocess.run(program, capture_output=True, text=True, timeout=400, check=False)
    lines = [line for line in ran.stderr.splitlines() if "state-dump" not in line]  # Ray's own
    assert ran.returncode == 0, "\n".join(lines[-60:])
    seen = json.loads(ran.stdout.splitlines()[-1])
    for what in ("worker", "node"):
        squares, workers = seen[what]
        assert squares == {number: int(number) ** 2 for number in workers}
        is_lost = {
            number: number == "0" if what == "worker" else begun[0][1] == seen["second"]
            for number, begun in workers.items()
        }
        assert sum(is_lost.values()) == 1
        assert {number: len(begun) == 2 for number, begun in workers.items()} == is_lost
    assert seen["client"], "a client sees the same figures as without Ray"
    assert seen["head"] == {"error": "cluster", "kept": True, "goes_on": True, "same": True}


def test_without_ray_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WorkError, match=r"ludoteca\[ray\]"):
        executor_for(square, 1, "ray")
