"""Mice that take their time, and how much of it the best one may have."""

import json
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.acts import choose_way, play, start, wait_for_turn
from tests.browser.conftest import Visitor


def slow_mouse(page: Page, seat: int) -> Callable[[], None]:
    """A table where that seat's first move does not come, until somebody calls what is given back."""
    held: list[str | bytes] = []
    lines: list[WebSocketRoute] = []
    turn = -1

    def listen(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server().on_message(hear)

    def hear(message: str | bytes) -> None:
        nonlocal turn
        told = json.loads(message)
        if told["type"] != "pong" and (held or (told["type"] == "frame" and turn == seat)):
            held.append(message)
        else:
            turn = told.get("turn", turn)
            lines[-1].send(message)

    def go_on() -> None:
        nonlocal turn
        turn = -1
        for message in held:
            lines[-1].send(message)
        held.clear()

    page.route_web_socket("**/ws?room=*", listen)
    page.reload()
    return go_on


def test_whoever_waits_sees_who_thinks_and_hears_it_once(visitor: Visitor) -> None:
    page = visitor()
    go_on = slow_mouse(page, 1)
    start(page)
    assert wait_for_turn(page)
    told = page.get_by_role("log", name="Announcements").get_by_text("Otto thinks …")
    expect(page.locator(".ponders")).to_have_count(0)
    while page.locator(".place-card.on-turn").count() == 0:
        play(page)
    expect(page.locator(".place-card.ponders .ribbon .dots")).to_be_visible()
    expect(told).to_have_count(1)
    page.wait_for_timeout(1_000)
    expect(told).to_have_count(1)
    go_on()
    expect(page.locator(".ponders")).to_have_count(0)


def test_gustav_can_be_asked_to_be_quick(visitor: Visitor) -> None:
    page = visitor()
    page.locator("a.box", has_text="Alles Käse!").click()
    page.get_by_role("radio", name="Otto").check()
    expect(page.get_by_role("group", name="How long Gustav thinks")).to_have_count(0)
    page.get_by_role("radio", name="Gustav").check()
    page.get_by_role("group", name="How long Gustav thinks").get_by_role("radio", name="quickly").check()
    with page.expect_request("**/api/rooms") as asked:
        choose_way(page, "With friends")
    assert json.loads(asked.value.post_data or "{}")["settings"]["think"] == "quick"
    page.get_by_text("The table’s habits").click()
    thinking = page.get_by_role("group", name="How long Gustav thinks")
    expect(thinking.get_by_role("radio", name="quickly")).to_be_checked()
    thinking.get_by_role("radio", name="thoroughly").check()
    expect(thinking.get_by_role("radio", name="thoroughly")).to_be_checked()
    page.reload()
    page.get_by_text("The table’s habits").click()
    expect(thinking.get_by_role("radio", name="thoroughly")).to_be_checked()
