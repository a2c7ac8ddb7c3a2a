"""What the soak compares at its end: it passes what is stored as it was told, and nothing else."""

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludoteca.server.bus import LocalBus
from ludoteca.server.settings import Settings
from ludoteca.server.tables import Tables
from server.listeners import begun, next_action
from server.services import opened
from soak.checks import Compared, compare, read_log
from soak.ledger import Ledger
from soak.stage import SoakServer

ACTIONS = 20


async def played(url: str) -> tuple[Ledger, str]:
    """Play a while, and note what was told."""
    ledger = Ledger()
    async with opened(url) as store:
        tables = Tables(store, LocalBus(), Settings(pace_seconds=0, first_throw_seconds=0))
        await tables.start()
        live, client, _ = await begun(tables)
        for _ in range(ACTIONS):
            await tables.execute(live, client, next_action(live))
        head = live.table.head
        for event in await tables.long_answers.events_of(head, "en", live.table.seq):
            ledger.confirm(ledger.table(head.id), json.loads(event))
        await tables.close()
    return ledger, head.id


LAST = "(SELECT max(seq) FROM entries)"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("SELECT 1", None),
        (f"DELETE FROM entries WHERE seq = {LAST}", "events were confirmed"),
        (f"UPDATE entries SET at_ms = at_ms + 1 WHERE seq = {LAST}", "was told otherwise than it is stored"),
        ("DELETE FROM entries WHERE seq = 2", "the numbers have gaps"),
        ("UPDATE tables SET seed = x'" + "00" * 32 + "'", "the seal is not that of its seed"),
    ],
)
async def test_what_differs_from_what_was_confirmed_is_found(tmp_path: Path, damage: str, said: str | None) -> None:
    path = tmp_path / "ludoteca.db"
    ledger, _ = await played(f"sqlite:///{path}")
    assert ledger.events > ACTIONS
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(damage)
        connection.commit()
    compared = await compare(f"sqlite:///{path}", ledger)
    if said is None:
        assert ledger.failures == []
        assert compared.confirmed == compared.entries == ledger.events
    else:
        assert any(said in failure for failure in ledger.failures), ledger.failures


@pytest.mark.asyncio
async def test_an_event_that_is_told_in_two_ways_is_found(tmp_path: Path) -> None:
    ledger, name = await played(f"sqlite:///{tmp_path}/ludoteca.db")
    ledger.confirm(ledger.table(name), {"seq": 3, "kind": "say"})
    ledger.confirm(ledger.table(name), {"seq": ledger.events + 2, "kind": "say"})
    assert ["told in two ways" in ledger.failures[0], "told after" in ledger.failures[1]] == [True, True]


def test_an_error_is_excused_only_while_the_database_fails(tmp_path: Path) -> None:
    ledger = Ledger()
    server = SoakServer("sqlite://", tmp_path, random.Random(1), ledger)
    line = json.dumps({"level": "error", "event": "store_failed"}) + "\n"
    other = json.dumps({"level": "error", "event": "request_failed"}) + "\n"
    server.log.write_text(line + other + line)
    server.excused.append((0, len(line) + len(other)))
    read_log(server, ledger, Compared())
    assert ["request_failed" in ledger.failures[0], "store_failed" in ledger.failures[1]] == [True, True]
    assert len(ledger.failures) == 2
