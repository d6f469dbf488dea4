"""The house without a server, outside a browser: its tabs, its drawer, and those who think for it."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, Never

import pytest

from cheeseboard.house import thinkers
from cheeseboard.house.drawer import DrawerStore
from cheeseboard.house.thinkers import Thinkers, think
from cheeseboard.rooms.questions import BotFailed, Help, LinkWanted
from cheeseboard.rooms.store import Entry
from tests.every_game.tables import EVERY_OWN_GAME
from tools.house.rehearsal import Here, Memory, Tab


def run(work: Awaitable[Any]) -> Any:
    async def soon() -> Any:
        async with asyncio.timeout(60):
            return await work

    return asyncio.run(soon())


@EVERY_OWN_GAME
def test_a_tab_plays_some_moves_of_every_game(game: Any) -> None:
    async def plays() -> dict[str, Any]:
        tab = Tab()
        await tab.home.open()
        await tab.play(game.name, 3)
        while "version" not in tab.frame:  # noqa: ASYNC110 - the last move is on its way
            await asyncio.sleep(0)
        await tab.home.hall.close()
        return tab.frame

    assert run(plays())["version"] >= 3


def test_a_match_is_played_to_its_end_and_can_be_replayed_and_saved() -> None:
    async def plays() -> tuple[Any, ...]:
        tab = Tab()
        await tab.home.open()
        link = await tab.play("alles-kaese")
        found = await tab.ask("GET", f"/api/replays/{link}"), await tab.ask("GET", "/api/nothing")
        record = await tab.ask("GET", f"/api/replays/{link}/record")
        text = json.dumps(record, ensure_ascii=False, indent=1) + "\n"
        opened = await tab.ask("POST", "/api/records", {"text": text})
        refused = await tab.ask("POST", "/api/records", {"text": text.replace("alles", "ales")})
        await tab.home.hall.close()
        return *found, link, opened["link"], refused

    replay, nothing, link, opened, refused = run(plays())
    assert replay["game"] == "alles-kaese" and replay["winners"]
    assert opened == link and refused["reason"] == "not-found"
    assert nothing["reason"] == "not-found"


def test_the_first_page_hears_whose_turn_it_is() -> None:
    async def asks() -> tuple[str, Any]:
        tab = Tab()
        await tab.home.open()
        chairs = [{"kind": "me"}, {"kind": "me"}]
        key = await tab.ask("POST", "/api/rooms", {"game": "alles-kaese", "chairs": chairs, "begin": True})
        keys = [{"room": key["room"], "token": key["token"]}, {"room": "no-body", "token": key["token"]}]
        found = await tab.ask("POST", "/api/open", {"keys": keys})
        await tab.home.hall.close()
        return key["room"], found

    room, (game,) = run(asks())
    assert (game["room"], game["phase"], game["turn"], game["mine"]) == (room, "playing", 0, True)


def test_whoever_closes_a_tab_leaves_the_room() -> None:
    async def leaves() -> tuple[int, int, int]:
        tab = Tab()
        await tab.home.open()
        await tab.play("alles-kaese", 1)
        (live,) = tab.home.hall.rooms.values()
        before = len(live.lines)
        tab.home.gone("another tab")
        between = len(live.lines)
        tab.home.gone("tab")
        after = len(live.lines)
        await tab.home.hall.close()
        return before, between, after

    assert run(leaves()) == (1, 1, 0)


def test_a_line_that_is_refused_is_closed() -> None:
    async def told() -> list[dict[str, Any]]:
        tab, heard = Tab(), list[dict[str, Any]]()
        tab.home.post = lambda _, text: heard.append(json.loads(text))
        tab.say(type="hello", protocol=1, room="nobody-here", token=None)
        while len(heard) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0)
        return heard

    goodbye, closed = run(told())
    assert json.loads(goodbye["text"])["reason"] == "no-such-room"
    assert closed == {"type": "close", "line": 1}


def test_the_drawer_is_a_store() -> None:
    async def keeps() -> tuple[list[Entry], dict[str, int]]:
        store = DrawerStore(Memory())
        entries = [Entry("room", number, f"mid {number}", b'{"type":"x"}', 1.5) for number in (1, 2, 3)]
        for entry in entries:
            assert await store.append(entry)
        assert await store.read("room", 1) == entries[1:]
        return await store.read("room"), await store.heads(["room", "other"])

    log, heads = run(keeps())
    assert [entry.number for entry in log] == [1, 2, 3]
    assert heads == {"room": 3, "other": 0}


class Stalling(Here):
    """Somebody who never comes to an answer."""

    def __init__(self) -> None:
        self.ended = 0

    async def ask(self, question: str, told: Callable[[str], None]) -> str:
        if self.ended == 0:
            await asyncio.sleep(3600)
        return think(question, told)

    def end(self) -> None:
        self.ended += 1


class Failing(Stalling):
    async def ask(self, *_: object) -> Never:
        raise OSError("it crashed")


@pytest.mark.parametrize("worker", [Stalling(), Failing()], ids=["stalls", "fails"])
def test_whoever_stalls_or_fails_is_ended(worker: Stalling, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "READING", 0.05)
    with pytest.raises(BotFailed):
        run(Thinkers(worker, Here(), Here()).read(LinkWanted("no link", "replay")))

    assert worker.ended == 1


def test_whoever_was_ended_is_asked_again() -> None:
    async def twice() -> Any:
        worker = Stalling()
        both = Thinkers(worker, Here(), Here())
        with pytest.raises(BotFailed):
            await both.quick.think(LinkWanted("no link", "replay"), Help, 0.05)
        return await both.read(LinkWanted("no link", "replay"))

    assert run(twice()).refused == "not-found"


def test_a_promise_that_comes_too_late_disturbs_nobody() -> None:
    """In a browser a promise sets a result whether somebody still waits or not."""

    class Late(Here):
        def __init__(self) -> None:
            self.promise: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        def ask(self, *_: object) -> Any:
            return self.promise

    async def late() -> str:
        worker = Late()
        with pytest.raises(BotFailed):
            await Thinkers(worker, Here(), Here()).quick.think(LinkWanted("no link", "replay"), Help, 0.01)
        worker.promise.set_result("at last")
        return await worker.promise

    assert run(late()) == "at last"
