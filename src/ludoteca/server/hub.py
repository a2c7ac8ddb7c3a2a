"""The tables that are live in this process: one change at a time each, told to all only after it is stored."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import orjson
import structlog

from ludoteca import games
from ludoteca.bots import DEFAULT_LEVEL, Choice, bot_for
from ludoteca.core.errors import LudotecaError
from ludoteca.core.game import Game
from ludoteca.core.text import Message
from ludoteca.server import commands, metrics, schedule
from ludoteca.server.bot_threads import bot_threads
from ludoteca.server.bus import Bus
from ludoteca.server.cleanup import Cleanup
from ludoteca.server.commands import NotAllowedError
from ludoteca.server.compilation import Compilation
from ludoteca.server.creation import head_of, rematch_of, summary_of
from ludoteca.server.live_table import Client, LiveTable, apply_all, digest_of
from ludoteca.server.pictures import PlainPainter
from ludoteca.server.requests import TableRequest
from ludoteca.server.settings import Settings
from ludoteca.server.store import Entry, Head, Store, StoreError, Token, Write
from ludoteca.server.table import AppliedEntry, Table
from ludoteca.server.view import event_of, state_of

TOKEN_BYTES: Final = 32
LEASE_SECONDS: Final = 10.0
HEARTBEAT_SECONDS: Final = 3.0
IDLE_SECONDS: Final = 300.0  # a table that nobody looks at and that has nothing to do leaves memory after so long
TROUBLE_SECONDS: Final = 2.0  # before something that failed is tried again
NOTHING_DONE_SECONDS: Final = 0.02  # before a table is looked at again in which nothing was due after all

log = structlog.get_logger()


class StaleError(Exception):
    """The client had not seen all when it acted."""


def now_ms() -> int:
    """Read the clock on the wall."""
    return time.time_ns() // 1_000_000


class Hub:
    """All live tables of this process."""

    def __init__(self, store: Store, bus: Bus, settings: Settings) -> None:
        self.store, self.bus, self.settings = store, bus, settings
        self.process = secrets.token_hex(8)
        self.lives: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.alive = frozenset({self.process})  # the processes that were there when it was last looked
        self.looked = 0.0
        self.first_seen: dict[str, float] = {}  # processes that were not
        self.bot_threads = bot_threads(settings.bot_threads)
        self.thinking = asyncio.Semaphore(settings.bot_threads)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.pace_ms = round(settings.pace_seconds * 1000)
        self.is_alone = not settings.redis_url
        self.compilation = Compilation()
        self.plain_painter = PlainPainter()
        self.is_closing = False

    async def start(self) -> None:
        """Listen to other processes, and take up the tables that were going on."""
        self.compilation.start()
        self.bus.subscribe(self.hear, self.hear_all)
        await self.bus.start()
        await self.pulse()
        self.spawn(self.beat())
        self.spawn(self.take_up())
        self.spawn(Cleanup(self).run_forever())

    async def close(self) -> None:
        """Stop acting; what was confirmed is stored."""
        self.is_closing = True
        for live in self.lives.values():
            if live.timer:
                live.timer.cancel()
        running = [*self.tasks, *self.loading.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        try:
            await self.store.release(self.process)
        except StoreError as error:
            log.warning("leases_not_released", why=str(error))  # they end by themselves
        await self.bus.close()
        await self.compilation.close()
        self.plain_painter.close()
        self.bot_threads.shutdown(wait=False, cancel_futures=True)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something beside, and see to it that its failure is logged."""
        if self.is_closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[Any]) -> None:
        """Forget a task that has ended; a failure goes to the log."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("task_failed", exc_info=task.exception())

    # Several processes

    async def beat(self) -> None:
        """Tell other processes that this one is there, and look after the tables from time to time."""
        while True:
            await asyncio.sleep(HEARTBEAT_SECONDS)
            try:
                await self.pulse()
            except Exception:
                log.exception("pulse_failed")

    async def pulse(self) -> None:
        """Show that this process is there, see which others are, and mend what has gone unnoticed."""
        if not self.is_alone:
            await self.store.lease(f"@{self.process}", self.process, 3 * HEARTBEAT_SECONDS)
            looked = time.monotonic()
            self.alive = await self.store.owners() | {self.process}
            self.looked = looked
            if not self.bus.is_listening:
                await self.catch_up_all()
        for live in list(self.lives.values()):
            self.mend_presence(live)
        self.let_go()

    def is_alive(self, process: str) -> bool:
        """Tell whether a server process is still there: also one so new that it was not looked for yet."""
        if process in self.alive or self.is_alone:
            return process in self.alive
        return self.first_seen.setdefault(process, time.monotonic()) > self.looked

    async def hear(self, table: str, seq: int) -> None:
        """Take note that another process has changed a table."""
        live = self.lives.get(table)
        if live is None:
            if table in self.loading:
                self.spawn(self.catch_up_loaded(table))
        elif live.table.seq < seq and not live.is_behind:
            live.is_behind = True
            self.spawn(self.catch_up(live))

    async def hear_all(self) -> None:
        """Take note that something may have been missed."""
        self.spawn(self.catch_up_all())

    async def catch_up_loaded(self, table: str) -> None:
        """Take over what was stored while a table was being loaded."""
        live = await self.live(table)
        if live:
            await self.catch_up(live)

    async def catch_up_all(self) -> None:
        """Take over what other processes have stored at any table."""
        for live in list(self.lives.values()):
            try:
                await self.catch_up(live)
            except StoreError as error:
                log.warning("not_caught_up", table=live.table.head.id, why=str(error))

    async def catch_up(self, live: LiveTable) -> None:
        """Take over what other processes have stored, and tell it."""
        async with live.lock:
            live.is_behind = False
            await self.make_sure(live)
            await self.read_on(live)
        self.mend_presence(live)
        self.plan(live)

    async def read_on(self, live: LiveTable) -> None:
        """Read what follows in the log of a table, under its lock."""
        table = live.table
        entries = await self.store.entries(table.head.id, table.seq)
        if not entries:
            return
        tokens = await self.store.tokens(table.head.id)
        try:
            told = apply_all(table, entries)
        except BaseException:
            self.doubt(live, entries[0].seq - 1)
            raise
        live.set_tokens(tokens)
        self.tell(live, told)

    async def take_up(self) -> None:
        """Load the tables that were going on when the server stopped, so that bots and clocks go on."""
        for table in await self.store.unfinished():
            if len(self.lives) >= self.settings.max_live_tables:
                break
            try:
                await self.live(table)
            except Exception:
                log.exception("table_not_taken_up", table=table)

    def let_go(self) -> None:
        """Forget tables that nobody looks at and in which nothing is due; the store has them."""
        for name, live in list(self.lives.items()):
            is_idle = not live.clients and not live.timer and not live.lock.locked() and not live.is_busy
            if is_idle and time.monotonic() - live.used > IDLE_SECONDS:
                del self.lives[name]
        metrics.LIVE_TABLES.set(len(self.lives))

    # Finding and making tables

    async def live(self, table: str) -> LiveTable | None:
        """Find a table, in memory or in the store; None where there is none."""
        if table in self.lives:
            live = self.lives[table]
            live.used = time.monotonic()
            return live
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.load(table))
            self.loading[table].add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> LiveTable | None:
        """Read a table from the store."""
        found = await self.store.head(table)
        if found is None or found[0].game not in games:
            return None
        await self.prepare(found[0])
        live = LiveTable(Table(found[0]), await self.store.tokens(table))
        apply_all(live.table, await self.store.entries(table))
        return self.keep(live)

    def keep(self, live: LiveTable) -> LiveTable:
        """Take a table into memory, and return the one that is kept.

        A table can be read from the store before whoever made it is told that it is stored. The first of the two is
        kept, since clients of a second one would hear nothing of what happens at it.
        """
        kept = self.lives.setdefault(live.table.head.id, live)
        self.plan(kept)
        return kept

    async def make(self, request: TableRequest) -> tuple[LiveTable, dict[int, str]]:
        """Make a table; gives the tokens of the seats at the screen that made it."""
        head = head_of(request)
        await self.prepare(head)
        tokens = {
            number: secrets.token_urlsafe(TOKEN_BYTES)
            for number, seat in enumerate(head.settings["seats"])
            if seat["kind"] == "here"
        }
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
        await self.store.create(head, entries, tokens, live.table.status, summary_of(live.table))
        metrics.TABLES.labels(head.game).inc()
        return self.keep(live)

    # Changes

    async def change(
        self,
        live: LiveTable,
        doing: Callable[[Table], list[Entry]],
        new_tokens: tuple[Token, ...] = (),
        dropped_tokens: tuple[Token, ...] = (),
    ) -> None:
        """Let something happen at a table: decided and applied under its lock, stored, and only then told."""
        async with live.lock:
            await self.make_sure(live)
            table = live.table
            since, status = table.seq, table.status
            entries = self.decide(live, doing)
            if not entries:
                return
            seats_changed = any(entry.kind in ("sat", "left", "start", "over") for entry in entries)
            write = Write(
                table.head.id,
                tuple(entries),
                status=table.status if table.status != status else None,
                new_tokens=new_tokens,
                dropped_tokens=dropped_tokens,
                summary=summary_of(table) if seats_changed else None,
            )
            try:
                is_stored = await self.store.write(write)
            except BaseException:  # whoever asked may also have given up while it was being stored
                self.doubt(live, since)
                raise
            if not is_stored:
                self.doubt(live, since)
                await self.make_sure(live)
                raise StaleError
            if new_tokens or dropped_tokens:
                live.set_tokens([one for one in (*live.tokens, *new_tokens) if one not in dropped_tokens])
            metrics.ENTRIES.inc(len(entries))
            self.tell(live, table.since(since) or ())
        self.plan(live)
        if not self.is_alone:
            await self.bus.publish(table.head.id, table.seq)

    def decide(self, live: LiveTable, doing: Callable[[Table], list[Entry]]) -> list[Entry]:
        """Let something happen in memory; what fails in the middle is read again from the store."""
        since = live.table.seq
        try:
            return doing(live.table)
        except (StaleError, NotAllowedError, LudotecaError):
            if live.table.seq != since:
                self.doubt(live, since)
            raise
        except BaseException:
            self.doubt(live, since)
            raise

    # Memory that may differ from the store

    def doubt(self, live: LiveTable, since: int) -> None:
        """Note that what is in memory may not be stored; nobody looks at it before it has been read again."""
        if live.unsure_since is None:
            live.unsure_since = since
        self.spawn(self.mend(live))

    async def mend(self, live: LiveTable) -> None:
        """Read a table again, as soon as the store answers."""
        while live.unsure_since is not None:
            try:
                async with live.lock:
                    await self.make_sure(live)
            except StoreError as error:
                log.warning("not_read_again", table=live.table.head.id, why=str(error))
                await asyncio.sleep(TROUBLE_SECONDS)

    async def make_sure(self, live: LiveTable) -> None:
        """Read a table again where memory may differ from the store, and tell what clients do not know; under its lock.

        What was written when its writer gave up may be stored or not, but is no longer under way.
        """
        since = live.unsure_since
        if since is None:
            return
        await self.store.flush()
        table = Table(live.table.head)
        tokens = await self.store.tokens(table.head.id)
        told = apply_all(table, await self.store.entries(table.head.id), since)
        live.table = table
        live.unsure_since = None
        live.set_tokens(tokens)
        self.tell(live, told)
        self.plan(live)

    @asynccontextmanager
    async def looking_at(self, live: LiveTable) -> AsyncIterator[Table]:
        """Hold a table still, as it is stored, while somebody reads it."""
        if not self.is_alone:
            await self.catch_up(live)
        async with live.lock:
            await self.make_sure(live)
            yield live.table

    def tell(self, live: LiveTable, told: Sequence[AppliedEntry]) -> None:
        """Tell everyone who looks at a table what has happened, each in their language."""
        payloads: dict[str, bytes] = {}
        try:
            for client in live.clients:
                if client.language not in payloads:
                    payloads[client.language] = payload_of({"type": "events"}, live.table, told, client.language)
                client.send(payloads[client.language])
        except Exception:
            log.exception("not_told", table=live.table.head.id)
            for client in live.clients:
                client.send(b"")  # they come again and read what is stored

    # Clients

    async def join(self, live: LiveTable, client: Client, since: int) -> None:
        """Take a client in, with its welcome before anything else."""
        async with self.looking_at(live) as table:
            client.held = live.held_by(client.digests)
            head = {"type": "welcome", "table": table.head.id, "seats": sorted(client.held)}
            client.send(await self.missed(head, live, since, client.language))
            live.clients.add(client)

    async def stale(self, live: LiveTable, since: int, language: str) -> bytes:
        """Tell a client that was behind what it has missed."""
        async with live.lock:
            await self.make_sure(live)
            return await self.missed({"type": "stale"}, live, since, language)

    async def missed(self, head: dict[str, Any], live: LiveTable, since: int, language: str) -> bytes:
        """Write a message with all events since a number, from memory or from the store; under the table's lock."""
        told = live.table.since(since)
        if told is None:
            entries = await self.store.entries(live.table.head.id)
            told = apply_all(Table(live.table.head), entries[: live.table.seq], since)
        return payload_of(head, live.table, told, language)

    async def note_here(self, live: LiveTable, seats: Collection[int] = ()) -> None:
        """Write down who is here and who is gone, and give those who come now their seats back."""

        def arrive(table: Table) -> list[Entry]:
            entries = []
            for number, seat in enumerate(table.seats):
                is_new, is_here = number in seats, live.is_here(number)
                if is_here and (not seat.here or (is_new and seat.here != self.process)):
                    entries.append(table.add("here", now_ms(), number, process=self.process))
                elif seat.here == self.process and not is_here:
                    entries.append(table.add("gone", now_ms(), number))
                if is_new and is_here and commands.can_come_back(table, seat):
                    entries.append(table.add("back", now_ms(), number))
            return entries

        await self.change_or_read(live, arrive)

    def part(self, live: LiveTable, client: Client) -> None:
        """Let a client go, and write down who is gone with it."""
        live.clients.discard(client)
        self.mend_presence(live)

    def mend_presence(self, live: LiveTable) -> None:
        """See to it that the log tells who is here: also after a write that failed, or another process that ended."""
        for seat in live.table.seats:
            is_here = live.is_here(seat.number)
            if (is_here and not seat.here) or (seat.here == self.process and not is_here):
                self.spawn(self.note_here(live))
                return
            if seat.here and not self.is_alive(seat.here):
                self.plan(live)

    async def change_or_read(self, live: LiveTable, doing: Callable[[Table], list[Entry]]) -> None:
        """Change a table; where another process was first, try again on what it did."""
        for _ in range(5):
            try:
                await self.change(live, doing)
            except StaleError:
                continue
            return

    async def act(self, live: LiveTable, client: Client, message: Any) -> None:
        """Do what a client asks for; StaleError, NotAllowedError and IllegalMove say why not."""

        def doing(table: Table) -> list[Entry]:
            if message.seq > table.seq:
                raise StaleError
            if commands.is_stale(table, message):
                raise StaleError
            return commands.execute(table, message, client.held, now_ms())

        if message.seq > live.table.seq and not self.is_alone:
            await self.catch_up(live)  # the client has seen it through another process
        await self.change(live, doing)

    async def rematch(self, live: LiveTable) -> None:
        """Make the next table with the seats turned; who held a seat holds its new one by the same token.

        Its id follows from the table's, so that several who ask at once, and one who asks again, get the same.
        """
        async with self.looking_at(live) as table:
            commands.must_be_over(table)
            if table.rematch:
                raise StaleError
            head, tokens = rematch_of(table, live.tokens)
        if await self.store.head(head.id) is None:
            try:
                await self.begin(head, tokens)
            except StoreError:
                if await self.store.head(head.id) is None:
                    raise

        def lead_on(table: Table) -> list[Entry]:
            if table.rematch:
                raise StaleError
            return [table.add("rematch", now_ms(), None, table=head.id)]

        await self.change(live, lead_on)

    # What is due

    def plan(self, live: LiveTable) -> None:
        """Set the alarm for what is due next at a table."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if live.is_busy or self.is_closing:
            return
        due_ms = schedule.next_due_ms(live.table, self.pace_ms, self.is_alive)
        if due_ms is not None:
            seconds = max(0.0, (due_ms - now_ms()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(seconds, self.ring, live)

    def ring(self, live: LiveTable) -> None:
        """Answer the alarm of a table."""
        live.timer = None
        live.is_busy = True
        self.spawn(self.do_due(live))

    async def do_due(self, live: LiveTable) -> None:
        """Do what is due at a table, if this process is the one to do it."""
        seq = live.table.seq
        try:
            if not await self.holds(live):
                await asyncio.sleep(LEASE_SECONDS / 5)
            elif schedule.must_think(live.table, now_ms(), self.pace_ms, self.is_alive):
                await self.let_bot_move(live)
            else:
                await self.change(live, lambda table: schedule.act_if_due(table, now_ms(), self.pace_ms, self.is_alive))
            if live.table.seq == seq:
                await asyncio.sleep(NOTHING_DONE_SECONDS)
        except (StaleError, NotAllowedError):
            pass
        except Exception:
            log.exception("due_failed", table=live.table.head.id)
            await asyncio.sleep(TROUBLE_SECONDS)
        finally:
            live.is_busy = False
            self.plan(live)

    async def holds(self, live: LiveTable) -> bool:
        """Tell whether this process is the one that acts by itself at a table."""
        seconds = LEASE_SECONDS + self.settings.bot_seconds
        return self.is_alone or await self.store.lease(live.table.head.id, self.process, seconds)

    async def let_bot_move(self, live: LiveTable) -> None:
        """Let a bot think in a thread, and play its move if nothing has happened meanwhile."""
        if live.table.seat_to_act is not None:
            level = live.table.seats[live.table.seat_to_act].level or DEFAULT_LEVEL
            await self.compilation.bots(live.table.head.game, level)
        async with self.thinking:
            async with live.lock:
                await self.make_sure(live)
                table = live.table
                if not schedule.must_think(table, now_ms(), self.pace_ms, self.is_alive) or not await self.holds(live):
                    return
                seat, play_seq, game = table.seat_to_act, table.play_seq, table.game.copy()
            assert seat is not None
            chosen = await self.choose(game, table.seats[seat].level or DEFAULT_LEVEL)

        def doing(table: Table) -> list[Entry]:
            if table.play_seq != play_seq:
                raise StaleError
            return commands.move(table, seat, chosen.move.text, now_ms(), by="bot", reason=chosen.reason)

        await self.change(live, doing)

    async def choose(self, game: Game, level: str) -> Choice:
        """Choose a bot's move; should the bot fail, the game goes on with some legal move."""
        metrics.THOUGHTS.inc()
        bot = bot_for(game.rulebook.info.id, level)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.bot_threads, bot.choose, game, self.settings.bot_seconds)
        except Exception:
            log.exception("bot_failed", game=game.rulebook.info.id, level=level)
            return Choice(game.legal_moves[0], Message("bots", "any_move"))


def payload_of(head: dict[str, Any], table: Table, told: Sequence[AppliedEntry], language: str) -> bytes:
    """Write a message that carries events and the state."""
    events = [event_of(entry, events, language) for entry, events in told]
    return orjson.dumps({**head, "events": events, "state": state_of(table, language, now_ms())})
