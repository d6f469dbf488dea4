"""What a client says on its line, and what it is answered. How the messages travel is somebody else's business."""

import time

from cheeseboard.rooms import wire
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.live import Line
from cheeseboard.rooms.outside import where
from cheeseboard.table.table import Refused

NO_DEEDS = wire.Face | wire.Whole | wire.Ask | wire.Foresee | wire.Earlier
TalkRequest = NO_DEEDS | wire.DeedRequest


class Talk:
    """All that clients of a hall may say."""

    def __init__(self, hall: Hall, guesses: Buckets, requests: Buckets) -> None:
        self.hall = hall
        self.guesses = guesses  # at the codes of rooms, by each network
        self.requests = requests  # of each guest, but for moves

    async def greet(self, text: str | bytes, network: str = "") -> Line | wire.Goodbye:
        """The first message must be hello: a line, or why there is none."""
        try:
            request = wire.read_request(text)
            return (
                await self._enter(request, network)
                if isinstance(request, wire.Hello)
                else wire.Goodbye("hello-first", -1.0)
            )
        except Refused as refusal:
            self.hall.counts.refused(refusal.reason)
            return wire.Goodbye(refusal.reason, 5.0 if refusal.reason == "too-fast" else -1.0)
        except wire.UNREADABLE:
            return wire.Goodbye("bad-message", -1.0)
        except Exception as problem:  # noqa: BLE001 - no stack trace for a client
            self.hall.log.error("hello failed", **where(problem))
            return wire.Goodbye("try-again", 1.0)

    async def _enter(self, hello: wire.Hello, network: str) -> Line:
        """Into a room. A wrong code counts as a guess; whoever has a token of the room need not guess."""
        may_guess, was_wrong = self.guesses.take(network), False
        if not may_guess and hello.token is None:
            raise Refused("too-fast", "too many codes tried")
        try:
            return await self.hall.connect(hello, network)
        except Refused as refusal:
            was_wrong = refusal.reason == "no-such-room"
            if not may_guess:
                raise Refused("too-fast", "too many codes tried") from None
            raise
        finally:
            if may_guess and not was_wrong:
                self.guesses.give_back(network)

    async def answer(self, line: Line, text: str | bytes) -> wire.Message:
        """What is answered to every other message."""
        try:
            request = wire.read_request(text)
        except wire.UNREADABLE:
            self.hall.counts.refused("bad-message")
            return wire.NotDone(wire.id_in(text), "bad-message", {})
        if isinstance(request, wire.Hello):
            return wire.NotDone("", "hello-once", {})
        if isinstance(request, wire.Ping):
            return wire.Pong(request.id)
        began = time.perf_counter()
        try:
            return await self._do(line, request)
        except Refused as refusal:
            self.hall.counts.refused(refusal.reason)
            return wire.NotDone(request.id, refusal.reason, refusal.facts)
        except Exception as problem:  # noqa: BLE001 - no stack trace for a client
            self.hall.log.error("request failed", request=type(request).__name__, **where(problem))
            return wire.NotDone(request.id, "try-again", {})
        finally:
            self.hall.counts.answered(time.perf_counter() - began)

    async def _do(self, line: Line, request: TalkRequest) -> wire.Message:
        if isinstance(request, wire.Move):
            return await self.hall.obey(line, request)
        if isinstance(request, wire.Face):
            line.face(request.seat)
            return wire.Done(request.id, *line.live.version)
        self._check_rate(line, request)
        if isinstance(request, wire.Whole):
            line.tell_again()
            return wire.Done(request.id, *line.live.version)
        if isinstance(request, wire.Earlier):
            return line.live.room.story(request.id, line.facing, request.match, request.before)
        if isinstance(request, wire.Ask):
            return await self.hall.help(line, request)
        if isinstance(request, wire.Foresee):
            return self.hall.foresee(line, request)
        return await self.hall.obey(line, request)

    def _check_rate(self, line: Line, request: TalkRequest) -> None:
        """Moves are as quick as the game; of everything else, a guest may want so much, and so may all watchers of a network."""
        who = line.network if line.guest is None else line.guest
        if isinstance(request, wire.Move) or self.requests.take(f"{line.live.room.code} {who}"):
            return
        is_done = not isinstance(request, NO_DEEDS) and line.live.answered(f"{line.guest}:{request.id}") is not None
        if not is_done:  # what has been done is not refused when it is repeated
            raise Refused("too-fast", "too many requests")
