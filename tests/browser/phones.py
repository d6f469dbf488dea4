"""Devices that find each other without a server: what people do to get there, and all that a guest is sent."""

from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import PHONE, Home
from tests.browser.house import wait_until_awake

# Everything that comes over a data channel, in parts of bytes; and every connection, so that a test can cut it.
LISTEN = """
window.heard = [];
window.peers = [];
const made = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...how) {
    window.peers.push(this);
    const channel = made.apply(this, how);
    channel.addEventListener('message', ({ data }) => window.heard.push(new Uint8Array(data)));
    return channel;
};
"""
HEARD = """() => {
    const texts = [];
    let text = [];
    for (const part of window.heard) {
        text.push(...part.slice(1));
        if (part[0] === 0) {
            texts.push(new TextDecoder().decode(Uint8Array.from(text)));
            text = [];
        }
    }
    return texts;
}"""
# A line that is broken; what waits behind a spare slip does not notice.
CUT = "() => window.peers.filter((peer) => peer.connectionState === 'connected').forEach((peer) => peer.close())"


def phone(home: Home, url: str, name: str, **how: Any) -> BrowserContext:
    """Somebody's phone; its owner has a name."""
    context = home(url, service_workers="block", **{"viewport": PHONE, **how})
    context.add_init_script(LISTEN)
    person = {"all": [{"name": name, "face": "cap"}]}
    context.add_init_script(f"localStorage.setItem('cheeseboard-people', JSON.stringify({person}))")
    return context


def open_page(context: BrowserContext, url: str) -> Page:
    """The house's first page, once its hall is awake."""
    page = open_at_once(context, url)
    wait_until_awake(page)
    return page


def open_at_once(context: BrowserContext, url: str) -> Page:
    page = context.new_page()
    page.goto(url)
    return page


def host_room(page: Page, game: str = "Alles Käse!", players: int = 2, way: str = "With friends") -> str:
    """A room on this device for friends; its code."""
    page.locator("a.box", has_text=game).click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    page.get_by_role("button", name=way).click()
    page.get_by_role("button", name="Invite a phone").wait_for()
    return page.url.rpartition("/")[2]


def invitation(host: Page) -> str:
    """What the host's phone shows to others, as text."""
    button = host.get_by_role("button", name="Invite a phone")
    button.or_(host.get_by_role("button", name="The room")).first.wait_for()
    if button.count() == 0:
        host.get_by_role("button", name="The room").click()
    button.click()
    return slip_of(host)


def slip_of(page: Page) -> str:
    field = page.get_by_role("textbox", name="The same as text")
    field.wait_for()
    return field.input_value()


def paste(page: Page, text: str) -> None:
    page.get_by_label("No camera? Paste the text here.").fill(text)
    page.get_by_role("button", name="Go on").click()


def come_in(host: Page, guest: Page, text: str = "") -> None:
    """A guest's page goes to the host's room: two texts are exchanged. The first may be on the host's page already."""
    guest.goto(text or invitation(host))  # a link, as any camera reads it
    guest.reload()  # if it was on that page before, only what stands behind the # has changed
    answer = slip_of(guest)
    paste(host, answer)
    expect(host.get_by_text("Connected!")).to_be_visible()
    host.get_by_role("button", name="Done").click()
    if host.get_by_role("dialog").count():
        host.keyboard.press("Escape")
    guest.wait_for_url("**/r/*")


def come_back(host: Page, guest: Page, name: str) -> None:
    """One code: the host's, where the guest's page has stayed open; otherwise the guest's, where the host's has."""
    host.get_by_role("button", name="Let them in again").click()
    guest.get_by_role("button", name="Come in again").click()
    if guest.get_by_text("Look at the code there").count():
        host.get_by_role("button", name=name, exact=True).click()
        paste(guest, slip_of(host))
    else:
        paste(host, slip_of(guest))
    expect(host.get_by_text("Connected!")).to_be_visible()
    host.get_by_role("button", name="Done").click()
    guest.locator(".away").wait_for(state="detached")


def sit_down(guest: Page) -> None:
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_text("begins in a moment").or_(guest.locator(".tray")).first.wait_for()


def messages(guest: Page) -> list[str]:
    """All that has come over its data channels since the page was opened."""
    found: list[str] = guest.evaluate(HEARD)
    return found
