"""Who comes in the evening: devices with the real client, whose people play, take back, send stickers, leave and return."""

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from math import inf
from typing import Any

import msgspec

from cheeseboard.rooms import wire
from cheeseboard.table.table import Refused
from cheeseboard.web.client import Answer, Guest, RefusedByServer, new_id
from tests.storm.network import Connection
from tests.storm.processes import Process, Servers

PATIENCE = 30.0  # seconds until somebody gives up waiting for an answer over HTTP
LOST = 0.05  # of the answers over HTTP; the half of these before anybody has heard the question


@dataclass(slots=True)
class Asked:
    """A request and what became of it, as its device saw it."""

    id: str
    request: Any
    began: float
    ended: float = inf
    answer: Answer | None = None
    refused: str = ""


class Device(Guest):
    """The real client, which also writes down everything that it says and hears."""

    def __init__(self, evening: "Crowd", key: wire.Key | None, room: str, number: int) -> None:
        super().__init__("http://house", key, room)
        self.evening = evening
        self.number = number
        self.asked: list[Asked] = []
        self.told: list[wire.Frame | wire.Done] = []  # in the order in which it heard them
        self.texts: list[str] = []  # all that came, letter by letter
        self.parted: list[str] = []  # why a line was ended
        self.connections: list[Connection] = []

    @property
    def pending(self) -> list[Any]:
        """What it has asked for and heard nothing of."""
        return [asked.request for asked in self.asked if asked.ended == inf]

    async def _ask(self, request: Any) -> Answer:
        now = self.evening.servers.loop.time
        asked = Asked(request.id, request, now())
        self.asked.append(asked)
        try:
            asked.answer = await super()._ask(request)
        except RefusedByServer as refusal:
            asked.refused = refusal.reason
            raise
        finally:
            asked.ended = now()
        return asked.answer

    async def _hear(self, told: wire.Message) -> None:
        if isinstance(told, wire.Goodbye):
            self.parted.append(told.reason)
        elif isinstance(told, wire.Done):
            self.told.append(told)
        await super()._hear(told)
        frame = self.frame
        if (
            isinstance(told, wire.Frame)
            and frame is not None
            and (frame.match, frame.version) == (told.match, told.version)
        ):
            self.told.append(
                msgspec.structs.replace(frame, since=told.since, difference=None, check=0)
            )  # the whole view


class Crowd:
    """All devices of an evening, and what they keep."""

    def __init__(self, servers: Servers, luck: random.Random, haste: float) -> None:
        self.servers, self.luck, self.haste = servers, luck, haste
        self.devices: list[Device] = []  # that are there now
        self.past: list[Device] = []  # and all there ever were
        self.connections: dict[int, Connection] = {}
        self.is_over = False  # nobody does anything any more
        self.is_calm = False  # towards the end nobody leaves or fools around
        self.is_lost = False  # the browser has thrown the room away

    def connect(self, url: str, **_: Any) -> Connection:
        """In place of websockets.connect: the number of the device is in the address."""
        number = int(url.rpartition("#")[2])
        device = self.past[number - 1]
        connection = self.servers.any().connect(number, device.texts)
        self.connections[number] = connection
        device.connections.append(connection)
        return connection

    async def over_http(self, ask: Callable[[Process], Coroutine[Any, Any, wire.Key]]) -> wire.Key | None:
        """A question that may be lost on the way, and so may be its answer."""
        for _ in range(20):
            with contextlib.suppress(OSError, TimeoutError, Refused):
                lost = 1.0 if self.is_calm else self.luck.random()
                if lost > LOST / 2:
                    key = await asyncio.wait_for(ask(self.servers.any()), PATIENCE)
                    if lost > LOST:
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

    async def go_home(self, device: Device) -> None:
        """Somebody leaves for good, with all devices; the host, too. But somebody stays who is not being sent away."""
        others = [each for each in self.devices if each.key != device.key and each.seats]
        if device.key is not None and any(each.key and each.key.guest not in self._sent_away() for each in others):
            for each in [each for each in self.devices if each.key == device.key]:
                await self.depart(each)

    def _sent_away(self) -> set[int]:
        """Guests who are to be removed, whether the server has heard it yet or not."""
        asked = [
            asked for device in self.past for asked in device.asked if not asked.refused or asked.refused == "gone"
        ]
        return {each.request.guest for each in asked if isinstance(each.request, wire.Remove)}

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
            await asyncio.sleep(luck.expovariate(self.haste))
            if self.is_over:
                return
            try:
                async with asyncio.timeout(120):
                    device = await self._act(device)
            except RefusedByServer as refusal:
                if refusal.reason in {"gone", "removed", "closed", "old", "no-such-room"}:
                    return
            except TimeoutError:
                pass

    async def _act(self, device: Device) -> Device:
        luck, frame, room = self.luck, device.frame, device.room
        fun = 0.0 if self.is_calm else luck.random()
        if fun > 0.985:
            return await self.reload(device)
        if fun > 0.95 and device.key is not None and room is not None:
            await self._fool_around(device, room)
        elif self._may_host(device):
            assert device.key is not None
            await device.say(wire.MakeHost(new_id(), device.key.guest))
        elif self._may_begin(device):
            assert room is not None
            await device.say(wire.Begin(new_id(), room.match))
        elif (seat := self._may_sit(device)) is not None:
            await device.say(wire.Sit(new_id(), seat))
        elif frame is not None and frame.undo and fun > 0.8:
            await device.say(wire.Undo(new_id(), frame.match, frame.version, frame.seat))
        elif frame is not None and frame.turn in device.seats and not frame.over:
            if frame.seat != frame.turn:
                await device.face(frame.turn)
            elif frame.moves:
                await device.try_to_play(luck.choice(frame.moves), frame)
        elif frame is not None and frame.over and device.seats and room is not None:
            await device.say(wire.Again(new_id(), room.match))
        return device

    async def _fool_around(self, device: Device, room: wire.RoomNow) -> None:
        """Whatever people do that is no move."""
        luck = self.luck
        match luck.randrange(7):
            case 0 if device.seats and room.phase != "lobby":
                await device.say(wire.Stand(new_id(), luck.choice(device.seats)))
            case 1 if is_host(device, room):
                heirs = [guest.guest for guest in room.guests if guest.here]
                if heirs:
                    await device.say(wire.MakeHost(new_id(), luck.choice(heirs)))
            case 2 if is_host(device, room) and luck.random() < 0.2:
                others = [guest.guest for guest in room.guests if not guest.host]
                if others:
                    await device.say(wire.Remove(new_id(), luck.choice(others)))
            case 3:
                await device._ask(wire.Ask(new_id(), "odds", "en"))
            case 4 if device.frame is not None:
                before = max(0, device.frame.version - 1)
                await device.say(wire.Move(new_id(), device.frame.match, before, 0, "nonsense"))
            case 5:
                await device.say(wire.Stick(new_id(), "no message of the protocol" * 9))
            case _:
                await device.say(wire.Stick(new_id(), "cheese"))

    def _may_begin(self, device: Device) -> bool:
        """The host begins once somebody sits on every chair that is kept for people, or it is late."""
        room = device.room
        if room is None or room.phase != "lobby" or room.sealing or not is_host(device, room):
            return False
        return self.is_calm or all(chair.kind != "open" for chair in room.chairs) or self.luck.random() < 0.1

    def _may_host(self, device: Device) -> bool:
        """Somebody must, if nothing has begun and the host has gone."""
        room = device.room
        if room is None or room.phase != "lobby" or not device.seats:
            return False
        return not any(guest.host and guest.here for guest in room.guests)

    def _may_sit(self, device: Device) -> int | None:
        """Whoever has no chair takes an open one, now and then."""
        room = device.room
        if room is None or device.key is None or device.seats or room.sealing or self.luck.random() > 0.3:
            return None
        return next((seat for seat, chair in enumerate(room.chairs) if chair.kind == "open"), None)


def is_host(device: Device, room: wire.RoomNow) -> bool:
    return device.key is not None and any(guest.host and guest.guest == device.key.guest for guest in room.guests)
