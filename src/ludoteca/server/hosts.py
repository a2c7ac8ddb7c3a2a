"""The names that the server answers to, and the pages that may act on it.

A page of another site could otherwise use the network of whoever looks at it: by asking for this server under a name
of its own that leads here (DNS rebinding), or by opening connections from where it is.
"""

import socket
from typing import Final
from urllib.parse import urlsplit

from ludoteca.server.addresses import items_of, parse_address

LOCAL_SUFFIXES: Final = (
    ".localhost",
    ".localdomain",
    ".local",
    ".lan",
    ".home",
    ".home.arpa",
    ".internal",
)  # nobody can register these
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")  # methods by which a page could act


class AllowedHosts:
    """Knows the names of the server: addresses, names that exist only in a local network, and those of a setting."""

    def __init__(self, names: str) -> None:
        self.named = frozenset(name.lower() for name in items_of(names))
        self.own = socket.gethostname().lower()

    def lets_host(self, header: str) -> bool:
        """Return whether the server answers to the name in a request; one without a name is no browser's."""
        host, _ = split_host(f"//{header}")
        is_local = "." not in host or host.endswith(LOCAL_SUFFIXES) or parse_address(host) is not None
        return not header or (bool(host) and (is_local or host == self.own or self.lets_name(host)))

    def lets_origin(self, origin: str, header: str) -> bool:
        """Return whether a page may act on the server: its own, or one of a site that is named. Programs have none."""
        return not origin or split_host(origin) == split_host(f"//{header}") or self.lets_name(split_host(origin)[0])

    def lets_name(self, host: str) -> bool:
        """Return whether a name is among those of the setting."""
        return host in self.named or "*" in self.named


def split_host(address: str) -> tuple[str, int | None]:
    """Return the name and the port in an address, no port where it is the usual one; no name where it is wrong."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return "", None
    is_usual = port in DEFAULT_PORTS.values() if not parts.scheme else port == DEFAULT_PORTS.get(parts.scheme)
    return (parts.hostname or "").rstrip("."), None if is_usual else port
