"""Dragging, where it feels natural: it ends like taps on the same things, and only a place that takes the card does."""

import re
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import wait_for_turn
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.long import cases, usually


def sit_down(page: Page, game: str) -> None:
    page.locator("a.box", has_text=game).click()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Mouse:
    """A mouse on a wide table."""

    screen: ClassVar[dict[str, Any]] = {"viewport": DESKTOP}

    def __init__(self, page: Page) -> None:
        self.page = page

    def pull(self, card: Locator, to: tuple[float, float]) -> None:
        self.page.mouse.move(*middle(card))
        self.page.mouse.down()
        self.page.mouse.move(to[0] - 20, to[1] - 10, steps=4)
        self.page.mouse.move(*to)

    def let_go(self) -> None:
        self.page.mouse.up()


class Finger:
    """A finger on a phone: real touches, as the browser gets them from the glass."""

    screen: ClassVar[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

    def __init__(self, page: Page) -> None:
        self.glass = page.context.new_cdp_session(page)

    def touch(self, what: str, *points: tuple[float, float]) -> None:
        self.glass.send(
            "Input.dispatchTouchEvent", {"type": what, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def pull(self, card: Locator, to: tuple[float, float]) -> None:
        (x, y), steps = middle(card), 6
        self.touch("touchStart", (x, y))
        for step in range(1, steps + 1):
            self.touch("touchMove", (x + (to[0] - x) * step / steps, y + (to[1] - y) * step / steps))

    def let_go(self) -> None:
        self.touch("touchEnd")


with_either = pytest.mark.parametrize("hand", cases([Mouse, Finger], [Finger]), ids=["mouse", "finger"])


@usually
@with_either
def test_cheese_rescue(visitor: Visitor, hand: type[Mouse | Finger]) -> None:
    page = visitor(**hand.screen)
    holds = hand(page)
    sit_down(page, "Cheese Rescue")
    card, cell = page.locator(".hand .kind.legal").first, page.locator(".cell[data-drop]").first
    name, place = (cell.get_attribute(each) or "" for each in ("data-drop", "aria-label"))
    holds.pull(card, middle(cell))
    expect(page.locator(".cell.aimed")).to_have_attribute("data-drop", name)
    expect(page.locator(".ghost")).to_have_count(1)
    holds.let_go()
    expect(page.locator(".ghost, .aimed")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cell[aria-selected=true]")).to_have_count(1)
    log = page.locator(".log > ol")
    page.locator(".acts button.go").click()
    expect(log).to_contain_text(place.removeprefix("Free, "))


LAG = """async ([x, y]) => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    const { left, right, top, bottom } = document.querySelector(".ghost").getBoundingClientRect();
    return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
}"""


@with_either
def test_a_dragged_card_is_where_the_hand_is(visitor: Visitor, hand: type[Mouse | Finger]) -> None:
    """Not where it was 120 ms ago: two pictures after a long pull it has arrived."""
    page = visitor(**hand.screen, reduced_motion="no-preference")
    holds = hand(page)
    sit_down(page, "Cheese Rescue")
    card = page.locator(".hand .kind.legal").first
    box = card.bounding_box()
    assert box is not None
    to = (box["x"] + box["width"] / 2 + 30, box["y"] - 260)
    holds.pull(card, to)
    duration = page.locator(".ghost").evaluate("one => getComputedStyle(one).transitionDuration")
    assert {float(each.strip().removesuffix("s")) for each in duration.split(",")} == {0.0}
    assert page.evaluate(LAG, list(to)) < max(box["width"], box["height"])
    holds.let_go()


@with_either
def test_a_card_let_go_elsewhere_goes_back(visitor: Visitor, hand: type[Mouse | Finger]) -> None:
    page = visitor(**hand.screen)
    holds = hand(page)
    sit_down(page, "Cheese Rescue")
    holds.pull(page.locator(".hand .kind.legal").first, middle(page.locator("header h1")))
    holds.let_go()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".hand .picked, .acts button.go")).to_have_count(0)


@with_either
def test_go_da_cheese(visitor: Visitor, hand: type[Mouse | Finger]) -> None:
    """To a cheese: there the three begin, and this card is the first of them."""
    page = visitor(**hand.screen)
    holds = hand(page)
    sit_down(page, "Go da Cheese!")
    card = page.locator(".hand .card").nth(1)
    what = card.get_attribute("aria-label") or ""
    holds.pull(card, middle(page.locator(".row").nth(2).locator(".cheese")))
    expect(page.locator(".row.aimed")).to_have_attribute("data-drop", "3")
    holds.let_go()
    expect(page.locator(".cheese.picked")).to_have_accessible_name(re.compile("3"))
    page.locator(".acts button.go").click()
    expect(page.locator(".hand .card.picked")).to_have_attribute("aria-label", what)
    page.locator(".acts button.go").click()
    expect(page.locator(".hand .card")).to_have_count(2)

    expect(page.locator(".row[data-drop]")).to_have_count(1)
    holds.pull(page.locator(".hand .card").first, middle(page.locator(".row").nth(3).locator(".cheese")))
    holds.let_go()
    expect(page.locator(".hand .card.picked")).to_have_count(1)
    page.locator(".acts button.go").click()
    expect(page.locator(".hand .card")).to_have_count(1)


@with_either
def test_cheese_chase(visitor: Visitor, hand: type[Mouse | Finger]) -> None:
    """Into the hand: chosen and played in one gesture."""
    page = visitor(**hand.screen)
    holds = hand(page)
    sit_down(page, "Cheese Chase")
    for step in ["Look", "Draw"]:
        expect(page.locator(".own .now")).to_have_text(step)
        holds.pull(page.locator(".board .legal").first, middle(page.locator("[data-drop=hand]")))
        expect(page.locator(".aimed")).to_have_count(1)
        holds.let_go()
        expect(page.locator(".own .now")).not_to_have_text(step)
    expect(page.locator(".board .two .gap")).to_have_count(0)
    expect(page.locator("[data-drop]")).to_have_count(0)
