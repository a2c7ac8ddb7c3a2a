"""Games made ready to play: compiled once on a machine, in a thread beside, those first that somebody waits for."""

import asyncio
import threading
import time
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import structlog

from ludoteca import games
from ludoteca.bots.warming import compile_bots, compile_rules
from ludoteca.core.kernel import COMPILED, cache_folder, source_stamp

log = structlog.get_logger()


class Warmth:
    """Which games are ready, and the thread that makes them so.

    A game that was made ready before by the same sources is ready at once: its kernels come from the cache as they
    are used. So a server that starts again serves its tables without delay.
    """

    def __init__(self) -> None:
        self.cold = [game for game in games if COMPILED and not marker_of(game).exists()]
        self.ready = {game: asyncio.Event() for game in games}
        self.loop = asyncio.get_running_loop()
        for game, event in self.ready.items():
            if game not in self.cold:
                event.set()

    def start(self) -> None:
        """Begin to compile what is not. The thread does not keep the process from ending."""
        if self.cold:
            threading.Thread(target=self._compile_all, name="warming", daemon=True).start()

    async def wait_for(self, game: str) -> None:
        """Wait until a game is ready; it comes before those that nobody waits for."""
        with suppress(ValueError):  # it is ready, or is being made so
            self.cold.remove(game)
            self.cold.insert(0, game)
        await self.ready[game].wait()

    def _compile_all(self) -> None:
        while self.cold:
            game = self.cold.pop(0)
            began = time.perf_counter()
            try:
                compile_rules(game)
                compile_bots(game)
                with suppress(OSError):  # without a folder to write to it is compiled again next time
                    marker_of(game).touch()
                log.info("warm", game=game, seconds=round(time.perf_counter() - began, 1))
            except Exception:
                log.exception("not_warm", game=game)  # its tables will say what is wrong with it
            with suppress(RuntimeError):  # the server has ended meanwhile
                self.loop.call_soon_threadsafe(self.ready[game].set)


def marker_of(game: str) -> Path:
    """Name the file that tells that all of a game has been compiled from these sources."""
    stamp = source_stamp("ludoteca", "core", "games", "bots")
    return cache_folder("ludoteca") / f"{game}-{stamp}-numba-{version('numba')}.warm"
