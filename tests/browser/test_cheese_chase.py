"""A table of Cheese Chase in the browser: both games in the box, played to their end."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.acts import expect_no_sideways_scrolling, play, play_by_keyboard, press_until, wait_for_turn
from tests.browser.conftest import PHONE, THEMES, Visitor
from tests.long import cases, usually

MANY = 400  # moves; a game of bots and a careless guest ends long before


def start(page: Page, players: int) -> None:
    page.set_default_timeout(60_000)  # eight bots take their time
    page.get_by_role("link", name="Cheese Chase").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()


def turn_of(players: int) -> int:
    """How many moves a turn has: a row's card is looked at first."""
    return 4 if players < 5 else 3


def play_to_the_end(page: Page, one: Callable[[Page], None] = play) -> None:
    moves = 0
    while wait_for_turn(page):
        one(page)
        moves += 1
        assert moves < MANY, "this game does not end"
    assert moves > 0


@pytest.mark.parametrize("players", cases([3, 6], [3]))
def test_a_whole_match_by_mouse(visitor: Visitor, players: int) -> None:
    page = visitor()
    start(page, players)
    play_to_the_end(page)
    assert page.locator(".score strong").count() == players

    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".stage .shown .card").first).to_be_visible()
    assert page.locator("[data-slot].back").count() == 0, "with everything open, no card lies face down"


@usually
@pytest.mark.parametrize("players", cases([2, 5], [2]))
def test_a_whole_match_by_keyboard_alone(visitor: Visitor, players: int) -> None:
    page = visitor()
    start(page, players)
    play_to_the_end(page, play_by_keyboard)
    press_until(page, "Tab", ".again .btn.go")


@pytest.mark.parametrize("players", cases([4, 9], [9]))
def test_the_ring_and_the_rows_fit_a_phone(visitor: Visitor, players: int) -> None:
    page = visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    start(page, players)
    for _ in range(turn_of(players)):
        if not wait_for_turn(page):
            break
        expect_no_sideways_scrolling(page)
        sizes = page.locator(".board button").evaluate_all(
            "all => all.map(one => [one.offsetWidth, one.offsetHeight]).flat()"
        )
        assert min(sizes) >= 48
        play(page)


@pytest.mark.parametrize(("theme", "players"), cases([(theme, n) for theme in THEMES for n in (3, 9)], [("dark", 9)]))
def test_everybody_can_use_it(visitor: Visitor, theme: str, players: int) -> None:
    page = visitor(color_scheme=theme)
    start(page, players)
    for _ in range(turn_of(players)):
        if not wait_for_turn(page):
            break
        found = Axe().run(page)
        assert found.violations_count == 0, found.generate_report()
        play(page)


@pytest.mark.parametrize("players", cases([2, 5], [5]))
def test_a_back_tells_only_where_a_card_lies(visitor: Visitor, players: int) -> None:
    """Two backs of one seat are the same drawing in the same colour, wherever their cards came from."""
    page = visitor()
    start(page, players)
    for _ in range(2 * turn_of(players)):
        if not wait_for_turn(page):
            return
        backs = page.locator("[data-slot].back").evaluate_all(
            "all => all.map(one => [one.dataset.slot.split('.')[0], getComputedStyle(one).getPropertyValue('--tint'), one.querySelector('use').getAttribute('href')].join())"
        )
        assert len(set(backs)) <= players
        play(page)
