"""At the end: what was confirmed is compared with what is stored, and the logs of the servers are read."""

import json
import re
from collections import Counter
from dataclasses import dataclass, field, replace

import orjson

from ludoteca.core.envelope import opened_tags
from ludoteca.core.record_reader import read_record
from ludoteca.core.text import DEFAULT_LANGUAGE
from ludoteca.server.store import Entry, Head, Store
from ludoteca.server.table import Table
from ludoteca.server.view import event_of
from server.players import doubts_about
from server.services import opened
from soak.ledger import Ledger, TableLedger, digest_of
from soak.stage import SoakServer

DATABASE_WORDS = ("StoreError", "store_failed", "a commit of")


@dataclass
class Compared:
    """What was looked at."""

    tables: int = 0
    entries: int = 0
    confirmed: int = 0
    over: int = 0
    throws: int = 0
    logged: Counter[str] = field(default_factory=Counter)


async def compare(url: str, ledger: Ledger) -> Compared:
    """Compare every confirmed event with the store, and check every game; the server must have ended."""
    compared = Compared()
    async with opened(url) as store:
        for table in ledger.tables.values():
            await compare_table(store, ledger, table, compared)
        for name in set(await store.unfinished()) - set(ledger.tables):  # made, but the answer was lost
            await compare_table(store, ledger, ledger.table(name), compared)
    return compared


async def compare_table(store: Store, ledger: Ledger, known: TableLedger, compared: Compared) -> None:
    found = await store.head(known.id)
    if found is None:
        ledger.fail(f"table {known.id} is not stored")
        return
    entries = await store.entries(known.id)
    numbers = [entry.seq for entry in entries]
    if numbers != list(range(1, len(numbers) + 1)):
        ledger.fail(f"table {known.id}: the numbers have gaps")
    if len(entries) < len(known.events):
        ledger.fail(f"table {known.id}: {len(known.events)} events were confirmed, {len(entries)} are stored")
    try:
        table = replayed(found[0], entries, known, ledger)
    except Exception as error:
        ledger.fail(f"table {known.id} cannot be replayed: {error!r}")
        return
    check_seats(entries, known, ledger)
    check_game(table, ledger)
    if table.status != found[1]:
        ledger.fail(f"table {known.id} is {table.status}, and listed as {found[1]}")
    compared.tables += 1
    compared.entries += len(entries)
    compared.confirmed += len(known.events)
    compared.over += table.status == "over"
    compared.throws += table.throws


def replayed(head: Head, entries: list[Entry], known: TableLedger, ledger: Ledger) -> Table:
    """Replay a log by the rules; each entry reads as it was told."""
    table = Table(head)
    for entry in entries:
        table.apply(entry)
        if entry.seq <= len(known.events):
            event = orjson.loads(orjson.dumps(event_of(*table.recent[-1], DEFAULT_LANGUAGE)))
            if digest_of(event) != known.events[entry.seq - 1]:
                ledger.fail(f"table {known.id}: entry {entry.seq} was told otherwise than it is stored: {event}")
    return table


def check_seats(entries: list[Entry], known: TableLedger, ledger: Ledger) -> None:
    """Everybody who was told to sit down, or to have got up, did."""
    sat = {(entry.seat, entry.body["name"]) for entry in entries if entry.kind == "sat"}
    for seat in known.sat:
        if seat not in sat:
            ledger.fail(f"table {known.id}: {seat} was told to have sat down, and had not")
    left = Counter(entry.seat for entry in entries if entry.kind == "left")
    for number, count in Counter(known.left).items():
        if left[number] < count:
            ledger.fail(f"table {known.id}: seat {number} was told {count} times to have got up, of {left[number]}")


def check_game(table: Table, ledger: Ledger) -> None:
    """The record replays, and its dice are those that were sealed; of a game that goes on with the stored seed."""
    if not table.mix:
        return
    if table.envelope.commit.hex() != table.head.commit:
        ledger.fail(f"table {table.head.id}: the seal is not that of its seed")
    record = table.record()
    if table.status != "over":
        record = replace(record, tags={**opened_tags(table.envelope), **record.tags})
    for doubt in doubts_about(read_record(record.to_text())):
        ledger.fail(f"table {table.head.id}: {doubt}")


def read_log(server: SoakServer, ledger: Ledger, compared: Compared) -> None:
    """Count what a server has logged; an error that no fault explains is one of the server."""
    place = 0
    for line in server.log.read_bytes().splitlines(keepends=True):
        start, place = place, place + len(line)
        is_excused = any(first <= start < last for first, last in server.excused)
        try:
            said = json.loads(line)
            level, event = said["level"], said["event"]
        except (ValueError, KeyError, TypeError):
            level, event = "plain", "a line that is no JSON"
        if level in ("info", "debug"):
            continue
        compared.logged[f"{level}: {alike(event)}"] += 1
        text = line.decode(errors="replace")
        is_of_database = any(word in text for word in DATABASE_WORDS)
        if level == "error" and not (is_excused and is_of_database):
            ledger.fail(f"the server logged: {text[:3000]}")
        if level == "plain" and not is_excused:
            ledger.fail(f"the server wrote: {text[:1000]}")


def alike(event: str) -> str:
    """Shorten what was logged, so that lines that differ in a number are counted together."""
    return re.sub(r"\d+", "N", event)[:40]
