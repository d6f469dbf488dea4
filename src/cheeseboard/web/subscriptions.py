"""Who wants to be nudged, as it is kept beside the deeds: devices, webhooks, and which turn each was told last.

A turn is claimed before it is told, in one statement: of several processes, and before and after a restart, one tells it.
"""

from typing import Any, NamedTuple, Protocol

from cheeseboard.rooms.outside import TurnNow

HOOK = -1  # instead of a guest: the room's webhook


class Tables(Protocol):
    """SQLite or PostgreSQL; parameters are $1, $2 and so on in both."""

    async def rows(self, text: str, *values: int | str) -> list[tuple[Any, ...]]: ...

    async def write(self, text: str, *values: int | str) -> int:
        """How many rows have changed, for good."""


class Subscription(NamedTuple):
    """A device in a room that wants to be told."""

    room: str
    guest: int
    endpoint: str
    p256dh: str
    auth: str
    language: str
    quiet_from: int  # hours of the day in the device's zone; if both are equal, none are quiet
    quiet_until: int
    zone: str


class Webhook(NamedTuple):
    """Where a room tells whose turn it is."""

    room: str
    url: str
    secret: str
    language: str


class Subscriptions:
    """All of them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def rooms(self) -> set[str]:
        text = "SELECT room FROM subscription UNION SELECT room FROM webhook"
        return {room for (room,) in await self.tables.rows(text)}

    async def subscription(self, room: str, guest: int) -> Subscription | None:
        text = """
            SELECT room, guest, endpoint, p256dh, auth, language, quiet_from, quiet_until, zone
            FROM subscription WHERE room = $1 AND guest = $2
        """
        return next((Subscription(*row) for row in await self.tables.rows(text, room, guest)), None)

    async def webhook(self, room: str) -> Webhook | None:
        text = "SELECT room, url, secret, language FROM webhook WHERE room = $1"
        return next((Webhook(*row) for row in await self.tables.rows(text, room)), None)

    async def subscribe(self, wanted: Subscription) -> None:
        """A device is told from now on, or elsewhere than before."""
        text = """
            INSERT INTO subscription (room, guest, endpoint, p256dh, auth, language, quiet_from, quiet_until, zone)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
            ON CONFLICT (room, guest) DO UPDATE SET
                endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
                language = excluded.language, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
                zone = excluded.zone
        """
        await self.tables.write(text, *wanted)

    async def unsubscribe(self, room: str, guest: int) -> None:
        await self.tables.write("DELETE FROM subscription WHERE room = $1 AND guest = $2", room, guest)

    async def gone(self, device: Subscription) -> None:
        """A push service does not know this device any more; unless it has another address by now."""
        text = "DELETE FROM subscription WHERE room = $1 AND guest = $2 AND endpoint = $3"
        await self.tables.write(text, device.room, device.guest, device.endpoint)

    async def hook(self, wanted: Webhook) -> None:
        text = """
            INSERT INTO webhook (room, url, secret, language) VALUES ($1, $2, $3, $4)
            ON CONFLICT (room) DO UPDATE SET
                url = excluded.url, secret = excluded.secret, language = excluded.language
        """
        await self.tables.write(text, *wanted)

    async def unhook(self, room: str) -> None:
        await self.tables.write("DELETE FROM webhook WHERE room = $1", room)

    async def end(self, room: str) -> None:
        await self.tables.write("DELETE FROM subscription WHERE room = $1", room)
        await self.unhook(room)

    async def claim(self, turn: TurnNow, target: int) -> bool:
        """Whether this turn is to be told now; nobody else tells it, then."""
        return await self._mark(
            turn, target, "told_match = $2, told_version = $3", "(told_match, told_version) < ($2, $3)"
        )

    async def release(self, turn: TurnNow, target: int) -> None:
        """It was claimed, but could not be told before the server stopped: the next one may."""
        await self._mark(turn, target, "told_version = told_version - 1", "told_match = $2 AND told_version = $3")

    async def _mark(self, turn: TurnNow, target: int, change: str, which: str) -> bool:
        table, whose = ("webhook", "") if target == HOOK else ("subscription", " AND guest = $4")
        text = f"UPDATE {table} SET {change} WHERE room = $1 AND {which}{whose}"  # noqa: S608 - constants
        values = (turn.room, turn.match, turn.version, *(() if target == HOOK else (target,)))
        return await self.tables.write(text, *values) > 0

    async def key(self, fresh: str) -> str:
        """The server's key; the first that was ever made."""
        await self.tables.write("INSERT INTO push_key (number, private) VALUES (1, $1) ON CONFLICT DO NOTHING", fresh)
        ((found,),) = await self.tables.rows("SELECT private FROM push_key")
        return str(found)
