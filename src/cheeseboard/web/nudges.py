"""Nudges: people who are not looking are told that it is their turn, by web push or by their room's webhook.

A move never waits for one. The hall says whose turn it is once the move is on disk; all else happens later and elsewhere.
Each turn is told at most once to each device: it is claimed in the store before it is sent. What was not claimed when the
server died is found again when it starts. What was claimed and not yet sent is lost then, but not when it stops in order.
"""

import asyncio
import contextlib
import hashlib
import hmac
import json
import secrets
from collections.abc import Coroutine, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from importlib.resources import files
from types import ModuleType
from typing import TYPE_CHECKING, Final, Literal
from zoneinfo import ZoneInfo

from fluent.runtime import FluentBundle, FluentResource

from cheeseboard.games import find
from cheeseboard.rooms.folding import refused
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.outside import TurnNow, where
from cheeseboard.rooms.timing import happens
from cheeseboard.table.table import Refused
from cheeseboard.web.outbound import Forbidden, NotReached, Outbound, ServiceAnswer
from cheeseboard.web.subscriptions import HOOK, Subscription, Subscriptions, Tables, Webhook

if TYPE_CHECKING:
    from cheeseboard.web.push import PushKey

GRACE: Final = 60.0  # seconds without a line after which a device is not looking
GAP: Final = 60.0  # seconds between two nudges to one device from one room
LOOK: Final = 1.0  # seconds between two looks at what is due
QUIET_LOOK: Final = 30.0  # seconds between two looks at whether quiet hours are over
TRIES: Final = 6
BACKOFF: Final = 5.0  # seconds after the first failure; twice as many after each other
AT_ONCE: Final = 32  # messages on their way
MOST: Final = 10_000  # turns that wait to be told
PARTING: Final = 3.0  # seconds for what is on its way when the server stops
SECRET: Final = 32  # bytes of a webhook's secret

Outcome = Literal["sent", "gone", "refused", "later"]


@dataclass(slots=True, eq=False)
class PendingNudge:
    """A turn that somebody is to be told of, once they are not looking."""

    turn: TurnNow
    target: int  # a guest, or HOOK
    device: Subscription | None  # with its quiet hours
    not_before: float = 0.0
    tries: int = 0
    is_claimed: bool = False
    task: "asyncio.Task[None] | None" = None

    @property
    def is_on_its_way(self) -> bool:
        return self.task is not None and not self.task.done()


class Nudges:
    """All that a server knows of them. Without the extra there is no push, without --webhooks no webhooks."""

    def __init__(
        self,
        tables: Tables,
        *,
        push: Outbound | None = None,
        hooks: Outbound | None = None,
        contact: str = "",
        is_shared: bool = False,
    ) -> None:
        self.kept = Subscriptions(tables)
        self.crypto = None if push is None else found_crypto()
        self.push = push if self.crypto is not None else None
        self.hooks = hooks
        self.contact = contact  # mailto: or https:, for those who run push services
        self.is_shared = is_shared  # other processes take subscriptions, too
        self._rooms: set[str] = set()  # in which somebody wants to be told, as far as this process knows
        self._turned: dict[str, TurnNow] = {}  # turns that have just begun
        self._waiting: dict[str, list[PendingNudge]] = {}
        self._last: dict[tuple[str, int], float] = {}  # when each was told something
        self._soon = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self._key: PushKey | None = None
        self._is_closing = False

    async def open(self, hall: Hall) -> None:
        """From now on. Turns that began before the server died are looked for while it already works."""
        self.hall = hall
        self._rooms = await self.kept.rooms()
        self._go(self._catch_up(sorted(self._rooms)))
        self._go(self._run())

    async def close(self) -> None:
        """What is on its way has a moment to arrive; what waits to be tried again is left to the next start."""
        self._is_closing = True
        if on_their_way := [each.task for each in self._all() if each.is_on_its_way]:
            await asyncio.wait([task for task in on_their_way if task is not None], timeout=PARTING)
        left = [each for each in self._all() if each.is_claimed and not each.is_on_its_way]
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pending in left:
            with contextlib.suppress(Exception):  # the store is away: then it is lost
                await self.kept.release(pending.turn, pending.target)

    # What the hall says: see rooms/outside.py

    def turned(self, room: str, turn: TurnNow | None) -> None:
        self._forget(room)
        if turn is None or not (self.is_shared or room in self._rooms):
            return
        if len(self._turned) >= MOST:
            self.hall.counts.nudged("any", "dropped")
            return
        self._turned[room] = turn
        self._soon.set()

    def ended(self, room: str, guest: int | None = None) -> None:
        self._forget(room)
        self._rooms -= set() if guest is not None else {room}
        self._go(self._end(room, guest))

    def is_wanted(self, room: str) -> bool:
        return room in self._rooms

    def _forget(self, room: str) -> None:
        """What was to be told is not true any more."""
        self._turned.pop(room, None)
        self._waiting.pop(room, None)

    async def _end(self, room: str, guest: int | None) -> None:
        try:
            await (self.kept.end(room) if guest is None else self.kept.unsubscribe(room, guest))
        except Exception as problem:  # noqa: BLE001 - the store may be away; the room's rows go with the room
            self.hall.log.warning("ending nudges failed", problem=type(problem).__name__)

    # What is due

    async def _catch_up(self, rooms: Iterable[str]) -> None:
        """Turns that nobody was told of because the server died: it is as if they began now."""
        for room in rooms:
            try:
                live = await self.hall.look(room)
            except Refused:
                await self._end(room, None)
                continue
            except Exception as problem:  # noqa: BLE001 - one room must not keep the others from being looked at
                self.hall.log.warning("looking for nudges failed", **where(problem))
                continue
            if live.room.phase == "closed":
                await self._end(room, None)
            elif room not in self._turned and room not in self._waiting:
                self.turned(room, live.room.turn_now)
                self.hall.tend(live)

    async def _run(self) -> None:
        while not self._is_closing:  # Python 3.11's wait_for may miss that it was cancelled
            await happens(self._soon, LOOK)
            self._soon.clear()
            try:
                await self.look()
            except Exception as problem:  # noqa: BLE001 - the store may be away for a while
                self.hall.log.warning("nudging failed", **where(problem))

    async def look(self) -> None:
        """Whatever is due now goes on its way."""
        while self._turned:
            room, turn = next(iter(self._turned.items()))
            found = await self._targets(turn)
            if self._turned.get(room) is turn:  # nobody has played meanwhile
                del self._turned[room]
                self._waiting[room] = found
        now = self.hall.clock()
        for pending in self._all():
            if len(self._tasks) < AT_ONCE and self._is_due(pending, now):
                pending.task = self._go(self._tell(pending))

    async def settled(self) -> None:
        """Wait until nothing is on its way. For tests: a server never waits for it."""
        while tasks := [each.task for each in self._all() if each.task is not None and each.is_on_its_way]:
            await asyncio.gather(*tasks)

    def _all(self) -> list[PendingNudge]:
        return [each for waiting in self._waiting.values() for each in waiting]

    async def _targets(self, turn: TurnNow) -> list[PendingNudge]:
        """Who is to be told of a turn: the device whose turn it is, and the room's webhook."""
        found = []
        if self.push is not None and (device := await self.kept.subscription(turn.room, turn.guest)) is not None:
            found.append(PendingNudge(turn, turn.guest, device))
        if self.hooks is not None and await self.kept.webhook(turn.room) is not None:
            found.append(PendingNudge(turn, HOOK, None))
        if found:
            self._rooms.add(turn.room)  # another process may have taken the subscription
        return found

    def _is_due(self, pending: PendingNudge, now: float) -> bool:
        key = (pending.turn.room, pending.target)
        if (
            pending.is_on_its_way
            or now < max(pending.not_before, self._last.get(key, now - GAP) + GAP)
            or self._is_looking(pending.turn, now)
        ):
            return False
        if pending.device is not None and is_quiet(pending.device, self.hall.wall()):
            pending.not_before = now + QUIET_LOOK
            return False
        return True

    def _is_looking(self, turn: TurnNow, now: float) -> bool:
        """Whether a device has a line, or had one a moment ago. Nobody is in a room that is not in memory."""
        live = self.hall.rooms.get(turn.room)
        return live is not None and (
            turn.guest in live.here or (turn.guest in live.away and now < live.away[turn.guest] + GRACE)
        )

    # Telling

    async def _tell(self, pending: PendingNudge) -> None:
        try:
            outcome = await self._told(pending)
        except Exception as problem:  # noqa: BLE001 - whatever it is, it is tried again, but not for ever
            self.hall.log.warning("nudge failed", **where(problem))
            outcome = "later"
        pending.tries += outcome == "later"
        if outcome == "later" and pending.tries < TRIES:
            wait = BACKOFF * 2 ** (pending.tries - 1)
            pending.not_before = max(pending.not_before, self.hall.clock() + wait)
        elif outcome is not None:
            self._done(pending)
            way = "webhook" if pending.target == HOOK else "push"
            self.hall.counts.nudged(way, "gave-up" if outcome == "later" else outcome)

    async def _told(self, pending: PendingNudge) -> Outcome | None:
        """What became of it; nothing, if it need not or must not be told, or not yet."""
        turn, now = pending.turn, self.hall.clock()
        if not await self._is_true(turn):
            self._done(pending)
            return None
        if self._is_looking(turn, now):  # somebody has come meanwhile, maybe to another process
            return None
        to = await (self.kept.webhook(turn.room) if pending.target == HOOK else self._device(pending))
        if to is None or not (pending.is_claimed or await self.kept.claim(turn, pending.target)):
            self._done(pending)
            return None
        pending.is_claimed = True
        try:
            answer = await self._send(to, turn)
        except Forbidden:
            return "refused"
        except NotReached:
            return "later"
        outcome = outcome_of(answer)
        if outcome == "sent":
            self._note_sent((turn.room, pending.target), now)
        elif outcome == "gone" and isinstance(to, Subscription):
            await self.kept.gone(to)
        elif outcome == "later":
            pending.not_before = self.hall.clock() + answer.wait
        if outcome in ("gone", "refused"):
            self.hall.log.warning(
                "nudge refused", way="webhook" if pending.target == HOOK else "push", status=answer.status
            )
        return outcome

    async def _is_true(self, turn: TurnNow) -> bool:
        """Whether it is still this turn."""
        try:
            return (await self.hall.look(turn.room)).room.turn_now == turn
        except Refused:
            return False

    async def _device(self, pending: PendingNudge) -> Subscription | None:
        return await self.kept.subscription(pending.turn.room, pending.target)

    async def _send(self, to: Subscription | Webhook, turn: TurnNow) -> ServiceAnswer:
        if isinstance(to, Webhook):
            assert self.hooks is not None
            body = hook_body(turn, to.language)
            return await self.hooks.post(to.url, hook_headers(to.secret, body, self.hall.wall()), body)
        assert self.push is not None and self.crypto is not None
        crypto, target = self.crypto, self.crypto.PushTarget(to.endpoint, to.p256dh, to.auth)
        key, origin = await self.key(), self.push.check(to.endpoint)
        headers = crypto.push_headers(target, key, origin, self.hall.wall(), turn.room, self.contact)
        return await self.push.post(to.endpoint, headers, crypto.sealed(push_body(turn, to.language), target))

    def _done(self, pending: PendingNudge) -> None:
        pending.is_claimed = False  # nothing to give back
        left = [each for each in self._waiting.get(pending.turn.room, []) if each is not pending]
        if left:
            self._waiting[pending.turn.room] = left
        else:
            self._waiting.pop(pending.turn.room, None)

    def _note_sent(self, key: tuple[str, int], now: float) -> None:
        if len(self._last) >= MOST:
            self._last = {each: at for each, at in self._last.items() if at + GAP > now}
        self._last[key] = now

    def _go(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # What guests ask for

    async def key(self) -> "PushKey":
        """This server's key, made when it is first needed."""
        if self._key is None:
            if self.crypto is None:
                raise refused("no-nudges")
            made: type[PushKey] = self.crypto.PushKey
            self._key = made.read(await self.kept.key(made.new().write()))
        return self._key

    async def subscribe(self, wanted: Subscription) -> None:
        """A device wants to be told. Whether its push service can be reached is tried out at once."""
        if self.push is None or self.crypto is None:
            raise refused("no-nudges")
        try:
            self.crypto.check_target(self.crypto.PushTarget(wanted.endpoint, wanted.p256dh, wanted.auth))
            ZoneInfo(wanted.zone)
        except (ValueError, KeyError, OSError):  # a zone may be no name, the name of nothing, or that of a folder
            raise refused("bad-address") from None
        await try_out(self.push, wanted.endpoint)
        await self.kept.subscribe(wanted)
        self._rooms.add(wanted.room)

    async def hook(self, room: str, url: str, language: str) -> str:
        """A room tells whose turn it is at this address; the secret by which it can be known there."""
        if self.hooks is None:
            raise refused("no-nudges")
        await try_out(self.hooks, url)
        secret = secrets.token_hex(SECRET)
        await self.kept.hook(Webhook(room, url, secret, language))
        self._rooms.add(room)
        return secret


def found_crypto() -> ModuleType | None:
    """What seals and signs; nothing, where the extra is not installed."""
    try:
        from cheeseboard.web import push  # noqa: PLC0415 - cryptography is an extra
    except ImportError:
        return None
    return push


async def try_out(way: Outbound, url: str) -> None:
    """Refused by name, if nothing can be sent there."""
    try:
        await way.reach(url)
    except Forbidden:
        raise refused("bad-address") from None
    except NotReached:
        raise refused("unreachable") from None


def outcome_of(answer: ServiceAnswer) -> Outcome:
    if 200 <= answer.status < 300:
        return "sent"
    if answer.status in (404, 410):
        return "gone"
    return "later" if answer.status in (408, 429) or answer.status >= 500 else "refused"


def is_quiet(device: Subscription, now: float) -> bool:
    """Whether it is a quiet hour where the device is."""
    start, end = device.quiet_from, device.quiet_until
    hour = datetime.fromtimestamp(now, ZoneInfo(device.zone)).hour
    return start <= hour < end if start <= end else hour >= start or hour < end


# What is said: nothing that not everybody at the table can see


@cache
def room_words(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((files("cheeseboard.rooms") / "words" / f"{language}.ftl").read_text("utf-8")))
    return found


def said(message: str, language: str, **facts: str) -> str:
    words = room_words(language)
    pattern = words.get_message(message).value
    assert pattern is not None
    text, flaws = words.format_pattern(pattern, facts)
    assert not flaws
    return str(text)


def push_body(turn: TurnNow, language: str) -> bytes:
    """For the device alone: which room to open, and what to show."""
    title = find(turn.game).title
    told = {"room": turn.room, "title": title, "says": said("nudge-turn", language, game=title)}
    return json.dumps(told, ensure_ascii=False).encode()


def hook_body(turn: TurnNow, language: str) -> bytes:
    """For whoever the host of the room chose; "text" is what chats show."""
    title = find(turn.game).title
    told = {
        "id": f"{turn.room} {turn.match} {turn.version}",
        "room": turn.room,
        "game": title,
        "seat": turn.seat,
        "name": turn.name,
        "text": said("nudge-turn-of", language, game=title, name=turn.name),
    }
    return json.dumps(told, ensure_ascii=False).encode()


def hook_headers(secret: str, body: bytes, now: float) -> Mapping[str, str]:
    """Signed with the time: the receiver can tell that it comes from here, and is not an old one again."""
    at = str(int(now))
    signed = hmac.new(bytes.fromhex(secret), f"{at}.".encode() + body, hashlib.sha256).hexdigest()
    return {"content-type": "application/json", "x-cheeseboard-signature": f"t={at},v1={signed}"}
