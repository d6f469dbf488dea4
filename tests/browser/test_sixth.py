"""A game of another package, without a table of its own, in the browser: its view in words, scores, log and buttons."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import play_to_the_end, told, wait_for_news
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.test_access import expect_access
from tests.long import cases, usually
from tests.sixth.test_sixth import place  # noqa: F401 - a fixture
from tests.web.server import NO_LIMITS, Server

pytestmark = pytest.mark.needs_server("the site has the games of this repository alone")


@pytest.fixture(scope="module")
def server(place: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: F811
    with Server(tmp_path_factory.mktemp("rooms"), NO_LIMITS, environment=place) as running:
        yield running


def hold_or_roll(page: Page) -> None:
    before = told(page)
    page.locator(".moves button").last.click()
    wait_for_news(page, before)


@usually
@pytest.mark.parametrize("screen", cases([PHONE, DESKTOP], [PHONE]), ids=["phone", "desktop"])
def test_a_whole_match(visitor: Visitor, screen: dict[str, int]) -> None:
    page = visitor("/", viewport=screen)
    page.locator("a.box", has_text="Pig").click()
    expect(page.get_by_text("By John Scarne")).to_be_visible()
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()

    expect(page.get_by_role("heading", name="Roll or hold?")).to_be_visible()
    expect(page.locator(".board dl")).to_contain_text("total")
    expect(page.locator(".tray .own")).to_contain_text("points 0")
    expect(page.locator(".seats li").first).to_contain_text("points 0")
    expect_access(page)
    page.get_by_role("button", name="Odds").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    play_to_the_end(page, hold_or_roll)
    expect(page.locator(".score li").first).to_contain_text("points")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".board dl")).to_contain_text("total")


def test_its_words_are_english_and_the_page_says_so(visitor: Visitor) -> None:
    german = 'localStorage.setItem("cheeseboard-settings", JSON.stringify({speed: "instant", language: "de", sound: false, steady: false}))'
    page = visitor("/play/pig", script=german)
    expect(page.get_by_text("Das Spiel spricht nur Englisch.")).to_be_visible()
