"""Back again: a client whose connection is cut at every message continues, with no move lost or repeated."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from server.players import (
    NO_LIMITS,
    Line,
    Player,
    Served,
    assert_record_proves_itself,
    connected,
    here,
    playing,
    serving,
    until,
    whole_log,
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("back")
    with serving(f"sqlite:///{folder}/ludoteca.db", folder, *NO_LIMITS) as served:
        yield served


class CutError(OSError):
    """The connection was cut by the test."""


@dataclass
class CutAfterHearing(Player):
    """Hears one message on each connection; only what is then its turn is sent on the next."""

    async def step(self, line: Line, message: dict[str, Any]) -> None:
        await super().step(line, message)
        if not self.is_waiting or message["type"] != "welcome":
            line.cut()
            raise CutError


@dataclass
class CutAfterSending(Player):
    """Sends one message on each connection, and never hears its answer there."""

    async def act(self, line: Line, state: dict[str, Any]) -> None:
        await super().act(line, state)
        if self.chooser.random() < 0.5:
            line.cut()  # what was sent may be lost as well
        raise CutError


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", [CutAfterHearing, CutAfterSending])
async def test_a_client_cut_at_every_message_plays_its_game_to_the_end(served: Served, kind: type[Player]) -> None:
    table = await served.make(game="stax", players=2, seats=here(2))
    player = kind(served, table, [0, 1], seed=3, pause=0.0)
    await player.play()
    await assert_all_was_played_as_sent(player)
    await assert_record_proves_itself(served, table.id)


@pytest.mark.asyncio
@pytest.mark.parametrize("kind", [CutAfterHearing, CutAfterSending])
async def test_throws_survive_cuts_as_moves_do(served: Served, kind: type[Player]) -> None:
    table = await served.make(game="parchis", players=2, seats=here(2))
    player = kind(served, table, [0, 1], seed=3, pause=0.0)
    async with playing(player):
        await until(lambda: player.since > 200)
    await assert_all_was_played_as_sent(player)


async def assert_all_was_played_as_sent(player: Player) -> None:
    """Everything was heard again as it was told first, and each thing played was sent for that very position."""
    log = (await whole_log(player.served, player.table.id))[: player.since]
    assert list(player.events.values()) == log
    acted = [event for event in log if event["kind"] in ("roll", "move")]
    assert player.connections > len(acted) * 0.4
    for event in acted:
        before = max(number for number, _ in player.sent if number < event["seq"])
        tried = {text for number, text in player.sent if number == before}
        assert event["body"].get("move", "roll") in tried
    positions = {number for number, _ in player.sent}
    assert len(acted) <= len(positions)  # nothing was played twice for one


@pytest.mark.asyncio
async def test_who_comes_back_with_any_number_hears_exactly_what_follows_it(served: Served) -> None:
    table = await served.make(game="stax", players=2, seats=here(1, "Ana"))
    await Player(served, table, [0], seed=1).play()
    log = await whole_log(served, table.id)
    for since in range(len(log)):
        async with connected(served, table.id, since=since) as line:
            welcome = await line.hear("welcome")
        assert welcome["events"][: len(log) - since] == log[since:]
