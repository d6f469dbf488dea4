"""Was it all fair? The page checks it itself, and a server that lies is found out."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.acts import choose_way, play_to_the_end, play_together
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.long import cases
from tests.web.server import NO_LIMITS, Server

SHORT = "/play/alles-kaese?seats=2&turn_limit=4"
RIGHT = (
    "Checked on this device: the numbers behind luck were fixed before the first card, and nobody could choose them."
)


def play_a_match(page: Page) -> None:
    page.get_by_role("button", name="Play", exact=True).click()
    play_to_the_end(page)


def verdict(page: Page) -> list[str]:
    """What the page says of luck, sentence by sentence."""
    page.get_by_text("Was it all fair?").click()
    page.locator(".fair .verdict").wait_for()
    return page.locator(".fair .verdict, .fair li").all_inner_texts()


def test_a_match_is_checked_on_this_device(visitor: Visitor) -> None:
    page = visitor(SHORT, viewport=PHONE)
    play_a_match(page)
    said = verdict(page)
    assert said[0] == RIGHT
    assert "This device’s own number is part of the luck." in said
    assert "The moves made on this device stand in the record." in said
    assert said[-1].startswith("That every move was allowed, and how likely each card was, only the server says.")
    assert len(said) == 10

    page.get_by_role("button", name="Again!").click()
    page.locator(".tray .ask").wait_for()
    play_to_the_end(page)
    assert verdict(page)[0] == said[0]


def test_everybody_contributes_unasked_and_may_add_a_word(visitor: Visitor) -> None:
    host = visitor(SHORT)
    choose_way(host, "With friends")
    code = host.locator(".code").inner_text()
    friend = visitor(f"/r/{code}", viewport=PHONE)
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_text("Fair luck").click()
    expect(host.get_by_text("has not given a number yet")).to_have_count(0)
    expect(host.locator(".luck li")).to_have_count(3)
    host.get_by_label("add a word that only you know").fill("pepper")
    host.get_by_role("button", name="Add it").click()
    expect(host.get_by_text("Your word is locked in.")).to_be_visible()
    late = visitor(f"/r/{code}", viewport=PHONE)
    late.get_by_role("button", name="Watch").click()
    expect(late.get_by_text("begins in a moment")).to_be_visible()
    host.get_by_role("button", name="Begin").click()
    for page in (host, friend, late):
        page.locator(".tray").wait_for()
    play_together(host, friend)
    for page in (host, friend):
        page.locator(".score").wait_for()
        assert verdict(page)[0].startswith("Checked on this device")
    late.locator(".score").wait_for()
    said = verdict(late)
    assert said[0].startswith("Luck was fixed before the first card. But no number of this device is part of it")
    assert "This device only watched and gave no number." in said


def test_whoever_comes_late_is_told_what_they_did_not_see(visitor: Visitor) -> None:
    host = visitor(SHORT)
    host.get_by_role("button", name="Play", exact=True).click()
    host.locator(".tray").wait_for()
    late = visitor(host.url.removeprefix(host.url.split("/r/")[0]), viewport=PHONE)
    late.get_by_role("button", name="Watch").click()
    late.locator(".tray").wait_for()
    play_to_the_end(host)
    late.locator(".score").wait_for()
    said = verdict(late)
    assert said[0].startswith("Luck fits what the server says. This device came too late")
    assert "You came late: this device did not see the seal. Only the server says when it was made." in said


LIES = {
    "grind": "The house had locked another number than the one it used.",
    "swap": "This device’s number was left out, though the server had taken it.",
    "leave-out": "This device’s number was left out, though the server had taken it.",
    "change": "The record was changed, or is none.",
    "replay": "The house has used the same number before, so it was no secret.",
}


@pytest.fixture
def liar(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    lie = {"CHEESEBOARD_LIE": request.param}
    with Server(tmp_path, NO_LIMITS, program=("-m", "tests.browser.lying"), environment=lie) as running:
        yield running


@pytest.mark.parametrize(("liar", "says"), cases(LIES.items(), [*LIES.items()][:1]), indirect=["liar"], ids=LIES)
def test_a_lying_server_is_found_out(liar: Server, says: str, browser: Browser) -> None:
    settings: dict[str, Any] = {"viewport": PHONE, "reduced_motion": "reduce", "service_workers": "block"}
    context = browser.new_context(**settings)
    context.add_init_script(QUICK)
    page = context.new_page()
    page.goto(liar.url + SHORT)
    play_a_match(page)
    if says == LIES["replay"]:
        page.get_by_role("button", name="Again!").click()
        page.locator(".tray .ask").wait_for()
        play_to_the_end(page)
    said = verdict(page)
    context.close()
    assert said[0] == "Something does not fit! Somebody may have changed the luck or the record."
    assert says in said
