"""The first throw waits for what people add to the dice, but not for long, and says who has added nothing."""

from pathlib import Path
from typing import Any

import pytest

from ludoteca.core.envelope import mix_of
from ludoteca.server import commands
from ludoteca.server.view import event_of
from server.desk import ANA, BOT, BYTES, HERE, TABLE_ID, Desk
from server.inside import Guest, running_house

WAIT: dict[str, Any] = {"first_throw_seconds": 5}


def bot_first(**wanted: Any) -> Desk:
    """Make a table at which a bot throws first, and a person is connected."""
    return Desk(seats=[BOT, ANA], options={"first": 0}, **WAIT | wanted)


def last_roll(desk: Desk) -> dict[str, Any]:
    return dict(next(entry.body for entry in reversed(desk.log) if entry.kind == "roll"))


def told_in(desk: Desk, language: str) -> list[str]:
    """List the sentences of the last entry."""
    entry, events = desk.table.recent[-1]
    return [one["sentence"] for one in event_of(entry, events, language)["narration"]]


# Throws that nobody asks for


def test_a_bot_that_throws_first_waits_for_what_the_person_adds() -> None:
    desk = bot_first()
    assert desk.due() == []
    assert desk.seconds_to_due() == 5
    desk.wait(1)
    desk.send("bytes", [1], seat=1, bytes=BYTES[1])
    assert desk.due() == ["roll"]
    assert "left_out" not in last_roll(desk)
    assert desk.table.mix == mix_of(TABLE_ID, (b"", bytes.fromhex(BYTES[1]))).hex()


def test_a_bot_waits_no_longer_than_the_setting_and_says_who_is_left_out() -> None:
    desk = bot_first()
    desk.wait(4.999)
    assert desk.due() == []
    desk.wait(0.001)
    assert desk.due() == ["roll"]
    assert (last_roll(desk)["left_out"], last_roll(desk)["names"]) == ([1], ["Ana"])
    assert told_in(desk, "en")[-1] == "Ana has added nothing to the dice of this game."
    assert told_in(desk, "es")[-1] == "Ana no ha añadido nada a los dados de esta partida."
    desk.refuses("bytes_fixed", "bytes", [1], seat=1, bytes=BYTES[1])
    desk.play_until("roll")
    desk.step()
    assert "left_out" not in last_roll(desk)  # it is told once


def test_a_person_who_opens_the_table_late_is_waited_for_from_then_on() -> None:
    desk = bot_first(are_here=False)
    desk.wait(60)
    desk.note([desk.table.add("here", desk.now_ms, 1, process=HERE)])
    assert desk.seconds_to_due() == 5
    assert desk.due() == []


def test_coming_and_going_does_not_put_the_first_throw_off() -> None:
    desk = bot_first()
    for _ in range(4):
        desk.wait(1)
        desk.note([desk.table.add("gone", desk.now_ms, 1)])
        desk.note([desk.table.add("here", desk.now_ms, 1, process=HERE)])
    assert desk.seconds_to_due() == 1


def test_who_has_gone_is_not_waited_for_and_who_has_just_sat_down_is() -> None:
    desk = Desk(players=3, seats=[ANA, {"kind": "invited"}, BOT], options={"first": 2}, **WAIT)
    desk.send("bytes", [0], seat=0, bytes=BYTES[0])
    desk.note(commands.sit(desk.table, 1, "Bea", "", desk.now_ms))
    assert desk.seconds_to_due() == 5
    desk.note([desk.table.add("here", desk.now_ms, 1, process=HERE)])
    desk.note([desk.table.add("gone", desk.now_ms, 1)])
    assert desk.due() == ["roll"]
    assert last_roll(desk)["left_out"] == [1]


def test_a_table_that_throws_by_itself_waits_too() -> None:
    desk = Desk(throw_by_itself=True, **WAIT)
    assert desk.due() == []
    for seat in (0, 1):
        desk.send("bytes", [seat], seat=seat, bytes=BYTES[seat])
    assert desk.due() == ["roll"]
    assert desk.log[-1].body["by"] == "itself"


def test_nobody_waits_where_only_bots_play() -> None:
    assert Desk(seats=[BOT, BOT], **WAIT).due() == ["roll"]


# Throws of people


def test_a_throw_of_a_person_is_done_when_the_others_have_added() -> None:
    desk = Desk(options={"first": 0}, **WAIT)
    desk.send("bytes", [0], seat=0, bytes=BYTES[0])
    assert desk.send("roll", [0]) == ["roll_asked"]
    assert told_in(desk, "en") == ["The throw waits a moment for what the device of Bea adds to the dice."]
    desk.refuses("throw_waits", "roll", [0])
    assert desk.due() == []
    desk.send("bytes", [1], seat=1, bytes=BYTES[1])
    assert desk.due(pace_ms=800) == ["roll"]
    assert (desk.log[-1].seat, desk.log[-1].body["by"]) == (0, "person")
    assert desk.replayed().record().to_text() == desk.table.record().to_text()


def test_a_throw_of_a_person_is_done_after_the_wait_without_those_who_add_nothing() -> None:
    desk = Desk(options={"first": 0}, **WAIT)
    desk.send("bytes", [0], seat=0, bytes=BYTES[0])
    desk.wait(2)
    desk.send("roll", [0])
    assert desk.seconds_to_due() == 3
    desk.wait(3)
    assert desk.due() == ["roll"]
    assert last_roll(desk)["left_out"] == [1]


def test_who_comes_back_after_a_throw_was_asked_for_does_not_put_it_off() -> None:
    desk = Desk(players=3, options={"first": 0}, **WAIT)
    desk.note([desk.table.add("gone", desk.now_ms, 2)])
    desk.send("roll", [0])
    assert desk.log[-1].body["waits_for"] == [1]
    desk.note([desk.table.add("here", desk.now_ms, 2, process=HERE)])
    desk.send("bytes", [1], seat=1, bytes=BYTES[1])
    assert desk.due() == ["roll"]
    assert last_roll(desk)["left_out"] == [0, 2]


def test_a_client_that_throws_without_adding_waits_for_others_only() -> None:
    desk = Desk(**WAIT)
    assert desk.send("roll", [0, 1]) == ["roll"]
    assert last_roll(desk)["left_out"] == [0, 1]


def test_the_clock_of_who_has_thrown_stands_still_while_the_others_add() -> None:
    desk = Desk(clock={"kind": "total", "seconds": 6}, options={"first": 0}, **WAIT)
    desk.send("bytes", [0], seat=0, bytes=BYTES[0])
    desk.wait(2)
    desk.send("roll", [0])
    desk.wait(3)
    assert desk.left_ms(0) == 4000
    assert desk.due() == ["roll"]
    assert desk.left_ms(0) == 4000


def test_a_seat_that_is_handed_to_a_bot_meanwhile_throws_all_the_same() -> None:
    desk = Desk(options={"first": 0}, **WAIT)
    desk.send("roll", [0])
    desk.send("to_bot", [0], seat=0)
    assert desk.due() == []
    desk.wait(5)
    assert desk.due() == ["roll"]
    assert desk.log[-1].body["by"] == "bot"


# What is given twice


def test_what_is_added_again_after_a_lost_connection_is_told_from_something_else() -> None:
    desk = Desk(**WAIT)
    desk.send("bytes", [0], seat=0, bytes=BYTES[0])
    desk.refuses("bytes_added", "bytes", [0], seat=0, bytes=BYTES[0])
    desk.refuses("bytes_given", "bytes", [0], seat=0, bytes=BYTES[1])


# A real application


def test_a_welcome_carries_the_seal_and_who_has_added(tmp_path: Path) -> None:
    with running_house(tmp_path, first_throw_seconds=60) as house:
        table = house.make(options={"first": 0})
        with house.join(table.id, table.tokens[0]) as ana, house.join(table.id, table.tokens[1]) as bea:
            welcome = ana.heard[0]
            assert (welcome["commit"], welcome["added"], welcome["can_add"]) == (table.commit, [], True)
            ana.send("bytes", seat=0, bytes=BYTES[0])
            ana.hear_of("bytes")
            ana.send("roll")
            bea.hear_of("roll_asked")
            bea.send("bytes", seat=1, bytes=BYTES[1])
            assert "left_out" not in ana.hear_of("roll")["body"]
        with house.join(table.id) as watcher:
            welcome = watcher.heard[0]
            assert (welcome["commit"], welcome["added"], welcome["can_add"]) == (table.commit, [0, 1], False)


@pytest.mark.parametrize("adds", [True, False])
def test_what_a_person_adds_comes_in_time_where_a_bot_throws_first(tmp_path: Path, adds: bool) -> None:
    with running_house(tmp_path, first_throw_seconds=60 if adds else 0.05) as house:
        table = house.make(seats=[BOT, ANA], options={"first": 0})
        with house.join(table.id, table.tokens[1]) as ana:
            if adds:
                ana.send("bytes", seat=1, bytes=BYTES[1])
            roll = ana.hear_of("roll")
            assert roll["body"].get("left_out", []) == ([] if adds else [1])
            resign(ana)
        record = house.ask("GET", f"/api/tables/{table.id}/record")
        assert f"Bytes 1: {BYTES[1] if adds else '0' * 32}" in record


def resign(guest: Guest) -> None:
    guest.send("resign", seat=guest.held[0])
    guest.hear_until(lambda one: one.state["status"] == "over")
