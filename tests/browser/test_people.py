"""Who people are: their own names and faces, everywhere and next time; the lobby; and another match, once all want it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.acts import choose_way, play_to_the_end, play_together, start, wait_for_turn
from tests.browser.conftest import PHONE, QUICK, Visitor
from tests.browser.test_access import expect_access
from tests.long import in_both_houses


def choose(page: Page, name: str, face: str, number: int = 0) -> None:
    page.get_by_role("button", name=re.compile("Change name and face")).nth(number).click()
    sheet = page.get_by_role("dialog", name="You and your mouse")
    sheet.get_by_label("Name").fill(name)
    sheet.get_by_role("radio", name=face).check()
    expect_access(page)
    sheet.get_by_role("button", name="That’s me!").click()
    expect(sheet).to_have_count(0)


def portrait(name: str) -> str:
    return f"use[href='#{name}']"


@in_both_houses
def test_a_name_and_a_face_are_remembered_and_shown_at_the_table_and_in_the_replay(visitor: Visitor) -> None:
    page = visitor("/play/alles-kaese")
    choose(page, "Zebedee", "Mouse with a beret")
    page.reload()
    expect(page.get_by_role("button", name="Zebedee. Change name and face")).to_be_visible()
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)
    expect(page.locator(".seats .name")).to_have_text(["Pip", "Otto", "Clara"])  # a family, nobody twice
    for mouse in ("pip", "otto", "clara"):
        expect(page.locator(f".seats .face {portrait(f'bot-{mouse}')}")).to_have_count(1)
    expect(page.locator(f".tray .mine {portrait('face-beret')}")).to_have_count(1)
    play_to_the_end(page)
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_text("Zebedee").first).to_be_attached()
    for face in ("face-beret", "bot-pip", "bot-otto", "bot-clara"):
        expect(page.locator(f".face {portrait(face)}")).to_have_count(1)


def test_my_own_mouse_sits_at_a_table_that_shows_everybody(visitor: Visitor) -> None:
    page = visitor("/play/cheese-chase")
    choose(page, "Zebedee", "Mouse with a beret")
    page.get_by_role("button", name="Play", exact=True).click()
    assert wait_for_turn(page)
    expect(page.locator(f".board .place-card {portrait('face-beret')}")).to_have_count(1)
    expect(page.locator(f".board .place-card {portrait('mouse')}")).to_have_count(0)


def test_whoever_is_drawn_stays_so_and_is_like_nobody_at_the_table(visitor: Visitor) -> None:
    always_first = f"{QUICK}; Math.random = () => 0;"
    page = visitor("/play/alles-kaese", script=always_first)
    mine = page.locator("button.who b").inner_text()
    page.add_init_script("Math.random = () => 0.5;")
    page.reload()
    expect(page.locator("button.who b")).to_have_text(mine)
    choose_way(page, "With friends")
    friend = visitor(f"/r/{page.locator('.code').inner_text()}", script=always_first)
    friend.get_by_role("button", name="Sit down").click()
    expect(page.locator(".chair .tick")).to_have_count(2)
    names = page.locator(".chair:has(.tick) .who b").all_inner_texts()
    assert len({name.split()[-1] for name in names}) == 2
    assert not any(name.endswith("2") for name in names), names
    assert len({one.get_attribute("href") for one in page.locator(".chair:has(.tick) .face > svg > use").all()}) == 2


def test_everybody_at_one_device_has_a_name_and_a_face(visitor: Visitor) -> None:
    page = visitor("/play/alles-kaese", viewport=PHONE)
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="On this device").click()
    expect_access(page)
    choose(page, "Anna", "Mouse with a bow", number=1)  # the first button lies below the sheet
    choose(page, "Ben", "Mouse with a cap", number=2)
    page.get_by_role("button", name="Begin").click()
    ready = page.get_by_role("button", name=re.compile("^I am (Anna|Ben)$"))
    expect(ready).to_be_visible()
    expect(page.locator(f"main {portrait('face-bow')}, main {portrait('face-cap')}")).to_have_count(1)
    page.goto(page.url.split("/r/")[0] + "/play/cheese")
    page.get_by_role("button", name="On this device").click()
    for name in ("Anna", "Ben"):  # and next time, too
        expect(page.get_by_role("dialog").get_by_role("button", name=f"{name}. Change name and face")).to_be_visible()


def test_a_link_is_two_taps_away_from_the_table(visitor: Visitor) -> None:
    host = visitor("/play/alles-kaese")
    choose(host, "Anna", "Mouse with a flower")
    host.get_by_role("radio", name="3", exact=True).check()
    choose_way(host, "With friends")
    expect(host.locator(".next")).to_contain_text("2 seats are still empty.")
    friend = visitor(f"/r/{host.locator('.code').inner_text()}", viewport=PHONE)  # the first tap: the link
    expect(friend.locator(f".here {portrait('face-flower')}")).to_have_count(1)
    expect_access(friend)
    friend.get_by_role("button", name="Sit down").click()  # the second
    expect(friend.locator(".next")).to_contain_text("You are in! Anna begins in a moment.")
    expect(host.locator(".next")).to_contain_text("One seat is still empty.")
    expect(host.locator(".chair .tick")).to_have_count(2)
    assert host.locator("select").count() + friend.locator("select").count() == 0
    for page in (host, friend):
        expect_access(page)


def test_in_the_lobby_a_name_can_still_be_changed_and_typing_be_forbidden(visitor: Visitor) -> None:
    host = visitor()
    start(host, way="With friends")
    expect(host.locator(".code")).to_be_visible()
    choose(host, "Zebedee", "Mouse with a scarf")
    expect(host.locator(".chair .who").first).to_contain_text("Zebedee")
    host.get_by_text("The table’s habits").click()
    host.get_by_role("switch", name=re.compile("Names may be typed")).uncheck()
    friend = visitor(f"/r/{host.locator('.code').inner_text()}")
    friend.get_by_role("button", name=re.compile("Change name and face")).click()
    sheet = friend.get_by_role("dialog", name="You and your mouse")
    expect(sheet.get_by_role("textbox")).to_have_count(0)
    sheet.get_by_role("radio", name="Momo").check()
    sheet.get_by_role("button", name="That’s me!").click()
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".chair .who").nth(1)).to_contain_text("Momo")


# The seal


def test_the_seal_is_on_the_screen_before_anybody_has_played(visitor: Visitor) -> None:
    page = visitor("/play/alles-kaese", viewport=PHONE)
    page.get_by_role("button", name="Play", exact=True).click()
    tag = page.get_by_role("group", name="Fair luck")
    expect(tag).to_contain_text(re.compile(r"Luck is locked\. Its seal: [0-9a-f]{4} [0-9a-f]{4}"))
    expect(tag).to_be_in_viewport()
    tag.get_by_role("button", name=re.compile("What is that")).click()
    sheet = page.get_by_role("dialog", name="The room")
    sheet.get_by_text("What is that?").click()
    expect(sheet).to_contain_text("nobody can choose the luck")


def test_the_lobby_shows_the_seal_at_once(visitor: Visitor) -> None:
    host = visitor()
    start(host, way="With friends")
    expect(host.locator(".luck")).to_contain_text(re.compile(r"Its seal: [0-9a-f]{4} [0-9a-f]{4}"))


# Another match


def two_after_a_match(visitor: Visitor) -> tuple[Page, Page]:
    host = visitor()
    start(host, way="With friends")
    friend = visitor(f"/r/{host.locator('.code').inner_text()}", viewport=PHONE)
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator(".chair .tick")).to_have_count(2)
    host.get_by_role("button", name="Begin").click()
    host.locator(".tray").wait_for()
    friend.locator(".tray").wait_for()
    play_together(host, friend)
    for page in (host, friend):
        page.locator(".score").wait_for()
    return host, friend


def test_nobody_is_pulled_away_from_the_result(visitor: Visitor) -> None:
    host, friend = two_after_a_match(visitor)
    friend.get_by_role("button", name="Again!").click()
    expect(friend.get_by_role("status").filter(has_text="Waiting for")).to_be_visible()
    expect(host.locator(".again li.yes")).to_have_count(1)
    expect(host.locator(".score")).to_be_visible()
    expect_access(host)
    friend.get_by_role("button", name="Not yet").click()
    expect(host.locator(".again li.yes")).to_have_count(0)

    host.get_by_role("button", name="Change game, seats or mice").click()  # everybody stays in the room
    expect(host.get_by_role("heading", name="What do we play?")).to_be_visible()
    expect(friend.locator(".again")).to_contain_text("The others have gone on.")
    expect(friend.locator(".score")).to_be_visible()
    host.get_by_role("radio", name="Cheese", exact=True).check()
    expect(host.get_by_role("heading", name="Cheese", exact=True)).to_be_visible()
    friend.get_by_role("button", name="Come along").click()
    expect(friend.get_by_role("heading", name="Cheese", exact=True)).to_be_visible()
    expect(friend.locator(".chair .tick")).to_have_count(2)


def test_the_host_goes_on_without_somebody_who_has_left(visitor: Visitor) -> None:
    host, friend = two_after_a_match(visitor)
    friend.close()
    host.get_by_role("button", name="Again!").click()
    host.get_by_role("button", name=re.compile("^Go on without ")).click()
    host.locator(".tray .ask").wait_for()


def test_the_host_frees_the_seat_of_somebody_who_does_not_answer(visitor: Visitor) -> None:
    host, friend = two_after_a_match(visitor)
    host.get_by_role("button", name="Again!").click()
    host.get_by_role("button", name=re.compile("^Play without ")).click()
    host.locator(".tray .ask").wait_for()
    expect(friend.locator(".score")).to_be_visible()
    friend.get_by_role("button", name="Come along").click()
    expect(friend.locator(".display .card").first).to_be_visible()
