"""Phone to phone: the host's page is the house, and others come in over WebRTC, without a server."""

import json
import socket

import msgspec
import pytest
import segno
from playwright.sync_api import Page, expect

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.rooms.deeds import read_deed
from cheeseboard.rooms.room import Room
from tests.browser.acts import (
    CAN_ACT,
    OVER,
    expect_no_sideways_scrolling,
    play,
    play_together,
    scores,
    told,
    wait_for_turn,
)
from tests.browser.conftest import DESKTOP, Home
from tests.browser.house import DEEDS, WebSpace, hall_of
from tests.browser.phones import (
    CUT,
    come_back,
    come_in,
    host_room,
    invitation,
    messages,
    open_at_once,
    open_page,
    paste,
    phone,
    sit_down,
    slip_of,
)
from tests.browser.test_access import expect_access
from tests.web.server import Server

TV = {"width": 1920, "height": 1080}


@pytest.fixture(autouse=True)
def network() -> None:
    """WebRTC finds no way, not even between two pages, where the machine is in no network at all. Nothing is sent here."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            pytest.skip("this machine is in no network")


def begin(host: Page, *guests: Page) -> None:
    host.get_by_role("button", name="Begin").click()
    for page in (host, *guests):
        page.locator(".tray").wait_for()


def fold(host: Page) -> Room:
    """The host's room, made again from what its browser has kept."""
    deeds = host.evaluate(DEEDS)
    assert [deed["number"] for deed in deeds] == [*range(1, len(deeds) + 1)]
    assert len({deed["mid"] for deed in deeds}) == len(deeds)  # nothing twice
    room = Room(deeds[0]["room"])
    for deed in deeds:
        room.fold(read_deed(deed["body"].encode()), deed["at"])
    return room


# Whether nothing that lies or flies on the table covers what is said about those who are gone.
IS_ABOVE = """() => {
    const layer = (each) => Number(getComputedStyle(each).zIndex) || 0;
    const said = layer(document.querySelector('.lost'));
    return [...document.querySelectorAll('.board *')].every((each) => layer(each) < said);
}"""


def expect_away(guest: Page) -> None:
    expect(guest.get_by_text("Anna’s phone is the table, and it is away.")).to_be_visible()


def one_move(*pages: Page) -> None:
    """Somebody's, whoever is next."""
    before = told(pages[0])
    while told(pages[0]) == before and pages[0].locator(OVER).count() == 0:
        for page in pages:
            if page.locator(CAN_ACT).count():
                play(page)
                return
        pages[0].wait_for_timeout(50)


def test_two_phones_play_a_match_to_its_end(space: WebSpace, home: Home) -> None:
    host = open_page(phone(home, space.url, "Anna", viewport=DESKTOP), space.url)
    code = host_room(host)
    guest = open_page(phone(home, space.url, "Ben"), space.url)
    come_in(host, guest)
    assert guest.url.endswith(code)
    expect(host.get_by_text("One phone is connected.").first).to_be_visible()
    sit_down(guest)
    expect(host.locator(".chair .who").nth(1)).to_contain_text("Ben")
    begin(host, guest)
    play_together(host, guest)
    guest.locator(OVER).wait_for()
    host.locator(OVER).wait_for()

    assert scores(host) == scores(guest)
    assert guest.evaluate(DEEDS) == []  # the match is on the host's device


def test_a_big_screen_is_the_table_for_phones(space: WebSpace, home: Home) -> None:
    """Everything on it is larger, and its sheets still fit the screen. The match goes on if its hall dies: nobody is asked for a code."""
    screen = open_page(phone(home, space.url, "Anna", viewport=TV), space.url)
    host_room(screen, way="Table and pockets")
    pocket = open_page(phone(home, space.url, "Ben"), space.url)
    come_in(screen, pocket)
    sit_down(pocket)
    screen.get_by_role("button", name="Begin").click()
    screen.locator(".tv").wait_for()
    wait_for_turn(pocket)
    before = told(pocket)
    hall_of(screen).evaluate("() => self.close()")
    play(pocket)
    wait_for_turn(pocket)

    assert told(pocket) > before
    assert fold(screen).match is not None
    assert screen.locator(".legal, .tray").count() == 0  # a table has no secrets


def test_a_match_outlives_broken_lines_and_a_host_that_reloads(space: WebSpace, home: Home) -> None:
    host = open_page(phone(home, space.url, "Anna", viewport=DESKTOP), space.url)
    host_room(host, players=4)
    phones = [phone(home, space.url, name) for name in ("Ben", "Chloé")]
    ben, chloe = (open_page(context, space.url) for context in phones)
    for guest in (ben, chloe):
        come_in(host, guest)
        sit_down(guest)
    begin(host, ben, chloe)  # and a mouse
    where = ben.url
    one_move(host, ben, chloe)

    ben.close()  # a phone is switched off
    expect(host.locator(".place-card", has_text="Ben").locator(".ribbon")).to_contain_text("away")
    expect(host.get_by_text("Ben is not connected any more.")).to_be_visible()
    assert host.evaluate(IS_ABOVE)
    ben = open_at_once(phones[0], where)
    expect_away(ben)
    come_back(host, ben, "Ben")
    ben.locator(".tray").wait_for()
    one_move(host, ben, chloe)

    chloe.evaluate(CUT)  # a line breaks, and the page stays
    expect_away(chloe)
    come_back(host, chloe, "Chloé")
    chloe.locator(".tray").wait_for()
    one_move(host, ben, chloe)

    before = told(host)
    host.reload()
    for guest in (ben, chloe):
        expect_away(guest)
    host.locator(".tray").wait_for()
    expect(host.get_by_text("are not connected any more.")).to_be_visible()
    expect_access(host)
    expect_access(ben)
    come_back(host, chloe, "Chloé")
    come_back(host, ben, "Ben")
    for guest in (ben, chloe):
        guest.locator(".tray").wait_for()
    assert told(host) >= before

    ben.close()  # both pages go: then it takes two codes again
    host.reload()
    ben = open_at_once(phones[0], where)
    host.locator(".tray").wait_for()
    come_back(host, chloe, "Chloé")
    ben.get_by_role("button", name="Come in again").click()
    answer = slip_of(ben)
    host.get_by_role("button", name="Let them in again").click()
    paste(host, answer)
    expect(host.get_by_text("This is not the answer to this invitation.")).to_be_visible()
    host.get_by_role("button", name="Invite another phone").click()
    come_in(host, ben, slip_of(host))
    ben.locator(".tray").wait_for()
    play_together(host, ben, chloe)
    for page in (host, ben, chloe):
        page.locator(OVER).wait_for()

    assert scores(host) == scores(ben) == scores(chloe)
    assert fold(host).finished[-1].link in str(host.locator("a[href*='/replay/']").get_attribute("href"))


def test_nothing_hidden_reaches_a_guest(space: WebSpace, home: Home) -> None:
    host = open_page(phone(home, space.url, "Anna", viewport=DESKTOP), space.url)
    host_room(host, "Cheese Chase")
    guest = open_page(phone(home, space.url, "Ben", viewport=DESKTOP), space.url)
    come_in(host, guest)
    sit_down(guest)
    begin(host, guest)
    texts = messages(guest)
    told_it = [json.loads(text[1:]) for text in texts if text.startswith("t")]
    news = [json.loads(each["text"]) for each in told_it if each["type"] == "tell"]
    frames = [each for each in news if each["type"] == "frame"]
    room = fold(host)
    assert room.match is not None
    table = room.match.table

    assert {each["type"] for each in told_it} <= {"answer", "tell", "close"}
    assert {frame["seat"] for frame in frames} <= {GUEST, NOBODY} and frames[-1]["seat"] == GUEST
    for seed in range(10):  # what it cannot know may be any other way
        table.state = table.state.imagine(GUEST, Dice(seed))
        assert frames[-1]["view"] == json.loads(msgspec.json.encode(room.match.view(GUEST)))
    sent = "\n".join(texts)
    for secret in secrets_of(host):
        assert secret not in sent


GUEST = 1


def secrets_of(host: Page) -> list[str]:
    """What only the host's device may know: its token, and the seeds of luck."""
    rooms = json.loads(host.evaluate("() => localStorage.getItem('cheeseboard-rooms')"))
    deeds = [json.loads(deed["body"]) for deed in host.evaluate(DEEDS)]
    found = [room["token"] for room in rooms.values()] + [deed["seed"] for deed in deeds if deed.get("seed")]
    assert len(found) > 1
    return found


def test_what_is_no_slip_is_refused_and_an_answer_is_handed_to_the_tab_that_waits(space: WebSpace, home: Home) -> None:
    context = phone(home, space.url, "Anna")
    host = open_page(context, space.url)
    code = host_room(host)
    guest = open_page(phone(home, space.url, "Ben"), space.url)
    guest.get_by_role("link", name="Join a friend’s phone").click()
    paste(guest, "mika-tolu")
    expect(guest.get_by_text("This is not a whole invitation.")).to_be_visible()
    expect_access(guest)
    expect_no_sideways_scrolling(guest)
    text = invitation(host)
    expect_access(host)
    expect_no_sideways_scrolling(host)
    paste(guest, text)
    expect(guest.get_by_role("heading", name="Anna invites you!")).to_be_visible()
    answer = slip_of(guest)
    expect_access(guest)
    paste(host, text)
    expect(host.get_by_text("This is not the answer to this invitation.")).to_be_visible()

    other = open_at_once(context, answer)  # the host's camera app opens a tab of its own
    expect(other.get_by_text("You can close this page")).to_be_visible()
    guest.wait_for_url(f"**/r/{code}")
    expect(host.get_by_text("Connected!")).to_be_visible()
    expect_access(host)


FILM = """(source) => {
    navigator.mediaDevices.getUserMedia = async () => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = 640;
        canvas.height = 480;
        const paper = canvas.getContext('2d');
        const draw = () => {
            paper.fillStyle = '#887755';
            paper.fillRect(0, 0, 640, 480);
            paper.setTransform(0.98, 0.12, -0.12, 0.98, 150, 40);
            paper.drawImage(image, 0, 0, 370, 370);
            paper.resetTransform();
            requestAnimationFrame(draw);
        };
        draw();
        return canvas.captureStream(15);
    };
}"""


def film(page: Page, other: Page) -> None:
    """From now on this page's camera sees the code that the other page shows, a little askew."""
    other.locator("img[src^='data:image/svg']").wait_for()
    look_at(page, str(other.locator("img[src^='data:image/svg']").get_attribute("src")))


def look_at(page: Page, code: str) -> None:
    page.evaluate(FILM, code)
    page.get_by_role("button", name="Use the camera").click()


def test_the_codes_are_read_by_the_camera(space: WebSpace, home: Home) -> None:
    host = open_page(phone(home, space.url, "Anna"), space.url)
    code = host_room(host)
    guest = open_page(phone(home, space.url, "Ben"), space.url)
    guest.get_by_role("link", name="Join a friend’s phone").click()
    invitation(host)
    film(guest, host)
    expect(guest.get_by_role("heading", name="Anna invites you!")).to_be_visible()
    film(host, guest)
    expect(host.get_by_text("Connected!")).to_be_visible()
    guest.wait_for_url(f"**/r/{code}")


def test_a_servers_code_is_read_by_the_camera_and_leads_there(space: WebSpace, home: Home, server: Server) -> None:
    """Not before somebody has seen whose it is."""
    page = open_page(phone(home, space.url, "Anna", also=server.url), space.url)
    look_at(page, segno.make(f"{server.url}/play/cheese").svg_data_uri(border=4))
    expect(page.get_by_label("Friends far away?")).to_have_value(f"{server.url}/play/cheese")
    expect_access(page)
    expect_no_sideways_scrolling(page)
    assert page.url.startswith(space.url)
    page.locator("form").filter(has_text="Friends far away?").get_by_role("button", name="Come in").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert page.url == f"{server.url}/play/cheese"


def test_whoever_has_no_host_any_more_may_start_anew(space: WebSpace, home: Home) -> None:
    hosts = phone(home, space.url, "Anna")
    host = open_page(hosts, space.url)
    code = host_room(host, players=3)
    guest = open_page(phone(home, space.url, "Ben"), space.url)
    come_in(host, guest)
    sit_down(guest)
    begin(host, guest)
    hosts.close()
    expect_away(guest)
    expect_access(guest)
    guest.get_by_role("button", name="Start anew here").click()
    guest.get_by_role("button", name="Invite a phone").wait_for()
    assert code not in guest.url
    expect(guest.locator(".chair")).to_have_count(3)


def test_a_server_passes_the_slips_on_and_a_guest_comes_back_by_itself(
    space: WebSpace, home: Home, server: Server
) -> None:
    host = open_page(phone(home, space.url, "Anna", also=server.url, viewport=DESKTOP), space.url)
    code = host_room(host)
    invitation(host)
    host.get_by_text("With a server’s help").click()
    host.get_by_label("Address of a house").fill(server.url)
    host.get_by_role("button", name="Get a word").click()
    word = host.locator(".server .code").inner_text()
    guest = open_at_once(phone(home, space.url, "Ben", also=server.url), f"{space.url}#/meet")
    guest.get_by_text("With a server’s help").click()
    guest.get_by_label("Address of a house").fill(server.url)
    guest.get_by_label("The word:").fill(word)
    guest.get_by_role("button", name="Come in").click()
    guest.wait_for_url(f"**/r/{code}")
    sit_down(guest)
    host.keyboard.press("Escape")
    begin(host, guest)
    one_move(host, guest)

    host.reload()
    expect_away(guest)
    host.locator(".tray").wait_for()
    expect(guest.get_by_text("Anna’s phone is the table, and it is away.")).to_have_count(0)
    guest.locator(".tray").wait_for()
    play_together(host, guest)
    guest.locator(OVER).wait_for()
    assert scores(host) == scores(guest)
