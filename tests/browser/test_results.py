"""What the page says of a result and of a hint: which tie-break decided, and which moves are level."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from cheeseboard.engine.dice import Dice
from cheeseboard.table.links import to_link
from cheeseboard.table.luck import FairLuck
from cheeseboard.table.record import record_of
from cheeseboard.table.table import Chair, Table
from cheeseboard.table.verdict import ties_of
from tests.browser.acts import start, wait_for_turn
from tests.browser.conftest import PHONE, Visitor
from tests.long import cases

LEVEL = {
    "en": "Level on points: Anna has more cheese cards,",
    "de": "Gleichstand bei den Punkten: Anna hat mehr Käsekarten,",
    "fr": "Égalité de points : Anna a plus de cartes fromage,",
}


def tied() -> Table:
    """A random match of Alles Käse! that the number of cheese cards decided, for Anna."""
    for seed in range(1000):
        table, dice = (
            Table("alles-kaese", [Chair("Anna"), Chair("Ben")], {}, FairLuck(seed.to_bytes(32, "big"))),
            Dice(seed),
        )
        while not table.over:
            table.play(table.turn, table.possible()[dice.below(len(table.possible()))], table.version)
        if [(tie["by"], tie["seats"]) for tie in ties_of(table.game, table.state)] == [("cheeses", [0])]:
            return table
    raise AssertionError("nobody was ever level")


@pytest.mark.parametrize("language", cases(LEVEL, ["fr"]))
def test_a_replay_ends_with_who_has_won_and_by_which_tie_break(visitor: Visitor, language: str) -> None:
    table = tied()
    script = f"localStorage.setItem('cheeseboard-settings', JSON.stringify({{speed: 'instant', language: '{language}', sound: false, steady: false}}))"
    page = visitor(f"/replay/{to_link(record_of(table))}#{len(table.moves)}", script=script, viewport=PHONE)
    expect(page.locator("p.ended")).to_contain_text(LEVEL[language])
    page.keyboard.press("Home")
    expect(page.locator("p.ended")).to_have_text("")


def test_the_last_page_says_that_nothing_broke_the_tie(visitor: Visitor) -> None:
    """Nothing but cheese, and one flip each."""
    page = visitor("/play/cheese?seats=2&max_flips=2&cards=[10,0,0,0,0]", viewport=PHONE)
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Flip", exact=True).click()
    expect(page.locator(".why")).to_have_text("Nobody has more cards, so the win is shared.")


def retell(page: Page, kind: str, change: dict[str, Any]) -> None:
    """From now on messages of this kind say something else."""

    def listen(line: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            line.send(json.dumps({**told, **change}) if told["type"] == kind else message)

        line.connect_to_server().on_message(hear)

    page.route_web_socket("**/ws?room=*", listen)
    page.reload()


def test_a_hint_says_which_moves_are_level(visitor: Visitor) -> None:
    """Also if the other move was told a higher chance."""
    prospects = [
        {"move": "peek 1", "percent": 50, "error": 3, "level": False},
        {"move": "peek 2", "percent": 51, "error": 3, "level": True},
        {"move": "peek 3", "percent": 30, "error": 3, "level": False},
    ]
    page = visitor(viewport=PHONE)
    retell(page, "hint", {"strength": 3, "prospects": prospects})
    start(page)
    assert wait_for_turn(page)
    page.get_by_role("button", name="A hint").click()
    rows = page.locator(".hint ol li")
    expect(rows.nth(1)).to_contain_text("(level)")
    expect(rows.filter(has_text="(level)")).to_have_count(1)
    expect(page.get_by_text("Level: which of them is better may be chance")).to_be_visible()
