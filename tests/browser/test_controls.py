"""Every control on every page, measured: a finger hits it."""

import pytest
from playwright.sync_api import Page

from tests.browser.acts import choose_way
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.long import cases

# A link in a line of small print is as high as its line.
SMALL_PRINT = "/assets/", "fonts-OFL.txt"
# What can be pressed and is smaller than that; a finished table, which nobody plays on any more, is as large as it has room.
TOO_SMALL = """([least, print]) => [...document.querySelectorAll("button, a[href], select, input:not([type=range]), summary")]
    .filter((one) => one.checkVisibility({ opacityProperty: false, visibilityProperty: true }) && !one.closest("[inert], .fits"))
    .filter((one) => !print.some((part) => (one.href ?? "").includes(part)))
    .map((one) => [one, (one.tagName === "INPUT" && one.closest("label") || one).getBoundingClientRect()])
    .filter(([, { width, height }]) => width > 0 && Math.min(width, height) < least - 0.6)
    .map(([one, { width, height }]) => `${one.outerHTML.slice(0, 120)} ${Math.round(width)} x ${Math.round(height)}`)"""
QUICK_GAME = "/play/cheese?seats=2&max_flips=2&cards=[10,0,0,0,0]"
AROUND = ("/daily", "/evening", "/mine", "/puzzles/alles-kaese", "/lab/alles-kaese", "/learn/cheese-chase")


def expect_large_enough(page: Page, least: int) -> None:
    page.wait_for_function("() => document.querySelectorAll('button, a[href]').length > 2")
    page.wait_for_timeout(200)  # what opens has opened
    assert page.evaluate(TOO_SMALL, [least, list(SMALL_PRINT)]) == []


@pytest.mark.parametrize(("child", "least"), cases([(False, 48), (True, 60)], [(True, 60)]), ids=["usual", "big"])
def test_every_control_is_large_enough_for_a_finger(visitor: Visitor, child: bool, least: int) -> None:
    page = visitor(viewport=PHONE, script=QUICK.replace("steady: false", f"steady: false, child: {str(child).lower()}"))
    root = page.url.rstrip("/")
    page.locator("a.box").nth(4).wait_for()
    expect_large_enough(page, least)
    page.get_by_role("button", name="Settings").click()
    expect_large_enough(page, least)
    page.keyboard.press("Escape")
    for path in AROUND:
        page.goto(root + path)
        expect_large_enough(page, least)
    page.goto(root + QUICK_GAME)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    expect_large_enough(page, least)
    page.get_by_role("button", name="Play", exact=True).click()
    flip = page.get_by_role("button", name="Flip", exact=True)
    flip.wait_for()
    expect_large_enough(page, least)
    flip.click()
    page.locator(".ledgers").wait_for()
    expect_large_enough(page, least)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    expect_large_enough(page, least)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("dialog").locator("p").nth(2).wait_for()
    expect_large_enough(page, least)
    page.goto(f"{root}/play/alles-kaese")
    choose_way(page, "With friends")
    page.locator(".code").wait_for()
    expect_large_enough(page, least)
