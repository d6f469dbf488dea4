"""A table of Cheese Rescue in the browser, played to its end; and the hunt, which is a show."""

import json
import re
from urllib.parse import urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.acts import expect_no_sideways_scrolling, press_until
from tests.browser.conftest import PHONE, THEMES, Home, Visitor
from tests.browser.house import WebSpace, hall_of, wait_until_awake
from tests.long import cases, in_both_houses, only_in_full

HOUSES: list[tuple[int, dict[str, object]]] = [(2, {}), (3, {"diagonals": True}), (4, {"square": "centred"})]
WATCHED = (
    "localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'normal', language: 'en', steady: false}))"
)


def start(page: Page, players: int, **options: object) -> None:
    """From the first page to the table; the house has its rules, which a link names."""
    page.get_by_role("link", name="Cheese Rescue").wait_for()
    asked = urlencode({"seats": players, **{name: json.dumps(value) for name, value in options.items()}})
    page.goto(f"{page.url}play/cheese-rescue?{asked}")
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
    page.get_by_role("button", name="Begin").click()
    swap = page.get_by_role("button", name=re.compile("^Swap: take over the first card"))
    take_device(page)
    expect(swap).to_have_count(0)
    page.get_by_role("button", name="Cheese worth 3 points").click()
    page.get_by_role("gridcell", name="Free, above the start card.").click()
    page.locator(".acts button.go").click()
    page.get_by_role("button", name=re.compile("^Hide everything")).click()

    second = take_device(page)
    expect(page.get_by_role("heading", name="Lay a card, or swap and take over the first one?")).to_be_visible()
    page.get_by_role("gridcell", name="Free, below the start card.").click()
    expect(swap).to_have_count(0)
    page.get_by_role("button", name="Put back").click()
    expect_no_sideways_scrolling(page)
    expect_access(page)
    swap.click()
    expect(page.get_by_role("gridcell", name=f"{second}’s cheese, 3 points, safe.")).to_be_visible()
    expect(page.get_by_role("button", name="Cheese worth 3 points")).to_have_count(0)
    expect(swap).to_have_count(0)


def take_device(page: Page) -> str:
    """Whose turn it is says so; who that is."""
    ready = page.get_by_role("button", name=re.compile("^I am "))
    name = ready.inner_text().removeprefix("I am ")
    ready.click()
    page.locator(".cell.legal").first.wait_for()
    return name


@pytest.mark.parametrize(("players", "options"), cases(HOUSES, HOUSES[:1]))
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


@only_in_full
def test_a_whole_match_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    start(page, 2)
    turns = 0
    while wait_for_turn(page):
        play_by_keyboard(page)
        turns += 1
    assert turns == 12
    expect(page.locator(".score li")).to_have_count(2)


@in_both_houses
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
    page.get_by_role("gridcell", name="Free, above the start card.").click()
    expect(page.get_by_role("heading", name="Which card goes above the start card?")).to_be_visible()
    page.get_by_role("button", name="Cheese worth 3 points").click()
    expect(page.get_by_role("heading", name="Your cheese is safe here, for now.")).to_be_visible()
    expect(go).to_have_accessible_name("Lay a cheese worth 3 points above the start card")
    page.get_by_role("button", name="Put back").click()
    expect(go).to_have_count(0)
    page.get_by_role("button", name="Cheese worth 1 point, 3 of them").click()
    expect(page.get_by_role("heading", name="Where does the cheese go?")).to_be_visible()
    page.get_by_role("gridcell", name="Free, left of the start card.").click()
    go.click()
    expect(page.get_by_role("gridcell", name=re.compile(r"^Your cheese, 1 point"))).to_be_visible()


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
        assert page.evaluate("document.activeElement.dataset.cell") == cell


@pytest.mark.parametrize("motion", cases(["reduce", "no-preference"], ["no-preference"]))
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
    page.wait_for_timeout(1_500)  # a picture that has begun comes to its end, and is told
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


@pytest.mark.parametrize("theme", cases(THEMES, ["light"]))
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


CELL = re.compile(r"\b[a-m](1[0-3]|[1-9])\b")
LAID = "all => all.map(one => one.getBoundingClientRect()).filter(box => box.width < {least} || box.height < {least}).length"
BIG = (
    "localStorage.setItem('cheeseboard-settings', "
    "JSON.stringify({speed: 'instant', language: 'en', sound: false, steady: false, child: true}))"
)


def expect_no_cells(page: Page) -> None:
    """Nobody reads or hears the name of a cell."""
    spoken = page.evaluate("[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel).join(' · ')")
    text = page.locator("body").inner_text()
    assert not CELL.search(f"{text} {spoken}")


def test_no_place_goes_by_its_cell(visitor: Visitor) -> None:
    """Not in the question, the log, a hint, the odds or the labels of the square."""
    page = visitor()
    start(page, 2)
    for _ in range(4):
        assert wait_for_turn(page)
        expect_no_cells(page)
        play(page)
    assert wait_for_turn(page)
    for _ in range(3):
        page.locator(".ask .tool").first.click()
        page.locator(".hint").wait_for()
        expect_no_cells(page)
    page.get_by_role("button", name="Odds").click()
    page.locator("dialog").wait_for()
    expect_no_cells(page)


def test_what_a_card_would_do_is_shown_before_it_is_laid(visitor: Visitor) -> None:
    """A mouse beside my cheese: an arrow from one to the other, the cheese in danger, and a warning; put back, all is as before."""
    page = visitor()
    start(page, 2)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Cheese worth 3 points").click()
    page.get_by_role("gridcell", name="Free, above the start card.").click()
    before = laid(page)
    page.locator(".acts button.go").click()
    wait_until_laid(page, before)
    for _ in range(6):
        assert wait_for_turn(page)
        if page.get_by_role("button", name=re.compile("^Mouse")).count() and tease(page):
            break
        page.get_by_role("button", name="Put back").click() if page.get_by_role(
            "button", name="Put back"
        ).count() else None
        play(page)
    else:
        pytest.skip("no mouse came")
    page.get_by_role("button", name="Put back").click()
    expect(page.locator(".chase.new")).to_have_count(0)


def tease(page: Page) -> bool:
    """Try my mouse on every place until something new would be chased; whether it would."""
    page.get_by_role("button", name=re.compile("^Mouse")).click()
    for number in range(page.locator(".cell.legal").count()):
        page.locator(".cell.legal").nth(number).click()
        expect(page.locator(".ask h2")).not_to_have_text(re.compile(r"^Lay a mouse"))  # until the server has answered
        if page.locator(".chase.new").count():
            expect(page.locator(".tile.danger, .tile:has(.mark.bad)").first).to_be_visible()
            return True
    return False


def test_the_board_opens_large_and_grows_with_the_cards(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    start(page, 2)
    assert wait_for_turn(page)
    expect(page.locator(".guest")).to_have_count(4)
    size = "document.querySelector('.cell').getBoundingClientRect().width"
    first = page.evaluate(size)
    assert first > 90
    for _ in range(5):
        assert wait_for_turn(page)
        play(page)
    assert wait_for_turn(page)
    expect(page.locator(".guest")).to_have_count(0)
    assert 47.5 < page.evaluate(size) < first


@pytest.mark.parametrize(("script", "least"), [(None, 47.5), (BIG, 59.5)])
def test_cells_and_cards_are_large_enough_on_a_small_phone(visitor: Visitor, script: str | None, least: float) -> None:
    """What does not fit can be moved about, and what is chosen comes into sight."""
    how = {} if script is None else {"script": script}
    page = visitor(viewport={"width": 320, "height": 568}, has_touch=True, **how)
    start(page, 4)
    for _ in range(4):
        assert wait_for_turn(page)
        assert page.locator(".cell, .hand button").evaluate_all(LAID.replace("{least}", str(least))) == 0
        expect_no_sideways_scrolling(page)
        play(page)


# How many moves of a position with eight cells left are worked out, with time for it and without.
WORKED_OUT = """
from cheeseboard.engine.bits import popcount
from cheeseboard.engine.dice import Dice
from cheeseboard.games import find
from cheeseboard.games.cheese_rescue import mice

def worked_out(seconds):
    vars(mice)["SECONDS"] = seconds
    state, dice = find("cheese-rescue").new(2, {}), Dice(1)
    while popcount(state.taken) < state.house.side**2 - 8:
        state.happen(state.pick(dice))
    return len(mice.solve(state, state.turn))

f"{worked_out(60.0)} {worked_out(0.0)}"
"""


def test_the_exact_ending_respects_the_clock_in_a_page_too(space: WebSpace, home: Home) -> None:
    """Nobody counts the processor's time there."""
    page = home(space.url, service_workers="block").new_page()
    page.goto(space.url)
    wait_until_awake(page)
    many, none = hall_of(page).evaluate("code => python.runPython(code)", WORKED_OUT).split()

    assert int(many) > 1
    assert int(none) == 0
