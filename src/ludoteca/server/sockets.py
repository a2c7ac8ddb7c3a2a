"""How many sockets the server holds: of each address and in all, also those on which nothing is ever sent."""

from collections.abc import Callable
from typing import Final, TypeAlias

from ludoteca.server.addresses import is_within, limited_address, parse_networks
from ludoteca.server.settings import Settings

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

MOST_FILES: Final = 2**16  # asked for: some systems allow a billion, and tables of that size are made by other programs
FILES_ELSEWHERE: Final = 512  # where a system does not tell its limit
RESERVED_FILES: Final = 64  # at least, for the store, the bus, files of the app, and processes that compile

Abort: TypeAlias = Callable[[], None]
"""Ends a connection at once."""


def raise_file_limit() -> None:
    """Let this process open as many files as the system allows it to."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def file_limit() -> int:
    """Return how many files this process may open."""
    if resource is None:
        return FILES_ELSEWHERE
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class SocketLimiter:
    """Counts sockets; when there are as many as files allow, the one that has waited longest for a request ends."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.most = max(1, files - max(RESERVED_FILES, files // 8))
        self.most_of_address = min(settings.connections_per_address, max(1, self.most // 2))
        self.proxies = parse_networks(settings.trusted_proxies)
        self.counts: dict[str, int] = {}
        self.total = 0
        self.waiting: dict[Abort, None] = {}  # for a request, the longest first

    def enter(self, host: str) -> bool:
        """Count a new socket; False where its address has too many, or all sockets are in use."""
        address = limited_address(host)
        count = self.counts.get(address, 0)
        if count >= self.most_of_address and not is_within(host, self.proxies):
            return False
        if self.total >= self.most:
            if not self.waiting:
                return False
            next(iter(self.waiting))()
        self.counts[address] = count + 1
        self.total += 1
        return True

    def leave(self, host: str) -> None:
        """Count a socket that has ended."""
        address = limited_address(host)
        self.counts[address] -= 1
        self.total -= 1
        if not self.counts[address]:
            del self.counts[address]

    def wait(self, abort: Abort) -> None:
        """Take note of a connection that waits for a request, and may be ended for another one."""
        self.waiting[abort] = None

    def stop_waiting(self, abort: Abort) -> None:
        """Take note that a connection has a request, or has ended."""
        self.waiting.pop(abort, None)
