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
from tests.browser.conftest import PHONE, THEMES, Visitor
from tests.browser.test_access import expect_access
from tests.long import LONG, cases, in_both_houses, only_in_full

MOVES = 4 + 5 * 4  # four times three cards are drawn, five times a cheese and three cards chosen
QUICKLY = "localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'fast', language: 'en', steady: false}))"


def sit_down(page: Page, players: int = 3) -> None:
    page.locator("a.box", has_text="Go da Cheese!").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)


def cards_in_hand(page: Page) -> int:
    return page.locator(".hand button").count()


@only_in_full
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


@only_in_full
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
    expect(page.locator(".row:has(.slot) .name")).to_have_text(["1", "2", "6"])
    expect(page.get_by_role("button", name="Draw three")).to_be_visible()
    page.get_by_role("button", name="Begin here").click()
    expect(page.get_by_role("heading", name="Which card hides at cheese 6?")).to_be_visible()

    page.locator(".hand .legal").first.click()
    expect(page.locator(".now .tried .down")).to_be_visible()
    page.get_by_role("button", name="Lay it face down").click()
    expect(page.get_by_role("list", name="The line at cheese 6").get_by_role("listitem")).to_have_text(
        re.compile(r"^\W*A?\W*Place 1: your .*, face down\.$")
    )
    expect(page.locator(".now .name")).to_have_text("1")


def test_arrow_keys_go_round_the_ring(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page)
    press_until(page, "Tab", ".cheese.legal")
    first = page.evaluate("document.activeElement.ariaLabel")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.ariaLabel")

    assert first.startswith("Cheese 1,")
    assert second.startswith("Cheese 2,")


@pytest.mark.parametrize("theme", cases(THEMES, ["light"], is_full=LONG))
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
    page.wait_for_timeout(2_500)  # the picture is finished, and what it was is said
    told = page.locator(".ask h2").inner_text()
    page.wait_for_timeout(2_500)
    expect(page.locator(".ask h2")).to_have_text(told)
    expect_access(page)
    expect_no_sideways_scrolling(page)
    page.get_by_role("button", name="Next").click()
    expect(page.locator(".ask h2")).to_have_text(re.compile(r"^Cheese 1: .*(\+\d+|anything)\.$"))  # who gained what
    expect(stage.get_by_role("heading", name="Cheese 2 of 6")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".score")).to_be_visible()
    expect_access(page)


def test_a_cheese_has_one_number_and_a_head_for_each_mouse(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page)
    for number in range(6):
        cheese = page.locator(".cheese").nth(number)
        assert cheese.inner_text().strip() == str(number + 1)
        mice = re.search(r"for (\d) mice", cheese.get_attribute("aria-label") or "")
        assert mice
        expect(cheese.locator(".feeds svg")).to_have_count(int(mice[1]))


def test_where_three_cards_would_go_is_shown_before_a_cheese_is_chosen(visitor: Visitor) -> None:
    """Whoever points at a cheese, by mouse or by keyboard, sees the three places; whoever turns away does not."""
    page = visitor()
    sit_down(page)
    page.locator(".cheese.legal").nth(4).hover()
    expect(page.locator(".row:has(.slot) .name")).to_have_text(["1", "5", "6"])
    expect(page.locator(".slot .hides")).to_have_text("1")
    page.mouse.move(5, 5)
    expect(page.locator(".slot")).to_have_count(0)
    press_until(page, "Tab", ".cheese.legal")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".row:has(.slot) .name")).to_have_text(["2", "3", "4"])


@in_both_houses
def test_a_line_opens_large_on_a_phone(visitor: Visitor) -> None:
    """By a tap on it, and by keyboard; with the same words; Escape puts it away."""
    page = visitor(viewport=PHONE, has_touch=True)
    sit_down(page)
    while page.locator(".look").count() == 0:
        play(page)
        wait_for_turn(page)
    line = page.locator(".look").first
    box = line.bounding_box()
    assert box and box["width"] > 47.5 and box["height"] > 47.5
    line.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("listitem").first).to_contain_text("Place 1:")
    token = sheet.locator(".token").first.bounding_box()
    assert token and token["width"] > 60
    expect_access(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    press_until(page, "Tab", ".cheese.legal, .look")
    for key in ("ArrowRight", "ArrowLeft", "ArrowDown") * 4:
        if page.evaluate("document.activeElement.matches('.look')"):
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(sheet).to_be_visible()


@pytest.mark.parametrize(("child", "least"), [(False, 47.5), (True, 59.5)])
def test_cards_in_the_hand_are_large_enough_on_a_small_phone(visitor: Visitor, child: bool, least: float) -> None:
    kept = f"JSON.stringify({{speed: 'instant', language: 'en', sound: false, steady: false, child: {str(child).lower()}}})"
    page = visitor(
        script=f"localStorage.setItem('cheeseboard-settings', {kept})", viewport={"width": 320, "height": 568}
    )
    sit_down(page)
    page.get_by_role("button", name="Draw three").click()
    expect(page.locator(".hand button")).to_have_count(6)
    widths = page.locator(".hand button").evaluate_all("all => all.map(one => one.getBoundingClientRect().width)")
    assert min(widths) >= least
    expect_no_sideways_scrolling(page)


# How far each card sticks out of the line that it stands in, at most.
OUTSIDE = """() => Math.max(...[...document.querySelectorAll(".board .queue")].flatMap((queue) => {
    const room = queue.getBoundingClientRect();
    return [...queue.querySelectorAll(".line > li")].map((card) => card.getBoundingClientRect())
        .map((card) => Math.max(room.left - card.left, card.right - room.right));
}))"""


def test_long_lines_stay_in_their_lane_and_the_end_fills_the_wood(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page)
    while wait_for_turn(page):
        assert page.evaluate(OUTSIDE) <= 1 or page.locator(".line > li").count() == 0
        play(page)
    page.locator(".over .fits").wait_for()
    assert page.evaluate(OUTSIDE) <= 1
    wood, table = page.locator(".over > .board").bounding_box(), page.locator(".over > .board .ring").bounding_box()
    assert wood is not None
    assert table is not None
    assert max(table["height"] / wood["height"], table["width"] / wood["width"]) > 0.8
    assert page.evaluate("document.documentElement.scrollHeight") == page.viewport_size["height"]  # type: ignore[index]
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate(OUTSIDE) <= 1
    expect_no_sideways_scrolling(page)


def test_cards_are_large_while_lines_are_short(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    sit_down(page)
    slot = page.locator(".slot").first
    page.get_by_role("button", name=re.compile("^Cheese 1,")).click()
    at_first = slot.bounding_box()
    assert at_first is not None
    assert at_first["width"] > 44
    while "6 of 9" not in page.locator(".prog").inner_text():
        play(page)
        wait_for_turn(page)
    page.locator(".cheese.legal").first.click()
    later = slot.bounding_box()
    assert later is not None
    assert later["width"] < at_first["width"]
