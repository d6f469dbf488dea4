"""For everyone: axe finds nothing on any screen, by day and by candlelight; and there is a page for everything that is missing."""

import re
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.browser.acts import play_to_the_end, start, wait_for_turn
from tests.browser.conftest import PHONE, REVIEW, THEMES, Visitor
from tests.long import cases
from tests.web.server import Server


def expect_access(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("theme", cases(THEMES, ["dark"]))
def test_every_screen(visitor: Visitor, theme: str) -> None:
    page = visitor(color_scheme=theme)
    expect(page.get_by_role("link", name="Go da Cheese!")).to_be_visible()
    expect_access(page)
    page.get_by_role("button", name="Settings").click()
    expect_access(page)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Cheese Chase").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect_access(page)
    page.get_by_role("link", name="Back").click()

    start(page, way="On this device")
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    expect_access(page)

    page.goto(page.url.split("/r/")[0])
    start(page)
    assert wait_for_turn(page)
    expect_access(page)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules").locator(".now")).to_be_visible()
    expect_access(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    expect_access(page)
    page.keyboard.press("Escape")
    play_to_the_end(page)
    expect_access(page)
    expect(page.get_by_role("img", name="Everybody’s chance to win")).to_be_visible(timeout=REVIEW)
    page.get_by_text("The numbers").click()
    expect_access(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect_access(page)


@pytest.mark.parametrize("theme", cases(THEMES, ["dark"]))
def test_a_room_and_its_door(visitor: Visitor, theme: str) -> None:
    page = visitor(color_scheme=theme)
    start(page, way="With friends")
    expect(page.locator(".code")).to_be_visible()
    page.get_by_text("House rules").click()
    page.get_by_text("The table’s habits").click()
    expect_access(page)
    door = visitor(urlsplit(page.url).path, color_scheme=theme, viewport=PHONE)
    expect(door.get_by_role("button", name="Sit down")).to_be_visible()
    expect_access(door)


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/nowhere", "Nothing here but crumbs"),
        ("/play/chess", "Nothing here but crumbs"),
        ("/r/nono-nono", "No such room"),
        ("/replay/broken", "No such match"),
    ],
)
def test_a_page_for_everything_that_is_missing(visitor: Visitor, path: str, title: str) -> None:
    page = visitor(path)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect_access(page)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("link", name="Alles Käse!")).to_be_visible()


def test_the_page_opens_when_the_server_is_away(visitor: Visitor, server: Server) -> None:
    page = visitor(service_workers="allow")
    expect(page.get_by_role("link", name="Alles Käse!")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready.then(() => new Promise(go => setTimeout(go, 300)))")
    server.kill()
    try:
        page.goto(f"{server.url}/r/mika-tolu")
        expect(page.get_by_role("heading", name="The server is away")).to_be_visible()
    finally:
        server.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="No such room")).to_be_visible()


def test_the_host_may_send_everybody_home(visitor: Visitor) -> None:
    host = visitor()
    start(host, way="With friends")
    friend = visitor(f"/r/{host.locator('.code').inner_text()}")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".wait")).to_be_visible()
    host.get_by_text("Who may stay").click()
    host.get_by_role("button", name="Send everybody home").click()
    for page in (host, friend):
        expect(page.get_by_role("heading", name="The room is closed")).to_be_visible()
    expect_access(host)
