"""Nothing hidden leaves: every byte that somebody is sent is the same if what they cannot know is another way.

What they cannot know is changed in two ways: it is dealt again at the table (``imagine``), or the whole past of the
room is another one that this seat could not have told from the true one. CHEESEBOARD_LONG=1 looks at more positions.
"""

import asyncio
import base64
import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import httpx2
import msgspec
import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find, names
from cheeseboard.rooms import hall as halls
from cheeseboard.rooms import match as matches
from cheeseboard.rooms import room as rooms
from cheeseboard.rooms import wire
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Deed, Made, Sealed
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line, LiveRoom, encode
from cheeseboard.rooms.match import EncodedEvent, Match
from cheeseboard.rooms.room import Room
from cheeseboard.rooms.talk import Talk
from cheeseboard.table.table import Refused, Table
from cheeseboard.web.app import application
from cheeseboard.web.metrics import Metrics
from tests.every_game.tables import GAMES, Setting
from tests.long import LONG
from tests.web import worlds
from tests.web.server import Server
from tests.web.talk import TalkOverSocket, deeds, line
from tests.web.talk import a_room as a_real_room

T = TypeVar("T", bound=msgspec.Struct)
POSITIONS = 30 if LONG else 2  # of each game
HTTP = ("", "/matches", "/qr?base=http://localhost")


class Eyes:
    """Somebody in a room: a seat's guest, the same guest's screen for all to see, or a watcher."""

    def __init__(self, seat: int, *, screen: bool = False, people: int) -> None:
        self.guest = seat if 0 <= seat < people else None
        self.seat = NOBODY if screen else seat
        self.screen = screen

    def hello(self, have: int = -1, *, differences: bool = False) -> wire.Hello:
        token = None if self.guest is None else worlds.token(self.guest)
        seat = NOBODY if self.screen else None
        return wire.Hello(wire.PROTOCOL, worlds.CODE, token, seat, 1, have, differences)


def everybody(setting: Setting, kind: str) -> list[Eyes]:
    people = setting.seats if kind == "guest" else 1
    return [
        *(Eyes(seat, people=people) for seat in range(people)),
        Eyes(0, screen=True, people=people),
        Eyes(NOBODY, people=people),
    ]


# All that is sent


async def sent(hall: Hall, live: LiveRoom, eyes: Eyes) -> list[bytes]:
    """Whatever the server says to somebody who asks everything they can think of, and changes nothing by it."""
    found: list[bytes] = []
    _, version = live.version
    for have in {-1, 0, version // 2, version - 1, version, version + 7}:
        coming_back = await hall.connect(eyes.hello(have))
        found += coming_back.news()
        hall.leave(coming_back)
    line = await hall.connect(eyes.hello())
    found += line.news()
    talk = Talk(hall, Buckets(1e9, 1e9), Buckets(1e9, 1e9))
    for said in impertinences(live, eyes):
        found.append(encode(await talk.answer(line, msgspec.json.encode(said))))
        found += line.news()
    found += await over_http(hall)
    hall.leave(line)
    return found


EARLIER = ((1, 0), (1, 3), (1, 20), (1, 1_000_000), (2, 5))


def impertinences(live: LiveRoom, eyes: Eyes) -> list[dict[str, Any]]:
    """Everything that is refused, for every seat; also what would be legal for somebody else, or in another world."""
    _, version = live.version
    seats = range(len(live.room.chairs))
    match = live.room.match
    assert match is not None
    texts = ["dance", *(match.table.possible()[:3] if match.table.turn == eyes.seat else ["keep 1", "take 1", "pass"])]
    moves = [
        {"type": "move", "id": "m", "match": 1, "version": told, "seat": seat, "move": text}
        for told in (version - 1, version, version + 1)
        for seat in (*seats, len(seats))
        for text in texts
        if told >= 0 and not (told == version and seat == eyes.guest == match.table.turn and text != "dance")
    ]
    undos = [
        {"type": "undo", "id": "u", "match": 1, "version": told, "seat": seat}
        for told in (version, version + 1)
        for seat in seats
        if told != version or seat != eyes.guest or not match.table.can_undo(seat)
    ]
    faces = [{"type": "face", "id": "f", "seat": seat} for seat in (*seats, -1) if seat != eyes.guest]
    rest: list[dict[str, Any]] = [
        {"type": "ping", "id": "p"},
        {"type": "sticker", "id": "s", "sticker": "none"},
        {"type": "begin", "id": "b", "match": 0},
        {"type": "begin", "id": "b", "match": 1} if not match.table.over else {},
        {"type": "sit", "id": "t", "seat": 0},
        {"type": "stand", "id": "t", "seat": len(seats) - 1 if eyes.guest == 0 else 0},
        {"type": "agree", "id": "g", "seat": 0, "guest": 1, "yes": True},
        {"type": "nonsense"},
        {},
    ]
    asks = [
        {"type": "ask", "id": "a", "what": what, "strength": strength}
        for what, strength in (("odds", 3), ("hint", 1), ("hint", 2), ("hint", 3))
    ]
    stories = [{"type": "earlier", "id": "e", "match": match, "before": before} for match, before in EARLIER]
    return asks + stories + moves + undos + faces + rest


def counted(hall: Hall) -> Metrics:
    assert isinstance(hall.counts, Metrics)
    return hall.counts


async def over_http(hall: Hall) -> list[bytes]:
    transport = httpx2.ASGITransport(application(hall, counted(hall)))
    found = []
    async with httpx2.AsyncClient(transport=transport, base_url="http://localhost") as client:
        for path in HTTP:
            answer = await client.get(f"/api/rooms/{worlds.CODE}{path}")
            assert answer.status_code == 200
            found += [answer.content, *(f"{name}: {value}".encode() for name, value in answer.headers.items())]
        for said in ({"seat": 0}, {"seat": 15}, {"name": "not a cheese"}):
            answer = await client.post(f"/api/rooms/{worlds.CODE}/guests", json=said)
            assert answer.status_code in {409, 422}
            found.append(answer.content)
    return found


async def sent_on(hall: Hall, live: LiveRoom, eyes: Eyes) -> list[bytes]:
    """Whatever the server says to somebody while others come in, put stickers up, take back and are sent home."""
    line = await hall.connect(eyes.hello(differences=True))
    found = [*line.news()]
    people = [guest for guest in range(len(live.room.guests)) if guest != eyes.guest]
    others = [await hall.connect(Eyes(guest, people=99).hello()) for guest in people]
    found += line.news()
    await hall.join(worlds.CODE, wire.NewGuest(watch=True))
    found += line.news()
    for other in [*others, line]:
        found += await undone(hall, live, other, line)
        if other.guest is not None:
            found.append(encode(await hall.obey(other, wire.Stick(f"s{other.guest}", "heart"))))
            found += line.news()
    for other in others:
        hall.leave(other)
    found += line.news()
    found.append(
        b"\n".join(
            text for text in counted(hall).text().splitlines() if b"seconds" not in text and b"created" not in text
        )
    )
    hall.goodbye(2.0)
    assert line.closing is not None
    found += [*line.news(), encode(line.closing)]
    hall.leave(line)
    return found


async def undone(hall: Hall, live: LiveRoom, other: Line, line: Line) -> list[bytes]:
    """One move less, if that may be."""
    match = live.room.match
    if other.guest is None or match is None or not match.table.can_undo(other.guest) or match.table.over:
        return []
    said = wire.Undo(f"u{other.guest}", 1, match.table.version, other.guest)
    return [encode(await hall.obey(other, said)), *line.news()]


# Worlds that look alike


async def compare(game: str, number: int, monkeypatch: pytest.MonkeyPatch, counted: Counter[str]) -> None:
    """At one position of one game: whatever is changed that somebody cannot know, they are sent the same bytes."""
    dice = Dice(number)
    box = next(each for each in GAMES if each.name == game)
    setting = Setting(box, box.seats[dice.below(len(box.seats))], {})
    kind = "guest" if dice.below(3) else "bot"  # against bots, everything can be taken back
    past = worlds.some_past(setting, dice)
    hall, live = await worlds.a_room(setting, past, monkeypatch, kind)
    for eyes in everybody(setting, kind):
        truth = await sent(hall, live, eyes)
        await compare_deals(hall, live, eyes, truth, dice, counted)
        other = worlds.twin(setting, past, eyes.seat, dice)
        if other is not None and live.room.phase != "over":  # its record is open to everybody then, with the whole past
            counted["pasts"] += 1
            others = await worlds.a_room(setting, other, monkeypatch, kind)
            same(truth, await sent(*others, eyes))
            true = await worlds.a_room(setting, past, monkeypatch, kind)
            await sent(*true, eyes)  # so that both have been asked as much
            told = await sent_on(*true, eyes)
            same(told, await sent_on(*others, eyes))
            counted["differences"] += sum(b'"view":null' in message for message in told)
        counted["bytes"] += sum(map(len, truth))
        counted["eyes"] += 1


async def compare_deals(
    hall: Hall, live: LiveRoom, eyes: Eyes, truth: list[bytes], dice: Dice, counted: Counter[str]
) -> None:
    match = live.room.match
    assert match is not None
    table, state = match.table, match.table.state
    for _ in range(2):
        table.state = state.imagine(eyes.seat, dice)
        counted["deals"] += table.state.facts() != state.facts()
        live.forget_frames()
        same(truth, await sent(hall, live, eyes))
    table.state = state
    live.forget_frames()


def same(one: list[bytes], other: list[bytes]) -> None:
    assert len(one) == len(other)
    for number, (left, right) in enumerate(zip(one, other, strict=True)):
        assert left == right, f"message {number}"


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matches, "SHORT", 0)  # no view is too short for differences
    monkeypatch.setattr(rooms, "new_name", lambda _: "Ziger")
    monkeypatch.setattr(halls, "new_token", lambda: "the-token-of-somebody")


def look(game: str, monkeypatch: pytest.MonkeyPatch, positions: int = POSITIONS) -> Counter[str]:
    async def run() -> Counter[str]:
        counted: Counter[str] = Counter()
        for number in range(positions):
            await compare(game, number, monkeypatch, counted)
        return counted

    return asyncio.run(run())


@pytest.mark.parametrize("game", names())
def test_nobody_is_sent_what_they_cannot_know(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    counted = look(game, monkeypatch)
    assert (counted["deals"] > 0, counted["pasts"] > 0) == (find(game).has_secrets, find(game).has_secrets)
    if LONG:
        with capsys.disabled():
            print(f"\n{game}: {dict(counted)}")


# Leaks that must be found


def in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    frame = Room.frame

    def leaky(self: Room, seat: int, since: int, **how: Any) -> bytes:
        found = wire.read_message(frame(self, seat, since, **how))
        return encode(replaced(found, turn_since=float(sum(self._table().state.facts()))))

    monkeypatch.setattr(Room, "frame", leaky)


def in_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    init = Table.__init__

    def leaky(self: Table, *args: Any, **more: Any) -> None:
        init(self, *args, **more)
        view = self.game.view
        self.game = replace(self.game, view=lambda state, seat: {**view(state, seat), "hash": hash(str(state.facts()))})

    monkeypatch.setattr(Table, "__init__", leaky)


def in_the_events(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: Match, seat: int, since: int) -> list[EncodedEvent]:  # noqa: ARG001
        return [said for said in self.heard if said[0] > since]

    monkeypatch.setattr(Match, "news", leaky)


def in_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "page", lambda self, _, before: self.heard[:before])


def in_the_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    check = Table.check

    def leaky(self: Table, seat: int, notation: str, version: int) -> int:
        try:
            return check(self, seat, notation, version)
        except Refused as refusal:
            refusal.facts["why"] = hash(str(self.state.facts())) % 997
            raise

    monkeypatch.setattr(Table, "check", leaky)


def in_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Room.shown

    def leaky(self: Room, here: set[int]) -> wire.RoomNow:
        return replaced(shown(self, here), finished=hash(str(self._table().moves)))

    monkeypatch.setattr(Room, "shown", leaky)


def replaced(said: T, **more: Any) -> T:
    return msgspec.structs.replace(said, **more)


@pytest.mark.parametrize("leak", [in_the_view, in_the_game, in_the_events, in_the_story, in_the_refusals, in_the_room])
def test_a_leak_is_found(leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="message"):
        look("go-da-cheese", monkeypatch, 6)


# Seeds and tokens


def spellings(secret: bytes) -> list[bytes]:
    return [secret, secret.hex().encode(), base64.b64encode(secret)[:-2], base64.urlsafe_b64encode(secret)[:-2]]


def test_no_seed_and_no_token_is_told(server: Server) -> None:
    """In a whole match over real sockets: nothing before the end, of tokens and of the next seed nothing at all."""

    async def evening() -> tuple[list[str], list[dict[str, Any]]]:
        chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        keys = [a_real_room(server, "cheese", chairs)]
        keys.append(server.post(f"/api/rooms/{keys[0]['room']}/guests", {}))
        watcher: dict[str, Any] = {"room": keys[0]["room"], "token": None}
        async with line(server, keys[0]) as one, line(server, keys[1]) as two, line(server, watcher) as screen:
            await asyncio.gather(play(one), play(two), screen.hear_of("frame", lambda frame: frame["over"]))
            return [*one.heard, *two.heard, *screen.heard], keys

    heard, keys = asyncio.run(evening())
    room = keys[0]["room"]
    heard += [server.get(f"/api/rooms/{room}{path}")[1].decode() for path in HTTP]
    heard += [server.get("/metrics")[1].decode(), server.logged()]
    made, begun = [deed for deed in deeds(server, room) if isinstance(deed, Made | Sealed)]
    tokens = [each["token"].encode() for each in keys] + [
        deed.token.encode() for deed in deeds(server, room) if hasattr(deed, "token")
    ]
    never = [
        *tokens,
        *spellings(bytes.fromhex(begun.seed)),
        *spellings(key_of(deeds(server, room))),
    ]
    assert len(tokens) == 4
    told = [text for text in heard if any(secret in text.encode() for secret in never)]
    assert told == []
    seed = spellings(bytes.fromhex(made.seed))
    late = [text for text in heard if any(spelt in text.encode() for spelt in seed)]
    assert len(late) == 3
    assert all(json.loads(text)["over"] for text in late)


async def play(talk: TalkOverSocket) -> None:
    while True:
        frame = await talk.hear_of("frame", lambda frame: frame["moves"] or frame["over"])
        if frame["over"]:
            return
        said = {key: frame[key] for key in ("match", "version", "seat")}
        await talk.say({"type": "move", "id": str(frame["version"]), "move": frame["moves"][0], **said})


def key_of(written: list[Deed]) -> bytes:
    """The key of luck in the match that these deeds tell of."""
    room = Room("mika-tolu")
    for deed in written:
        room.fold(deed, 0.0)
    luck = room._table().luck
    assert luck is not None
    return luck._key
