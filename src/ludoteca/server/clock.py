"""The server's clock: it begins as the clock on the wall, runs steadily, and is never behind what has been stored."""

import sys
import time

NS_OF_MS = 1_000_000


def steady_ns() -> int:
    """Return nanoseconds since some moment, which nobody can set; on Linux a machine's sleep counts too."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic_ns()


class Clock:
    """Unix time that does not jump.

    A wall clock that is set back would let bots and clocks of people wait for hours, and one that is set forward would
    end the time of everybody who thinks. So only its first reading counts, and what follows is measured. What another
    process has stored, or this server before it was started again, is in the past by definition.
    """

    def __init__(self) -> None:
        self._ahead_ns: int | None = None  # of the steady clock

    def now_ms(self) -> int:
        """Return the Unix time in milliseconds."""
        now_ns = steady_ns()
        if self._ahead_ns is None:
            self._ahead_ns = time.time_ns() - now_ns
        return (now_ns + self._ahead_ns) // NS_OF_MS

    def advance_to(self, at_ms: int) -> None:
        """Go on from a moment, if it is later than now."""
        behind_ms = at_ms - self.now_ms()
        if behind_ms > 0 and self._ahead_ns is not None:
            self._ahead_ns += behind_ms * NS_OF_MS


clock = Clock()
now_ms = clock.now_ms
