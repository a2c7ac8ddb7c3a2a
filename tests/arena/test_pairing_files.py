"""Files of pairings: what they say is played, and what is wrong with one is said."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.pairing_files import read_pairings
from ludoteca.arena.run import Plan
from ludoteca.cli.app import app

GOOD = """
[[pairing]]
game = "parchis"
bots = ["medium", "random"]
options = { start_out = 2 }

[[pairing]]
game = "parchis"
bots = ["easy", "random", "random", "random"]
games = 4

[[pairing]]
game = "stax"
bots = ["beginner", "random"]
games = 2
"""


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def arena(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words, "--jobs", "1"], env={"LUDOTECA_LANG": "en"})


def test_a_file_is_played_with_its_own_numbers_of_games() -> None:
    Path("cup.toml").write_text(GOOD)
    ran = arena("--pairings", "cup.toml", "--games", "2")
    assert ran.exit_code == 0, ran.output
    result = json.loads(Path("arena-cup.json").read_text())
    played = [
        (table["game"], table["players"], table["options"], pairing["lineup"][0], pairing["games"])
        for table in result["tables"]
        for pairing in table["pairings"]
    ]
    assert played == [
        ("parchis", 2, {"start_out": 2}, "medium", 2),
        ("parchis", 4, {}, "easy", 4),
        ("stax", 2, {}, "beginner", 2),
    ]


def test_a_plan_with_numbers_of_its_own_is_read_back() -> None:
    Path("cup.toml").write_text(GOOD)
    matchups, own = read_pairings(Path("cup.toml"))
    plan = Plan(matchups, 6, "1", 2.0, own_games=own)
    assert Plan.from_data(json.loads(json.dumps(plan.to_data())), "1", 2.0) == plan
    assert [plan.sets_of(one) for one in matchups] == [3, 1, 1]


def test_parts_of_a_file_are_merged() -> None:
    Path("cup.toml").write_text(GOOD)
    for number in (1, 2):
        ran = arena("--pairings", "cup.toml", "--games", "4", "--shard", f"{number}/2", "--out", f"part-{number}.json")
        assert ran.exit_code == 0, ran.output
    merged = CliRunner().invoke(app, ["merge", "part-1.jsonl", "part-2.jsonl", "--out", "all.json"])
    assert merged.exit_code == 0, merged.output
    assert [len(table["pairings"]) for table in json.loads(Path("all.json").read_text())["tables"]] == [1, 1, 1]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[pairing", "is no TOML"),
        ("", "lists no pairings; expected are tables"),
        ("pairing = 3", "lists no pairings"),
        ('games = 3\n[[pairing]]\ngame = "stax"\nbots = ["easy", "hard"]', "lists no pairings"),
        ('[[pairing]]\nbots = ["easy", "hard"]', "pairing 1 of cup.toml: it does not say game"),
        ('[[pairing]]\ngame = "stax"', "it does not say bots"),
        ('[[pairing]]\ngame = "stax"\nbots = "easy"', "the key bots cannot be easy"),
        ('[[pairing]]\ngame = "stax"\nbots = ["easy", "hard"]\ngames = 0', "games cannot be 0"),
        ('[[pairing]]\ngame = "stax"\nbots = ["easy", "hard"]\ngames = true', "games cannot be True"),
        ('[[pairing]]\ngame = "stax"\nbots = ["easy", "grand"]', "there is no bot grand"),
        ('[[pairing]]\ngame = "chess"\nbots = ["easy", "hard"]', "chess"),
        (
            '[[pairing]]\ngame = "stax"\nbots = ["easy", "hard"]\nseed = 3',
            "there is no seed in a pairing; there are: game",
        ),
        ('[[pairing]]\ngame = "stax"\nbots = ["easy", "hard"]\noptions = { walls = 3 }', "walls"),
        ('[[pairing]]\ngame = "felix-sex"\nbots = ["easy", "hard", "easy"]', "players"),
        ('[[pairing]]\ngame = "stax"\nbots = ["easy", "hard"]\n' * 2, "pairing 2 of cup.toml is there already"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, sentence: str) -> None:
    Path("cup.toml").write_text(text)
    with pytest.raises(ArenaError, match=sentence):
        read_pairings(Path("cup.toml"))


def test_a_file_that_is_not_there_is_named_and_nothing_else_may_say_who_plays() -> None:
    with pytest.raises(ArenaError, match=r"none\.toml cannot be read"):
        read_pairings(Path("none.toml"))
    ran = arena("parchis", "--pairings", "none.toml", "--bots", "easy,hard", "--ladder")
    assert "leave out --bots, GAME and --ladder" in " ".join(ran.output.split())
