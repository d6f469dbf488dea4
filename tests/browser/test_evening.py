"""What spoils an evening: a hasty tap that plays a card, a page that waits for nobody, a code that leads nowhere."""

import json
import os
import re
import signal
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, WebSocket, expect

from cheeseboard.table.record import read
from tests.browser.acts import play, play_to_the_end, start, wait_for_turn
from tests.browser.conftest import DESKTOP, PHONE, QUICK, WIDTHS, Visitor
from tests.long import cases, usually
from tests.web.server import NO_LIMITS, Server

AT_USUAL_SPEED = "localStorage.setItem('cheeseboard-settings', JSON.stringify({language: 'en', sound: false}))"
UNHURRIED = AT_USUAL_SPEED.replace("sound: false", "sound: false, steady: false")
TAPS = 15  # three seconds of them
FIVE_SECONDS = 5_000


def moves_of(page: Page) -> list[str | bytes]:
    """Those that the page sends from now on."""
    sent: list[str | bytes] = []

    def listen(line: WebSocket) -> None:
        line.on("framesent", lambda said: sent.append(said) if json.loads(said)["type"] == "move" else None)

    page.on("websocket", listen)
    return sent


def tap_calmly(page: Page, what: Locator) -> None:
    """As somebody does who reads first."""
    what.first.wait_for()
    page.wait_for_timeout(600)
    what.first.click()


def test_a_hurried_finger_plays_nothing(visitor: Visitor) -> None:
    """Five taps a second where «Show me now» was, on and on."""
    page = visitor(
        "/play/alles-kaese", script=AT_USUAL_SPEED, viewport=PHONE, has_touch=True, reduced_motion="no-preference"
    )
    moves = moves_of(page)
    tap_calmly(page, page.get_by_role("button", name="Play", exact=True))
    tap_calmly(page, page.locator(".legal"))
    if page.locator(".acts button.go").count():
        tap_calmly(page, page.locator(".acts button.go"))
    skip = page.get_by_role("button", name="Show me now")
    skip.wait_for()
    box = skip.bounding_box()
    assert box is not None
    before = len(moves)
    assert before > 0
    for _ in range(TAPS):
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(200)
    assert len(moves) == before


LINES = """() => {
    window.told = [];
    const last = document.querySelector(".log > .last");
    new MutationObserver(() => window.told.push([performance.now(), last.textContent]))
        .observe(last, { subtree: true, childList: true, characterData: true });
}"""
READ = 1_000  # milliseconds at least for what I did, and …
GLANCED = 250  # … for everything else: what takes 420 where things move


@usually
def test_without_motion_a_result_stays_until_it_can_be_read(visitor: Visitor) -> None:
    """Three mice answer at once; what I rolled is not replaced by what they do a moment later."""
    page = visitor("/play/alles-kaese", script=AT_USUAL_SPEED, viewport=PHONE)
    page.get_by_role("radio", name="4", exact=True).check()
    tap_calmly(page, page.get_by_role("button", name="Play", exact=True))
    page.locator(".legal, .acts button.go").first.wait_for()
    page.evaluate(LINES)
    if page.locator(".acts button.go").count() == 0:
        tap_calmly(page, page.locator(".legal"))
    tap_calmly(page, page.locator(".acts button.go"))
    page.wait_for_function("() => window.told.length >= 5")
    told = page.evaluate("window.told")
    assert re.match("You (keep|drop|peek|see)", told[0][1]), (
        "what I did is not hidden by what follows in the same moment"
    )
    stayed = [after[0] - before[0] for before, after in pairwise(told)]
    assert stayed[0] >= READ
    assert min(stayed) >= GLANCED, told


# Pictures on cards that stick out of them, while a film is on.
HANGING = """() => {
    window.hanging = new Set();
    window.seenOnCards = 0;
    const look = () => {
        for (const card of document.querySelectorAll(".board .card:not(.flier)")) {
            const frame = card.getBoundingClientRect();
            for (const art of card.querySelectorAll(".i")) {
                const { left, right, top, bottom, width } = art.getBoundingClientRect();
                if (width === 0 || art.closest(".count, .seal, .note")) continue;
                window.seenOnCards += 1;
                if (left < frame.left - 3 || right > frame.right + 3 || top < frame.top - 3 || bottom > frame.bottom + 3)
                    window.hanging.add(`${card.className}: ${art.outerHTML.slice(0, 90)}`);
            }
        }
    };
    setInterval(look, 60);
}"""


@pytest.mark.parametrize("screen", cases([PHONE, DESKTOP], [PHONE]), ids=["phone", "desktop"])
def test_what_comes_to_light_stays_on_its_card(visitor: Visitor, screen: dict[str, int]) -> None:
    page = visitor("/play/alles-kaese", script=UNHURRIED, viewport=screen, reduced_motion="no-preference")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)
    page.evaluate(HANGING)
    play(page)
    wait_for_turn(page)
    assert page.evaluate("window.seenOnCards") > 0
    assert page.evaluate("[...window.hanging]") == []


PROBE = """
    const button = document.createElement("button");
    button.id = "probe";
    button.style.cssText = "position: fixed; inset: 0 0 auto; height: 60px; z-index: 99";
    button.textContent = "Show me now";
    window.taken = [];
    button.onclick = () => { window.taken.push(button.textContent); button.textContent = "Take it"; };
    document.body.append(button);
"""


def test_a_button_that_has_just_changed_takes_no_tap(visitor: Visitor) -> None:
    page = visitor(script=AT_USUAL_SPEED, viewport=PHONE, has_touch=True)
    page.evaluate(PROBE)
    page.wait_for_timeout(600)
    for pause in (100, 100, 100, 700, 0):
        page.touchscreen.tap(100, 30)
        page.wait_for_timeout(pause)
    assert page.evaluate("taken") == ["Show me now", "Take it"]


STILL = """what => new Promise((done) => {
    const tops = new Set();
    const look = (left) => {
        tops.add(what.getBoundingClientRect().top);
        left > 0 ? requestAnimationFrame(() => look(left - 1)) : done(tops.size === 1);
    };
    look(10);
})"""


def at_its_edge(page: Page, what: Locator, is_upper: bool) -> None:
    """The pointer goes to the last pixel of it."""
    what.scroll_into_view_if_needed()
    box = what.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + (1 if is_upper else box["height"] - 1))


def test_what_is_pointed_at_stands_still_and_takes_a_press_at_its_edge(visitor: Visitor) -> None:
    """A button that rises under the pointer leaves it, falls back under it, and trembles for ever; one that gives way loses the press."""
    page = visitor("/", QUICK, viewport=DESKTOP)
    at_its_edge(page, page.locator("a.box").first, is_upper=False)
    assert page.locator("a.box").first.evaluate(STILL)
    page = visitor("/puzzles/go-da-cheese", QUICK, viewport=DESKTOP)
    card, lay = page.locator(".legal").last, page.locator(".acts button.go")
    card.wait_for()
    at_its_edge(page, card, is_upper=False)
    assert card.evaluate(STILL)
    card.click()
    at_its_edge(page, lay, is_upper=False)
    assert lay.evaluate(STILL)
    at_its_edge(page, lay, is_upper=True)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".ask .verdict")).to_be_visible()


@usually
def test_a_server_that_does_not_answer_is_noticed_and_welcomed_back(tmp_path: Path, browser: Browser) -> None:
    with Server(tmp_path, NO_LIMITS) as frozen:
        settings: dict[str, Any] = {"viewport": PHONE, "reduced_motion": "reduce", "service_workers": "block"}
        context = browser.new_context(**settings)
        context.add_init_script(QUICK)
        page = context.new_page()
        page.clock.install()
        page.goto(frozen.url)
        start(page, 2)
        page.locator(".acts button.go, .legal").first.wait_for()
        question = page.locator(".ask h2").inner_text()
        assert frozen.process is not None
        page.clock.pause_at(page.evaluate("Date.now() / 1000 + 0.5"))
        os.kill(frozen.process.pid, signal.SIGSTOP)
        page.clock.run_for(
            FIVE_SECONDS
        )  # by the page's own clock, which then stands still: a busy machine gives no more time
        expect(page.locator(".ask h2")).to_have_text("Nobody is answering. Waiting …")
        expect(page.locator(".legal")).to_have_count(0)
        os.kill(frozen.process.pid, signal.SIGCONT)
        page.clock.resume()
        expect(page.locator(".ask h2")).to_have_text(question)
        context.close()


def test_a_page_on_the_servers_own_machine_says_that_nobody_else_can_come(visitor: Visitor) -> None:
    page = visitor()
    page.route("**/api/address", Route.continue_)
    start(page, way="With friends")
    expect(page.get_by_role("note")).to_contain_text("start it with --lan")
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.get_by_role("note").locator("code").evaluate("one => one.getClientRects().length") == 1
    expect(page.get_by_role("img", name="A code to scan")).to_have_count(0)
    expect(page.locator(".code")).to_be_visible()


def test_or_it_shows_the_address_that_others_can_reach(visitor: Visitor) -> None:
    page = visitor()

    def tell(route: Route) -> None:
        route.fulfill(json={"url": "http://192.0.2.7:8000"})

    page.route("**/api/address", tell)
    with page.expect_request(re.compile(r"/qr\?base=.*192\.0\.2\.7")):
        start(page, way="With friends")
    expect(page.locator(".link")).to_have_text(re.compile(r"^http://192\.0\.2\.7:8000/r/"))
    expect(page.get_by_role("img", name="A code to scan")).to_be_visible()


@pytest.mark.parametrize("width", [320, 360, 390])
def test_the_way_into_a_room_stays_inside_its_frame(visitor: Visitor, width: int) -> None:
    page = visitor(viewport={"width": width, "height": 700})
    button = page.get_by_role("button", name="Come in")
    button.wait_for()
    inside = (
        "button => button.getBoundingClientRect().right <= button.closest('.friends').getBoundingClientRect().right"
    )
    assert button.evaluate(inside)


def test_a_finished_match_can_be_kept_as_a_file(visitor: Visitor) -> None:
    page = visitor()
    start(page)
    play_to_the_end(page)
    with page.expect_download() as found:
        page.get_by_role("button", name="Save the record").click()
    assert found.value.suggested_filename == "cheeseboard-alles-kaese.json"
    assert read(Path(found.value.path()).read_text("utf-8"))["result"] is not None
