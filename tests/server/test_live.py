"""People at tables over live connections: whole games, several seats at a screen, bots beside, those who watch."""

from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca.core.record_reader import read_record
from server.desk import BYTES
from server.inside import Guest, House, play_on, running_house, see_seed_hidden_until_over
from server.players import doubts_about

INVITED = {"kind": "invited"}
BOT = {"kind": "bot"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(tmp_path_factory.mktemp("live")) as house:
        yield house


def see_it_proved(house: House, table: str) -> None:
    record = read_record(house.ask("GET", f"/api/tables/{table}/record"))
    assert doubts_about(record) == []
    assert read_record(str(house.client.get(f"/api/tables/{table}/record?form=json").text)).actions == record.actions


def same_story(guests: list[Guest]) -> None:
    """See that all have heard the same, numbered without a gap, and that the last state is one."""
    first = guests[0]
    assert [event["seq"] for event in first.events] == [*range(1, first.seq + 1)]
    for guest in guests[1:]:
        assert [(event["seq"], event["kind"], event["body"]) for event in guest.events] == [
            (event["seq"], event["kind"], event["body"]) for event in first.events
        ]
        assert guest.state["position"] == first.state["position"]


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_two_people_play_a_whole_game_and_a_third_watches(house: House, game_id: str) -> None:
    house.sent.clear()
    table = house.make(game=game_id, seats=[{"kind": "here", "name": "Ana"}, INVITED])
    token = house.sit(table.id, 1)
    with (
        house.join(table.id, table.tokens[0]) as ana,
        house.join(table.id, token, language="es") as bea,
        house.join(table.id) as watcher,
    ):
        assert (ana.held, bea.held, watcher.held) == ([0], [1], [])
        refused = watcher.answer("roll")
        assert (refused["code"], refused["type"]) == ("not_your_turn", "refused")
        play_on([ana, bea, watcher], choose=-1)
        for guest in (ana, bea, watcher):
            guest.hear_of("over")
        same_story([ana, bea, watcher])
        assert ana.state["phase"] == "over"
        assert sorted(seat for place in ana.state["ranking"] for seat in place) == [0, 1]
        assert ana.state["result"] != bea.state["result"]
        assert ana.state["moves"] == []
        told = [one for event in bea.events for one in event["narration"]]
        assert all(one["sentence"] and one["kind"] for one in told)
        assert len([event for event in ana.events if event["kind"] == "move"]) > 5
    see_seed_hidden_until_over(house, table.id)
    see_it_proved(house, table.id)


@pytest.mark.parametrize("game_id", ["parques", "stax"])
def test_one_screen_holds_several_seats_with_bots_beside(house: House, game_id: str) -> None:
    players = max(players for players in ludoteca.games[game_id].players if players <= 4)
    people = [{"kind": "here", "name": f"P{seat}"} for seat in range(players - 1)]
    table = house.make(game=game_id, players=players, seats=[*people, BOT], forced_by_itself=True, throw_by_itself=True)
    with house.join(table.id, *table.tokens.values()) as screen:
        assert screen.held == [*range(players - 1)]
        play_on([screen], steps=15)
    with house.join(table.id, *table.tokens.values()) as screen:
        if screen.state["status"] == "running":
            for seat in screen.held:
                screen.send("to_bot", seat=seat)
                screen.hear_of("kept", seat + 1)
            screen.hear_of("over")
        assert {event["body"]["by"] for event in screen.events if event["kind"] == "move"} & {"bot"}
        same_story([screen])
    see_it_proved(house, table.id)


def test_a_table_of_bots_plays_by_itself(house: House) -> None:
    table = house.make(game="stax", players=3, seats=[BOT, BOT, BOT])
    with house.join(table.id) as watcher:
        watcher.hear_of("over")
        assert {event["body"]["by"] for event in watcher.events if event["kind"] == "move"} == {"bot"}
    see_it_proved(house, table.id)


def test_all_that_can_happen_at_a_table_is_told(house: House) -> None:
    """One table after another, until every kind of entry has been seen by one who watches, as described."""
    kinds: set[str] = set()

    table = house.make(game="stax", seats=[INVITED, INVITED])
    house.leave(table.id, 1, house.sit(table.id, 1, "Out"))
    tokens = [house.sit(table.id, 0, "Ana"), house.sit(table.id, 1)]
    with house.join(table.id) as watcher, house.join(table.id, tokens[0]) as ana:
        with house.join(table.id, tokens[1]) as bea:
            ana.hear_until(lambda one: one.state["seats"][1]["is_here"])
            assert ana.ask("bytes", seat=0, bytes=BYTES[0])["type"] == "events"
            for act in ("draw", "no_draw"):
                assert ana.ask(act, seat=0)["type"] == "events"
            assert ana.ask("move", move=ana.state["moves"][3]["move"])["state"]["undo_seat"] == 0
            assert ana.ask("undo")["state"]["undo_seat"] is None
            bea.hear_to(ana.seq)
            bea.ask("say", seat=1, phrase="hello")
            bea.ask("to_bot", seat=1)
            bea.ask("back", seat=1)
        ana.hear_of("gone")
        ana.send("resign", seat=0)
        ana.hear_of("over")
        ana.send("rematch", seat=0)
        for guest in (watcher, ana):
            guest.hear_of("rematch")
        kinds |= {event["kind"] for event in watcher.events}
        same_story([watcher, ana])
    assert kinds == {
        *("made", "sat", "left", "here", "gone", "start", "bytes", "move", "undo", "say", "kept", "back"),
        *("resign", "draw", "no_draw", "over", "rematch"),
    }


def test_people_agree_to_end_a_game_in_which_only_places_are_left(house: House) -> None:
    table = house.make(players=4, seats=[{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bea"}, BOT, BOT])
    with house.join(table.id, *table.tokens.values()) as screen:
        assert not screen.state["can_agree_end"]
        assert screen.answer("end", seat=0)["code"] == "not_only_places"
        for seat in (0, 1):
            screen.send("to_bot", seat=seat)
        screen.hear_until(lambda one: one.state["can_agree_end"])
        screen.send("end", seat=0)
        assert screen.hear_of("over")["body"]["why"] == "agreed"
        assert len(screen.state["ranking"]) >= 2
    see_it_proved(house, table.id)


# Words


def test_refusals_come_with_clause_and_sentence_in_the_language_of_each(house: House) -> None:
    table = house.make()
    with (
        house.join(table.id, *table.tokens.values()) as english,
        house.join(table.id, *table.tokens.values(), language="es") as spanish,
    ):
        play_on([english], steps=1)
        while english.state["phase"] != "move":
            play_on([english], steps=1)
        spanish.hear_to(english.seq)
        for spelling in ("Y1-2", "nonsense"):
            refusals = [guest.answer("move", move=spelling) for guest in (english, spanish)]
            assert refusals[0]["code"] == refusals[1]["code"]
            assert refusals[0]["sentence"] != refusals[1]["sentence"]
            assert [one["clause"].startswith("P-") for one in refusals] == [spelling == "Y1-2"] * 2
        assert english.answer("roll")["sentence"] == "No throw is due: a move must be chosen."
        assert spanish.answer("roll")["sentence"] == "Ahora no se tira: hay que elegir una jugada."
        labels = [[move["label"] for move in guest.state["moves"]] for guest in (english, spanish)]
        assert all(labels[0] + labels[1])
        assert labels[0] != labels[1]


# Coming and going


def test_a_personal_token_works_on_a_second_device(house: House) -> None:
    table = house.make(seats=[{"kind": "here", "name": "Ana"}, BOT])
    with house.join(table.id, table.tokens[0]) as laptop:
        with house.join(table.id, table.tokens[0]) as phone:
            play_on([phone], steps=2)
            laptop.hear_to(phone.seq)
        play_on([laptop], steps=2)
        assert not [event for event in laptop.events if event["kind"] == "gone"]  # the person is still there
    with house.join(table.id) as watcher:
        watcher.hear_until(lambda one: not one.state["seats"][0]["is_here"])


def test_who_comes_again_hears_what_was_missed_and_nothing_twice(house: House) -> None:
    table = house.make(game="felix-sex")
    with house.join(table.id, *table.tokens.values()) as screen:
        play_on([screen], steps=60)
        whole = [event["seq"] for event in screen.events]
        for since in (0, 1, 5, screen.seq - 3, screen.seq, screen.seq + 100):
            with house.join(table.id, since=since) as again:
                welcome = again.heard[0]
                assert [event["seq"] for event in welcome["events"]] == [seq for seq in whole if seq > since]
                known = {event["seq"]: event for event in screen.events}
                assert all(event == known[event["seq"]] for event in welcome["events"])


def test_a_seat_given_to_a_bot_is_played_and_comes_back_with_its_person(house: House) -> None:
    table = house.make(game="stax", seats=[{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bea"}])
    with house.join(table.id, table.tokens[1]) as bea:
        with house.join(table.id, table.tokens[0]) as ana:
            ana.ask("to_bot", seat=0)
            ana.hear_of("move")
            assert ana.state["seats"][0]["is_kept"]
            assert ana.events[-1]["body"]["by"] == "bot"
        bea.hear_of("gone")
        bea.act()
        bea.hear_of("move", 3)
        with house.join(table.id, table.tokens[0]) as ana:
            ana.hear_until(lambda one: not one.state["seats"][0]["is_kept"])
        assert bea.hear_of("back")["seat"] == 0


def test_where_nobody_may_watch_only_those_with_a_seat_come_in(house: House) -> None:
    table = house.make(spectators=False)
    with house.connected(table.id) as stranger:
        stranger.session.send_json({"type": "hello", "tokens": [], "since": 0, "language": "es"})
        assert stranger.hear() == {
            "type": "error",
            "id": None,
            "code": "no_spectators",
            "sentence": "En esta mesa no hay espectadores.",
        }
        assert stranger.receive()["type"] == "websocket.close"
    with house.join(table.id, table.tokens[1]) as seated:
        assert seated.held == [1]


def test_where_talking_is_off_nothing_is_said(house: House) -> None:
    table = house.make(chat=False)
    with house.join(table.id, table.tokens[0]) as ana:
        assert ana.answer("say", seat=0, text="hola")["code"] == "chat_off"


def test_the_same_words_sent_twice_are_said_once(house: House) -> None:
    table = house.make()
    with house.join(table.id, table.tokens[0]) as ana:
        seq = ana.seq
        said: dict[str, Any] = {"seat": 0, "text": "hola", "seq": seq}
        assert ana.ask("say", **said)["type"] == "events"
        stale = ana.ask("say", **said)
        assert stale["type"] == "stale"
        assert [event["kind"] for event in stale["events"]] == ["say"]
        assert ana.ask("say", seat=0, text="hola")["type"] == "events"


def test_the_same_move_sent_twice_is_played_once(house: House) -> None:
    table = house.make(game="stax")
    with house.join(table.id, *table.tokens.values()) as screen:
        sent: dict[str, Any] = {"move": screen.state["moves"][0]["move"], "seq": screen.seq}
        screen.ask("move", **sent)
        stale = screen.ask("move", **sent)
        assert (stale["type"], [event["kind"] for event in stale["events"]]) == ("stale", ["move"])
        assert len([event for event in screen.events if event["kind"] == "move"]) == 1


# Another game


def test_a_rematch_has_the_seats_turned_and_the_same_tokens(house: House) -> None:
    seats: list[dict[str, Any]] = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bea"}, BOT]
    clock = {"kind": "total", "seconds": 300, "increment": 2}
    table = house.make(game="stax", players=3, seats=seats, clock=clock, chat=False, is_open=True)
    with house.join(table.id, table.tokens[0]) as ana, house.join(table.id, table.tokens[1]) as bea:
        assert ana.answer("rematch", seat=0)["code"] == "not_over"
        for guest, seat in ((ana, 0), (bea, 1)):
            guest.send("resign", seat=seat)
        ana.hear_of("over")
        assert ana.answer("rematch", seat=1)["code"] == "not_your_seat"
        ana.send("rematch", seat=0)
        following = ana.hear_of("rematch")["body"]["table"]
        assert ana.state["rematch"] == following
        bea.hear_of("over")
        assert bea.answer("rematch", seat=1, seq=0)["type"] == "stale"
        bea.hear_of("rematch")
        assert bea.state["rematch"] == following
    with house.join(following, table.tokens[0]) as ana, house.join(following, table.tokens[1]) as bea:
        assert (ana.held, bea.held) == ([1], [2])
        assert [seat["name"] for seat in bea.state["seats"]] == ["Vera", "Ana", "Bea"]
        assert [seat["kind"] for seat in bea.state["seats"]] == ["bot", "person", "person"]
        assert bea.state["status"] == "running"
    shown = house.ask("GET", f"/api/tables/{following}")
    before = house.ask("GET", f"/api/tables/{table.id}")
    assert shown["settings"] == before["settings"]
    assert (shown["is_open"], shown["commit"] != before["commit"]) == (True, True)
