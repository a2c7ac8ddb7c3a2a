"""The threads in which bots think."""

import os
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

# A tenth of the share of the thread that serves people, where both want the same core. Measured with bench/server.py on
# two cores that others used as well, 50 tables of two in a closed loop beside 50 of bots that think 300 ms, two runs:
# people 262 and 332 -> 633 and 708 actions a second, p99 300 and 256 -> 164 and 146 ms; bots 6.1 and 6.0 -> 5.7 and 5.3
# moves a second. At 19 people gain little more, and bots get half as far.
NICENESS: Final = 10


def bot_threads(count: int) -> ThreadPoolExecutor:
    """Make a pool of threads for bots, which yield to the one that serves people."""
    return ThreadPoolExecutor(count, thread_name_prefix="bot", initializer=step_back)


def step_back() -> None:
    """Lower the priority of this thread. Only Linux can do that for a thread alone."""
    if sys.platform == "linux":
        with suppress(OSError):  # then it thinks as any other thread
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
