"""What the host of a table may do before its game begins: bots on free seats, seats freed, a start with fewer players.

The host is who made the table, and holds a token of their own (`store.HOST`), apart from those of seats. As in
commands.py, each command checks first, raises NotAllowedError where it is not allowed, and then adds entries.
"""

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games import info_of
from ludoteca.server import messages
from ludoteca.server.bot_seats import checked_level, checked_personality, name_of_bot
from ludoteca.server.commands import NotAllowedError, StaleError, finish, names_at, seat_of, start_if_full
from ludoteca.server.creation import NextTable
from ludoteca.server.names import told_apart
from ludoteca.server.store import Entry
from ludoteca.server.table import Table

FEWEST: Final = 2  # at one table: alone nobody needs to wait for others


def execute(table: Table, message: messages.ForHost, now_ms: int) -> list[Entry]:
    """Execute a message of the host."""
    must_be_waiting(table)
    return COMMANDS[type(message)](table, message, now_ms)


def must_be_waiting(table: Table) -> None:
    """Refuse what changes the seats of a game that has begun."""
    if table.status != "waiting":
        raise NotAllowedError("seats_fixed" if table.status == "running" else "over")


def seat_bot(table: Table, message: messages.SeatBot, now_ms: int) -> list[Entry]:
    """Put a bot on a free seat, or on all of them; the last one begins the game."""
    seats = table.seats if message.seat is None else [seat_of(table, message.seat)]
    free = [seat for seat in seats if seat.kind == "empty"]
    if not free:
        raise NotAllowedError("seat_taken", name=seats[0].name)
    game, level = table.head.game, checked_level(message.level)
    entries = []
    for seat in free:
        personality = checked_personality(game, seat.number, message.personality)
        name = told_apart(name_of_bot(game, seat.number, personality), names_at(table))
        entries.append(table.add("sat", now_ms, seat.number, name=name, level=level, personality=personality))
    return entries + start_if_full(table, now_ms)


def free_seat(table: Table, message: messages.FreeSeat, now_ms: int) -> list[Entry]:
    """Take a bot or a person off a seat; who is taken off can sit down again, unless the table is closed too.

    People have no names that could be kept out: a person who clears the browser is another one. To close the free
    seats is what a host can really do.
    """
    seat = seat_of(table, message.seat)
    if seat.kind == "empty":
        raise NotAllowedError("seat_free")
    named = {"name": seat.name} if seat.kind == "person" else {}
    entries = [table.add("removed", now_ms, seat.number, **named)]
    if message.lock and not table.is_locked:
        entries.append(table.add("locked", now_ms, None, is_locked=True))
    return entries


def lock(table: Table, message: messages.Lock, now_ms: int) -> list[Entry]:
    """Close the free seats to everybody, or open them again."""
    if table.is_locked == message.is_locked:
        raise StaleError  # the answer shows how it stands
    return [table.add("locked", now_ms, None, is_locked=message.is_locked)]


def must_allow_fewer(table: Table) -> None:
    """Refuse to begin without the free seats where the rules or the table do not allow it."""
    must_be_waiting(table)
    count = len([seat for seat in table.seats if seat.kind != "empty"])
    if count == len(table.seats):
        raise NotAllowedError("all_seated")
    if count < FEWEST:
        raise NotAllowedError("too_few")
    if "start" in table.settings:
        raise NotAllowedError("goes_on")
    if not info_of(table.head.game).is_playable(count, table.setup.mode, **table.setup.options):
        raise NotAllowedError("not_for_so_few", count=count)


def go_on_at(table: Table, following: NextTable, now_ms: int) -> list[Entry]:
    """Close the table, at which nothing was thrown, since its game begins at a smaller one."""
    return [finish(table, "fewer", (), now_ms), link_to(table, following, now_ms)]


def link_to(table: Table, following: NextTable, now_ms: int, seat: int | None = None) -> Entry:
    """Name the table that follows and where each seat is there; for a rematch also who wants it."""
    named = {} if seat is None else {"name": table.seats[seat].name}
    seats = [following.seats.get(number) for number in range(len(table.seats))]
    return table.add("rematch", now_ms, seat, table=following.head.id, seats=seats, **named)


COMMANDS: Final[dict[type[messages.ForHost], Callable[[Table, Any, int], list[Entry]]]] = {
    messages.SeatBot: seat_bot,
    messages.FreeSeat: free_seat,
    messages.Lock: lock,
}
