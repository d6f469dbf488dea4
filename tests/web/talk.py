"""Talking to the server word by word, as a client does that may be rude."""

import asyncio
import contextlib
import json
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.uri import parse_uri

from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import read_deed
from tests.web.server import Server

BOT_ROOM = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def address(server: Server) -> str:
    return server.url.replace("http", "ws", 1) + "/ws"


def a_room(server: Server, game: str = "alles-kaese", chairs: Any = BOT_ROOM, **more: Any) -> dict[str, Any]:
    """A room with a match, and the host's key."""
    settings = {"pace": 0.0, **more.pop("settings", {})}
    said = {"game": game, "chairs": chairs, "begin": True, "settings": settings, **more}
    found: dict[str, Any] = server.post("/api/rooms", said)
    return found


def deeds(server: Server, room: str) -> list[Any]:
    """What is written down of a room."""
    with contextlib.closing(sqlite3.connect(f"file:{server.file}?mode=ro", uri=True)) as base:
        rows = base.execute("SELECT body FROM deed WHERE room = ? ORDER BY number", (room,)).fetchall()
    return [read_deed(body) for (body,) in rows]


class TalkOverSocket:
    """One socket; everything that was said on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def say(self, said: Any) -> None:
        await self.socket.send(said if isinstance(said, str | bytes) else json.dumps(said))

    async def hear(self) -> Any:
        """The next message; None once the line is closed."""
        try:
            async with asyncio.timeout(20):
                text = await self.socket.recv()
        except ConnectionClosed:
            return None
        assert isinstance(text, str)
        self.heard.append(text)
        return json.loads(text)

    async def hear_of(self, kind: str, test: Callable[[Any], object] = lambda _: True) -> Any:
        """The next message of a kind."""
        while (said := await self.hear()) is not None:
            if said["type"] == kind and test(said):
                return said
        raise AssertionError(f"no {kind}; the last words were {self.heard[-1:]}")

    async def ask(self, said: Any) -> Any:
        """The answer to a command."""
        await self.say(said)
        while (answer := await self.hear()) is not None:
            if answer["type"] in {"done", "refused", "pong"} and answer["id"] == said["id"]:
                return answer
        raise AssertionError(f"no answer; the last words were {self.heard[-1:]}")

    async def end(self) -> int | None:
        """Hear everything until the line is closed; the close code."""
        while await self.hear() is not None:
            pass
        return self.socket.close_code


@contextlib.asynccontextmanager
async def line(
    server: Server, key: dict[str, Any] | None = None, say: str | bytes | None = None
) -> AsyncIterator[TalkOverSocket]:
    """A socket that has said hello, or something else."""
    hello = (
        say if key is None else {"type": "hello", "protocol": wire.PROTOCOL, "room": key["room"], "token": key["token"]}
    )
    async with connect(address(server), compression=None, max_size=None) as found:
        talk = TalkOverSocket(found)
        with contextlib.suppress(ConnectionClosed):  # it may have been told to go already
            await talk.say(hello)
        yield talk


class Deaf:
    """A client that says what it likes and never listens."""

    def __init__(self, server: Server, key: dict[str, Any]) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect(("127.0.0.1", server.port))
        self.protocol = ClientProtocol(parse_uri(address(server)))
        self.protocol.send_request(self.protocol.connect())
        self._flush()
        self.protocol.receive_data(self.socket.recv(4096))
        self.say({"type": "hello", "protocol": wire.PROTOCOL, "room": key["room"], "token": key["token"]})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, said: Any) -> None:
        self.protocol.send_text(json.dumps(said).encode())
        self._flush()

    def ask_for_much(self) -> None:
        """All that lies between the server and us is full now, or the server has stopped listening."""
        self.socket.settimeout(1.0)
        with contextlib.suppress(OSError):
            for number in range(3000):
                self.say({"type": "face", "id": f"{number:040}", "seat": -2 if number % 2 else 0})

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)

    def is_cut_off(self) -> bool:
        """Whether the server has given up on us."""
        try:
            self.socket.setblocking(False)
            self.socket.send(b"\x8a\x80\0\0\0\0")  # a pong that nobody asked for
        except BlockingIOError:
            return False
        except OSError:
            return True
        return False
