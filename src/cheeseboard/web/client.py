"""A guest in Python: for bots from outside, for tests, for anybody who wants to write a client.

    import asyncio, random
    from cheeseboard.web.client import seat_bot

    def choose(game, view, moves):
        return random.choice(moves)

    asyncio.run(seat_bot("http://localhost:8000", "mika-tolu", choose))

``view`` is all that the seat may know (docs/protocol.md), ``moves`` what it may play, ``game`` the box: ``game.name``, and
``game.recall(view)`` is a position to search in. Whoever wants more hands on:

    async with join("http://localhost:8000", "mika-tolu", name="Brie") as guest:
        async for frame in guest.turns():
            await guest.play(frame.moves[0])
"""

import asyncio
import contextlib
import http.client
import secrets
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Final, Self, TypeVar
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.rooms import wire
from cheeseboard.rooms.differences import changed, check_of
from cheeseboard.rooms.pauses import AT_ONCE, moment
from cheeseboard.table.luck import Contribution

T = TypeVar("T")
Answer = wire.Done | wire.OddsAnswer | wire.HintAnswer | wire.ForesightAnswer | wire.StoryAnswer
Choose = Callable[[Game[Any], dict[str, Any], list[str]], str]

SOON: Final = 0.2  # seconds until the next try, when the line breaks …
LATEST: Final = 3.0  # … and at most, when nobody answers
TOO_LATE: Final = {"stale", "over", "not-your-turn", "not-your-seat", "no-match"}  # somebody was quicker


class RefusedByServer(Exception):  # noqa: N818 - a name says why
    """Nothing has changed."""

    def __init__(self, reason: str, facts: dict[str, int | str] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts or {}


def post(url: str, said: Any, gives: type[T]) -> T:
    """Ask over HTTP. If there is no whole answer, it is an OSError: it may or may not have been done."""
    request = urllib.request.Request(url, msgspec.json.encode(said), {"content-type": "application/json"})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            return msgspec.json.decode(answer.read(), type=gives)
    except urllib.error.HTTPError as refusal:
        with refusal:
            found = problem_in(refusal.read())
        raise RefusedByServer(found.reason or str(refusal.code), found.facts) from None
    except http.client.HTTPException as problem:
        raise ConnectionError(f"half an answer: {type(problem).__name__}") from None


def problem_in(body: bytes) -> wire.Problem:
    try:
        return msgspec.json.decode(body, type=wire.Problem)
    except msgspec.MsgspecError:
        return wire.Problem("", "")


@contextlib.asynccontextmanager
async def make(url: str, wanted: wire.NewRoom) -> AsyncIterator["Guest"]:
    """A new room; its host."""
    key = await asyncio.to_thread(post, f"{url}/api/rooms", wanted, wire.Key)
    async with Guest(url, key) as guest:
        yield guest


@contextlib.asynccontextmanager
async def join(
    url: str, room: str, *, name: str | None = None, seat: int | None = None, watch: bool = False
) -> AsyncIterator["Guest"]:
    """Come into a room: on this seat, on the first open one, or, to watch, on none."""
    wanted = wire.NewGuest(name, seat, watch)
    key = await asyncio.to_thread(post, f"{url}/api/rooms/{room}/guests", wanted, wire.Key)
    async with Guest(url, key) as guest:
        yield guest


async def seat_bot(url: str, room: str, choose: Choose, *, name: str | None = None, seat: int | None = None) -> None:
    """Play every turn, match after match, until the room closes. Whoever fails stands up, and the room's own bot goes on."""
    async with join(url, room, name=name, seat=seat) as guest:
        try:
            async for frame in guest.turns(rematches=True):
                assert guest.room is not None
                view, began, pace = msgspec.json.decode(frame.view), time.monotonic(), guest.room.settings.pace
                move = await asyncio.to_thread(choose, find(guest.room.game), view, list(frame.moves))
                now = time.monotonic()  # people can follow, and learn little from how long it took
                await asyncio.sleep(moment(began + pace, now, pace or AT_ONCE) - now)
                await guest.try_to_play(move, frame)
        except BaseException:
            with contextlib.suppress(RefusedByServer, TimeoutError):
                async with asyncio.timeout(2):
                    await guest.stand_up()
            raise


class Guest:
    """Somebody in a room, over one socket that is made anew whenever it breaks."""

    def __init__(self, url: str, key: wire.Key | None, room: str = "") -> None:
        self.key = key  # nobody's: somebody who only watches
        self.code = key.room if key else room
        self.url = url.replace("http", "ws", 1) + f"/ws?room={quote(self.code)}"  # for balancers
        self.room: wire.RoomNow | None = None
        self.frame: wire.Frame | None = None
        self.heard: list[Any] = []  # the events of this match, the last of them for sure …
        self.earlier = 0  # … and how many came before: story() asks for them
        self.notices: list[wire.Notice] = []
        self.facing: int | None = None  # the seat it wants to look from, if it has several
        self.goodbye: wire.Goodbye | None = None
        self.connects = 0
        self.given: dict[str, Contribution] = {}  # to luck, by the house's commitment that was seen before
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Answer]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, RefusedByServer):
                await self._task

    @property
    def seats(self) -> list[int]:
        """The seats that are this guest's to play."""
        chairs = self.room.chairs if self.room is not None and self.key is not None else []
        return [seat for seat, chair in enumerate(chairs) if self.key and chair.guest == self.key.guest]

    @property
    def is_gone(self) -> bool:
        """The room is closed, or this guest must not come back."""
        return (self._task is not None and self._task.done()) or (self.room is not None and self.room.phase == "closed")

    # What a guest does

    async def say(self, request: wire.DeedRequest | wire.Face | wire.Ping) -> wire.Done:
        """A request; its answer, however often the line breaks meanwhile."""
        done = await self._ask(request)
        assert isinstance(done, wire.Done)
        return done

    async def _ask(self, request: wire.DeedRequest | wire.Face | wire.Ping | wire.Ask | wire.Earlier) -> Answer:
        if self._task is not None and self._task.done():
            raise self._no_answer()
        message = msgspec.json.encode(request)
        if len(message) > wire.MESSAGE:
            raise RefusedByServer("too-long")
        waiting = asyncio.get_running_loop().create_future()
        self._waiting[request.id] = (message, waiting)
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(message, text=True)
        answer: Answer = await waiting
        return answer

    async def odds(self, language: wire.Language = "en") -> list[wire.Hidden]:
        """What everything hidden may be, for all that this seat knows."""
        found = await self._ask(wire.Ask(new_id(), "odds", language))
        assert isinstance(found, wire.OddsAnswer)
        return found.hidden

    async def hint(self, language: wire.Language = "en", strength: wire.Strength = 3) -> wire.HintAnswer:
        """A sensible move, and why."""
        found = await self._ask(wire.Ask(new_id(), "hint", language, strength))
        assert isinstance(found, wire.HintAnswer)
        return found

    async def begin(self) -> None:
        """Begin the planned match, or another one; until it has begun."""
        await self.until(lambda me: me.room is not None)
        match = self.room.match if self.room is not None else 0
        await self.say(wire.Begin(new_id(), match))
        await self.until(lambda me: me.room is not None and me.room.match > match)

    async def story(self) -> list[Any]:
        """All events of this match, also those that were not told when this guest came."""
        while self.earlier and self.frame is not None:
            found = await self._ask(wire.Earlier(new_id(), self.frame.match, self.earlier))
            assert isinstance(found, wire.StoryAnswer)
            if (found.match, found.seat) == (self.frame.match, self.frame.seat):
                self.heard = [*map(msgspec.json.decode, found.events), *self.heard]
                self.earlier = found.first
        return self.heard

    async def play(self, move: str, frame: wire.Frame | None = None) -> wire.Done:
        chosen = frame or self.frame
        assert chosen is not None
        return await self.say(wire.Move(new_id(), chosen.match, chosen.version, chosen.seat, move))

    async def try_to_play(self, move: str, frame: wire.Frame) -> bool:
        """Play, unless the table has gone on meanwhile: time was up, somebody took a move back."""
        try:
            await self.play(move, frame)
        except RefusedByServer as refusal:
            if refusal.reason not in TOO_LATE:
                raise
            return False
        return True

    async def face(self, seat: int) -> None:
        """Look from another of this guest's seats."""
        self.facing = seat
        await self.say(wire.Face(new_id(), seat))

    async def stand_up(self) -> None:
        """Leave all chairs open for others."""
        for seat in self.seats:
            await self.say(wire.Stand(new_id(), seat))

    async def until(self, test: Callable[["Guest"], object]) -> None:
        """Wait until something is so, or until there is nothing left to wait for."""
        async with self._changed:
            await self._changed.wait_for(lambda: test(self) or (self._task is not None and self._task.done()))

    async def turns(self, *, rematches: bool = False) -> AsyncIterator[wire.Frame]:
        """Each time it is this guest's turn, until the match is over; with rematches, until the room closes."""
        seen = (0, -1, 0)

        def is_next(me: Guest) -> bool:
            frame = me.frame
            if me.is_gone or frame is None or now(frame) == seen:
                return me.is_gone
            return frame.turn in me.seats or (frame.over is not None and not rematches)

        while True:
            await self.until(is_next)
            frame = self.frame
            if self.is_gone or frame is None or frame.turn not in self.seats:
                return
            seen = now(frame)
            if frame.seat == frame.turn:
                yield frame
            else:
                await self.face(frame.turn)

    # The line

    async def _stay(self) -> None:
        """Connected, again and again."""
        pause = SOON
        try:
            while self.goodbye is None or self.goodbye.after >= 0:
                self.goodbye, before = None, self.connects
                with contextlib.suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                    await self._talk()
                pause = SOON if self.connects > before else min(LATEST, pause * 1.5)
                await asyncio.sleep(pause if self.goodbye is None else max(0.0, self.goodbye.after))
        finally:
            for _, answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(self._no_answer())
                    answer.exception()  # maybe nobody waits any more
            async with self._changed:
                self._changed.notify_all()

    def _no_answer(self) -> RefusedByServer:
        return RefusedByServer("gone" if self.goodbye is None else self.goodbye.reason)

    async def _talk(self) -> None:
        async with connect(self.url, compression=None, max_size=None) as socket:
            await socket.send(msgspec.json.encode(self._hello()), text=True)
            self._socket = socket
            self.connects += 1
            try:
                for message, _ in list(self._waiting.values()):  # unanswered: the same ids, so they count once
                    await socket.send(message, text=True)
                async for text in socket:
                    await self._hear(wire.read_message(text))
            finally:
                self._socket = None

    def _hello(self) -> wire.Hello:
        """Who we are and what we have seen, as long as we still look from the same seat."""
        token = self.key.token if self.key else None
        match, have = (self.frame.match, self.frame.version) if self.frame else (0, -1)
        if self.frame and self.facing not in (None, self.frame.seat):
            have = -1
        return wire.Hello(wire.PROTOCOL, self.code, token, self.facing, match, have, differences=True)

    async def _hear(self, told: wire.Message) -> None:
        match told:
            case wire.RoomNow():
                self.room = told
                await self._give(told)
            case wire.Frame():
                await self._see(told)
            case wire.Notice():
                self.notices.append(told)
            case wire.Done() | wire.OddsAnswer() | wire.HintAnswer() | wire.ForesightAnswer() | wire.StoryAnswer():
                self._settle(told.id, told)
            case wire.NotDone():
                self._settle(told.id, RefusedByServer(told.reason, told.facts))
            case wire.Pong():
                self._settle(told.id, wire.Done(told.id, 0, -1))
            case wire.Goodbye():
                self.goodbye = told
        async with self._changed:
            self._changed.notify_all()

    async def _see(self, told: wire.Frame) -> None:
        frame = whole_frame(self.frame, told)
        if frame is None:
            await self._send(wire.Whole(new_id()))
            return
        fresh = [msgspec.json.decode(event) for event in frame.events]
        self.heard = self.heard + fresh if frame.since >= 0 else fresh
        self.earlier = frame.earlier if frame.since < 0 else self.earlier
        self.frame = frame

    async def _give(self, room: wire.RoomNow) -> None:
        """A number of our own for the luck of the next match: committed to, and revealed once the match is sealed."""
        request = self._contribution(room)
        if request is not None:
            await self._send(request)  # the next room says whether it was heard

    async def _send(self, request: wire.Request) -> None:
        """Nobody waits for the answer."""
        if self._socket is not None:
            await self._socket.send(msgspec.json.encode(request), text=True)

    def _contribution(self, room: wire.RoomNow) -> wire.Contribute | wire.Reveal | None:
        if self.key is None:
            return None
        if room.sealing and room.seal is not None:
            mine = self.given.get(room.seal.commitment)
            waits = any(each.guest == self.key.guest and not each.revealed for each in room.seal.contributions)
            return (
                wire.Reveal(new_id(), room.seal.digest, mine.secret, mine.word)
                if mine and mine.secret and waits
                else None
            )
        if self.key.guest in room.contributed:
            return None
        mine = self.given.get(room.next_commitment) or Contribution.made("")
        self.given = dict([*self.given.items(), (room.next_commitment, mine)][-2:])  # this match's and the next one's
        return wire.Contribute(new_id(), room.next_commitment, mine.commitment)

    def _settle(self, request: str, answer: Answer | RefusedByServer) -> None:
        _, waiting = self._waiting.pop(request, (b"", None))
        if waiting is None or waiting.done():
            return
        if isinstance(answer, RefusedByServer):
            waiting.set_exception(answer)
        else:
            waiting.set_result(answer)


def whole_frame(before: wire.Frame | None, told: wire.Frame) -> wire.Frame | None:
    """A frame with its view, also if only the difference was told; none if that does not fit what was seen before."""
    if told.difference is None:
        return told
    if before is None or now(before) != (told.match, told.since, told.seat):
        return None
    try:
        view = changed(msgspec.json.decode(before.view), told.difference)
    except (AttributeError, TypeError):  # it is about something that is not there
        return None
    if check_of(view) != told.check:
        return None
    return msgspec.structs.replace(told, view=msgspec.Raw(msgspec.json.encode(view)), difference=None, check=0)


def now(frame: wire.Frame) -> tuple[int, int, int]:
    return frame.match, frame.version, frame.seat


def new_id() -> str:
    return secrets.token_hex(8)
