"""Records checked by the app's own code, with the rules as WebAssembly: the same verdicts and sentences as here.

Node checks whole games of all ways to play, and games in which something is changed, with the static data.
"""

import json
import random
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.record_reader import read_record
from ludoteca.core.records import Record
from ludoteca.core.text import LANGUAGES
from ludoteca.core.verify import Finding, check
from ludoteca.games import rulebook_of
from ludoteca.server.static.files import described_files
from playing import DEPTH, played_out, ways_to_play
from test_webassembly import WEB, node

CHANGED = 12 * DEPTH  # records of a game in which something is changed, for each way to change it
OUTCOMES = {True: "holds", False: "fails", None: "unchecked"}

every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def checked_in_node(folder: Path, records: list[str]) -> list[dict[str, Any]]:
    """Check records in Node."""
    given = json.dumps({"folder": str(folder), "records": records})
    command = [node(), str(WEB / "scripts/check_records.js")]
    done = subprocess.run(command, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


def write_data(folder: Path, game_id: str) -> None:
    """Write the static data that a check of a game's records needs."""
    for file in described_files(game_id):
        path = folder / file.path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(file.content)


@cache
def whole_games(game_id: str) -> list[Record]:
    """Play a game of every way to play."""
    ways = enumerate(ways_to_play(game_id))
    return [played_out(ludoteca.new(game_id, seed=seed, **way), seed).record() for seed, way in ways]


# What is changed


def another_seat(record: Record, at: int, chooser: random.Random) -> Record:
    _, what = record.actions[at]
    return with_actions(record, at, (chooser.randrange(record.players), what))


def another_action(record: Record, at: int, chooser: random.Random) -> Record:
    seat, _ = record.actions[at]
    return with_actions(record, at, (seat, chooser.choice(record.actions)[1]))


def action_left_out(record: Record, at: int, _: random.Random) -> Record:
    return with_actions(record, at)


def action_twice(record: Record, at: int, _: random.Random) -> Record:
    return with_actions(record, at, record.actions[at], record.actions[at])


def cut_off(record: Record, at: int, _: random.Random) -> Record:
    return replace(record, actions=record.actions[:at])


def another_result(record: Record, at: int, chooser: random.Random) -> Record:
    seats = list(range(record.players))
    chooser.shuffle(seats)
    return replace(record, result=tuple((seat,) for seat in seats[: at % (record.players + 1)]))


def another_option(record: Record, _: int, chooser: random.Random) -> Record:
    info = ludoteca.games[record.game]
    option = chooser.choice(info.options)
    values = [*option.allowed(record.players), 7, 99, "never", True]
    return replace(record, options=dict(record.options) | {option.name: chooser.choice(values)})


def another_table(record: Record, at: int, chooser: random.Random) -> Record:
    modes = [mode.id for mode in ludoteca.games[record.game].modes]
    return replace(record, players=at % 10, mode=chooser.choice([*modes, "teams"]))


def with_actions(record: Record, at: int, *actions: Any) -> Record:
    return replace(record, actions=(*record.actions[:at], *actions, *record.actions[at + 1 :]))


CHANGES: list[Callable[[Record, int, random.Random], Record]] = [
    another_seat,
    another_action,
    action_left_out,
    action_twice,
    cut_off,
    another_result,
    another_option,
    another_table,
]


def changed_games(game_id: str) -> Iterator[Record]:
    """Change one thing each in games."""
    chooser = random.Random(game_id)
    games = whole_games(game_id)
    for change in CHANGES:
        for _ in range(CHANGED):
            record = chooser.choice(games)
            yield change(record, chooser.randrange(len(record.actions)), chooser)


# What is compared


def compare(text: str, found: dict[str, Any]) -> bool:
    """Compare what was found about a record with what Python finds; return whether a clause was left out."""
    verdict = check(read_record(text), rulebook_of)
    assert found["status"] == verdict.status, text
    is_short = False
    for expected, one in zip(verdict.findings, found["findings"], strict=True):
        assert one["outcome"] == OUTCOMES[expected.holds], text
        if "notLegal" in one["parameters"].get("reason", {}):
            is_short = True
            expect_refused(expected, one)
            continue
        assert one["key"] == expected.key, text
        if "seats_of_board" not in str(expected.parameters):  # a sentence of the game's own, which the app has not
            assert {language: one[language] for language in LANGUAGES} == {
                language: expected.explain(language) for language in LANGUAGES
            }
    return is_short


def expect_refused(expected: Finding, one: dict[str, Any]) -> None:
    """Expect that a move is refused whose clause the app does not know, at the same place."""
    assert expected.key in ("moves.forbidden", "moves.fails")
    assert one["key"] == "moves.fails"
    assert one["en"].startswith(f"{expected.explain('en').split(':')[0]}: seat {expected.parameters['seat']} ")


@every_game
def test_whole_games_hold(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [record.to_text() for record in whole_games(game_id)]
    for text, found in zip(texts, checked_in_node(tmp_path, texts), strict=True):
        assert found["status"] == "holds", found
        assert not compare(text, found)


@every_game
def test_what_is_changed_is_found_as_python_finds_it(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [
        record.to_json() if number % 2 else record.to_text() for number, record in enumerate(changed_games(game_id))
    ]
    short = [compare(*pair) for pair in zip(texts, checked_in_node(tmp_path, texts), strict=True)]
    assert sum(short) < len(short) / 8, "most refusals have their clauses"


def test_what_the_rules_here_cannot_check_is_said(tmp_path: Path) -> None:
    write_data(tmp_path, "parchis")
    record = played_out(ludoteca.new("parchis", players=2, seed=1), 1).record()
    records = [
        ("unknown_options", replace(record, options={"sevens": True})),
        ("other_rules", replace(record, rules=99)),
        ("start", replace(record, start=ludoteca.new("parchis", players=2).position())),
        ("no_rules", replace(record, game="chess")),
        ("no_rules", replace(record, game="../data/parchis")),
    ]
    found = checked_in_node(tmp_path, [changed.to_text() for _, changed in records])
    for (why, _), one in zip(records, found, strict=True):
        assert one["status"] == "unchecked"
        assert one["findings"][-1]["key"] == "moves.not_here"
        assert one["findings"][-1]["parameters"]["why"] == why
