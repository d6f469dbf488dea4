"""A room in this process, and the lines of all who look at it: what each has been told, and what waits to be told."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Final

import msgspec

from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms import wire
from cheeseboard.rooms.bookmarks import Bookmark, bookmark_of, is_due, open_at
from cheeseboard.rooms.deeds import Begun, Deed, Sealed
from cheeseboard.rooms.folding import refused
from cheeseboard.rooms.messages import Messages
from cheeseboard.rooms.room import Room

NOTES: Final = 64  # that may wait for a slow reader …
NOTES_BYTES: Final = 1 << 18  # … and so many bytes of them
DEEDS: Final = 100_000  # of a room; then its match can still be ended, and nothing else be done
FRAMES: Final = 64  # of one position that are kept: as many seats and versions as clients usually ask from

BEGINNINGS: Final = (Begun, Sealed)  # deeds with which a match begins, maybe one that goes on from another

encode = msgspec.json.Encoder().encode


class Line:
    """One client's line: what it has been told, and what waits to be told."""

    __slots__ = (
        "_mine",
        "closing",
        "differences",
        "faced",
        "guest",
        "live",
        "network",
        "notes",
        "on_frame",
        "on_news",
        "seen",
        "seen_room",
        "wants",
        "welcome",
    )

    def __init__(
        self, live: "LiveRoom", guest: int | None, hello: wire.Hello, welcome: wire.Welcome, network: str = ""
    ) -> None:
        self.live = live
        self.network = network  # whose turn it is when many ask for something that takes long
        self.welcome: wire.Welcome | None = welcome  # until it has been said, before anything else
        self.guest = guest
        self.wants = (hello.match, hello.seat)  # in which match, to look from where
        self._mine: tuple[int, list[int]] = (-1, [])  # its guest's seats, and when they were looked up
        self.faced = self.facing  # the seat that all it has seen was seen from
        self.seen = (hello.match, hello.have)  # match and version
        self.differences = hello.differences
        self.seen_room = -1
        self.notes: list[bytes] = []
        self.on_news: Callable[[], None] | None = None  # whoever tells them to the client
        self.on_frame: Callable[[LiveRoom, int], None] | None = None  # whoever must know that a seat sees its table
        self.closing: wire.Goodbye | None = None

    @property
    def facing(self) -> int:
        """The seat it looks from: the one it wants in this match, or the only one it has, or none."""
        if self._mine[0] != self.live.changes:
            self._mine = self.live.changes, self.live.room.seats_of(self.guest)
        mine, (match, wanted) = self._mine[1], self.wants
        if wanted is None:
            return mine[0] if len(mine) == 1 else NOBODY
        if wanted == NOBODY or (wanted in mine and match == self.live.room.number):
            return wanted
        return mine[0] if len(mine) == 1 else NOBODY

    def wake(self) -> None:
        """There is something new."""
        if self.on_news is not None:
            self.on_news()

    def tell(self, message: wire.Message) -> None:
        """Something short. Whoever reads too slowly is dropped and comes back."""
        note = encode(message)
        if len(self.notes) >= NOTES or (self.notes and sum(map(len, self.notes)) + len(note) > NOTES_BYTES):
            self.close("too-slow", 1.0)
            return
        self.notes.append(note)
        self.wake()

    def close(self, reason: str, after: float) -> None:
        self.closing = wire.Goodbye(reason, after)
        self.wake()

    @property
    def is_cut(self) -> bool:
        """Whoever is at its other end must not come back."""
        return self.closing is not None and self.closing.after < 0

    def face(self, seat: int) -> None:
        """Look from another seat: everything is told again."""
        if seat != NOBODY and seat not in self.live.room.seats_of(self.guest):
            raise refused("not-your-seat")
        self.wants = (self.live.room.number, seat)
        self.tell_again()  # also from the same seat: maybe the client got it while its line was away

    def tell_again(self) -> None:
        """Something that was told is not to be seen any more: everything is told again without it."""
        self.seen = (0, -1)
        self.wake()

    def news(self) -> list[bytes]:
        """What this client has not been told yet. A slow one is told less often, never more."""
        live, facing, found = self.live, self.facing, list[bytes]()
        if self.welcome is not None:
            found.append(encode(self.welcome))
            self.welcome = None
        if facing != self.faced:
            self.faced, self.seen = facing, (0, -1)
        if self.seen_room != live.changes:
            self.seen_room = live.changes
            found.append(live.shown())
        now = live.version
        if self.seen != now and live.room.match is not None:
            (match, have), self.seen = self.seen, now
            since = have if match == now[0] and have <= now[1] else -1
            found.append(live.frame(facing, since, differences=self.differences))
            if self.on_frame is not None and live.room.match.eyes.has_looks:
                self.on_frame(live, facing)
        if self.notes:
            found += self.notes
            self.notes = []
        return found


@dataclass(slots=True, eq=False)
class LiveRoom:
    """A room in this process."""

    room: Room
    number: int = 0  # of its last deed
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    lines: set[Line] = field(default_factory=set)
    local: Counter[int] = field(default_factory=Counter)  # lines of each guest
    elsewhere: Collection[int] = ()  # guests that other processes have
    away: dict[int, float] = field(default_factory=dict)  # since when
    messages: Messages = field(default_factory=Messages)  # that were obeyed
    changes: int = 0
    used: float = 0.0
    moved: float = 0.0  # when the match last went on
    read: float = 0.0  # when this process read it from its log
    is_mine: bool = False  # to look after
    marked: int = 0  # deeds before the last bookmark …
    bookmark: bytes = b""  # … and what it says, until its match has begun
    before: tuple[int, int] = (0, -1)  # version of the match before a bookmark
    timer: asyncio.TimerHandle | None = None
    chore: asyncio.Task[None] | None = None
    glancing: dict[int, asyncio.TimerHandle] = field(default_factory=dict)  # seats that look at what they must put back
    _shown: tuple[int, bytes] = (-1, b"")
    _frames: dict[tuple[int, int, bool], bytes] = field(default_factory=dict)

    @property
    def is_full(self) -> bool:
        return self.number >= DEEDS

    @property
    def connected(self) -> list[int]:
        """Guests who are connected to this process."""
        return [guest for guest, lines in self.local.items() if lines]

    @property
    def here(self) -> set[int]:
        return {*self.connected, *self.elsewhere}

    @property
    def network(self) -> str:
        """For whom its bots think: one of those who look."""
        return min((line.network for line in self.lines), default="")

    @property
    def back(self) -> list[int]:
        """Guests who are here again while a bot still plays for them."""
        return [chair.guest or 0 for chair in self.room.chairs if chair.stand_in and chair.guest in self.here]

    @property
    def version(self) -> tuple[int, int]:
        match = self.room.match
        if match is not None:
            return (match.number, match.table.version)
        return (0, -1) if self.room.sealing is None else self.before

    def answer(self, mid: str) -> wire.Done:
        """What is answered to a message that has just been obeyed."""
        return wire.Done(mid.partition(":")[2], *self.version)

    def answered(self, mid: str) -> wire.Done | None:
        """What was answered to this message before, if it was."""
        found = self.messages.find(mid)
        return None if found is None else wire.Done(mid.partition(":")[2], *found)

    def remember(self, mid: str) -> None:
        """What a guest has done counts once, however often the message comes; nobody repeats what bots and clocks do."""
        if ":" in mid:
            self.messages.add(mid, *self.version)

    def mark(self, deed: Deed) -> None:
        """Before a deed with which a match may begin: if there is much to read by now, reading may begin here."""
        if isinstance(deed, BEGINNINGS) and is_due(self.number, self.marked):
            kept = self.messages.kept()
            self.marked, self.bookmark = self.number, bookmark_of(self.room, self.number, self.version, *kept)

    def open_at(self, bookmark: Bookmark) -> None:
        """An empty room becomes what it was then; all deeds since are still to be read."""
        open_at(self.room, bookmark)
        self.number = self.marked = bookmark.deeds
        self.before = bookmark.version
        self.messages.restore(bookmark.marks, bookmark.places)

    def shown(self) -> bytes:
        if self._shown[0] != self.changes:
            self._shown = (self.changes, encode(self.room.shown(self.here)))
        return self._shown[1]

    def frame(self, seat: int, since: int, *, differences: bool = False) -> bytes:
        """A frame, made once for all who look from this seat and have seen as much."""
        if since < 0:  # for somebody who comes: hardly ever wanted twice, and not short
            return self.room.frame(seat, since, differences=differences)
        key = (seat, since, differences)
        if key not in self._frames:
            if len(self._frames) >= FRAMES:
                del self._frames[next(iter(self._frames))]
            self._frames[key] = self.room.frame(seat, since, differences=differences)
        return self._frames[key]

    def forget_frames(self) -> None:
        self._frames.clear()

    def forget_views(self) -> None:
        """The match has not gone on for a while: what was told last is worth less than the room it takes."""
        self.forget_frames()
        if self.room.match is not None:
            self.room.match.views.clear()

    def wake(self) -> None:
        for line in self.lines:
            line.wake()
