"""What a server answers beside what any hall does: whether it is well, what it counted, a room's address as a picture, nudges."""

import io
from typing import Annotated, Literal

import msgspec

from cheeseboard.rooms import wire
from cheeseboard.rooms.api import Address, Api, GuestToken
from cheeseboard.rooms.buckets import Buckets
from cheeseboard.rooms.folding import refused
from cheeseboard.rooms.hall import Hall
from cheeseboard.rooms.room import Room
from cheeseboard.rooms.ways import Reply, Way
from cheeseboard.web.databases import Pulse
from cheeseboard.web.http import NO_ONE, THIS_MACHINE
from cheeseboard.web.meetings import Meetings
from cheeseboard.web.metrics import Metrics
from cheeseboard.web.nudges import Nudges
from cheeseboard.web.outbound import LONGEST
from cheeseboard.web.subscriptions import Subscription

Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Url = Annotated[str, msgspec.Meta(min_length=8, max_length=LONGEST)]


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]


class Where(msgspec.Struct, frozen=True):
    """Where the page is, as the reader's device sees it."""

    base: Annotated[str, msgspec.Meta(pattern=r"^https?://[A-Za-z0-9.\-:\[\]]{1,100}$")]


class NudgeOffer(msgspec.Struct, frozen=True):
    """Which nudges this server can send. The key is what a browser subscribes for; without one there is no push."""

    key: str
    hooks: bool


class NudgeWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell this device when it is its turn: where it is reached, in which language, and at which hours it is not."""

    token: wire.Token
    endpoint: Url
    p256dh: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]
    language: wire.Language
    quiet: tuple[Hour, Hour] | None = None  # from one hour until another, in the device's time zone
    zone: Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_+-]{1,20}(/[A-Za-z0-9_+-]{1,20}){0,2}$")] = "UTC"


class HookWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell at this address whose turn it is."""

    token: wire.Token
    url: Url
    language: wire.Language = "en"


class HookMade(msgspec.Struct, frozen=True):
    """The secret that every message is signed with. It is told once and never again."""

    secret: str


class NudgesHere(msgspec.Struct, frozen=True):
    """Whether this device is told when it is its turn, and whether the room has a webhook."""

    nudge: bool
    hook: bool


class ServerApi(Api):
    """All that a server answers."""

    def __init__(
        self,
        hall: Hall,
        rooms_in_memory: int,
        metrics: Metrics,
        metrics_for: str = NO_ONE,
        url: str | None = None,
        nudges: Nudges | None = None,
        guesses: Buckets | None = None,
    ) -> None:
        super().__init__(hall, rooms_in_memory, guesses)
        self.nudges = nudges
        self.url = url
        self.counted = metrics
        self.metrics_for = metrics_for
        self.pulse = Pulse(hall.store)
        self.meetings = Meetings()

    async def health(self) -> Health:
        return Health("ok")

    async def ready(self) -> Health:
        if self.hall.is_closing or not await self.pulse.is_felt():
            raise refused("try-again")
        return Health("ok")

    async def metrics(self) -> Reply:
        return Reply(self.counted.text(), "text/plain; version=0.0.4")

    async def address(self) -> Address:
        return Address(self.url)

    async def code_to_scan(self, code: str, asked: Where) -> Reply:
        """The link to a room as a picture."""
        live = await self.hall.enter(code)
        picture = io.BytesIO()
        import segno  # noqa: PLC0415 - a part of the start that hardly anybody needs

        made = segno.make(f"{asked.base}/r/{live.room.code}", error="m")
        made.save(picture, kind="svg", border=4, light="#fff", xmldecl=False, svgns=True)
        return Reply(picture.getvalue(), "image/svg+xml")

    # Nudges

    async def see_offer(self) -> NudgeOffer:
        nudges = self.nudges
        key = "" if nudges is None or nudges.push is None else (await nudges.key()).public
        return NudgeOffer(key, hooks=nudges is not None and nudges.hooks is not None)

    async def see_nudges(self, code: str, wanted: GuestToken) -> NudgesHere:
        nudges, (room, guest) = self._nudges(), await self._guest(code, wanted.token)
        device = await nudges.kept.subscription(room.code, guest)
        return NudgesHere(device is not None, await nudges.kept.webhook(room.code) is not None)

    async def nudge(self, code: str, wanted: NudgeWanted) -> NudgesHere:
        nudges, (room, guest) = self._nudges(), await self._guest(code, wanted.token)
        start, end = wanted.quiet or (0, 0)
        await nudges.subscribe(
            Subscription(
                room.code, guest, wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language, start, end, wanted.zone
            )
        )
        return await self.see_nudges(code, GuestToken(wanted.token))

    async def stop_nudge(self, code: str, wanted: GuestToken) -> NudgesHere:
        nudges, (room, guest) = self._nudges(), await self._guest(code, wanted.token)
        await nudges.kept.unsubscribe(room.code, guest)
        return await self.see_nudges(code, wanted)

    async def hook(self, code: str, wanted: HookWanted) -> HookMade:
        nudges, (room, _) = self._nudges(), await self._host(code, wanted.token)
        return HookMade(await nudges.hook(room.code, wanted.url, wanted.language))

    async def stop_hook(self, code: str, wanted: GuestToken) -> NudgesHere:
        nudges, (room, _) = self._nudges(), await self._host(code, wanted.token)
        await nudges.kept.unhook(room.code)
        return await self.see_nudges(code, wanted)

    def _nudges(self) -> Nudges:
        if self.nudges is None:
            raise refused("no-nudges")
        return self.nudges

    async def _guest(self, code: str, token: str) -> tuple[Room, int]:
        room = (await self.hall.look(code)).room
        if room.phase == "closed":
            raise refused("closed")
        if (guest := room.guest_of(token)) is None:
            raise refused("not-a-guest")
        return room, guest

    async def _host(self, code: str, token: str) -> tuple[Room, int]:
        room, guest = await self._guest(code, token)
        if guest != room.host:
            raise refused("not-host")
        return room, guest

    def _nudge_ways(self) -> list[Way]:
        room = "/api/rooms/{code}"
        refuses = (404, 410, 413, 422, 502)
        return [
            Way(method="GET", path="/api/nudges", says="Which nudges this server can send", answer=self.see_offer, gives=NudgeOffer),
            Way(
                method="POST", path=f"{room}/nudge", says="Tell this device when it is its turn", answer=self.nudge,
                takes=NudgeWanted, gives=NudgesHere, refuses=refuses, limit="joins",
            ),
            Way(
                method="POST", path=f"{room}/nudge/see", says="Is this device told?", answer=self.see_nudges,
                takes=GuestToken, gives=NudgesHere, refuses=refuses, limit="joins",
            ),
            Way(
                method="POST", path=f"{room}/nudge/stop", says="Tell this device no more", answer=self.stop_nudge,
                takes=GuestToken, gives=NudgesHere, refuses=refuses, limit="joins",
            ),
            Way(
                method="POST", path=f"{room}/webhook", says="Tell at an address whose turn it is; for the host",
                answer=self.hook, takes=HookWanted, gives=HookMade, status=201, refuses=refuses, limit="joins",
            ),
            Way(
                method="POST", path=f"{room}/webhook/stop", says="Tell there no more; for the host", answer=self.stop_hook,
                takes=GuestToken, gives=NudgesHere, refuses=refuses, limit="joins",
            ),
        ]  # fmt: skip

    def ways(self) -> list[Way]:
        return [
            Way(
                method="GET", path="/metrics", says="For Prometheus", answer=self.metrics, gives="text/plain",
                refuses=(404,), only=self.metrics_for,
            ),
            Way(method="GET", path="/healthz", says="Is the process there?", answer=self.health, gives=Health),
            Way(method="GET", path="/readyz", says="Can it be used?", answer=self.ready, gives=Health),
            *super().ways(),
            *self._nudge_ways(),
            Way(
                method="GET", path="/api/address", says="Where others find this server; for a page on the same machine",
                answer=self.address, gives=Address, refuses=(404,), only=THIS_MACHINE,
            ),
            Way(
                method="GET", path="/api/rooms/{code}/qr", says="The way in, to scan", answer=self.code_to_scan, asks=Where,
                gives="image/svg+xml", refuses=(404,), limit="joins",
            ),
            *self.meetings.ways(),
        ]  # fmt: skip
