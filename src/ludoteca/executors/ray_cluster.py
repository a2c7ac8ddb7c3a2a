"""Pieces of work on a Ray cluster: `pip install "ludoteca[ray]"`, with this package on every machine of it.

Ray does a piece again whose worker or machine is lost; this adds the tries that Ray leaves to its callers. Results come
to this process, which alone writes files: where the cluster stops, all that ended before is kept.
"""

import logging
import os
import socket
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Generic

from ludoteca.executors.doing import Done, do
from ludoteca.executors.errors import WorkError
from ludoteca.executors.interface import Piece, Result
from ludoteca.executors.stamp import code_stamp

TRIES: Final = 5  # of a piece whose workers are lost; one that ends every worker is not tried for ever
AHEAD: Final = 2  # pieces for each core, so that none waits for the next
LOOK_SECONDS: Final = 5.0  # after which the size of the cluster is looked at again
HEAD_SECONDS: Final = 30.0  # without the head, after which the cluster counts as stopped; Ray ends this process at 60


class RayCluster(Generic[Piece, Result]):
    """An executor of the cores of a cluster."""

    def __init__(self, function: Callable[[Piece], Result], address: str | None) -> None:
        """Connect to a cluster: that of this machine, which starts where there is none, or one by its address."""
        try:
            import ray  # noqa: PLC0415  (an extra)
        except ImportError:
            raise WorkError("no_ray") from None
        self._ray = ray
        self._is_own = not ray.is_initialized()
        if self._is_own:
            self._connect(address)
        self._do = ray.remote(max_retries=TRIES)(do)
        self._function, self._code = ray.put(function), code_stamp()
        self._running: dict[Any, Piece] = {}
        self._tries: Counter[int] = Counter()  # by the piece's id, as pieces need no hash
        self._slots, self._looked = 1, float("-inf")
        is_client = ray.util.client.ray.is_connected()  # which notices by itself where its server is gone
        self._head = "" if is_client else ray.get_runtime_context().gcs_address

    def _connect(self, address: str | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster that starts here sends nothing to anybody
        try:
            self._ray.init(address, logging_level=logging.ERROR, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError, OSError, TimeoutError) as error:
            raise WorkError("no_cluster", on=address or "ray", what=str(error)[:200]) from None

    @property
    def slots(self) -> int:
        """How many pieces the cluster is given now; machines come and go."""
        if time.monotonic() > self._looked + LOOK_SECONDS:
            self._slots = max(1, AHEAD * int(self._asked(self._ray.cluster_resources).get("CPU", 1)))
            self._looked = time.monotonic()
        return self._slots

    @property
    def running(self) -> int:
        """How many pieces are under way."""
        return len(self._running)

    def submit(self, piece: Piece) -> None:
        """Begin a piece."""
        self._running[self._asked(self._do.remote, self._function, piece, self._code)] = piece

    def wait(self) -> tuple[Piece, Result]:
        """Wait until a piece ends, and return it with its result; one whose workers are lost is tried again."""
        errors = self._ray.exceptions
        lost = (errors.WorkerCrashedError, errors.NodeDiedError, errors.LocalRayletDiedError, errors.ObjectLostError)
        while True:
            ended = self._next_ended()
            try:
                done: Done[Result] = self._asked(self._ray.get, ended)
            except lost as error:
                self._check_head()
                self._try_again(ended, error)
                continue
            return self._running.pop(ended), done.unpacked()

    def _next_ended(self) -> Any:
        """Wait until a piece ends; WorkError where the head has stopped meanwhile."""
        while True:
            ended, _ = self._asked(self._ray.wait, list(self._running), timeout=LOOK_SECONDS)
            if ended:
                return ended[0]
            self._check_head()

    def _check_head(self) -> None:
        """Raise WorkError where the head stays away: Ray would wait for it, and then end this process."""
        until = time.monotonic() + HEAD_SECONDS
        while not self._head_answers():
            if time.monotonic() > until:
                raise self._stopped(f"nobody answers at {self._head}")
            time.sleep(1)

    def _head_answers(self) -> bool:
        host, _, port = self._head.rpartition(":")
        if not port:
            return True
        try:
            socket.create_connection((host.strip("[]"), int(port)), LOOK_SECONDS).close()
        except OSError:
            return False
        return True

    def _try_again(self, lost: Any, error: Exception) -> None:
        piece = self._running.pop(lost)
        self._tries[id(piece)] += 1
        if self._tries[id(piece)] > TRIES:
            raise WorkError("lost", tries=TRIES, what=str(error)[:200]) from None
        self.submit(piece)

    def _asked(self, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """Ask the cluster something; WorkError where it has stopped."""
        try:
            return function(*arguments, **named)
        except (ConnectionError, self._ray.exceptions.RaySystemError) as error:
            raise self._stopped(str(error)[:200]) from None

    def _stopped(self, what: str) -> WorkError:
        self._running.clear()
        return WorkError("cluster", what=what)

    def close(self) -> None:
        """Give up what is under way, and leave the cluster."""
        for one in self._running:
            self._ray.cancel(one, force=True)
        self._running.clear()
        if self._is_own:
            self._ray.shutdown()
