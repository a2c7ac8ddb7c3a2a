"""The tables that this process has in memory: made, found, loaded from the store, and let go when nobody needs them."""

import asyncio
import random
import secrets
import time
from collections.abc import Sequence
from typing import Final

import structlog

from ludoteca import games
from ludoteca.server import commands, metrics, waiting_room
from ludoteca.server.background import BackgroundTasks
from ludoteca.server.bus import Bus
from ludoteca.server.changes import Changes
from ludoteca.server.clock import clock, now_ms
from ludoteca.server.commands import NotAllowedError, StaleError
from ludoteca.server.compilation import Compilation
from ludoteca.server.creation import NextTable, fewer_of, head_of, rematch_of, summary_of
from ludoteca.server.live_table import Client, LiveTable, Question, digest_of
from ludoteca.server.long_answers import LongAnswers
from ludoteca.server.messages import ForHost, FreeSeat, Numbered, SeatBot
from ludoteca.server.pictures import PlainPainter
from ludoteca.server.presence import Presence
from ludoteca.server.processes import HEARTBEAT_SECONDS, Processes
from ludoteca.server.requests import TableRequest
from ludoteca.server.scheduler import TableScheduler
from ludoteca.server.settings import Settings
from ludoteca.server.store import HOST, Entry, Head, Store, StoreError, Token
from ludoteca.server.table import Table
from ludoteca.server.watchers import Watchers

TOKEN_BYTES: Final = 32
IDLE_SECONDS: Final = 300.0  # after which a table leaves memory that nobody looks at and that has nothing to do
SHORTEST_IDLE_SECONDS: Final = 30.0  # the same where memory is full; who has asked for it may be about to say hello
PULSE_SECONDS: Final = 3.0  # between two looks for what has gone unnoticed
COMPARE_SECONDS: Final = 9.0  # between two comparisons of memory with the store, where there are other processes
TAKEN_AT_ONCE: Final = 20  # tables that are loaded at a time
FULL_SECONDS: Final = 1.0  # before it is looked again for tables to let go

log = structlog.get_logger()


class FullError(Exception):
    """There are as many tables in memory as there may be, and all of them are in use."""


class Tables:
    """All live tables of this process, and what works on them."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store, self.bus, self.settings = store, bus, settings
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.making = 0  # tables that are being stored
        self.full_until = 0.0
        self.compared = time.monotonic()
        self.taking_over = asyncio.Lock()
        self.background = BackgroundTasks()
        self.processes = Processes(store, settings)
        self.compilation = Compilation()
        self.plain_painter = PlainPainter()
        self.long_answers = LongAnswers(store)
        self.changes = Changes(store, bus, self.processes, self.background, self.long_answers)
        self.watchers = Watchers(self.live, settings.bot_tables_per_address)
        self.scheduler = TableScheduler(
            self.changes, self.processes, self.compilation, self.background, settings, self.watchers
        )
        self.presence = Presence(self.changes, self.processes, self.background, self.watchers, self.scheduler.plan)
        self.changes.after_change = self.scheduler.plan
        self.changes.after_catch_up = self.presence.check

    async def start(self) -> None:
        """Listen to other processes, and continue the tables that were going on."""
        self.compilation.start()
        self.bus.subscribe(self.hear, self.hear_all)
        await self.bus.start()
        if not self.processes.is_alone:
            await self.processes.renew()
            self.background.spawn(self.beat_forever())
        self.background.spawn(self.pulse_forever())
        self.background.spawn(self.load_unfinished())

    async def close(self) -> None:
        """Stop acting; what was confirmed is stored."""
        for live in self.live.values():
            live.stop_timer()
        await self.background.close()
        loading = list(self.loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        try:
            await self.store.show_ended(self.processes.id)
        except StoreError as error:
            log.warning("end_not_shown", why=str(error))  # others notice it
        await self.bus.close()
        await self.compilation.close()
        self.plain_painter.close()
        self.scheduler.close()
        self.long_answers.close()

    # Finding

    async def find(self, table: str) -> LiveTable | None:
        """Find a table, in memory or in the store; None where there is none."""
        if table in self.live:
            live = self.live[table]
            live.used = time.monotonic()
            return live
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> LiveTable | None:
        """Load a table from the store."""
        found = await self.store.head(table)
        if found is None or found[0].game not in games:
            return None
        self.make_room()
        await self.prepare(found[0])
        entries = await self.store.entries(table)
        tokens = await self.store.tokens(table)  # read last: who sits down meanwhile must not be there without a key
        live = LiveTable(Table(found[0]), tokens)
        await self.long_answers.apply_all(live.table, entries)
        clock.advance_to(live.table.last_ms)
        return self.keep(live)

    async def load_unfinished(self) -> None:
        """Load the tables that were going on when the server stopped and that no other process serves."""
        if self.processes.is_alone:
            await self.take_over(await self.store.unfinished())
        else:
            await self.take_over(await self.store.without_owner(never_held=True))

    async def take_over(self, tables: list[str]) -> None:
        """Hold tables and load them, a few at a time, so that bots and clocks go on."""
        for start in range(0, len(tables), TAKEN_AT_ONCE):
            try:
                self.make_room()
                await asyncio.gather(*(self.take(table) for table in tables[start : start + TAKEN_AT_ONCE]))
            except FullError:
                log.warning("tables_not_loaded", limit=self.settings.max_live_tables)
                return

    async def take(self, table: str) -> None:
        """Hold a table and load it, unless another process was first."""
        try:
            if await self.processes.holds(table) and (live := await self.find(table)):
                self.scheduler.plan(live)
        except FullError:
            self.processes.forget(table)
            raise
        except Exception:
            self.processes.forget(table)  # whoever holds a table has it in memory
            log.exception("table_not_loaded", table=table)

    def keep(self, live: LiveTable) -> LiveTable:
        """Add a table to those in memory, and return the one that is kept.

        A table can be read from the store before whoever made it hears that it is stored. The first of the two is
        kept, since clients of a second one would hear nothing of what happens at it.
        """
        kept = self.live.setdefault(live.table.head.id, live)
        self.scheduler.plan(kept)
        return kept

    def let_go(self, idle_seconds: float = IDLE_SECONDS) -> None:
        """Forget tables that nobody looks at and at which nothing is due; the store has them."""
        for name, live in list(self.live.items()):
            if live.is_idle and time.monotonic() - live.used > idle_seconds:
                del self.live[name]
                self.processes.forget(name)
        metrics.LIVE_TABLES.set(len(self.live))

    def make_room(self) -> None:
        """Let idle tables go where memory is full; FullError where that is not enough."""
        if not self.is_full:
            return
        now = time.monotonic()
        if now >= self.full_until:
            self.full_until = now + FULL_SECONDS
            self.let_go(max(SHORTEST_IDLE_SECONDS, 2 * self.settings.hello_seconds))
        if self.is_full:
            raise FullError

    @property
    def is_full(self) -> bool:
        """Whether there are as many tables as there may be."""
        return len(self.live) + len(self.loading) + self.making > self.settings.max_live_tables

    # Making

    async def make(self, request: TableRequest) -> tuple[LiveTable, dict[int, str]]:
        """Make a table; returns it with the tokens of the seats at the screen that made it, and that of the host."""
        head = await asyncio.to_thread(head_of, request, self.settings.first_throw_seconds)  # may play a record again
        await self.prepare(head)
        here = [number for number, seat in enumerate(head.settings["seats"]) if seat["kind"] == "here"]
        tokens = {number: self.new_token() for number in (*here, HOST)}
        digests = [Token(seat, digest_of(token)) for seat, token in tokens.items()]
        return await self.begin(head, digests), tokens

    async def prepare(self, head: Head) -> None:
        """Wait for the rules of a table; the bots that sit there are compiled next."""
        for seat in head.settings["seats"]:
            self.compilation.request(head.game, seat.get("level", ""))
        await self.compilation.rules(head.game)

    def new_token(self) -> str:
        """Draw a token for a seat."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    async def begin(self, head: Head, tokens: Sequence[Token]) -> LiveTable:
        """Store a new table and take it into memory."""
        live = LiveTable(Table(head), tokens)
        entries = commands.make(live.table, head.created_ms)
        self.making += 1  # as one that is loaded is among those that are loading
        try:
            self.make_room()
            await self.store.create(head, entries, tokens, live.table.status, summary_of(live.table))
        finally:
            self.making -= 1
        metrics.TABLES.labels(head.game).inc()
        return self.keep(live)

    async def rematch(self, live: LiveTable, question: Question, seat: int) -> None:
        """Make the next table with the seats turned; who held a seat holds its new one by the same token.

        Its id follows from the table's, so that several who ask at once, and one who asks again, get the same.
        """
        async with self.changes.reading(live) as table:
            commands.must_be_over(table)
            if table.rematch:
                raise StaleError
            following = rematch_of(table, live.tokens)
        await self.begin_once(following)

        def link(table: Table) -> list[Entry]:
            if table.rematch:
                raise StaleError
            return [waiting_room.link_to(table, following, now_ms(), seat)]

        await self.changes.change(live, link, question=question)

    async def start_fewer(self, live: LiveTable, question: Question, seq: int) -> None:
        """Begin with those who sit, at a table of their number; who held a seat holds the new one by the same token."""

        def check(table: Table) -> None:
            if not live.is_hosted_by(question.client.digests):
                raise NotAllowedError("not_host")
            if seq > table.seq or seq < table.play_seq:
                raise StaleError  # somebody has sat down or got up since
            waiting_room.must_allow_fewer(table)

        async with self.changes.reading(live) as table:
            check(table)
            following = fewer_of(table, live.tokens)
        await self.begin_once(following)

        def go_on(table: Table) -> list[Entry]:
            check(table)  # else the new table, which nobody knows of, is closed as abandoned
            return waiting_room.go_on_at(table, following, now_ms())

        await self.changes.change(live, go_on, question=question)

    async def begin_once(self, following: NextTable) -> None:
        """Begin the table that follows another one, unless it is there."""
        name = following.head.id
        if await self.store.head(name) is None:
            try:
                await self.begin(following.head, following.tokens)
            except StoreError:
                if await self.store.head(name) is None:
                    raise

    # What clients and other processes do

    async def execute(self, live: LiveTable, client: Client, message: Numbered) -> None:
        """Do what a client asks for; StaleError, NotAllowedError and IllegalMove say why not."""

        def command(table: Table) -> list[Entry]:
            commands.check_seat(table, message, client.held)
            if client.held and (message.seq > table.seq or commands.is_stale(table, message)):
                raise StaleError
            return commands.execute(table, message, client.held, now_ms())

        if client.held and message.seq > live.table.seq:
            await self.changes.refresh(live)  # the client has seen it through another process
        await self.changes.change(live, command, question=Question(client, message.id))

    async def host(self, live: LiveTable, client: Client, message: ForHost) -> None:
        """Do what the host of a table asks for; whoever is taken off a seat has no valid key afterwards."""

        def command(table: Table) -> list[Entry]:
            if not live.is_hosted_by(client.digests):
                raise NotAllowedError("not_host")
            if message.seq > table.seq or message.seq < table.play_seq:
                raise StaleError
            return waiting_room.execute(table, message, now_ms())

        new_keys = {message.seat: None} if isinstance(message, FreeSeat) else {}
        if isinstance(message, SeatBot):
            self.compilation.request(live.table.head.game, message.level)
        await self.changes.change(live, command, new_keys, Question(client, message.id))

    async def beat_forever(self) -> None:
        """Show at intervals that this process is alive, and take over what others leave."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self.beat()
            except StoreError as error:
                log.warning("beat_failed", why=str(error))
            except Exception:
                log.exception("beat_failed")

    async def beat(self) -> None:
        """Show that this process is alive, see which others are, and go on with tables of those that are not."""
        if await self.processes.renew():
            self.check_all()
        if self.taking_over.locked() or not self.processes.can_judge:
            return
        if left := await self.store.without_owner(never_held=False):
            random.shuffle(left)  # several processes share the work
            self.background.spawn(self.take_over_left(left))

    async def take_over_left(self, tables: list[str]) -> None:
        """Take over what another process has left."""
        async with self.taking_over:
            await self.take_over(tables)

    def check_all(self) -> None:
        """Correct logs that are wrong about who is here."""
        for live in list(self.live.values()):
            self.presence.check(live)

    async def pulse_forever(self) -> None:
        """Look after tables at intervals."""
        while True:
            await asyncio.sleep(PULSE_SECONDS)
            try:
                await self.pulse()
            except Exception:
                log.exception("pulse_failed")

    async def pulse(self) -> None:
        """Correct what has gone unnoticed."""
        if not self.processes.is_alone and not self.bus.is_listening:
            await self.catch_up_all()
        elif not self.processes.is_alone and time.monotonic() - self.compared > COMPARE_SECONDS:
            await self.catch_up_missed()
        self.check_all()
        self.let_go()

    async def hear(self, table: str, seq: int, entries: list[Entry]) -> None:
        """Take note that another process has changed a table."""
        live = self.live.get(table)
        if live is None:
            if table in self.loading:
                self.background.spawn(self.catch_up_loaded(table))
        elif live.table.seq < seq and not live.is_behind and not self.changes.apply_heard(live, entries):
            live.is_behind = True
            self.background.spawn(self.try_catch_up(live))

    async def hear_all(self) -> None:
        """Take note that something may have been missed."""
        self.background.spawn(self.catch_up_all())

    async def catch_up_loaded(self, table: str) -> None:
        """Read what was stored while a table was being loaded."""
        live = await self.find(table)
        if live:
            await self.try_catch_up(live)

    async def catch_up_all(self) -> None:
        """Read what other processes have stored at any table."""
        for live in list(self.live.values()):
            await self.try_catch_up(live)

    async def catch_up_missed(self) -> None:
        """Compare memory with the store, and read what was announced without being heard, or could not be read then."""
        self.compared = time.monotonic()
        try:
            stored = await self.store.last_seqs(list(self.live))
        except StoreError as error:
            log.warning("not_compared", why=str(error))
            return
        for table, seq in stored.items():
            live = self.live.get(table)
            if live and live.table.seq < seq:
                log.warning("missed", table=table, seq=seq)
                await self.try_catch_up(live)

    async def try_catch_up(self, live: LiveTable) -> None:
        """Read what other processes have stored at a table; what fails is tried again at the next comparison."""
        try:
            await self.changes.catch_up(live)
        except StoreError as error:
            log.warning("not_caught_up", table=live.table.head.id, why=str(error))
        except Exception:
            log.exception("not_caught_up", table=live.table.head.id)
