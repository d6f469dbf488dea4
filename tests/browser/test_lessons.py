"""Every game's first lesson, done by a learner: by mouse, by keyboard alone, on a phone."""

import time

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.games import names
from cheeseboard.table.lesson import lesson_of
from tests.browser.acts import expect_no_sideways_scrolling, press_until
from tests.browser.conftest import PHONE, Visitor
from tests.browser.test_access import expect_access
from tests.long import FULL, cases, only_in_full, usually

LESSONS = [game for game in names() if lesson_of(game)]
TO_TAP = "main .legal:not(.picked):not([aria-pressed=true]):not([aria-selected=true])"
TO_DO = ".acts button.btn:not(.skim):not([aria-disabled=true])"
DONE = ".acts a.go"


def open_lesson(page: Page) -> None:
    page.locator(f"{TO_TAP}, {TO_DO}").first.wait_for()


def progress(page: Page) -> str:
    return page.locator(".prog").inner_text() + str(page.locator(DONE).count())


def tap(page: Page) -> None:
    """What stands out, then the button."""
    if page.locator(".acts button.go:not([aria-disabled=true])").count() == 0 and page.locator(TO_TAP).count() > 0:
        page.locator(TO_TAP).first.click()
    else:
        page.locator(TO_DO).first.click()


def press(page: Page) -> None:
    if page.locator(".acts button.go:not([aria-disabled=true])").count() == 0 and page.locator(TO_TAP).count() > 0:
        press_until(page, "Tab", TO_TAP)
    else:
        press_until(page, "Tab", TO_DO)
    page.keyboard.press("Enter")


def learn(page: Page, one: object = tap) -> int:
    """The whole lesson; how many steps it had."""
    steps = 0
    while page.locator(DONE).count() == 0:
        before = progress(page)
        for _ in range(4):
            (tap if one is tap else press)(page)
            if progress(page) != before:
                break
        assert progress(page) != before, f"nothing leads on from {before}"
        steps += 1
    return steps


@usually
@pytest.mark.parametrize("game", cases(LESSONS, LESSONS[:1]))
def test_by_mouse(visitor: Visitor, game: str) -> None:
    page = visitor(f"/learn/{game}")
    open_lesson(page)
    found = lesson_of(game)
    assert found is not None
    assert learn(page) == len(found.taught)
    expect_access(page)
    if FULL or game == LESSONS[0]:
        page.get_by_role("button", name="Once more").click()
        expect(page.locator(".prog")).to_have_text(f"1 of {len(found.taught)}")
        open_lesson(page)
        learn(page)
    page.get_by_role("link", name="Now play!").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", cases(LESSONS, LESSONS[1:2]))
def test_by_keyboard_alone(visitor: Visitor, game: str) -> None:
    page = visitor(f"/learn/{game}")
    open_lesson(page)
    learn(page, press)
    expect(page.locator(DONE)).to_be_visible()


@pytest.mark.parametrize("game", cases(LESSONS, LESSONS[3:4]))
def test_on_a_phone_a_wrong_tap_gets_a_kind_word(visitor: Visitor, game: str) -> None:
    page = visitor(f"/learn/{game}", viewport=PHONE, has_touch=True)
    open_lesson(page)
    bubble = page.locator(".says h2").inner_text()
    page.locator(".board").click(position={"x": 60, "y": 5})
    expect(page.locator(".oops")).to_have_text("Almost! Look for the card that stands out.")
    page.locator(".board").click(position={"x": 60, "y": 5})
    expect(page.locator(".oops")).to_contain_text("Not that one yet.")
    assert page.locator(".says h2").inner_text() == bubble
    expect_no_sideways_scrolling(page)
    expect_access(page)
    learn(page)
    expect_no_sideways_scrolling(page)


@only_in_full
@pytest.mark.parametrize("game", ["go-da-cheese"])  # the longest
def test_ninety_seconds(visitor: Visitor, game: str) -> None:
    """With everything that moves, and a second and a half to read and find each thing to tap (added, not waited for). At twice
    the usual speed everything counts twice."""
    page = visitor(
        f"/learn/{game}",
        script="localStorage.setItem('cheeseboard-settings', JSON.stringify({language: 'en', steady: false, speed: 'fast'}))",
        reduced_motion="no-preference",
    )
    open_lesson(page)
    began, reading = time.monotonic(), 0.0
    while page.locator(DONE).count() == 0:
        page.locator(f"{TO_TAP}, {TO_DO}, {DONE}").first.wait_for()
        if page.locator(DONE).count() == 0:
            tap(page)
            reading += 1.5
            page.wait_for_timeout(100)
    assert 2 * (time.monotonic() - began) + reading < 90


def test_it_is_offered_once_with_a_bubble_and_then_with_a_button(visitor: Visitor) -> None:
    page = visitor("/play/cheese-rescue", color_scheme="dark")
    expect(page.locator(".says", has_text="New here?")).to_be_visible()
    expect_access(page)
    page.get_by_role("link", name="Learn in 90 seconds").click()
    open_lesson(page)
    expect_access(page)
    page.get_by_role("link", name="Skip").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.get_by_text("New here?")).to_have_count(0)
    page.get_by_role("link", name="Learn in 90 seconds").click()
    open_lesson(page)


def test_its_words_change_with_the_language(visitor: Visitor) -> None:
    page = visitor("/learn/cheese")
    open_lesson(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.locator(".says h2")).to_contain_text("Niemand weiß, was auf deinem Stapel liegt.")


def test_a_game_that_is_not_there_has_no_lesson(visitor: Visitor) -> None:
    page = visitor("/learn/chess")
    expect(page.get_by_role("heading", name="Nothing here but crumbs")).to_be_visible()
