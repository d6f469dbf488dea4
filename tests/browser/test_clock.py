"""The room's clock: how much of a turn is left, for those who look and for those who listen."""

import json
import re
import urllib.request

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visitor
from tests.browser.test_access import expect_access
from tests.web.server import Server


def test_a_ring_shrinks_the_last_seconds_are_counted_and_then_a_bot_plays(visitor: Visitor, server: Server) -> None:
    wanted = {
        "game": "alles-kaese",
        "chairs": [{"kind": "me"}, {"kind": "bot"}],
        "settings": {"away": 60, "clock": 12, "pace": 0.0, "own_names": False, "rotate": True, "bot": "otto"},
        "begin": True,
    }
    asked = urllib.request.Request(  # noqa: S310
        f"{server.url}/api/rooms", json.dumps(wanted).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(asked) as answer:  # noqa: S310
        key = json.load(answer)
    rooms = json.dumps({key["room"]: {**key, "game": "alles-kaese", "at": 1}})
    page = visitor(
        f"/r/{key['room']}",
        script=f"localStorage.setItem('cheeseboard-rooms', {json.dumps(rooms)});"
        "localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'instant', language: 'en', sound: false, steady: false}));"
        "const right = Date.now; Date.now = () => right() + (window.wrong ?? 0)",
        viewport=PHONE,
    )
    timer = page.get_by_role("timer")
    expect(timer).to_have_accessible_name(re.compile("1[12] seconds left"))
    page.evaluate("window.wrong = 3_600_000")  # somebody sets the device's clock
    page.wait_for_timeout(300)
    expect(timer).to_have_accessible_name(re.compile("1[12] seconds left"))
    expect(timer.locator("b")).to_have_count(0)
    expect_access(page)
    expect(timer.locator("b")).to_have_text(re.compile("^(10|9|8)$"))
    told = page.get_by_role("log", name="Announcements").get_by_text(re.compile("^Only .* left!$"))
    expect(told).to_have_count(1)
    expect_access(page)
    expect(timer.locator("b")).to_have_text(re.compile("^[1-3]$"))
    expect(told).to_have_count(1)
    expect(page.locator(".notes")).to_contain_text("time is up: a bot has played.")
