"""The threads of bots get out of the way of the thread that serves people."""

import os
import sys
import threading

import pytest

from ludoteca.server.bot_threads import NICENESS, bot_threads


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has priorities of threads")
def test_bots_think_at_a_lower_priority_and_nobody_else_does() -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = priority()
    with bot_threads(1) as pool:
        assert pool.submit(priority).result() == max(before, NICENESS)
    assert priority() == before
