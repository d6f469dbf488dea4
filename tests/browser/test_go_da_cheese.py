"""A table of Go da Cheese! in the browser: the ring, the hand, and the show at the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import (
    expect_no_sideways_scrolling,
    play,
    play_by_keyboard,
    play_to_the_end,
    press_until,
    scores,
    wait_for_turn,
)
from tests.browser.conftest import PHONE, Visitor
from tests.browser.test_access import expect_access

MOVES = 4 + 5 * 4  # four times three cards are drawn, five times a cheese and three cards chosen
QUICKLY = "localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'fast', language: 'en'}))"


def sit_down(page: Page, players: int = 3) -> None:
    page.locator("a.box", has_text="Go da Cheese!").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)


def cards_in_hand(page: Page) -> int:
    return page.locator(".hand button").count()


def test_a_match_by_mouse(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page)
    assert play_to_the_end(page) == MOVES
    assert len(scores(page)) == 3
    assert sum(int(points) for points in scores(page)) > 0


def test_a_match_by_keyboard(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page)
    assert play_to_the_end(page, play_by_keyboard) == MOVES


def test_a_match_on_a_phone(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE, has_touch=True)
    sit_down(page)

    def tap(page: Page) -> None:
        expect_no_sideways_scrolling(page)
        play(page)

    assert play_to_the_end(page, tap) == MOVES
    expect_no_sideways_scrolling(page)


def test_the_rule_says_where_three_cards_go(visitor: Visitor) -> None:
    """The chosen cheese and the next two, round the ring; a card is shown there before it is laid."""
    page = visitor()
    sit_down(page)
    page.get_by_role("button", name=re.compile("^Cheese 6,")).click()
    expect(page.locator(".row:has(.slot) .flag")).to_have_text(["1", "2", "6"])
    expect(page.get_by_role("button", name="Draw three")).to_be_visible()
    page.get_by_role("button", name="Begin here").click()
    expect(page.get_by_role("heading", name="Which card hides at cheese 6?")).to_be_visible()

    page.locator(".hand .legal").first.click()
    expect(page.locator(".now .tried .down")).to_be_visible()
    page.get_by_role("button", name="Lay it face down").click()
    expect(page.get_by_role("list", name="The line at cheese 6").get_by_role("listitem")).to_have_text(
        re.compile(r"^\W*A?\W*Place 1: your .*, face down\.$")
    )
    expect(page.locator(".now .flag")).to_have_text("1")


def test_arrow_keys_go_round_the_ring(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page)
    press_until(page, "Tab", ".cheese.legal")
    first = page.evaluate("document.activeElement.ariaLabel")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.ariaLabel")

    assert first.startswith("Cheese 1,")
    assert second.startswith("Cheese 2,")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_is_a_show(visitor: Visitor, theme: str) -> None:
    """It can be held, wound on to the next cheese, and skipped; and axe finds nothing at any time."""
    page = visitor(color_scheme=theme, reduced_motion="no-preference")
    sit_down(page)
    expect_access(page)
    while "2 of 9" not in page.locator(".prog").inner_text():
        play(page)
        wait_for_turn(page)
    page.locator(".cheese.legal").first.click()
    expect_access(page)
    while cards_in_hand(page) != 1 or "9 of 9" not in page.locator(".prog").inner_text():
        play(page)
        wait_for_turn(page)
    page.add_init_script(QUICKLY)
    page.reload()
    assert wait_for_turn(page)
    play(page)

    stage = page.locator(".stage")
    stage.wait_for(timeout=60_000)
    page.get_by_role("button", name="Pause").click()
    told = page.locator(".ask h2").inner_text()
    page.wait_for_timeout(2_500)
    expect(page.locator(".ask h2")).to_have_text(told)
    expect_access(page)
    expect_no_sideways_scrolling(page)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".ask h2")).to_have_text("All done at cheese 1.")
    expect(stage.get_by_role("heading", name="Cheese 2 of 6")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".score")).to_be_visible()
    expect_access(page)
