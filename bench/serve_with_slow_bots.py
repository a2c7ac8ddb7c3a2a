"""`ludoteca serve` with bots that think long: `python bench/serve_with_slow_bots.py 300 serve --port 0 …`.

Before it chooses as it always does, a medium bot spends so many milliseconds in one call of a kernel that lets go of
the interpreter, as a bot that searches would. bench/server.py starts it; the package knows nothing of it.
"""

import ctypes
import sys
import time
from unittest.mock import patch

import numpy as np
from numba import njit
from numpy.typing import NDArray

from ludoteca.bots import Bot, Choice
from ludoteca.cli.app import main
from ludoteca.core.game import Game
from ludoteca.core.interface import Codes

clock_gettime = ctypes.CDLL(None).clock_gettime
clock_gettime.argtypes = [ctypes.c_int, ctypes.c_void_p]
CLOCK = time.CLOCK_MONOTONIC
STEPS_BETWEEN_LOOKS = 1000


@njit(nogil=True)
def spin(nanoseconds: int, now: NDArray[np.int64]) -> int:
    """Reckon in vain until the time is over; `now` is room for the clock: seconds and nanoseconds."""
    clock_gettime(CLOCK, now.ctypes)
    seconds, rest = now[0], now[1]
    value = 1
    while (now[0] - seconds) * 1_000_000_000 + now[1] - rest < nanoseconds:
        for _ in range(STEPS_BETWEEN_LOOKS):
            value = value * 1_664_525 + 1_013_904_223
        clock_gettime(CLOCK, now.ctypes)
    return value


def slow_bot(think_ms: int) -> object:
    """Make what a bot's `choose` is replaced with."""
    choose_as_always = Bot.choose

    def choose(bot: Bot, game: Game, seconds: float, stop: Codes | None = None) -> Choice:
        spin(think_ms * 1_000_000, np.zeros(2, np.int64))
        return choose_as_always(bot, game, seconds, stop)

    return choose


if __name__ == "__main__":
    think_ms = int(sys.argv.pop(1))
    spin(0, np.zeros(2, np.int64))  # compiles
    with patch.object(Bot, "choose", slow_bot(think_ms)):
        main()
