"""A bot thinking in a thread of its own, so that whoever waits for it can be heard meanwhile."""

import contextlib
import threading
from collections.abc import Callable

import numpy as np

from ludoteca.bots import Bot, Choice
from ludoteca.bots.search_bot import MOST_SECONDS, SPARE, SearchBot
from ludoteca.core.game import Game


class Thinking(threading.Thread):
    """A bot thinking about a move, until it is sure, its time is up, or it has to stop."""

    def __init__(
        self, bot: Bot, game: Game, seconds: float, report: Callable[[Choice], None], fail: Callable[[], None]
    ) -> None:
        super().__init__(name="thinking", daemon=True)
        self.bot, self.game_there, self.seconds, self.report, self.fail = bot, game, seconds, report, fail
        self.is_done = threading.Event()
        self.stop_sign = np.zeros(2, np.int64)  # what kernels look at: they end when its first number is 1

    def run(self) -> None:
        """Choose, and report the choice; whoever receives it may ask for more at once."""
        with contextlib.suppress(BrokenPipeError):
            try:
                choice = self.choose()
            except Exception:
                self.is_done.set()
                self.fail()
            else:
                self.is_done.set()
                self.report(choice)

    def choose(self) -> Choice:
        """Choose as the bot does; what it searches for long can be ended from outside."""
        game = self.game_there
        if not isinstance(self.bot, SearchBot) or len(game.legal_moves) == 1:
            return self.bot.choose(game, self.seconds)
        timer = threading.Timer(SPARE * min(self.seconds, MOST_SECONDS[self.bot.level]), self.hurry)
        timer.daemon = True
        timer.start()
        choice = self.bot.search(game, self.stop_sign)
        timer.cancel()
        return choice

    def hurry(self) -> None:
        """Let it answer with the best that it has found."""
        self.stop_sign[0] = 1
