"""Everything that the server accepts, fuzzed by coverage with Atheris: ``python -m tests.web.fuzz 60`` does it for a minute.

The first letter of an input says who reads the rest: a guest's socket, a hello, a request, a connection, a link, a record,
or whoever listens to other services. Each input begins in the same rooms. Whatever it says, nothing may break: no error
is logged, no answer says «try again», a refusal leaves no deed, and no seed and no token leaves the house.
"""

import asyncio
import base64
import contextlib
import hashlib
import json
import logging
import re
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.server import ServerState

from cheeseboard.bots.bots import choose
from cheeseboard.games import find, names
from cheeseboard.rooms import wire
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Sealed, Think
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line, encode
from cheeseboard.rooms.questions import (
    Asker,
    BotFailed,
    Found,
    Hears,
    HearsLab,
    Help,
    HelpWanted,
    LabShown,
    LabWanted,
    LinkWanted,
    ReviewShown,
    ReviewWanted,
)
from cheeseboard.rooms.replays import read_link
from cheeseboard.rooms.store import Entry
from cheeseboard.rooms.talk import Talk
from cheeseboard.table.links import SECOND
from cheeseboard.table.record import BadRecord, read, record_of, write
from cheeseboard.web.app import application
from cheeseboard.web.beacon import Drand
from cheeseboard.web.bus import read_hints
from cheeseboard.web.connections import Connections, Http
from cheeseboard.web.databases import Unusable
from cheeseboard.web.limits import Limits
from cheeseboard.web.logs import log
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.outbound import Forbidden, Outbound, read_head
from cheeseboard.web.texts import Texts
from tests.every_game.tables import Setting
from tests.web import worst
from tests.web.worlds import NEXT, QUIET, SEED, Kept, arrivals, chairs, token

HERE: Final = Path(__file__).parent
KEPT: Final = HERE / "fuzzed"  # inputs that once broke something
SOME: Final = 40  # turns of the event loop until a connection has said what it has to say
LONGEST: Final = 4096  # bytes of an input
MUCH: Final = 1e9
NO_LIMITS: Final = Limits(
    messages=MUCH, burst=MUCH, wishes=MUCH, wish_burst=MUCH, requests=MUCH, request_burst=MUCH, rooms=MUCH, room_burst=MUCH, joins=MUCH,
    join_burst=MUCH, hellos=MUCH, hello_burst=MUCH, sockets=1 << 30, connections=1 << 30, rooms_in_memory=1 << 30,
)  # fmt: skip
CODES: Final = dict(zip(names(), ("mika-tolu", "zare-bido", "fona-leri", "gupo-dasi", "hemu-nola"), strict=False))


class Broken(AssertionError):  # noqa: N818 - what happened
    """The server did what it must never do."""


class Quick:
    """Bots that are there at once, in this process."""

    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:  # noqa: ARG002
        return choose("random", find(game), msgspec.json.decode(view), seed)

    async def help(self, wanted: HelpWanted, who: Asker) -> Help:  # noqa: ARG002
        return Help(move="", says=wanted.what)

    def wake(self) -> None: ...

    async def read(self, wanted: LinkWanted, network: str) -> Found:  # noqa: ARG002
        if wanted.what == "first-look":
            raise BotFailed
        return read_link(wanted)

    async def review(self, wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:  # noqa: ARG002
        raise BotFailed

    async def measure(self, wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG002
        raise BotFailed


class Ears:
    """Hears whatever is logged as an error."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        log.say = self._hear  # type: ignore[method-assign]
        self._handler = logging.Handler(logging.ERROR)
        self._handler.emit = lambda record: self.heard.append(  # type: ignore[method-assign]
            f"{record.getMessage()} {record.exc_info and record.exc_info[1]!r}"
        )
        logging.getLogger().addHandler(self._handler)

    def close(self) -> None:
        del log.say
        logging.getLogger().removeHandler(self._handler)

    def _hear(self, level: str, event: str, facts: Mapping[str, Any]) -> None:
        if level in {"error", "critical"}:
            self.heard.append(f"{event} {facts}")


class Nobody(asyncio.Transport):
    """The other end of a connection that takes all that is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.7", 4711), "sockname": ("127.0.0.1", 8000)})
        self.written = bytearray()
        self.protocol: Any = None
        self.is_gone = False

    def write(self, data: Any) -> None:
        self.written += data

    def writelines(self, data: Any) -> None:
        for each in data:
            self.write(each)

    def close(self) -> None:
        self.is_gone = True

    abort = close

    def is_closing(self) -> bool:
        return self.is_gone

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def set_protocol(self, protocol: Any) -> None:
        self.protocol = protocol

    def get_protocol(self) -> Any:
        return self.protocol


class House:
    """All that listens, around rooms that are the same before every input: one of each game, two guests, a match that has begun."""

    def __init__(self) -> None:
        self.ears = Ears()
        self.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self.loop)
        self.loop.set_exception_handler(lambda _, what: self.ears.heard.append(str(what)))
        self.entries = [entry for game, code in CODES.items() for entry in past_of(game, code)]
        self.store = Kept([])
        self.hall = Hall(self.store, Quick(), clock=lambda: 5000.0, wall=lambda: 5000.0, log=log)
        self.talk = Talk(self.hall, Buckets(MUCH, MUCH), Buckets(MUCH, MUCH))
        self.front = application(self.hall, Metrics(), NO_LIMITS)
        self.connections = Connections(NO_LIMITS)
        self.config = uvicorn.Config(
            self.front, log_config=None, access_log=False, ws=Texts, ws_max_size=NO_LIMITS.message_bytes, ws_per_message_deflate=False,
            lifespan="off",
        )  # fmt: skip
        self.config.load()
        self.readers: dict[bytes, Callable[[bytes], Any]] = {
            b"S": self.on_sockets, b"H": self.on_hello, b"W": self.on_request, b"C": self.on_connection, b"L": self.on_link,
            b"R": self.on_record, b"O": self.on_others,
        }  # fmt: skip

    def take(self, data: bytes) -> bool:
        """One input; whether somebody reads it. Broken, if it broke something."""
        reader = self.readers.get(data[:1])
        if reader is None:
            return False
        self.store.entries[:] = self.entries
        try:
            self.loop.run_until_complete(reader(data[1:]))
            if self.ears.heard:
                raise Broken(f"logged: {self.ears.heard}")
        finally:
            self.loop.run_until_complete(self._clear())
            self.ears.heard = []
        return True

    def close(self) -> None:
        self.ears.close()
        self.loop.close()
        asyncio.set_event_loop(None)

    async def _clear(self) -> None:
        for live in self.hall.rooms.values():
            if live.timer is not None:
                live.timer.cancel()
        self.hall.rooms.clear()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    def check(self, asked: bytes, told: bytes) -> None:
        """Nothing in an answer that nobody may know, unless whoever asked has said it."""
        for secret in SECRETS:
            if secret in told and secret not in asked:
                raise Broken(f"{secret!r} was told")

    # Who reads

    async def on_sockets(self, data: bytes) -> None:
        """Several guests of one room: a line of the input is what one of them says, its first letter who."""
        code = list(CODES.values())[data[0] % len(CODES) if data else 0]
        lines = [await self._line(code, guest) for guest in (0, 1, None)]
        for text in data[1:].split(b"\n"):
            line = lines[text[0] % len(lines)] if text else lines[0]
            before = len(self.store.entries)
            answer = await self.talk.answer(line, text[1:])
            if isinstance(answer, wire.NotDone):
                if answer.reason in {"", "try-again"}:
                    raise Broken(answer)
                if len(self.store.entries) != before:
                    raise Broken(f"refused, and written down: {answer}")
            for each in lines:
                self.check(data, encode(answer) + b"".join(each.news()))

    async def _line(self, code: str, guest: int | None) -> Line:
        return await self.hall.connect(wire.Hello(wire.PROTOCOL, code, None if guest is None else token(guest)))

    async def on_hello(self, data: bytes) -> None:
        found = await self.talk.greet(data)
        told = encode(found) if isinstance(found, wire.Goodbye) else b"".join(found.news())
        if isinstance(found, wire.Goodbye) and found.reason == "try-again":
            raise Broken(found)
        self.check(data, told)

    async def on_request(self, data: bytes) -> None:
        """A request as a server hands it on: its first line, more lines with headers, an empty one, the body."""
        head, _, body = data.partition(b"\n\n")
        first, *more = head.split(b"\n")
        method, _, target = first.partition(b" ")
        path, _, query = target.partition(b"?")
        if not method.isalpha() or not re.fullmatch(rb"/[\x21-\x7e]*", target):
            return  # no request line: h11 lets nothing else through
        headers = [(name.strip().lower(), value.strip()) for name, _, value in (line.partition(b":") for line in more)]
        if not any(name == b"content-type" for name, _ in headers):
            headers.append((b"content-type", b"application/json"))
        scope: dict[str, Any] = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method.decode().upper(), "scheme": "http",
            "path": path.decode("utf-8", "replace"), "raw_path": path, "query_string": query, "root_path": "", "headers": headers,
            "client": ("192.0.2.7", 4711), "server": ("127.0.0.1", 8000), "extensions": {}, "state": {},
        }  # fmt: skip
        said = [{"type": "http.request", "body": body, "more_body": False}]
        told: list[Any] = []

        async def receive() -> Any:
            return said.pop() if said else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            told.append(message)

        await self.front(scope, receive, send)
        status = told[0]["status"]
        if status >= 500 and not (status == 503 and scope["path"] == "/readyz") and not is_review(scope["path"]):
            raise Broken(status, told)
        self.check(data, b"".join(each.get("body", b"") for each in told[1:]))

    async def on_connection(self, data: bytes) -> None:
        """Bytes as they come from the network; a zero byte and an eight end a packet."""
        transport = Nobody()
        protocol = Http(self.connections, config=self.config, server_state=ServerState(), app_state={}, _loop=self.loop)
        transport.protocol = protocol
        protocol.connection_made(transport)
        for packet in filter(None, data.split(b"\0\x08")):  # nothing at all is never received
            transport.protocol.data_received(packet)
            for _ in range(SOME):
                await asyncio.sleep(0)
            if transport.is_gone:
                break
        transport.protocol.connection_lost(None)
        for _ in range(SOME):
            await asyncio.sleep(0)
        if re.match(rb"HTTP/1\.1 50[02]", transport.written):
            raise Broken(bytes(transport.written[:200]))
        self.check(data, bytes(transport.written))

    async def on_link(self, data: bytes) -> None:
        """What is in a link: a line of JSON, and the moves as one number."""
        head, _, moves = data.partition(b"\n")
        packed = zlib.compress(head, 1)
        content = bytes([SEED_LENGTH + SECOND]) + SEED + len(packed).to_bytes(2, "big") + packed + moves
        link = base64.urlsafe_b64encode(hashlib.sha256(content).digest()[:6] + content).decode().rstrip("=")
        for what in ("replay", "steps", "record", "start", "same-luck"):
            read_link(LinkWanted(link, what))

    async def on_record(self, data: bytes) -> None:
        with contextlib.suppress(BadRecord):
            write(read(data.decode("utf-8", "replace")))

    async def on_others(self, data: bytes) -> None:
        """Other services, and other processes."""
        text = data.decode("utf-8", "replace")
        with contextlib.suppress(ValueError):
            read_head(data)
        with contextlib.suppress(Forbidden):
            Outbound().check(text)
        read_hints(text, lambda *_: None)

        async def ask(_: str) -> Any:
            return json.loads(text)

        with contextlib.suppress(Unusable):
            await Drand.at("https://beacon.example", ask)


PINGED: Final = "7c25"  # in docs/protocol.md
SEED_LENGTH: Final = len(SEED)
SECRETS: Final = (SEED.hex().encode(), NEXT.hex().encode(), *(token(guest).encode() for guest in range(2)))


def is_review(path: str) -> bool:
    return path.endswith("/review")  # whose bots are not here


def past_of(game: str, code: str) -> list[Entry]:
    setting = Setting(find(game), max(2, find(game).seats[0]), {})
    deeds = [*arrivals(setting, "guest", QUIET), Sealed(setting.game.version, chairs(setting, "guest"), NEXT.hex())]
    return [
        Entry(code, number, f"deed {number}", msgspec.json.encode(deed), 1000.0) for number, deed in enumerate(deeds, 1)
    ]


# Where the search begins


def examples() -> Iterator[bytes]:
    """Every message of the protocol's document, every route, and one of everything else."""
    text = (HERE.parents[1] / "docs" / "protocol.md").read_text("utf-8")
    said = [" ".join(each.split()).encode() for each in re.findall(r"```json\n(.*?)```", text, flags=re.DOTALL)]
    hello = json.dumps({"type": "hello", "protocol": 1, "room": "mika-tolu", "token": token(0)}).encode()
    for game in range(len(CODES)):
        yield b"S" + bytes([game]) + b"\n".join(bytes([guest % 2]) + each for guest, each in enumerate(said[:30]))
    for each in said:
        yield b"S\0\0" + each
        yield b"S\1\1" + each + b"\n\0" + each
    yield b"H" + hello
    yield b'H{"type":"hello","protocol":1,"room":"MIKA tolu","seat":-2,"match":1,"have":0}'
    for method, path in re.findall(r"^\| (GET|POST) \| `([^`]+)` \|", text, flags=re.MULTILINE):
        filled = path.replace("{code}", "mika-tolu").replace("{game}", "cheese").replace("{day}", "2026-11-18")
        filled = (
            filled.replace("{call}", "0123456789abcdef")
            .replace("{number}", "1")
            .replace("{link}", worst.longest_link(20))
        )
        yield (
            f"W{method} {filled}?language=de&first=0&count=3&base=http://a&after=-1&move=flip\nhost: localhost\n\n".encode()
            + body_of(path)
        )
    yield b"CGET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n\0\x08GET /api/about HTTP/1.1\r\nhost: localhost\r\n\r\n"
    yield b"CPOST /api/rooms HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"
    upgrade = (
        b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        b"sec-websocket-key: Y2hlZXNlIGZvciBhIG1vdQ==\r\n\r\n"
    )
    for kind in (0x81, 0x82, 0x89, 0x8A, 0x88, 0x01):
        yield b"C" + upgrade + b"\0\x08" + framed(0x81, hello) + b"\0\x08" + framed(kind, said[1])
    record = record_of(worst.longest(20))
    head = [
        record["game"],
        record["version"],
        record["options"],
        record["names"],
        record["bots"],
        [[], None, []],
        len(record["moves"]),
    ]
    yield b"L" + json.dumps(head).encode() + b"\n"
    yield b"R" + write(record).encode()
    yield b"OHTTP/1.1 429 Too Many Requests\r\nretry-after: 7\r\n\r\n"
    yield b"Ohttps://push.example:8443/a?b"
    yield b"Omika-tolu 12,zare-bido 7"
    yield b'O{"hash": "ab", "period": 3, "genesis_time": 1}'


def body_of(path: str) -> bytes:
    said: dict[str, Any] = {
        "/api/rooms": {"game": "cheese", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "otto"}], "begin": True},
        "/api/rooms/{code}/guests": {"name": "Momo", "seat": None, "watch": False, "face": "cap"},
        "/api/open": {"keys": [{"room": "mika-tolu", "token": token(0)}]},
        "/api/meetings/{code}/calls": {"slip": "abc"},
    }
    return json.dumps(said.get(path, {"token": token(0)})).encode()


def framed(kind: int, body: bytes) -> bytes:
    """A message as a client sends it."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return bytes([kind]) + size + bytes(4) + body


def words() -> Iterator[str]:
    """What a message is made of: field names, kinds, reasons, games."""
    kinds = [each for each in vars(wire).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    found = {name for kind in kinds for name in kind.__struct_fields__}
    found |= {str(kind.__struct_config__.tag) for kind in kinds if kind.__struct_config__.tag}
    found |= {
        *names(),
        *CODES.values(),
        "open",
        "guest",
        "bot",
        "me",
        "null",
        "true",
        "false",
        "-1",
        "-2",
        "1e999",
        "\\ud800",
    }
    yield from sorted(found)


# What the search is told


def prepare(corpus: Path) -> list[str]:
    """The corpus with what the search begins with, and libFuzzer's words for it."""
    corpus.mkdir(parents=True, exist_ok=True)
    for number, each in enumerate([*examples(), *kept()]):
        (corpus / f"example-{number}").write_bytes(each)
    listed = corpus.parent / "words"
    listed.write_text("".join(f'"{escaped(word)}"\n' for word in words()))
    return [str(corpus), f"-max_len={LONGEST}", f"-dict={listed}", f"-artifact_prefix={corpus.parent}/"]


def escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace('"', '\\"')


def plant_a_bug() -> None:
    """To see that it would be found: a ping with another id than in the document breaks the house."""
    real = wire.read_request

    def stumbles(text: Any) -> Any:
        found = real(text)
        if isinstance(found, wire.Ping) and found.id != PINGED:
            raise ZeroDivisionError
        return found

    wire.read_request = stumbles


def kept() -> list[bytes]:
    return [path.read_bytes() for path in sorted(KEPT.glob("*"))]
