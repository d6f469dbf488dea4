"""What a flood costs: the server's CPU, memory and disk for one of everything that a stranger may ask for, times the limits.

``python -m tests.web.flood`` prints the table of docs/security.md.
"""

import asyncio
import http.client
import json
import os
import socket
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from cheeseboard.web.limits import Limits
from cheeseboard.web.load import Processes
from tests.web.server import NO_LIMITS, Server
from tests.web.talk import TalkOverSocket, a_room, line

TIMES: Final = 1000
TWO: Final = [{"kind": "me"}, {"kind": "open"}]
BEGUN: Final = {"game": "alles-kaese", "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "otto"}]}


class Flood:
    """Does something many times, and looks what it cost the server."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.server = server
        self.process = Processes([server.process.pid])

    def cost(self, work: Callable[[int], object], times: int = TIMES) -> float:
        """Seconds of the server's CPU for one."""
        work(10)  # the first time is dearer
        before = self.process.cpu()
        work(times)
        return (self.process.cpu() - before) / times

    def requests(self, method: str, path: str, body: Any = None) -> Callable[[int], None]:
        def ask(times: int) -> None:
            with closing(http.client.HTTPConnection("127.0.0.1", self.server.port)) as door:
                for number in range(times):
                    text = None if body is None else json.dumps(body)
                    door.request(method, path.replace("#", str(number)), text, {"content-type": "application/json"})
                    door.getresponse().read()

        return ask

    def says(self, *said: dict[str, Any]) -> Callable[[int], None]:
        key = a_room(self.server, chairs=TWO)

        async def talk(times: int) -> None:
            async with line(self.server, key) as found:
                for number in range(times):
                    await found.say({"id": f"{os.urandom(4).hex()}", **said[number % len(said)]})
                    await heard(found)

        return lambda times: asyncio.run(talk(times))

    def comes_and_goes(self) -> Callable[[int], None]:
        key = a_room(self.server, chairs=TWO)

        async def come(times: int) -> None:
            for _ in range(times):
                async with line(self.server, key) as found:
                    await found.hear()

        return lambda times: asyncio.run(come(times))

    def memory_of_silent_connections(self, count: int = 2000) -> float:
        """Bytes for one that has said nothing."""
        before = self.process.memory()
        lines = [socket.create_connection(("127.0.0.1", self.server.port)) for _ in range(count)]
        asyncio.run(asyncio.sleep(1.0))
        after = self.process.memory()
        for each in lines:
            each.close()
        return (after - before) / count


async def heard(found: TalkOverSocket) -> None:
    while (said := await found.hear()) is not None and said["type"] not in {"done", "refused", "pong"}:
        pass


def disk(server: Server, work: Callable[[], object], times: int) -> float:
    """Bytes of the file for one."""
    before = server.file.stat().st_size
    work()
    server.stop()  # which copies the changes into the file
    return (server.file.stat().st_size - before) / times


def main() -> None:
    limits = Limits()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), NO_LIMITS) as server:
        flood = Flood(server)
        code = a_room(server, chairs=TWO)["room"]
        rows: list[tuple[str, str, float, float]] = [
            ("a request that is cheap (`/healthz`)", "requests", flood.cost(flood.requests("GET", "/healthz")), limits.requests),
            ("a room that is not there", "joins", flood.cost(flood.requests("GET", "/api/rooms/baba-#")), limits.joins),
            ("a room that is there", "joins", flood.cost(flood.requests("GET", f"/api/rooms/{code}")), limits.joins),
            ("a room made", "rooms", flood.cost(flood.requests("POST", "/api/rooms", BEGUN), 300), limits.rooms),
            ("a socket opened, hello, closed", "hellos", flood.cost(flood.comes_and_goes(), 500), limits.hellos),
            ("a message (`ping`)", "messages", flood.cost(flood.says({"type": "ping"})), limits.messages),
            ("a message that is nonsense", "messages", flood.cost(flood.says({"type": "nonsense"})), limits.messages),
            ("a wish that is written down (a sticker)", "wishes", flood.cost(flood.says({"type": "sticker", "sticker": "wow"})), limits.wishes),
        ]  # fmt: skip
        print(f"load average {os.getloadavg()[0]:.1f}")
        for what, limit, seconds, rate in rows:
            print(f"| {what} | {seconds * 1e6:,.0f} µs | `{limit}`: {rate:g} a second | {100 * seconds * rate:.2f} % |")
        print(f"a silent connection: {flood.memory_of_silent_connections() / 1024:.1f} KB")
        made = disk(server, lambda: flood.requests("POST", "/api/rooms", BEGUN)(1000), 1000)
        print(
            f"a room made: {made:,.0f} bytes on disk; {made * limits.rooms * 86400 / 2**20:.1f} MB a day from one address"
        )


if __name__ == "__main__":
    main()
