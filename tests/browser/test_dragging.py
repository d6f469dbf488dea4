"""Dragging, where it feels natural: it ends like taps on the same things, and only a place that takes the card does."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.acts import wait_for_turn
from tests.browser.conftest import Visitor


def sit_down(page: Page, game: str) -> None:
    page.locator("a.box", has_text=game).click()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)


def middle(thing: Locator) -> tuple[float, float]:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def pull(page: Page, card: Locator, to: tuple[float, float]) -> None:
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(to[0] - 20, to[1] - 10, steps=4)
    page.mouse.move(*to)


def test_cheese_rescue(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Cheese Rescue")
    card, cell = page.locator(".hand .kind.legal").first, page.locator(".cell[data-drop]").first
    name = cell.get_attribute("data-drop") or ""
    pull(page, card, middle(cell))
    expect(page.locator(".cell.aimed")).to_have_attribute("data-drop", name)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".ghost, .aimed")).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".cell[aria-selected=true]")).to_have_count(1)
    log = page.locator(".log > ol")
    page.locator(".acts button.go").click()
    expect(log).to_contain_text(f"on {name}.")


def test_a_card_let_go_elsewhere_goes_back(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "Cheese Rescue")
    pull(page, page.locator(".hand .kind.legal").first, middle(page.locator(".log h2")))
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.locator(".hand .picked, .acts button.go")).to_have_count(0)


def test_go_da_cheese(visitor: Visitor) -> None:
    """To a cheese: there the three begin, and this card is the first of them."""
    page = visitor()
    sit_down(page, "Go da Cheese!")
    card = page.locator(".hand .card").nth(1)
    what = card.get_attribute("aria-label") or ""
    pull(page, card, middle(page.locator(".row").nth(2).locator(".cheese")))
    expect(page.locator(".row.aimed")).to_have_attribute("data-drop", "3")
    page.mouse.up()
    expect(page.locator(".cheese.picked")).to_have_accessible_name(re.compile("3"))
    page.locator(".acts button.go").click()
    expect(page.locator(".hand .card.picked")).to_have_attribute("aria-label", what)
    page.locator(".acts button.go").click()
    expect(page.locator(".hand .card")).to_have_count(2)

    expect(page.locator(".row[data-drop]")).to_have_count(1)
    pull(page, page.locator(".hand .card").first, middle(page.locator(".row").nth(3).locator(".cheese")))
    page.mouse.up()
    expect(page.locator(".hand .card.picked")).to_have_count(1)
    page.locator(".acts button.go").click()
    expect(page.locator(".hand .card")).to_have_count(1)
