"""Who may use help is chosen before the match and seen at the table: family, fair table, as printed."""

import re

from playwright.sync_api import Page, expect

from tests.browser.acts import CAN_ACT, choose_way, wait_for_news, wait_for_turn
from tests.browser.acts import told as lines_of
from tests.browser.conftest import DESKTOP, PHONE, Visitor
from tests.browser.test_access import expect_access
from tests.long import in_both_houses

KNOWN = "You know it:"  # what a card's button says of a front that was peeked at
TOLD = ("You see a trap with its jaws wide open.", "You see a lovely piece of cheese.")


def open_level(page: Page) -> None:
    """On a game's page, before anybody plays."""
    page.locator("a.box", has_text="Alles Käse!").click()
    page.get_by_text(re.compile("^Help at this table")).click()


def choose(page: Page, level: str) -> None:
    page.get_by_role("radio", name=level, exact=True).check()
    expect(page.get_by_text(f"Help at this table: {level}")).to_be_visible()


def everything(page: Page) -> str:
    """All that is on the page, for eyes, ears and machines."""
    return f"{page.locator('body').inner_text()} {page.locator('body').inner_html()} {page.locator('body').aria_snapshot()}"


def expect_told(page: Page) -> None:
    """The card itself may have been taken by somebody meanwhile."""
    assert any(each in everything(page) for each in TOLD)


def expect_forgotten(page: Page) -> None:
    assert [each for each in (KNOWN, *TOLD) if each in everything(page)] == []


def play_until_peek(page: Page) -> None:
    """Nobody is caught by a trap before there is nothing to do but peek."""
    for _ in range(60):
        assert wait_for_turn(page), "nobody ever had to peek"
        before = lines_of(page)
        if page.locator(".acts button.go").count() == 0:
            page.locator(".legal").first.click()
        drop = page.get_by_role("button", name="Drop it")
        if drop.count() == 0:
            page.locator(".acts button.go").click()
            return
        drop.click()
        wait_for_news(page, before)


def peeked(page: Page, level: str) -> None:
    """From the first page to the moment at which somebody who plays at this level has peeked at a card."""
    open_level(page)
    choose(page, level)
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(CAN_ACT).first.wait_for()
    play_until_peek(page)


@in_both_houses
def test_as_printed_a_peek_is_seen_and_then_gone_from_the_whole_page(visitor: Visitor) -> None:
    page = visitor()
    peeked(page, "As printed")
    back = page.get_by_role("button", name="Put it back")
    expect(back).to_be_visible()
    expect_told(page)
    expect_access(page)
    back.click()
    expect(back).to_have_count(0)
    expect_forgotten(page)
    page.reload()
    page.locator(CAN_ACT).first.wait_for()
    expect_forgotten(page)
    expect(page.locator("header")).to_contain_text("As printed")
    expect(page.get_by_role("button", name=re.compile("^(A hint|The odds)"))).to_have_count(0)


def test_as_printed_a_peek_is_put_back_by_itself(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE)
    peeked(page, "As printed")
    expect(page.get_by_role("button", name="Put it back")).to_be_visible()
    expect(page.get_by_role("button", name="Put it back")).to_have_count(0)
    expect_forgotten(page)


def test_in_a_family_a_peek_stays_marked(visitor: Visitor) -> None:
    page = visitor()
    peeked(page, "Family")
    page.locator(CAN_ACT).first.wait_for()
    expect(page.get_by_role("button", name="Put it back")).to_have_count(0)
    expect_told(page)
    expect(page.get_by_role("button", name="The odds", exact=True)).to_be_visible()


LIES_OVER = """(both) => {
    const [one, other] = both.map((what) => document.querySelector(what).getBoundingClientRect());
    return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}"""


def test_at_a_fair_table_everybody_sees_who_asks_for_help(visitor: Visitor) -> None:
    anna = visitor()
    anna.locator("a.box", has_text="Alles Käse!").click()
    anna.get_by_role("radio", name="2", exact=True).check()
    choose_way(anna, "With friends")
    expect(anna.locator(".code")).to_be_visible()
    anna.get_by_role("radio", name="Fair table").check()
    expect(anna.get_by_text("everybody is told who uses them")).to_be_visible()
    expect_access(anna)
    ben = visitor("/r/" + anna.url.split("/r/")[1], viewport=PHONE)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_text("everybody is told who uses them")).to_be_visible()
    anna.get_by_role("button", name="Begin").click()
    anna.locator(CAN_ACT).first.wait_for()
    anna.get_by_role("button", name="A hint (everybody is told)").click()
    expect(anna.locator(".tray .hint")).to_be_visible()
    expect(anna.locator(".log > ol")).to_contain_text("You ask for a hint.")
    anna.set_viewport_size(PHONE)  # type: ignore[arg-type]
    anna.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert not anna.evaluate(LIES_OVER, [".mine .helped", ".log"])
    anna.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    expect(ben.locator(".log .last")).to_contain_text("asks for a hint.")
    expect(ben.get_by_text("Asked for help: 1×")).to_be_attached()
    expect_access(ben)
    ben.reload()
    expect(ben.locator(".log .last")).to_contain_text("asks for a hint.")
    anna.get_by_role("button", name="The room").click()
    expect(anna.get_by_role("dialog")).to_contain_text("Help at this table: Fair table")
    expect_access(anna)
