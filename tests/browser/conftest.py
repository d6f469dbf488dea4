"""A real house, a real browser. Without Chromium these tests are skipped; in CI that is an error.

There are two kinds of house: a server, and the static site that needs none (python3 run.py site). A test of a ``visitor`` runs in
both, unless it asks for the server itself or says why it needs one (``needs_server``). What turns out on the way to need one, like
a second device or a look at the network, skips the rest of the test on the site.

A usual run opens the browser for one test of each kind (``@usually``) on a server, a full one for all, and on the site for one of each
kind and for those that are ``@in_both_houses``. CHEESEBOARD_LONG=1 runs all of them in both.
"""

import asyncio
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect, sync_playwright

import cheeseboard
from tests.browser.house import Site, WebSpace, need_house
from tests.long import FULL, LATER, LONG, is_for_both, is_usual, unavailable
from tests.web.server import NO_LIMITS, Server
from tools import make_house

# The shell is the same engine without windows, tabs and extensions, and takes 40 % less of the processor.
PROGRAMS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
CHROMIUM = next(filter(None, map(shutil.which, [*PROGRAMS[1:], PROGRAMS[0]] if LONG else PROGRAMS)), None)
ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
HERE = Path(__file__).parent
STATIC = Path(cheeseboard.__file__).parent / "web" / "static"
PHONE = {"width": 390, "height": 844}
REVIEW = 130_000  # milliseconds until a match has been looked at again: a server gives up after 120 seconds
DESKTOP = {"width": 1440, "height": 900}
WIDTHS = [320, 390, 820, 1920]
THEMES = ["light", "dark"]
# Nobody has to wait in a test: what usually moves is there at once.
QUICK = "if (!localStorage.getItem('cheeseboard-settings')) localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'instant', language: 'en', sound: false, steady: false}))"

BLANK = "Access is denied for this document"  # to a page that is empty yet, which cannot be set up
SERVER, SITE = "server", "site"  # the two kinds of house

Visitor = Callable[..., Page]
Home = Callable[..., BrowserContext]
expect.set_options(timeout=45_000)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "house" in metafunc.fixturenames:
        metafunc.parametrize("house", [SERVER] if needs_server(metafunc) else [SERVER, SITE], indirect=True)


def needs_server(test: pytest.Metafunc) -> bool:
    """Whoever speaks to it, or says why."""
    return SERVER in test.fixturenames or test.definition.get_closest_marker("needs_server") is not None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == HERE and not is_due(item):
            item.add_marker(pytest.mark.skip(LATER))


def is_due(item: pytest.Item) -> bool:
    called = getattr(item, "callspec", None)
    is_on_site = called is not None and called.params.get("house") == SITE
    is_common = is_usual(item) or is_for_both(item)
    return LONG or (FULL and (is_common or not is_on_site)) or (is_usual(item) and not is_on_site)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        unavailable("the browser's client was not built")
    with Server(tmp_path_factory.mktemp("rooms"), NO_LIMITS) as running:
        yield running


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """The one browser of this process, and the loop that Playwright leaves running for it."""
    if CHROMIUM is None:
        unavailable("there is no Chromium here: apt-get install chromium")
    with sync_playwright() as driver:
        loop = asyncio.get_running_loop()
        found = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        asyncio._set_running_loop(None)
        yield found, loop
        asyncio._set_running_loop(loop)
        found.close()


@pytest.fixture
def browser(chromium: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """Chromium, for one test. Between two of them Playwright's loop does not count as running in this thread, so that
    asynchronous tests can run loops of their own."""
    found, loop = chromium
    asyncio._set_running_loop(loop)
    yield found
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the house without a server, as python3 run.py site made it."""
    need_house()
    return make_house.HOUSE


@pytest.fixture(scope="session")
def site(built: Path) -> Iterator[WebSpace]:
    """That folder, below some path of a web space."""
    with WebSpace(built.parent, f"/{built.name}/") as running:
        yield running


class AtServer:
    """A house that is a server: what a page asks for goes over the network."""

    wakes = 0.0  # seconds until it answers, at most

    def __init__(self, server: Server) -> None:
        self.server = server
        self.url = server.url
        self.may_ask = (server.url, "data:")

    def at(self, path: str) -> str:
        return self.url + path

    def prepare(self, context: BrowserContext, path: str) -> None:  # noqa: ARG002
        context.route("**/api/rooms", with_quick_bots)
        context.route("**/api/address", lambda route: route.fulfill(json={"url": self.url}))  # others can come

    def open(self, page: Page) -> None:
        """Nothing to do: a page may look at its network as it likes."""


House = AtServer | Site


@pytest.fixture
def house(request: pytest.FixtureRequest) -> House:
    """The house that is visited: of each kind in turn."""
    if request.param == SITE:
        return Site(request.getfixturevalue("site").url)
    return AtServer(request.getfixturevalue(SERVER))


@pytest.fixture
def visitor(house: House, browser: Browser) -> Iterator[Visitor]:
    """Somebody with a browser of their own. No console may complain, and no page ask anybody but its house."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type == "error" and not is_expected(message.text):
            complaints.append(message.text)

    def visit(path: str = "/", script: str = QUICK, **how: Any) -> Page:
        settings = {
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "service_workers": "block",
            **how,
        }
        context = browser.new_context(**settings)
        context.set_default_timeout(45_000)
        contexts.append(context)
        context.add_init_script(script)
        house.prepare(context, path)
        page = context.new_page()
        house.open(page)
        page.on("console", heard)
        page.on("pageerror", lambda problem: complaints.append(str(problem)))
        page.on(
            "request",
            lambda request: None if request.url.startswith(house.may_ask) else complaints.append(request.url),
        )
        page.goto(house.at(path))
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def folder(built: Path, tmp_path: Path) -> Path:
    """A copy of it, below some path of a web space."""
    target = tmp_path / "some" / "where"
    shutil.copytree(built, target, copy_function=lambda one, other: Path(other).hardlink_to(one))
    return target


@pytest.fixture
def space(folder: Path) -> Iterator[WebSpace]:
    with WebSpace(folder.parent.parent) as running:
        yield running


@pytest.fixture
def home(browser: Browser) -> Iterator[Home]:
    """A device of its own. No console may complain, and no page ask anybody but its web space, and who is named."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def device(url: str, also: str = "data:", **how: Any) -> BrowserContext:
        settings = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **how}
        context = browser.new_context(**settings)
        context.set_default_timeout(60_000)
        context.add_init_script(QUICK)
        context.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
        context.on(
            "weberror", lambda problem: None if BLANK in str(problem.error) else complaints.append(str(problem.error))
        )
        mine = (url, also, "data:", "blob:", "http://house.invalid/")
        context.on("request", lambda asked: None if asked.url.startswith(mine) else complaints.append(asked.url))
        contexts.append(context)
        return context

    yield device
    for context in contexts:
        context.close()
    assert complaints == []


def is_complaint(said: ConsoleMessage) -> bool:
    """Without a network the browser tells that it could not look for a newer version."""
    return said.type == "error" and "ERR_INTERNET_DISCONNECTED" not in said.text


def with_quick_bots(route: Route) -> None:
    """A room whose bots make no pauses, unless somebody asked for it otherwise."""
    asked = json.loads(route.request.post_data or "{}")
    asked["settings"] = {"pace": 0, **asked.get("settings", {})}
    route.continue_(post_data=json.dumps(asked))


def is_expected(text: str) -> bool:
    """What the browser itself says when a server is away or a page is not there: that is what some tests are about."""
    return any(
        words in text
        for words in ("ERR_CONNECTION", "ERR_FAILED", "status of 404", "status of 502", "WebSocket connection to")
    )
