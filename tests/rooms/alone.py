"""A hall without a server, in an interpreter that has no web framework, database, log, metrics, threads or processes.

``python -m tests.rooms.alone GAME`` plays a match there and prints what came of it as JSON. test_alone.py runs it.
"""

import asyncio
import builtins
import json
import re
import sys
from collections.abc import Callable, Collection
from importlib.abc import MetaPathFinder
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

MISSING = {
    "asyncpg", "cheeseboard.web", "h11", "multiprocessing", "prometheus_client", "redis", "segno", "sqlite3", "starlette",
    "uvicorn", "uvloop", "websockets",
}  # fmt: skip
NOT_FOR_US = {"concurrent", "logging", "socket", "subprocess", "threading"}  # asyncio itself is made with these


class Refusing(MetaPathFinder):
    def find_spec(self, name: str, path: object = None, target: object = None) -> None:  # noqa: ARG002
        if name in MISSING:
            raise ModuleNotFoundError(f"{name} is not here")


def refuse_us(load: Callable[..., Any]) -> Callable[..., Any]:
    def load_or_refuse(name: str, where: dict[str, Any] | None = None, *more: Any) -> Any:
        if name.partition(".")[0] in NOT_FOR_US and (where or {}).get("__name__", "").startswith("cheeseboard"):
            raise ModuleNotFoundError(f"{name} is not for {(where or {})['__name__']}")
        return load(name, where, *more)

    return load_or_refuse


assert not MISSING & set(sys.modules)
sys.meta_path.insert(0, Refusing())
builtins.__import__ = refuse_us(builtins.__import__)

# ruff: noqa: E402
import msgspec

from cheeseboard.rooms import wire
from cheeseboard.rooms.answers import answer, review_of
from cheeseboard.rooms.api import Api
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Settings, Think
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line
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
    MoveWanted,
    ReviewShown,
    ReviewWanted,
)
from cheeseboard.rooms.store import Entry, nobody
from cheeseboard.rooms.talk import Talk
from cheeseboard.rooms.ways import Parts, reply_to
from cheeseboard.table.fairness import verify


class Memory:
    """A store of a few lines."""

    is_shared = False

    def __init__(self) -> None:
        self.rooms: dict[str, list[Entry]] = {}

    async def append(self, entry: Entry) -> bool:
        log = self.rooms.setdefault(entry.room, [])
        if entry.number != len(log) + 1:
            return False
        log.append(entry)
        return True

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        return self.rooms.get(room, [])[after:]

    async def mark(self, room: str, deeds: int, bookmark: bytes) -> None: ...

    async def bookmark(self, room: str) -> bytes:  # noqa: ARG002
        return b""

    async def heads(self, rooms: Collection[str]) -> dict[str, int]:
        return {room: len(self.rooms.get(room, [])) for room in rooms}

    async def stay(self, process: str, seconds: float) -> bool:  # noqa: ARG002
        return True

    async def others(self, process: str) -> dict[str, int]:  # noqa: ARG002
        return {}

    async def lease(self, wanted: Collection[str], rooms: Collection[str], process: str) -> set[str]:  # noqa: ARG002
        return set(wanted)

    async def present(self, rooms: Collection[str], process: str) -> set[tuple[str, int]]:  # noqa: ARG002
        return set()

    async def forget(self, before: float, is_used: Callable[[str], bool] = nobody) -> list[str]:  # noqa: ARG002
        return []

    async def open(self) -> None: ...
    async def close(self) -> None: ...
    async def ping(self) -> None: ...
    async def go(self, process: str) -> None: ...
    async def mark_present(self, here: Collection[tuple[str, int]], rooms: Collection[str], process: str) -> None: ...


class BotsHere:
    """Bots that think on the event loop."""

    async def choose(self, game: str, view: bytes, bot: str, seed: int, think: Think, who: Asker) -> str:  # noqa: ARG002
        found = answer(MoveWanted(game, msgspec.Raw(view), bot, seed, think))
        assert isinstance(found, str)
        return found

    async def help(self, wanted: HelpWanted, who: Asker) -> Help:  # noqa: ARG002
        found = answer(wanted)
        assert isinstance(found, Help)
        return found

    def wake(self) -> None:
        pass

    async def read(self, wanted: LinkWanted, network: str) -> Found:  # noqa: ARG002
        found = answer(wanted)
        assert isinstance(found, Found)
        return found

    async def review(self, wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:  # noqa: ARG002
        return review_of(wanted, told, tries=2, worlds=2)

    async def measure(self, wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG002
        raise BotFailed


class Home:
    """Requests and lines as messages: all that somebody needs who has a page and no server."""

    def __init__(self, store: Memory) -> None:
        self.hall = Hall(store, BotsHere())
        self.talk = Talk(self.hall, Buckets(1e9, 1e9), Buckets(1e9, 1e9))
        self.ways = {
            (way.method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", way.path))): way
            for way in Api(self.hall, 100).ways()
        }

    async def ask(self, method: str, address: str, body: Any = None) -> bytes:
        split = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(split.query).items()}
        for (allowed, path), way in self.ways.items():
            if method == allowed and (found := path.fullmatch(split.path)):
                names = {name: unquote(value) for name, value in found.groupdict().items()}
                reply = await reply_to(way, parts(names, query, body), self.hall.log, self.hall.counts)
                assert reply.status == way.status, reply
                return reply.body
        raise AssertionError(address)

    async def come(self, room: str, token: str) -> Line:
        hello = {"type": "hello", "protocol": wire.PROTOCOL, "room": room, "token": token}
        line = await self.talk.greet(json.dumps(hello))
        assert isinstance(line, Line), line
        return line


async def parts(names: dict[str, str], query: dict[str, str], body: Any) -> Parts:
    return Parts(names, query, json.dumps(body).encode())


class Player:
    """Somebody who plays the first move they are offered, takes one back, and asks for whatever there is."""

    def __init__(self, home: Home, line: Line) -> None:
        self.home = home
        self.line = line
        self.frame: dict[str, Any] = {"moves": [], "over": None}  # until it has begun
        self.asked = 0
        self.helped: list[dict[str, Any]] = []
        self.undone = 0

    async def say(self, kind: str, **facts: Any) -> Any:
        self.asked += 1
        said = json.dumps({"type": kind, "id": f"m{self.asked}", **facts})
        return json.loads(msgspec.json.encode(await self.home.talk.answer(self.line, said)))

    def look(self) -> None:
        for told in map(json.loads, self.line.news()):
            if told["type"] == "frame":
                self.frame = told

    async def play(self) -> None:
        """The match to its end."""
        self.look()
        while self.frame["over"] is None:
            if self.frame["moves"]:
                await self.take_turn()
            await asyncio.sleep(0)
            self.look()

    async def take_turn(self) -> None:
        if not self.helped:
            self.helped = [await self.say("ask", what="hint"), await self.say("ask", what="odds")]
        now = {name: self.frame[name] for name in ("match", "version", "seat")}
        if self.frame["undo"] and not self.undone:
            self.undone += (await self.say("undo", **now))["type"] == "done"
        else:
            assert (await self.say("move", **now, move=self.frame["moves"][0]))["type"] == "done"


async def play(game: str) -> dict[str, Any]:
    store = Memory()
    home = Home(store)
    await home.hall.open()
    about = json.loads(await home.ask("GET", "/api/about"))
    seats = next(each["seats"][0] for each in about["games"] if each["name"] == game)
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "otto"}] * (max(2, seats) - 1)]
    settings = msgspec.to_builtins(Settings(pace=0.0))
    made = {"game": game, "chairs": chairs, "settings": settings, "begin": True}
    key = json.loads(await home.ask("POST", "/api/rooms", made))
    player = Player(home, await home.come(key["room"], key["token"]))
    await player.play()
    link = player.frame["over"]["link"]
    replay = json.loads(await home.ask("GET", f"/api/replays/{link}"))
    steps = json.loads(await home.ask("GET", f"/api/replays/{link}/steps?count=3"))
    review = json.loads(await home.ask("GET", f"/api/replays/{link}/review"))
    record = await home.ask("GET", f"/api/replays/{link}/record")
    await home.hall.close()
    again = Home(store)
    matches = json.loads(await again.ask("GET", f"/api/rooms/{key['room']}/matches"))
    return {
        "kinds": [told["type"] for told in player.helped],
        "undone": player.undone,
        "steps": replay["steps"],
        "seen": len(steps),
        "curves": len(review["curves"]),
        "seats": len(chairs),
        "verified": verify(record.decode()),
        "is_the_same_after_a_restart": matches[-1]["link"] == link,
        "imported": sorted(MISSING & set(sys.modules)),
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(sys.argv[1]))))
