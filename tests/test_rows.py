"""The rule tables of rows.toml: every row is a position, what is played in it, and all that must then hold."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

import pytest

import ludoteca
from playing import folder_of, play_line, table_of

SETTING = {"clause", "says", "position", "play", "picture", "towers", "among"}
KEYS = SETTING | {"legal", "refused", "after", "events", "ranking", "result"}
Row: TypeAlias = dict[str, Any]


def rows_of(game_id: str) -> list[Row]:
    """Read the rule tables of a game."""
    rows: list[Row] = table_of(game_id, "rows.toml")["row"]
    return rows


def pictures_of(game_id: str) -> Any:
    """Find how a game draws the positions of its rows; None where they are lines of text."""
    name = f"{folder_of(game_id).name}.pictures"
    return import_module(name) if find_spec(name) else None


def legal_of_row(game: ludoteca.Game, row: Row) -> list[str]:
    """Tell all the legal moves that a row expects; those that begin with `among`, where it says so."""
    pictures = pictures_of(game.id)
    legal: list[str] = row["legal"]
    return sorted(pictures.all_turns(game, legal) if pictures else legal)


def reach(game_id: str, row: Row) -> ludoteca.Game:
    """Set a row's position up, which may be a picture where the game has those, and play what it says."""
    pictures = pictures_of(game_id)
    game = ludoteca.from_position(pictures.position_of(row) if pictures else f"{game_id} {row['position']}")
    play_line(game, row.get("play", ""))
    return game


ROWS = [(game_id, row) for game_id in ludoteca.games for row in rows_of(game_id)]


def fields(position: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in position.split() if "=" in word)


@pytest.mark.parametrize(("game_id", "row"), ROWS, ids=[f"{row['clause']} {row['says']}" for _, row in ROWS])
def test_the_rules_hold_in(game_id: str, row: Row) -> None:
    assert set(row) <= KEYS, f"unknown keys: {set(row) - KEYS}"
    assert set(row) - SETTING, "the row expects nothing"
    game = reach(game_id, row)
    if "legal" in row:
        moves = [str(move) for move in game.legal_moves]
        assert sorted(move for move in moves if move.startswith(row.get("among", ""))) == legal_of_row(game, row)
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
