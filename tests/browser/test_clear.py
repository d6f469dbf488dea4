"""Everything says what it means: rules and odds with pictures, prompts, choosing by one tap, Read aloud."""

import json

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from cheeseboard.games import folders
from tests.browser.acts import CAN_ACT, expect_no_sideways_scrolling, play, wait_for_turn
from tests.browser.conftest import PHONE, THEMES, Visitor
from tests.long import cases

GAMES = sorted(folders())
HIDING = ["alles-kaese", "cheese-chase", "go-da-cheese"]

# Whatever is spoken is written down; nobody hears it in a test.
EARS = """
window.heard = []
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
Object.defineProperty(window, "speechSynthesis", {value: {speak: one => heard.push(one.text), cancel: () => heard.push("–")}})
"""


def quick(**more: object) -> str:
    settings = {"speed": "instant", "language": "en", "sound": False, "steady": False, **more}
    return f"if (!localStorage.getItem('cheeseboard-settings')) localStorage.setItem('cheeseboard-settings', JSON.stringify({json.dumps(settings)}))"


def sit_down(page: Page, players: int | None = None) -> None:
    page.set_default_timeout(60_000)
    if players:
        page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(CAN_ACT).first.wait_for()


def expect_access(page: Page) -> None:
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


# Rules and odds


@pytest.mark.parametrize("game", cases(GAMES, ["cheese-chase"]))
def test_rules_are_shown_with_the_games_own_cards(visitor: Visitor, game: str) -> None:
    page = visitor(f"/play/{game}", viewport=PHONE)
    page.get_by_role("button", name="Rules").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".shown .thing").first).to_be_visible()
    assert sheet.locator(".shown").count() >= 8
    missing = sheet.locator(".thing use").evaluate_all(
        "all => all.map(one => one.getAttribute('href')).filter(name => !document.querySelector(name))"
    )
    assert missing == []
    assert sheet.locator("details").count() > 0, "house rules are folded away"
    assert sheet.evaluate("all => all.scrollWidth <= all.clientWidth")


@pytest.mark.parametrize(("theme", "game"), cases([(t, g) for t in THEMES for g in HIDING], [("dark", "cheese-chase")]))
def test_everybody_can_use_rules_and_odds(visitor: Visitor, theme: str, game: str) -> None:
    page = visitor(f"/play/{game}", color_scheme=theme, viewport=PHONE)
    sit_down(page)
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".shown .thing").first).to_be_visible()
    expect_access(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The odds").click()
    expect(page.locator("dialog section").first).to_be_visible()
    expect_access(page)
    assert page.get_by_role("dialog").evaluate("all => all.scrollWidth <= all.clientWidth")


def test_odds_point_at_cards_and_tell_listeners_exactly(visitor: Visitor) -> None:
    page = visitor("/play/cheese-chase")
    sit_down(page, 2)
    page.get_by_role("button", name="The odds").click()
    row = page.locator("dialog section", has=page.locator(".where")).first
    expect(row.locator(".where .marked").first).to_be_visible()
    seen = row.evaluate(
        "all => [...all.querySelectorAll('h3 > :not(.sr), li .line')].map(one => one.textContent).join(' ')"
    )
    assert "place" not in seen
    expect(row.locator("h3 .sr")).to_have_text("Otto’s first, second, third and fourth cards")
    expect(row.locator("li .looks .thing").first).to_be_visible()
    expect(row.locator("li strong").first).to_contain_text("4")


def test_the_picture_of_where_cards_lie_shows_only_backs(visitor: Visitor) -> None:
    """Also where I know my own cards: what is drawn there would be the same, whatever they are."""
    page = visitor("/play/cheese-chase")
    sit_down(page, 3)
    for _ in range(6):
        page.get_by_role("button", name="The odds").click()
        places = page.locator("dialog .where use")
        expect(places.first).to_be_attached()
        hrefs = set(places.evaluate_all("all => all.map(one => one.getAttribute('href'))"))
        assert {name for name in hrefs if not name.startswith("#seat-")} == {"#card-back"}
        page.keyboard.press("Escape")
        play(page)
        if not wait_for_turn(page):
            return


# Choosing


def test_one_tap_plays_for_those_who_want_it(visitor: Visitor) -> None:
    """A turn of four moves takes four taps, not eight."""
    page = visitor("/play/cheese-chase", script=quick(confirm=False), viewport=PHONE, has_touch=True)
    sit_down(page, 3)
    for step in ["Look", "Draw", "Show", "Keep"]:
        expect(page.locator(".own .now")).to_have_text(step)
        if page.locator(".board .legal").count():
            page.locator(".board .legal").first.tap()
        else:
            page.locator(".acts button").first.tap()
        if step != "Keep":
            expect(page.locator(".own .now")).not_to_have_text(step)
    expect(page.locator(f"{CAN_ACT}, .score").first).to_be_visible()


def test_what_is_chosen_is_confirmed_unless_that_is_switched_off(visitor: Visitor) -> None:
    page = visitor("/play/cheese-chase")
    sit_down(page, 2)
    page.locator(".board .legal").first.click()
    expect(page.locator(".board .picked")).to_have_count(1)
    expect(page.locator(".own .now")).to_have_text("Look")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm each choice").uncheck()
    page.keyboard.press("Escape")
    page.locator(".board .legal:not(.picked)").first.click()
    expect(page.locator(".own .now")).not_to_have_text("Look")


def test_each_card_in_hand_has_a_button_of_its_own(visitor: Visitor) -> None:
    page = visitor("/play/cheese-chase")
    sit_down(page, 2)
    for _ in range(12):
        if page.locator(".own .now").inner_text() == "Keep":
            break
        play(page)
        if not wait_for_turn(page):
            return
    expect(page.get_by_role("button", name="Keep")).to_have_count(2)
    page.get_by_role("button", name="Keep").first.click()
    expect(
        page.locator(f".own .now:text-is('Look'), .own li.was:text-is('Keep'), .score, {CAN_ACT}").first
    ).to_be_visible()


# Cheese Chase on a phone


@pytest.mark.parametrize("players", cases([2, 4, 6, 9], [4]))
def test_everybody_has_a_face_on_a_phone(visitor: Visitor, players: int) -> None:
    page = visitor("/play/cheese-chase", viewport=PHONE)
    sit_down(page, players)
    expect(page.locator(".board .who .face").first).to_be_visible()
    sizes = page.locator(".board .who .face").evaluate_all("all => all.map(one => one.offsetWidth)")
    assert len(sizes) == players
    assert min(sizes) >= 24
    expect_no_sideways_scrolling(page)


def test_slips_on_backs_are_explained(visitor: Visitor) -> None:
    page = visitor("/play/cheese-chase")
    sit_down(page, 2)
    expect(page.locator(".memory")).to_contain_text("you have seen this card")
    page.locator("[data-slot^='1.']").first.click(force=True)
    expect(page.locator(".memory")).to_contain_text("’s first card")


# What is asked


@pytest.mark.parametrize("game", cases(["alles-kaese", "cheese", "cheese-chase"], ["alles-kaese"]))
def test_the_headline_never_says_only_whose_turn_it_is(visitor: Visitor, game: str) -> None:
    """Not even for the moment in which a move is on its way."""
    page = visitor(f"/play/{game}")
    page.evaluate(
        "window.said = new Set(); new MutationObserver(() => said.add(document.querySelector('.ask h2')?.textContent))"
        ".observe(document.body, {subtree: true, childList: true, characterData: true})"
    )
    sit_down(page)
    for _ in range(4):
        play(page)
        if not wait_for_turn(page):
            break
    said = page.evaluate("[...said]")
    assert len(said) > 2
    assert "It is your turn." not in said


@pytest.mark.parametrize("game", cases(["alles-kaese", "cheese-chase"], ["cheese-chase"]))
def test_the_question_and_what_can_be_answered_are_read_aloud(visitor: Visitor, game: str) -> None:
    page = visitor(f"/play/{game}", script=EARS + quick(aloud=True))
    sit_down(page)
    question = page.locator(".ask h2").inner_text()
    page.wait_for_function("question => heard.includes(question)", arg=question)
    expect(page.get_by_role("log", name="Announcements")).to_contain_text(question)
    page.get_by_role("button", name="Hear the question again").click()
    assert page.evaluate("question => heard.filter(one => one === question).length", question) == 2
    if page.locator(".acts button").count() == 0:
        page.locator(".board .legal").first.click()
        label = page.locator(".acts button").first.inner_text()
        page.wait_for_function("label => heard.at(-1).includes(label)", arg=label)


@pytest.mark.parametrize("game", ["alles-kaese", "cheese"])
def test_every_button_of_the_easiest_games_has_a_picture(visitor: Visitor, game: str) -> None:
    page = visitor(f"/play/{game}")
    sit_down(page)
    for _ in range(5):
        if page.locator(".acts button").count() == 0:
            page.locator(".legal").first.click()
        assert page.locator(".acts button:not(:has(svg)):not(:has(.square))").count() == 0
        play(page)
        if not wait_for_turn(page):
            return
