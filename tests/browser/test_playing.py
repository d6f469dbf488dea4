"""A table of Alles Käse! in the browser, played to its end."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.acts import (
    expect_no_sideways_scrolling,
    expect_turn,
    play,
    play_by_keyboard,
    play_to_the_end,
    press_until,
    scores,
    start,
    wait_for_turn,
)
from tests.browser.conftest import DESKTOP, PHONE, REVIEW, WIDTHS, House, Visitor
from tests.long import cases, only_in_full, usually
from tests.web.server import Server


@usually
def test_two_clicks_lead_to_a_first_legal_move(visitor: Visitor, house: House) -> None:
    page = visitor()
    began = time.monotonic()
    page.get_by_role("link", name="Alles Käse!").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".legal, .score").first.wait_for()  # the others may sit before me: no, I begin

    assert time.monotonic() - began < 10 + house.wakes
    expect(page.locator("h2").filter(has_text=re.compile("Keep it|peek"))).to_be_visible()


@pytest.mark.needs_server("a plain web space packs nothing; test_house.py weighs what one that does would send")
@usually
def test_the_first_load_is_light(visitor: Visitor) -> None:
    page = visitor()
    expect(page.get_by_role("link", name="Go da Cheese!")).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(
        "[...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]"
        ".reduce((sum, one) => sum + one.transferSize, 0)"
    )

    assert 0 < loaded <= 300_000


@usually
def test_a_whole_match_by_mouse_with_replay_and_rematch(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    assert play_to_the_end(page) > 0
    end = scores(page)
    assert len(end) == 2

    page.get_by_text("Was it all fair?").click()
    expect(page.locator(".verdict")).to_contain_text("Checked on this device")

    page.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("the game is over").last).to_be_visible()
    expect(page.locator("select")).to_have_count(0)
    page.get_by_role("button", name="Whose eyes: All cards face up").press("Enter")
    eyes = page.get_by_role("dialog", name="Whose eyes")
    expect(eyes.get_by_role("button", name="All cards face up")).to_have_attribute("aria-pressed", "true")
    eyes.get_by_role("button", name="As a watcher").press("Enter")
    expect(eyes).to_have_count(0)
    expect(page.get_by_role("button", name="Whose eyes: As a watcher")).to_be_visible()
    page.locator(".log > ol button").first.click()
    expect(page.get_by_text(re.compile(r"^1 of \d+$"))).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    assert wait_for_turn(page)

    page.go_back()
    page.go_back()
    page.get_by_role("button", name="Again!").click()
    expect(page.locator(".score")).to_have_count(0)
    assert wait_for_turn(page)


@only_in_full
def test_a_whole_match_by_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    expect(page.get_by_role("link", name="Alles Käse!")).to_be_visible()
    press_until(page, "Tab", "a.box")
    page.keyboard.press("Enter")
    press_until(page, "Tab", "input[type=radio]")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    press_until(page, "Tab", ".ways .btn.go")
    page.keyboard.press("Enter")

    assert play_to_the_end(page, play_by_keyboard) > 0
    press_until(page, "Tab", ".again .btn.go")
    assert page.evaluate("document.activeElement.matches(':focus-visible')")


def test_arrow_keys_go_from_card_to_card(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    assert wait_for_turn(page)
    press_until(page, "Tab", ".display .card")
    page.keyboard.press("Home")
    for place in ("first", "second", "third", "fourth", "fifth", "sixth"):
        assert f"The {place} card:" in str(page.evaluate("document.activeElement.ariaLabel"))
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.display .card')")


def test_a_whole_match_on_a_phone(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    start(page)
    while wait_for_turn(page):
        expect_no_sideways_scrolling(page)
        if page.locator(".acts button.go").count() == 0:
            page.locator(".legal").first.tap()
        page.locator(".acts button.go").tap()
        page.locator(".acts [aria-disabled], .score, .acts button").first.wait_for()
    assert len(scores(page)) == 2


def test_shortcuts_are_listed_and_open_the_rules_where_they_matter(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    assert wait_for_turn(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules").locator(".now")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_each_event_is_announced_once(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    assert wait_for_turn(page)
    page.evaluate(
        "window.told = []; new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node => told.push(node.textContent))))"
        ".observe(document.querySelector('[role=log][aria-live]'), {childList: true})"
    )
    before = page.locator(".log > ol li").count()
    play(page)
    wait_for_turn(page)
    lines = page.locator(".log > ol li").all_inner_texts()[before:]

    assert lines
    assert [text for text in page.evaluate("told") if text in lines] == lines


def test_a_reload_in_mid_game_changes_nothing(visitor: Visitor) -> None:
    page = visitor()
    start(page, players=3)
    assert wait_for_turn(page)
    play(page)
    assert wait_for_turn(page)
    lines, mine = page.locator(".log > ol li").all_inner_texts(), page.locator(".own").inner_text()
    page.reload()
    assert wait_for_turn(page)

    assert page.locator(".log > ol li").all_inner_texts() == lines
    assert page.locator(".own").inner_text() == mine


def test_another_language_changes_everything_at_once(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    assert wait_for_turn(page)
    expect(page.locator(".log > ol")).to_contain_text("You roll a")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.locator(".log > ol")).to_contain_text("Du würfelst eine")
    expect(page.locator(".log > ol")).not_to_contain_text("You roll")
    expect(page.locator(".bar .prog")).to_contain_text("noch")
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    expect(page.locator(".log > ol")).to_contain_text("Du würfelst eine")


def test_against_bots_a_move_can_be_taken_back(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    before = page.locator(".display").inner_text()
    play(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".log > ol li").last).to_have_text("You take a move back.")
    assert page.locator(".display").inner_text() == before


@usually
def test_a_lost_line_comes_back_and_the_move_counts_once(visitor: Visitor, server: Server) -> None:
    page = visitor()
    start(page)
    assert wait_for_turn(page)
    play(page)
    assert wait_for_turn(page)
    before = page.locator(".log > ol li").all_inner_texts()
    server.kill()
    expect(page.get_by_text("The line is nibbled")).to_be_visible()
    expect(page.locator(".display .card").first).to_be_visible()
    server.start()
    expect_turn(page)
    assert page.locator(".log > ol li").all_inner_texts() == before
    play(page)
    assert wait_for_turn(page)


@pytest.mark.parametrize("width", cases(WIDTHS, [1920]))
def test_nothing_scrolls_sideways(visitor: Visitor, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 700})
    expect(page.get_by_role("link", name="Go da Cheese!")).to_be_visible()
    expect_no_sideways_scrolling(page)
    start(page, players=6)
    assert wait_for_turn(page)
    expect_no_sideways_scrolling(page)
    small = page.evaluate(
        "[...document.querySelectorAll('button, a[href], select, input')].map(one => [one.getBoundingClientRect(), one])"
        ".filter(([box, one]) => box.width > 0 && (box.width < 47.5 || box.height < 47.5) && !one.closest('.sr, label, .log > ol'))"
        ".map(([box, one]) => `${one.outerHTML.slice(0, 80)} ${box.width} ${box.height}`)"
    )
    assert small == []


def test_a_finger_can_point_at_a_line_of_the_log(visitor: Visitor) -> None:
    """For a mouse it is a line of text; where there may be a finger, it is as high as any button."""
    page = visitor(has_touch=True)
    start(page)
    assert wait_for_turn(page)
    heights = page.locator(".log > ol button").evaluate_all("lines => lines.map(line => line.offsetHeight)")
    assert heights
    assert min(heights) >= 48


def test_big_buttons_for_small_hands(visitor: Visitor) -> None:
    page = visitor(
        script="localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'instant', language: 'en', child: true, steady: false}))"
    )
    start(page)
    assert wait_for_turn(page)
    heights = page.locator(".tray button, .bar .ib").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )

    assert heights
    assert min(heights) >= 60


def test_what_moves_can_be_watched_and_skipped(visitor: Visitor) -> None:
    page = visitor(
        script="localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'slow', language: 'en', steady: false}))",
        reduced_motion="no-preference",
    )
    start(page)
    assert wait_for_turn(page)
    if page.locator(".acts button.go").count() == 0:
        page.locator(".legal").first.click()
    page.locator(".acts button.go").click()
    page.get_by_role("button", name="Show me now").click()
    assert wait_for_turn(page)


@usually
def test_a_hint_gives_more_with_each_press_and_the_odds_name_what_is_hidden(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="A hint").click()
    expect(page.locator(".hint")).not_to_be_empty()
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.locator(".card.near").first).to_be_visible()
    page.get_by_role("button", name="More: which move?").click()
    expect(page.locator(".card.hinted")).to_have_count(1)
    expect(page.locator(".hint li")).to_have_count(0)
    page.get_by_role("button", name="More: why?").click()
    expect(page.locator(".hint li").first).to_contain_text("%")
    expect(page.locator(".card.hinted")).to_have_count(1)
    page.get_by_role("button", name="The odds").click()
    sheet = page.get_by_role("dialog", name="The odds")
    expect(sheet.locator("h3").first).to_be_visible()
    expect(sheet.locator("li").first).to_contain_text(re.compile("cheese|trap"))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    play(page)
    assert wait_for_turn(page)
    expect(page.locator(".hint, .hinted, .near")).to_have_count(0)


def test_how_it_went_adds_up_and_leads_to_the_step(visitor: Visitor) -> None:
    page = visitor(viewport=DESKTOP)
    start(page)
    play_to_the_end(page)
    curve = page.get_by_role("img", name="Everybody’s chance to win")
    expect(curve).to_be_visible(timeout=REVIEW)
    expect(curve.locator("path.line")).to_have_count(2)
    expect(page.locator(".ledgers > li")).to_have_count(2, timeout=REVIEW)
    for ledger in page.locator(".ledgers > li").all():
        start_at, end_at = map(int, re.findall(r"(\d+) %", ledger.locator(".who").inner_text()))
        parts = [int(text.replace("−", "-").removesuffix(" %")) for text in ledger.locator(".part b").all_inner_texts()]
        assert start_at + sum(parts) == end_at
    page.get_by_text("The numbers").click()
    expect(page.locator(".review tbody tr").last).to_contain_text("%")

    turning_point = page.get_by_role("button", name=re.compile("turning point"))
    number = re.search(r"move (\d+)", turning_point.inner_text())
    assert number is not None
    turning_point.click()
    expect(page.locator("#scrub")).to_have_value(number[1])
    page.get_by_role("button", name="How did it go?").click()
    sheet = page.get_by_role("dialog", name="How did it go?")
    sheet.get_by_role("img", name="Everybody’s chance to win").click()
    steps = int(page.locator("#scrub").get_attribute("max") or 0)
    expect(page.locator("#scrub")).to_have_value(re.compile(f"^({steps // 2}|{steps // 2 + 1})$"))
