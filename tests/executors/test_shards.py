"""Parts of a run: those of all shards are all, and a run in parts gives the result of one run."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from ludoteca.cli.app import app
from ludoteca.core.kernel import COMPILED
from ludoteca.executors import Shard, WorkError, read_shard
from ludoteca.executors.choosing import check_place

GAMES = "50" if COMPILED else "5"
CLOCKS = ("seconds", "games_a_second", "jobs")
ARENA = ("arena", "parchis", "--bots", "beginner,random", "--mode", "individual", "--option", "start_out=2")


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), env={"LUDOTECA_LANG": "en"})


def data_of(*words: str) -> dict[str, Any]:
    ran = run(*words, "--json")
    assert ran.exit_code == 0, ran.output
    found: dict[str, Any] = json.loads(ran.stdout)
    return {name: value for name, value in found.items() if name not in CLOCKS}


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("total", [0, 1, 7, 100])
def test_shards_have_everything_once(total: int) -> None:
    shards = [Shard(number, 7) for number in range(1, 8)]
    assert [one for shard in shards for one in shard.range_of(total)] == list(range(total))
    assert sorted(one for shard in shards for one in shard.every(range(total))) == list(range(total))
    assert all(shard.has(one) for shard in shards for one in shard.every(range(total)))


@pytest.mark.parametrize("text", ["", "3", "0/3", "4/3", "1/0", "a/b", "1/2/3", "-1/3"])
def test_what_is_no_shard_is_refused(text: str) -> None:
    with pytest.raises(WorkError, match="written i/n"):
        read_shard(text)


@pytest.mark.parametrize("on", ["", "mars", "ray:", "ray://", "http://host"])
def test_what_is_no_place_to_work_is_refused(on: str) -> None:
    with pytest.raises(WorkError, match="not on"):
        check_place(on)


@pytest.mark.parametrize("extra", [[], ["--bots", "beginner", "--jobs", "1"]], ids=["random", "bots"])
def test_a_simulation_in_parts_gives_the_figures_of_one_run(extra: list[str]) -> None:
    words = ("simulate", "parchis", "--games", GAMES if not extra else "5", *extra)
    for number in (1, 2, 3):
        assert run(*words, "--shard", f"{number}/3", "--out", f"part-{number}.json").exit_code == 0
    parts = [f"part-{number}.json" for number in (3, 1, 2)]
    assert data_of("merge", *parts) == data_of(*words)


def test_parts_that_do_not_fit_are_refused() -> None:
    words = ("simulate", "parchis", "--games", "4", "--shard")
    run(*words, "1/2", "--out", "one.json")
    run(*words, "2/2", "--out", "two.json", "--seed", "9")
    refused = run("merge", "one.json", "two.json")
    assert (refused.exit_code, "different runs: seed differs" in refused.stderr) == (2, True)
    assert "more than one of the files" in run("merge", "one.json", "one.json").stderr
    assert "no part of a simulation" in run("merge", "one.json", __file__).stderr
    assert "one of its parts" in run("merge", "one.json", "--out", "one.json").stderr
    alone = run("merge", "one.json")
    assert (alone.exit_code, "Games missing in these parts: 2 of 4." in alone.stderr) == (1, True)
    assert "needs a file" in run(*words, "1/2").stderr


def test_a_part_that_was_stopped_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("simulate", "parchis", "--games", "40", "--jobs", "1", "--shard", "2/2", "--out", "part.json")

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("rich.progress.Progress.advance", stop)
        assert run(*words).exit_code == 130
    kept = json.loads(Path("part.json").read_text())
    assert kept["done"] == [[20, 21]]
    assert run(*words).exit_code == 0
    assert json.loads(Path("part.json").read_text())["done"] == [[20, 40]]
    assert run(*words[:-1], "other.json").exit_code == 0
    counts = [json.loads(Path(name).read_text())["counts"] for name in ("part.json", "other.json")]
    assert counts[0] == counts[1]
    assert "holds another run (seed 1 -> 2)" in run(*words, "--seed", "2").stderr


def test_a_whole_run_that_was_stopped_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("simulate", "parchis", "--games", "20", "--jobs", "1", "--out", "all.json")

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("rich.progress.Progress.advance", stop)
        stopped = run(*words)
    assert "kept in all.part" in stopped.stderr
    assert json.loads(Path("all.json").read_text())["games"] == 1
    assert data_of(*words) == data_of(*words[:-1], "again.json")
    assert not Path("all.part").exists()


def test_an_arena_in_parts_gives_the_result_of_one_run() -> None:
    words = (*ARENA, "--games", "6", "--jobs", "1")
    for number in (1, 2):
        ran = run(*words, "--shard", f"{number}/2", "--out", f"part-{number}.json")
        assert ran.exit_code == 0, ran.output
    assert "missing in these parts: 2 of 6" in run("merge", "part-1.jsonl", "--out", "merged.json").stderr
    merged = data_of("merge", "part-2.json", "part-1.jsonl", "--out", "merged.json")
    whole = data_of(*words, "--out", "whole.json")
    for result in (merged, whole):
        for times in result["tables"][0]["times"].values():
            del times["mean_seconds"], times["longest_seconds"]
    assert merged == whole
    extended = run(*ARENA, "--games", "8", "--jobs", "1", "--out", "merged.json")
    assert extended.exit_code == 0, "a merged log goes on like another"
    assert "already exists" in run("merge", "part-1.jsonl", "part-2.jsonl", "--out", "merged.json").stderr
