"""Engines as processes: those that keep to the protocol are heard, those that do not are told in a sentence."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from client.bots import any_move, broken
from ludoteca.client import engines
from ludoteca.client.engines import EngineProcess
from ludoteca.client.errors import EngineError
from ludoteca.client.seat import EngineSeat

TABLE = {"game": "parchis", "settings": {"players": 2, "mode": "individual", "options": {"play_on": True}}}
MOVES = ["Y5-8", "R39-42"]


@contextmanager
def running(command: str, grace_seconds: float = 5.0) -> Iterator[EngineProcess]:
    engine = EngineProcess(command, grace_seconds=grace_seconds)
    try:
        yield engine
    finally:
        engine.close()
        assert engine.process.returncode is not None


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "END_SECONDS", 0.3)


def test_the_engine_of_the_docs_chooses_among_the_moves_it_is_given(tmp_path: Path) -> None:
    with running(any_move(tmp_path)) as engine:
        engine.greet()
        assert engine.names == {"name": "Any Move"}
        EngineSeat(engine, TABLE, 0, 1.0)
        chosen = {engine.choose(1.0, MOVES) for _ in range(30)}
        assert chosen == {(move, "Why not?") for move in MOVES}


def test_an_engine_that_answers_only_when_told_to_stop_is_heard(tmp_path: Path) -> None:
    with running(broken(tmp_path, "late"), 1.0) as engine:
        engine.greet()
        assert engine.choose(0.05, MOVES) == ("Y5-8", "")
        assert engine.ask("ready?") == ["ready"]


def choose_once(command: str, grace_seconds: float) -> None:
    with running(command, grace_seconds) as engine:
        engine.greet()
        EngineSeat(engine, TABLE, 0, 1.0)
        engine.choose(0.1, MOVES)


@pytest.mark.parametrize(
    ("kind", "key"),
    [
        ("crashes", "gone"),
        ("silent", "silent"),
        ("chatters", "silent"),
        ("empty", "strange"),
        ("rude", "refused"),
        ("mute", "silent"),
        ("ends", "gone"),
        ("refuses", "refused"),
        ("other", "other_game"),
    ],
)
def test_a_broken_engine_is_told_in_a_sentence_and_nobody_waits(
    tmp_path: Path, kind: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "mute":
        monkeypatch.setattr(engines, "GREETING_SECONDS", 0.5)
    began = time.monotonic()
    with pytest.raises(EngineError) as caught:
        choose_once(broken(tmp_path, kind), 0.3 if key == "silent" else 5.0)
    assert caught.value.key == key
    assert all(caught.value.explain(language) for language in ("en", "es"))
    assert time.monotonic() - began < 10


def test_an_engine_that_takes_no_more_lines_keeps_nobody_waiting(tmp_path: Path) -> None:
    with running(broken(tmp_path, "deaf")) as engine:
        engine.greet()
        with pytest.raises(EngineError) as caught:
            engine.ask("position " + "x" * 500_000, 0.3)
        assert caught.value.key == "silent"


@pytest.mark.parametrize("command", ["", "  ", "no-such-program-here", "'", "/"])
def test_what_cannot_be_started_is_told(command: str) -> None:
    with pytest.raises(EngineError) as caught:
        EngineProcess(command)
    assert caught.value.key == "not_started"
