"""What happens at tables without being asked, at its time: throws, forced moves, bots' moves, the end of a clock."""

import asyncio
from typing import Final

import structlog

from ludoteca.bots import DEFAULT_LEVEL, Choice, bot_for
from ludoteca.core.game import Game
from ludoteca.core.text import Message
from ludoteca.server import commands, metrics, schedule
from ludoteca.server.background import BackgroundTasks
from ludoteca.server.bot_queue import BotQueue
from ludoteca.server.bot_threads import bot_threads
from ludoteca.server.changes import Changes
from ludoteca.server.clock import now_ms
from ludoteca.server.commands import NotAllowedError, StaleError
from ludoteca.server.compilation import Compilation
from ludoteca.server.live_table import LiveTable
from ludoteca.server.processes import Processes
from ludoteca.server.schedule import Audience
from ludoteca.server.settings import Settings
from ludoteca.server.store import Entry, StoreError
from ludoteca.server.table import Seat, Table
from ludoteca.server.watchers import Watchers

RETRY_SECONDS: Final = 2.0  # before something that failed is tried again
NOTHING_DONE_SECONDS: Final = 0.02  # before a table is looked at again at which nothing was due after all

log = structlog.get_logger()


class TableScheduler:
    """Sets a timer for what is due next at each table, and does it."""

    def __init__(
        self,
        changes: Changes,
        processes: Processes,
        compilation: Compilation,
        background: BackgroundTasks,
        settings: Settings,
        watchers: Watchers,
    ) -> None:
        self.changes, self.processes, self.compilation, self.background = changes, processes, compilation, background
        self.pace_ms = round(settings.pace_seconds * 1000)
        self.bot_seconds = settings.bot_seconds
        self.threads = bot_threads(settings.bot_threads)
        self.bot_queue = BotQueue(settings.bot_threads)
        self.watchers = watchers

    def close(self) -> None:
        """Stop the bots."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    def plan(self, live: LiveTable) -> None:
        """Set the timer of a table for what is due next; where another process holds it, that one does it."""
        live.stop_timer()
        if live.is_busy or self.background.is_closing:
            return
        if not live.clients and schedule.is_of_bots_alone(live.table):
            # Somebody may look on at another process, who has resigned perhaps: that one plays it then.
            self.processes.forget(live.table.head.id)
            return
        self._hold_first(live)
        elsewhere_seconds = self.processes.elsewhere_seconds(live.table.head.id)
        if elsewhere_seconds and not live.clients:
            return
        due_ms = schedule.next_due_ms(live.table, self.pace_ms, self._audience_of(live))
        if due_ms is not None:
            seconds = max(0.0, elsewhere_seconds, (due_ms - now_ms()) / 1000)
            live.timer = asyncio.get_running_loop().call_later(seconds, self._start, live)

    def _hold_first(self, live: LiveTable) -> None:
        """Hold a table that is running and in memory, unless another process does: others then need not load it."""
        if not live.has_asked_to_hold and live.table.status == "running" and not self.processes.is_alone:
            live.has_asked_to_hold = True
            self.background.spawn(self.processes.holds(live.table.head.id))

    def _start(self, live: LiveTable) -> None:
        live.timer = None
        live.is_busy = True
        self.background.spawn(self._do_due(live))

    async def _do_due(self, live: LiveTable) -> None:
        """Do what is due at a table, if this process is the one to do it."""
        seq = live.table.seq
        try:
            if not await self.processes.holds(live.table.head.id):
                return
            if self._must_think(live):
                await self._play_bot_move(live)
            else:
                await self.changes.change(live, lambda table: self._act_if_due(live, table))
            if live.table.seq == seq:
                await asyncio.sleep(NOTHING_DONE_SECONDS)
        except (StaleError, NotAllowedError):
            pass
        except StoreError as error:
            log.warning("due_not_stored", table=live.table.head.id, why=str(error))
            await asyncio.sleep(RETRY_SECONDS)
        except Exception:
            log.exception("due_failed", table=live.table.head.id)
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            live.is_busy = False
            self.plan(live)

    def _audience_of(self, live: LiveTable) -> Audience:
        is_watched = schedule.is_of_bots_alone(live.table) and self.watchers.is_watched(live)
        return Audience(self.processes.is_alive, is_watched)

    def _act_if_due(self, live: LiveTable, table: Table) -> list[Entry]:
        return schedule.act_if_due(table, now_ms(), self.pace_ms, self._audience_of(live))

    def _must_think(self, live: LiveTable) -> bool:
        return schedule.must_think(live.table, now_ms(), self.pace_ms, self._audience_of(live))

    async def _play_bot_move(self, live: LiveTable) -> None:
        """Have a bot choose in a thread, and play its move if nothing has happened meanwhile."""
        if live.table.seat_to_act is not None:
            level = live.table.seats[live.table.seat_to_act].level or DEFAULT_LEVEL
            await self.compilation.bots(live.table.head.game, level)
        address = min((client.address for client in live.clients), default="")
        is_urgent = schedule.is_played_by_person(live.table, self._audience_of(live))
        async with self.bot_queue.thread(address, is_urgent=is_urgent):
            async with live.lock:
                await self.changes.reload_if_unsure(live)
                table = live.table
                if not self._must_think(live) or not await self.processes.holds(table.head.id):
                    return
                seat, play_seq, game = table.seat_to_act, table.play_seq, table.game.copy()
            assert seat is not None
            chosen = await self._choose(game, table.seats[seat])

        def play(table: Table) -> list[Entry]:
            if table.play_seq != play_seq:
                raise StaleError
            return commands.move(table, seat, chosen.move.text, now_ms(), by="bot", reason=chosen.reason)

        await self.changes.change(live, play)

    async def _choose(self, game: Game, seat: Seat) -> Choice:
        """Choose a bot's move; should the bot fail, the game goes on with some legal move."""
        metrics.THOUGHTS.inc()
        level = seat.level or DEFAULT_LEVEL
        try:
            bot = bot_for(game.rulebook.info.id, level, personality=seat.personality)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, bot.choose, game, self.bot_seconds)
        except Exception:
            log.exception("bot_failed", game=game.rulebook.info.id, level=level)
            return Choice(game.legal_moves[0], Message("bots", "any_move"))
