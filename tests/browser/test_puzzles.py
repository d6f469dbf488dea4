"""Puzzles in a real browser: solved right and wrong, by mouse and by keyboard, light and dark, on a phone."""

from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.games import find, names
from cheeseboard.table.puzzle import Puzzle, puzzles_of
from tests.browser.acts import expect_no_sideways_scrolling
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.browser.test_access import expect_access
from tests.browser.test_lessons import press, tap
from tests.long import LONG, cases, usually

PUZZLING = [name for name in names() if find(name).puzzling.find]
SUREST = "surest"  # what is asked where a tap on the first card is the first move
PEEKING = next(name for name in PUZZLING if SUREST in find(name).puzzling.kinds)
QUESTION = ".ask .says h2"
VERDICT = ".ask .verdict"
NEXT = "Next puzzle"
# What a page asks its house, a server or one that is in the page.
HEARD = """;(() => {
    window.asked = [];
    const fetching = window.fetch;
    window.fetch = (what, ...how) => { asked.push(String(what.url ?? what)); return fetching(what, ...how); };
    const post = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (data) {
        const said = data?.text ? JSON.parse(data.text) : {};
        if (said.type === "ask") asked.push(said.path);
        return post.call(this, data);
    };
})();"""


def opened(page: Page, puzzle: Puzzle) -> None:
    expect(page.locator(QUESTION)).to_have_text(puzzle.question())
    expect(page.locator(".prog")).to_contain_text(f"Puzzle {puzzle.number:,} of")


def answered(page: Page, one: Callable[[Page], None] = tap) -> str:
    """Whatever can be tapped first, until that is an answer; the move that was sent."""
    sent: list[str] = []
    for _ in range(6):
        one(page)
        if sent := page.evaluate("asked.filter((path) => path.includes('/answer?'))"):
            break
    expect(page.locator(VERDICT)).to_be_visible()
    return parse_qs(urlsplit(sent[0]).query)["move"][0]


def first_with(is_first: bool) -> Puzzle:
    """A puzzle that a tap on the first card solves, or does not."""
    return next(one for one in puzzles_of(PEEKING) if one.kind == SUREST and (one.answer == one.moves()[0]) == is_first)


@usually
@pytest.mark.parametrize("theme", cases(["light", "dark"], ["light"], is_full=LONG))
def test_right_and_wrong(visitor: Visitor, theme: str) -> None:
    right, wrong = first_with(True), first_with(False)
    page = visitor(f"/puzzles/{PEEKING}#{right.number}", QUICK + HEARD, color_scheme=theme)
    opened(page, right)
    assert answered(page) == right.answer
    expect(page.locator(VERDICT)).to_have_text("Right!")
    expect(page.locator(".ask .why")).to_have_text(right.solve(right.answer).why())
    expect(page.locator(".prog")).to_contain_text("In a row: 1")
    expect_access(page)
    page.get_by_role("button", name=NEXT).click()
    expect(page.locator(VERDICT)).to_have_count(0)

    page = visitor(f"/puzzles/{PEEKING}#{wrong.number}", QUICK + HEARD, color_scheme=theme)
    opened(page, wrong)
    assert answered(page) != wrong.answer
    expect(page.locator(VERDICT)).to_have_text("Not this time.")
    expect(page.locator(".ask .why")).to_contain_text("The answer: ")
    expect(page.locator(".prog")).to_contain_text("In a row: 0")
    show_all(page)
    page.get_by_role("button", name="Try again").click()
    opened(page, wrong)


def show_all(page: Page) -> None:
    """The line of play, to its end."""
    for _ in range(60):
        step = page.locator("[data-step]")
        if step.count() == 0:
            return
        step.click()
    raise AssertionError("the line of play does not end")


@pytest.mark.parametrize("game", cases(PUZZLING, PUZZLING[:1]))
def test_every_game(visitor: Visitor, game: str) -> None:
    """From the game's page; what is judged is what was chosen, and the line of play leads to its end."""
    page = visitor(f"/play/{game}", QUICK + HEARD)
    page.get_by_role("link", name="Solve puzzles").click()
    puzzle = puzzles_of(game)[0]
    opened(page, puzzle)
    solved = puzzle.solve(answered(page))
    expect(page.locator(VERDICT)).to_have_text("Right!" if solved else "Not this time.")
    show_all(page)
    expect_access(page)
    page.get_by_role("button", name=NEXT).click()
    expect(page.locator(VERDICT)).to_have_count(0)
    expect(page.locator(QUESTION)).not_to_be_empty()


@pytest.mark.parametrize("game", cases(PUZZLING, []))
def test_by_keyboard_alone(visitor: Visitor, game: str) -> None:
    page = visitor(f"/puzzles/{game}", QUICK + HEARD)
    opened(page, puzzles_of(game)[0])
    answered(page, press)


@pytest.mark.parametrize("game", cases(PUZZLING, []))
def test_on_a_phone(visitor: Visitor, game: str) -> None:
    page = visitor(f"/puzzles/{game}", QUICK + HEARD, viewport=PHONE, has_touch=True)
    opened(page, puzzles_of(game)[0])
    expect_no_sideways_scrolling(page)
    answered(page)
    expect_no_sideways_scrolling(page)
    expect(page.get_by_role("button", name=NEXT)).to_be_in_viewport()


def test_levels_themes_and_what_is_kept(visitor: Visitor) -> None:
    page = visitor(f"/puzzles/{PEEKING}", QUICK + HEARD)
    opened(page, puzzles_of(PEEKING)[0])
    faces = [one.get_attribute("href") for one in page.locator(".seats .face use").all()]
    assert len(faces) == len(set(faces)) > 0
    page.get_by_text("Choose other puzzles").click()
    page.get_by_role("group", name="How hard?").get_by_role("radio").nth(3).check()
    opened(page, next(one for one in puzzles_of(PEEKING) if one.level == 3))
    page.get_by_role("group", name="About what?").get_by_role("radio", name="For sure", exact=True).check()
    opened(page, next(one for one in puzzles_of(PEEKING) if one.level == 3 and "sure" in one.themes))
    answered(page)
    kept = page.evaluate("JSON.parse(localStorage['cheeseboard-puzzles'])")
    assert set(kept) == {PEEKING}


def test_a_puzzle_that_there_is_not(visitor: Visitor) -> None:
    page = visitor(f"/puzzles/{PEEKING}#99999")
    expect(page.locator(QUESTION)).to_have_count(0)
    expect(page.get_by_role("main")).to_be_visible()
