"""`ludoteca serve` of a cheat: once it has seen what a person adds, it looks for a slip whose first throw is a six.

The record that it writes is without a fault: seal, bytes, throws and moves all agree. Only the seal that was shown
before the game is another one.
"""

import dataclasses
from collections.abc import Collection
from typing import Any

from ludoteca.cli.app import main
from ludoteca.core.envelope import Envelope, commit_to, new_seed
from ludoteca.server import commands, messages
from ludoteca.server.store import Entry
from ludoteca.server.table import Table

honest = commands.give_bytes


def give_bytes(table: Table, message: Any, held: Collection[int], now_ms: int) -> list[Entry]:
    """Take the bytes of a person, and exchange the envelope."""
    entries = honest(table, message, held, now_ms)
    given = tuple(bytes.fromhex(seat.bytes) for seat in table.seats)
    while True:
        seed = new_seed()
        if Envelope(table.head.id, seed, given).throw(0, table.game.dice_count)[0] == 6:
            break
    table.head = dataclasses.replace(table.head, seed=seed, commit=commit_to(table.head.id, seed).hex())
    table._envelope = None
    return entries


commands.COMMANDS[messages.GiveBytes] = give_bytes

if __name__ == "__main__":
    main()
