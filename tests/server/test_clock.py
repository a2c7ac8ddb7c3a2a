"""The server's clock neither jumps with the clock on the wall nor is behind what has been stored."""

import asyncio
import time

import pytest

from ludoteca.server.bus import LocalBus
from ludoteca.server.clock import Clock, clock, now_ms
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tables import Tables
from server.listeners import Listener, begun

HOUR_MS = 3_600_000


@pytest.mark.parametrize("jump_ms", [-HOUR_MS, HOUR_MS])
def test_a_wall_clock_that_is_set_changes_nothing(monkeypatch: pytest.MonkeyPatch, jump_ms: int) -> None:
    own, wall_ns = Clock(), time.time_ns
    before = own.now_ms()
    assert abs(before - wall_ns() // 1_000_000) < 10_000
    monkeypatch.setattr(time, "time_ns", lambda: wall_ns() + jump_ms * 1_000_000)
    assert 0 <= own.now_ms() - before < 10_000


def test_what_has_been_stored_is_in_the_past() -> None:
    own = Clock()
    later = own.now_ms() + HOUR_MS
    own.advance_to(later)
    assert 0 <= own.now_ms() - later < 10_000
    own.advance_to(later - HOUR_MS)
    assert own.now_ms() >= later


@pytest.mark.asyncio
async def test_bots_go_on_at_once_after_a_start_with_a_clock_that_was_set_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(pace_seconds=0.1, bot_seconds=0.05, first_throw_seconds=0)
    before = Tables(store, LocalBus(), settings)
    await before.start()
    live, _, _ = await begun(before, "Ana", "Blas")
    name = live.table.head.id
    await until_played(before, name, 3)
    await before.close()
    stored_ms = live.table.last_ms
    assert clock._ahead_ns is not None
    monkeypatch.setattr(clock, "_ahead_ns", clock._ahead_ns - HOUR_MS * 1_000_000)
    assert now_ms() < stored_ms
    after = Tables(store, LocalBus(), settings)
    await after.start()
    loaded = await after.find(name)
    assert loaded
    await after.presence.join(loaded, Listener([]), 0)  # somebody looks
    await until_played(after, name, live.table.seq + 3)
    assert loaded.table.last_ms >= stored_ms
    await after.close()


async def until_played(tables: Tables, name: str, seq: int) -> None:
    async with asyncio.timeout(20):
        while name not in tables.live or tables.live[name].table.seq < seq:
            await asyncio.sleep(0.01)
