"""The house without a server in Firefox (Debian: apt-get install firefox-esr). Where there is none, these tests are skipped."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cheeseboard.table.fairness import verify
from cheeseboard.table.links import from_link
from cheeseboard.table.record import write
from tests.browser.acts import CAN_ACT, OVER
from tests.browser.conftest import QUICK
from tests.browser.firefox import FIREFOX, Firefox
from tests.browser.house import AWAKE, BESIDE, DEEDS, WebSpace
from tests.browser.test_house import links_of, wanted
from tests.every_game.tables import OWN_GAMES
from tests.long import LONG

MATCHES = 25 if LONG else len(OWN_GAMES)
HAS = "document.querySelector({!r}) !== null"
CLICK = "document.querySelector({!r}).click()"
PLAY = "[...document.querySelectorAll('button')].find((each) => each.textContent.trim() === 'Play')"
# A card that can be had, then the yellow button.
MOVE = """(() => {
    const button = () => document.querySelector('.acts button.go');
    if (!button()) document.querySelector('.legal')?.click();
    setTimeout(() => button()?.click(), 50);
})()"""


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    if FIREFOX is None:
        pytest.skip("there is no Firefox here: apt-get install firefox-esr")
    with Firefox(tmp_path / "profile") as running:
        yield running


def visit(firefox: Firefox, url: str) -> None:
    firefox.goto(url)
    firefox.evaluate(f"(() => {{ {QUICK} }})()")
    firefox.reload()
    firefox.wait_for(HAS.format("a.box"))
    firefox.wait_for(f"({AWAKE})()")


def test_a_match_goes_on_in_firefox_after_a_reload_without_the_web_space(folder: Path, firefox: Firefox) -> None:
    can_act, over = HAS.format(CAN_ACT), HAS.format(OVER)
    with WebSpace(folder.parent.parent) as space:
        visit(firefox, space.url)
        firefox.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        firefox.evaluate(CLICK.format("a.box[href$='/play/alles-kaese']"))
        firefox.wait_for(f"{PLAY} !== undefined")
        firefox.evaluate(f"{PLAY}.click()")
        firefox.wait_for(can_act)
        before = firefox.evaluate(f"({DEEDS})()")
    firefox.reload()
    firefox.wait_for(can_act)
    assert firefox.evaluate(f"({DEEDS})()")[: len(before)] == before
    for _ in range(100):
        firefox.wait_for(f"{can_act} || {over}")
        if firefox.evaluate(over):
            break
        firefox.evaluate(MOVE)
        firefox.evaluate("new Promise((later) => setTimeout(later, 200))")
    (link,) = links_of(firefox.evaluate(f"({DEEDS})()")).values()

    assert link in firefox.evaluate("document.querySelector(\"a[href*='/replay/']\").href")


def test_matches_in_firefox_end_with_the_same_record_as_on_a_server(space: WebSpace, firefox: Firefox) -> None:
    visit(firefox, space.url)
    firefox.evaluate(f"({BESIDE})()")
    links, records = {}, {}
    for number in range(MATCHES):
        played = firefox.evaluate(f"beside.playAll({json.dumps(wanted(number))}, {number})")
        answer = firefox.evaluate(f"beside.ask('GET', '/api/replays/{played['link']}/record')")
        links[played["room"]] = played["link"]
        records[played["room"]] = answer["body"]
    here = links_of(firefox.evaluate(f"({DEEDS})()"))

    assert links == here
    assert records == {room: write(from_link(link)) for room, link in here.items()}
    for text in records.values():
        verify(text)
