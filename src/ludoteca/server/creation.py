"""What a table is made with: a wish made complete, or the former table with its seats turned."""

import base64
import hashlib
import secrets
import time
from collections.abc import Iterable
from typing import Any, Final

from ludoteca.bots import DEFAULT_LEVEL, LEVELS
from ludoteca.core.envelope import commit_to, new_seed
from ludoteca.games import info_of
from ludoteca.server.commands import NotAllowed
from ludoteca.server.requests import SeatWish, TableWish
from ludoteca.server.store import Head, Token
from ludoteca.server.table import Table

ID_BYTES: Final = 16


def head_of(wish: TableWish, table: str | None = None) -> Head:
    """Complete a wish: checked players, mode and options, and who sits where. OptionError tells what is wrong."""
    setup = info_of(wish.game).setup(wish.players, wish.mode, **wish.options)
    if len(wish.seats) > setup.players:
        raise NotAllowed("too_many_seats", seats=len(wish.seats), players=setup.players)
    wishes = [*wish.seats, *[SeatWish()] * (setup.players - len(wish.seats))]
    settings = {
        "players": setup.players,
        "mode": setup.mode,
        "options": dict(setup.options),
        "seats": [seat_settings(number, seat) for number, seat in enumerate(wishes)],
        "clock": wish.clock.model_dump(),
        "spectators": wish.spectators,
        "chat": wish.chat,
        "throw_by_itself": wish.throw_by_itself,
        "forced_by_itself": wish.forced_by_itself,
        "patience_seconds": wish.patience_seconds,
    }
    return sealed_head(setup.game, wish.is_open, settings, table)


def seat_settings(number: int, wish: SeatWish) -> dict[str, Any]:
    """Tell who is to sit on a seat, with a name for everyone."""
    level = wish.level or DEFAULT_LEVEL
    if wish.kind == "bot" and level not in LEVELS:
        raise NotAllowed("no_such_level", level=level, known=list(LEVELS))
    default = f"Bot {number + 1}" if wish.kind == "bot" else f"{number + 1}"
    return {"kind": wish.kind, "name": wish.name or default, "level": level if wish.kind == "bot" else ""}


def new_table_id() -> str:
    """Draw an id for a new table."""
    return secrets.token_urlsafe(ID_BYTES)


def sealed_head(game: str, is_open: bool, settings: dict[str, Any], table: str | None = None) -> Head:
    """Draw a seed for a new table, and seal it."""
    name, seed = table or new_table_id(), new_seed()
    return Head(name, time.time_ns() // 1_000_000, game, is_open, settings, commit_to(name, seed).hex(), seed)


def summary_of(table: Table) -> dict[str, Any]:
    """Tell a table in the few words that a list shows."""
    return {
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in table.seats],
        "ranking": [list(place) for place in table.final_ranking],
    }


def rematch_of(table: Table, tokens: Iterable[Token]) -> tuple[Head, list[Token]]:
    """Tell what the next table is made with, and who holds its seats: those of this one, a seat further."""
    count = len(table.seats)
    former = [table.seats[(number - 1) % count] for number in range(count)]
    kinds = {"bot": "bot", "person": "here", "empty": "invited"}  # empty: the table was closed before it was full
    seats = [
        {
            "kind": kinds[seat.kind],
            "name": seat.name or f"{number + 1}",
            "level": seat.level if seat.kind == "bot" else "",
        }
        for number, seat in enumerate(former)
    ]
    digest = hashlib.sha256(b"ludoteca rematch" + table.head.id.encode() + table.head.seed).digest()
    name = base64.urlsafe_b64encode(digest[:ID_BYTES]).rstrip(b"=").decode()
    head = sealed_head(table.head.game, table.head.is_open, {**table.settings, "seats": seats}, name)
    return head, [Token((one.seat + 1) % count, one.digest) for one in tokens]
