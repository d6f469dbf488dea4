"""Phones, upright and lying, and the smallest of them: whoever is to move sees what can be done, without scrolling."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import expect_no_sideways_scrolling, play, play_to_the_end, start, wait_for_turn
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.browser.test_access import expect_access
from tests.long import cases

LYING = {"width": 844, "height": 390}
SMALL = {"width": 320, "height": 640}
LOW = {"width": 360, "height": 740}
SHORT = {"width": 390, "height": 740}  # a phone whose browser shows its bars
MOST = {"alles-kaese": 6, "cheese": 6, "cheese-chase": 9, "cheese-rescue": 4, "go-da-cheese": 5}
SEVERAL = {"cheese-chase": 4, "go-da-cheese": 4}
INSIDE = """(thing) => {
    const { top, bottom, left, right } = thing.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


# What sticks out of somebody's place card.
OUTSIDE = """() => [...document.querySelectorAll(".place-card")].flatMap((card) => {
    const end = card.getBoundingClientRect().right + 1;
    return [...card.querySelectorAll(".name, .badge, .st *:not(.sr)")].filter((one) => one.getBoundingClientRect().right > end).map((one) => one.outerHTML);
})"""


def expect_in_sight(page: Page, what: str) -> None:
    things = page.locator(what).all()
    assert things and all(thing.evaluate(INSIDE) for thing in things), what


@pytest.mark.parametrize(("game", "players"), cases([*MOST.items(), *SEVERAL.items()], MOST.items()))
def test_what_can_be_done_is_in_sight(visitor: Visitor, game: str, players: int) -> None:
    page = visitor(f"/play/{game}", viewport=PHONE)
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)
    expect_in_sight(page, ".board .legal, .tray h2, .tray .acts .btn, .tray .hand button")
    assert page.evaluate("document.documentElement.scrollHeight") == PHONE["height"]
    page.set_viewport_size(SHORT)  # type: ignore[arg-type]
    page.wait_for_function("() => document.documentElement.scrollHeight === innerHeight")
    for size in (LYING, LOW, SMALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect_in_sight(page, ".log, .tray h2, .tray .acts .btn, .tray .hand button")
        assert page.evaluate(OUTSIDE) == []
        expect_no_sideways_scrolling(page)
        expect_access(page)


@pytest.mark.parametrize("players", cases([2, 3, 4], [3]))
def test_what_happened_stays_in_sight_while_a_chase_goes_on(visitor: Visitor, players: int) -> None:
    """Slips of memory and doubts are explained below the rows; the line of what happened is not pushed below the tray."""
    page = visitor("/play/cheese-chase", viewport=PHONE)
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    for _ in range(20):
        if not wait_for_turn(page):
            break
        assert page.evaluate("document.documentElement.scrollHeight") == PHONE["height"]
        play(page)


def test_in_a_replay_the_sentence_is_in_sight(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    start(page, 3)
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    for _ in range(3):
        page.get_by_role("button", name="One step on").click()
    line, tray = page.locator(".log > .last"), page.locator(".tray").bounding_box()
    expect(line).to_be_in_viewport(ratio=1)
    told = line.bounding_box()
    assert told is not None
    assert tray is not None
    assert told["y"] + told["height"] <= tray["y"]


SIZES = """() => [...document.querySelectorAll(".board button")].map((one) => [one.offsetWidth, one.offsetHeight])"""


@pytest.mark.parametrize("game", cases(["alles-kaese", "cheese"], ["alles-kaese"]))
@pytest.mark.parametrize(("child", "least"), [(False, 48), (True, 60)], ids=["usual", "big"])
def test_cards_are_large_enough_for_a_finger(visitor: Visitor, game: str, child: bool, least: int) -> None:
    script = QUICK.replace("steady: false", f"steady: false, child: {str(child).lower()}")
    page = visitor(f"/play/{game}", viewport=PHONE, script=script)
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)
    for size in (PHONE, LYING, SMALL):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert min(min(one) for one in page.evaluate(SIZES)) >= least
        expect_no_sideways_scrolling(page)
