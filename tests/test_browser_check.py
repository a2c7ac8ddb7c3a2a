"""Records checked by the app's own code, with the rules as WebAssembly: the same verdicts and sentences as here.

Node checks whole games of all ways to play, and games in which something is changed, with the static data.
"""

import json
import random
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.record_reader import read_record
from ludoteca.core.records import Record
from ludoteca.core.refusals import Refusal
from ludoteca.core.text import LANGUAGES
from ludoteca.core.verify import check
from ludoteca.games import rulebook_of
from ludoteca.server.static.files import described_files
from playing import DEPTH, STRIDE, nodes, played_out, ways_to_play
from test_conformance import variants
from test_webassembly import WEB, node

CHANGED = 12 * DEPTH  # records of a game in which something is changed, for each way to change it
FORMS_TRIED = 6 * DEPTH  # records of a game in which each form of a move is tried
NODES = 300 * DEPTH  # of a random game in which moves are refused
POSITIONS_A_WAY = DEPTH  # at which games begin, in a game of each way to play
POSITIONS_WITHIN = 200  # actions of a game
PLAYED_ON = 20  # actions from such a position
FORGED = 200 * DEPTH  # positions of a game in which something is changed
LEAST_FAULTS = 25  # different sentences about forged positions
RECENT = 30  # legal moves of earlier positions that are tried again
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


# By game: moves of every form, few of which are legal anywhere, and texts that are none
SPELLINGS = {
    "parchis": ["Yh-5", "Y5-12", "B22-21", "Gc3-m", "Rm-c7", "Y5-69", "O5-12", "Y5-8 Y9-12"],
    "parques": ["Yh-5", "Y5-8-12", "Y5-12", "Y9-12  Y5-8", "Yc3-m", "Y5-8 Y5-8", "Y5-8 R9-12", "W5-12", "Y5-8-9-12"],
    "felix-sex": [
        "hand-3a",
        "hand-3b",
        "10-14",
        "10*3-14",
        "10+10+12-15",
        "12+10+10-15",
        "27-off",
        "off-hand",
        "10*16-14",
    ],
    "stax": [
        "swap",
        "3@1,-1:4",
        "8’@0,0:1",
        "3'@0,0:1",
        "1@-2047,2047:0",
        "0,0-2,-2:5",
        "0,0-2,-1:5'",
        "-1,0--2,0:0",
        "0,0-0,0",
    ],
    "ur": ["hand-3", "4-7", "7-4", "13-home", "home-hand", "4-15"],
}
ODD_TEXTS = ["a king", "?", "Ñ5-12", "x" * 41, "🎲" * 41, "x" * 101, "\x1cswap", "\ufeffswap", "{text}", "Y5\0-12"]


def spelled_otherwise(game_id: str) -> Iterator[Record]:
    """Put other moves of all forms, and texts that spell none, in the places of moves of games."""
    chooser = random.Random(game_id)
    for text in [*SPELLINGS.get(game_id, []), *ODD_TEXTS]:
        for record in whole_games(game_id)[:: max(1, len(whole_games(game_id)) // FORMS_TRIED)]:
            moves = [at for at, (_, what) in enumerate(record.actions) if isinstance(what, str)]
            at = chooser.choice(moves)
            seat, _ = record.actions[at]
            yield with_actions(replace(record, actions=record.actions[: at + 1], result=()), at, (seat, text))


def refused_in_every_way(game_id: str) -> Iterator[Record]:
    """Find moves that are refused for different reasons, in games of all ways to play: a record for each reason."""
    chooser = random.Random(game_id)
    seen: set[str] = set()
    for seed, way in enumerate(ways_to_play(game_id)):
        moves: list[str] = []
        for game in islice(nodes(ludoteca.new(game_id, seed=seed, **way), seed), 0, NODES, 3 * STRIDE):
            moves = [*moves, *map(str, game.legal_moves)][-RECENT:]
            some = chooser.sample(moves, min(len(moves), 3))
            for text in [*some, *islice(variants(some, chooser), 0, None, 6)]:
                refusal = refusal_of(game, text)
                if game.seat is not None and refusal and refusal.key not in seen:
                    seen.add(refusal.key)
                    record = game.record()
                    yield replace(record, actions=(*record.actions, (game.seat, text)))


# Games that begin at a position


def begun_at_positions(game_id: str) -> Iterator[Record]:
    """Play a little from positions in games of all ways to play."""
    for seed, way in enumerate(ways_to_play(game_id)):
        stops = random.Random(f"{game_id} {seed}").sample(range(POSITIONS_WITHIN), POSITIONS_A_WAY)
        for number, game in enumerate(islice(nodes(ludoteca.new(game_id, seed=seed, **way), seed), POSITIONS_WITHIN)):
            if number in stops:
                begun = ludoteca.from_position(game.position(), seed=seed)
                yield list(islice(nodes(begun, seed), PLAYED_ON))[-1].record()


def changed_after_positions(game_id: str) -> Iterator[Record]:
    """Change one thing each in games that begin at a position."""
    chooser = random.Random(game_id)
    games = [record for record in begun_at_positions(game_id) if record.actions]
    for change in CHANGES:
        for record in chooser.choices(games, k=CHANGED):
            yield change(record, chooser.randrange(len(record.actions)), chooser)


def forged_positions(game_id: str) -> Iterator[Record]:
    """Change positions at which games begin, letter by letter and field by field."""
    chooser = random.Random(game_id)
    games = list(begun_at_positions(game_id))
    starts = [record.start.split() for record in games]
    for _ in range(FORGED):
        record = chooser.choice(games)
        words = record.start.split()
        at = chooser.randrange(len(words))
        name, _, value = words[at].partition("=")
        others = [word for other in starts for word in other if word.partition("=")[0] == name]
        letter = chooser.randrange(len(words[at]) + 1)
        sign = chooser.choice("0123456789,-:*/@+'=hmWBé🎲 ")
        words[at] = chooser.choice(
            [
                "",
                name,
                f"{name}={value} {name}={value}",
                chooser.choice(others),
                chooser.choice(chooser.choice(starts)),
                f"{name}={chooser.choice(['0', '1', '2', '7', '-1', 'roll', 'move', 'over'])}",
                words[at][:letter] + sign + words[at][letter:],
                words[at][:letter] + sign + words[at][letter + 1 :],
                words[at][:letter] + words[at][letter + 1 :],
            ]
        )
        yield replace(record, start=" ".join(words))


def refusal_of(game: ludoteca.Game, text: str) -> Refusal | None:
    """Refuse a move; None where it is legal, or no spelling."""
    try:
        return game.why_not(text)
    except ludoteca.InvalidMove:
        return None


# What is compared


def compare(text: str, found: dict[str, Any]) -> list[str]:
    """Compare what was found about a record with what Python finds; return the clauses that forbid a move."""
    verdict = check(read_record(text), rulebook_of)
    assert found["status"] == verdict.status, text
    for expected, one in zip(verdict.findings, found["findings"], strict=True):
        assert (one["key"], one["outcome"]) == (expected.key, OUTCOMES[expected.holds]), text
        assert one["parameters"].get("clause") == expected.parameters.get("clause"), text
        if "seats_of_board" not in str(expected.parameters):  # a sentence of the game's own, which the app has not
            assert {language: one[language] for language in LANGUAGES} == {
                language: expected.explain(language) for language in LANGUAGES
            }
    return [one["parameters"]["clause"] for one in found["findings"] if one["key"] == "moves.forbidden"]


@every_game
def test_whole_games_hold(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [record.to_text() for record in whole_games(game_id)]
    for text, found in zip(texts, checked_in_node(tmp_path, texts), strict=True):
        assert found["status"] == "holds", found
        assert compare(text, found) == []


@every_game
def test_what_is_changed_is_found_as_python_finds_it(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [
        record.to_json() if number % 2 else record.to_text() for number, record in enumerate(changed_games(game_id))
    ]
    for text, found in zip(texts, checked_in_node(tmp_path, texts), strict=True):
        compare(text, found)


@every_game
def test_moves_of_all_forms_are_read_as_python_reads_them(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [record.to_json() for record in spelled_otherwise(game_id)]
    for text, found in zip(texts, checked_in_node(tmp_path, texts), strict=True):
        compare(text, found)


@every_game
def test_illegal_moves_are_refused_with_their_clauses(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [record.to_text() for record in refused_in_every_way(game_id)]
    clauses = [compare(*pair) for pair in zip(texts, checked_in_node(tmp_path, texts), strict=True)]
    assert all(clauses)
    assert len(clauses) > len(rulebook_of(game_id).engine.REFUSALS) / 3, "many reasons are tried"


@every_game
def test_games_that_begin_at_a_position_are_checked_too(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [record.to_text() for record in begun_at_positions(game_id)]
    for text, found in zip(texts, checked_in_node(tmp_path, texts), strict=True):
        assert found["status"] == "holds", found
        compare(text, found)


@every_game
def test_what_is_changed_after_a_position_is_found_as_python_finds_it(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [record.to_json() for record in changed_after_positions(game_id)]
    for text, found in zip(texts, checked_in_node(tmp_path, texts), strict=True):
        compare(text, found)


@every_game
def test_forged_positions_are_refused_as_python_refuses_them(game_id: str, tmp_path: Path) -> None:
    write_data(tmp_path, game_id)
    texts = [record.to_json() for record in forged_positions(game_id)]
    found = checked_in_node(tmp_path, texts)
    for text, one in zip(texts, found, strict=True):
        compare(text, one)
    failing = [one["findings"][0]["en"] for one in found if one["findings"][0]["key"] == "record.fails"]
    assert len(failing) > len(texts) / 3, "most changes do harm"
    assert len({sentence.partition(": ")[2] for sentence in failing}) > LEAST_FAULTS, "many faults are tried"


def test_what_the_rules_here_cannot_check_is_said(tmp_path: Path) -> None:
    write_data(tmp_path, "parchis")
    record = played_out(ludoteca.new("parchis", players=2, seed=1), 1).record()
    records = [
        ("unknown_options", replace(record, options={"sevens": True})),
        ("other_rules", replace(record, rules=99)),
        ("no_rules", replace(record, game="chess")),
        ("no_rules", replace(record, game="../data/parchis")),
    ]
    found = checked_in_node(tmp_path, [changed.to_text() for _, changed in records])
    for (why, _), one in zip(records, found, strict=True):
        assert one["status"] == "unchecked"
        assert one["findings"][-1]["key"] == "moves.not_here"
        assert one["findings"][-1]["parameters"]["why"] == why
