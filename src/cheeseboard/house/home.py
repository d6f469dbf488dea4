"""The hall of one device: its tabs ask and talk as they would to a server, by messages in JSON.

Nothing here knows the browser. ``post`` sends a message to a tab; the drawer and the workers are handed in.
"""

import asyncio
import contextlib
import re
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from cheeseboard.house.drawer import Drawer, DrawerStore
from cheeseboard.house.thinkers import Thinkers, Worker
from cheeseboard.rooms import wire
from cheeseboard.rooms.api import Api
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line, encode
from cheeseboard.rooms.outside import where
from cheeseboard.rooms.questions import Bots
from cheeseboard.rooms.store import Store
from cheeseboard.rooms.talk import Talk
from cheeseboard.rooms.ways import Parts, Reply, Way, problem, reply_to
from cheeseboard.table.links import to_link
from cheeseboard.table.record import BadRecord, read
from cheeseboard.table.table import Refused

AS_OFTEN_AS_YOU_LIKE: Final = 1e9
ROOMS: Final = 1000  # in memory

# A friend's device may want as much as a client of a server, by default: so many a second, and so many at once.
GUEST_MESSAGES: Final = (20.0, 60.0)
GUEST_GUESSES: Final = (0.5, 60.0)
GUEST_WISHES: Final = (2.0, 60.0)
GUEST_LINES: Final = 8  # at a time
FOR_GUESTS: Final = "joins"  # ways with this limit are about one room, whose code a guest must know


class TabRequest(msgspec.Struct, frozen=True, tag="ask"):
    """What over the network would be an HTTP request."""

    id: int
    method: str
    path: str
    body: str = ""


class Said(msgspec.Struct, frozen=True, tag="say"):
    """A message on one of the tab's lines; the first one opens it."""

    line: int
    text: str


class HungUp(msgspec.Struct, frozen=True, tag="hang-up"):
    """A line is not needed any more."""

    line: int


class Answered(msgspec.Struct, frozen=True, tag="answer"):
    """What over the network would be a response."""

    id: int
    status: int
    kind: str
    body: str


class TabNews(msgspec.Struct, frozen=True, tag="tell"):
    """A message on a line."""

    line: int
    text: str


class LineClosed(msgspec.Struct, frozen=True, tag="close"):
    """The hall has closed a line."""

    line: int


read_message = msgspec.json.Decoder(TabRequest | Said | HungUp).decode
Post = Callable[[str, str], object]


class SavedRecord(msgspec.Struct, frozen=True):
    """A record that somebody has kept as a file."""

    text: str


class RecordLink(msgspec.Struct, frozen=True):
    """The link of the match in it."""

    link: str


class HouseApi(Api):
    """What a device answers beside what any hall does: a match that was saved as a file opens again."""

    async def open_record(self, wanted: SavedRecord) -> RecordLink:
        try:
            return RecordLink(to_link(read(wanted.text)))
        except BadRecord as flaw:
            raise Refused("not-found", str(flaw)) from None

    def ways(self) -> list[Way]:
        opens = Way(
            method="POST", path="/api/records", says="Open a record", answer=self.open_record,
            takes=SavedRecord, gives=RecordLink, refuses=(404,),
        )  # fmt: skip
        return [*super().ways(), opens]


class Routes:
    """Which way a request goes."""

    def __init__(self, ways: list[Way]) -> None:
        self.ways = [(way.method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", way.path)), way) for way in ways]

    def find(self, asked: TabRequest) -> tuple[Way, Parts] | None:
        split = urlsplit(asked.path)
        for method, path, way in self.ways:
            if method == asked.method and (found := path.fullmatch(split.path)):
                names = {name: unquote(value) for name, value in found.groupdict().items()}
                query = {name: values[-1] for name, values in parse_qs(split.query).items()}
                return way, Parts(names, query, asked.body.encode())
        return None


class Manners:
    """What is asked of those who come in, and how often: this device's own tabs are free, friends' devices are not."""

    def __init__(self, hall: Hall, messages: Buckets, guesses: Buckets, wishes: Buckets) -> None:
        self.messages = messages
        self.guesses = guesses
        self.talk = Talk(hall, guesses, wishes)


class Conversation:
    """One line of a tab: what is said on it, one after the other, and what is told."""

    def __init__(self, home: "Home", tab: str, number: int, manners: Manners) -> None:
        self.home = home
        self.talk = manners.talk
        self.tab = tab
        self.number = number
        self.line: Line | None = None
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._is_due = False
        self._task = home.hall.go(self._converse())

    def say(self, text: str) -> None:
        self._said.put_nowait(text)

    async def _converse(self) -> None:
        talk = self.talk
        found = await talk.greet(await self._said.get(), self.tab)
        if isinstance(found, wire.Goodbye):
            self.part(found)
            return
        self.line = found
        found.on_news = self._soon
        self._soon()
        while True:
            found.tell(await talk.answer(found, await self._said.get()))

    def _soon(self) -> None:
        """Once all that happens at this moment has happened."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._tell)

    def _tell(self) -> None:
        self._is_due = False
        if (line := self.line) is None:
            return
        closing = line.closing  # what was said until now is told before
        try:
            for each in line.news():
                self.home.tell(self.tab, TabNews(self.number, each.decode()))
        except Exception as flaw:  # noqa: BLE001 - the tab comes back and is told anew
            self.home.hall.log.error("telling failed", **where(flaw))
            closing = wire.Goodbye("try-again", 1.0)
        if closing is not None:
            self.part(closing)

    def part(self, goodbye: wire.Goodbye) -> None:
        self.home.tell(self.tab, TabNews(self.number, encode(goodbye).decode()))
        self.home.tell(self.tab, LineClosed(self.number))
        self.home.hang_up(self.tab, self.number)

    def end(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            line.on_news = None
            self.home.hall.leave(line)
        self._task.cancel()


class Home:
    """Everything that the tabs of this device may ask for."""

    def __init__(self, post: Post, store: Store, bots: Bots) -> None:
        self.post = post
        self.hall = Hall(store, bots)
        freely = Buckets(AS_OFTEN_AS_YOU_LIKE, AS_OFTEN_AS_YOU_LIKE)
        self.own = Manners(self.hall, freely, freely, freely)
        self.guests = Manners(self.hall, Buckets(*GUEST_MESSAGES), Buckets(*GUEST_GUESSES), Buckets(*GUEST_WISHES))
        self.routes = Routes(HouseApi(self.hall, ROOMS).ways())
        self.lines: dict[tuple[str, int], Conversation] = {}

    async def open(self) -> None:
        await self.hall.open()

    def hear(self, tab: str, text: str, is_guest: bool = False) -> None:
        """A message of a tab, or of a friend's device. What a friend's device says may be anything."""
        if not is_guest:
            self._take(tab, read_message(text), self.own)
            return
        with contextlib.suppress(*wire.UNREADABLE, UnicodeError):
            self._take(tab, read_message(text), self.guests)

    def _take(self, tab: str, message: TabRequest | Said | HungUp, manners: Manners) -> None:
        is_soon = manners.messages.take(tab)
        match message:
            case TabRequest() as asked:
                self.hall.go(self._answer(tab, asked, manners, is_soon=is_soon))
            case Said(line=number, text=said):
                if (tab, number) not in self.lines:
                    if manners is self.guests and len(self._lines_of(tab)) >= GUEST_LINES:
                        return
                    self.lines[tab, number] = Conversation(self, tab, number, manners)
                if is_soon:
                    self.lines[tab, number].say(said)
                else:
                    self.lines[tab, number].part(wire.Goodbye("too-fast", 5.0))
            case HungUp(line=number):
                self.hang_up(tab, number)

    async def _answer(self, tab: str, asked: TabRequest, manners: Manners, *, is_soon: bool) -> None:
        reply = await self._reply(tab, asked, manners) if is_soon else problem(429, "too-fast", "please wait a little")
        self.tell(tab, Answered(asked.id, reply.status, reply.kind, reply.body.decode()))

    async def _reply(self, tab: str, asked: TabRequest, manners: Manners) -> Reply:
        found = self.routes.find(asked)
        if found is None or (manners is self.guests and found[0].limit != FOR_GUESTS):
            return problem(404, "not-found", "there is nothing here")
        way, parts = found
        if way.limit == FOR_GUESTS and not manners.guesses.take(tab):
            return problem(429, "too-fast", "please wait a little")
        return await reply_to(way, given(parts), self.hall.log, self.hall.counts)

    def gone(self, tab: str) -> None:
        """A tab was closed, or has crashed."""
        for each, number in self._lines_of(tab):
            self.hang_up(each, number)

    def _lines_of(self, tab: str) -> list[tuple[str, int]]:
        return [key for key in self.lines if key[0] == tab]

    def hang_up(self, tab: str, number: int) -> None:
        if (found := self.lines.pop((tab, number), None)) is not None:
            found.end()

    def tell(self, tab: str, message: Answered | TabNews | LineClosed) -> None:
        self.post(tab, msgspec.json.encode(message).decode())


async def given(parts: Parts) -> Parts:
    return parts


def home_of(post: Post, drawer: Drawer, quick: Worker, critic: Worker, analyst: Worker) -> Home:
    """As a browser's worker wants it."""
    return Home(post, DrawerStore(drawer), Thinkers(quick, critic, analyst))
