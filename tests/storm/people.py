"""Who comes in the evening: devices with the real client, whose people play, take back, send stickers, leave and return."""

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from cheeseboard.rooms import wire
from cheeseboard.rooms.api import Api
from cheeseboard.table.table import Refused
from cheeseboard.web.client import Answer, Guest, RefusedByServer, new_id
from tests.storm.network import Connection
from tests.storm.processes import Servers

PATIENCE = 30.0  # seconds until somebody gives up waiting for an answer over HTTP


@dataclass(slots=True)
class Asked:
    """A request and what became of it, as its device saw it."""

    id: str
    request: Any
    began: float
    ended: float = 0.0
    answer: Answer | None = None
    refused: str = ""


class Device(Guest):
    """The real client, which also writes down everything that it says and hears."""

    def __init__(self, evening: "Crowd", key: wire.Key | None, room: str, number: int) -> None:
        super().__init__("http://house", key, room)
        self.evening = evening
        self.number = number
        self.asked: list[Asked] = []
        self.frames: list[wire.Frame] = []
        self.texts: list[str] = []
        self.connections: list[Connection] = []

    async def _ask(self, request: Any) -> Answer:
        asked = Asked(request.id, request, asyncio.get_running_loop().time())
        self.asked.append(asked)
        try:
            asked.answer = await super()._ask(request)
        except RefusedByServer as refusal:
            asked.refused = refusal.reason
            raise
        finally:
            asked.ended = asyncio.get_running_loop().time()
        return asked.answer

    async def _hear(self, told: wire.Message) -> None:
        self.texts.append(msgspec.json.encode(told).decode())
        if isinstance(told, wire.Frame):
            self.frames.append(told)
        await super()._hear(told)


class Crowd:
    """All devices of an evening, and what they keep."""

    def __init__(self, servers: Servers, luck: random.Random) -> None:
        self.servers, self.luck = servers, luck
        self.devices: list[Device] = []  # that are there now
        self.past: list[Device] = []  # and all there ever were
        self.connections: dict[int, Connection] = {}
        self.is_calm = False  # towards the end nobody leaves or fools around
        self.errors: list[str] = []

    def connect(self, url: str, **_: Any) -> Connection:
        """In place of websockets.connect: the number of the device is in the address."""
        number = int(url.rpartition("#")[2])
        connection = self.servers.connect(number)
        self.connections[number] = connection
        self.past[number - 1].connections.append(connection)
        return connection

    async def over_http(self, ask: Callable[[Api], Coroutine[Any, Any, wire.Key]]) -> wire.Key | None:
        """A request whose answer may be lost on the way."""
        for _ in range(20):
            with contextlib.suppress(OSError, TimeoutError, Refused):
                process = self.servers.any()
                async with asyncio.timeout(PATIENCE):
                    key = await asyncio.ensure_future(ask(process.api))
                if not process.is_dead and (self.is_calm or self.luck.random() > 0.05):
                    return key
            await asyncio.sleep(self.luck.uniform(0.2, 2.0))
        return None

    async def arrive(self, key: wire.Key | None, room: str) -> Device:
        number = len(self.past) + 1
        device = Device(self, key, room, number)
        device.url += f"#{number}"
        self.devices.append(device)
        self.past.append(device)
        await device.__aenter__()
        return device

    async def depart(self, device: Device) -> None:
        if device in self.devices:
            self.devices.remove(device)
            await device.__aexit__(None, None, None)

    async def reload(self, device: Device) -> Device:
        """The page is loaded again: the key is kept, and nothing else."""
        await self.depart(device)
        await asyncio.sleep(self.luck.uniform(0.0, 3.0))
        again = await self.arrive(device.key, device.code)
        again.given = device.given
        return again

    async def live(self, device: Device) -> None:
        """One person's evening."""
        luck = self.luck
        while device in self.devices:
            await asyncio.sleep(luck.expovariate(1.5))
            try:
                async with asyncio.timeout(120):
                    device = await self._act(device)
            except RefusedByServer as refusal:
                if refusal.reason in {"gone", "removed", "closed", "old"}:
                    return
            except TimeoutError:
                pass

    async def _act(self, device: Device) -> Device:
        luck, frame = self.luck, device.frame
        fun = 0.0 if self.is_calm else luck.random()
        if fun > 0.985:
            return await self.reload(device)
        if fun > 0.97 and device.key is not None:
            await device.say(wire.Stick(new_id(), "cheese"))
        elif self._may_begin(device):
            assert device.room is not None
            await device.say(wire.Begin(new_id(), device.room.match))
        elif frame is not None and frame.undo and fun > 0.8:
            await device.say(wire.Undo(new_id(), frame.match, frame.version, frame.seat))
        elif frame is not None and frame.turn in device.seats and not frame.over:
            if frame.seat != frame.turn:
                await device.face(frame.turn)
            elif frame.moves:
                await device.try_to_play(luck.choice(frame.moves), frame)
        elif frame is not None and frame.over and device.key is not None and device.room is not None:
            await device.say(wire.Again(new_id(), device.room.match))
        return device

    def _may_begin(self, device: Device) -> bool:
        """The host begins once somebody sits on every chair that is kept for people, or it is late."""
        room = device.room
        if room is None or room.phase != "lobby" or room.sealing or device.key is None or device.key.guest != 0:
            return False
        return self.is_calm or all(chair.kind != "open" for chair in room.chairs) or self.luck.random() < 0.1
