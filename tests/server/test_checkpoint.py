"""While a change is being stored, a table is read as it was stored before: made from a copy some entries ago."""

import random
from contextlib import suppress
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.server.commands import NotAllowedError
from ludoteca.server.live_table import LiveTable
from ludoteca.server.table import KEPT_IN_MEMORY, Table
from server.desk import Desk, every_game, something


def whole(desk: Desk, table: Table) -> list[Any]:
    """All of a table but the entries in memory."""
    state, _, *rest = desk.picture(table)
    return [state, *rest]


@every_game
def test_a_table_as_it_is_stored_is_the_one_before_the_change(game_id: str) -> None:
    desk, chooser = Desk(game=game_id), random.Random(1)
    live = LiveTable(desk.table, [])
    for _ in range(4 * KEPT_IN_MEMORY):
        assert live.as_stored() is None
        live.keep_checkpoint()
        seq, before = desk.table.seq, desk.table.copy()
        with suppress(NotAllowedError, LudotecaError):
            something(desk, chooser)
        live.storing_since = seq
        stored = live.as_stored()
        assert stored
        assert whole(desk, stored) == whole(desk, before)
        assert stored.recent == before.recent[-len(stored.recent) :]
        live.storing_since = None


def test_a_change_longer_than_memory_is_waited_for() -> None:
    desk = Desk()
    live = LiveTable(desk.table, [])
    live.keep_checkpoint()
    live.storing_since = desk.table.seq
    for number in range(3 * KEPT_IN_MEMORY):
        desk.table.add("say", desk.now_ms, 0, text=str(number))
    assert live.as_stored() is None
