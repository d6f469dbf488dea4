"""Bookmarks: a long room is read from where its last match began, and is the same as if all of it had been read."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cheeseboard.games import names
from cheeseboard.rooms import bookmarks, wire
from cheeseboard.rooms.bookmarks import OF_A_ROOM, Bookmark, decode, encode, read_bookmark
from cheeseboard.rooms.deeds import Settings
from cheeseboard.rooms.folding import FoldedRoom
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import LiveRoom
from cheeseboard.rooms.messages import Messages
from cheeseboard.rooms.store import Entry
from cheeseboard.web.sqlite import SQLite
from tests.rooms.halls import BOT, ME, OPEN, House, Visitor, in_a_house, play_out, why

BY_WHAT_FOLLOWS = {"match", "sealing", "seal", "now", "laid", "owners", "known", "wishes", "away", "again"}
OF_THE_TURN = {"_mover", "_turn_began"}


def facts_of(live: LiveRoom) -> dict[str, Any]:
    """All that a room is, but for its clock."""
    room = live.room
    found = {name: value for name, value in vars(room).items() if name not in {"match", "now", "laid", "sealing"}}
    frames = [room.frame(seat, -1) for seat in (-2, *range(len(room.chairs)))] if room.match else []
    return {**found, "frames": frames, "deeds": live.number, "messages": live.messages.kept()}


async def read_anew(house: House, code: str) -> LiveRoom:
    house.hall.drop(house.hall.rooms[code])
    return await house.hall.enter(code)


def store_of(house: House) -> SQLite:
    assert isinstance(house.hall.store, SQLite)
    return house.hall.store


async def matches(house: House, *people: Visitor, count: int) -> None:
    for _ in range(count):
        people[0].told()
        await people[-1].contribute()
        await people[0].begin()
        people[-1].told()
        if people[-1].room.sealing:
            await people[-1].reveal()
        await play_out(house, *people)


def test_a_bookmark_has_all_of_a_room_that_a_match_does_not_make_anew() -> None:
    """Whoever gives rooms another attribute must say which of these it is."""
    assert vars(FoldedRoom("mika-tolu")).keys() == {"code", *OF_A_ROOM, *BY_WHAT_FOLLOWS, *OF_THE_TURN}
    assert set(Bookmark.__struct_fields__) == {"release", "deeds", *OF_A_ROOM, "version", "marks", "places"}


@pytest.mark.parametrize("game", names())
def test_only_what_came_after_the_bookmark_is_read(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bookmarks, "FEWEST", 12)
    folded: list[Entry] = []
    fold = Hall._fold

    def note(self: Hall, live: LiveRoom, entry: Entry, *more: Any) -> list[wire.Notice]:
        folded.append(entry)
        return fold(self, live, entry, *more)

    async def live_on(house: House) -> None:
        host = await house.make(ME, OPEN, *[BOT] * (game == "go-da-cheese"), game=game, settings=Settings(pace=0))
        friend = await house.join(host.code)
        await matches(house, host, friend, count=2)
        await host.request(wire.Stick, "cheese")
        live = house.hall.rooms[host.code]
        before, deeds = facts_of(live), live.number
        marked = read_bookmark(await store_of(house).bookmark(host.code))
        assert marked is not None and marked.number == 1 and 0 < marked.deeds < deeds
        monkeypatch.setattr(Hall, "_fold", note)
        assert facts_of(await read_anew(house, host.code)) == before
        assert [entry.number for entry in folded] == [*range(marked.deeds + 1, deeds + 1)]
        folded.clear()
        await store_of(house).write("DELETE FROM bookmark")
        assert facts_of(await read_anew(house, host.code)) == before
        assert len(folded) == deeds
        async with asyncio.timeout(30):
            while not (again := await store_of(house).bookmark(host.code)):  # noqa: ASYNC110 - it is written meanwhile
                await asyncio.sleep(0.001)
        assert read_bookmark(again) == marked, "whoever reads a long room whole leaves a bookmark there"

    in_a_house(live_on)(tmp_path)


def test_what_was_done_before_a_bookmark_is_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bookmarks, "FEWEST", 1)

    async def live_on(house: House) -> None:
        host = await house.make(ME, OPEN, game="cheese")
        friend = await house.join(host.code)
        await matches(house, host, friend, count=1)
        said = wire.Stick("a-sticker", "cheese")
        done = await host.say(said)
        await matches(house, host, friend, count=1)
        live = await read_anew(house, host.code)
        assert read_bookmark(await store_of(house).bookmark(host.code)) is not None
        await host.come()
        deeds = live.number
        assert await host.say(said) == done
        assert live.number == deeds

    in_a_house(live_on)(tmp_path)


def test_a_room_is_not_marked_before_its_match_has_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then everybody sees the match before."""
    monkeypatch.setattr(bookmarks, "FEWEST", 1)

    async def live_on(house: House) -> None:
        host = await house.make(ME, OPEN, game="cheese")
        friend = await house.join(host.code)
        await matches(house, host, friend, count=1)
        before = await store_of(house).bookmark(host.code)
        await friend.contribute()
        await host.begin()
        host.told()
        assert host.room.sealing
        assert await store_of(house).bookmark(host.code) == before
        seen = facts_of(house.hall.rooms[host.code])
        assert facts_of(await read_anew(house, host.code)) == seen

    in_a_house(live_on)(tmp_path)


@pytest.mark.parametrize("spoiled", ["another release", "cut off", "a field too many"])
def test_a_bookmark_that_is_not_ours_is_not_read(spoiled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bookmarks, "FEWEST", 1)

    async def live_on(house: House) -> None:
        host = await house.make(ME, OPEN, game="cheese")
        friend = await house.join(host.code)
        await matches(house, host, friend, count=2)
        before = facts_of(house.hall.rooms[host.code])
        body = await store_of(house).bookmark(host.code)
        found = msgspec.structs.replace(decode(body), release="0.0", host=1, deeds=decode(body).deeds + 1)
        bad = {
            "another release": encode(found),
            "cut off": body[:-1],
            "a field too many": msgspec.msgpack.encode({**msgspec.to_builtins(decode(body)), "more": 1}),
        }[spoiled]
        assert read_bookmark(bad) is None
        await store_of(house).mark(host.code, decode(body).deeds + 1, bad)
        assert await store_of(house).bookmark(host.code) == bad
        assert facts_of(await read_anew(house, host.code)) == before

    in_a_house(live_on)(tmp_path)


def test_a_bookmark_goes_with_its_room_and_never_goes_back(tmp_path: Path) -> None:
    async def live_on(house: House) -> None:
        host, store = await house.make(), store_of(house)
        await store.mark(host.code, 7, b"seven")
        await store.mark(host.code, 5, b"five")
        await store.mark("nobody-there", 5, b"five")
        assert await store.bookmark(host.code) == b"seven"
        assert await store.bookmark("nobody-there") == b""
        house.hall.drop(house.hall.rooms[host.code])
        assert await store.forget(house.now + 1.0) == [host.code]
        assert await store.bookmark(host.code) == b""
        assert await why(house.hall.enter(host.code)) == "no-such-room"

    in_a_house(live_on)(tmp_path)


def test_messages_are_known_again_from_what_was_kept() -> None:
    messages, again = Messages(), Messages()
    for number in range(1000):
        messages.add(f"{number % 3}:{number}", number // 100, number % 100)
    again.restore(*messages.kept())
    assert again.kept() == messages.kept()
    assert [again.find(f"{number % 3}:{number}") for number in range(1000)] == [divmod(n, 100) for n in range(1000)]
    assert again.find("4:1") is None
