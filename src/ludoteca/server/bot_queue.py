"""Who gets a thread in which bots think: tables at which people wait come first, and no address takes all."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(eq=False, slots=True)
class Waiter:
    """Somebody who waits for a thread."""

    address: str
    is_urgent: bool
    turn: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BotQueue:
    """Gives free threads to tables; the last one is kept for tables at which people play."""

    def __init__(self, threads: int) -> None:
        self._free = threads
        self._reserve = 1 if threads > 1 else 0
        self._busy: Counter[str] = Counter()  # threads, by the address of those who look
        self._waiting: list[Waiter] = []  # in the order in which they came

    @asynccontextmanager
    async def thread(self, address: str, *, is_urgent: bool) -> AsyncIterator[None]:
        """Wait for a thread, and have it."""
        waiter = Waiter(address, is_urgent)
        self._waiting.append(waiter)
        self._give()
        try:
            await waiter.turn
            yield
        finally:
            if waiter in self._waiting:
                self._waiting.remove(waiter)
            else:
                self._free += 1
                self._busy[address] -= 1
                self._give()

    def _give(self) -> None:
        """Give free threads away: to those for whom people wait, then to the address that has the fewest."""
        while ready := [one for one in self._waiting if self._free > (0 if one.is_urgent else self._reserve)]:
            chosen = min(ready, key=lambda one: (not one.is_urgent, self._busy[one.address]))
            self._waiting.remove(chosen)
            self._free -= 1
            self._busy[chosen.address] += 1
            if not chosen.turn.done():  # else whoever waited has given up, and gives the thread back
                chosen.turn.set_result(None)
