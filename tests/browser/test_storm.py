"""Evenings in a browser without a server: two tabs of one house play while its hall is killed, a tab is closed, storage is evicted.

What both said and heard is written down on the way, and judged as a simulated evening is (tests/storm): it can have happened one
after the other, and everything acknowledged is kept, once.
"""

import random
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from cheeseboard.rooms import wire
from cheeseboard.rooms.deeds import Moved, read_deed
from tests import history
from tests.browser.acts import CAN_ACT, OVER, play, start, told, wait_for_turn
from tests.browser.conftest import Home
from tests.browser.house import DEEDS, WebSpace, hall_of, wait_until_awake
from tests.long import LONG

ROUNDS = 60 if LONG else 8
TAP = """
{
    window.heard = [];
    const note = (text, kind) => {
        const said = JSON.parse(text);
        if (said.type === kind) window.heard.push([Date.now(), kind, said.text]);
    };
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (data) {
        if (data?.text) note(data.text, "say");
        return post.call(this, data);
    };
    const way = Object.getOwnPropertyDescriptor(BroadcastChannel.prototype, "onmessage");
    Object.defineProperty(BroadcastChannel.prototype, "onmessage", {
        ...way,
        set(hear) {
            way.set.call(this, (event) => {
                if (event.data?.text) note(event.data.text, "tell");
                hear(event);
            });
        },
    });
}
"""
TICK = 1  # milliseconds by which a browser's clock may be late


class Asked:
    """A request of one tab, and its answer."""

    def __init__(self, request: Any, began: float) -> None:
        self.request, self.began, self.ended = request, began, float("inf")
        self.answer: wire.Done | None = None
        self.refused = ""

    def hears(self, told: Any, now: float) -> None:
        if isinstance(told, wire.Done) or told.reason not in history.UNSURE:
            self.ended = now
            self.answer, self.refused = (told, "") if isinstance(told, wire.Done) else (None, told.reason)


def asked_in(heard: list[Any]) -> dict[str, Asked]:
    """What a tab wanted to be done, by id; what was said again began when it was said first."""
    asked: dict[str, Asked] = {}
    for now, kind, text in heard:
        said = wire.read_request(text) if kind == "say" else wire.read_message(text)
        if isinstance(said, wire.DeedRequest):
            asked.setdefault(said.id, Asked(said, now - TICK))
        elif isinstance(said, wire.Done | wire.NotDone) and said.id in asked:
            asked[said.id].hears(said, now + TICK)
    return asked


def judge(tabs: list[dict[str, Asked]], deeds: list[dict[str, Any]]) -> int:
    """How many requests were acknowledged, each of them rightly."""
    bodies = {deed["mid"]: read_deed(deed["body"].encode()) for deed in deeds}
    assert [deed["number"] for deed in deeds] == [*range(1, len(deeds) + 1)]
    assert len(bodies) == len(deeds), "the same message counted twice"
    everything = [one for tab in tabs for one in tab.values()]
    for one in everything:
        is_kept = f"0:{one.request.id}" in bodies
        assert is_kept or one.answer is None, f"{one.request} was acknowledged and is lost"
        assert not (is_kept and one.refused), f"{one.request} was refused ({one.refused}) and has happened"
    goes_on = any(isinstance(deed, Moved) and ":" not in mid for mid, deed in bodies.items())
    known = [history.told(one.request, one.began, one.ended, one.answer, one.refused) for one in everything]
    assert history.is_linearizable([one for one in known if one is not None], goes_on=goes_on)
    return sum(one.answer is not None for one in everything)


def keeper(*pages: Page) -> Page:
    """The tab that keeps the hall."""
    return next(page for page in pages if page.workers)


def two_tabs(space: WebSpace, home: Home) -> tuple[Page, Page]:
    """Of one house, at one table."""
    context = home(space.url, service_workers="block")
    context.add_init_script(TAP)
    first = context.new_page()
    first.goto(space.url)
    wait_until_awake(first)
    start(first, players=6)
    wait_for_turn(first)
    second = context.new_page()
    second.goto(first.url)
    wait_until_awake(second)
    wait_for_turn(second)
    return first, second


def evict(page: Page) -> None:
    """As a browser does that runs out of room: everything kept here is gone, and whoever has it open is cut off."""
    place = urlsplit(page.url)
    wanted = {"origin": f"{place.scheme}://{place.netloc}", "storageTypes": "indexeddb"}
    page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", wanted)


def test_two_tabs_and_a_hall_that_is_killed(space: WebSpace, home: Home) -> None:
    dice = random.Random(22)
    first, second = two_tabs(space, home)
    for number in range(ROUNDS):
        one, other = dice.sample([first, second], 2)
        if not (wait_for_turn(one) and wait_for_turn(other)):
            break
        if number % 2:
            hall_of(keeper(first, second)).evaluate(
                "after => setTimeout(() => self.close(), after)", dice.randrange(400)
            )
        if other.locator(CAN_ACT).count() and number % 3 == 0:
            other.evaluate("document.querySelector('.acts button.go')?.click()")  # both at once
        if one.locator(CAN_ACT).count():
            play(one)
    heard = [first.evaluate("heard")]
    before = told(second)
    first.close()
    if wait_for_turn(second):
        play(second)
        assert told(second) > before or second.locator(OVER).count()
    heard.append(second.evaluate("heard"))
    assert judge([asked_in(each) for each in heard], second.evaluate(DEEDS)) > ROUNDS // 2


@pytest.mark.parametrize("is_killed", [False, True])
def test_two_tabs_and_a_browser_that_throws_everything_away(space: WebSpace, home: Home, *, is_killed: bool) -> None:
    """Both are told that the room is gone, nothing is acknowledged that is not kept, and the house goes on with the next match."""
    first, second = two_tabs(space, home)
    for tab in (first, second, first):
        if wait_for_turn(tab) and tab.locator(CAN_ACT).count():
            play(tab)
    assert judge([asked_in(tab.evaluate("heard")) for tab in (first, second)], second.evaluate(DEEDS)) >= 2
    before = [tab.evaluate("heard.length") for tab in (first, second)]

    evict(first)
    if is_killed:
        hall_of(keeper(first, second)).evaluate("() => self.close()")
    if first.locator(CAN_ACT).count():
        first.evaluate("(document.querySelector('.acts button.go') ?? document.querySelector('.legal'))?.click()")
        first.evaluate("document.querySelector('.acts button.go')?.click()")
    for tab in (first, second):
        tab.get_by_role("heading", name="No such room").wait_for(timeout=60_000)
        tab.get_by_role("link", name="Home").click()
    start(second, players=6)
    assert wait_for_turn(second)
    play(second)
    heard = [tab.evaluate(f"heard.slice({number})") for tab, number in zip((first, second), before, strict=True)]
    assert judge([asked_in(each) for each in heard], second.evaluate(DEEDS)) >= 1


def test_what_is_lost_or_happens_twice_is_seen() -> None:
    """Otherwise the test above would show nothing."""

    def line(mid: str, version: int, answer: str) -> list[Any]:
        say = f'{{"type":"move","id":"{mid}","match":1,"version":{version},"seat":0,"move":"roll"}}'
        return [[100.0 * version, "say", say], [100.0 * version + 50, "tell", answer]]

    def deed(number: int, mid: str) -> dict[str, Any]:
        return {"number": number, "mid": mid, "body": '{"type":"moved","seat":0,"move":"roll"}'}

    done = '{{"type":"done","id":"{}","match":1,"version":{}}}'.format
    tab = [*line("a", 1, done("a", 2)), *line("b", 2, done("b", 3))]
    kept = [deed(1, "0:a"), deed(2, "0:b")]
    assert judge([asked_in(tab)], kept) == 2
    stale = line("b", 2, '{"type":"refused","id":"b","reason":"stale","facts":{}}')
    for heard, deeds in (
        (tab, kept[:1]),  # acknowledged, and lost
        (tab, [*kept, deed(3, "0:a")]),  # twice
        ([*line("a", 1, done("a", 2)), *stale], kept),  # refused, and done
        ([*tab, *line("c", 1, done("c", 4))], [*kept, deed(3, "0:c")]),  # at a table that had gone on
    ):
        with pytest.raises(AssertionError):
            judge([asked_in(heard)], deeds)
