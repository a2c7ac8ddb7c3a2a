"""A bot that chooses in a thread of its own, so that commands are read meanwhile."""

import contextlib
import threading
from collections.abc import Callable

import numpy as np

from ludoteca.bots import Bot, Choice
from ludoteca.core.game import Game


class BotThread(threading.Thread):
    """Chooses a move, until the bot is sure, its time is up, or it has to stop."""

    def __init__(
        self, bot: Bot, game: Game, seconds: float, report: Callable[[Choice], None], fail: Callable[[], None]
    ) -> None:
        super().__init__(name="bot", daemon=True)
        self.bot, self.game, self.seconds, self.report, self.fail = bot, game, seconds, report, fail
        self.is_done = threading.Event()
        self.stop_flag = np.zeros(1, np.int64)  # kernels read it: they end when its first number is 1

    def run(self) -> None:
        """Choose, and report the choice; the receiver may ask for another at once."""
        with contextlib.suppress(BrokenPipeError):
            try:
                choice = self.bot.choose(self.game, self.seconds, self.stop_flag)
            except Exception:
                self.is_done.set()
                self.fail()
            else:
                self.is_done.set()
                self.report(choice)

    def finish(self) -> None:
        """Make the search end with the best move that it has found."""
        self.stop_flag[0] = 1
