"""Some moves of every game in a house of its own, with a hint, the odds and a replay; then what was imported."""

import asyncio
import json
import re
import sys
from collections.abc import Callable
from typing import Any

from cheeseboard.games import find, names
from cheeseboard.house.home import Home, home_of
from cheeseboard.house.thinkers import think


class Memory:
    """A drawer that forgets."""

    def __init__(self) -> None:
        self.rooms: dict[str, list[dict[str, Any]]] = {}

    async def add(self, room: str, number: int, mid: str, body: str, at: float) -> bool:
        self.rooms.setdefault(room, []).append({"room": room, "number": number, "mid": mid, "body": body, "at": at})
        return True

    async def read(self, room: str, after: int) -> str:
        return json.dumps(self.rooms.get(room, [])[after:])

    async def last(self, room: str) -> int:
        return len(self.rooms.get(room, []))


class Here:
    """A worker that is no other."""

    async def wake(self) -> None: ...

    async def ask(self, question: str, told: Callable[[str], None]) -> str:
        return think(question, told)

    def end(self) -> None: ...


class Tab:
    """A page that asks and plays."""

    def __init__(self) -> None:
        self.home: Home = home_of(self.hear, Memory(), Here(), Here(), Here())
        self.answers: dict[int, Any] = {}
        self.frame: dict[str, Any] = {"moves": [], "over": None}
        self.number = 0

    def hear(self, _tab: str, text: str) -> None:
        told = json.loads(text)
        if told["type"] == "answer":
            self.answers[told["id"]] = json.loads(told["body"])
        elif told["type"] == "tell" and (message := json.loads(told["text"]))["type"] == "frame":
            self.frame = message

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        self.number += 1
        asked = {"type": "ask", "id": self.number, "method": method, "path": path, "body": json.dumps(body)}
        self.home.hear("tab", json.dumps(asked))
        while self.number not in self.answers:  # noqa: ASYNC110 - nothing else is going on
            await asyncio.sleep(0)
        return self.answers[self.number]

    def say(self, **message: Any) -> None:
        self.number += 1
        text = json.dumps(message if message["type"] == "hello" else {"id": f"m{self.number}", **message})
        self.home.hear("tab", json.dumps({"type": "say", "line": 1, "text": text}))

    async def play(self, game: str, most: int = 1000) -> str:
        """A match, or as many of my moves; its link, if it came to its end."""
        seats = max(2, find(game).seats[0])
        chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "otto"}] * (seats - 1)]
        wanted = {"game": game, "chairs": chairs, "settings": {"pace": 0}, "begin": True}
        key = await self.ask("POST", "/api/rooms", wanted)
        self.say(type="hello", protocol=1, room=key["room"], token=key["token"])
        asked = False
        while self.frame["over"] is None and most:
            if self.frame["moves"]:
                now = {name: self.frame[name] for name in ("match", "version", "seat")}
                if not asked:
                    self.say(type="ask", what="hint")
                    self.say(type="ask", what="odds")
                    asked = True
                most -= 1
                self.say(type="move", **now, move=self.frame["moves"][0])
                self.frame = {"moves": [], "over": None}
            await asyncio.sleep(0)
        return "" if self.frame["over"] is None else str(self.frame["over"]["link"])


async def rehearse() -> str:
    """The names of all files of the standard library that were imported, as JSON; it comes in a zip there."""
    for number, game in enumerate(names()):
        tab = Tab()
        await tab.home.open()
        link = await tab.play(game, 3 if number else 1000)  # the first one to its end
        if link:
            await tab.ask("GET", f"/api/replays/{link}/steps?count=3")
            await tab.ask("GET", f"/api/replays/{link}/record")
            await tab.ask("POST", "/api/lab", {"game": game, "seats": 2, "games": 1})
        await tab.home.hall.close()
    found = [getattr(each, "__file__", None) or "" for each in list(sys.modules.values())]
    return json.dumps({"files": sorted({re.sub(r"^.*?[.]zip/|c$", "", each) for each in found if ".zip/" in each})})
