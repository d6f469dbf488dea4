"""What people do at a table of Alles Käse!, by mouse or by keyboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import is_without_server

CAN_ACT = ".legal, .tray .acts button.go"
OVER = ".score"
WITH_OTHERS = {"With friends", "Table and pockets"}


def start(page: Page, players: int = 2, way: str = "Play") -> None:
    """From the first page to the table."""
    page.locator("a.box", has_text="Alles Käse!").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    choose_way(page, way)
    if way == "On this device":  # everybody has a name and a face already
        page.get_by_role("dialog", name="Who plays?").get_by_role("button", name="Begin").click()


def choose_way(page: Page, way: str) -> None:
    """How a match is to be played, on the page of its game."""
    if way in WITH_OTHERS and is_without_server(page):
        pytest.skip("friends come in another way here, which test_phones.py tries")
    page.get_by_role("button", name=way, exact=way == "Play").click()


def give_chair(page: Page, seat: int, who: str) -> None:
    """The host says who plays from a seat."""
    page.get_by_role("button", name=re.compile("^Who plays from")).nth(seat).click()
    page.get_by_role("dialog", name="Who plays here?").get_by_role("button", name=who).click()


TOLD = "(log => log ? log.start - 1 + log.children.length : 0)(document.querySelector('.log > ol'))"


def told(page: Page) -> int:
    """How many lines the log has, also where only the last of them are shown."""
    return int(page.evaluate(TOLD))


def wait_for_news(page: Page, before: int) -> None:
    page.wait_for_function(f"before => {TOLD} > before || document.querySelector('.score')", arg=before)


def wait_for_turn(page: Page) -> bool:
    """Whether there is something to do; otherwise the game is over."""
    page.locator(f"{CAN_ACT}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def play(page: Page) -> None:
    """One move: a card that can be had, then the yellow button."""
    if page.locator(".acts button.go").count() == 0:
        page.locator(".legal").first.click()
    before = told(page)
    page.locator(".acts button.go").click()
    wait_for_news(page, before)


def play_to_the_end(page: Page, one: Callable[[Page], None] = play) -> int:
    """All my moves; how many they were."""
    moves = 0
    while wait_for_turn(page):
        one(page)
        moves += 1
        assert moves < 100, "this game does not end"
    return moves


def play_together(*pages: Page) -> None:
    """Two or more browsers at one table, to the end: each plays whenever it can."""
    for _ in range(80):
        if pages[0].locator(OVER).count():
            return
        for page in pages:
            if page.locator(".legal").count():
                if page.locator(".acts button.go").count() == 0:
                    page.locator(".legal").first.click()
                page.locator(".acts button.go").click()
        pages[0].wait_for_timeout(60)


def press_until(page: Page, key: str, selector: str, most: int = 60) -> None:
    """A key, until what has the focus is what somebody looks for."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {selector}")


def play_by_keyboard(page: Page) -> None:
    if page.locator(".acts button.go").count() == 0:
        press_until(page, "Tab", ".legal")
        page.keyboard.press("Enter")
    press_until(page, "Tab", ".acts button.go")
    before = told(page)
    page.keyboard.press("Enter")
    wait_for_news(page, before)


def scores(page: Page) -> list[str]:
    return page.locator(".score strong").all_inner_texts()


def expect_no_sideways_scrolling(page: Page) -> None:
    wide, room = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= room


def expect_turn(page: Page) -> None:
    expect(page.locator(CAN_ACT).first).to_be_visible()
