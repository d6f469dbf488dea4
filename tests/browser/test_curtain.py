"""One device passed round: behind the curtain, nothing is left of what the last one saw or heard.

What the next one cannot know is dealt again, and everything that the page holds is compared: its text, what a screen
reader finds, what is still to be read aloud, its title.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK
from cheeseboard.rooms import wire
from cheeseboard.rooms.names import NAMES
from cheeseboard.table.table import Chair, Table
from tests.browser.conftest import STATIC, House, Visitor
from tests.browser.house import Site, bring_there, stand_beside, wait_until_awake
from tests.every_game.tables import GAMES, Setting
from tests.long import cases, unavailable, usually
from tests.web import worlds
from tests.web.server import NO_LIMITS, Server

WITH_SECRETS = [game.name for game in GAMES if game.has_secrets]
SETTINGS = {"speed": "instant", "language": "en", "sound": False, "aloud": True, "steady": False}
# Nobody speaks in a test: what waits to be said stays in a list.
SPEECH = """
    window.spoken = [];
    Object.defineProperty(window, "speechSynthesis", {value: {
        speak: (speech) => window.spoken.push(speech.text), cancel: () => { window.spoken = []; },
    }});
"""
SET = f"localStorage.setItem('cheeseboard-settings', {json.dumps(json.dumps(SETTINGS))});" + SPEECH


@pytest.fixture(scope="module")
def luck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("luck") / "tickets.json"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, luck: Path) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        unavailable("the browser's client was not built")
    folder = tmp_path_factory.mktemp("dealt")
    with Server(folder, NO_LIMITS, ("-m", "tests.browser.dealt"), {"LUCK": str(luck)}) as running:
        yield running


class World(NamedTuple):
    """A past in which one at the device has just learned something alone, and another is next."""

    setting: Setting
    past: Sequence[int]
    start: int  # of the last turn
    first: int
    then: int

    def moves(self) -> list[tuple[int, str]]:
        found = [(state.turn, state.write(move)) for state, move in worlds.steps(self.setting, self.past)]
        return [(int(turn), text) for turn, text in found if turn != LUCK]

    def secrets(self) -> list[Any]:
        """What only the first one heard in the last turn."""
        chairs = [Chair(name) for name in NAMES[: self.setting.seats]]
        known = worlds.Known(worlds.luck_of(self.setting, self.past))
        table = Table(self.setting.game.name, chairs, {}, known, clock=lambda: 0.0)
        for seat, text in self.moves():
            table.play(seat, text, table.version)
        return [each for each in table.log if each.version > self.start and each.only == self.first]


def two_worlds(game: str) -> tuple[World, World]:
    """Two worlds that the next one cannot tell apart, in which the last one has heard different things."""
    box = next(each for each in GAMES if each.name == game)
    setting = Setting(box, box.seats[0], {})
    for number in range(3000):
        dice = Dice(number)
        past = worlds.some_past(setting, dice)
        turns = [int(state.turn) for state, _ in worlds.steps(setting, past) if state.turn != LUCK]
        then = int(after(setting, past))
        if then < 0 or not turns or turns[-1] == then:
            continue
        start = len(turns)
        while start and turns[start - 1] == turns[-1]:
            start -= 1
        other = worlds.twin(setting, past, then, dice)
        if other is not None:
            one, two = (World(setting, each, start, turns[-1], then) for each in (past, other))
            if one.secrets() != two.secrets():
                return one, two
    raise AssertionError("there are no such worlds")


def after(setting: Setting, past: Sequence[int]) -> int:
    state = setting.new()
    for move in past:
        state.play(move)
    return int(state.turn)


class Place(Protocol):
    """A room in such a world, all of whose seats are at one device; moves are made from beside it."""

    key: dict[str, Any]
    moves: list[tuple[int, str]]

    def visit(self) -> Page:
        """The page of that device."""

    def play(self, count: int) -> None:
        """Until so many moves have been made."""


def wanted_in(world: World) -> dict[str, Any]:
    chairs = [{"kind": "me", "name": name} for name in NAMES[: world.setting.seats]]
    return {"game": world.setting.game.name, "chairs": chairs, "name": NAMES[0], "begin": True}


def kept(key: dict[str, Any]) -> str:
    """The device has these seats."""
    return f"localStorage.setItem('cheeseboard-rooms', {json.dumps(json.dumps({key['room']: {**key, 'game': '', 'at': 1}}))});"


class PlaceOnServer:
    """Moves are made over another socket."""

    def __init__(self, visitor: Visitor, server: Server, luck: Path, world: World) -> None:
        luck.write_text(json.dumps(worlds.luck_of(world.setting, world.past)), "utf-8")
        self.visitor = visitor
        self.key = server.post("/api/rooms", wanted_in(world))
        self.moves = world.moves()
        self.made = 0
        self.address = server.url.replace("http", "ws", 1) + "/ws"

    def visit(self) -> Page:
        return self.visitor(f"/r/{self.key['room']}", script=kept(self.key) + SET)

    def play(self, count: int) -> None:
        hello = {"type": "hello", "protocol": wire.PROTOCOL, "room": self.key["room"], "token": self.key["token"]}
        with connect(self.address, compression=None) as socket:
            socket.send(json.dumps(hello))
            while self.made < count:
                seat, move = self.moves[self.made]
                said = {"type": "move", "id": f"m{self.made}", "match": 1, "version": self.made, "seat": seat}
                socket.send(json.dumps({**said, "move": move}))
                while (told := json.loads(socket.recv(timeout=20)))["type"] not in {"done", "refused"}:
                    pass
                assert told["type"] == "done", told
                self.made += 1


class PlaceOnSite:
    """Moves are made in another tab. That one keeps the hall, in which luck brings what it is told to."""

    def __init__(self, visitor: Visitor, site: Site, world: World) -> None:
        self.site = site
        self.beside = visitor(script=SET)
        wait_until_awake(self.beside)
        bring_there(self.beside, json.dumps(worlds.luck_of(world.setting, world.past)))
        stand_beside(self.beside)
        made = self.beside.evaluate("wanted => beside.ask('POST', '/api/rooms', wanted)", wanted_in(world))
        self.key = json.loads(made["body"])
        self.moves = world.moves()
        self.made = 0

    def visit(self) -> Page:
        self.beside.evaluate(kept(self.key))
        page = self.beside.context.new_page()
        page.goto(self.site.at(f"/r/{self.key['room']}"))
        return page

    def play(self, count: int) -> None:
        wanted = [self.key, self.moves[:count], self.made]
        self.made = self.beside.evaluate("([key, moves, from]) => beside.play(key, moves, from)", wanted)


def everything(page: Page, code: str) -> dict[str, Any]:
    """All that anybody could read, hear or have read to them."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    facts = [[node.get(key, {}).get("value") for key in ("role", "name", "value", "description")] for node in tree]
    return {
        "title": page.title(),
        "page": page.evaluate("document.documentElement.outerHTML").replace(code, "CODE"),
        "tree": [str(each).replace(code, "CODE") for each in facts],
        "live": page.locator("[aria-live], [role=log], [role=status], [role=alert]").all_inner_texts(),
        "speech": page.evaluate("window.spoken"),
    }


def place_in(visitor: Visitor, house: House, luck: Path, world: World) -> Place:
    if isinstance(house, Site):
        return PlaceOnSite(visitor, house, world)
    return PlaceOnServer(visitor, house.server, luck, world)


def look(place: Place, world: World) -> tuple[list[str], list[dict[str, Any]]]:
    """What the first one heard; and all that is there behind the curtain, and once the next one looks."""
    place.play(world.start)
    page = place.visit()
    first, then = NAMES[world.first], NAMES[world.then]
    page.get_by_role("button", name=f"I am {first}", exact=True).click()
    expect(page.locator(".tray")).to_be_visible()
    place.play(len(place.moves))
    handing_on = page.locator(".acts button.go", has_text="Hide everything")
    expect(handing_on).to_be_visible()
    heard = page.evaluate("window.spoken")
    handing_on.click()
    ready = page.get_by_role("button", name=f"I am {then}", exact=True)
    expect(ready).to_be_focused()
    page.wait_for_timeout(300)  # whatever comes late
    behind = everything(page, place.key["room"])
    ready.click()
    expect(page.locator(".tray h2")).to_be_visible()
    page.wait_for_timeout(300)
    return heard, [behind, everything(page, place.key["room"])]


@usually
@pytest.mark.parametrize("game", cases(WITH_SECRETS, WITH_SECRETS[:1]))
def test_nothing_of_the_last_one_is_left_for_the_next(game: str, visitor: Visitor, house: House, luck: Path) -> None:
    one, two = two_worlds(game)
    heard, truth = look(place_in(visitor, house, luck, one), one)
    others, dealt_again = look(place_in(visitor, house, luck, two), two)
    assert heard != others, "the last one must have heard something"
    for here, there in zip(truth, dealt_again, strict=True):
        for what in here:
            assert here[what] == there[what], what
    assert truth[0]["speech"] == []
