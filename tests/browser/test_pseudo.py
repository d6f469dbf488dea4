"""The page in a language that nobody speaks: nothing is left untranslated, and nothing is cut off where words are longer."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route

from cheeseboard.bots.bots import BOTS
from cheeseboard.games import find, names
from cheeseboard.rooms.names import NAMES
from cheeseboard.table.lesson import lesson_of
from tests.browser.acts import play_to_the_end, wait_for_turn
from tests.browser.conftest import DESKTOP, STATIC, Visitor
from tests.long import cases, unavailable, usually
from tests.web.server import NO_LIMITS, Server
from tests.words.pseudo import ENVIRONMENT, ROOT, plain_words, pseudo, strange

SMALL = {"width": 320, "height": 640}
SOURCES = [ROOT / "client" / "words" / "en.ftl", *ROOT.glob("src/cheeseboard/games/*/client/words/en.ftl")]
WORDS = {page.read_text("utf-8").partition("\n")[0]: page for page in SOURCES}  # by their first line
ADDRESS = re.compile(
    r"https?://\S+|\b[a-z]{4}-[a-z]{4}\b|\b[0-9a-f]{4}( [0-9a-f]{4})+\b"
)  # of a room, its code, a seal
SEEN = Path(__file__).with_name("pseudo.js").read_text("utf-8")
pytestmark = pytest.mark.needs_server("the words of rules and bots are packed into the site when it is built")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """In place of the usual one, for the visitors of this page."""
    if not (STATIC / "index.html").exists():
        unavailable("the browser's client was not built")
    with Server(tmp_path_factory.mktemp("rooms"), NO_LIMITS, environment=ENVIRONMENT) as running:
        yield running


def in_pseudo(route: Route) -> None:
    """The page's own words come in a script of their own."""
    answer = route.fetch()
    source = next(page for line, page in WORDS.items() if line in answer.text())
    text = pseudo(source.read_text("utf-8"))
    route.fulfill(body=f"export default {json.dumps(text)}", content_type="text/javascript")


def opened(visitor: Visitor, path: str, **how: Any) -> Page:
    page = visitor("/fonts-OFL.txt", **how)
    page.context.route(re.compile(r"/assets/en-[\w-]+\.js$"), in_pseudo)
    page.goto(page.url.replace("/fonts-OFL.txt", path))
    page.locator("main").wait_for()
    return page


def known() -> set[str]:
    """Names are the same in every language."""
    games = [find(name) for name in names()]
    written = " ".join([*(f"{game.title} {game.designer} {game.publisher}" for game in games), *NAMES, *BOTS])
    return {*re.findall(r"\w+", written), *(bot.capitalize() for bot in BOTS), *own_names(), "Cheeseboard"}


def own_names() -> list[str]:
    pages = ROOT.glob("src/cheeseboard/table/words/*.ftl")
    return [
        word for page in pages for word in re.findall(r"^language-name = (\w+)", page.read_text("utf-8"), re.MULTILINE)
    ]


def expect_all_said_and_seen(page: Page) -> None:
    for size in (SMALL, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        texts, cut = seen_in(page)
        assert len(texts) > 3
        assert [text for text in texts if plain_words(ADDRESS.sub("", text), known())] == [], page.url
        assert cut == [], (page.url, size)


def seen_in(page: Page, tries: int = 20) -> tuple[list[str], list[str]]:
    """What can be read, and what of it is cut off once everything has found its place."""
    texts, cut = page.evaluate(SEEN)
    ours = [text for text in cut if not plain_words(text, set())]
    if not ours or not tries:
        return texts, ours
    page.wait_for_timeout(100)
    return seen_in(page, tries - 1)


def test_what_is_wrong_would_be_found(visitor: Visitor) -> None:
    page = visitor("/fonts-OFL.txt")
    page.set_content(f"""<p>untranslated</p><p aria-label="unsaid">{strange("All is well")}</p>
        <div style="width: 5em; overflow: hidden; white-space: nowrap">{strange("This is cut off")}</div>
        <div style="width: 5em; overflow: auto; white-space: nowrap">{strange("This scrolls")}</div>
        <button style="width: 5em; white-space: nowrap">{strange("This is wider than its button")}</button>
        <p style="white-space: nowrap; position: absolute; left: 99vw">{strange("This leaves the page")}</p>""")
    texts, cut = page.evaluate(SEEN)

    assert [text for text in texts if plain_words(text, known())] == ["untranslated", "unsaid"]
    assert cut == [strange(f"This {what}") for what in ("is cut off", "is wider than its button", "leaves the page")]


def press(page: Page, text: str) -> None:
    """The button that says so."""
    page.locator("button", has_text=strange(text)).first.click()


@usually
def test_pages_around_the_games(visitor: Visitor) -> None:
    page = opened(visitor, "/")
    page.locator("a.box").first.wait_for()
    expect_all_said_and_seen(page)
    page.get_by_role("button", name=strange("Settings")).click()
    page.locator("dialog[open]").wait_for()
    expect_all_said_and_seen(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    expect_all_said_and_seen(page)
    page.goto(page.url + "nowhere/at/all")
    page.locator("h1").wait_for()
    expect_all_said_and_seen(page)


def test_a_room_its_door_and_a_shared_device(visitor: Visitor) -> None:
    page = opened(visitor, "/play/alles-kaese")
    press(page, "With friends")
    page.locator(".chair").first.wait_for()
    expect_all_said_and_seen(page)
    door = opened(visitor, urlsplit(page.url).path)
    door.locator("button").first.wait_for()
    expect_all_said_and_seen(door)
    shared = opened(visitor, "/play/alles-kaese")
    press(shared, "On this device")
    shared.locator("dialog[open]").wait_for()
    expect_all_said_and_seen(shared)
    press(shared, "Begin")
    shared.get_by_role("button", name=re.compile(strange("I am "))).wait_for()
    expect_all_said_and_seen(shared)


@pytest.mark.parametrize("game", names())
def test_a_game_from_its_box_to_its_odds(visitor: Visitor, game: str) -> None:
    page = opened(visitor, f"/play/{game}")
    page.locator(".go").first.wait_for()
    expect_all_said_and_seen(page)
    press(page, "Play")
    assert wait_for_turn(page)
    expect_all_said_and_seen(page)
    page.get_by_role("button", name=strange("The odds")).click()
    page.locator("dialog[open] li, dialog[open] p").first.wait_for()
    expect_all_said_and_seen(page)
    page.keyboard.press("Escape")
    if find(game).has_choices:
        page.get_by_role("button", name=strange("A hint")).click()
        page.locator(".hint p").wait_for()
        expect_all_said_and_seen(page)


TAUGHT = [name for name in names() if lesson_of(name)]


@pytest.mark.parametrize("game", cases(TAUGHT, TAUGHT[-1:]))
def test_a_lesson(visitor: Visitor, game: str) -> None:
    page = opened(visitor, f"/learn/{game}")
    page.locator(".legal, .acts .go").first.wait_for()
    expect_all_said_and_seen(page)


def test_the_end_and_a_replay(visitor: Visitor) -> None:
    page = opened(visitor, "/play/alles-kaese")
    press(page, "Play")
    play_to_the_end(page)
    expect_all_said_and_seen(page)
    page.locator("a", has_text=strange("Replay")).click()
    page.locator("input[type=range]").wait_for()
    expect_all_said_and_seen(page)
