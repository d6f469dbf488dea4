"""Connections as uvicorn has them, with an end to patience: how many there may be, from where, and how long each may say nothing."""

import ipaddress
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from cheeseboard.web.limits import Limits, Open, network
from cheeseboard.web.texts import Texts

SPARE: Final = 128  # files that are no connections: the store, bots, pages that are being read
FEWEST: Final = 32  # connections, however few files there are


class Connections:
    """All connections of this process. There is always room for one more, as long as some of them have asked for nothing yet."""

    def __init__(self, limits: Limits, proxies: str = "") -> None:
        self.limits = limits
        self.proxies = proxies  # many people come through one: they are not counted together
        self.most = max(FEWEST, allow_files() - SPARE)
        self.count = 0
        self._open = Open(limits.connections)
        self._owing: dict[Http, float] = {}  # those whose request is not all there, and until when it must be

    def come_in(self, who: "Http") -> bool:
        """Whether there is room; whoever has been silent for longest makes way."""
        if self.count >= self.most:
            self._send_away(next(iter(self._owing), None))
        if self.count >= self.most:
            return False
        if who.network and not self._open.take(who.network):
            self._send_away(next((each for each in self._owing if each.network == who.network), None))
            if not self._open.take(who.network):
                return False
        self.count += 1
        return True

    def go(self, network: str) -> None:
        self.count -= 1
        if network:
            self._open.give_back(network)

    def network_of(self, address: str) -> str:
        """With whom a connection is counted; nobody, if it is a proxy's."""
        return "" if is_among(address, self.proxies) else network(address)

    def owes(self, who: "Http", seconds: float) -> None:
        self._owing[who] = time.monotonic() + seconds

    def is_even(self, who: "Http") -> None:
        """All that it began to ask for is there."""
        self._owing.pop(who, None)

    def look(self) -> None:
        """Those who have kept us waiting for too long are sent away; to be called every second or so."""
        now = time.monotonic()
        for each in [each for each, until in self._owing.items() if until < now]:
            self._send_away(each)

    def _send_away(self, who: "Http | None") -> None:
        if who is not None:
            who.leave()
            who.transport.abort()


class Http(H11Protocol):
    """One connection that has not become a WebSocket."""

    def __init__(self, connections: Connections, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.everybody = connections
        self.network = ""
        self._is_in = False
        self._owed: object = None  # which part of a request: h11.IDLE its head, h11.SEND_BODY its body

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.network = self.everybody.network_of(self.client[0] if self.client else "")
        self._is_in = self.everybody.come_in(self)
        if self._is_in:
            self._note(h11.IDLE)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """It is no longer counted."""
        self._note(None)
        if self._is_in:
            self._is_in = False
            self.everybody.go(self.network)

    def data_received(self, data: bytes) -> None:
        if self._is_in:
            super().data_received(data)
        if self._is_in:
            state = self.conn.their_state
            self._note(state if state in (h11.IDLE, h11.SEND_BODY) else None)

    def _note(self, owed: object) -> None:
        """The time for a part of a request begins with it: a byte now and then does not make it longer."""
        if owed is self._owed:
            return
        self._owed = owed
        if owed is None:
            self.everybody.is_even(self)
        else:
            limits = self.everybody.limits
            self.everybody.owes(self, limits.head_seconds if owed is h11.IDLE else limits.body_seconds)

    def send_400_response(self, msg: str) -> None:
        """Nonsense in the middle of a request, which is being answered already: uvicorn would answer it twice, and stumble."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # an answer has begun, or may have no body
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It stays a connection, but is not ours any more."""
        super().handle_websocket_upgrade(event)
        texts = self.transport.get_protocol()
        assert isinstance(texts, Texts)
        texts.on_lost = goodbye(self.everybody, self.network)
        self._is_in = False
        self._note(None)


def is_among(address: str, proxies: str) -> bool:
    """Whether this is one of the addresses or networks that are named, with commas; * are all."""
    try:
        found = ipaddress.ip_address(address)
        return proxies == "*" or any(found in ipaddress.ip_network(each.strip()) for each in proxies.split(",") if each)
    except ValueError:  # uvicorn also takes names
        return address in proxies.split(",")


def goodbye(connections: Connections, network: str) -> Callable[[], None]:
    return lambda: connections.go(network)


def allow_files() -> int:
    """As many open files as the system lets us have."""
    if sys.platform == "win32":
        return 1 << 16
    import resource  # noqa: PLC0415 - not on Windows

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 1 << 20
