"""What happens without being asked: bots and the table act, time runs out, and those who are gone lose their seats."""

import random
from contextlib import suppress
from itertools import pairwise

import pytest

from ludoteca.core.errors import LudotecaError
from ludoteca.server import commands, schedule
from ludoteca.server.commands import NotAllowedError
from ludoteca.server.table import GRACE_MS
from ludoteca.server.view import state_of
from server.desk import ANA, AUDIENCE, BOT, HERE, Desk, every_game, people, request_of, something

# By itself


def test_bots_throw_and_think_after_a_pause() -> None:
    desk = Desk(seats=[BOT, BOT])
    assert desk.seconds_to_due(pace_ms=800) == 0.8
    assert desk.due(pace_ms=800) == []
    desk.wait(0.8)
    assert desk.due(pace_ms=800) == ["roll"]
    desk.play_until("move")
    assert not schedule.must_think(desk.table, desk.now_ms, 800, AUDIENCE)
    desk.wait(0.8)
    assert schedule.must_think(desk.table, desk.now_ms, 800, AUDIENCE)
    assert desk.due(pace_ms=800) == []


def test_bots_wait_for_people_who_are_not_there() -> None:
    desk = Desk(seats=[ANA, BOT], are_here=False)
    desk.table.add("here", desk.now_ms, 0, process=HERE)
    while desk.table.seat_to_act != 1:
        desk.step()
    desk.table.add("gone", desk.now_ms, 0)
    assert desk.due() == []
    assert desk.seconds_to_due() is None
    desk.table.add("here", desk.now_ms, 0, process=HERE)
    assert desk.due() == ["roll"]


def test_the_table_throws_by_itself_where_it_was_asked_to() -> None:
    assert Desk().due() == []
    desk = Desk(throw_by_itself=True)
    assert desk.seconds_to_due(pace_ms=500) == 0.5
    assert desk.due(pace_ms=500) == []
    desk.wait(0.5)
    assert desk.due(pace_ms=500) == ["roll"]
    assert desk.log[-1].body["by"] == "itself"
    while desk.table.game.phase == "roll":
        desk.due()
    assert desk.due() == []


def test_the_table_plays_the_only_move_by_itself_where_it_was_asked_to() -> None:
    for forced in (False, True):
        desk = Desk(game="felix-sex", forced_by_itself=forced)
        while len(desk.table.game.legal_moves) != 1:
            desk.step()
        assert desk.due() == (["move"] if forced else [])
    assert desk.log[-1].body["by"] == "itself"
    desk.play_until("move")
    assert desk.due() == []


# Clocks


def test_without_a_clock_nobody_is_hurried() -> None:
    desk = Desk()
    desk.wait(100_000)
    assert desk.due() == []
    assert desk.left_ms(0) is None
    assert desk.table.clock_runs_for is None


def test_a_clock_by_the_move_begins_anew_with_every_decision() -> None:
    desk = Desk(clock={"kind": "move", "seconds": 20})
    seat = desk.table.seat_to_act or 0
    assert desk.table.clock_runs_for == seat
    desk.wait(15)
    assert (desk.left_ms(seat), desk.left_ms(1 - seat)) == (5000, 20_000)
    assert desk.seconds_to_due() == 5
    desk.step()
    assert desk.left_ms(desk.table.seat_to_act or 0) == 20_000
    desk.wait(19.999)
    assert desk.due() == []
    desk.wait(0.001)
    assert desk.due() == ["kept"]
    assert desk.log[-1].body == {"why": "time", "name": "Bea"}


def test_a_clock_in_all_runs_down_with_each_decision_and_a_move_adds_to_it() -> None:
    desk = Desk(game="stax", clock={"kind": "total", "seconds": 60, "increment": 5})
    desk.wait(10)
    desk.step()
    assert (desk.left_ms(0), desk.left_ms(1)) == (55_000, 60_000)
    desk.wait(20)
    assert (desk.left_ms(0), desk.left_ms(1)) == (55_000, 40_000)
    desk.step()
    assert (desk.left_ms(0), desk.left_ms(1)) == (55_000, 45_000)
    assert desk.seconds_to_due() == 55
    desk.wait(55)
    assert desk.due() == ["kept"]
    assert desk.left_ms(0) == 0


def test_a_throw_takes_time_and_adds_none() -> None:
    desk = Desk(clock={"kind": "total", "seconds": 60, "increment": 5})
    seat = desk.table.seat_to_act or 0
    desk.wait(3)
    desk.step()
    assert desk.left_ms(seat) == 57_000


def test_before_the_start_everyone_has_all_their_time() -> None:
    for kind in ("move", "total"):
        desk = Desk(players=3, seats=people(1), clock={"kind": kind, "seconds": 60})
        desk.wait(30)
        assert [desk.left_ms(seat) for seat in range(3)] == [60_000] * 3
        assert desk.table.clock_runs_for is None


def test_the_time_of_a_kept_seat_stands_still_and_its_bot_earns_none() -> None:
    desk = Desk(game="stax", clock={"kind": "total", "seconds": 60, "increment": 5})
    desk.wait(10)
    desk.send("to_bot", seat=0)
    desk.wait(30)
    assert desk.left_ms(0) == 50_000
    assert desk.table.clock_runs_for is None
    desk.step()
    assert desk.left_ms(0) == 50_000
    desk.step()
    desk.wait(20)
    desk.send("back", seat=0)
    assert desk.left_ms(0) == 50_000
    desk.wait(20)
    assert desk.left_ms(0) == 30_000


@pytest.mark.parametrize("kind", ["move", "total"])
def test_giving_the_seat_away_and_taking_it_back_wins_no_time(kind: str) -> None:
    desk = Desk(game="stax", clock={"kind": kind, "seconds": 60})
    for _ in range(4):
        desk.wait(10)
        desk.send("to_bot", seat=0)
        desk.wait(10)
        desk.send("back", seat=0)
    assert desk.left_ms(0) == 20_000


@pytest.mark.parametrize(("kind", "refusal"), [("move", "time_is_up"), ("total", "no_time_left")])
def test_who_comes_back_after_their_time_has_some_grace_once_a_game(kind: str, refusal: str) -> None:
    desk = Desk(game="stax", clock={"kind": kind, "seconds": 60})
    desk.wait(60)
    assert desk.due() == ["kept"]
    desk.wait(5)
    assert desk.send("back", seat=0) == ["back"]
    assert desk.left_ms(0) == GRACE_MS
    desk.wait(4)
    desk.send("to_bot", seat=0)
    desk.send("back", seat=0)
    assert desk.left_ms(0) == GRACE_MS - 4000
    desk.wait(6)
    assert desk.due() == ["kept"]
    desk.refuses(refusal, "back", seat=0)
    desk.step()
    if kind == "total":
        desk.refuses(refusal, "back", seat=0)
        return
    assert desk.send("back", seat=0) == ["back"]
    desk.step()
    assert desk.left_ms(0) == 60_000
    desk.wait(60)
    assert desk.due() == ["kept"]
    desk.refuses(refusal, "back", seat=0)


def test_giving_the_seat_away_each_turn_refills_no_clock() -> None:
    desk = Desk(game="stax", clock={"kind": "total", "seconds": 60})
    desk.wait(57)
    desk.step()
    for _ in range(3):  # while it is the other's turn, and while it is one's own
        for _ in range(2):
            desk.send("to_bot", seat=0)
            desk.send("back", seat=0)
            assert desk.left_ms(0) == 3000
            desk.step()


def test_there_is_no_grace_where_the_person_was_gone_or_asked_for_the_bot() -> None:
    desk = Desk(game="stax", clock={"kind": "total", "seconds": 60})
    desk.wait(55)
    desk.note(commands.keep(desk.table, 0, "gone", desk.now_ms))
    desk.wait(100)
    desk.send("back", seat=0)
    assert desk.left_ms(0) == 5000


def test_the_grace_is_never_more_than_the_clock_gives() -> None:
    desk = Desk(game="stax", clock={"kind": "move", "seconds": 5})
    desk.wait(5)
    desk.due()
    desk.send("back", seat=0)
    assert desk.left_ms(0) == 5000


@pytest.mark.parametrize("kind", ["move", "total"])
def test_a_move_that_is_taken_back_wins_no_time_and_costs_the_other_none(kind: str) -> None:
    desk = Desk(game="stax", clock={"kind": kind, "seconds": 60, "increment": 5})
    for _ in range(5):
        desk.wait(3)
        desk.step()
        desk.wait(2)
        desk.send("undo", [0])
    assert desk.left_ms(0) == 60_000 - 5 * 5000
    assert desk.left_ms(1) == 60_000


def test_a_move_taken_back_after_the_time_is_up_leaves_none() -> None:
    desk = Desk(game="stax", clock={"kind": "move", "seconds": 20})
    desk.wait(15)
    desk.step()
    desk.wait(10)
    desk.send("undo", [0])
    assert desk.left_ms(0) == 0
    assert desk.due() == ["kept"]


# Patience


def test_a_bot_keeps_the_seat_of_who_is_gone_for_longer_than_the_patience() -> None:
    desk = Desk(patience_seconds=30)
    desk.note([desk.table.add("gone", desk.now_ms, 1)])
    desk.wait(20)
    seats = state_of(desk.table, "en", desk.now_ms, with_moves=False)["seats"]
    assert [seat["gone_ms_left"] for seat in seats] == [None, 10_000]
    assert [seat["is_here"] for seat in seats] == [True, False]
    assert desk.seconds_to_due() == 10
    desk.wait(9.999)
    assert desk.due() == []
    desk.wait(0.001)
    assert desk.due() == ["kept"]
    assert (desk.log[-1].seat, desk.log[-1].body) == (1, {"why": "gone", "name": "Bea"})
    assert state_of(desk.table, "en", desk.now_ms, with_moves=False)["seats"][1]["gone_ms_left"] is None
    assert desk.due() == []


def test_patience_runs_only_while_somebody_is_there_to_wait() -> None:
    desk = Desk(patience_seconds=30)
    for seat in (0, 1):
        desk.note([desk.table.add("gone", desk.now_ms, seat)])
    desk.wait(10_000)
    assert desk.due() == []
    assert desk.seconds_to_due() is None
    assert [seat["gone_ms_left"] for seat in state_of(desk.table, "en", desk.now_ms, with_moves=False)["seats"]] == [
        None,
        None,
    ]
    desk.note([desk.table.add("here", desk.now_ms, 0, process=HERE)])
    assert desk.seconds_to_due() == 30
    desk.wait(30)
    assert desk.due() == ["kept"]


def test_who_never_came_after_sitting_down_is_waited_for_from_the_start_on() -> None:
    desk = Desk(patience_seconds=30, are_here=False)
    desk.note([desk.table.add("here", desk.now_ms, 0, process=HERE)])
    desk.wait(30)
    assert desk.due() == ["kept"]
    assert desk.log[-1].seat == 1


def test_who_came_back_is_waited_for_anew() -> None:
    desk = Desk(patience_seconds=30)
    desk.note([desk.table.add("gone", desk.now_ms, 1)])
    desk.wait(30)
    desk.due()
    desk.send("back", seat=1)
    assert desk.seconds_to_due() == 30


def test_nobody_waits_for_people_who_have_given_up_or_left() -> None:
    desk = Desk(players=3)
    for seat in range(3):
        desk.send("resign", seat=seat)
        desk.note([desk.table.add("gone", desk.now_ms, seat)])
    assert desk.due() == ["roll"]
    desk.play_out()
    assert desk.table.why_over == "rules"


@pytest.mark.parametrize("seats", [people(2), people(1)])
def test_people_on_a_server_process_that_has_died_are_gone(seats: list[dict[str, str]]) -> None:
    desk = Desk(seats=seats, are_here=False)
    desk.note([desk.table.add("here", desk.now_ms, 0, process="dead")])
    assert schedule.next_due_ms(desk.table, 0, AUDIENCE) == 0
    assert desk.due() == ["gone"]
    assert desk.table.seats[0].here == ""
    assert desk.due() == []


def test_a_game_that_is_over_does_nothing_more() -> None:
    desk = Desk(clock={"kind": "move", "seconds": 5})
    desk.send("resign", seat=0)
    desk.note([desk.table.add("here", desk.now_ms, 0, process="dead")])
    desk.wait(1000)
    assert desk.seconds_to_due() is None
    assert desk.due() == []
    assert not schedule.must_think(desk.table, desk.now_ms, 0, AUDIENCE)


# The alarm and what it rings for


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_something_is_done_exactly_when_the_alarm_says_that_it_is_due(game_id: str, seed: int) -> None:
    chooser = random.Random(f"alarm {game_id} {seed}")
    desk = Desk(seed, **request_of(game_id, chooser))
    for _ in range(120):
        at_ms = schedule.next_due_ms(desk.table, 800, AUDIENCE)
        thinks = schedule.must_think(desk.table, desk.now_ms, 800, AUDIENCE)
        does = desk.due(800)
        assert (at_ms is not None and at_ms <= desk.now_ms) == (thinks or bool(does)), (at_ms, thinks, does)
        with suppress(NotAllowedError, LudotecaError):
            something(desk, chooser)
        desk.wait(chooser.choice((0, 0.3, 0.8, 9)))


def test_a_game_of_people_who_do_nothing_goes_on_and_ends() -> None:
    desk = Desk(game="stax", clock={"kind": "total", "seconds": 5})
    moves = 0
    while desk.table.status == "running":
        seconds = desk.seconds_to_due()
        assert seconds is not None
        desk.wait(max(0, seconds))
        if schedule.must_think(desk.table, desk.now_ms, 0, AUDIENCE):
            desk.step()
            moves += 1
        else:
            assert desk.due()
    assert moves > 5
    assert all(first.seq + 1 == second.seq for first, second in pairwise(desk.log))
