"""Several people: two browsers, one device passed round, a table in the middle and hands in the pockets."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.acts import choose_way, give_chair, play, play_together, scores, start, wait_for_turn
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.browser.test_access import expect_access
from tests.long import usually


@usually
def test_two_browsers_in_one_room(visitor: Visitor) -> None:
    host = visitor()
    start(host, way="With friends")
    code = host.locator(".code").inner_text()
    expect(host.get_by_role("img", name="A code to scan")).to_be_visible()

    friend = visitor(f"/r/{code.upper().replace('-', ' ')}", viewport=PHONE)
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("begins in a moment")).to_be_visible()
    expect(host.locator(".chair .tick")).to_have_count(2)
    host.get_by_role("button", name="Begin").click()

    host.locator(".tray").wait_for()
    friend.locator(".tray").wait_for()
    play_together(host, friend)
    friend.locator(".score").wait_for()
    assert scores(host) == scores(friend)

    friend.get_by_role("button", name="Thank you!").click()
    expect(host.locator("[role=log][aria-live]")).to_contain_text("Thank you!")
    expect(
        host.locator(".notes").get_by_text(re.compile(r"^\w+: Thank you!$"))
    ).to_be_visible()  # a picture alone says too little
    friend.get_by_role("button", name="Again!").click()
    expect(host.locator(".again li.yes")).to_have_count(1)  # everybody sees who wants another one
    host.get_by_role("button", name="Again!").click()
    host.locator(".tray .ask").wait_for()
    friend.locator(".tray .ask").wait_for()
    mine = [page.locator(".own b").inner_text() for page in (host, friend)]
    assert mine == ["Your plate", "Your plate"]


@pytest.mark.needs_server("elsewhere nobody has the key but this device")
def test_whoever_fears_for_their_key_makes_a_new_one(visitor: Visitor) -> None:
    """A page with the old key is sent away; the one that has asked goes on, and so does its browser."""
    page = visitor()
    start(page, way="With friends")
    code = page.locator(".code").inner_text()
    stored = page.evaluate("localStorage.getItem('cheeseboard-rooms')")
    thief = visitor(script=f"{QUICK};localStorage.setItem('cheeseboard-rooms', {stored!r})")
    thief.goto(page.url)
    expect(thief.get_by_text("Does somebody else play in your name?")).to_be_visible()
    page.get_by_text("Does somebody else play in your name?").click()
    page.get_by_role("button", name="Make a new key").click()
    expect(page.get_by_text("Only this browser has the new key.")).to_be_visible()
    expect(thief.get_by_role("button", name="Sit down")).to_be_visible()
    page.reload()
    expect(page.locator(".code")).to_have_text(code)
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    assert page.evaluate("localStorage.getItem('cheeseboard-rooms')") != stored


def test_phones_a_shared_device_and_bots_finish_one_match_with_the_same_scores(visitor: Visitor) -> None:
    """Two people at the host's device, two phones and two mice, in one match of six."""
    host = visitor("/play/cheese?seats=6&max_flips=14")
    choose_way(host, "With friends")
    code = host.locator(".code").inner_text()
    give_chair(host, 1, "Me, on this device")
    for seat, mouse in ((4, "Pip"), (5, "Otto")):
        give_chair(host, seat, mouse)
    phones = [visitor(f"/r/{code}", viewport=PHONE) for _ in range(2)]
    for number, phone in enumerate(phones, 2):
        phone.get_by_role("button", name="Sit down").click()
        expect(host.locator(".chair .tick")).to_have_count(number + 1)
    host.get_by_role("button", name="Begin").click()
    pages = [host, *phones]
    for _ in range(400):
        if all(page.locator(".score").count() for page in pages):
            break
        for page in pages:
            flip = page.get_by_role("button", name="Flip", exact=True)
            if flip.count() and page.locator(".acts button.go").count():
                flip.click()
        host.wait_for_timeout(50)
    ends = [scores(page) for page in pages]
    assert len(ends[0]) == 6
    assert ends[0] == ends[1] == ends[2]


@usually
def test_passing_the_device_hides_everything_in_between(visitor: Visitor) -> None:
    page = visitor()
    start(page, players=3, way="On this device")
    for _ in range(4):
        ready = page.get_by_role("button", name=re.compile("^I am "))
        expect(ready).to_be_visible()
        name = ready.inner_text().removeprefix("I am ")
        assert page.locator("main").inner_text().count(name) == 2
        assert page.locator(".card, .log, .note, .own, .seats").count() == 0
        ready.click()
        assert wait_for_turn(page)
        expect(page.locator(".own b")).to_have_text(f"{name}’s plate")
        assert not re.search(r"\bYou\b", page.locator(".log > ol").inner_text())
        if page.locator(".acts button.go").count() == 0:
            page.locator(".legal").first.click()
        page.locator(".acts button.go").click()
        page.get_by_role("button", name=re.compile("^Hide everything")).click()


def test_a_reload_behind_the_curtain_shows_nothing(visitor: Visitor) -> None:
    page = visitor()
    start(page, way="On this device")
    page.get_by_role("button", name=re.compile("^I am ")).click()
    assert wait_for_turn(page)
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
    assert page.locator(".card").count() == 0


def test_table_and_pockets(visitor: Visitor) -> None:
    table = visitor()
    start(table, way="Table and pockets")
    code = table.locator(".code").inner_text()
    pockets = [visitor(f"/r/{code}", viewport=PHONE) for _ in range(2)]
    for page in pockets:
        page.get_by_role("button", name="Sit down").click()
        page.locator(".wait").wait_for()
    table.get_by_role("button", name="Begin").click()
    first = pockets[0]
    assert wait_for_turn(first)
    play(first)

    expect(table.locator(".display .card").first).to_be_visible()
    assert table.locator(".legal, .own").count() == 0
    for page in (table, pockets[1]):
        assert page.locator(".display .card .note .mini").count() == 0  # nobody else sees a front


def test_somebody_may_watch(visitor: Visitor) -> None:
    host = visitor()
    start(host)
    assert wait_for_turn(host)
    watcher = visitor(host.url.removeprefix(host.url.split("/r/")[0]))
    watcher.get_by_role("button", name="Just watch").click()
    expect(watcher.locator(".display .card").first).to_be_visible()
    assert watcher.locator(".legal, .own, .stickers").count() == 0


def test_the_host_changes_game_seats_and_rules_without_anybody_joining_again(visitor: Visitor) -> None:
    host = visitor()
    start(host, way="With friends")
    friend = visitor(f"/r/{host.locator('.code').inner_text()}")
    friend.get_by_role("button", name="Sit down").click()
    host.get_by_role("radio", name="Cheese Rescue").check()
    expect(friend.get_by_role("heading", name="Cheese Rescue")).to_be_visible()
    host.get_by_role("radio", name="Alles Käse!").check()
    host.get_by_role("radio", name="3", exact=True).check()
    for page in (host, friend):
        expect(page.locator(".chair")).to_have_count(3)
    give_chair(host, 2, "blind chance")
    for page in (host, friend):  # what is clicked next must have come to rest on the host's own screen
        expect(page.locator(".chair .who").nth(2)).to_contain_text("blind chance")
    host.get_by_text("House rules").click()
    in_sight = host.get_by_role("switch", name=re.compile("Top card in sight"))
    in_sight.uncheck()
    expect(in_sight).not_to_be_checked()
    host.get_by_role("button", name="Begin").click()
    expect(friend.get_by_role("img", name=re.compile(r"^Supply: \d+ cards\.$"))).to_be_visible()


def test_in_mid_game_the_host_gives_a_chair_to_a_bot_and_an_empty_one_can_be_taken(visitor: Visitor) -> None:
    host = visitor()
    start(host, way="With friends")
    code = host.locator(".code").inner_text()
    host.get_by_role("button", name="Begin").click()
    assert wait_for_turn(host)
    friend = visitor(f"/r/{code}")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator(".own b")).to_have_text("Your plate")
    host.get_by_role("button", name="The room").click()
    give_chair(host, 1, "blind chance")
    expect(friend.locator(".own")).to_have_count(0)
    expect(friend.locator(".display .card").first).to_be_visible()


def test_a_chair_with_somebodys_cards_is_had_only_if_they_agree(visitor: Visitor) -> None:
    host = visitor()
    host.locator("a.box", has_text="Cheese Chase").click()
    host.get_by_role("radio", name="2", exact=True).check()
    choose_way(host, "With friends")
    friend = visitor(f"/r/{host.locator('.code').inner_text()}", viewport=PHONE)
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".chair .tick")).to_have_count(2)
    host.get_by_role("button", name="Begin").click()
    host.locator(".tray").wait_for()
    friend.locator(".tray").wait_for()

    host.get_by_role("button", name="The room").click()
    give_chair(host, 1, "Me, on this device")
    question = friend.get_by_role("dialog", name="Somebody asks for a seat")
    expect(question).to_contain_text("will see its cards. Do you agree?")
    expect_access(friend)
    expect(host.get_by_text("Others must agree.")).to_be_visible()
    expect(host.locator(".chair .who").nth(1)).not_to_contain_text("this device")
    question.get_by_role("button", name="No").click()
    expect(question).to_have_count(0)
    expect(host.get_by_role("log", name="Announcements")).to_contain_text("does not agree")
    expect(friend.locator(".tray .mine")).to_have_count(1)

    give_chair(host, 1, "Me, on this device")
    question.get_by_role("button", name="I agree").press("Enter")
    expect(friend.locator(".tray .mine")).to_have_count(0)
    expect(friend.get_by_role("log", name="Announcements")).to_contain_text("and sees its cards")
    expect(host.get_by_role("button", name=re.compile("^I am "))).to_be_visible()
