"""`ludoteca serve` with a wall clock that jumps and a disk that is slow when the soak says so.

`SOAK_CONTROL` names the file of `soak.control`. The package knows nothing of it.
"""

import os
import time
from collections.abc import Sequence
from pathlib import Path
from unittest.mock import patch

from ludoteca.cli.app import main
from ludoteca.server.store.jobs import Job
from ludoteca.server.store.transactions import Outcome, Transactions
from soak.control import Control

NS_OF_MS = 1_000_000

if __name__ == "__main__":
    control = Control(Path(os.environ["SOAK_CONTROL"]))
    real_time, real_time_ns, store_at_once = time.time, time.time_ns, Transactions.store

    def store_slowly(transactions: Transactions, jobs: Sequence[Job]) -> Sequence[Outcome]:
        time.sleep(control.commit_ms / 1000)
        return store_at_once(transactions, jobs)

    with (
        patch.object(time, "time", lambda: real_time() + control.clock_ms / 1000),
        patch.object(time, "time_ns", lambda: real_time_ns() + control.clock_ms * NS_OF_MS),
        patch.object(Transactions, "store", store_slowly),
    ):
        main()
