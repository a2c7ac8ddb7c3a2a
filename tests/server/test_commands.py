"""What may be done at a table, and what may not: taking back, talking, giving up, draws, ends, and kept seats."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.core.errors import IllegalMove, InvalidMove
from ludoteca.server import commands
from ludoteca.server.messages import Say, from_client
from ludoteca.server.view import result_of
from server.desk import ANA, BEA, BOT, Desk, people

# What is tapped


def test_what_is_tapped_is_played_where_it_is_legal_and_refused_with_its_clause_where_not() -> None:
    desk = Desk(game="felix-sex")
    desk.play_until("move")
    letter, own = ("W", "a") if desk.table.seat_to_act == 0 else ("B", "b")
    die = desk.table.game.legal_moves[0].text.removeprefix("hand-")[0]
    with pytest.raises(IllegalMove) as refused:
        desk.send("attempt", legs=[{"origin": f"{letter}:hand", "target": "30", "colour": letter}])
    assert refused.value.refusal.clause == "F-N1"
    with pytest.raises(InvalidMove):
        desk.send("attempt", legs=[{"origin": "nowhere", "target": "30", "colour": letter}])
    desk.send("attempt", legs=[{"origin": f"{letter}:hand", "target": f"{die}{own}", "colour": letter}])
    assert desk.log[-1].body == {"move": f"hand-{die}{own}", "by": "person"}


# Taking back


def test_a_person_takes_the_own_move_back_until_somebody_moves() -> None:
    desk = Desk(game="stax")
    desk.refuses("cannot_undo", "undo")
    start = desk.table.game.position()
    desk.step()
    assert desk.table.undo_seat == 0
    desk.refuses("cannot_undo", "undo", [1])
    assert desk.send("undo", [0]) == ["undo"]
    assert desk.table.game.position() == start
    desk.step()
    desk.step()
    assert desk.table.undo_seat == 1
    desk.refuses("cannot_undo", "undo", [0])
    desk.send("undo", [1])
    assert desk.table.undo_seat == 0  # nobody has decided since, as seat 1 has taken it back
    desk.send("undo", [0])
    assert desk.table.game.position() == start


def test_who_acts_for_both_colours_takes_back_his_own_moves_and_nobody_elses() -> None:
    """In Stax with `pie` seat 0 makes the first three actions (X-P5): time, undo and turns go by seats."""
    desk = Desk(game="stax", options={"pie": True}, clock={"kind": "total", "seconds": 100, "increment": 0})
    for move in ("1@0,0:0", "2@1,0:0", "3@0,1:0"):
        desk.refuses("not_your_turn", "move", [1], move=move)
        desk.wait(10)
        desk.send("move", [0], move=move)
    assert desk.table.seat_to_act == 1
    assert [desk.table.clock_left_ms(seat, desk.now_ms) for seat in desk.table.seats] == [70_000, 100_000]
    desk.refuses("cannot_undo", "undo", [1])
    desk.send("undo", [0])
    desk.send("undo", [0])
    assert (desk.table.seat_to_act, desk.table.game.state.played) == (0, 1)
    for move in ("2@1,0:0", "3@0,1:0"):
        desk.send("move", [0], move=move)
    desk.send("move", [1], move="swap")
    desk.refuses("cannot_undo", "undo", [0])
    desk.send("undo", [1])
    assert desk.table.game.position().split()[5:] == ["seat=1", "phase=move", "played=3"]


@pytest.mark.parametrize("game_id", ["parchis", "parques", "felix-sex"])
def test_nobody_takes_a_throw_back_nor_a_move_before_it(game_id: str) -> None:
    desk = Desk(game=game_id)
    for _ in range(200):
        is_throw = desk.table.game.phase == "roll"
        desk.step()
        if desk.table.status == "over":
            break
        assert (desk.table.undo_seat is None) == is_throw
        if is_throw:
            desk.refuses("cannot_undo", "undo")
    thrown = [entry.body["dice"] for entry in desk.log if entry.kind == "roll"]
    while desk.table.undo_seat is not None:
        desk.send("undo")
    assert thrown == [entry.body["dice"] for entry in desk.log if entry.kind == "roll"]
    assert desk.table.throws == len(thrown)


def test_two_moves_of_one_throw_are_taken_back_one_after_the_other() -> None:
    desk = Desk(game="felix-sex")
    desk.play_until("move")
    after_throw = desk.table.game.position()
    seat = desk.table.seat_to_act
    desk.step()
    assert desk.table.seat_to_act == seat
    desk.step()
    desk.send("undo", [seat or 0])
    desk.send("undo", [seat or 0])
    assert desk.table.game.position() == after_throw
    desk.refuses("cannot_undo", "undo")


def test_what_the_table_played_by_itself_is_taken_back_with_the_move_before_it_and_never_alone() -> None:
    desk = Desk(game="felix-sex", forced_by_itself=True)
    for _ in range(300):
        before = desk.table.game.position()
        chosen = [] if desk.table.game.phase == "roll" else desk.step()
        if not chosen:
            desk.step()
            if desk.due():
                desk.refuses("cannot_undo", "undo")  # the only move after a throw
            continue
        if desk.due() == ["move"] and desk.table.undo_seat is not None:
            assert desk.log[-1].body["by"] == "itself"
            assert set(desk.send("undo")) == {"undo"}
            assert desk.table.game.position() == before
            assert desk.due() == []
            return
    pytest.fail("no forced move came after a chosen one")


def test_what_a_bot_played_for_a_person_is_not_the_persons_to_take_back() -> None:
    desk = Desk(game="stax")
    desk.step()
    desk.send("to_bot", seat=1)
    desk.step()
    assert desk.table.undo_seat is None
    desk.send("back", seat=1)
    desk.refuses("cannot_undo", "undo")
    desk.step()
    assert desk.table.undo_seat == 0
    desk.send("to_bot", seat=0)
    desk.refuses("cannot_undo", "undo")


def test_a_bots_move_stands_between_a_person_and_the_move_before_it() -> None:
    desk = Desk(game="felix-sex")
    desk.play_until("move")
    seat = desk.table.seat_to_act or 0
    desk.step()
    desk.send("to_bot", seat=seat)
    desk.step()
    desk.send("back", seat=seat)
    assert [one.by for one in desk.table.decisions] == ["person", "bot"]
    desk.refuses("cannot_undo", "undo")


def test_an_agreement_to_end_does_not_outlive_the_move_that_is_taken_back() -> None:
    desk = Desk(players=3)
    while not desk.table.game.ranking:
        desk.step()
    desk.send("end", seat=1)
    desk.send("undo")
    assert desk.table.end_by == set()


# Talking


def test_people_say_short_things_and_ready_phrases_at_any_time() -> None:
    desk = Desk(players=3, seats=people(2))
    assert desk.send("say", [0], seat=0, text="  hola \n a todos ") == ["say"]
    assert desk.log[-1].body == {"text": "hola a todos"}
    for phrase in commands.PHRASES:
        desk.send("say", [1], seat=1, phrase=phrase, text="not said")
        assert desk.log[-1].body == {"phrase": phrase}
    desk.refuses("nothing_said", "say", [0], seat=0, text="   ")
    desk.refuses("nothing_said", "say", [0], seat=0, text="a\x1b[31mb")
    desk.refuses("nothing_said", "say", [0], seat=0, text="left\u202eright")
    desk.refuses("no_such_phrase", "say", [0], seat=0, phrase="insult")
    desk.refuses("not_your_seat", "say", [0], seat=1, text="hola")
    desk.refuses("not_your_seat", "say", [], seat=0, text="hola")


def test_a_message_has_at_most_200_characters() -> None:
    desk = Desk()
    desk.send("say", seat=0, text="ñ" * 200)
    with pytest.raises(ValueError, match="at most 200"):
        desk.send("say", seat=0, text="ñ" * 201)


def test_where_talking_is_off_nothing_is_said() -> None:
    desk = Desk(chat=False)
    desk.refuses("chat_off", "say", seat=0, text="hola")
    desk.refuses("chat_off", "say", seat=0, phrase="hello")


@pytest.mark.parametrize("said", [{"text": "hola "}, {"phrase": "hello"}, {"phrase": "hello", "text": "x"}])
def test_what_is_sent_again_after_a_lost_answer_was_said_already(said: dict[str, Any]) -> None:
    desk = Desk()
    message = from_client.validate_python({"type": "say", "id": 1, "seat": 0, "seq": desk.table.seq} | said)
    assert isinstance(message, Say)
    assert not commands.was_said(desk.table, message)
    desk.send("say", seat=0, **said)
    assert commands.was_said(desk.table, message)
    assert not commands.was_said(desk.table, message.model_copy(update={"seat": 1}))
    assert not commands.was_said(desk.table, message.model_copy(update={"text": "other", "phrase": ""}))
    assert not commands.was_said(desk.table, message.model_copy(update={"seq": desk.table.seq}))


# Giving up


def test_between_two_the_other_wins_when_one_gives_up() -> None:
    desk = Desk()
    assert desk.send("resign", [1], seat=1) == ["resign", "over"]
    assert (desk.table.status, desk.table.final_ranking) == ("over", ((0,), (1,)))
    assert result_of(desk.table, "en") == "The game is over by resignation of Bea."
    assert result_of(desk.table, "es") == "La partida termina por abandono de Bea."
    for kind in ("resign", "draw", "no_draw", "end", "to_bot", "back"):
        desk.refuses("over", kind, seat=1)
    desk.refuses("over", "roll")
    desk.refuses("over", "move", move="Y5-12")
    desk.refuses("cannot_undo", "undo")
    assert desk.send("say", seat=1, phrase="thanks") == ["say"]


def test_among_more_a_bot_plays_the_seat_of_one_who_gave_up_to_the_end() -> None:
    desk = Desk(players=3)
    assert desk.send("resign", [0], seat=0) == ["resign"]
    assert desk.table.seats[0].is_played_by_bot
    desk.refuses("has_resigned", "resign", seat=0)
    desk.refuses("not_kept", "back", seat=0)
    desk.refuses("kept_already", "to_bot", seat=0)
    while desk.table.seat_to_act != 0:
        desk.step()
    desk.refuses("kept_by_bot", "roll", [0])
    desk.play_out()
    assert desk.table.why_over == "rules"


def test_the_time_of_who_is_to_act_runs_on_when_another_gives_up_or_leaves() -> None:
    for clock in ("move", "total"):
        desk = Desk(players=4, clock={"kind": clock, "seconds": 60})
        actor = desk.table.seat_to_act or 0
        others = [seat for seat in range(4) if seat != actor]
        desk.wait(10)
        desk.send("resign", seat=others[0])
        desk.note(commands.leave(desk.table, others[1], desk.now_ms))
        assert desk.left_ms(actor) == 50_000
        desk.wait(10)
        assert desk.left_ms(actor) == 40_000


# Draws


def test_a_draw_needs_all_and_only_stax_knows_it() -> None:
    for game_id in ("parchis", "parques", "felix-sex"):
        desk = Desk(game=game_id)
        desk.refuses("no_draws", "draw", seat=0)
    desk = Desk(game="stax", players=3)
    assert desk.send("draw", [0], seat=0) == ["draw"]
    desk.refuses("draw_offered", "draw", seat=0)
    assert desk.send("draw", [1], seat=1) == ["draw"]
    assert desk.send("draw", [2], seat=2) == ["draw", "over"]
    assert (desk.table.why_over, desk.table.final_ranking) == ("draw", ((0, 1, 2),))
    assert result_of(desk.table, "en") == "The players have agreed on a draw."


def test_a_draw_that_is_refused_taken_back_or_moved_over_is_no_longer_offered() -> None:
    desk = Desk(game="stax")
    desk.refuses("nothing_offered", "no_draw", seat=1)
    ways: list[Callable[[], Any]] = [
        lambda: desk.send("no_draw", [1], seat=1),
        lambda: desk.send("no_draw", [0], seat=0),
        desk.step,
        lambda: desk.send("undo"),
    ]
    for refuse in ways:
        desk.send("draw", [0], seat=0)
        refuse()
        assert desk.table.draw_by == set()
    assert desk.table.status == "running"


def test_bots_agree_on_no_draw() -> None:
    Desk(game="stax", seats=[ANA, BOT]).refuses("no_draws", "draw", seat=0)
    desk = Desk(game="stax")
    desk.send("to_bot", seat=1)
    desk.refuses("no_draws", "draw", seat=0)
    desk.send("back", seat=1)
    desk.send("draw", seat=0)
    desk.send("to_bot", seat=1)
    desk.refuses("no_draws", "draw", seat=1)
    desk.send("back", seat=1)
    assert desk.send("draw", seat=1) == ["draw", "over"]


# Ends


def only_places_left(seats: int = 3) -> Desk:
    """Go on until one of some people has won, and the others play for the places."""
    desk = Desk(players=seats)
    desk.refuses("not_only_places", "end", seat=0)
    while not desk.table.game.ranking:
        desk.step()
    assert desk.table.status == "running"
    return desk


def test_people_agree_to_end_when_only_places_are_left() -> None:
    desk = only_places_left()
    (winner,) = desk.table.game.ranking[0]
    assert desk.send("end", seat=0) == ["end"]
    desk.refuses("end_agreed", "end", seat=0)
    assert desk.send("end", seat=1) == ["end"]
    assert desk.send("end", seat=2) == ["end", "over"]
    rest = tuple(seat for seat in range(3) if seat != winner)
    assert (desk.table.why_over, desk.table.final_ranking) == ("agreed", ((winner,), rest))
    assert result_of(desk.table, "es") == "Los jugadores han acordado terminar la partida."


@pytest.mark.parametrize("how", ["to_bot", "resign", "leave"])
def test_who_no_longer_decides_does_not_stand_against_an_end(how: str) -> None:
    desk = only_places_left()
    desk.send("end", seat=0)
    desk.send("end", seat=1)
    if how == "leave":
        assert desk.note(commands.leave(desk.table, 2, desk.now_ms)) == ["left", "over"]
    else:
        assert desk.send(how, seat=2)[-1] == "over"
    assert desk.table.why_over == "agreed"


def test_bots_have_no_say_in_an_end() -> None:
    desk = Desk(players=4, seats=[BOT, ANA, BOT, BOT])
    while not desk.table.game.ranking:
        desk.step()
    assert desk.send("end", seat=1) == ["end", "over"]


# Kept seats


def test_a_person_gives_the_seat_to_a_bot_and_takes_it_back() -> None:
    desk = Desk(seats=[ANA, BEA])
    seat = desk.table.seat_to_act or 0
    desk.refuses("not_kept", "back", seat=seat)
    assert desk.send("to_bot", [seat], seat=seat) == ["kept"]
    assert desk.log[-1].body == {"why": "asked", "name": "Ana"}
    desk.refuses("kept_already", "to_bot", seat=seat)
    desk.refuses("kept_by_bot", "roll")
    assert desk.due() == ["roll"]
    assert desk.log[-1].body["by"] == "bot"
    desk.refuses("not_your_seat", "back", [1 - seat], seat=seat)
    assert desk.send("back", [seat], seat=seat) == ["back"]
    assert not desk.table.seats[seat].is_played_by_bot


def test_a_seat_that_the_client_does_not_hold_or_that_is_not_there_is_refused() -> None:
    desk = Desk()
    for kind in ("say", "resign", "draw", "no_draw", "end", "to_bot", "back"):
        desk.refuses("not_your_seat", kind, [0], seat=1)
        desk.refuses("not_your_seat", kind, [0, 1], seat=7)
        desk.refuses("not_your_seat", kind, [], seat=0)
    desk.refuses("not_your_turn", "roll", [])
    desk.refuses("not_your_turn", "move", [], move="Y5-12")
    desk.refuses("cannot_undo", "undo", [])


# What others do meanwhile


def test_a_message_is_stale_when_something_has_happened_that_it_should_have_known() -> None:
    desk = Desk(game="stax")
    seq = desk.table.seq
    texts: dict[str, dict[str, Any]] = {"move": {"move": "1@0,0:0"}, "undo": {}}
    seats: dict[str, dict[str, Any]] = {
        kind: {"seat": 1} for kind in ("draw", "resign", "to_bot", "back", "say", "end")
    }

    def stale() -> set[str]:
        sent = {kind: {"type": kind, "id": 1, "seq": seq} | fields for kind, fields in (texts | seats).items()}
        return {kind for kind, one in sent.items() if commands.is_stale(desk.table, from_client.validate_python(one))}

    assert stale() == set()
    desk.send("say", seat=0, text="hola")
    desk.send("draw", seat=0)
    assert stale() == set()
    desk.step()
    assert stale() == {"move", "undo", "draw"}  # the board has changed; who plays the seat has not
    desk.send("to_bot", seat=0)
    assert stale() == {"move", "undo", "draw"}
    desk.send("to_bot", seat=1)
    assert stale() == {"move", "undo", "draw", "resign", "to_bot", "back"}
