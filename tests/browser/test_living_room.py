"""A big screen and phones around it: the table can be read from afar and holds no secrets, a phone shows a hand and calls its owner."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import choose_way, play, start, wait_for_turn
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.browser.test_access import expect_access
from tests.long import cases

TV = {"width": 1920, "height": 1080}
LARGE = {"width": 3840, "height": 2160}
FELT = f"""{QUICK};
window.shaken = 0; window.held = 0;
navigator.vibrate = () => {{ window.shaken += 1; return true; }};
Object.defineProperty(navigator, "wakeLock", {{ value: {{ request: async () => {{ window.held += 1; return {{ release: async () => undefined }}; }} }} }});
"""


def living_room(visitor: Visitor, size: dict[str, int]) -> tuple[Page, list[Page]]:
    screen = visitor(viewport=size, script=FELT)
    start(screen, way="Table and pockets")
    code = screen.locator(".code").inner_text()
    phones = [visitor(f"/r/{code}", viewport=PHONE, script=FELT) for _ in range(2)]
    for phone in phones:
        phone.get_by_role("button", name="Sit down").click()
        phone.locator(".wait").wait_for()
    screen.get_by_role("button", name="Begin").click()
    screen.locator(".tv").wait_for()
    return screen, phones


@pytest.mark.parametrize("size", cases([TV, LARGE], [TV]))
def test_the_table_fills_a_big_screen(visitor: Visitor, size: dict[str, int]) -> None:
    screen, phones = living_room(visitor, size)
    assert wait_for_turn(phones[0])
    expect(screen.locator(".tv .display .card").first).to_be_in_viewport()
    share = screen.evaluate(
        "(frame => { const {width, height} = frame.firstElementChild.getBoundingClientRect(); return width * height / innerWidth / innerHeight; })(document.querySelector('.frame'))"
    )
    assert share > 0.4
    expect(screen.get_by_role("heading", name=re.compile("^It is .*’s turn"))).to_be_in_viewport()
    expect(screen.locator(".tv .code")).to_be_in_viewport()
    expect(screen.get_by_role("img", name="A code to scan")).to_be_in_viewport()
    names = screen.locator(".tv .place-card .name")
    expect(names).to_have_count(2)
    assert min(names.nth(seat).bounding_box()["height"] for seat in range(2)) > size["height"] / 45  # type: ignore[index]
    assert screen.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == list(
        size.values()
    )
    assert screen.locator(".legal, .own, .tray").count() == 0
    assert screen.evaluate("held") >= 1
    line = screen.locator(".news .line")
    before = line.inner_text()
    play(phones[0])
    expect(line).not_to_have_text(before)
    expect_access(screen)


WIDEST = "mumu-mumu"  # that a code can be
CUT = """([what, room]) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect().right + 4)
    .filter((right) => right > (document.querySelector(room)?.getBoundingClientRect().right ?? innerWidth))"""


def expect_inside(screen: Page, *things: str, room: str = "none") -> None:
    screen.locator(".code").first.evaluate("(code, text) => { code.textContent = text; }", WIDEST)
    for each in things:
        assert screen.locator(each).count() > 0
        assert screen.evaluate(CUT, [each, room]) == [], each


def test_nothing_sticks_out_of_a_big_screen_however_wide_its_code_is(visitor: Visitor) -> None:
    screen, phones = living_room(visitor, TV)
    assert wait_for_turn(phones[0])
    expect_inside(screen, ".tv .place-card", ".tv .tools .ib", ".tv .code")
    picture = screen.get_by_role("img", name="A code to scan").bounding_box()
    assert picture is not None
    assert picture["width"] > TV["height"] / 4  # beside two players there is room for it


def test_beside_four_players_there_is_a_way_in_and_no_heading_without_lines(visitor: Visitor) -> None:
    screen = visitor("/play/cheese-rescue?seats=4", viewport=TV, script=FELT)
    choose_way(screen, "Table and pockets")
    phone = visitor(f"/r/{screen.locator('.code').inner_text()}", viewport=PHONE)
    phone.get_by_role("button", name="Sit down").click()
    phone.locator(".wait").wait_for()
    screen.get_by_role("button", name="Begin").click()
    expect(screen.locator(".tv .place-card")).to_have_count(4)
    phone.locator(".cell.legal").first.wait_for()
    expect_inside(screen, ".tv .place-card", ".tv .tools .ib", ".tv .code")
    picture = screen.get_by_role("img", name="A code to scan").bounding_box()
    assert picture is not None
    assert picture["width"] > TV["height"] / 6
    lines = screen.locator(".story ol").bounding_box()
    assert screen.locator(".story h2").is_visible() == (lines is not None and lines["height"] > TV["height"] / 12)


def test_the_lobby_of_a_big_screen_can_be_read_from_the_sofa(visitor: Visitor) -> None:
    screen = visitor(viewport=TV, script=FELT)
    start(screen, way="Table and pockets")
    code = screen.locator(".code").bounding_box()
    assert code is not None
    assert code["height"] > TV["height"] / 24
    expect_inside(screen, ".code", room=".slip.way")
    expect(screen.get_by_role("button", name="Begin")).to_be_in_viewport()
    expect_access(screen)


@pytest.mark.parametrize("width", [320, 390])
def test_the_name_of_the_game_is_whole_on_a_phone(visitor: Visitor, width: int) -> None:
    """Also where a pocket has one more button; and nothing covers it when a first match begins."""
    screen = visitor("/play/cheese-rescue", viewport=TV, script=FELT)
    choose_way(screen, "Table and pockets")
    phone = visitor(f"/r/{screen.locator('.code').inner_text()}", viewport={"width": width, "height": 640}, script=FELT)
    phone.get_by_role("button", name="Sit down").click()
    phone.locator(".wait").wait_for()
    screen.get_by_role("button", name="Begin").click()
    title = phone.locator(".screen .bar h1")
    title.wait_for()
    phone.get_by_role("button", name="Show the table here, too").wait_for()
    whole = "one => one.scrollWidth <= one.clientWidth && getComputedStyle(one).textOverflow !== 'ellipsis'"
    assert title.evaluate(whole)
    assert phone.locator(".notes p", has_text="begins").count() == 0
    bar = phone.locator(".bar").bounding_box()
    assert bar is not None
    assert bar["height"] < 80


def test_a_pocket_shows_a_hand_and_calls_when_it_is_time(visitor: Visitor) -> None:
    _, (first, second) = living_room(visitor, TV)
    assert wait_for_turn(first)
    expect(first).to_have_title(re.compile("^Your turn!"))
    expect(second.get_by_text("Look at the big screen.")).to_be_visible()
    expect(second).not_to_have_title(re.compile("turn"))
    expect(second.locator(".board")).to_have_count(0)
    expect(second.locator(".own")).to_be_visible()
    expect_access(second)
    second.get_by_role("button", name="Show the table here, too").click()
    expect(second.locator(".board .card").first).to_be_visible()
    second.get_by_role("button", name="Only my hand here").click()
    expect(second.locator(".board")).to_have_count(0)

    for _ in range(20):  # until it is the other's turn
        if second.locator(".board .legal").count():
            break
        play(first if first.locator(".legal, .tray .acts button.go").count() else second)
        first.wait_for_timeout(100)
    expect(second.locator(".board .card").first).to_be_visible()
    expect(second).to_have_title(re.compile("^Your turn!"))
    assert second.evaluate("shaken") == 1


def test_nobody_is_called_who_does_not_want_it(visitor: Visitor) -> None:
    page = visitor(viewport=PHONE, script=FELT.replace("steady: false", "steady: false, nudge: false"))
    start(page)
    assert wait_for_turn(page)
    play(page)
    assert wait_for_turn(page)
    expect(page).to_have_title(re.compile("^Alles Käse!"))
    assert page.evaluate("shaken") == 0


def test_the_end_on_a_big_screen_keeps_the_table_and_the_way_in(visitor: Visitor) -> None:
    screen, phones = living_room(visitor, TV)
    for _ in range(200):
        if screen.locator(".side .score").count():
            break
        for phone in phones:
            if phone.locator(".legal, .tray .acts button.go").count():
                play(phone)
        screen.wait_for_timeout(60)
    expect(screen.locator(".side .score")).to_be_in_viewport()
    expect(screen.locator(".news .win").first).to_be_in_viewport()
    expect(screen.locator(".news .why")).to_be_in_viewport()
    expect_inside(screen, ".side .score, .side .again .btn", ".tv .tools .ib", ".tv .code")
    expect_access(screen)
    expect(screen.locator(".tv .display .card").first).to_be_in_viewport()
    expect(screen.locator(".tv .code")).to_be_in_viewport()
    expect(screen.locator(".news .review path.line")).to_have_count(2)
    for part in (".news .curve", ".side .again"):
        expect(screen.locator(part)).to_be_in_viewport(ratio=1)
    cut = "one => one.scrollHeight - one.clientHeight"
    assert screen.locator(".tv .middle").evaluate(cut) <= 1
