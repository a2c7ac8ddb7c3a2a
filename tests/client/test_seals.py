"""Seals are kept for good, bytes come after them, and a server that exchanges its envelope is found out."""

import json
import os
import queue
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from client.bots import any_move
from client.test_connect import visit
from ludoteca.cli.app import app
from ludoteca.client import connection, seals
from ludoteca.client.api import Server
from ludoteca.client.errors import ClientError
from ludoteca.client.seals import SealedDice, Seals, default_folder
from ludoteca.core.kept_seal import KeptSeal, OwnBytes, read_kept_seal
from server.players import NO_LIMITS, Served

TABLE = "Zk3vQ0tq-7rXh_2LwB9aYg"
SEAL, OTHER = "ab" * 32, "cd" * 32
DISHONEST = Path(__file__).with_name("dishonest.py")


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setattr(connection, "PAUSE_SECONDS", 0.0)


@pytest.fixture
def folder(tmp_path: Path) -> Seals:
    return Seals(tmp_path / "seals")


def welcome(**rest: Any) -> dict[str, Any]:
    state = {"status": "running", "seq": 3}
    return {"type": "welcome", "commit": SEAL, "seats": [0], "added": [], "can_add": True, "events": []} | {
        "state": state,
        **rest,
    }


def refused(code: str, number: int | None = 1) -> dict[str, Any]:
    return {"type": "refused", "id": number, "code": code, "parameters": {}}


def happened(number: int | None, status: str = "running") -> dict[str, Any]:
    return {"type": "events", "id": number, "events": [], "state": {"status": status}}


def added(dice: SealedDice, message: dict[str, Any]) -> list[dict[str, Any]]:
    """Send what a welcome asks for, under the ids 1, 2…"""
    requests = dice.welcome(message)
    dice.sent = {number: request["seat"] for number, request in enumerate(requests, 1)}
    return requests


# What is kept


def test_what_is_drawn_is_kept_before_it_is_sent_and_sent_again_until_it_is_answered(folder: Seals) -> None:
    sent = SealedDice(folder, TABLE).welcome(welcome())
    kept = folder.at(TABLE)
    assert kept == KeptSeal(TABLE, SEAL, {0: OwnBytes(sent[0]["bytes"])})
    assert sent == [{"type": "bytes", "seat": 0, "bytes": sent[0]["bytes"]}]
    again = SealedDice(folder, TABLE)  # the program was ended before the answer
    assert added(again, welcome(added=[0], can_add=False)) == sent
    assert again.hear(refused("bytes_added")) == "added"
    assert again.welcome(welcome(added=[0])) == []
    assert SealedDice(folder, TABLE).kept == KeptSeal(TABLE, SEAL, {0: OwnBytes(sent[0]["bytes"], "added")})


@pytest.mark.parametrize(("code", "answer"), [("bytes_given", "given"), ("bytes_fixed", "fixed")])
def test_what_the_server_does_not_take_is_kept_with_its_answer(folder: Seals, code: str, answer: str) -> None:
    dice = SealedDice(folder, TABLE)
    added(dice, welcome())
    assert dice.hear(refused(code)) == answer
    kept = folder.at(TABLE)
    assert kept
    assert kept.own[0].answer == answer


def test_only_the_answer_to_the_own_message_counts_and_it_is_not_taken_back(folder: Seals) -> None:
    dice = SealedDice(folder, TABLE)
    added(dice, welcome(seats=[0, 1]))
    assert dice.hear(happened(None)) == dice.hear(refused("bytes_given", 7)) == ""
    assert dice.kept
    assert [dice.kept.own[seat].answer for seat in (0, 1)] == ["", ""]
    assert dice.hear(happened(1)) == ""
    assert dice.hear(refused("bytes_given", 1)) == ""
    assert dice.hear(refused("bytes_given", 2)) == "given"
    assert dice.kept
    assert [dice.kept.own[seat].answer for seat in (0, 1)] == ["added", "given"]


def test_nothing_is_drawn_where_it_is_too_late_or_another_device_has_added(folder: Seals) -> None:
    assert SealedDice(folder, TABLE).welcome(welcome(can_add=False)) == []
    assert SealedDice(folder, TABLE).welcome(welcome(added=[0])) == []
    kept = folder.at(TABLE)
    assert kept == KeptSeal(TABLE, SEAL)  # the seal all the same


def test_watchers_add_nothing_and_keep_nothing(folder: Seals) -> None:
    assert SealedDice(folder, TABLE).welcome(welcome(seats=[])) == []
    assert folder.at(TABLE) is None


def test_nothing_is_added_to_dice_whose_seal_has_changed(folder: Seals) -> None:
    dice = SealedDice(folder, TABLE)
    dice.see(SEAL, [0])
    again = SealedDice(folder, TABLE)
    assert again.welcome(welcome(commit=OTHER)) == []
    assert (again.is_changed, again.seal, again.shown) == (True, SEAL, OTHER)
    kept = folder.at(TABLE)
    assert kept
    assert kept.seal == SEAL


@pytest.mark.parametrize("commit", ["", "abc", SEAL.upper(), "../" + SEAL])
def test_what_is_no_seal_is_refused(folder: Seals, commit: str) -> None:
    with pytest.raises(ClientError):
        SealedDice(folder, TABLE).welcome(welcome(commit=commit))


@pytest.mark.parametrize("table", ["../../x", "a/b", "", "*", "x" * 65])
def test_an_id_that_is_none_is_no_file(folder: Seals, table: str) -> None:
    assert folder.at(table) is None
    with pytest.raises(ClientError):
        folder.keep(0, KeptSeal(table, SEAL))


def test_files_are_for_their_owner_alone_and_two_seats_do_not_overwrite_each_other(folder: Seals) -> None:
    first, second = SealedDice(folder, TABLE), SealedDice(folder, TABLE)  # two programs
    first.welcome(welcome())
    second.welcome(welcome(seats=[1]))
    kept = folder.at(TABLE)
    assert kept
    assert sorted(kept.own) == [0, 1]
    assert {path.stat().st_mode & 0o777 for path in folder.folder.iterdir()} == {0o600}


def test_only_games_that_are_over_are_forgotten(folder: Seals, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seals, "MOST_FILES", 4)
    ids = [f"{TABLE[:-1]}{digit}" for digit in "abcde"]
    for number, table in enumerate(ids):
        folder.keep(0, KeptSeal(table, SEAL, is_over=number in (1, 2)))
        os.utime(folder.folder / f"{table}.0.json", (number, number))
    (folder.folder / f"{TABLE[:-1]}f.0.json").write_text("spoilt")
    dice = SealedDice(folder, ids[4])
    dice.see(SEAL, [0])
    dice.hear(happened(None, "over"))
    assert [table for table in ids if folder.at(table)] == [ids[0], ids[3], ids[4]]


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"table": "a", "seal": "b", "own": {}, "is_over": false}'])
def test_what_is_spoilt_is_told(text: str) -> None:
    with pytest.raises(ValueError, match=r"kept of a table|Expecting value"):
        read_kept_seal(text)


def test_what_is_kept_is_read_as_it_was_written() -> None:
    kept = KeptSeal(TABLE, SEAL, {0: OwnBytes("1" * 32, "added"), 3: OwnBytes("2" * 32)}, is_over=True)
    assert read_kept_seal(kept.to_json()) == kept


# A server that is not honest


class Dishonest(Served):
    """A server that exchanges its envelope, in a process of its own."""

    script = DISHONEST


@pytest.fixture
def dishonest(tmp_path: Path) -> Iterator[Dishonest]:
    served = Dishonest(f"sqlite:///{tmp_path}/a.db", tmp_path, *NO_LIMITS)
    try:
        served.start()
        yield served
    finally:
        if served.process:
            served.process.kill()
            served.gone()


def test_a_server_that_swaps_its_slip_after_it_has_seen_the_bytes_is_found_out(
    dishonest: Dishonest, tmp_path: Path
) -> None:
    link, tokens = Server(dishonest.address).make(
        {"game": "parchis", "players": 2, "options": {"start_out": 2}}
        | {"seats": [{"kind": "here"}, {"kind": "bot", "level": "beginner"}]}
    )
    keys = ",".join(f"{seat}.{token}" for seat, token in tokens.items())
    shown = visit(f"{link.for_friends}#keys={keys}", engine=any_move(tmp_path))
    seal = re.search(r"\b[0-9a-f]{64}\b", shown)
    kept = Seals(default_folder()).at(link.table)
    assert seal
    assert kept
    assert kept.seal == seal[0]
    assert kept.own[0].answer == "added"
    record = Server(dishonest.address).record(link.table)
    assert f"Bytes 0: {kept.own[0].bytes}" in record
    assert "(6)" in record.partition("\n\n")[2].splitlines()[0]  # it has chosen the first throw

    found = CliRunner().invoke(app, ["verify", "-", "--lang", "en", "--json"], input=record)
    keys_found = {one["key"]: one["holds"] for one in json.loads(found.stdout)["findings"]}
    assert found.exit_code == 1
    assert [key for key, holds in keys_found.items() if holds is False] == ["seal.fails"]
    assert keys_found["commit.holds"]
    assert keys_found["throws.holds"]


def test_another_seal_at_the_next_welcome_is_an_alarm(dishonest: Dishonest, tmp_path: Path) -> None:
    link, tokens = Server(dishonest.address).make(
        {"game": "parchis", "players": 2, "seats": [{"kind": "here"}, {"kind": "invited"}]}
    )
    dice = SealedDice(Seals(default_folder()), link.table)
    dice.see(SEAL, [0])  # what this machine was shown before
    inbox: queue.Queue[Any] = queue.Queue()
    live = connection.LiveConnection(link, list(tokens.values()), "en", inbox)
    try:
        assert dice.welcome(inbox.get(timeout=60)) == []
        assert dice.is_changed
    finally:
        live.close()
