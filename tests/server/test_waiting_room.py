"""The waiting room: what the host of a table can do before the game, what nobody else can, and what becomes of keys."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.commands import EMOTES
from ludoteca.server.live_table import digest_of
from server.inside import Guest, House, MadeTable, running_house, tables_of

ANA, BEA, BOT = {"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bea"}, {"kind": "bot", "level": "easy"}
OF_HOST: dict[str, dict[str, Any]] = {
    "seat_bot": {"seat": 2, "level": "hard"},
    "free_seat": {"seat": 0},
    "lock": {"is_locked": True},
    "start": {},
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(tmp_path_factory.mktemp("waiting")) as house:
        yield house


def waiting(house: House, **wanted: Any) -> MadeTable:
    """A table of four at which Ana sits, who has made it."""
    return house.make(**{"players": 4, "seats": [ANA]} | wanted)


@contextmanager
def hosting(house: House, table: MadeTable, language: str = "en") -> Iterator[Guest]:
    with house.join(table.id, *table.tokens.values(), host=table.host, language=language) as host:
        yield host


def seats_of(guest: Guest) -> list[tuple[str, str, str]]:
    return [(seat["kind"], seat["name"], seat["level"]) for seat in guest.state["seats"]]


# Who is the host


def test_who_made_the_table_is_told_to_be_its_host_and_all_see_where_the_host_sits(house: House) -> None:
    table = waiting(house, seats=[{"kind": "invited"}, ANA])
    with hosting(house, table) as host, house.join(table.id) as watcher:
        assert host.heard[0]["is_host"] is True
        assert watcher.heard[0]["is_host"] is False
        assert watcher.state["host"] == 1


@pytest.mark.parametrize("kind", OF_HOST)
def test_nobody_else_does_what_is_the_hosts_not_even_with_the_key_of_a_seat(house: House, kind: str) -> None:
    table = waiting(house, seats=[ANA, BEA])
    for tokens in ([], [table.tokens[0]], list(table.tokens.values())):
        with house.join(table.id, *tokens) as other:
            before = seats_of(other)
            answer = other.answer(kind, **OF_HOST[kind])
            assert answer["code"] == "not_host"
            assert answer["sentence"] == "Only the person who opened the table can do that."
            assert seats_of(other) == before
    assert not house.ask("GET", f"/api/tables/{table.id}")["state"]["is_locked"]


def test_a_wrong_key_of_the_host_opens_nothing(house: House) -> None:
    table, other = waiting(house), waiting(house)
    for key in (secrets.token_urlsafe(32), other.host, table.tokens[0]):
        with house.connected(table.id) as stranger:
            stranger.session.send_json({"type": "hello", "tokens": [], "since": 0, "host": key})
            assert stranger.hear()["code"] == "wrong_token"
            assert stranger.receive()["type"] == "websocket.close"


def test_the_key_of_the_host_is_no_key_of_a_seat_and_is_stored_hashed(house: House) -> None:
    table = waiting(house)
    with house.connected(table.id) as stranger:
        stranger.session.send_json({"type": "hello", "tokens": [table.host], "since": 0})
        assert stranger.hear()["code"] == "wrong_token"
    assert house.leave(table.id, 0, table.host, 403)["code"] == "not_your_seat"
    digests = [token.digest for token in tables_of(house).live[table.id].tokens]
    assert digest_of(table.host) in digests
    assert table.host.encode() not in digests


def test_a_host_who_got_up_is_the_host_still(house: House) -> None:
    table = waiting(house)
    house.leave(table.id, 0, table.tokens[0])
    with house.join(table.id, host=table.host) as host:
        assert host.state["host"] is None
        assert host.answer("seat_bot", seat=0, level="easy")["type"] == "events"


# Bots


def test_the_host_puts_a_bot_on_a_free_seat_and_takes_it_off_again(house: House) -> None:
    table = waiting(house)
    with hosting(house, table) as host:
        host.answer("seat_bot", seat=2, level="hard")
        assert seats_of(host)[2] == ("bot", "Lola", "hard")
        host.answer("free_seat", seat=2)
        assert seats_of(host)[2] == ("empty", "", "")
        assert host.events[-1]["narration"] == []  # of a bot nobody need be told


def test_the_bot_on_the_last_free_seat_begins_the_game(house: House) -> None:
    table = waiting(house, players=2)
    with hosting(house, table) as host:
        host.answer("seat_bot", seat=1, level="beginner")
        assert host.state["status"] == "running"
        assert host.answer("free_seat", seat=1)["code"] == "seats_fixed"


def test_bots_on_all_free_seats_begin_it_too(house: House) -> None:
    table = waiting(house)
    with hosting(house, table) as host:
        host.answer("seat_bot", level="easy")
        assert [name for _, name, _ in seats_of(host)] == ["Ana", "Paloma", "Lola", "Curro"]
        assert host.state["status"] == "running"


@pytest.mark.parametrize(
    ("kind", "fields", "code", "spanish"),
    [
        ("seat_bot", {"seat": 0, "level": "easy"}, "seat_taken", "Ese asiento ya es de Ana."),
        ("seat_bot", {"seat": 1, "level": "godlike"}, "no_such_level", "No existe el nivel godlike"),
        ("seat_bot", {"seat": 7, "level": "easy"}, "no_such_seat", "No existe el asiento 7"),
        ("free_seat", {"seat": 1}, "seat_free", "Ahí no se sienta nadie."),
        ("free_seat", {"seat": 7}, "no_such_seat", "No existe el asiento 7"),
        ("start", {}, "too_few", "Para jugar hacen falta al menos dos en la mesa."),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(
    house: House, kind: str, fields: dict[str, Any], code: str, spanish: str
) -> None:
    table = waiting(house)
    with hosting(house, table, "es") as host:
        answer = host.answer(kind, **fields)
        assert answer["code"] == code
        assert answer["sentence"].startswith(spanish)


def test_who_had_not_seen_that_somebody_sat_down_takes_nobody_off(house: House) -> None:
    table = waiting(house)
    with hosting(house, table) as host:
        host.answer("seat_bot", seat=1, level="easy")
        seen = host.seq
        host.answer("free_seat", seat=1)
        house.sit(table.id, 1)
        assert host.answer("free_seat", seat=1, seq=seen)["type"] == "stale"
        assert seats_of(host)[1] == ("person", "Bea", "")


def test_the_same_wish_of_the_host_sent_twice_is_done_once(house: House) -> None:
    table = waiting(house)
    with hosting(house, table) as host:
        seen = host.seq
        host.answer("free_seat", seat=0)  # the host's own seat: the connection stays the host's no longer
        received = host.receive()
        assert "seat_removed" in received["text"]
    with house.join(table.id, host=table.host) as host:
        house.sit(table.id, 0)
        assert host.answer("free_seat", seat=0, seq=seen)["type"] == "stale"


# Taking somebody off a seat


def test_who_is_taken_off_is_told_and_has_no_key_any_more(house: House) -> None:
    table = waiting(house)
    old = house.sit(table.id, 1, "Bea")
    with hosting(house, table) as host, house.join(table.id, old, language="es") as bea:
        host.answer("free_seat", seat=1)
        assert bea.hear_of("removed")["narration"][0]["sentence"] == (
            "Quien abrió la mesa ha levantado a Bea de su asiento."
        )
        error = bea.hear()
        assert (error["code"], error["sentence"]) == (
            "seat_removed",
            "Quien abrió la mesa te ha levantado del asiento.",
        )
        assert bea.receive()["type"] == "websocket.close"
        new = house.sit(table.id, 1, "Carlos")
        with house.connected(table.id) as again:
            again.session.send_json({"type": "hello", "tokens": [old], "since": 0})
            assert again.hear()["code"] == "wrong_token"
        assert house.leave(table.id, 1, old, 403)["code"] == "not_your_seat"
        seats = {token.seat for token in tables_of(house).live[table.id].tokens if token.digest == digest_of(old)}
        assert seats == set()
        with house.join(table.id, new) as carlos:
            assert carlos.held == [1]


def test_who_is_taken_off_can_sit_down_again(house: House) -> None:
    table = waiting(house)
    house.sit(table.id, 1, "Bea")
    with hosting(house, table) as host:
        host.hear_of("sat", 2)
        host.answer("free_seat", seat=1)
        house.sit(table.id, 2, "Bea")
        host.hear_of("sat", 3)
        assert [name for _, name, _ in seats_of(host)] == ["Ana", "", "Bea", ""]


def test_a_host_who_says_no_closes_the_free_seats_until_they_are_opened(house: House) -> None:
    table = waiting(house)
    house.sit(table.id, 1, "Bea")
    seat = f"/api/tables/{table.id}/seats/2"
    with hosting(house, table) as host:
        host.hear_of("sat", 2)
        host.answer("free_seat", seat=1, lock=True)
        assert host.state["is_locked"]
        refused = house.ask("POST", seat, 409, json={"name": "Bea"}, headers={"Accept-Language": "es"})
        assert refused["code"] == "locked"
        assert refused["sentence"] == "Quien abrió la mesa no deja que se siente nadie más por ahora."
        assert host.answer("lock", is_locked=True)["type"] == "stale"  # it is so already
        host.answer("lock", is_locked=False)
        house.sit(table.id, 2, "Bea")


def test_who_holds_several_seats_keeps_the_others(house: House) -> None:
    table = waiting(house, seats=[ANA])
    tokens = [house.sit(table.id, seat, name) for seat, name in ((1, "Bea"), (2, "Carlos"))]
    with hosting(house, table) as host, house.join(table.id, *tokens) as both:
        host.answer("free_seat", seat=1)
        both.hear_of("removed")
        assert both.answer("say", seat=1, phrase="hello")["code"] == "not_your_seat"
        assert both.answer("say", seat=2, phrase="hello")["type"] == "events"


# Starting with fewer


def test_those_who_sit_begin_at_a_table_of_their_number_with_their_keys(house: House) -> None:
    table = waiting(house, seats=[{"kind": "invited"}, ANA, {"kind": "invited"}, BOT], chat=False)
    bea = house.sit(table.id, 2, "Bea")
    with hosting(house, table) as host, house.join(table.id, bea) as guest:
        host.hear_to(guest.seq)
        host.answer("start")
        assert (host.state["status"], host.state["result"]) == (
            "over",
            "The game began at a table for fewer players.",
        )
        told = guest.hear_of("rematch")["body"]
        assert told["seats"] == [None, 0, 1, 2]
    now = house.ask("GET", f"/api/tables/{told['table']}")
    assert now["settings"]["players"] == 3
    assert now["settings"]["chat"] is False
    assert now["state"]["status"] == "running"
    assert now["state"]["host"] == 0
    assert [(seat["name"], seat["level"]) for seat in now["state"]["seats"]] == [
        ("Ana", ""),
        ("Bea", ""),
        ("Curro", "easy"),
    ]
    assert now["commit"] != table.commit  # dice of its own
    with house.join(told["table"], table.tokens[1], host=table.host) as ana, house.join(told["table"], bea) as other:
        assert (ana.held, other.held) == ([0], [1])
        assert ana.heard[0]["is_host"]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"mode": "pairs", "seats": [ANA, BEA, BOT]}, "not_for_so_few"),
        ({"players": 2}, "too_few"),
        ({"players": 2, "seats": [ANA, BEA]}, "seats_fixed"),
    ],
)
def test_fewer_than_the_rules_allow_do_not_begin(house: House, wanted: dict[str, Any], code: str) -> None:
    table = waiting(house, **wanted)
    with hosting(house, table) as host:
        status = host.state["status"]
        assert host.answer("start")["code"] == code
        assert host.state["status"] == status


def test_who_comes_while_the_host_starts_is_not_left_behind(house: House) -> None:
    table = waiting(house, seats=[ANA, BOT])
    with hosting(house, table) as host:
        seen = host.seq
        house.sit(table.id, 2, "Bea")
        assert host.answer("start", seq=seen)["type"] == "stale"
        assert host.state["status"] == "waiting"


# Without spectators


def test_guests_see_the_waiting_room_of_a_table_without_spectators_until_it_begins(house: House) -> None:
    table = waiting(house, players=3, spectators=False)
    with house.join(table.id) as guest, hosting(house, table) as host:
        host.answer("seat_bot", seat=1, level="easy")
        guest.hear_of("sat", 2)
        host.answer("seat_bot", seat=2, level="easy")
        guest.hear_until(lambda one: one.heard[-1]["type"] == "error")
        assert guest.heard[-1]["code"] == "no_spectators"
        assert not [event for event in guest.events if event["kind"] == "start"]


# Limits, words, signs


def test_a_host_is_limited_as_others_are(tmp_path: Path) -> None:
    with running_house(tmp_path, asides_per_minute=3) as house:
        table = waiting(house)
        with hosting(house, table) as host:
            answers = [host.answer("lock", is_locked=number % 2 == 0) for number in range(4)]
        assert [answer["type"] for answer in answers] == ["events", "events", "events", "refused"]
        assert answers[-1]["code"] == "asked_too_often"


def test_tables_for_fewer_count_as_new_tables(tmp_path: Path) -> None:
    with running_house(tmp_path, new_tables_per_minute=1) as house:
        table = waiting(house, seats=[ANA, BEA])
        with hosting(house, table) as host:
            assert host.answer("start")["code"] == "too_many_tables"


@pytest.mark.parametrize("emote", EMOTES)
def test_each_emote_is_shown_and_has_words_in_both_languages(house: House, emote: str) -> None:
    table = house.make()
    with house.join(table.id, table.tokens[0]) as ana:
        ana.answer("say", seat=0, emote=emote)
        assert ana.events[-1]["body"] == {"emote": emote}
    for language in ("en", "es"):
        catalogue = house.ask("GET", "/api/games", headers={"Accept-Language": language})
        assert list(catalogue["emotes"]) == list(EMOTES)
        assert catalogue["emotes"][emote]


def test_there_are_no_other_emotes_and_a_retry_is_shown_once(house: House) -> None:
    table = house.make()
    with house.join(table.id, table.tokens[0]) as ana:
        seen = ana.seq
        assert ana.answer("say", seat=0, emote="shrug")["code"] == "no_such_emote"
        assert ana.answer("say", seat=0, emote="wow")["type"] == "events"
        assert ana.answer("say", seat=0, emote="wow", seq=seen)["type"] == "stale"
        assert ana.answer("say", seat=0, emote="cry", seq=seen)["type"] == "events"


def test_emotes_are_limited_as_words_are(tmp_path: Path) -> None:
    with running_house(tmp_path, says_per_minute=2) as house:
        table = house.make()
        with house.join(table.id, table.tokens[0]) as ana:
            answers = [ana.answer("say", seat=0, emote="wow") for _ in range(3)]
        assert [answer["type"] for answer in answers] == ["events", "events", "refused"]
        assert answers[-1]["code"] == "said_too_much"


def test_that_a_bot_plays_for_somebody_is_told_in_a_sentence(house: House) -> None:
    table = house.make(game="stax", seats=[ANA, BEA])
    with house.join(table.id, table.tokens[0]), house.join(table.id, table.tokens[1], language="es") as bea:
        bea.answer("to_bot", seat=1)
        said = [one["sentence"] for one in bea.events[-1]["narration"]]
        assert said == ["Un bot juega en lugar de Bea hasta que vuelva."]


def test_all_are_told_who_wants_another_game_and_where_they_sit_there(house: House) -> None:
    table = house.make(game="stax", seats=[ANA, BEA])
    with house.join(table.id, table.tokens[0]) as ana, house.join(table.id, table.tokens[1], language="es") as bea:
        ana.answer("resign", seat=0)
        ana.answer("rematch", seat=0)
        told = bea.hear_of("rematch")
        assert told["seat"] == 0
        assert told["body"]["seats"] == [1, 0]
        assert [one["sentence"] for one in told["narration"]] == ["Ana quiere jugar otra."]
