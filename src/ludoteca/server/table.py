"""A table: a game, its seats and its clocks, as the log tells them. It owns no rules.

Every change is an entry of the log, and `apply` is the only way in which anything changes: a table is the replay of
its entries. What may be done is decided in commands.py; what people see of it is made in view.py.
"""

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any, Final

import ludoteca
from ludoteca.core.envelope import Envelope, opened_tags, sealed_tags
from ludoteca.core.game import Game
from ludoteca.core.options import Setup
from ludoteca.core.ranking import Ranking
from ludoteca.core.records import Record
from ludoteca.core.refusals import Event
from ludoteca.games import info_of, rulebook_of
from ludoteca.server.store import Entry, Head, Status

GRACE_MS: Final = 10_000  # what a person has, once a game, who comes back after their time has run out
KEPT_IN_MEMORY: Final = 12  # entries at least; a client that has missed more is served from the store

AppliedEntry = tuple[Entry, tuple[Event, ...]]
"""An entry, and what happened in the game by it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move since the last throw: who chose it, and the clock before it, to which an undo goes back."""

    seat: int
    by: str  # a person, a bot, or the table itself
    turn_ms: int
    used_ms: int
    bank_ms: int


@dataclass(slots=True)
class Seat:
    """Who plays on a seat."""

    number: int
    kind: str = "empty"  # or person, or bot
    name: str = ""
    level: str = ""
    personality: str = ""
    bytes: str = ""  # for the dice, in hexadecimal
    has_given: bool = False  # bytes of its own
    is_kept: bool = False  # a bot plays for the person
    kept_why: str = ""  # the last time: asked, left, gone or time
    had_grace: bool = False
    kept_seq: int = 0  # of the entry that last changed who plays
    has_resigned: bool = False
    here: str = ""  # the server process that the person is connected to
    came_ms: int = 0  # when the person was connected for the first time
    gone_ms: int = 0  # since when the person is gone
    bank_ms: int = 0  # time left, where it is counted in all

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot acts for the seat now."""
        return self.kind == "bot" or self.is_kept


def begun(setup: Setup, start: str) -> Game:
    """Begin the game of a table, where it goes on with another one at a position."""
    if start:
        return ludoteca.from_position(start, seed="table")
    return Game(rulebook_of(setup.game), setup, seed="table")


class Table:
    """A table as its entries so far tell it."""

    def __init__(self, head: Head) -> None:
        """Set the table up as it was made; nothing has happened yet."""
        self.head = head
        settings = head.settings
        self.settings: Mapping[str, Any] = settings
        self.setup: Setup = info_of(head.game).setup_with(settings["players"], settings["mode"], settings["options"])
        self.game = begun(self.setup, settings.get("start", ""))
        rulebook = self.game.rulebook
        self.colours = [rulebook.seat_label(self.setup, number) for number in range(self.setup.players)]
        self.seats = [Seat(number) for number in range(self.setup.players)]
        self.status: Status = "waiting"
        self.seq = 0
        self.play_seq = 0  # of the last entry that changed the game or who may act in it
        self.start_ms = 0  # when the game began
        self.turn_ms = 0  # since when whoever is to act has been to act
        self.used_ms = 0  # what the person to act had used of their time before that, when a bot kept the seat
        self.decisions: list[Decision] = []  # since the last throw
        self.mix = ""
        self.throws = 0
        self.throw_waits_for: frozenset[int] | None = (
            None  # a person has thrown, and others have yet to add to the dice
        )
        self.draw_by: set[int] = set()
        self.end_by: set[int] = set()
        self.why_over = ""
        self.final_ranking: Ranking = ()
        self.rematch = ""
        self.host: int | None = settings.get("host")  # where who made the table sits; older tables have no host
        self.is_locked = False  # nobody else can sit down
        self.recent: list[AppliedEntry] = []
        self.company_seq = 0  # of the last entry that was no throw, no move, and took none back
        self.kept_company: dict[str, tuple[object, bytes]] = {}  # as view.py has encoded it, by language
        self._envelope: tuple[tuple[str, ...], Envelope] | None = None  # with what the seats gave when it was made

    def copy(self) -> "Table":
        """Make a second table at the same point."""
        twin = copy(self)
        twin.game = self.game.copy()
        twin.seats = [replace(seat) for seat in self.seats]
        twin.decisions, twin.recent = self.decisions.copy(), self.recent.copy()
        twin.draw_by, twin.end_by = self.draw_by.copy(), self.end_by.copy()
        twin.kept_company = {}
        return twin

    # Entries

    def add(self, kind: str, at_ms: int, seat: int | None = None, **body: Any) -> Entry:
        """Make the next entry and apply it."""
        entry = Entry(self.seq + 1, at_ms, kind, seat, body)
        self.apply(entry)
        return entry

    def apply(self, entry: Entry) -> None:
        """Apply an entry."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        CHANGES[entry.kind](self, entry)
        self.seq = entry.seq
        if entry.kind not in ("say", "bytes", "here", "gone", "draw", "no_draw", "end", "rematch"):
            self.play_seq = entry.seq
        if entry.kind not in ("roll", "move", "undo"):
            self.company_seq = entry.seq
        self.recent.append((entry, self.game.events if entry.kind in ("roll", "move") else ()))
        if len(self.recent) > 2 * KEPT_IN_MEMORY:
            del self.recent[:KEPT_IN_MEMORY]

    def since(self, seq: int) -> list[AppliedEntry] | None:
        """List the entries after a number; None where the first of them is not in memory."""
        if seq >= self.seq:
            return []
        if not self.recent or self.recent[0][0].seq > seq + 1:
            return None
        return self.recent[seq + 1 - self.recent[0][0].seq :]  # entries follow one another without a gap

    def _seat(self, entry: Entry) -> Seat:
        assert entry.seat is not None
        return self.seats[entry.seat]

    # Who sits where

    def _sit(self, entry: Entry) -> None:
        body = entry.body
        seat = self._seat(entry)
        kind = "bot" if body.get("level") else "person"
        given = body.get("bytes", "")
        level, personality = body.get("level", ""), body.get("personality", "")
        self.seats[seat.number] = Seat(
            seat.number, kind, body["name"], level, personality, given, bool(given), gone_ms=entry.at_ms
        )

    def _leave(self, entry: Entry) -> None:
        """Free the seat of a game that has not begun; in a running game a bot keeps it for its person."""
        seat = self._seat(entry)
        if self.status == "waiting":
            self._free(entry)
            return
        self._stop_time(seat, entry.at_ms)
        if "level" in entry.body:  # entries of earlier versions, which left the seat to a bot for good
            seat.kind, seat.level, seat.is_kept = "bot", entry.body["level"], False
            return
        seat.kept_why = seat.kept_why if seat.is_kept else "left"
        seat.is_kept, seat.kept_seq = True, entry.seq

    def _free(self, entry: Entry) -> None:
        """Empty a seat of a game that has not begun."""
        seat = self._seat(entry)
        self.seats[seat.number] = Seat(seat.number)
        if self.host == seat.number:
            self.host = None

    def _lock(self, entry: Entry) -> None:
        self.is_locked = entry.body["is_locked"]

    def _be_here(self, entry: Entry) -> None:
        """Note a person's arrival; patience with the others begins when the first is there to wait."""
        if not any(seat.here for seat in self.seats):
            for seat in self.seats:
                seat.gone_ms = entry.at_ms
        seat = self._seat(entry)
        seat.here, seat.came_ms = entry.body["process"], seat.came_ms or entry.at_ms

    def _be_gone(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.here, seat.gone_ms = "", entry.at_ms

    def _keep(self, entry: Entry) -> None:
        seat = self._seat(entry)
        self._stop_time(seat, entry.at_ms)
        seat.is_kept, seat.kept_why, seat.kept_seq = True, entry.body["why"], entry.seq

    def _come_back(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.is_kept, seat.kept_seq = False, entry.seq
        seat.gone_ms = entry.at_ms
        if self.game.seat == seat.number:
            self.turn_ms = entry.at_ms
        if seat.kept_why == "time" and not seat.had_grace:
            self._give_grace(seat)

    def _give_grace(self, seat: Seat) -> None:
        """Give a person whose time has run out some, where they have less."""
        grace_ms = min(GRACE_MS, self.settings["clock"]["seconds"] * 1000)
        is_to_act = self.game.seat == seat.number
        if self._time_of(seat) - (self.used_ms if is_to_act else 0) >= grace_ms:
            return
        seat.had_grace = True
        if is_to_act:
            self.used_ms = self._time_of(seat) - grace_ms
        else:
            seat.bank_ms = grace_ms

    def _resign(self, entry: Entry) -> None:
        seat = self._seat(entry)
        self._stop_time(seat, entry.at_ms)
        seat.has_resigned = seat.is_kept = True
        seat.kept_seq = entry.seq

    # The course of the game

    def _start(self, entry: Entry) -> None:
        self.status, self.mix = "running", entry.body["mix"]
        self.start_ms = self.turn_ms = entry.at_ms
        clock = self.settings["clock"]
        for seat in self.seats:
            seat.bank_ms = clock["seconds"] * 1000
            seat.gone_ms = entry.at_ms

    def _take_bytes(self, entry: Entry) -> None:
        seat = self._seat(entry)
        seat.bytes, seat.has_given = entry.body["bytes"], True
        if self.status == "running":
            self.mix = entry.body["mix"]

    def _ask_roll(self, entry: Entry) -> None:
        """Note that a person has thrown, and that the dice wait for others: the person's time stands still."""
        self._stop_time(self._seat(entry), entry.at_ms)
        self.throw_waits_for = frozenset(entry.body["waits_for"])

    def _roll(self, entry: Entry) -> None:
        self.game.roll(entry.body["dice"])
        self.throws += 1
        if self.throw_waits_for is not None:
            self.turn_ms, self.throw_waits_for = entry.at_ms, None
        self.decisions.clear()
        self._end_turn(self._seat(entry), entry.at_ms)

    def _move(self, entry: Entry) -> None:
        self.game.push(entry.body["move"])  # raises what the rules have against it, before anything is changed
        seat = self._seat(entry)
        clock = (self.turn_ms, self.used_ms, seat.bank_ms)
        self.decisions.append(Decision(seat.number, entry.body["by"], *clock))
        self._end_turn(seat, entry.at_ms)
        if not seat.is_played_by_bot:
            seat.bank_ms += self.settings["clock"]["increment"] * 1000  # counts only where time is counted in all
        self.draw_by.clear()

    def _undo(self, entry: Entry) -> None:
        """Take the last move back, as if it had not been played: its seat's time has run on."""
        self.game.undo()
        last = self.decisions.pop()
        self.turn_ms, self.used_ms = last.turn_ms, last.used_ms
        self._seat(entry).bank_ms = last.bank_ms
        self.draw_by.clear()
        self.end_by.clear()

    def _end_turn(self, seat: Seat, now_ms: int) -> None:
        """Take the time that a seat has used off its bank, and begin the next turn."""
        if self.settings["clock"]["kind"] == "total":
            used_ms = self.used_ms + (0 if seat.is_played_by_bot else now_ms - self.turn_ms)
            seat.bank_ms = max(0, seat.bank_ms - used_ms)
        self.turn_ms, self.used_ms = now_ms, 0

    def _stop_time(self, seat: Seat, now_ms: int) -> None:
        """Note what a person has used of their time, if it runs; a bot that takes over begins to think."""
        if self.game.seat == seat.number and not seat.is_played_by_bot:
            self.used_ms += now_ms - self.turn_ms
            self.turn_ms = now_ms

    def _finish(self, entry: Entry) -> None:
        self.status, self.why_over = "over", entry.body["why"]
        self.final_ranking = tuple(tuple(place) for place in entry.body["ranking"])

    def _set_rematch(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]

    # Questions

    @property
    def envelope(self) -> Envelope:
        """The sealed dice of the table."""
        given = tuple(seat.bytes for seat in self.seats)
        if self._envelope is None or self._envelope[0] != given:
            seat_bytes = tuple(bytes.fromhex(one) for one in given)
            self._envelope = (given, Envelope(self.head.id, self.head.seed, seat_bytes))
        return self._envelope[1]

    @property
    def last_ms(self) -> int:
        """When something last happened at the table."""
        return self.recent[-1][0].at_ms if self.recent else self.head.created_ms

    @property
    def seat_to_act(self) -> int | None:
        """Whose throw or decision it is; None before the start and after the end."""
        return self.game.seat if self.status == "running" else None

    def bytes_awaited_until_ms(self, seat: Seat) -> int:
        """Return until when the first throw waits for what a seat may add to the dice; 0 where it does not.

        It waits for people who are connected, or have just sat down and not come yet, and for each of them only once.
        """
        may_add = seat.kind == "person" and not seat.has_given and (bool(seat.here) or not seat.came_ms)
        if self.throws or not may_add:
            return 0
        wait_ms: int = round(self.settings.get("first_throw_seconds", 0) * 1000)  # older tables have no such setting
        return max(self.start_ms, seat.came_ms) + wait_ms

    @property
    def throw_ready_ms(self) -> int:
        """From when the dice can be thrown: the first throw waits for what the seats add."""
        waits_for = self.seats if self.throw_waits_for is None else [self.seats[one] for one in self.throw_waits_for]
        return max((self.bytes_awaited_until_ms(seat) for seat in waits_for), default=0)

    @property
    def undo_seat(self) -> int | None:
        """The seat that can take its last move back: nothing was thrown and nobody else decided since."""
        return self.decisions[-1].seat if self.undo_count else None

    @property
    def undo_count(self) -> int:
        """How many moves an undo takes back: the last that a person chose, and what the table played for them since."""
        if self.status != "running":
            return 0
        for count, one in enumerate(reversed(self.decisions), 1):
            if one.seat != self.decisions[-1].seat or one.by == "bot":
                return 0
            if one.by == "person":
                return 0 if self.seats[one.seat].is_played_by_bot else count
        return 0

    def clock_left_ms(self, seat: Seat, now_ms: int) -> int | None:
        """Return how long a seat may still think; None without a clock."""
        if self.settings["clock"]["kind"] == "none":
            return None
        left = self._time_of(seat)
        if self.seat_to_act == seat.number:
            left -= self.used_ms
        if self.clock_runs_for == seat.number:
            left -= now_ms - self.turn_ms
        return max(0, left)

    def _time_of(self, seat: Seat) -> int:
        """Return the time of a seat when its turn begins."""
        clock = self.settings["clock"]
        is_counted = clock["kind"] == "total" and bool(self.mix)  # from the start on
        return seat.bank_ms if is_counted else int(clock["seconds"]) * 1000

    @property
    def clock_runs_for(self) -> int | None:
        """The seat whose time runs now."""
        seat = self.seat_to_act
        if seat is None or self.settings["clock"]["kind"] == "none" or self.seats[seat].is_played_by_bot:
            return None
        if self.throw_waits_for is not None:
            return None
        return seat

    def persons(self) -> list[Seat]:
        """List the seats whose people still decide for themselves."""
        return [seat for seat in self.seats if seat.kind == "person" and not seat.is_kept]

    def record(self) -> Record:
        """Write the game down, with what checks its dice: the seed only when all is over."""
        names = {f"Seat {seat.number}": seat.name for seat in self.seats if seat.name}
        envelope = self.envelope
        if self.status == "over":
            tags = opened_tags(envelope)
        else:
            mix = bytes.fromhex(self.mix)
            tags = sealed_tags(self.head.id, bytes.fromhex(self.head.commit), envelope.seat_bytes, mix)
        ended = {}
        if self.why_over not in ("", "rules"):
            places = ", ".join("+".join(map(str, place)) for place in self.final_ranking)
            ended = {"Ended by": self.why_over} | ({"Places": places} if places else {})
        record = self.game.record()
        return replace(record, seed="", tags={**record.tags, **names, **ended, **tags})


CHANGES: Final[Mapping[str, Callable[[Table, Entry], None]]] = {
    "made": lambda _, __: None,
    "sat": Table._sit,
    "left": Table._leave,
    "removed": Table._free,
    "locked": Table._lock,
    "here": Table._be_here,
    "gone": Table._be_gone,
    "start": Table._start,
    "roll_asked": Table._ask_roll,
    "roll": Table._roll,
    "move": Table._move,
    "undo": Table._undo,
    "say": lambda _, __: None,
    "bytes": Table._take_bytes,
    "kept": Table._keep,
    "back": Table._come_back,
    "resign": Table._resign,
    "draw": lambda table, entry: table.draw_by.add(table._seat(entry).number),
    "no_draw": lambda table, _: table.draw_by.clear(),
    "end": lambda table, entry: table.end_by.add(table._seat(entry).number),
    "over": Table._finish,
    "rematch": Table._set_rematch,
}
