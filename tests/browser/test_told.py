"""What happened, and where: lines of the log point at the table, hints cover nothing, notes stand beside the table. Luck is fixed."""

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.games import find
from tests.browser.acts import expect_no_sideways_scrolling, wait_for_turn
from tests.browser.conftest import DESKTOP, PHONE, QUICK, STATIC, Visitor
from tests.browser.house import AWAKE, bring_there, is_without_server
from tests.browser.test_access import expect_access
from tests.long import cases, in_both_houses, unavailable
from tests.web.server import NO_LIMITS, Server

SMALL = {"width": 320, "height": 640}
SIX = [*(f"next {holes}" for holes in range(1, 7)), "next 1", "roll 6"]  # the last card of six is the one that fits
PLACE = re.compile(r"\bplaces? \d")


@pytest.fixture(scope="module")
def luck(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("luck") / "tickets.json"
    file.write_text("{}", "utf-8")
    return file


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, luck: Path) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        unavailable("the browser's client was not built")
    folder = tmp_path_factory.mktemp("dealt")
    with Server(folder, NO_LIMITS, ("-m", "tests.browser.dealt"), {"LUCK": str(luck)}) as running:
        yield running


def deal(luck: Path, game: str, seats: int, moves: Sequence[str]) -> None:
    """What luck brings at the beginning of the next match."""
    state = find(game).new(seats, {})
    numbers = {}
    for number, notation in enumerate(moves):
        numbers[number] = state.read(notation)
        state.play(numbers[number])
    luck.write_text(json.dumps(numbers), "utf-8")


def sit_down(page: Page, players: int, luck: Path | None = None) -> None:
    """And luck brings what was written down; a server has read it by itself."""
    page.get_by_role("button", name="Play", exact=True).wait_for()
    if luck is not None and is_without_server(page):
        page.wait_for_function(AWAKE)
        bring_there(page, luck.read_text("utf-8"))
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()


IN_SIGHT = """() => {
    const tray = document.querySelector(".tray").getBoundingClientRect();
    return [...document.querySelectorAll(".board :is(.hinted, .near)")].map((one) => one.getBoundingClientRect())
        .every(({ top, bottom, left, right }) => top >= 0 && (bottom <= tray.top || left >= tray.right || right <= tray.left));
}"""
MORE = {1: "More: which move?", 2: "More: why?"}


def test_a_hint_does_not_cover_what_it_speaks_of(visitor: Visitor, luck: Path) -> None:
    """The card that fits lies in the last row of a low window, just where a hint grows upwards."""
    deal(luck, "alles-kaese", 6, SIX)
    page = visitor("/play/alles-kaese", viewport={"width": 390, "height": 660})
    sit_down(page, 6, luck)
    assert wait_for_turn(page)
    expect(page.get_by_role("button", name="The sixth card: 6 holes.")).to_have_attribute("aria-pressed", "true")
    for strength in (1, 2, 3):
        page.locator(".tray .ask .tool").first.click()
        page.locator(".tray .hint").wait_for()
        if strength < 3:
            expect(page.locator(".tray .ask .tool").first).to_have_accessible_name(MORE[strength])
        page.locator(".board :is(.hinted, .near)").first.wait_for()
        page.wait_for_function(IN_SIGHT)
        assert not PLACE.search(page.locator(".tray .hint").inner_text())
    assert page.evaluate("scrollY") > 0, "without scrolling it would be below the hint"


def glowing(page: Page) -> list[str]:
    found: list[str] = page.locator("[data-glows]").evaluate_all("all => all.map((one) => one.dataset.spot).sort()")
    return found


@in_both_houses
def test_a_line_of_the_log_lets_the_places_glow_that_it_speaks_of(visitor: Visitor, luck: Path) -> None:
    deal(luck, "alles-kaese", 2, SIX)
    page = visitor("/play/alles-kaese", viewport=DESKTOP)
    sit_down(page, 2, luck)
    assert wait_for_turn(page)
    lines = page.locator(".log > ol li")
    assert not [text for text in lines.all_inner_texts() if PLACE.search(text)]
    lines.nth(2).get_by_role("button").hover()
    assert glowing(page) == ["place-3"]
    lines.last.get_by_role("button").hover()
    assert glowing(page) == ["die", "seat-0 face-0"]
    page.locator(".tray").hover()
    assert glowing(page) == []

    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    expect(lines.last.get_by_role("button")).to_be_focused()
    assert glowing(page) == ["die", "seat-0 face-0"]
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    assert glowing(page) == ["place-6"]
    expect_access(page)
    page.keyboard.press("Tab")
    assert glowing(page) == []


def test_on_a_phone_a_tap_on_a_line_shows_the_place(visitor: Visitor, luck: Path) -> None:
    deal(luck, "alles-kaese", 2, SIX)
    page = visitor("/play/alles-kaese", viewport=PHONE, has_touch=True)
    sit_down(page, 2, luck)
    assert wait_for_turn(page)
    page.locator(".log > .last").tap(timeout=60_000)
    sheet = page.get_by_role("dialog", name="What happened")
    line = sheet.get_by_role("button", name="The new fifth card has 5 holes.")
    box = line.bounding_box()
    assert box is not None
    assert box["height"] >= 48
    line.tap()
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-spot~=place-5][data-glows]")).to_be_in_viewport()
    expect(page.locator("[data-glows]")).to_have_count(0)


def test_in_every_game_the_log_points_at_the_table(visitor: Visitor) -> None:
    """Where a game has a row for somebody, a card drawn from it glows there, and no line tells a place by its number."""
    page = visitor("/play/cheese-chase", viewport=DESKTOP)
    sit_down(page, 2)
    page.locator(".legal").first.click()
    page.locator(".acts button.go").click()
    line = page.locator(".log > ol li button", has_text="You look at your own first card.")
    line.hover()
    expect(page.locator("[data-spot='slot-0-1'][data-glows]")).to_have_count(1)
    assert not [text for text in page.locator(".log > ol li").all_inner_texts() if PLACE.search(text)]


# Names, titles and cards that a note or the seal lies on.
COVERED = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)
        .map((one) => [one.textContent, one.getBoundingClientRect()]);
    const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const above = boxes(".notes p, .seal-tag");
    return boxes(".bar :is(h1, .prog, .ib), .place-card, .board, .tray, .log li, .log .last, .podium, .next .go").filter(([, box]) => above.some(([, one]) => meets(box, one)))
        .map(([text]) => text);
}"""


# They stay for a few seconds only: looked at after every change.
WATCH = f"""; window.covered = []; window.noted = 0; new MutationObserver(() => {{
    if (document.querySelector(".notes p, .seal-tag")) window.noted += 1;
    window.covered.push(...({COVERED})());
}}).observe(document, {{ subtree: true, childList: true, characterData: true }});"""


@pytest.mark.parametrize("screen", cases([PHONE, DESKTOP], [PHONE]), ids=["phone", "desktop"])
def test_the_seal_and_notes_cover_nothing(visitor: Visitor, screen: dict[str, int]) -> None:
    page = visitor("/play/alles-kaese", script=QUICK + WATCH, viewport=screen)
    sit_down(page, 4)
    assert wait_for_turn(page)
    page.wait_for_function("window.noted > 0")
    assert page.evaluate("window.covered") == []
    expect_no_sideways_scrolling(page)


@pytest.mark.needs_server("what it asks the server for is refused")
@pytest.mark.parametrize("screen", cases([PHONE, SMALL, DESKTOP], [PHONE]), ids=["phone", "small", "desktop"])
def test_a_note_at_the_end_covers_nothing(visitor: Visitor, screen: dict[str, int]) -> None:
    page = visitor("/play/cheese?seats=2&max_flips=2&cards=[10,0,0,0,0]", viewport=screen)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Flip", exact=True).click()
    page.locator(".score").wait_for()
    page.route("**/record", lambda route: route.abort())
    page.get_by_role("button", name="Save the record").click()
    page.locator(".drawer").evaluate("drawer => drawer.scrollTo(0, 0)")
    expect(page.locator(".notes p")).to_be_in_viewport()
    assert page.evaluate(COVERED) == []
    expect_no_sideways_scrolling(page)


@pytest.mark.needs_server("somebody comes in on a second device")
@pytest.mark.parametrize("screen", cases([PHONE, DESKTOP], [PHONE]), ids=["phone", "desktop"])
def test_a_note_in_the_lobby_covers_nothing(visitor: Visitor, screen: dict[str, int]) -> None:
    host = visitor("/play/alles-kaese", viewport=screen, script=QUICK + WATCH)
    host.get_by_role("button", name="With friends").click()
    visitor(f"/r/{host.locator('.code').inner_text()}").get_by_role("button", name="Sit down").click()
    expect(host.locator(".notes p")).to_be_in_viewport()
    host.wait_for_function("window.noted > 0")
    assert host.evaluate("window.covered") == []


def test_whoever_watches_on_a_desktop_can_read_what_happened(visitor: Visitor, luck: Path) -> None:
    deal(luck, "alles-kaese", 4, SIX)
    host = visitor("/play/alles-kaese")
    sit_down(host, 4, luck)
    assert wait_for_turn(host)
    watcher = visitor(f"/r/{host.url.split('/r/')[1]}", viewport=DESKTOP)
    watcher.get_by_role("button", name="Watch").click()
    story = watcher.get_by_role("region", name="What happened")
    expect(story.locator("li").last).to_be_in_viewport()
    expect(story.locator("li").last).to_have_text(re.compile("rolls a 6"))
    story.get_by_role("button", name="The new second card has 2 holes.").hover()
    expect(watcher.locator("[data-spot~=place-2][data-glows]")).to_have_count(1)
    expect_access(watcher)


SMALLEST = """() => [...document.querySelectorAll(".board button[data-slot], .board button[data-hand]")]
    .filter((one) => one.getClientRects().length > 0).map((one) => one.getBoundingClientRect())
    .reduce((least, { width, height }) => Math.min(least, width, height), Infinity)"""
SCREENS = [(320, 568), (360, 640), (390, 844), (844, 390)]


@pytest.mark.parametrize(("child", "least"), [(False, 48), (True, 60)], ids=["usual", "big buttons"])
@pytest.mark.parametrize("players", [2, 3, 4, 9])
def test_every_card_of_a_chase_is_large_enough_for_a_finger(
    visitor: Visitor, players: int, child: bool, least: int
) -> None:
    kept = {"speed": "instant", "language": "en", "sound": False, "steady": False, "child": child}
    script = f"localStorage.setItem('cheeseboard-settings', {json.dumps(json.dumps(kept))})"
    page = visitor("/play/cheese-chase", script=script, viewport=PHONE)
    sit_down(page, players)
    page.locator(".legal").first.wait_for()
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"least => ({SMALLEST})() >= least - 0.5", arg=least)
        expect_no_sideways_scrolling(page)
