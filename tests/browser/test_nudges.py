"""Told when it is my turn: asked for with one button, explained to a parent, switched off with one tap; and the open games."""

import asyncio
import json
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.acts import expect_no_sideways_scrolling
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.browser.test_access import expect_access
from tests.web.post_office import Browser, PostOffice
from tests.web.server import NO_LIMITS, Server

BUTTON = "Tell me when it is my turn"
# A browser's push service as far as a page can see it: the address and the keys are a test's.
FAKE = """
(({ endpoint, p256dh, auth, permission, fails }) => {
    let known = null;
    const made = {
        endpoint,
        options: {},
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => { known = null; return true; },
    };
    const pushManager = {
        getSubscription: async () => known,
        subscribe: async (options) => {
            window.subscribed = options;
            if (fails) throw new DOMException("no push service", "AbortError");
            return (known = made);
        },
    };
    const worker = { pushManager, getNotifications: async () => [] };
    Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration: async () => worker, register: async () => worker } });
    window.PushManager ??= class {};
    window.Notification = class { static permission = permission; static requestPermission = async () => (Notification.permission = "granted"); };
})(%s);
"""


class Office:
    """A post office in a thread, for as long as a browser runs in this one."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.office = self.do(PostOffice().__aenter__())

    def do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def close(self) -> None:
        self.do(self.office.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(60)
        self.loop.close()


@pytest.fixture(scope="module")
def post() -> Iterator[Office]:
    found = Office()
    yield found
    found.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, post: Office) -> Iterator[Server]:
    """One that may send to that post office."""
    environment = {"NUDGE_ORIGIN": post.office.origin}
    folder: Path = tmp_path_factory.mktemp("nudged")
    words = ("--webhooks", "public")
    with Server(folder, NO_LIMITS, ("-m", "tests.web.nudging"), environment, words) as running:
        yield running


def fake(browser: Browser | None = None, permission: str = "default", *, fails: bool = False) -> str:
    keys = browser.wanted("") if browser else {}
    return FAKE % json.dumps({**keys, "permission": permission, "fails": fails})


def a_room(server: Server, *, begin: bool = False, **settings: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A room for two, and the keys of both."""
    chairs = [{"kind": "me"}, {"kind": "open"}]
    said = {"game": "alles-kaese", "chairs": chairs, "settings": {"pace": 0, "away": 0, **settings}, "begin": begin}
    host = server.post("/api/rooms", said)
    return host, server.post(f"/api/rooms/{host['room']}/guests", {})


def keeping(*keys: dict[str, Any]) -> str:
    """A device that has been in these rooms."""
    rooms = {key["room"]: {**key, "game": "alles-kaese", "at": 1000 + number} for number, key in enumerate(keys)}
    return f"{QUICK}; if (!localStorage.getItem('cheeseboard-rooms')) localStorage.setItem('cheeseboard-rooms', {json.dumps(json.dumps(rooms))});"


def test_somebody_wants_to_be_told_and_later_no_more(visitor: Visitor, server: Server, post: Office) -> None:
    key, _ = a_room(server)
    device = Browser(post.office)
    page = visitor(f"/r/{key['room']}", script=keeping(key) + fake(device), viewport=PHONE)
    page.get_by_role("button", name=BUTTON).click()
    sheet = page.get_by_role("dialog", name=BUTTON)
    sheet.get_by_text("What is sent, and to whom?").click()
    expect(sheet.get_by_text("Google, Mozilla, Apple or Microsoft")).to_be_visible()
    expect_access(page)
    sheet.get_by_role("slider", name="From").fill("22")
    with page.expect_request("**/nudge") as asked:
        sheet.get_by_role("button", name="Yes, tell me").click()
    said = json.loads(asked.value.post_data or "{}")
    assert (said["endpoint"], said["language"], said["quiet"]) == (device.endpoint, "en", [22, 7])
    expect(sheet.get_by_text("This device tells you when it is your turn in this room.")).to_be_visible()
    offered = json.loads(server.get("/api/nudges")[1])["key"]
    assert page.evaluate("window.subscribed") == {"userVisibleOnly": True, "applicationServerKey": offered}
    expect_access(page)
    page.reload()
    page.get_by_role("button", name=BUTTON).click()
    sheet.get_by_role("button", name="Stop telling me").click()
    expect(sheet.get_by_role("button", name="Yes, tell me")).to_be_visible()
    told = json.loads(
        server.ask("POST", f"/api/rooms/{key['room']}/nudge/see", json.dumps({"token": key["token"]}).encode())[1]
    )
    assert told == {"nudge": False, "hook": False}


def test_whoever_has_closed_the_page_is_told(visitor: Visitor, server: Server, post: Office) -> None:
    """A browser, a server and a push service: one asks to be told and goes, the other one plays."""
    key, friend = a_room(server)
    device = Browser(post.office)
    page = visitor(f"/r/{friend['room']}", script=keeping(friend) + fake(device))
    page.get_by_role("button", name=BUTTON).click()
    page.get_by_role("switch", name=re.compile("Quiet hours")).uncheck(force=True)  # whatever the time is
    page.get_by_role("button", name="Yes, tell me").click()
    expect(page.get_by_text("This device tells you")).to_be_visible()
    page.close()
    other = visitor(f"/r/{key['room']}", script=keeping(key))
    other.get_by_role("button", name="Begin").click()
    deadline = time.monotonic() + 60
    while not post.office.letters and time.monotonic() < deadline:
        if other.locator(".acts button.go").count():
            other.locator(".acts button.go").click()
        elif other.locator(".legal").count():
            other.locator(".legal").first.click()
        other.wait_for_timeout(50)
    (letter,) = post.office.letters
    post.office.letters = []
    assert device.open(letter)["says"] == "Your turn in Alles Käse!"
    expect(other.get_by_role("button", name=BUTTON)).to_be_visible()  # whom one waits for is not there


@pytest.mark.parametrize(
    ("script", "offer", "says"),
    [
        (fake(), {"key": "", "hooks": False}, "This server cannot do that."),
        (fake(permission="denied"), None, "Your browser does not show notices from this page."),
        (fake(fails=True), None, "push service does not answer. It needs the Internet."),
        ("delete window.PushManager;", None, "This browser cannot do that."),
        ("Object.defineProperty(window, 'isSecureContext', { value: false });", None, "must begin with https://"),
    ],
)
def test_the_page_says_what_stands_in_the_way(
    visitor: Visitor, server: Server, script: str, offer: dict[str, Any] | None, says: str
) -> None:
    key, _ = a_room(server)
    page = visitor(f"/r/{key['room']}", script=keeping(key) + script)
    if offer is not None:
        page.context.route("**/api/nudges", lambda route: route.fulfill(json=offer))
    page.get_by_role("button", name=BUTTON).click()
    if "fails" in script and '"fails": true' in script:
        page.get_by_role("button", name="Yes, tell me").click()
    expect(page.get_by_role("dialog").get_by_text(says)).to_be_visible()


def test_a_server_without_internet_says_so(visitor: Visitor, server: Server, post: Office) -> None:
    """The browser has an address, but the server cannot reach it."""
    key, _ = a_room(server)
    gone = Browser(post.office)
    gone.endpoint = "https://push.invalid/x"
    page = visitor(f"/r/{key['room']}", script=keeping(key) + fake(gone))
    page.get_by_role("button", name=BUTTON).click()
    page.get_by_role("button", name="Yes, tell me").click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("The server does not reach that address"))


def test_for_a_slow_game_the_host_lets_everybody_take_their_time(visitor: Visitor, server: Server) -> None:
    key, _ = a_room(server, away=60)
    page = visitor(f"/r/{key['room']}", script=keeping(key) + fake())
    page.get_by_role("button", name=BUTTON).click()
    page.get_by_role("button", name="Wait for everybody instead").click()
    expect(page.get_by_text("a bot plays for you")).to_have_count(0)
    assert json.loads(server.get(f"/api/rooms/{key['room']}")[1])["settings"]["away"] == 0


def test_the_host_lets_another_place_be_told(visitor: Visitor, server: Server, post: Office) -> None:
    key, friend = a_room(server)
    page = visitor(f"/r/{key['room']}", script=keeping(key) + fake())
    page.get_by_role("button", name=BUTTON).click()
    page.get_by_text("Tell another place, too").click()
    page.get_by_label("Web address").fill(f"{post.office.origin}/hook")
    page.get_by_role("button", name="Tell it").click()
    expect(page.get_by_role("dialog").locator("code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    expect_access(page)
    page.get_by_role("button", name="Stop telling it").click()
    expect(page.get_by_label("Web address")).to_be_visible()
    guest = visitor(f"/r/{key['room']}", script=keeping(friend) + fake())
    guest.get_by_role("button", name=BUTTON).click()
    expect(guest.get_by_text("What is sent, and to whom?")).to_be_visible()
    expect(guest.get_by_text("Tell another place, too")).to_have_count(0)


NOTICES = """async (told) => {
    const shown = [], opened = [];
    const happens = async (event, more) => {
        const works = [];
        event.waitUntil = (work) => works.push(work);
        self.dispatchEvent(Object.assign(event, more));
        await Promise.all(works);
    };
    self.registration.showNotification = async (title, { tag, body }) => shown.push([title, tag, body]);
    self.clients.openWindow = async (path) => opened.push(path);
    await happens(new PushEvent("push", { data: told }));
    const notification = { tag: shown[0][1], close: () => opened.push("closed") };
    await happens(new ExtendableEvent("notificationclick"), { notification });
    return { shown, opened };
}"""


@pytest.mark.needs_server("nothing of the other house runs while its page is closed")
def test_a_push_becomes_a_notice_that_opens_the_room(visitor: Visitor) -> None:
    """In the page's own service worker. A headless browser has no place for notices, so it says what it would show."""
    page = visitor("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready")
    (worker,) = page.context.service_workers
    told = json.dumps({"room": "mika-tolu", "title": "Cheese", "says": "Your turn in Cheese"})
    found = worker.evaluate(NOTICES, told)
    assert found == {"shown": [["Your turn in Cheese", "mika-tolu", None]], "opened": ["closed", "/r/mika-tolu"]}


@pytest.mark.parametrize("width", [320, 1440])
def test_the_first_page_says_where_it_is_my_turn(visitor: Visitor, server: Server, width: int) -> None:
    (lobby, _), (mine, _), (_, theirs) = a_room(server), a_room(server, begin=True), a_room(server, begin=True)
    name = json.loads(server.get(f"/api/rooms/{theirs['room']}")[1])["chairs"][0]["name"]
    page = visitor(script=keeping(mine, theirs, lobby), viewport={"width": width, "height": 800})
    rows = page.get_by_role("region", name="Go on playing").get_by_role("link")
    expect(rows).to_have_count(3)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(1)).to_contain_text(f"{name} is to move")
    expect(rows.nth(2)).to_contain_text("Not begun yet")
    expect_no_sideways_scrolling(page)
    expect_access(page)
    rows.nth(0).click()
    expect(page).to_have_url(f"{server.url}/r/{mine['room']}")


def test_when_the_server_is_away_the_last_rooms_are_there(visitor: Visitor, server: Server) -> None:
    key, _ = a_room(server)

    def away(route: Route) -> None:
        route.abort()

    page: Page = visitor("/play/alles-kaese", script=keeping(key))
    page.context.route("**/api/open", away)
    page.get_by_role("link", name="Back").click()
    expect(page.get_by_role("region", name="Go on playing").get_by_role("link")).to_contain_text(key["room"])
