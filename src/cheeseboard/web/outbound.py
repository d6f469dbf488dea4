"""Short messages to addresses that guests have named: to public ones over TLS, and to those that whoever runs the server allows.

A guest must not make the server speak to its own network (SSRF). A name is looked up once, every address it has must be
public, and the connection goes to the address that was looked at. Nothing is followed, and little is read.
"""

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 1024  # characters of an address
MOST_BODY: Final = 4096  # bytes that are sent, RFC 8030's own bound
MOST_HEAD: Final = 16_384  # bytes of an answer that are read
SLOW: Final = 10.0  # seconds for all of it
WAIT: Final = 3600.0  # seconds that an answer may ask us to wait, at most
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")  # an IPv4 address in its last four bytes
PORTS: Final = {"https": 443, "http": 80}

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Forbidden(ValueError):  # noqa: N818 - a refusal
    """An address that nothing is sent to. The text says why, without the address."""


class NotReached(OSError):  # noqa: N818 - a person reads it
    """Nobody answers there, or not in time."""


class ServiceAnswer(NamedTuple):
    """What a service said, as far as we listen."""

    status: int
    wait: float = 0.0  # seconds, if it asks for them


async def resolve(host: str, port: int) -> list[str]:
    """The addresses behind a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(each[4][0]) for each in found))


class Outbound:
    """The way out: over TLS to public addresses, and to the origins that are allowed by name."""

    def __init__(self, allowed: Collection[str] = (), look_up: Resolve = resolve, *, is_public: bool = True) -> None:
        self.allowed = {origin_of(read_url(each)) for each in allowed}  # such as http://homeassistant.local:8123
        self.look_up = look_up
        self.is_public = is_public  # whether public addresses are allowed, too

    def check(self, url: str) -> str:
        """The origin of an address to which something may be sent, as far as can be said without looking it up."""
        found = read_url(url)
        origin = origin_of(found)
        if origin in self.allowed:
            return origin
        if not self.is_public:
            raise Forbidden("this server allows other addresses only")
        if found.scheme != "https":
            raise Forbidden("it must begin with https://")
        if (address := number_of(found.hostname or "")) is not None:
            check_address(address)
        return origin

    async def reach(self, url: str) -> None:
        """Whether somebody is there: Forbidden or NotReached, if not. Nothing is said."""
        async with within(SLOW):
            _, writer = await self._connect(url)
            writer.close()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> ServiceAnswer:
        """Send a message; Forbidden or NotReached, if that cannot be."""
        assert len(body) <= MOST_BODY
        async with within(SLOW):
            reader, writer = await self._connect(url)
            try:
                writer.write(request_to(read_url(url), headers, len(body)) + body)
                await writer.drain()
                return read_head(await reader.readuntil(b"\r\n\r\n"))
            finally:
                writer.close()

    async def _connect(self, url: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        origin, found = self.check(url), read_url(url)
        host, port = found.hostname or "", port_of(found)
        addresses = await self.look_up(host, port)
        if origin not in self.allowed:
            for each in addresses:
                check_address(ipaddress.ip_address(each))
        if not addresses:
            raise NotReached("there is no such name")
        secure = ssl.create_default_context() if found.scheme == "https" else None
        return await asyncio.open_connection(
            addresses[0], port, ssl=secure, server_hostname=host if secure else None, limit=MOST_HEAD
        )


@contextlib.asynccontextmanager
async def within(seconds: float) -> AsyncIterator[None]:
    """In this time, and with one kind of error for all that a network can do to us."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except Forbidden:
        raise
    except (OSError, TimeoutError, EOFError, ValueError, asyncio.LimitOverrunError) as problem:
        raise NotReached(type(problem).__name__) from None


def read_url(url: str) -> SplitResult:
    """An address, if it is one that a message could be sent to."""
    try:
        found = urlsplit(url)
        _ = found.port
    except ValueError:
        raise Forbidden("it is no address") from None
    is_plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if len(url) > LONGEST or not is_plain or found.scheme not in PORTS or not found.hostname:
        raise Forbidden("it is no address")
    if found.username is not None or found.password is not None or found.fragment:
        raise Forbidden("it must not have a name, a password or a fragment in it")
    return found


def port_of(url: SplitResult) -> int:
    return url.port or PORTS[url.scheme]


def origin_of(url: SplitResult) -> str:
    """As browsers write it: without the port that everybody knows."""
    host = url.hostname or ""
    name = f"[{host}]" if ":" in host else host
    port = "" if port_of(url) == PORTS[url.scheme] else f":{port_of(url)}"
    return f"{url.scheme}://{name}{port}"


def number_of(host: str) -> IPAddress | None:
    """A host that is an address in numbers."""
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def check_address(address: IPAddress) -> None:
    """Refuse what is not public, also where an IPv4 address hides in an IPv6 one."""
    if isinstance(address, ipaddress.IPv6Address):
        inside = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inside is None and address in NAT64:
            inside = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inside is not None:
            check_address(inside)
            return
    if not address.is_global or address.is_multicast or address.is_reserved:
        raise Forbidden("its address is not public")


def request_to(url: SplitResult, headers: Mapping[str, str], length: int) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    fields = {
        "host": url.netloc,
        "user-agent": "cheeseboard",
        **headers,
        "content-length": str(length),
        "connection": "close",
    }
    assert all(value.isprintable() for value in fields.values())
    return "".join(
        [f"POST {path} HTTP/1.1\r\n", *(f"{name}: {value}\r\n" for name, value in fields.items()), "\r\n"]
    ).encode("ascii")


def read_head(head: bytes) -> ServiceAnswer:
    """Status, and how long to wait. A redirection is an answer like any other: nobody follows it."""
    first, *lines = head.decode("latin-1").split("\r\n")
    protocol, status, *_ = f"{first} ".split(" ")
    if not protocol.startswith("HTTP/1.") or len(status) != 3 or not status.isdigit():
        raise ValueError("no HTTP")
    fields = {name.strip().lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    wait = fields.get("retry-after", "")
    return ServiceAnswer(int(status), min(WAIT, float(wait)) if wait.isdigit() and len(wait) < 8 else 0.0)
