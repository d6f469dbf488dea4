"""A table of Cheese in the browser: nobody decides anything, so a button may be held, or everything goes by itself."""

import json
import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.acts import OVER, expect_no_sideways_scrolling, press_until, scores
from tests.browser.conftest import DESKTOP, PHONE, THEMES, WIDTHS, Visitor
from tests.long import cases, only_in_full, usually
from tests.web import worst
from tests.web.server import Server

MOVING = "localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'fast', language: 'en', steady: false}))"


def start(page: Page, players: int = 3) -> None:
    """From the first page to my first flip."""
    page.get_by_role("link", name=re.compile(r"^Cheese\b(?! (Chase|Rescue))")).click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Flip", exact=True)).to_be_visible()


def flips(page: Page) -> int:
    found = re.search(r"\d+", page.locator(".bar .prog").inner_text())
    return int(found.group()) if found else 0


def play_by_itself(page: Page) -> None:
    """Fast, to the end."""
    page.get_by_role("button", name="By itself").click()
    page.get_by_role("button", name="Faster").click()
    page.locator(OVER).wait_for(timeout=180_000)


def test_a_whole_match_by_mouse(visitor: Visitor) -> None:
    page = visitor()
    start(page, players=6)
    page.locator(".stack.legal").click()
    expect(page.locator(".log > ol li").first).to_contain_text("You flip")
    page.get_by_role("button", name="Flip", exact=True).click()
    play_by_itself(page)

    cards = [int(score) for score in scores(page)]
    assert len(cards) == 6
    assert min(cards) == 0  # somebody's stack is empty
    assert sum(cards) <= 96
    expect(page.locator(".score li").last).to_contain_text("no card left")
    page.get_by_role("button", name="Again!").click()
    expect(page.get_by_role("button", name="Flip", exact=True)).to_be_visible()  # and nothing goes by itself any more


@only_in_full
def test_a_whole_match_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor("/play/cheese")
    press_until(page, "Tab", "input[type=radio]")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    press_until(page, "Tab", ".ways .btn.go")
    page.keyboard.press("Enter")
    expect(page.locator(".stack.legal")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log > ol li").first).to_contain_text("You flip")
    expect(page.locator(".stack.legal")).to_be_visible()
    press_until(page, "Tab", ".acts .btn.go + .btn")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Stop")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Flip", exact=True)).to_be_focused()
    press_until(page, "Tab", ".acts .btn.go + .btn")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "[aria-pressed=false]")
    page.keyboard.press("Enter")
    page.locator(OVER).wait_for(timeout=180_000)


@usually
def test_it_stops_at_once(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    page.get_by_role("button", name="By itself").click()
    page.wait_for_function("() => document.querySelectorAll('.log > ol li').length > 8")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Flip", exact=True)).to_be_visible()
    before = flips(page)
    page.wait_for_timeout(1500)
    assert flips(page) == before


def test_whoever_leaves_in_a_hurry_does_not_leave_the_bots_in_one(visitor: Visitor, server: Server) -> None:
    page = visitor()
    page.route("**/api/rooms", lambda route: route.continue_())  # with pauses
    start(page, players=2)
    expect_pace(server, page, 0.6)
    page.get_by_role("button", name="By itself").click()
    page.get_by_role("button", name="Faster").click()
    expect_pace(server, page, 0)
    page.reload()
    expect_pace(server, page, 0.6)


def expect_pace(server: Server, page: Page, seconds: float) -> None:
    """How long bots wait in this room, sooner or later."""
    for _ in range(100):
        _, body, _ = server.get(f"/api/rooms/{page.url.rpartition('/')[2]}")
        found = json.loads(body)["settings"]["pace"]
        if found == seconds:
            return
        page.wait_for_timeout(200)
    raise AssertionError(f"the bots wait {found} seconds")


def test_a_held_button_flips_until_it_is_let_go(visitor: Visitor) -> None:
    page = visitor(script=MOVING, reduced_motion="no-preference")
    start(page, players=2)
    page.get_by_role("button", name="Flip", exact=True).hover()
    page.mouse.down()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.log > ol li')].filter(li => /^You flip/.test(li.textContent)).length > 3"
    )
    page.mouse.up()
    page.locator(".stack.legal").wait_for()
    before = flips(page)
    page.wait_for_timeout(1200)
    assert flips(page) == before


def test_a_duel_tells_whose_mouse_how_many_tries_and_how_much_loot(visitor: Visitor) -> None:
    page = visitor(script=MOVING, reduced_motion="no-preference", viewport=PHONE, has_touch=True, is_mobile=True)
    start(page)
    for _ in range(60):
        page.locator(f".stack.legal, {OVER}").first.wait_for()
        if page.locator(".tries").count():
            break
        page.get_by_role("button", name="Flip", exact=True).tap()
        page.get_by_role("button", name="Flip", exact=True).wait_for(state="detached")
    expect(
        page.get_by_role("img", name=re.compile(r"^You have (one attempt|\d attempts) left of \d\.$"))
    ).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"mouse with (one footstep|\d footsteps)\.$"))).to_be_visible()
    expect(page.get_by_role("img", name=re.compile(r"^The pile: \d+ card"))).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("^Flip! A cat wins you"))).to_be_visible()
    expect_no_sideways_scrolling(page)


@only_in_full
@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(visitor: Visitor, theme: str) -> None:
    page = visitor(color_scheme=theme)
    start(page, players=6)
    assert Axe().run(page).violations_count == 0
    page.get_by_role("button", name="By itself").click()
    page.locator(".tries").wait_for()
    page.get_by_role("button", name="Stop").click()
    page.locator(".stack.legal").wait_for()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    play_by_itself(page)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


# How much of the wood, across and down, lies between the outermost of cards and race.
USED = """() => {
    const [wood, ...things] = [".board", ".duel", ".race"].map((one) => document.querySelector(one).getBoundingClientRect());
    const span = (from, to) => Math.max(...things.map((one) => one[to])) - Math.min(...things.map((one) => one[from]));
    return [span("left", "right") / wood.width, span("top", "bottom") / wood.height];
}"""


@pytest.mark.parametrize("size", cases([PHONE, DESKTOP, {"width": 1920, "height": 1080}], [DESKTOP]), ids=str)
def test_cards_and_race_fill_the_wood(visitor: Visitor, size: dict[str, int]) -> None:
    page = visitor("/play/cheese", viewport=size)
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".stack.legal").wait_for()
    across, down = page.evaluate(USED)
    assert across > 0.75
    assert down > 0.65


@pytest.mark.parametrize("width", cases(WIDTHS, [320]))
def test_nothing_scrolls_sideways(visitor: Visitor, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 700})
    start(page, players=6)
    expect_no_sideways_scrolling(page)
    page.get_by_role("button", name="By itself").click()
    page.locator(".tries, .score").first.wait_for()  # a hunt, unless the game is over before it can be seen
    expect_no_sideways_scrolling(page)


def test_whoever_comes_late_reads_as_far_back_as_they_like(server: Server, visitor: Visitor) -> None:
    """The page is told the last 200 lines, and asks for those before them."""
    chairs = [{"kind": "me"}, {"kind": "open"}]
    link, step = worst.longest_link(500), 600
    room = server.post("/api/rooms", {"game": "cheese", "chairs": chairs, "link": link, "step": step})
    page = visitor(f"/r/{room['room']}")
    page.get_by_role("button", name="Sit down").click()
    lines = page.locator(".log > ol li")
    expect(lines).to_have_count(200)
    first, last = page.evaluate("document.querySelector('.log > ol').start"), lines.last.inner_text()
    assert first > 201
    page.locator(".log").get_by_role("button", name="Earlier …").click()
    expect(lines).to_have_count(400)
    assert page.evaluate("document.querySelector('.log > ol').start") == first - 200
    assert lines.last.inner_text() == last
    while page.locator(".log").get_by_role("button", name="Earlier …").count():
        before = lines.count()
        page.locator(".log").get_by_role("button", name="Earlier …").click()
        page.wait_for_function("before => document.querySelectorAll('.log > ol li').length > before", arg=before)
    assert page.evaluate("document.querySelector('.log > ol').start") == 1
    assert lines.count() == first + 199


def test_when_it_is_over_nobody_is_asked_for_a_card(visitor: Visitor) -> None:
    page = visitor("/play/cheese?seats=2&max_flips=2&cards=[10,0,0,0,0]")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Flip", exact=True).click()
    page.locator(".score").wait_for()
    page.reload()
    expect(page.locator(".over > .board .slip")).to_have_text("2 cards stay in the pile.")
    expect(page.locator(".over > .board .duel")).not_to_contain_text("flip")
