"""Clients that have missed much, or say so: nobody else waits for what they are told."""

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.server import long_answers
from ludoteca.server.commands import NotAllowedError, StaleError
from ludoteca.server.live_table import LiveTable, Question
from ludoteca.server.messages import from_client
from ludoteca.server.table import KEPT_IN_MEMORY
from ludoteca.server.tables import Tables
from server.listeners import Listener, begun, next_action

LONG = 100  # entries


async def long_table(tables: Tables) -> tuple[LiveTable, Listener]:
    """A table that has had many entries; the client holds both seats."""
    live, client, _ = await begun(tables)
    while live.table.seq < LONG:
        await tables.execute(live, client, next_action(live))
    return live, client


COMMANDS: list[dict[str, Any]] = [
    {"type": "roll"},
    {"type": "move", "move": "Y5-12"},
    {"type": "undo"},
    {"type": "say", "seat": 0, "text": "hola"},
    {"type": "resign", "seat": 0},
    {"type": "to_bot", "seat": 1},
]


@pytest.mark.asyncio
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command["type"])
async def test_who_has_no_right_is_refused_whatever_number_they_send(tables: Tables, command: dict[str, Any]) -> None:
    live, _ = await long_table(tables)
    watcher = Listener([])
    await tables.presence.join(live, watcher, live.table.seq)
    for seq in (0, live.table.seq, live.table.seq + 5):
        with pytest.raises(NotAllowedError):
            await tables.execute(live, watcher, from_client.validate_python(command | {"id": 1, "seq": seq}))


@pytest.mark.asyncio
async def test_an_old_number_is_answered_with_the_state_and_the_last_events(tables: Tables) -> None:
    live, client = await long_table(tables)
    with pytest.raises(StaleError):
        await tables.execute(live, client, from_client.validate_python({"type": "roll", "id": 5, "seq": 0}))
    await tables.presence.send_missed(live, Question(client, 5), 0)
    assert (client.last["type"], client.last["id"], client.last["state"]["seq"]) == ("stale", 5, live.table.seq)
    numbers = [event["seq"] for event in client.last["events"]]
    assert len(numbers) <= 2 * KEPT_IN_MEMORY
    assert numbers == list(range(numbers[0], live.table.seq + 1))


@pytest.fixture
def held_back(monkeypatch: pytest.MonkeyPatch) -> "HeldBack":
    held_back = HeldBack(long_answers.events_in_words)
    monkeypatch.setattr(long_answers, "events_in_words", held_back)
    return held_back


class HeldBack:
    """What makes long answers, which waits until it may."""

    def __init__(self, make: Callable[..., list[bytes]]) -> None:
        self.make, self.threads, self.may_go_on = make, list[str](), threading.Event()

    def __call__(self, *arguments: Any) -> list[bytes]:
        self.threads.append(threading.current_thread().name)
        assert self.may_go_on.wait(30)
        return self.make(*arguments)

    async def wait_called(self) -> None:
        while not self.threads:
            await asyncio.sleep(0.001)


@pytest.mark.asyncio
async def test_many_who_come_at_a_time_are_told_what_was_made_once_in_a_thread(
    tables: Tables, held_back: HeldBack
) -> None:
    live, _ = await long_table(tables)
    watchers = [Listener([]) for _ in range(12)]
    joining = [asyncio.create_task(tables.presence.join(live, watcher, 0)) for watcher in watchers]
    await held_back.wait_called()
    held_back.may_go_on.set()
    await asyncio.gather(*joining)
    assert len(held_back.threads) == 1
    assert held_back.threads[0] != threading.current_thread().name
    for watcher in watchers:
        assert watcher.events == list(range(1, live.table.seq + 1))


@pytest.mark.asyncio
@pytest.mark.parametrize("count", [1, KEPT_IN_MEMORY, 5 * KEPT_IN_MEMORY])
async def test_the_game_goes_on_while_a_long_answer_is_made_and_nothing_of_it_is_missed(
    tables: Tables, held_back: HeldBack, count: int
) -> None:
    live, client = await long_table(tables)
    watcher = Listener([])
    joining = asyncio.create_task(tables.presence.join(live, watcher, 3))
    await held_back.wait_called()
    for _ in range(count):
        await tables.execute(live, client, next_action(live))
    assert watcher.events == []
    held_back.may_go_on.set()
    await joining
    await tables.execute(live, client, next_action(live))
    assert watcher.events == list(range(4, live.table.seq + 1))


@pytest.mark.asyncio
async def test_who_comes_a_little_later_is_told_what_has_happened_since(tables: Tables, held_back: HeldBack) -> None:
    live, client = await long_table(tables)
    held_back.may_go_on.set()
    for _ in range(3):
        watcher = Listener([])
        await tables.presence.join(live, watcher, 0)
        assert watcher.events == list(range(1, live.table.seq + 1))
        for _ in range(3 * KEPT_IN_MEMORY):
            await tables.execute(live, client, next_action(live))
