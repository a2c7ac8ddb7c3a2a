"""Players from outside: programs that speak the engine protocol, and functions; those that fail lose their games."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from arena.tables import jobs_of_set, matchup
from client.bots import any_move, broken, command_of
from ludoteca.arena.errors import ArenaError
from ludoteca.arena.log import opened, read
from ludoteca.arena.players import end_engines, read_players
from ludoteca.arena.playing import forfeited, play
from ludoteca.cli.app import app
from ludoteca.games import info_of

POLICIES = """
calls = 0

def first(game):
    return game.legal_moves[0]

def spelled(game):
    return game.legal_moves[-1].text

def peeping(game):
    game.push(game.legal_moves[0])  # a game of its own: nobody else's changes
    return game.last_action.move

def forgetful(game):
    return None

def raising(game):
    raise KeyError("nothing planned")

def jumping(game):
    return "Y5-68"

def tiring(game):
    global calls
    calls += 1
    if calls > 60:
        raise RuntimeError("tired")
    return game.legal_moves[0]

number = 7
"""


@pytest.fixture(autouse=True)
def policies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder of its own with a module of functions, and no program that runs on."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    Path("my_policies.py").write_text(POLICIES)
    yield
    end_engines()


def arena(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words, "--jobs", "1"], env={"LUDOTECA_LANG": "en"})


@pytest.mark.parametrize("function", ["first", "spelled", "peeping"])
def test_functions_play_whole_games(function: str) -> None:
    name = f"policy:my_policies:{function}"
    for job in jobs_of_set(matchup(name, "random")):
        outcome = play(job)
        assert outcome.failed == {}
        assert outcome.clocks[name].moves > 50
        assert sorted(seat for place in outcome.places for seat in place) == [0, 1]


def test_a_program_plays_in_games_of_all_kinds(tmp_path: Path) -> None:
    name = f"engine:{any_move(tmp_path)}"
    for one in (matchup(name, "random"), matchup(name, *["random"] * 3), matchup("random", name, game="parques")):
        outcome = play(jobs_of_set(one)[0])
        assert outcome.failed == {}
        assert outcome.clocks[name].moves > 20


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        ("forgetful", "a value of type NoneType; expected is a legal move"),
        ("raising", "KeyError: 'nothing planned'"),
        ("jumping", "Y5-68"),
    ],
)
def test_a_function_that_cannot_play_ends_the_run_before_it_begins(function: str, reason: str) -> None:
    with pytest.raises(ArenaError, match=reason) as caught:
        play(jobs_of_set(matchup(f"policy:my_policies:{function}", "random"))[0])
    assert "The position: parchis players=2" in str(caught.value)


@pytest.mark.parametrize(("kind", "reason"), [("ends", "ended"), ("illegal", "Y1-2"), ("other", "chess")])
def test_a_program_that_cannot_play_ends_the_run_before_it_begins(kind: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=reason):
        play(jobs_of_set(matchup(f"engine:{broken(tmp_path, kind)}", "random"))[0])


def test_a_program_that_is_not_there_is_named() -> None:
    ran = arena("parchis", "--bots", "random,engine:./none", "--games", "2")
    assert ran.exit_code != 0
    assert "engine:./none cannot play" in " ".join(ran.output.split())


def test_who_fails_in_mid_run_loses_that_game_and_the_report_says_why() -> None:
    ran = arena("parchis", "--bots", "policy:my_policies:tiring,random", "--games", "4", "--out", "t.json")
    assert ran.exit_code == 0, ran.output
    (pairing,) = json.loads(Path("t.json").read_text())["tables"][0]["pairings"]
    failed = pairing["failed"]["policy:my_policies:tiring"]
    assert failed["games"] == 4
    assert failed["first"]["es"] == "Su función ha dado un error: RuntimeError: tired."
    assert pairing["scores"]["random"]["score"] == 1
    said = " ".join(ran.output.split())
    assert "failed in 4 games, which count as lost. In the first: Its function raised an error: RuntimeError" in said


def test_a_log_keeps_why_a_player_failed(tmp_path: Path) -> None:
    name = "policy:my_policies:tiring"
    job = jobs_of_set(matchup(name, "random"))[0]
    outcome = play(job)
    while not outcome.failed:  # until it is tired
        outcome = play(job)
    with opened(tmp_path / "a.jsonl", {"seed": "1"}) as log:
        log.add(outcome)
    assert read(tmp_path / "a.jsonl")[1] == [outcome]


def test_who_fails_is_last_with_the_partner_and_the_others_share_the_first_place() -> None:
    parchis = info_of("parchis")
    assert forfeited(parchis.setup(2, "individual"), 0) == ((1,), (0,))
    assert forfeited(parchis.setup(4, "individual"), 2) == ((0, 1, 3), (2,))
    assert forfeited(parchis.setup(4, "pairs"), 3) == ((0, 2), (1, 3))


def test_commands_in_quotes_may_have_commas() -> None:
    text = """expert, engine:"./my bot --depth 3,4", policy:my_policies:first"""
    assert read_players(text) == ("expert", "engine:./my bot --depth 3,4", "policy:my_policies:first")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("engine:", "names no program; expected is engine:COMMAND"),
        ("policy:my_policies", "names no function; expected is policy:MODULE:FUNCTION"),
        ("policy:no_such_module:first", "cannot be loaded .ModuleNotFoundError"),
        ("policy:my_policies:nobody", "cannot be loaded .AttributeError"),
        ("policy:my_policies:number", "number is not callable"),
        ('engine:"./my_bot', "a quotation mark .* is not closed"),
    ],
)
def test_names_of_no_player_are_refused_with_what_was_expected(name: str, sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        read_players(f"random,{name}")


def test_a_program_that_ended_is_started_again_for_the_next_game(tmp_path: Path) -> None:
    code = """
import sys
asked = 0
for line in sys.stdin:
    word = line.split()[0]
    if word == "quit": break
    if word == "ready?": print("ready")
    elif word == "go":
        asked += 1
        if asked > 45: sys.exit(9)
        print("best " + line.split(" moves ")[1].split(" | ")[0].strip())
    else: print("ok")
    sys.stdout.flush()
"""
    name = f"engine:{command_of(tmp_path / 'short.py', code)}"
    outcomes = [play(job) for number in range(2) for job in jobs_of_set(matchup(name, "random"), number)]
    assert [list(outcome.failed) for outcome in outcomes] == [[name]] * 4
    assert all("status 9" in outcome.failed[name]["en"] for outcome in outcomes)
    assert all(outcome.clocks[name].moves > 1 for outcome in outcomes[1:])
