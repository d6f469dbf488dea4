"""Slips that a server passes on between two devices, and nothing else."""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any

import pytest

from cheeseboard.table.table import Refused
from cheeseboard.web.meetings import (
    CALL_STAYS,
    CALLS,
    MEETINGS,
    STAYS,
    CallAnswer,
    Meetings,
    NewMeeting,
    SlipLeft,
    WithKey,
)
from tests.web.server import Server

HOUSE = "https://games.example"


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def asked(server: Server, path: str, said: Any = None, method: str | None = None) -> tuple[int, dict[str, str], Any]:
    """As a page of another web space asks."""
    headers = {"Origin": HOUSE, "Sec-Fetch-Site": "cross-site", "Content-Type": "application/json"}
    body = None if said is None else json.dumps(said).encode()
    wanted = urllib.request.Request(server.url + path, body, headers, method=method)  # noqa: S310
    with urllib.request.urlopen(wanted, timeout=20) as answer:  # noqa: S310
        text = answer.read()
        return answer.status, dict(answer.headers), json.loads(text) if text else None


def test_two_houses_on_another_web_space_exchange_their_slips(server: Server) -> None:
    _, _, meeting = asked(server, "/api/meetings", {})
    calls = f"/api/meetings/{meeting['code']}/calls"
    status, headers, left = asked(server, calls, {"slip": "invitation"})
    assert status == 201 and headers["access-control-allow-origin"] == "*"
    assert asked(server, f"{calls}/{left['call']}")[2] == {"slip": None}

    waiting = asked(server, f"{calls}?key={meeting['key']}")[2]
    assert waiting == [{"call": left["call"], "slip": "invitation"}]
    asked(server, f"{calls}/{left['call']}/answer", {"key": meeting["key"], "slip": "answer"})
    assert asked(server, f"{calls}/{left['call']}")[2] == {"slip": "answer"}
    assert asked(server, f"{calls}?key={meeting['key']}")[2] == []


def test_a_browser_may_ask_beforehand(server: Server) -> None:
    status, headers, _ = asked(server, "/api/meetings/mika-tolu/calls", method="OPTIONS")
    assert status == 204
    assert headers["access-control-allow-origin"] == "*"
    assert headers["access-control-allow-headers"] == "content-type"


@pytest.mark.parametrize("slip", ["x" * 1001, "<b>", "two words", "../.."])
def test_what_is_no_slip_is_refused(server: Server, slip: str) -> None:
    _, _, meeting = asked(server, "/api/meetings", {})
    with pytest.raises(urllib.error.HTTPError) as refused:
        asked(server, f"/api/meetings/{meeting['code']}/calls", {"slip": slip})
    refused.value.close()
    assert refused.value.code == 400


def test_nobody_answers_without_the_key() -> None:
    async def tries() -> None:
        meetings = Meetings()
        made = await meetings.open_meeting(NewMeeting())
        call = await meetings.leave_call(made.code, SlipLeft("invitation"))
        for key in ("", "x", made.key[:-1]):
            with pytest.raises(Refused):
                await meetings.see_calls(made.code, WithKey(key))
            with pytest.raises(Refused):
                await meetings.answer_call(made.code, call.call, CallAnswer(key, "false"))
        assert (await meetings.see_answer(made.code, call.call)).slip is None

    asyncio.run(tries())


def test_nothing_is_kept_for_long_and_never_too_much() -> None:
    async def tries() -> None:
        clock = Clock()
        meetings = Meetings(clock)
        made = [await meetings.open_meeting(NewMeeting()) for _ in range(MEETINGS)]
        with pytest.raises(Refused, match="too many meetings"):
            await meetings.open_meeting(NewMeeting())
        first = made[0]
        calls = [await meetings.leave_call(first.code, SlipLeft("invitation")) for _ in range(CALLS)]
        with pytest.raises(Refused, match="too many want"):
            await meetings.leave_call(first.code, SlipLeft("invitation"))

        clock.now += CALL_STAYS
        with pytest.raises(Refused, match="no such call"):
            await meetings.see_answer(first.code, calls[0].call)
        assert await meetings.see_calls(first.code, WithKey(first.key)) == []
        clock.now += STAYS - 1
        await meetings.leave_call(first.code, SlipLeft("invitation"))  # somebody with the key has looked since
        with pytest.raises(Refused, match="no such meeting"):
            await meetings.leave_call(made[1].code, SlipLeft("invitation"))
        await meetings.open_meeting(NewMeeting())

    asyncio.run(tries())
