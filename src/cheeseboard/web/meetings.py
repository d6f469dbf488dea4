"""Slips of paper that two devices leave for each other here, so that they can talk without this server.

They are signalling messages of WebRTC (client/src/house/friends). The server does not read them, keeps nothing else, and
forgets them soon.
"""

import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec

from cheeseboard.rooms.names import new_code
from cheeseboard.rooms.ways import Way
from cheeseboard.table.table import Refused

PLACE: Final = "/api/meetings"
MEETINGS: Final = 1000  # at a time …
STAYS: Final = 1800.0  # … each until nobody has looked for so many seconds
CALLS: Final = 16  # at a time in one meeting …
CALL_STAYS: Final = 120.0  # … each for so many seconds
Slip = Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^[\w-]*$")]


class NewMeeting(msgspec.Struct, frozen=True):
    """Somebody wants to be found."""


class MeetingKey(msgspec.Struct, frozen=True):
    """The word of a meeting, for everybody, and its key, for who opened it."""

    code: str
    key: str


class WithKey(msgspec.Struct, frozen=True):
    key: str


class SlipLeft(msgspec.Struct, frozen=True):
    """An invitation, as text."""

    slip: Slip


class CallName(msgspec.Struct, frozen=True):
    """Under this name the answer can be had."""

    call: str


class CallWaiting(msgspec.Struct, frozen=True):
    """An invitation that has no answer yet."""

    call: str
    slip: str


class CallAnswer(msgspec.Struct, frozen=True):
    """The answer, from whoever has the key."""

    key: str
    slip: Slip


class CallAnswered(msgspec.Struct, frozen=True):
    """The answer, if there is one."""

    slip: str | None


@dataclass
class MeetingCall:
    slip: str
    at: float
    answer: str | None = None


@dataclass
class Meeting:
    key: str
    at: float  # when somebody with the key last looked
    calls: dict[str, MeetingCall] = field(default_factory=dict)


def is_key(meeting: Meeting, key: str | None) -> bool:
    """Whether that may be done with this key; without one, what everybody may do."""
    return key is None or hmac.compare_digest(meeting.key.encode(), key.encode())


class Meetings:
    """All of this process. They are in memory only."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self._open: dict[str, Meeting] = {}

    async def open_meeting(self, wanted: NewMeeting) -> MeetingKey:  # noqa: ARG002
        self._open = {code: one for code, one in self._open.items() if self._is_on(one)}
        if len(self._open) >= MEETINGS:
            raise Refused("too-many", "too many meetings; please try again later")
        code, key = new_code(), secrets.token_hex(16)
        while code in self._open:
            code = new_code()
        self._open[code] = Meeting(key, self.clock())
        return MeetingKey(code, key)

    async def leave_call(self, code: str, wanted: SlipLeft) -> CallName:
        meeting = self._find(code)
        if len(meeting.calls) >= CALLS:
            raise Refused("too-many", "too many want to come in at once; please try again later")
        name = secrets.token_hex(8)
        meeting.calls[name] = MeetingCall(wanted.slip, self.clock())
        return CallName(name)

    async def see_calls(self, code: str, asked: WithKey) -> list[CallWaiting]:
        meeting = self._find(code, asked.key)
        meeting.at = self.clock()
        return [CallWaiting(name, call.slip) for name, call in meeting.calls.items() if call.answer is None]

    async def answer_call(self, code: str, call: str, wanted: CallAnswer) -> CallAnswered:
        found = self._call(self._find(code, wanted.key), call)
        found.answer = wanted.slip
        return CallAnswered(found.answer)

    async def see_answer(self, code: str, call: str) -> CallAnswered:
        return CallAnswered(self._call(self._find(code), call).answer)

    def _find(self, code: str, key: str | None = None) -> Meeting:
        meeting = self._open.get(code)
        if meeting is None or not self._is_on(meeting) or not is_key(meeting, key):
            raise Refused("not-found", "there is no such meeting")
        now = self.clock()
        meeting.calls = {name: call for name, call in meeting.calls.items() if now - call.at < CALL_STAYS}
        return meeting

    def _is_on(self, meeting: Meeting) -> bool:
        return self.clock() - meeting.at < STAYS

    def _call(self, meeting: Meeting, name: str) -> MeetingCall:
        if (call := meeting.calls.get(name)) is None:
            raise Refused("not-found", "there is no such call")
        return call

    def ways(self) -> list[Way]:
        calls = f"{PLACE}/{{code}}/calls"
        return [
            Way(
                method="POST", path=PLACE, says="A place where two devices find each other", answer=self.open_meeting,
                takes=NewMeeting, gives=MeetingKey, status=201, refuses=(413, 429), limit="rooms",
            ),
            Way(
                method="POST", path=calls, says="Leave an invitation there", answer=self.leave_call, takes=SlipLeft,
                gives=CallName, status=201, refuses=(404, 413, 429), limit="joins",
            ),
            Way(
                method="GET", path=calls, says="Invitations without an answer, for who has the key", answer=self.see_calls,
                asks=WithKey, gives=list[CallWaiting], refuses=(404,),
            ),
            Way(
                method="POST", path=f"{calls}/{{call}}/answer", says="Answer one", answer=self.answer_call, takes=CallAnswer,
                gives=CallAnswered, status=201, refuses=(404, 413),
            ),
            Way(
                method="GET", path=f"{calls}/{{call}}", says="The answer to an invitation", answer=self.see_answer,
                gives=CallAnswered, refuses=(404,),
            ),
        ]  # fmt: skip
