"""The rule tables of rows.toml: every row is a position, what is played in it, and all that must then hold."""

from typing import Any, TypeAlias

import pytest

import ludoteca
from playing import play_line, table_of

KEYS = {"clause", "says", "position", "play", "legal", "refused", "after", "events", "ranking", "result"}
Row: TypeAlias = dict[str, Any]


def rows_of(game_id: str) -> list[Row]:
    """Read the rule tables of a game."""
    rows: list[Row] = table_of(game_id, "rows.toml")["row"]
    return rows


def reach(game_id: str, row: Row) -> ludoteca.Game:
    """Set a row's position up and play what it says."""
    game = ludoteca.from_position(f"{game_id} {row['position']}")
    play_line(game, row.get("play", ""))
    return game


ROWS = [(game_id, row) for game_id in ludoteca.games for row in rows_of(game_id)]


def fields(position: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in position.split() if "=" in word)


@pytest.mark.parametrize(("game_id", "row"), ROWS, ids=[f"{row['clause']} {row['says']}" for _, row in ROWS])
def test_the_rules_hold_in(game_id: str, row: Row) -> None:
    assert set(row) <= KEYS, f"unknown keys: {set(row) - KEYS}"
    assert set(row) & (KEYS - {"clause", "says", "position", "play"}), "the row expects nothing"
    game = reach(game_id, row)
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
