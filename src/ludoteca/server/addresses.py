"""Addresses of clients: what counts as one for a limit, and which proxies may name another one."""

import ipaddress
from collections.abc import Sequence
from typing import Final, TypeAlias

IPV6_PREFIX: Final = 64  # what a provider gives to one customer at least: single addresses in it cost nothing

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address


def parse_address(host: str) -> Address | None:
    """Parse an address without its zone; one of IPv4 within IPv6 is that of IPv4. None where it is none."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return mapped or address


def limited_address(host: str) -> str:
    """Return what the limits of an address apply to: an address of IPv4, a /64 network of IPv6."""
    address = parse_address(host)
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((address, IPV6_PREFIX), strict=False))
    return str(address) if address else host


def parse_networks(text: str) -> list[Network]:
    """Parse addresses and networks with commas between them; ValueError names the one that is wrong."""
    return [ipaddress.ip_network(part) for part in items_of(text)]


def items_of(text: str) -> list[str]:
    """Split a setting that lists things with commas between them."""
    return [part.strip() for part in text.split(",") if part.strip()]


def is_within(host: str, networks: Sequence[Network]) -> bool:
    """Return whether an address belongs to one of some networks."""
    address = parse_address(host)
    return address is not None and any(address in network for network in networks)


def is_loopback(host: str) -> bool:
    """Return whether a name or an address means the machine itself."""
    address = parse_address(host.strip("[]"))
    return address.is_loopback if address else host == "localhost" or host.endswith(".localhost")
