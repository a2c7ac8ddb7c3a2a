"""Two of one name at a table are told apart, in what everybody sees."""

from pathlib import Path

import pytest

from ludoteca.server import commands
from ludoteca.server.commands import NotAllowedError
from ludoteca.server.names import MAX_NAME, told_apart
from server.desk import ANA, BOT, Desk
from server.inside import running_house

INVITED = {"kind": "invited"}


@pytest.mark.parametrize(
    ("name", "taken", "shown"),
    [
        ("Ana", [], "Ana"),
        ("Ana", ["Bea"], "Ana"),
        ("Ana", ["Ana"], "Ana 2"),
        ("ANA", ["Ana"], "ANA 2"),
        ("Ana", ["Ana", "Ana 2"], "Ana 3"),
        ("Ana", ["Ana 2"], "Ana"),
        ("Ana 2", ["Ana", "Ana 2"], "Ana 2 2"),
        ("A" * MAX_NAME, ["A" * MAX_NAME], "A" * (MAX_NAME - 2) + " 2"),
    ],
)
def test_a_name_that_somebody_has_gets_a_number(name: str, taken: list[str], shown: str) -> None:
    assert told_apart(name, taken) == shown


def test_those_who_sit_from_the_beginning_are_told_apart() -> None:
    desk = Desk(game="parchis", players=4, seats=[ANA, ANA, BOT, {"kind": "bot", "name": "ana"}])
    assert [seat.name for seat in desk.table.seats] == ["Ana", "Ana 2", "Lola", "ana 3"]


def test_a_name_is_free_again_when_its_person_has_left() -> None:
    desk = Desk(game="parchis", players=3, seats=[ANA, INVITED, INVITED])
    desk.note(commands.sit(desk.table, 1, "Ana", "", desk.now_ms))
    assert desk.table.seats[1].name == "Ana 2"
    desk.note(commands.leave(desk.table, 0, desk.now_ms))
    desk.note(commands.sit(desk.table, 2, "Ana", "", desk.now_ms))
    assert [seat.name for seat in desk.table.seats] == ["", "Ana 2", "Ana"]


def test_everybody_sees_the_same_names_and_the_record_has_them(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        table = house.make(game="stax", seats=[ANA, INVITED])
        token = house.sit(table.id, 1, "Ana")
        with house.join(table.id, table.tokens[0]) as first, house.join(table.id, token) as second:
            for guest in (first, second):
                assert [seat["name"] for seat in guest.state["seats"]] == ["Ana", "Ana 2"]
        record = house.ask("GET", f"/api/tables/{table.id}/record")
    assert "\nSeat 0: Ana\nSeat 1: Ana 2\n" in record


def test_bots_have_the_names_of_their_personalities() -> None:
    seats = [
        ANA,
        BOT,
        BOT | {"personality": "careful"},
        BOT | {"personality": ""},
    ]
    desk = Desk(game="parchis", players=4, seats=seats)
    sitting = [(seat.name, seat.personality) for seat in desk.table.seats]
    assert sitting == [("Ana", ""), ("Paloma", "careful"), ("Paloma 2", "careful"), ("Bot 4", "")]


def test_a_personality_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(NotAllowedError) as refused:
        Desk(game="stax", players=2, seats=[ANA, BOT | {"personality": "angry"}])
    assert refused.value.code == "no_such_personality"
