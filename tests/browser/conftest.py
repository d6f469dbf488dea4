"""A real server, a real browser. Without Chromium these tests are skipped; in CI that is an error."""

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect, sync_playwright

import cheeseboard
from tests.web.server import NO_LIMITS, Server

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
STATIC = Path(cheeseboard.__file__).parent / "web" / "static"
PHONE = {"width": 390, "height": 844}
REVIEW = 130_000  # milliseconds until a match has been looked at again: a server gives up after 120 seconds
DESKTOP = {"width": 1440, "height": 900}
# Nobody has to wait in a test: what usually moves is there at once.
QUICK = "if (!localStorage.getItem('cheeseboard-settings')) localStorage.setItem('cheeseboard-settings', JSON.stringify({speed: 'instant', language: 'en', sound: false}))"

Visitor = Callable[..., Page]
expect.set_options(timeout=45_000)


def unavailable(reason: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (STATIC / "index.html").exists():
        unavailable("the browser's client was not built")
    with Server(tmp_path_factory.mktemp("rooms"), NO_LIMITS) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        unavailable("there is no Chromium here: apt-get install chromium")
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def visitor(server: Server, browser: Browser) -> Iterator[Visitor]:
    """Somebody with a browser of their own. No console may complain, and no page ask anybody but our server."""
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
        context.route("**/api/rooms", with_quick_bots)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda problem: complaints.append(str(problem)))
        page.on(
            "request",
            lambda request: None if request.url.startswith((server.url, "data:")) else complaints.append(request.url),
        )
        page.goto(server.url + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert complaints == []


def with_quick_bots(route: Route) -> None:
    """A room whose bots make no pauses, unless somebody asked for it otherwise."""
    asked = json.loads(route.request.post_data or "{}")
    asked["settings"] = {"pace": 0, **asked.get("settings", {})}
    route.continue_(post_data=json.dumps(asked))


def is_expected(text: str) -> bool:
    """What the browser itself says when a server is away or a page is not there: that is what some tests are about."""
    return any(words in text for words in ("ERR_CONNECTION", "ERR_FAILED", "status of 404", "WebSocket connection to"))
