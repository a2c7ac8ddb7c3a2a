"""A table without a server: acts and time as a test gives them, and the log that comes of it."""

import random
from collections.abc import Collection
from dataclasses import replace
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import bot_for
from ludoteca.core.envelope import commit_to
from ludoteca.server import commands, schedule
from ludoteca.server.commands import NotAllowedError
from ludoteca.server.creation import head_of
from ludoteca.server.messages import from_client
from ludoteca.server.requests import TableRequest
from ludoteca.server.schedule import Audience
from ludoteca.server.store import Entry, Head
from ludoteca.server.table import Table
from ludoteca.server.view import event_of, state_of
from playing import all_tables

TABLE_ID = "Zk3vQ0tq-7rXh_2LwB9aYg"
SECOND = 1000
START_MS = 1_700_000_000_000
HERE = "here"  # the one server process that lives
BYTES = [f"{seat + 1:x}" * 32 for seat in range(8)]
ANA, BEA, BOT = ({"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bea"}, {"kind": "bot"})


every_game = pytest.mark.parametrize("game_id", list(ludoteca.games))


def is_alive(process: str) -> bool:
    return process == HERE


AUDIENCE = Audience(is_alive, is_watched=True)


def head_for(seed: int = 1, *, first_throw_seconds: float = 0, **wanted: Any) -> Head:
    """Make a table as asked for, with an envelope that is the same in every run."""
    request = TableRequest.model_validate({"game": "parchis", "players": 2} | wanted)
    head = head_of(request, first_throw_seconds, TABLE_ID)
    slip = seed.to_bytes(32, "big")
    return replace(head, created_ms=START_MS, seed=slip, commit=commit_to(TABLE_ID, slip).hex())


def people(count: int, **rest: Any) -> list[dict[str, Any]]:
    """Name that many people at one screen."""
    names = ("Ana", "Bea", "Carlos", "Dora", "Eva", "Félix", "Gema", "Hugo")
    return [{"kind": "here", "name": names[seat]} | rest for seat in range(count)]


class Desk:
    """A table and all that has happened at it, on a clock that a test turns."""

    def __init__(self, seed: int = 1, *, are_here: bool = True, **wanted: Any) -> None:
        """Make a table, of two people unless `seats` says otherwise; those who sit are connected."""
        players = wanted.setdefault("players", 2)
        wanted.setdefault("seats", people(players))
        self.now_ms = START_MS
        self.table = Table(head_for(seed, **wanted))
        self.log: list[Entry] = []
        self.note(commands.make(self.table, self.now_ms))
        if are_here:
            for seat in self.table.persons():
                self.note([self.table.add("here", self.now_ms, seat.number, process=HERE)])

    def note(self, entries: list[Entry]) -> list[str]:
        """Keep entries of the log, and give their kinds."""
        self.log += entries
        return [entry.kind for entry in entries]

    def wait(self, seconds: float) -> None:
        self.now_ms += round(seconds * SECOND)

    def send(self, kind: str, held: Collection[int] | None = None, **fields: Any) -> list[str]:
        """Act as a client that holds some seats, all of them unless told; gives the kinds of what came of it."""
        message = from_client.validate_python({"type": kind, "id": 1, "seq": self.table.seq, **fields})
        holds = range(len(self.table.seats)) if held is None else held
        return self.note(commands.execute(self.table, message, holds, self.now_ms))

    def refuses(self, code: str, kind: str, held: Collection[int] | None = None, **fields: Any) -> None:
        """See an act refused for a reason, and the table as it was."""
        before = self.picture()
        with pytest.raises(NotAllowedError) as caught:
            self.send(kind, held, **fields)
        assert caught.value.code == code
        assert all(caught.value.message.explain(language) for language in ("en", "es"))
        assert self.picture() == before

    def due(self, pace_ms: int = 0) -> list[str]:
        """Let the table do by itself what is due now."""
        return self.note(schedule.act_if_due(self.table, self.now_ms, pace_ms, AUDIENCE))

    def seconds_to_due(self, pace_ms: int = 0) -> float | None:
        at_ms = schedule.next_due_ms(self.table, pace_ms, AUDIENCE)
        return None if at_ms is None else (at_ms - self.now_ms) / SECOND

    def step(self, move: int = 0) -> list[str]:
        """Throw, or play one of the legal moves, for whoever is to act; a bot chooses for itself."""
        table = self.table
        seat = table.seats[table.seat_to_act or 0]
        if seat.is_played_by_bot and table.game.phase == "move":
            choice = bot_for(table.head.game).choose(table.game.copy(), 0.1)
            return self.note(commands.move(table, seat.number, choice.move.text, self.now_ms, by="bot"))
        if seat.is_played_by_bot:
            return self.due()
        if table.game.phase == "roll":
            return self.send("roll")
        return self.send("move", move=table.game.legal_moves[move].text)

    def play_until(self, phase: str, seat: int | None = None) -> None:
        """Go on until a seat is to throw, or to choose among two moves or more."""
        while not (
            self.table.game.phase == phase
            and seat in (None, self.table.seat_to_act)
            and (phase == "roll" or len(self.table.game.legal_moves) > 1)
        ):
            self.step()

    def play_out(self) -> None:
        while self.table.status == "running":
            self.step()

    def left_ms(self, seat: int) -> int | None:
        return self.table.clock_left_ms(self.table.seats[seat], self.now_ms)

    def picture(self, table: Table | None = None) -> Any:
        """All that can be seen of a table now, and what cannot."""
        shown = table or self.table
        events = [event_of(entry, events, "en") for entry, events in shown.recent]
        clock = (shown.start_ms, shown.turn_ms, shown.used_ms)
        hidden = (shown.play_seq, clock, shown.decisions, shown.throws, shown.throw_waits_for)
        state = state_of(shown, "en", self.now_ms, with_moves=True)
        return state, events, hidden, shown.seats, shown.record().to_text() if shown.mix else ""

    def mark(self) -> Any:
        """What tells soon whether a table is as it was."""
        table = self.table
        whole = (table.seq, table.status, table.turn_ms, table.used_ms, table.throws, table.game.state.tobytes())
        return whole, str(table.seats), set(table.draw_by), set(table.end_by), list(table.decisions)

    def replayed(self) -> Table:
        """Build the table again from its log."""
        table = Table(self.table.head)
        for entry in self.log:
            table.apply(entry)
        return table


CLOCKS = ({"kind": "none"}, {"kind": "move", "seconds": 20}, {"kind": "total", "seconds": 60, "increment": 3})
MESSAGES = ("roll", "move", "undo", "say", "bytes", "resign", "draw", "no_draw", "end", "to_bot", "back")


def request_of(game_id: str, chooser: random.Random) -> dict[str, Any]:
    """Ask for any table of a game."""
    way = chooser.choice([way for game, way in all_tables() if game == game_id])
    seats = [chooser.choice([person, person, BOT, {"kind": "invited"}]) for person in people(way["players"])]
    switches = ("throw_by_itself", "forced_by_itself", "chat")
    return {
        "game": game_id,
        "players": way["players"],
        "mode": way["mode"],
        "options": {name: value for name, value in way.items() if name not in ("players", "mode")},
        "seats": seats,
        "clock": chooser.choice(CLOCKS),
        "patience_seconds": 30,
        "first_throw_seconds": chooser.choice((0, 5)),
        **{name: chooser.random() < 0.5 for name in switches},
    }


def something(desk: Desk, chooser: random.Random) -> None:
    """Let anything happen, sensible or not."""
    table = desk.table
    kind = chooser.choice((*["step"] * 8, *["due"] * 4, "here", "here", "gone", "sit", "leave", *MESSAGES))
    seat = chooser.randrange(len(table.seats))
    if table.status == "waiting" and chooser.random() < 0.3:
        kind = "sit"
    if kind == "step" and table.status == "running":
        desk.step(-1)
    elif kind == "due":
        desk.due()
    elif kind in ("here", "gone") and table.seats[seat].kind == "person":
        body = {"process": chooser.choice(("here", "dead"))} if kind == "here" else {}
        desk.note([table.add(kind, desk.now_ms, seat, **body)])
    elif kind == "sit":
        desk.note(commands.sit(table, seat, "Iván", BYTES[seat], desk.now_ms))
    elif kind == "leave" and chooser.random() < 0.1:
        desk.note(commands.leave(table, seat, desk.now_ms))
    elif kind in MESSAGES and (kind != "resign" or chooser.random() < 0.1):
        fields: dict[str, Any] = {} if kind in ("roll", "move", "undo") else {"seat": seat}
        fields |= {"text": chooser.choice(("", "hola"))} if kind == "say" else {}
        fields |= {"bytes": BYTES[seat]} if kind == "bytes" else {}
        fields |= {"move": chooser.choice(("Y5-12", "hand-3a", "1@0,0:0"))} if kind == "move" else {}
        desk.send(kind, chooser.choice((None, [seat])), **fields)
