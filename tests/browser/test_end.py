"""The end of a match: the table stays in sight, a sentence says why, and how it went is there before all of it is worked out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.acts import expect_no_sideways_scrolling, play_to_the_end, scores, start
from tests.browser.conftest import DESKTOP, PHONE, REVIEW, Visitor
from tests.browser.test_access import expect_access
from tests.long import cases, usually
from tools.gallery import can_play, play_on

LOOK = "**/review?after=*"
SMALL = {"width": 320, "height": 640}
SHORT_PHONE = {"width": 390, "height": 740}
# What is cut off by the wood, or by the drawer that lies below it on a phone.
CUT = """(what) => {
    const [wood, drawer] = [".over > .board > .frame", ".drawer"].map((one) => document.querySelector(one).getBoundingClientRect());
    const end = drawer.left > wood.left ? wood.bottom : Math.min(wood.bottom, drawer.top);
    return [...document.querySelectorAll(`.over > .board ${what}`)].map((one) => one.getBoundingClientRect())
        .filter((one) => one.left < wood.left - 3 || one.right > wood.right + 3 || one.top < wood.top - 3 || one.bottom > end + 3).length;
}"""
# What somebody's points lie over, on their place card.
COVERED = """() => [...document.querySelectorAll(".place-card:has(.counts)")].flatMap((card) => {
    const points = card.querySelector(".counts").getBoundingClientRect();
    return [...card.querySelectorAll(".name, .badge, .face, .st > *")].filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return width > 1 && left < points.right && right > points.left && top < points.bottom && bottom > points.top;
    }).map((one) => one.className);
})"""
# Names on the wood that are cut off, and what of different players, or of the middle, lies over each other.
CROWDED = """() => {
    const wood = document.querySelector(".over > .board");
    const cut = [...wood.querySelectorAll(".place-card .name")].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent);
    const all = [...wood.querySelectorAll(".place-card, li > .row > *, .menu, .shown")].map((one) => [one, one.getBoundingClientRect()]);
    const over = all.flatMap(([one, a], number) => all.slice(number + 1).filter(([other, b]) =>
        !one.contains(other) && a.left < b.right - 2 && a.right > b.left + 2 && a.top < b.bottom - 2 && a.bottom > b.top + 2
    ).map(([other]) => `${one.className} over ${other.className}`));
    return [...cut, ...over];
}"""
# How large the names on the wood are to the eye, which sees them magnified or made smaller.
LETTERS = """() => [...document.querySelectorAll(".over > .board .place-card .name")].map((one) =>
    parseFloat(getComputedStyle(one).fontSize) * parseFloat(one.closest(".fits").style.zoom))"""
READABLE = 11  # pixels
TABLES = [
    ("cheese-rescue", 4, ".cell"),
    ("alles-kaese", 6, ".card"),
    ("cheese", 4, ".card, .race"),
    ("cheese-chase", 4, ".card"),
    ("cheese-chase", 9, ".card"),
    ("go-da-cheese", 4, ".token"),
]


def finished(visitor: Visitor, size: dict[str, int], how: Any = None) -> Page:
    """A match of two, played to its end; before it begins, something may be done to what the page asks for."""
    page = visitor(viewport=size)
    if how is not None:
        page.route(LOOK, how)
    start(page)
    play_to_the_end(page)
    page.locator(".score").wait_for()
    return page


def only_first(route: Route) -> None:
    """The rest is being worked out for as long as the test lasts."""
    if route.request.url.endswith("after=-1"):
        route.continue_()


@usually
def test_the_table_stays_in_sight_and_the_drawer_can_be_pushed_down(visitor: Visitor) -> None:
    page = finished(visitor, PHONE, only_first)
    expect(page.locator(".board .card").first).to_be_in_viewport()
    on_the_table = page.locator(".place-card .counts").all_inner_texts()
    assert sorted(text.strip() for text in on_the_table) == sorted(scores(page))
    grip = page.get_by_role("button", name="Push this down")
    expect(page.locator(".score")).to_be_in_viewport()
    grip.click()
    expect(page.locator(".score")).not_to_be_visible()
    expect(page.locator(".drawer h2")).to_be_in_viewport()
    covered = page.locator(".drawer").bounding_box()
    assert covered is not None
    assert covered["height"] < PHONE["height"] / 3
    page.get_by_role("button", name="Pull this up").press("Enter")
    expect(page.locator(".score")).to_be_in_viewport()
    expect_no_sideways_scrolling(page)
    expect_access(page)


@pytest.mark.parametrize(("game", "players", "things"), cases(TABLES, TABLES[:1]))
def test_the_whole_table_is_in_sight_and_no_points_cover_it(
    visitor: Visitor, game: str, players: int, things: str
) -> None:
    page = visitor(f"/play/{game}")
    page.set_default_timeout(60_000)  # eight bots take their time
    page.route(LOOK, only_first)
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    while can_play(page):
        play_on(page)
    for size in (PHONE, SHORT_PHONE, SMALL, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        assert page.locator(f".over > .board :is({things})").count() > 0
        page.wait_for_function(f"what => ({CUT})(what) === 0", arg=f":is({things})")
        assert page.evaluate(COVERED) == []
        assert page.evaluate(CROWDED) == []
        assert size == SMALL or all(found >= READABLE for found in page.evaluate(LETTERS))
        expect_no_sideways_scrolling(page)
        expect_access(page)
    names = page.locator(".score .who b").all_inner_texts()
    assert len(set(names)) == players
    assert all(name.isalpha() for name in names), "nobody is Pip 2"


# How much of a card the next one of its row covers, at most.
COVERS = """() => Math.max(0, ...[...document.querySelectorAll(".over > .board .line")].flatMap((line) => {
    const cards = [...line.querySelectorAll(":scope > li")].map((one) => one.getBoundingClientRect());
    return cards.slice(1).map((card, number) => [cards[number], card]).filter(([one, other]) => Math.abs(one.top - other.top) < 3)
        .map(([one, other]) => 1 - Math.abs(other.left - one.left) / one.width);
}))"""
CUT_NAMES = """() => [...document.querySelectorAll(".seats .name")]
    .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def test_a_finished_go_da_cheese_can_be_read_on_a_phone(visitor: Visitor) -> None:
    """Who got what: no card lies half under the next one, and names are whole."""
    page = visitor("/play/go-da-cheese")
    page.route(LOOK, only_first)
    page.get_by_role("radio", name="3", exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    while can_play(page):
        play_on(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.get_by_role("button", name="Push this down").click()
    page.wait_for_function("() => document.querySelector('.drawer.down')")
    page.wait_for_function(f"() => ({COVERS})() < 0.2")
    assert page.evaluate(CUT_NAMES) == []


def test_on_a_wide_screen_the_result_lies_beside_the_table(visitor: Visitor) -> None:
    page = finished(visitor, DESKTOP, only_first)
    board, drawer = page.locator(".over > .board").bounding_box(), page.locator(".drawer").bounding_box()
    assert board is not None
    assert drawer is not None
    assert board["x"] + board["width"] <= drawer["x"]
    assert board["width"] > drawer["width"]
    expect(page.get_by_role("button", name="Again!")).to_be_in_viewport()


def test_a_sentence_says_why(visitor: Visitor) -> None:
    page = finished(visitor, PHONE, only_first)
    expect(page.locator(".drawer .why")).to_have_text(re.compile(r"\d+ points?, .*\d+\.$|Level on points|third trap"))
    expect(page.get_by_role("log", name="Announcements")).to_contain_text(page.locator(".drawer .why").inner_text())


def test_what_matters_first_is_there_while_the_rest_is_worked_out(visitor: Visitor) -> None:
    page = finished(visitor, DESKTOP, only_first)
    expect(page.locator(".review path.line")).to_have_count(2)
    expect(page.locator(".review section.turn")).to_contain_text("The turning point")
    expect(page.locator(".review .small-board .card").first).to_be_attached()
    expect(page.get_by_role("status")).to_contain_text("0 %")
    expect(page.locator(".ledgers")).to_have_count(0)
    expect(page.locator(".curve .ends .face")).to_have_count(2)
    expect_access(page)
    page.unroute(LOOK)
    page.reload()
    expect(page.locator(".ledgers > li")).to_have_count(2, timeout=REVIEW)
    expect(page.get_by_role("status")).to_have_count(0)


def test_whoever_must_wait_for_the_rest_keeps_what_came_first(visitor: Visitor) -> None:
    def busy(route: Route) -> None:
        if route.request.url.endswith("after=-1"):
            route.continue_()
        else:
            route.fulfill(status=404, json={"reason": "try-again", "says": "", "facts": {}})

    page = finished(visitor, DESKTOP, busy)
    expect(page.get_by_role("alert").filter(has_text="could not be worked out")).to_be_visible()
    expect(page.locator(".review path.line")).to_have_count(2)
    page.unroute(LOOK)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".ledgers > li")).to_have_count(2, timeout=REVIEW)


def test_whoever_comes_after_others_is_told_so_and_waits(visitor: Visitor) -> None:
    """While other matches are looked at, the server gives the first look again."""
    first: dict[str, Any] = {}
    asked = 0

    def busy(route: Route) -> None:
        nonlocal asked
        if route.request.url.endswith("after=-1"):
            answer = route.fetch()
            first.update(answer.json())
            route.fulfill(response=answer)
            return
        asked += 1
        route.fulfill(json=first) if asked < 3 else route.continue_()

    page = finished(visitor, DESKTOP, busy)
    expect(page.get_by_role("status")).to_contain_text("Other matches come first")
    expect(page.locator(".ledgers > li")).to_have_count(2, timeout=REVIEW)


def test_what_if_leads_to_another_match_from_there(visitor: Visitor) -> None:
    """A choice that cost something, told with the better one; the new match begins before it."""

    def told(route: Route) -> None:
        if not route.request.url.endswith("after=-1"):
            return
        answer = route.fetch()
        found = answer.json()
        mark = {"step": 3, "seat": 0, "move": "peek 1", "best": "peek 2", "cost": 21, "error": 2, "sign": "??"}
        route.fulfill(response=answer, json={**found, "marks": [mark]})

    page = finished(visitor, PHONE, told)
    what_if = page.locator(".what-if")
    expect(what_if).to_contain_text("You chose")
    expect(what_if).to_contain_text("21 % more to win")
    room = page.url
    what_if.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != room and "/r/" in url)


@pytest.mark.parametrize("motion", cases(["reduce", "no-preference"], ["reduce"]))
def test_the_winner_celebrates_only_where_things_move(visitor: Visitor, motion: str) -> None:
    quick = "localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'fast', language: 'en', sound: false, steady: false}))"
    page = visitor(
        "/play/cheese?seats=2&max_flips=2&cards=[10,0,0,0,0]", viewport=PHONE, reduced_motion=motion, script=quick
    )
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Flip", exact=True).click()
    winner = page.locator(".podium .win").first
    winner.wait_for()
    lasts = winner.evaluate(
        "one => parseFloat(getComputedStyle(one).animationDuration) * (getComputedStyle(one).animationName !== 'none')"
    )
    assert (lasts > 0) == (motion == "no-preference")
    assert lasts < 0.5  # half of what is usual, at this speed
