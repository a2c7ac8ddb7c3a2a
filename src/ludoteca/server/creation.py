"""What a table is made with: a completed request, or the former table with its seats turned."""

import base64
import hashlib
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

import ludoteca
from ludoteca.core.envelope import commit_to, new_seed
from ludoteca.core.options import Setup
from ludoteca.games import info_of
from ludoteca.server.bot_seats import checked_level, checked_personality, name_of_bot
from ludoteca.server.clock import now_ms
from ludoteca.server.commands import NotAllowedError
from ludoteca.server.requests import SeatRequest, TableRequest
from ludoteca.server.store import HOST, Head, Token
from ludoteca.server.table import Table

ID_BYTES: Final = 16


def head_of(request: TableRequest, first_throw_seconds: float, table: str | None = None) -> Head:
    """Complete a request: checked players, mode and options, and who sits where. OptionError tells what is wrong."""
    setup, start = wanted_game(request)
    if len(request.seats) > setup.players:
        raise NotAllowedError("too_many_seats", seats=len(request.seats), players=setup.players)
    seats = [*request.seats, *[SeatRequest()] * (setup.players - len(request.seats))]
    settings = {
        "players": setup.players,
        "mode": setup.mode,
        "options": dict(setup.options),
        "seats": [seat_settings(setup.game, number, seat) for number, seat in enumerate(seats)],
        "clock": request.clock.model_dump(),
        "spectators": request.spectators,
        "chat": request.chat,
        "throw_by_itself": request.throw_by_itself,
        "forced_by_itself": request.forced_by_itself,
        "hints": gives_hints(request.hints, seats),
        "patience_seconds": request.patience_seconds,
        "first_throw_seconds": first_throw_seconds,
        "host": next((number for number, seat in enumerate(seats) if seat.kind == "here"), None),
        **({"start": start} if start else {}),
    }
    return sealed_head(setup.game, request.is_open, settings, table)


def gives_hints(wanted: bool | None, seats: Iterable[SeatRequest]) -> bool:
    """Return whether apps offer hints at a table: as its maker wants, else where one person plays bots alone.

    Who sits down at a table sees whether it gives hints. They are found by the devices of those who play.
    """
    return sum(seat.kind != "bot" for seat in seats) == 1 if wanted is None else wanted


def wanted_game(request: TableRequest) -> tuple[Setup, str]:
    """Return how the game of a request is played, and the position that it begins at where a record is gone on with.

    LudotecaError tells what is wrong with the choices, or with the record.
    """
    if request.record is None:
        return info_of(request.game).setup_with(request.players, request.mode, request.options), ""
    game = ludoteca.load(request.record)
    if game.id != request.game:
        raise NotAllowedError("other_game", game=game.id, wanted=request.game)
    if game.phase == "over":
        raise NotAllowedError("over")
    return game.setup, game.position()


def seat_settings(game: str, number: int, request: SeatRequest) -> dict[str, Any]:
    """Return the settings of a seat, with a name for everyone."""
    if request.kind != "bot":
        return {"kind": request.kind, "name": request.name or f"{number + 1}", "level": ""}
    level, personality = checked_level(request.level), checked_personality(game, number, request.personality)
    name = request.name or name_of_bot(game, number, personality)
    return {"kind": "bot", "name": name, "level": level, "personality": personality}


def new_table_id() -> str:
    """Draw an id for a new table."""
    return secrets.token_urlsafe(ID_BYTES)


def sealed_head(game: str, is_open: bool, settings: dict[str, Any], table: str | None = None) -> Head:
    """Draw a seed for a new table, and seal it."""
    name, seed = table or new_table_id(), new_seed()
    return Head(name, now_ms(), game, is_open, settings, commit_to(name, seed).hex(), seed)


def summary_of(table: Table) -> dict[str, Any]:
    """Return what the list of tables shows of one."""
    return {
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level, "personality": seat.personality}
            for seat in table.seats
        ],
        "ranking": [list(place) for place in table.final_ranking],
    }


@dataclass(frozen=True, slots=True)
class NextTable:
    """What the next table is made with, the tokens of those who go there, and where they sit."""

    head: Head
    tokens: list[Token]
    seats: dict[int, int]  # by the number of the seat here


def rematch_of(table: Table, tokens: Iterable[Token]) -> NextTable:
    """Return what the table of a rematch is made with: the seats of this one, a seat further."""
    count = len(table.seats)
    return next_table(table, tokens, {number: (number + 1) % count for number in range(count)}, "rematch", {})


def fewer_of(table: Table, tokens: Iterable[Token]) -> NextTable:
    """Return what a table for those who sit is made with, in their order; OptionError where the rules do not allow it.

    It is a table of its own, since what a table was made with never changes: its number of players stands in its
    settings and in every record of it, and what people have given for the dice belongs to the number of their seat.
    """
    taken = [seat.number for seat in table.seats if seat.kind != "empty"]
    setup = info_of(table.head.game).setup_with(len(taken), table.setup.mode, table.setup.options)
    smaller = {"players": setup.players, "options": dict(setup.options)}
    return next_table(
        table, tokens, {number: new for new, number in enumerate(taken)}, f"fewer {table.play_seq}", smaller
    )


def next_table(
    table: Table, tokens: Iterable[Token], seats: dict[int, int], why: str, changes: dict[str, Any]
) -> NextTable:
    """Seat those who sit here at another table. Its id follows from this one's, so that it is made once."""
    kinds = {"bot": "bot", "person": "here", "empty": "invited"}  # empty: the table was closed before it was full
    former = {new: table.seats[number] for number, new in seats.items()}
    seated = [
        {
            "kind": kinds[former[number].kind],
            "name": former[number].name or f"{number + 1}",
            "level": former[number].level if former[number].kind == "bot" else "",
            "personality": former[number].personality,
        }
        for number in range(len(former))
    ]
    digest = hashlib.sha256(f"ludoteca {why}".encode() + table.head.id.encode() + table.head.seed).digest()
    name = base64.urlsafe_b64encode(digest[:ID_BYTES]).rstrip(b"=").decode()
    host = None if table.host is None else seats.get(table.host)
    settings = {key: value for key, value in table.settings.items() if key != "start"}
    settings |= {"seats": seated, "host": host, **changes}
    head = sealed_head(table.head.game, table.head.is_open, settings, name)
    return NextTable(head, [Token(seats.get(one.seat, HOST), one.digest) for one in tokens], seats)
