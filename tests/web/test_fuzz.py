"""Whatever is said, nothing breaks, nothing changes that must not, and the room plays on to its end.

CHEESEBOARD_LONG=1 says a hundred thousand things.
"""

import asyncio
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from cheeseboard.games import find, names
from cheeseboard.rooms import room as rooms
from cheeseboard.rooms import wire
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.deeds import Settings
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line, LiveRoom, encode
from cheeseboard.rooms.questions import (
    Asker,
    BotFailed,
    Hears,
    HearsLab,
    Help,
    HelpWanted,
    LabShown,
    LabWanted,
    ReviewShown,
    ReviewWanted,
)
from cheeseboard.rooms.talk import Talk
from cheeseboard.table.fairness import verify
from cheeseboard.table.languages import LANGUAGES
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from cheeseboard.web.logs import log
from tests.long import LONG, cases
from tests.web.rude import BROKEN, JUNK, Rude
from tests.web.server import Server
from tests.web.talk import TalkOverSocket, a_room, deeds, line
from tests.web.worlds import Kept, NoBots

DIRECT = 14_000 if LONG else 700  # messages to each of five games
OVER_SOCKETS = 5_000 if LONG else 250  # to each of five games
HELLOS = 5_000 if LONG else 200
INVENTED = 300 if LONG else 30  # by Hypothesis, of ten each


WELL_READ = {
    "bad-message", "hello-once", "no-such-seat", "no-such-sticker", "not-host", "not-legal", "not-your-seat", "not-your-turn",
    "seat-taken", "stale",
}  # fmt: skip


@contextmanager
def logged() -> Iterator[list[str]]:
    """What the server logs meanwhile."""
    found: list[str] = []
    log.say = lambda level, event, facts: found.append(f"{level} {event} {facts}")  # type: ignore[method-assign]
    try:
        yield found
    finally:
        del log.say


class Helpers(NoBots):
    """Whoever asks for help gets some; nobody is asked to play."""

    async def help(self, wanted: HelpWanted, who: Asker) -> Help:  # noqa: ARG002
        return Help(move="", says=wanted.what)

    async def review(self, wanted: ReviewWanted, network: str, told: Hears) -> ReviewShown:  # noqa: ARG002
        raise BotFailed

    async def measure(self, wanted: LabWanted, network: str, told: HearsLab) -> LabShown:  # noqa: ARG002
        raise BotFailed


class Table:
    """A room in memory: the host, one guest who is rude, and open chairs."""

    def __init__(self, game: str) -> None:
        self.seats = max(2, find(game).seats[0])
        self.store = Kept([])
        self.hall = Hall(self.store, Helpers(), clock=lambda: 1000.0, wall=lambda: 1000.0, log=log)
        self.talk = Talk(self.hall, Buckets(1e9, 1e9), Buckets(1e9, 1e9))
        self.game = game

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        chairs = [wire.WantedChair("me"), *[wire.WantedChair("open")] * (self.seats - 1)]
        made = wire.NewRoom(self.game, chairs, settings=Settings(away=0, pace=3600.0, rotate=False))
        keys = [await self.hall.make(made)]
        keys += [await self.hall.join(keys[0].room, wire.NewGuest()) for _ in range(self.seats - 1)]
        self.live: LiveRoom = self.hall.rooms[keys[0].room]
        hellos = [wire.Hello(wire.PROTOCOL, key.room, key.token) for key in keys]
        self.lines: list[Line] = [await self.hall.connect(hello) for hello in hellos]
        await self.hall.obey(self.lines[0], wire.Begin("begin", 0))
        yield
        for each in self.lines:
            self.hall.leave(each)
        if self.live.timer is not None:
            self.live.timer.cancel()

    def frame(self, seat: int) -> Any:
        return json.loads(self.live.room.frame(seat, -1))

    def everything(self) -> bytes:
        """All that anybody sees, made anew."""
        room = self.live.room
        frames = [room.frame(seat, -1) if room.match else b"" for seat in (*range(self.seats), -2)]
        return b"\n".join([encode(room.shown(self.live.here)), *frames])

    async def said(self, guest: int, text: bytes) -> Any:
        answer = await self.talk.answer(self.lines[guest], text)
        for each in self.lines:
            for _ in each.news():
                pass
        return msgspec.json.decode(msgspec.json.encode(answer))

    async def move(self, dice: random.Random) -> bytes:
        """A good move; the message."""
        seat = self.live.room.turn
        frame = self.frame(seat)
        said = wire.Move(
            f"good-{len(self.store.entries)}", frame["match"], frame["version"], seat, dice.choice(frame["moves"])
        )
        answer = await self.said(seat, encode(said))
        assert answer["type"] == "done", answer
        return encode(said)

    async def begin_again_if_over(self) -> None:
        if self.live.room.phase == "over":
            await self.hall.obey(self.lines[0], wire.Begin(f"again-{self.live.room.number}", self.live.room.number))


def check_refused(answer: Any, text: bytes) -> str:
    assert answer["type"] == "refused", (text, answer)
    assert answer["reason"] not in {"try-again", ""}, text
    reason: str = answer["reason"]
    return reason


# Straight into the hall


@pytest.mark.parametrize("game", names())
def test_rude_messages_change_nothing(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dice, counted, reasons = random.Random(f"rude {game}"), Counter[str](), Counter[str]()
    monkeypatch.setattr(rooms, "fresh_seed", lambda: dice.randbytes(32))

    async def evening() -> None:
        table = Table(game)
        rude = Rude(dice, table.seats)
        async with table.open():
            good: list[tuple[int, bytes]] = []
            for number in range(DIRECT):
                if number % 25 == 0:
                    before, length = table.everything(), len(table.store.entries)
                    frames = [table.frame(seat) for seat in range(table.seats)]
                guest = dice.randrange(1, table.seats)
                if good and dice.random() < 0.1:  # once more, exactly
                    who, text = dice.choice(good)
                    answer, kind = await table.said(who, text), "again"
                    assert answer["type"] == "done", answer
                else:
                    kind, text = rude.say(frames[guest], guest)
                    reasons[check_refused(await table.said(guest, text), text)] += 1
                counted[kind] += 1
                if number % 25 == 24:
                    assert len(table.store.entries) == length
                    assert table.everything() == before
                    if dice.random() < 0.3:
                        good.append((table.live.room.turn, await table.move(dice)))
                        await table.begin_again_if_over()
            while table.live.room.phase == "playing":
                await table.move(dice)
            assert verify(write(from_link(table.live.room.finished[-1].link)))

    with logged() as logs:
        asyncio.run(evening())
    assert logs == []
    assert counted.total() == DIRECT
    assert set(reasons) >= WELL_READ  # understood, and refused for what they say
    if LONG:
        with capsys.disabled():
            print(f"\n{game}: {dict(counted)}")


# What Hypothesis thinks of

SOME = st.sampled_from([value for value in JUNK if value != "\ud800"]) | st.integers(-2, 6) | st.text(max_size=12)
HEX = st.sampled_from(["00" * 32, "ab" * 32])
CHAIR = st.fixed_dictionaries(
    {},
    optional={
        "kind": st.sampled_from(["open", "guest", "bot", "me"]) | SOME,
        "guest": SOME,
        "bot": SOME | st.just("random"),
        "name": SOME,
    },
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "match": st.integers(0, 2) | SOME,
    "version": st.integers(0, 4) | SOME,
    "before": st.integers(0, 40) | SOME,
    "seat": st.integers(-2, 4) | SOME,
    "move": st.sampled_from(["keep 1", "drop 1", "peek 1"]) | SOME,
    "name": SOME,
    "word": SOME,
    "to": HEX | SOME,
    "commitment": HEX | SOME,
    "seal": HEX | SOME,
    "secret": st.just("ab" * 16) | SOME,
    "face": st.sampled_from(["", "bow", "beard"]) | SOME,
    "sticker": st.sampled_from(["heart", "none"]) | SOME,
    "guest": st.integers(0, 3) | SOME,
    "yes": st.booleans() | SOME,
    "game": st.sampled_from(names()) | SOME,
    "options": st.dictionaries(st.sampled_from(["traps", "top_shown", "turn_limit", "x"]), SOME, max_size=2) | SOME,
    "chairs": st.lists(CHAIR, max_size=6) | SOME,
    "chair": CHAIR | SOME,
    "what": st.sampled_from(["odds", "hint"]) | SOME,
    "strength": st.sampled_from([1, 2, 3]) | SOME,
    "language": st.sampled_from(LANGUAGES) | SOME,
    "settings": st.dictionaries(st.sampled_from(["away", "clock", "pace", "think", "own_names", "rotate", "bot", "beacon", "x"]), SOME) | SOME,
}  # fmt: skip
COMMANDS = {
    kind.__struct_config__.tag: [name for name in kind.__struct_fields__ if name != "id"]
    for kind in get_args(wire.Request)
}


@st.composite
def a_message(draw: st.DrawFn) -> dict[str, Any]:
    kind = draw(st.sampled_from(sorted(set(COMMANDS) - {"hello"})))
    said = {name: draw(FIELDS[name]) for name in COMMANDS[kind] if draw(st.booleans()) or draw(st.booleans())}
    return {"type": kind, "id": draw(st.sampled_from("abcdefgh") | st.text(max_size=41)), **said}


@settings(max_examples=INVENTED)
@example(messages=[(0, {"type": "ask", "id": "a", "what": "odds"})])
@given(messages=st.lists(st.tuples(st.integers(0, 1), a_message()), min_size=10, max_size=10))
def test_every_answer_is_true(messages: list[tuple[int, dict[str, Any]]]) -> None:
    """Done: one more deed, or this id was done before. Anything else: no deed, and nobody sees anything new."""

    async def evening() -> None:
        table, done = Table("alles-kaese"), set()
        async with table.open():
            for guest, said in messages:
                before, length = table.everything(), len(table.store.entries)
                answer = await table.said(guest, json.dumps(said).encode())
                grown = len(table.store.entries) - length
                if answer["type"] == "done" and said["type"] not in {"face", "whole"}:
                    assert grown == ((guest, said["id"]) not in done)
                    done.add((guest, said["id"]))
                else:
                    assert grown == 0
                    assert table.everything() == before
                    if answer["type"] == "refused":
                        check_refused(answer, json.dumps(said).encode())
                assert table.hall._loading == {}

    with logged() as logs:
        asyncio.run(evening())
    assert logs == []


# Over real sockets


@pytest.mark.parametrize("game", cases(names(), names()[:2]))
def test_rude_messages_over_real_sockets(server: Server, game: str) -> None:
    """Also too long ones, from two lines of the rude guest at once, some without waiting for an answer."""
    seats = max(2, find(game).seats[0])
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    key = a_room(server, game, chairs, begin=False, settings={"away": 0, "pace": 3600.0})
    keys = [key, *(server.post(f"/api/rooms/{key['room']}/guests", {}) for _ in range(seats - 1))]
    dice = random.Random(f"sockets {game}")
    rude = Rude(dice, seats)

    async def be_rude(frame: Any, number: int) -> int:
        """On one line until it is closed, or all is said."""
        async with line(server, keys[1]) as talk:
            for count in range(number):
                if dice.random() < 0.01:
                    await talk.say(dice.choice([b"x" * 16_385, "é" * 9_000, b"\x00" * 40_000]))
                    assert await talk.end() == 1009
                    return count + 1
                text = rude.say(frame, 1)[1]
                try:
                    await talk.say(text if dice.random() < 0.3 else text.decode("utf-8", "replace"))
                except ConnectionClosed:  # pragma: no cover - that would be a crash
                    raise AssertionError(talk.heard[-1:]) from None
                if dice.random() < 0.3:
                    await answered(talk)
            await answered(talk)
            assert not any('"type":"done"' in text for text in talk.heard)
            assert not any("Traceback" in text or "try-again" in text for text in talk.heard)
        return number

    async def answered(talk: TalkOverSocket) -> None:
        assert (await talk.ask({"type": "ping", "id": f"{dice.randrange(10**9)}"}))["type"] == "pong"

    async def evening() -> None:
        async with line(server, keys[0]) as host:
            assert (await host.ask({"type": "begin", "id": "b", "match": 0}))["type"] == "done"
            before = len(deeds(server, key["room"]))
            async with line(server, keys[1]) as other:
                frame = await other.hear_of("frame")
            said = 0
            while said < OVER_SOCKETS:
                said += sum(await asyncio.gather(*(be_rude(frame, min(60, OVER_SOCKETS - said)) for _ in range(2))))
            assert len(deeds(server, key["room"])) == before
            async with line(server, keys[1]) as other:
                assert await other.hear_of("frame") == frame
        await play_on(server, keys)

    log = server.logged()
    asyncio.run(evening())
    assert server.logged() == log


async def play_on(server: Server, keys: list[dict[str, Any]]) -> None:
    """To the end, each on their own line."""

    async def play(key: dict[str, Any]) -> Any:
        async with line(server, key) as talk:
            while True:
                frame = await talk.hear_of("frame", lambda frame: frame["moves"] or frame["over"])
                if frame["over"]:
                    return frame["over"]
                said = {name: frame[name] for name in ("match", "version", "seat")}
                await talk.say({"type": "move", "id": str(frame["version"]), "move": frame["moves"][-1], **said})

    ends = await asyncio.gather(*(play(key) for key in keys))
    assert all(end == ends[0] for end in ends)


def test_rude_hellos(server: Server) -> None:
    """Wrong rooms, wrong tokens, another room's token, no hello at all: a goodbye with a reason, and nothing else."""
    here, there = a_room(server), a_room(server)
    good = {"type": "hello", "protocol": 1, "room": here["room"], "token": here["token"]}
    dice = random.Random("hello")
    bent = [
        {**good, key: value}
        for key in ("protocol", "room", "token", "seat", "match", "have", "more", "type")
        for value in JUNK
    ]
    wrong: list[Any] = [
        {**good, "token": there["token"]},
        {**good, "room": there["room"]},
        {**good, "room": "baba-baba"},
        {**good, "room": "🧀"},
        {"type": "ping", "id": "1"},
        {"type": "move", "id": "1", "match": 1, "version": 0, "seat": 0, "move": "keep 1"},
        *BROKEN,
        *[said for said in bent if not is_good(said, here["room"])],
    ]

    async def knock(said: Any) -> str:
        text = said if isinstance(said, bytes) else json.dumps(said)
        async with line(server, say=text) as talk:
            code = await talk.end()
            assert len(talk.heard) == 1
            goodbye = json.loads(talk.heard[0])
            assert (code, goodbye["type"], goodbye["after"]) == (1008, "goodbye", -1.0), (said, goodbye)
            reason: str = goodbye["reason"]
            return reason

    async def evening() -> Counter[str]:
        counted: Counter[str] = Counter()
        for _ in range(HELLOS // 10):
            counted.update(await asyncio.gather(*(knock(dice.choice(wrong)) for _ in range(10))))
        return counted

    log = server.logged()
    counted = asyncio.run(evening())
    assert set(counted) <= {"bad-message", "hello-first", "no-such-room", "not-a-guest", "other-protocol"}
    assert counted.total() == HELLOS
    assert server.logged() == log
    for key in (here, there):
        assert json.loads(server.get(f"/api/rooms/{key['room']}")[1])["phase"] == "playing"


def is_good(said: dict[str, Any], room: str) -> bool:
    """Whether this hello may be answered: no token is a watcher, -0.0 is no number, an unknown seat is nobody's."""
    try:
        read = wire.read_request(json.dumps(said).encode())
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return False
    return isinstance(read, wire.Hello) and read.room == room and read.protocol == 1
