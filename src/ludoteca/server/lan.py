"""Under which addresses others on the network reach this machine. Nothing is sent to find them out."""

import socket
from contextlib import suppress
from typing import Final

from ludoteca.server.addresses import is_loopback, parse_address

ANYWHERE: Final = ("0.0.0.0", "::", "")  # hosts to listen on that mean all interfaces
BEYOND: Final = ("192.0.2.1", 9)  # of no machine: what matters is through which interface a packet to it would leave


def lan_addresses() -> list[str]:
    """List the addresses of this machine in IPv4 that others can reach, the one that leads to the internet first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(BEYOND)
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [one for one in dict.fromkeys(found) if is_reachable(one)]


def is_reachable(host: str) -> bool:
    """Return whether others on the network can reach an address of this machine."""
    address = parse_address(host)
    return address is not None and not (address.is_loopback or address.is_link_local or address.is_unspecified)


def shared_urls(host: str, port: int) -> list[str]:
    """List under which addresses others reach a server that listens on a host; none where only this machine does."""
    if host in ANYWHERE:
        hosts = lan_addresses()
    elif is_loopback(host):
        hosts = []
    else:
        hosts = [f"[{host}]" if ":" in host else host]
    return [f"http://{one}:{port}" for one in hosts]
