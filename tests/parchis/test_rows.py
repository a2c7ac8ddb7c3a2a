"""The rule tables of rows.toml: every row is a position, what is played in it, and all that must then hold."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import ludoteca

ROWS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("rows.toml").read_text(encoding="utf-8"))["row"]
KEYS = {"clause", "says", "position", "play", "legal", "refused", "after", "events", "ranking", "result"}
ACTION = re.compile(r"\(([1-6])\)|([^\s()]+)")


def reach(row: dict[str, Any]) -> ludoteca.Game:
    game = ludoteca.from_position(f"parchis {row['position']}")
    for die, move in ACTION.findall(row.get("play", "")):
        if die:
            game.roll(int(die))
        else:
            game.push(move)
    return game


def fields(position: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in position.split() if "=" in word)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row['clause']} {row['says']}" for row in ROWS])
def test_the_rules_hold_in(row: dict[str, Any]) -> None:
    assert set(row) <= KEYS, f"unknown keys: {set(row) - KEYS}"
    assert set(row) & (KEYS - {"clause", "says", "position", "play"}), "the row expects nothing"
    game = reach(row)
    if "legal" in row:
        assert sorted(str(move) for move in game.legal_moves) == sorted(row["legal"])
    for move, clause in row.get("refused", {}).items():
        refusal = game.why_not(move)
        assert refusal is not None, f"{move} is allowed"
        assert refusal.clause == clause, f"{move}: {refusal}"
        with pytest.raises(ludoteca.IllegalMove) as error:
            game.push(move)
        assert error.value.clause == clause
    if "after" in row:
        reached = fields(game.position())
        for name, value in fields(row["after"]).items():
            assert reached.get(name, "-") == value, f"{name} in {game.position()}"
    if "events" in row:
        assert [f"{event.kind} {event.clause}" for event in game.events] == row["events"]
    if "ranking" in row:
        assert game.ranking == tuple(tuple(place) for place in row["ranking"])
    if "result" in row:
        assert game.result is not None
        assert game.result.clause == row["result"]
