"""Bookmarks: where reading a long room may begin, so that it is open at once however much has happened there.

A bookmark is a room as its deeds had made it just before a match began. The match itself is always read deed by deed, so a
bookmark knows nothing of tables, luck or cards, and a room without one, or with one of another release, is read from its
first deed. It is written once the match has begun, and may be lost.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct

from cheeseboard import __version__
from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Deal, RoomChair, Settings
from cheeseboard.rooms.folding import FoldedRoom, RoomGuest, RoomPhase

FEWEST: Final = 100  # deeds between two bookmarks …
SHARE: Final = 64  # … and at least this part of all: what is kept of messages grows with them


class Bookmark(Struct, frozen=True, forbid_unknown_fields=True):
    """What FoldedRoom has before a match begins, but for the match before and what a beginning makes anew."""

    release: str
    deeds: int  # that made it
    phase: RoomPhase
    game: str
    options: dict[str, Any]
    chairs: list[RoomChair]
    guests: list[RoomGuest]
    host: int
    settings: Settings
    number: int
    next_seed: str
    words: dict[int, str]
    commitments: dict[int, str]
    finished: list[wire.Finished]
    starting: tuple[str, ...]
    deal: Deal | None
    answers: tuple[tuple[int, str], ...]
    version: tuple[int, int]  # of the match before
    marks: bytes  # of messages that were obeyed …
    places: bytes  # … and what was answered


OF_A_ROOM: Final = (
    "phase", "game", "options", "chairs", "guests", "host", "settings", "number", "next_seed", "words", "commitments",
    "finished", "starting", "deal", "answers",
)  # fmt: skip

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(Bookmark).decode


def is_due(deeds: int, marked: int) -> bool:
    """Whether a match that begins after so many deeds is worth another bookmark."""
    return deeds - marked >= max(FEWEST, deeds // SHARE)


def bookmark_of(room: FoldedRoom, deeds: int, version: tuple[int, int], marks: bytes, places: bytes) -> bytes:
    found = {name: getattr(room, name) for name in OF_A_ROOM}
    return encode(Bookmark(release=__version__, deeds=deeds, version=version, marks=marks, places=places, **found))


def read_bookmark(body: bytes) -> Bookmark | None:
    """Nothing, if it is of another release: what a deed makes of a room may have changed."""
    try:
        found = decode(body)
    except msgspec.MsgspecError:
        return None
    return found if found.release == __version__ else None


def open_at(room: FoldedRoom, bookmark: Bookmark) -> None:
    """An empty room becomes what it was then."""
    for name in OF_A_ROOM:
        setattr(room, name, getattr(bookmark, name))
