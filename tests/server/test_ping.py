"""A ping tells a client that its connection is alive, and nothing else."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import House, running_house, tables_of

ANA, BEA = {"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bea"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with running_house(tmp_path_factory.mktemp("house")) as house:
        yield house


def test_a_ping_is_answered_to_who_asked_and_leaves_no_trace(house: House) -> None:
    table = house.make(game="stax", seats=[ANA, BEA])
    with house.join(table.id, *table.tokens.values()) as both, house.join(table.id) as watcher:
        seq = both.seq
        for guest, number in ((both, 7), (watcher, 2**53)):
            guest.session.send_json({"type": "ping", "id": number})
            assert guest.hear() == {"type": "pong", "id": number}
        both.act()
        assert both.hear()["state"]["seq"] == seq + 1  # nothing of it stands in the log
        watcher.hear_to(seq + 1)
        assert [message["type"] for message in watcher.heard] == ["welcome", "pong", "events"]


def test_a_ping_is_answered_while_the_store_keeps_others_waiting(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    store = tables_of(house).store
    write, is_held = store.write, [True]

    async def hold(what: Any) -> bool:
        while is_held[0]:
            await asyncio.sleep(0.01)
        return await write(what)

    table = house.make(game="stax", seats=[ANA, BEA])
    with house.join(table.id, *table.tokens.values()) as both:
        monkeypatch.setattr(store, "write", hold)
        both.act()
        both.send("say", seat=0, text="hola")
        both.session.send_json({"type": "ping", "id": 100})
        assert both.hear() == {"type": "pong", "id": 100}
        is_held[0] = False
        assert [both.hear()["id"] for _ in range(2)] == [1, 2]  # the others in their order


def test_pings_count_among_the_messages_of_a_second(tmp_path: Path) -> None:
    with running_house(tmp_path, messages_per_second=5) as house:
        table = house.make(game="stax", seats=[ANA, BEA])
        with house.join(table.id, table.tokens[0]) as ana:
            for number in range(20):
                ana.session.send_json({"type": "ping", "id": number + 1})
            while (answer := ana.hear())["type"] == "pong":
                pass
    assert answer["code"] == "too_fast"
