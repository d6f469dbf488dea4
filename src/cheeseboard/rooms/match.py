"""A match in a room: its table, and what everybody heard of it, ready to be sent in pages."""

import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import Any, Final

import msgspec

from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms import wire
from cheeseboard.rooms.differences import check_of, difference
from cheeseboard.table.help import Eyes
from cheeseboard.table.scribe import Event
from cheeseboard.table.table import Table

PAGE: Final = 200  # events that are told at a time
PACK: Final = 32  # events that are packed together
SHORT: Final = 1024  # bytes of a view that is always told whole
NULL: Final = b"null"

EncodedEvent = tuple[int, int | None, bytes]  # in which version, to whom alone, what
read_pack = msgspec.msgpack.Decoder(list[EncodedEvent]).decode


@dataclass(slots=True)
class Match:
    """A game in this room, with what everybody heard of it, ready to be sent; what is long past is packed away."""

    number: int
    table: Table
    eyes: Eyes
    helped: list[wire.HelpNow] = field(default_factory=list)  # who asked for help, as far as all are told
    heard: list[EncodedEvent] = field(default_factory=list)
    packs: list[tuple[bytes, bytes]] = field(default_factory=list)  # events, and how many are for all and for each seat
    counts: Counter[int | None] = field(
        default_factory=Counter
    )  # of all events: how many are for all and for each seat
    open: tuple[int, Mapping[str, Any]] = (-1, {})  # version, and the view of all, where nobody has secrets
    rest: tuple[int, bool, bytes] = (-1, False, b"")  # version, whether over, that view as JSON but for its seat
    views: dict[int, tuple[int, Mapping[str, Any]]] = field(default_factory=dict)  # long ones: seat, version, view
    shared: tuple[tuple[int, int], bytes, int] = ((-1, -1), b"", 0)  # version and since: events for all, and how many

    def listen(self) -> None:
        """Move what the table has told into its small form."""
        for event in self.table.log:
            self.eyes.hear(event)
            self.heard.append((event.version, event.only, msgspec.json.encode(event)))
            self.counts[event.only] += 1
        self.table.log.clear()
        while len(self.heard) >= 2 * PACK:
            self._pack(self.heard[:PACK])
            del self.heard[:PACK]

    def _pack(self, old: list[EncodedEvent]) -> None:
        counts = Counter(only for _, only, _ in old)
        heard_by = bytes(counts[who] for who in (None, *range(len(self.table.chairs))))
        self.packs.append((zlib.compress(msgspec.msgpack.encode(old), 1), heard_by))

    def told(self, seat: int, heard: Iterable[EncodedEvent]) -> list[bytes]:
        """Of what a seat has heard, what it is told now: not what it must have put back."""
        return [said for version, only, said in heard if only is None or self._is_told(seat, version, said)]

    def told_since(self, seat: int, since: int) -> tuple[int, bytes, int]:
        """What a seat is told that happened after a version: since when, the events as JSON, how many it heard before them.

        Where all of it is for everybody it is put together once.
        """
        key = (self.table.version, since)
        if self.shared[0] == key:
            return since, self.shared[1], self.heard_by(seat) - self.shared[2]
        news = self.news(seat, since)
        if news is None:
            since, news = -1, self.page(seat, self.heard_by(seat))
        events = b",".join(self.told(seat, news))
        if since >= 0 and self.heard and self.heard[0][0] <= since and self._are_public(since):
            self.shared = key, events, len(news)
        return since, events, self.heard_by(seat) - len(news)

    def _are_public(self, since: int) -> bool:
        """Whether all events after a version, which are at hand, are for everybody."""
        newer = takewhile(lambda event: event[0] > since, reversed(self.heard))
        return all(only is None for _, only, _ in newer)

    def _is_told(self, seat: int, version: int, said: bytes) -> bool:
        if self.eyes.level != "printed" or self.table.over:
            return True
        return self.eyes.hears(seat, version, msgspec.json.decode(said, type=Event).name)

    def view(self, seat: int) -> Mapping[str, Any]:
        """What a seat is shown."""
        return self.eyes.view(self._seen(seat), seat, is_over=self.table.over)

    def _seen(self, seat: int) -> Mapping[str, Any]:
        """What can be seen from a seat: the same from all where nobody has secrets."""
        table = self.table
        if table.game.has_secrets:
            return table.game.view(table.state, seat)
        if self.open[0] != table.version:
            self.open = table.version, table.game.view(table.state, NOBODY)
        return {**self.open[1], "seat": seat}

    def written(self, seat: int) -> bytes:
        """A seat's view as JSON. Where nobody has secrets but the seat's number is the same for all, and is written once."""
        table = self.table
        if table.game.has_secrets or (self.eyes.has_looks and self.eyes.looks(seat)):
            return msgspec.json.encode(self.view(seat))
        if self.rest[:2] != (table.version, table.over):
            rest = {key: value for key, value in self.view(NOBODY).items() if key != "seat"}
            self.rest = table.version, table.over, msgspec.json.encode(rest)[1:]
        return b'{"seat":%d,%b' % (seat, self.rest[2])

    def seen_since(self, seat: int, version: int) -> tuple[bytes, bytes, int]:
        """The part of a frame that has a seat's view, for whoever has seen that version: the view, or null, a difference and a check.

        The difference is told if the view is long and the other one is still known.
        """
        whole = self.written(seat)
        if len(whole) <= SHORT:
            return whole, NULL, 0
        view = self.view(seat)
        known, before = self.views.get(seat, (-1, {}))
        self.views[seat] = self.table.version, view
        if known != version or version < 0:
            return whole, NULL, 0
        return NULL, msgspec.json.encode(difference(before, view)), check_of(view)

    def heard_by(self, seat: int) -> int:
        """How many events a seat heard."""
        return self.counts[None] + (self.counts[seat] if seat != NOBODY else 0)

    def news(self, seat: int, since: int) -> list[EncodedEvent] | None:
        """What a seat heard after a version; nothing, if that is more than is told at a time."""
        if since >= 0 and self.heard and self.heard[0][0] <= since:
            return self._last(seat, since)
        newer = takewhile(lambda event: event[0] > since, self._backwards(seat))
        found = list(islice(newer, PAGE + 1))
        return found[::-1] if len(found) <= PAGE else None

    def _last(self, seat: int, since: int) -> list[EncodedEvent] | None:
        """The same, where all of it is at hand."""
        found: list[EncodedEvent] = []
        for event in reversed(self.heard):
            if event[0] <= since:
                break
            if event[1] is None or event[1] == seat:
                found.append(event)
        return found[::-1] if len(found) <= PAGE else None

    def page(self, seat: int, before: int) -> list[EncodedEvent]:
        """The last of those events of a seat that come before a number; the first is number 0."""
        skipped = max(0, self.heard_by(seat) - before)
        return list(islice(self._backwards(seat, skipped), PAGE))[::-1]

    def _backwards(self, seat: int, skip: int = 0) -> Iterator[EncodedEvent]:
        """All that a seat heard but the last few, the latest first. Only what is asked for is unpacked."""
        packs, part = reversed(self.packs), self.heard
        while True:
            told = [event for event in part if event[1] is None or event[1] == seat]
            yield from reversed(told[: max(0, len(told) - skip)])
            skip = max(0, skip - len(told))
            for pack, counts in packs:
                size = counts[0] + (counts[1 + seat] if seat != NOBODY else 0)
                if skip < size:
                    part = read_pack(zlib.decompress(pack))
                    break
                skip -= size
            else:
                return
