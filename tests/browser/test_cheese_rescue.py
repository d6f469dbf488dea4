"""A table of Cheese Rescue in the browser, played to its end; and the hunt, which is a show."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Route, expect

from tests.browser.acts import expect_no_sideways_scrolling, press_until
from tests.browser.conftest import PHONE, Visitor

WATCHED = "localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'normal', language: 'en'}))"


def start(page: Page, players: int, **options: object) -> None:
    """From the first page to the table; the house has its rules."""

    def by_these_rules(route: Route) -> None:
        route.fallback(post_data=json.dumps({**json.loads(route.request.post_data or "{}"), "options": options}))

    page.route("**/api/rooms", by_these_rules)
    page.get_by_role("link", name="Cheese Rescue").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()


def wait_for_turn(page: Page) -> bool:
    """Whether a card can be laid; otherwise the square is full."""
    page.locator(".cell.legal, .stage, .score").first.wait_for()
    return page.locator(".cell.legal").count() > 0


def laid(page: Page) -> str:
    return page.locator(".bar .prog").inner_text()


def wait_until_laid(page: Page, before: str) -> None:
    page.wait_for_function("before => document.querySelector('.bar .prog')?.textContent !== before", arg=before)


def play(page: Page) -> None:
    """A card, a cell, the yellow button. What there is only one of is chosen already."""
    if page.locator(".hand .legal").count() > 1:
        page.locator(".hand .legal").last.click()
    if page.locator(".cell.legal").count() > 1:
        page.locator(".cell.legal").first.click()
    before = laid(page)
    page.locator(".acts button.go").click()
    wait_until_laid(page, before)


def play_by_keyboard(page: Page) -> None:
    if page.locator(".cell.legal").count() > 1:
        press_until(page, "Tab", ".cell.legal")
        page.keyboard.press("Enter")
    if page.locator(".hand .legal").count() > 1:
        press_until(page, "Tab", ".hand .legal")
        page.keyboard.press("Enter")
    press_until(page, "Tab", ".acts button.go")
    before = laid(page)
    page.keyboard.press("Enter")
    wait_until_laid(page, before)


def expect_access(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def points_on_the_board(page: Page) -> dict[str, int]:
    """By the seals on the cheeses: what everybody would have."""
    tiles = page.locator(".tile:has(.mark.good)").evaluate_all(
        "all => all.map(tile => [tile.querySelector('.badge').innerText, Number(tile.querySelector('.n').innerText)])"
    )
    points: dict[str, int] = {}
    for letter, value in tiles:
        points[letter] = points.get(letter, 0) + value
    return points


def test_a_link_opens_a_variant(visitor: Visitor) -> None:
    """As the lab writes it: the house rules are shown, what cannot be had is said, and one click begins."""
    page = visitor("/play/cheese-rescue?seats=2&komi=3&square=centred&komy=7")
    expect(page.get_by_role("spinbutton")).to_have_value("3")
    expect(page.get_by_role("radio", name="centred")).to_be_checked()
    expect(page.get_by_role("alert").filter(has_text="komy=7")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".seats strong")).to_have_text("0 +1½")


def test_the_second_of_two_may_swap(visitor: Visitor) -> None:
    """Two people, one device: the button stands beside the question until a card is chosen, and the cheese changes hands."""
    page = visitor("/play/cheese-rescue?seats=2&swap=true", viewport=PHONE)
    page.get_by_role("button", name="On this device").click()
    swap = page.get_by_role("button", name=re.compile("^Swap: take over the first card"))
    take_device(page)
    expect(swap).to_have_count(0)
    page.get_by_role("button", name="Cheese worth 3 points").click()
    page.get_by_role("gridcell", name="e4: free.").click()
    page.locator(".acts button.go").click()
    page.get_by_role("button", name=re.compile("^Hide everything")).click()

    second = take_device(page)
    expect(page.get_by_role("heading", name="Lay a card, or swap and take over the first one?")).to_be_visible()
    page.get_by_role("gridcell", name="e6: free.").click()
    expect(swap).to_have_count(0)
    page.get_by_role("button", name="Put back").click()
    expect_no_sideways_scrolling(page)
    expect_access(page)
    swap.click()
    expect(page.get_by_role("gridcell", name=f"e4: {second}’s cheese, 3 points, safe.")).to_be_visible()
    expect(page.get_by_role("button", name="Cheese worth 3 points")).to_have_count(0)
    expect(swap).to_have_count(0)


def take_device(page: Page) -> str:
    """Whose turn it is says so; who that is."""
    ready = page.get_by_role("button", name=re.compile("^I am "))
    name = ready.inner_text().removeprefix("I am ")
    ready.click()
    page.locator(".cell.legal").first.wait_for()
    return name


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"diagonals": True}), (4, {"square": "centred"})])
def test_a_whole_match_by_mouse_where_the_seals_say_what_the_server_counts(
    visitor: Visitor, players: int, options: dict[str, object]
) -> None:
    page = visitor()
    start(page, players, **options)
    turns = 0
    while wait_for_turn(page):
        points = points_on_the_board(page)
        others = page.locator(".seats strong").all_inner_texts()
        mine = page.locator(".standing strong").first.inner_text()
        assert [str(points.get(letter, 0)) for letter in "ABCD"[:players]] == [mine, *others]
        play(page)
        turns += 1
    assert turns == 12
    expect(page.locator(".score li")).to_have_count(players)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.keyboard.press("End")
    expect(page.get_by_role("gridcell")).to_have_count((players + 3) ** 2)
    expect(page.locator(".cell .bare")).to_have_count(0)


def test_a_whole_match_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    start(page, 2)
    turns = 0
    while wait_for_turn(page):
        play_by_keyboard(page)
        turns += 1
    assert turns == 12
    expect(page.locator(".score li")).to_have_count(2)


def test_a_whole_match_of_four_on_a_phone(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    start(page, 4)
    while wait_for_turn(page):
        expect_no_sideways_scrolling(page)
        small = page.locator(".cell, .hand button").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < 47.5 || box.height < 47.5).length"
        )
        assert small == 0
        play(page)
    expect(page.locator(".score li")).to_have_count(4)


def test_card_then_cell_or_cell_then_card_and_back(visitor: Visitor) -> None:
    page = visitor()
    start(page, 2)
    assert wait_for_turn(page)
    go = page.locator(".acts button.go")
    page.get_by_role("gridcell", name="e4: free.").click()
    expect(page.get_by_role("heading", name="Which card goes on e4?")).to_be_visible()
    page.get_by_role("button", name="Cheese worth 3 points").click()
    expect(page.get_by_role("heading", name="On e4 your cheese is safe, for now.")).to_be_visible()
    expect(go).to_have_accessible_name("Lay a cheese worth 3 points on e4")
    page.get_by_role("button", name="Put back").click()
    expect(go).to_have_count(0)
    page.get_by_role("button", name="Cheese worth 1 point, 3 of them").click()
    expect(page.get_by_role("heading", name="Where does the cheese go?")).to_be_visible()
    page.get_by_role("gridcell", name="d5: free.").click()
    go.click()
    expect(page.get_by_role("gridcell", name=re.compile(r"^d5: your cheese, 1 point"))).to_be_visible()


def test_arrow_keys_go_from_cell_to_cell(visitor: Visitor) -> None:
    page = visitor()
    start(page, 2)
    assert wait_for_turn(page)
    press_until(page, "Tab", ".cell")
    page.keyboard.press("Home")
    for key, cell in (
        ("ArrowRight", "e4"),
        ("ArrowDown", "e5"),
        ("ArrowLeft", "d5"),
        ("ArrowDown", "d6"),
        ("End", "f6"),
    ):
        page.keyboard.press(key)
        assert str(page.evaluate("document.activeElement.ariaLabel")).startswith(f"{cell}:")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_the_hunt_is_a_show_that_can_be_stopped_and_skipped(visitor: Visitor, motion: str) -> None:
    page = visitor(reduced_motion=motion)
    start(page, 2)
    for _ in range(11):
        assert wait_for_turn(page)
        play(page)
    assert wait_for_turn(page)
    page.evaluate(WATCHED)
    page.reload()
    assert wait_for_turn(page)
    play(page)
    page.get_by_role("button", name="Pause").click(timeout=20_000)
    told = page.locator(".log > ol li")
    seen = told.count()
    page.wait_for_timeout(3_000)
    assert told.count() == seen
    expect_access(page)
    page.get_by_role("button", name="Next").click()
    expect(told).to_have_count(seen + 1)
    expect(page.locator(".stage p")).to_have_text(told.last.inner_text())
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".score li")).to_have_count(2)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_read_the_table(visitor: Visitor, theme: str) -> None:
    page = visitor(color_scheme=theme)
    start(page, 4)
    for _ in range(6):
        assert wait_for_turn(page)
        play(page)
    assert wait_for_turn(page)
    expect_access(page)
    page.locator(".hand .legal").first.click()
    page.locator(".cell.legal").first.click()
    expect_access(page)
