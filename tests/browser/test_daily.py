"""The deal of the day, beating a match, my games and whole evenings, in a real browser."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Request, expect

from cheeseboard import __version__
from cheeseboard.table.daily import daily
from cheeseboard.table.fairness import flaw_in, verified
from cheeseboard.table.links import from_link, to_link
from cheeseboard.table.record import record_of, write
from cheeseboard.table.table import Chair, Table
from tests.browser.acts import CAN_ACT, OVER, TOLD, expect_no_sideways_scrolling, play_to_the_end, start, told
from tests.browser.conftest import PHONE, Visitor
from tests.browser.test_access import expect_access
from tests.long import usually

GAME, TITLE = "alles-kaese", "Alles Käse!"
QUICK_MICE = {"pip", "mia", "otto"}
DAY = next(
    day
    for day in (f"2026-0{1 + n // 28}-{1 + n % 28:02}" for n in range(200))
    if {*daily(GAME, day).bots[1:]} <= QUICK_MICE
)  # on which nobody thinks for long
FORGED = Table(
    GAME, [Chair("Eve"), Chair("Pip", "bot", "pip"), Chair("Pina", "bot", "pip")], {}, daily(GAME, DAY).luck()
)


def play_the_deal(page: Page) -> str:
    """From the page of the day to the end of the match; its link."""
    page.get_by_role("button", name=f"Play {TITLE}").click()
    play_to_the_end(page)
    return link_of(page)


def link_of(page: Page) -> str:
    """Of the match that has just ended."""
    return str(page.get_by_role("link", name="Replay", exact=True).get_attribute("href")).rpartition("/")[2]


def forged_result() -> str:
    """A match with the luck of the day, but against other mice."""
    while not FORGED.over:
        FORGED.play(FORGED.turn, FORGED.possible()[0], FORGED.version)
    return to_link(record_of(FORGED))


@usually
def test_a_deal_is_played_checked_shown_and_beaten_on_another_device(visitor: Visitor) -> None:
    page = visitor(f"/daily#{DAY}", viewport=PHONE)
    expect(page.get_by_role("button", name=f"Play {TITLE}")).to_be_visible()
    expect_access(page)
    expect_no_sideways_scrolling(page)
    link = play_the_deal(page)
    record = from_link(link)
    assert record["deal"] == {"day": DAY, "release": __version__}
    assert verified(write(record)).luck == "shared"
    assert flaw_in(record) == ""
    expect(page.get_by_text("everybody had the same luck")).to_be_visible()
    expect(page.get_by_role("table", name="Our results").get_by_role("row")).to_have_count(2)
    page.get_by_text("Show my result").click()
    picture = page.get_by_role("img", name=re.compile("A picture of the result"))
    expect(picture).to_be_visible()
    assert page.evaluate("image => image.decode().then(() => image.naturalWidth)", picture.element_handle()) > 0
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == f"cheeseboard-{GAME}.png"
    assert Path(saved.value.path()).read_bytes().startswith(b"\x89PNG")
    page.get_by_text("Was it all fair?").click()
    expect(page.locator(".verdict")).to_contain_text("this is the luck of the day")
    expect_access(page)

    other = visitor(f"/daily#{DAY}")
    other.get_by_label("Did somebody send you a result?").fill(f"Look! https://somewhere.example/beat/{link}")
    other.get_by_role("button", name="Check it").click()
    expect(other.get_by_text("Played again and found right")).to_be_visible()
    expect_access(other)
    other.get_by_role("button", name="Play this deal").click()
    play_to_the_end(other)
    expect(other.get_by_role("table", name="Our results").get_by_role("row")).to_have_count(3)


def test_a_forged_or_damaged_result_is_refused_by_name(visitor: Visitor) -> None:
    page = visitor(f"/beat/{forged_result()}")
    expect(page.get_by_role("alert").get_by_text("against other mice")).to_be_visible()
    expect_access(page)
    page = visitor(f"/beat/{forged_result()[:-4]}AAAA")
    expect(page.get_by_role("alert").get_by_text("The link is damaged")).to_be_visible()
    assert page.evaluate("localStorage.getItem('cheeseboard-games')") in (None, '{"games":[]}')


def test_any_match_can_be_beaten_with_the_same_luck(visitor: Visitor) -> None:
    page = visitor("/")
    start(page)
    play_to_the_end(page)
    page.get_by_text("Can you beat my game?").click()
    expect(page.get_by_role("img", name=re.compile("A picture of the result"))).to_be_visible()
    link = link_of(page)

    other = visitor(f"/beat/{link}")
    other.get_by_role("button", name="Play this deal").click()
    play_to_the_end(other)
    expect(other.get_by_text("You had the same luck as in the match you wanted to beat.")).to_be_visible()
    expect(other.get_by_role("table", name="Our results").get_by_role("row")).to_have_count(3)
    record = from_link(link_of(other))
    assert record["deal"] == {"of": link}
    assert flaw_in(record) == ""
    first, second = from_link(link), record
    assert first["moves"][0] == second["moves"][0]


def test_my_games_stay_on_this_device(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor("/")
    start(page)
    play_to_the_end(page)
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="One match")).to_be_visible()
    expect_access(page)
    asked: list[Request] = []
    page.on("request", lambda request: None if request.url.startswith(("data:", "blob:")) else asked.append(request))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    written = json.loads(file.read_text("utf-8"))
    (match,) = written["games"]
    record = from_link(match["link"])
    result = record["result"]
    assert result is not None
    assert (match["names"], match["scores"]) == (record["names"], result["scores"])

    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_role("heading", name="One match")).to_be_visible()
    page.get_by_role("button", name="Delete everything").click()
    page.reload()
    expect(page.get_by_text("Nothing yet.")).to_be_visible()
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("heading", name="One match")).to_be_visible()
    name = match["names"][match["mine"][0]]
    told = [f"{request.url} {request.post_data or ''}" for request in asked]
    assert not [each for each in told if name in each or match["link"] in each]
    expect_no_sideways_scrolling(page)


def test_a_whole_evening_counts_crowns_and_goes_on(visitor: Visitor) -> None:
    page = visitor("/evening", viewport=PHONE)
    expect(page.get_by_role("checkbox", name=TITLE)).to_be_checked()
    expect_access(page)
    expect_no_sideways_scrolling(page)
    begin_an_evening(page)
    play_on_one_device(page)
    evening = page.get_by_role("region", name="A whole evening")
    expect(evening.get_by_role("cell").first).to_be_visible()
    crowns = evening.get_by_role("cell").all_inner_texts()
    assert sum(map(int, crowns)) >= 1
    expect_access(page)
    evening.get_by_role("button", name=f"Next: {TITLE}").click()
    play_on_one_device(page)
    expect(evening.get_by_role("listitem")).to_have_count(2)
    evening.get_by_role("button", name="That was it").click()
    expect(page.get_by_role("heading", name=re.compile("won the evening"))).to_be_visible()


def begin_an_evening(page: Page) -> None:
    """With one game, again and again."""
    for label in page.locator("label", has=page.get_by_role("checkbox")).filter(has_not_text=TITLE).all():
        label.get_by_role("checkbox").uncheck()
    page.get_by_role("button", name="Begin the evening").click()


def play_on_one_device(page: Page) -> None:
    """Everybody's moves; whoever is next says so."""
    ready = page.get_by_role("button", name=re.compile("^I am "))
    for _ in range(300):
        ready.or_(page.locator(f"{CAN_ACT}, {OVER}")).first.wait_for()
        if ready.count() > 0:
            ready.first.click()
        elif page.locator(OVER).count() > 0:
            return
        elif page.locator(CAN_ACT).count() > 0:
            play_and_hand_over(page)
    raise AssertionError


def play_and_hand_over(page: Page) -> None:
    """One move; then there is news, or a curtain before the log, or the end."""
    if page.locator(".acts button.go").count() == 0:
        page.locator(".legal").first.click()
    before = told(page)
    page.locator(".acts button.go").click()
    page.wait_for_function(f"before => {TOLD} > before || {TOLD} === 0 || document.querySelector('{OVER}')", arg=before)
