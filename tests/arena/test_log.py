"""The log: what is in it is never lost, and never mixed with another run's."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca.arena.errors import ArenaError
from ludoteca.arena.log import opened
from ludoteca.arena.playing import Clock, Outcome

SETTINGS = {"game": "parchis", "seed": "1", "seconds": 2.0, "options": {"six_counts": 12}, "code": "abc"}
OUTCOMES = [
    Outcome("a: b, c", 0, rotation, ((1,), (0, 2)), {"b": Clock(3, 0.5, 0.25)}, (0.125, -0.25, 0.125))
    for rotation in range(3)
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "log.jsonl"
    with opened(path, SETTINGS) as log:
        for outcome in OUTCOMES:
            log.add(outcome)
    return path


def read(path: Path, **changes: Any) -> list[Outcome]:
    with opened(path, SETTINGS | changes) as log:
        return list(log.outcomes.values())


def test_a_log_gives_back_what_was_written(path: Path) -> None:
    assert read(path) == OUTCOMES


def test_a_torn_last_line_is_dropped_and_overwritten(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5])
    assert read(path) == OUTCOMES[:2]
    with opened(path, SETTINGS) as log:
        log.add(OUTCOMES[2])
    assert read(path) == OUTCOMES


def test_a_torn_first_line_begins_a_new_log(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(b'{"arena":1,"settin')
    assert read(path) == []
    assert json.loads(path.read_bytes())["settings"] == SETTINGS


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seed": "2"}, r"holds another run \(seed 1 -> 2\)"),
        ({"seed": "2", "seconds": 1.0}, r"\(seed 1 -> 2; seconds 2.0 -> 1.0\)"),
        ({"options": {}}, r'\(options {"six_counts": 12} -> {}\)'),
        ({"ladder": True}, r"\(ladder null -> true\)"),
        ({"code": "def"}, r"rules or bots have changed since"),
    ],
)
def test_the_log_of_another_run_is_refused_and_stays_as_it_is(
    path: Path, changes: dict[str, Any], sentence: str
) -> None:
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=sentence):
        read(path, **changes)
    assert path.read_bytes() == before


def test_a_log_without_games_is_anybodys(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    assert read(path, seed="2") == []
    assert read(path) == []
    assert json.loads(path.read_bytes())["settings"] == SETTINGS


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"a shopping list\n", "is not the log of an arena"),
        (b"[1]\n", "is not the log of an arena"),
        (b'{"arena":99,"settings":{}}\n', "is not the log of an arena"),
        (b'{"format":1}\n', "is not the log of an arena"),
    ],
)
def test_a_file_that_is_no_log_is_refused_and_stays_as_it_is(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(content)
    with pytest.raises(ArenaError, match=sentence):
        read(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("line", [b"x", b"{}", b'{"places":3}', b"\xff"])
def test_a_line_that_cannot_be_read_is_named(path: Path, line: bytes) -> None:
    lines = path.read_bytes().splitlines()
    path.write_bytes(b"\n".join([*lines[:2], line, *lines[2:], b""]))
    with pytest.raises(ArenaError, match=r"line 3 of .* cannot be read"):
        read(path)


def test_a_log_that_another_run_writes_is_left_alone(path: Path) -> None:
    with opened(path, SETTINGS), pytest.raises(ArenaError, match="another run is writing"):
        read(path)


def test_a_folder_that_there_is_not_is_named(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"nowhere.* cannot be written"):
        read(tmp_path / "nowhere" / "log.jsonl")
