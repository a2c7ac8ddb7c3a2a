"""How often something may be done: counted by a steady clock, which nobody sets."""

import math
import time
from collections.abc import Callable
from typing import Final

WINDOW_SECONDS: Final = 60.0


class RateLimiter:
    """Lets each key do something so often in a minute, which begins with the first time."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.clock = most, clock
        self._counts: dict[tuple[str, ...], tuple[float, int]] = {}  # the end of the minute, and how often so far
        self._tidied = clock()

    def hit(self, *key: str) -> bool:
        """Count one more; False where there were too many."""
        now = self.clock()
        self._forget_old(now)
        ends, count = self._counts.get(key, (0.0, 0))
        if now >= ends:
            ends, count = now + WINDOW_SECONDS, 0
        self._counts[key] = ends, count + 1
        return count < self.most

    def seconds_left(self, *key: str) -> int:
        """Return in how many whole seconds the minute of a key is over."""
        ends, _ = self._counts.get(key, (0.0, 0))
        return max(0, math.ceil(ends - self.clock()))

    def _forget_old(self, now: float) -> None:
        """Forget, once a minute, keys whose minute is over."""
        if now - self._tidied >= WINDOW_SECONDS:
            self._tidied = now
            self._counts = {key: one for key, one in self._counts.items() if one[0] > now}
