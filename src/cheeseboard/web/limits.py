"""How much one client and one address may ask for."""

import ipaddress
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cheeseboard.rooms.wire import MESSAGE

REMEMBERED: Final = 10_000  # addresses whose networks are kept
PREFIX: Final = 64  # bits of an IPv6 address that its owner cannot choose


@dataclass(frozen=True, slots=True)
class Limits:
    """All of them. A number that is asked for too often is refused by name."""

    message_bytes: int = MESSAGE
    body_bytes: int = 65_536
    messages: float = 20.0  # a second on one socket …
    burst: float = 60.0  # … and so many at once
    wishes: float = 2.0  # everything but moves, a second for one guest: each is written down, or thought about
    wish_burst: float = 60.0
    requests: float = 20.0  # over HTTP, from one address
    request_burst: float = 200.0
    rooms: float = 0.1  # made a second by one address
    room_burst: float = 30.0
    joins: float = 0.5  # codes are short: nobody may try many, here or over a socket
    join_burst: float = 60.0
    sockets: int = 300  # open at a time for one address
    hellos: float = 20.0  # sockets opened a second by one address
    hello_burst: float = 600.0
    connections: int = 400  # open at a time for one address, sockets among them
    rooms_in_memory: int = 20_000
    head_seconds: float = 10.0  # until a request must have said what it wants …
    body_seconds: float = 20.0  # … and then until all of its body must be there
    idle_seconds: int = 5  # between two requests on one connection
    hello_seconds: float = 10.0
    slow_seconds: float = 20.0  # until somebody who reads nothing is cut off


@lru_cache(REMEMBERED)
def network(address: str) -> str:
    """Who is counted as one: an IPv4 address, or all IPv6 addresses that somebody has at home."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:  # no address of a network
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(found), PREFIX), strict=False))
        return str(found.ipv4_mapped)
    return str(found)


class Open:
    """How many sockets each network has."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        if self._open[address] >= self.most:
            return False
        self._open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
