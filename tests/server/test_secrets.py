"""Closed seats and a closed envelope: who may act, where tokens are told, and when the seed of the dice is."""

import asyncio
import base64
import re
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args

import httpx2
import pytest

import ludoteca
from ludoteca.core.record_reader import read_record
from ludoteca.core.verify import check
from ludoteca.games import rulebook_of
from ludoteca.server.live_table import digest_of
from ludoteca.server.messages import FromClient
from ludoteca.server.store import HOST
from server.desk import BYTES
from server.inside import (
    Guest,
    House,
    MadeTable,
    play_on,
    running_house,
    see_seed_hidden_until_over,
    seed_of,
    tables_of,
)

ANA, BEA = ({"kind": "here", "name": name} for name in ("Ana", "Bea"))

# Every message that a client can send, as meant for seat 0.
COMMANDS: dict[str, dict[str, Any]] = {
    "roll": {},
    "move": {"move": "1@0,0:0"},
    "attempt": {"legs": [{"colour": "W", "origin": "hand", "target": "0,0"}]},
    "undo": {},
    **{
        kind: {"seat": 0}
        for kind in ("resign", "draw", "no_draw", "end", "to_bot", "back", "rematch")
    },
    "say": {"seat": 0, "phrase": "hello"},
    "bytes": {"seat": 0, "bytes": BYTES[6]},
    "seat_bot": {"seat": 0, "level": "easy"},
    "free_seat": {"seat": 0},
    "lock": {"is_locked": True},
    "start": {},
}  # fmt: skip


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(tmp_path_factory.mktemp("secrets")) as house:
        yield house


# Acting without a seat's token


def test_every_message_of_a_client_is_tried_here() -> None:
    kinds = {get_args(one.model_fields["type"].annotation)[0] for one in get_args(get_args(FromClient)[0])}
    assert kinds == {"hello", "ping", *COMMANDS}  # a ping does nothing, for anybody


def see_all_refused(guest: Guest, codes: set[str]) -> None:
    """Try every message for seat 0, and see that nothing comes of it but a refusal."""
    before = guest.seq
    for kind, fields in COMMANDS.items():
        answer = guest.ask(kind, **fields)
        assert answer["type"] == "refused", (kind, answer)
        assert answer["code"] in codes, (kind, answer)
    assert guest.seq == before


@pytest.fixture
def moved(house: House) -> MadeTable:
    """A table at which seat 0 could throw, move, take back, and all else, were it seat 0 that asks."""
    return house.make(game="stax", seats=[ANA, BEA])


@pytest.mark.parametrize("held", [[], [1]], ids=["without a token", "with the token of another seat"])
def test_nobody_acts_for_a_seat_without_its_token(house: House, moved: MadeTable, held: list[int]) -> None:
    with house.join(moved.id, *(moved.tokens[seat] for seat in held)) as other:
        see_all_refused(other, {"not_your_turn", "cannot_undo", "not_your_seat", "not_host"})
        with house.join(moved.id, moved.tokens[0]) as owner:
            owner.act()
            other.hear_of("move")
            assert other.state["undo_seat"] == 0
            refused = other.ask("undo")
            assert (refused["type"], refused["code"]) == ("refused", "cannot_undo")
            owner.hear_to(other.seq)
            owner.send("draw", seat=0)
            other.hear_of("draw")
            for kind in ("draw", "no_draw"):
                assert other.ask(kind, seat=0)["code"] == "not_your_seat"
            owner.hear_to(other.seq)
            owner.send("resign", seat=0)
            other.hear_of("over")
            assert other.answer("rematch", seat=0)["code"] == "not_your_seat"


def test_a_wrong_token_opens_nothing(house: House, moved: MadeTable) -> None:
    elsewhere = house.make(game="stax").tokens[0]
    near = moved.tokens[0][:-1] + ("A" if moved.tokens[0][-1] != "A" else "Q")
    for token in (secrets.token_urlsafe(32), elsewhere, near, moved.tokens[0] + "A", moved.tokens[0].swapcase()):
        for tokens in ([token], [moved.tokens[0], token]):
            with house.connected(moved.id) as stranger:
                stranger.session.send_json({"type": "hello", "tokens": tokens, "since": 0})
                assert stranger.hear()["code"] == "wrong_token"
                assert stranger.receive()["type"] == "websocket.close"
        assert house.leave(moved.id, 0, token, 403)["code"] == "not_your_seat"
    assert house.leave(moved.id, 0, moved.tokens[1], 403)["code"] == "not_your_seat"
    assert house.ask("DELETE", f"/api/tables/{moved.id}/seats/0", 403)["code"] == "not_your_seat"


def test_nobody_acts_before_hello_and_a_second_hello_gives_nothing(house: House, moved: MadeTable) -> None:
    for kind, fields in COMMANDS.items():
        with house.connected(moved.id) as stranger:
            stranger.session.send_json({"type": kind, "id": 1, "seq": 4, **fields})
            assert stranger.hear()["code"] == "hello_first"
            assert stranger.receive()["type"] == "websocket.close"
    with house.join(moved.id) as watcher:
        watcher.session.send_json({"type": "hello", "tokens": [moved.tokens[0]], "since": 0})
        assert watcher.hear()["code"] == "hello_twice"
        see_all_refused(watcher, {"not_your_turn", "cannot_undo", "not_your_seat", "not_host"})


def test_who_has_left_a_seat_has_no_say_in_it_not_even_on_an_old_connection(house: House) -> None:
    table = house.make(game="stax", seats=[])
    old = house.sit(table.id, 0, "Old")
    with house.join(table.id, old) as former:
        house.leave(table.id, 0, old)
        see_dismissed(former)
        new = house.sit(table.id, 0, "New")
        house.sit(table.id, 1)
        with house.connected(table.id) as again:
            again.session.send_json({"type": "hello", "tokens": [old], "since": 0})
            assert again.hear()["code"] == "wrong_token"
        with house.join(table.id, new) as owner:
            owner.act()
            assert owner.hear_of("move")["seat"] == 0


def test_who_has_left_a_running_game_takes_the_seat_back_by_the_same_key(house: House) -> None:
    table = house.make(game="stax", seats=[BEA, ANA])
    with house.join(table.id, table.tokens[0]) as bea:
        with house.join(table.id, table.tokens[1]) as ana:
            house.leave(table.id, 1, table.tokens[1])
            left = ana.hear_of("left")
            assert [one["sentence"] for one in left["narration"]] == ["Ana has left the table."]
        bea.hear_of("left")
        assert bea.state["seats"][1]["is_kept"]
        with house.join(table.id, table.tokens[1]) as ana:
            ana.hear_of("back")
            assert not ana.state["seats"][1]["is_kept"]
            told = bea.hear_of("back")
            assert [one["sentence"] for one in told["narration"]] == ["Ana is back at the table."]
            ana.hear_to(bea.seq)
            assert ana.ask("resign", seat=1)["type"] == "events"


def see_dismissed(former: Guest) -> None:
    """See that who got up hears of that, and nothing after it."""
    former.hear_of("left")
    assert former.hear()["code"] == "seat_left"
    assert former.receive() == {"type": "websocket.close", "code": 1008, "reason": ""}


def test_who_gets_up_from_one_of_two_seats_keeps_the_other(house: House) -> None:
    table = house.make(game="stax", players=3, seats=[ANA, BEA])
    with house.join(table.id, *table.tokens.values()) as both:
        house.leave(table.id, 0, table.tokens[0])
        both.hear_of("left")
        assert both.ask("resign", seat=0)["code"] == "not_your_seat"
        assert both.ask("say", seat=1, text="hola")["type"] == "events"


class CountingLock(asyncio.Lock):
    """A lock that knows how often it was asked for."""

    asked = 0

    async def acquire(self) -> Literal[True]:
        self.asked += 1
        return await super().acquire()

    async def wait_asked(self, times: int) -> None:
        while self.asked < times:
            await asyncio.sleep(0)


def test_getting_up_twice_leaves_no_key_to_a_seat_that_somebody_else_has_taken(house: House) -> None:
    """Somebody gets up twice at the same time, and somebody else sits down before the second request is done."""
    table = house.make(game="stax", seats=[])
    old = house.sit(table.id, 0, "Old")
    live = tables_of(house).live[table.id]
    live.lock = lock = CountingLock()

    async def get_up_twice_with_a_sitting_between() -> list[int]:
        transport = httpx2.ASGITransport(house.client.app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://testserver") as client:
            seat, key = f"/api/tables/{table.id}/seats/0", {"Authorization": f"Bearer {old}"}
            await lock.acquire()
            first = asyncio.create_task(client.delete(seat, headers=key))
            await lock.wait_asked(2)
            gate = asyncio.create_task(lock.acquire())
            await lock.wait_asked(3)
            second = asyncio.create_task(client.delete(seat, headers=key))
            await lock.wait_asked(4)
            lock.release()
            await gate
            asked = lock.asked
            new = asyncio.create_task(client.post(seat, json={"name": "New"}))
            await lock.wait_asked(asked + 1)
            lock.release()
            return [answer.status_code for answer in await asyncio.gather(first, new, second)]

    assert house.client.portal is not None
    assert house.client.portal.call(get_up_twice_with_a_sitting_between) == [204, 201, 403]
    assert house.ask("GET", f"/api/tables/{table.id}")["state"]["seats"][0]["name"] == "New"
    assert [token.seat for token in live.tokens if token.digest != digest_of(old)] == [HOST, 0]
    with house.connected(table.id) as former:
        former.session.send_json({"type": "hello", "tokens": [old], "since": 0})
        assert former.hear()["code"] == "wrong_token"


def test_who_got_up_hears_no_more_of_a_table_without_spectators(house: House) -> None:
    table = house.make(game="stax", players=3, seats=[ANA, BEA], spectators=False)
    with house.join(table.id, table.tokens[0]) as ana, house.join(table.id, table.tokens[1]) as bea:
        house.leave(table.id, 1, table.tokens[1])
        see_dismissed(bea)
        ana.hear_of("left")
        for seat in (1, 2):
            house.sit(table.id, seat)
        ana.hear_of("start")
        house.ask("GET", f"/api/tables/{table.id}", 403, headers={"Authorization": f"Bearer {table.tokens[1]}"})


def test_nobody_uses_up_the_words_of_another(tmp_path: Path) -> None:
    with running_house(tmp_path, says_per_minute=2) as house:
        table = house.make(game="stax", seats=[ANA, BEA])
        with house.join(table.id, table.tokens[1]) as bea, house.join(table.id, table.tokens[0]) as ana:
            bea.hear_to(ana.seq)
            for _ in range(4):
                assert bea.ask("say", seat=0, text="hola")["code"] == "not_your_seat"
            for text in ("uno", "dos"):
                assert ana.ask("say", seat=0, text=text)["type"] == "events"
            assert ana.ask("say", seat=0, text="tres")["code"] == "said_too_much"


# Where tokens are told


def test_a_token_is_told_once_to_the_one_who_sits_down_and_kept_nowhere(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with running_house(tmp_path) as house:
        table = house.make(game="stax", seats=[ANA, {"kind": "invited"}], is_open=True)
        told = [table.tokens[0], house.sit(table.id, 1)]
        assert [len([text for text in house.sent if token in text]) for token in told] == [1, 1]
        house.sent.clear()
        with house.join(table.id, told[0]) as ana, house.join(table.id, told[1]) as bea, house.join(table.id) as eye:
            play_on([ana, bea, eye], steps=6)
            ana.ask("move", move="nonsense")
            ana.send("resign", seat=0)
            ana.hear_of("over")
            ana.send("rematch", seat=0)
            eye.hear_of("rematch")
        with house.connected(table.id) as stranger:
            stranger.session.send_json({"type": "hello", "tokens": [told[0], "x" * 43], "since": 0})
            stranger.hear()
        house.leave(table.id, 1, told[1], 409)
        for path in (
            "/api/tables",
            f"/api/tables/{table.id}",
            f"/api/tables/{table.id}/record",
            "/metrics",
            "/healthz",
        ):
            house.ask("GET", path)
        sent = "".join(house.sent)
        live_bytes = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    kept = live_bytes + b"".join(path.read_bytes() for path in tmp_path.iterdir())
    logged = "".join(capfd.readouterr())
    assert table.id in kept.decode("latin-1")
    for token in told:
        raw = base64.urlsafe_b64decode(token + "=")
        assert len(raw) == 32
        assert token not in sent + logged
        assert raw.hex() not in sent + logged
        assert token.encode() not in kept
        assert raw not in kept
        assert raw.hex().encode() not in kept


# When the seed is told


@pytest.mark.parametrize("game_id", list(ludoteca.games))
def test_the_seed_of_the_dice_is_sent_only_when_all_is_over(house: House, game_id: str) -> None:
    house.sent.clear()
    table = house.make(game=game_id, seats=[{"kind": "invited"}, {"kind": "bot"}], is_open=True)
    assert house.ask("GET", f"/api/tables/{table.id}")["commit"] == table.commit
    token = house.sit(table.id, 0, "Ana", bytes=BYTES[0])
    with house.join(table.id, token) as ana, house.join(table.id) as watcher:
        play_on([ana], steps=2 if game_id == "stax" else 12)
        for path in ("", "/record", "/record?form=json"):
            house.ask("GET", f"/api/tables/{table.id}{path}")
        for path in ("/api/tables", "/metrics", "/healthz", "/api/games"):
            house.ask("GET", path)
        assert ana.state["status"] == "running"
        ana.send("resign" if game_id in ("parchis", "felix-sex") else "to_bot", seat=0)
        ana.hear_of("over")
        watcher.hear_of("over")
    see_seed_hidden_until_over(house, table.id)
    record = house.ask("GET", f"/api/tables/{table.id}/record")
    assert re.search(rf"^Dice seed: {seed_of(house, table.id).hex()}$", record, re.MULTILINE)
    assert re.search(rf"^Commit: {table.commit}$", record, re.MULTILINE)
    assert re.search(rf"^Bytes 0: {BYTES[0]}$", record, re.MULTILINE)
    assert re.search(rf"^Bytes 1: {'0' * 32}$", record, re.MULTILINE)
    assert check(read_record(record), rulebook_of).status == "holds"


def test_what_a_seat_adds_to_the_dice_is_not_told_before_all_have_added(house: House) -> None:
    house.sent.clear()
    table = house.make(seats=[ANA, {"kind": "invited"}], is_open=True)
    with house.join(table.id) as watcher, house.join(table.id, table.tokens[0]) as ana:
        assert ana.ask("bytes", seat=0, bytes=BYTES[4])["type"] == "events"
        watcher.hear_of("bytes")
        house.ask("GET", f"/api/tables/{table.id}")
        house.ask("GET", "/api/tables")
        assert house.ask("GET", f"/api/tables/{table.id}/record", 409)["code"] == "not_begun"
        assert BYTES[4] not in "".join(house.sent)
        house.sit(table.id, 1, bytes=BYTES[5])
        mix = watcher.hear_of("start")["body"]["mix"]
    record = house.ask("GET", f"/api/tables/{table.id}/record")
    for tag in (f"Bytes 0: {BYTES[4]}", f"Bytes 1: {BYTES[5]}", f"Mix: {mix}"):
        assert tag in record.splitlines()
