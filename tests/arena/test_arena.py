"""`ludoteca arena`: whole runs, stopped ones, and wrong options."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

from ludoteca.analysis import charts
from ludoteca.arena import lineups
from ludoteca.arena.ladder import DEFAULT_GAMES, own_rungs
from ludoteca.arena.run import Plan
from ludoteca.cli import arena as command
from ludoteca.cli.app import app
from ludoteca.games import GAMES

MEDIUM_OR_CHANCE = ["parchis", "--bots", "medium,random"]
BEGINNER_OR_CHANCE = ["parchis", "--bots", "beginner,random", "--mode", "individual", "--option", "start_out=2"]


def arena(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words, "--jobs", "1"], env={"LUDOTECA_LANG": "en"})


def result_of(*words: str) -> dict[str, Any]:
    """Run and give the result, without what depends on the clock."""
    ran = arena(*words, "--json")
    assert ran.exit_code == 0, ran.output
    result: dict[str, Any] = json.loads(ran.stdout)
    for table in result["tables"]:
        for times in table["times"].values():
            del times["mean_seconds"], times["longest_seconds"]
    return result | {"games_a_second": None}


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_strong_player_comes_out_above_a_half() -> None:
    ran = arena(*MEDIUM_OR_CHANCE, "--games", "24", "--plot", "p.svg")
    assert ran.exit_code == 0, ran.output
    result = json.loads(Path("arena-parchis-2.json").read_text())
    (pairing,) = result["tables"][0]["pairings"]
    assert (pairing["games"], pairing["sets"]) == (24, 12)
    assert pairing["scores"]["medium"]["low"] > 0.5 > pairing["scores"]["random"]["high"]
    ratings = result["tables"][0]["ratings"]
    assert ratings["medium"]["mu"] - ratings["medium"]["sigma"] > ratings["random"]["mu"] + ratings["random"]["sigma"]
    assert "equals would score 50.0 %. Games for each pairing: 24; sets: 12." in " ".join(ran.stdout.split())
    assert Path("p.svg").read_text().startswith("<?xml")


def test_a_run_in_parts_gives_the_result_of_one_run() -> None:
    words = ("parchis", "--bots", "medium,beginner,random", "--players", "3", "--option", "start_out=2")
    whole = result_of(*words, "--games", "4", "--out", "whole.json")
    result_of(*words, "--bots", "random,medium", "--games", "2", "--out", "parts.json")
    log = Path("parts.jsonl")
    log.write_bytes(log.read_bytes()[:-30])
    assert result_of(*words, "--games", "4", "--out", "parts.json") == whole
    length = log.stat().st_size
    assert result_of(*words, "--games", "4", "--out", "parts.json") == whole
    assert log.stat().st_size == length, "nothing was played again"
    lines = [json.loads(line) for line in log.read_bytes().splitlines()[1:]]
    ids = [(line["matchup"], line["set"], line["rotation"]) for line in lines]
    assert len(ids) == len(set(ids)) == 6 * 6  # pairings, games in two sets


def test_without_a_clock_searches_play_the_same_games_again() -> None:
    words = ("parques", "--bots", "expert,hard", "--games", "1", "--option", "pieces=1", "--no-clock")
    first = result_of(*words, "--out", "first.json")
    assert first["settings"]["seconds"] is None
    assert result_of(*words, "--out", "second.json") == first


def test_the_seats_of_one_table_are_rotated() -> None:
    result = result_of("parchis", "--bots", "medium,random,random,random", "--seats", "--games", "5")
    (pairing,) = result["tables"][0]["pairings"]
    assert (pairing["games"], pairing["sets"]) == (8, 2)
    assert {bot: score["par"] for bot, score in pairing["scores"].items()} == {"medium": 0.25, "random": 0.75}
    assert sum(score["score"] for score in pairing["scores"].values()) == pytest.approx(1)


def test_the_ladder_writes_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lineups, "LEVELS", ("medium", "easy"))
    ran = arena("parchis", "--ladder", "--games", "4")
    assert ran.exit_code == 0, ran.output
    page = Path("ladder.md").read_text(encoding="utf-8")
    assert "| Parchís | 2 | easy - medium |" in page
    assert "| Parchís | 2 | easy - random |" in page
    assert "| Parchís | 4 | easy - 3 medium |" in page
    assert "| 25.0 % | 4 |" in page
    assert len(json.loads(Path("ladder.json").read_text())["tables"]) == 2
    refused = arena(*MEDIUM_OR_CHANCE, "--out", "ladder.json")
    assert refused.exit_code == 2
    assert "holds another run (game null -> parchis;" in refused.stderr


@pytest.mark.parametrize(
    ("words", "games"),
    [
        (
            "--ladder",
            {DEFAULT_GAMES} | {one.get("games", DEFAULT_GAMES) for game in GAMES for one in own_rungs(game).values()},
        ),
        ("--ladder --games 8", {8}),
        ("parchis --bots medium,random", {400}),
        ("parchis --bots medium,random --games 8", {8}),
    ],
)
def test_the_ladder_has_its_own_numbers_of_games_unless_one_is_named(
    words: str, games: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    plans: list[Plan] = []

    def note(plan: Plan, *_: Any) -> None:
        plans.append(plan)
        raise typer.Exit

    monkeypatch.setattr(command, "measure", note)
    assert arena(*words.split()).exit_code == 0
    (plan,) = plans
    assert {plan.sets_of(one) * len(one.rotations) for one in plan.matchups} == games


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "which game?"),
        ("chess", "there is no game chess"),
        (
            "parchis --bots medium,deep-blue",
            "there is no bot deep-blue; there are: random, child, monte-carlo, beginner,",
        ),
        ("parchis --bots medium", "two different bots are needed"),
        ("parchis --bots easy,medium,easy", "the bot easy is named twice"),
        ("parchis --players 9", "players: "),
        ("parchis --mode pairs", "mode: "),
        ("parchis --option six_counts=5", "six_counts: "),
        ("parchis --option six_counts", "six_counts: "),
        ("parchis --bots easy,medium,easy --seats --players 2", "a bot for each seat; bots: 3, seats: 2"),
        ("stax --bots easy,medium,easy,easy --seats", "players: "),
        ("--ladder --bots easy,medium --players 2", "leave out --bots and --players"),
        ("chess --ladder", "there is no game chess"),
        ("parchis --out result.txt", "must end in .json"),
        ("parchis --out nowhere/result.json", "cannot be written (No such file or directory)"),
        ("parchis --plot picture.bmp", "its name must end in one of: .svg, .png and .pdf"),
        ("parchis --games 0", "--games"),
        ("parchis --seconds 0", "--seconds"),
        ("parchis --no-clock --seconds 1", "leave out --seconds"),
        ("parchis --lang fr", "there is no language fr"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(words: str, sentence: str) -> None:
    ran = arena(*words.split())
    assert ran.exit_code == 2
    assert sentence in ran.stderr
    assert not list(Path().iterdir())


def test_a_seed_that_is_none_is_refused() -> None:
    assert arena("parchis", "--seed", "").exit_code == 2


def test_complaints_are_made_in_the_language_of_the_person() -> None:
    assert "¿qué juego?" in arena("--lang", "es").stderr


def test_a_result_without_its_log_is_not_overwritten() -> None:
    Path("old.json").write_text("dear diary")
    ran = arena(*MEDIUM_OR_CHANCE, "--out", "old.json")
    assert ran.exit_code == 2
    assert "the file old.json already exists" in ran.stderr
    assert Path("old.json").read_text() == "dear diary"


def test_without_matplotlib_a_run_says_how_to_get_it_before_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(charts, "find_spec", lambda _: None)
    ran = arena(*MEDIUM_OR_CHANCE, "--plot", "p.png")
    assert ran.exit_code == 2
    assert "pip install 'ludoteca[plot]'" in ran.stderr
    assert not list(Path().iterdir())


def test_a_picture_that_cannot_be_written_is_told_and_the_result_is_kept() -> None:
    ran = arena(*BEGINNER_OR_CHANCE, "--games", "2", "--plot", "nowhere/p.png")
    assert ran.exit_code == 2
    assert "nowhere/p.png cannot be written" in ran.stderr
    assert Path("arena-parchis-2.json").exists()


def games_in(log: Path) -> int:
    return max(0, log.read_bytes().count(b"\n") - 1) if log.exists() else 0


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def alive_in(group: int) -> list[str]:
    """List the processes of a group that still run, on Linux."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, _, its_group = (folder / "stat").read_text().rpartition(") ")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state != "Z":
            found.append(folder.name)
    return found


@pytest.mark.parametrize(
    ("stop", "jobs", "status"),
    [(signal.SIGINT, "2", 130), (signal.SIGTERM, "1", 130), (signal.SIGKILL, "2", -signal.SIGKILL)],
    ids=["Ctrl-C", "terminated", "killed"],
)
def test_a_run_that_is_stopped_loses_nothing_finished(stop: signal.Signals, jobs: str, status: int) -> None:
    """The run to be stopped is not compiled, since it is sooner ready so; rules and bots play the same either way."""
    words = [*BEGINNER_OR_CHANCE, "--games", "10000", "--jobs", jobs]
    command = [sys.executable, "-c", "import typer; from ludoteca.cli import arena; typer.run(arena.arena)", *words]
    environment = os.environ | {"LUDOTECA_LANG": "en", "LUDOTECA_JIT": "0"}
    log = Path("arena-parchis-2.jsonl")
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True) as run:
        wait_until(lambda: games_in(log) >= 6 or run.poll() is not None)
        if stop == signal.SIGINT:
            os.killpg(run.pid, stop)  # as a terminal does, to all processes at once
        else:
            run.send_signal(stop)
        wait_until(lambda: not alive_in(run.pid))
        said = run.communicate()[1]
    assert run.returncode == status, said
    if status > 0:
        assert "Traceback" not in said
        assert re.search(
            r"Games kept in arena-parchis-2\.jsonl: \d+ of \d+; the same command continues from there", said
        )
    kept = log.read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    resumed = result_of(*BEGINNER_OR_CHANCE, "--games", "10")
    assert log.read_bytes().startswith(kept)
    assert resumed == result_of(*BEGINNER_OR_CHANCE, "--games", "10", "--out", "whole.json")
