"""Friends' devices in a house without a server: what they may ask of its hall, and how much."""

import asyncio
import json
from collections.abc import Awaitable
from typing import Any

import pytest

from cheeseboard.house.home import GUEST_LINES
from tools.house.rehearsal import Tab

GUEST = "guest-1"
ROOM = {"game": "alles-kaese", "chairs": [{"kind": "me"}, {"kind": "open", "bot": "mia"}]}


def run(work: Awaitable[Any]) -> Any:
    async def soon() -> Any:
        async with asyncio.timeout(60):
            return await work

    return asyncio.run(soon())


class Household(Tab):
    """The device's own tab, and a friend's device beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[dict[str, Any]] = []  # to the guest
        self.asked = 0

    def hear(self, tab: str, text: str) -> None:
        if tab == GUEST:
            self.told.append(json.loads(text))
        else:
            super().hear(tab, text)

    def from_guest(self, message: Any) -> None:
        self.home.hear(GUEST, message if isinstance(message, str) else json.dumps(message), True)

    async def until(self, count: int) -> None:
        while len(self.told) < count:  # noqa: ASYNC110 - nothing else is going on
            await asyncio.sleep(0)

    async def guest_asks(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        self.asked += 1
        before = len(self.told)
        self.from_guest({"type": "ask", "id": self.asked, "method": method, "path": path, "body": json.dumps(body)})
        await self.until(before + 1)
        found = next(each for each in self.told if each["type"] == "answer" and each["id"] == self.asked)
        return found["status"], json.loads(found["body"])


async def opened() -> tuple[Household, str]:
    house = Household()
    await house.home.open()
    key = await house.ask("POST", "/api/rooms", ROOM)
    return house, key["room"]


def test_a_guest_comes_in_and_gets_frames() -> None:
    async def comes() -> list[dict[str, Any]]:
        house, code = await opened()
        status, seen = await house.guest_asks("GET", f"/api/rooms/{code}")
        assert (status, seen["code"]) == (200, code)
        _, key = await house.guest_asks("POST", f"/api/rooms/{code}/guests", {"name": "Mika"})
        hello = {"type": "hello", "protocol": 1, "room": code, "token": key["token"]}
        before = len(house.told)
        house.from_guest({"type": "say", "line": 1, "text": json.dumps(hello)})
        await house.until(before + 2)
        (live,) = house.home.hall.rooms.values()
        assert len(live.lines) == 1
        house.home.gone(GUEST)
        assert len(live.lines) == 0
        await house.home.hall.close()
        return house.told[before:]

    told = run(comes())
    assert [json.loads(each["text"])["type"] for each in told][:2] == ["welcome", "room"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/rooms", ROOM),
        ("POST", "/api/records", {"text": "{}"}),
        ("GET", "/api/replays/x", None),
        ("GET", "/api/about", None),
    ],
)
def test_what_is_not_about_a_room_is_not_there_for_guests(method: str, path: str, body: Any) -> None:
    async def asks() -> int:
        house, _ = await opened()
        status, _ = await house.guest_asks(method, path, body)
        await house.home.hall.close()
        return status

    assert run(asks()) == 404


def test_a_guest_may_not_guess_many_codes() -> None:
    async def guesses() -> tuple[list[int], int]:
        house, code = await opened()
        house.home.guests.messages.burst = 1e9  # messages are counted in another test
        found = [(await house.guest_asks("GET", f"/api/rooms/baba-ba{number:02}"))[0] for number in range(70)]
        seen = await house.ask("GET", f"/api/rooms/{code}")  # the device's own tabs are free
        await house.home.hall.close()
        return found, seen["match"]

    found, match = run(guesses())
    assert found[0] == 404 and found[-1] == 429
    assert match == 0


def test_whatever_a_guest_says_the_hall_goes_on() -> None:
    async def babbles() -> tuple[list[dict[str, Any]], int]:
        house, code = await opened()
        for nonsense in ("", "{", "[]", '{"type": "ask"}', '{"type": "say", "line": "x"}', "\ud83e", "[" * 100_000):
            house.from_guest(nonsense)
        for number in range(GUEST_LINES + 20):
            house.from_guest({"type": "say", "line": number, "text": "hello?"})
        lines = len(house.home.lines)
        for _ in range(100):
            house.from_guest({"type": "say", "line": 0, "text": "hello?"})
        status, _ = await house.guest_asks("GET", f"/api/rooms/{code}")
        assert status == 429  # too many messages
        assert (await house.ask("GET", f"/api/rooms/{code}"))["code"] == code
        await house.home.hall.close()
        return house.told, lines

    told, lines = run(babbles())
    assert lines == GUEST_LINES
    assert any(each["type"] == "close" for each in told)
