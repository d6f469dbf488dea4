"""Faults that Italian invites: an order in place of a report, a name without its «ad», another language's quotes."""

import re
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.table.scribe import Event
from cheeseboard.table.words import Words
from tests.docs.pages import ROOT
from tests.every_game.promises import told
from tests.every_game.tables import EVERY_GAME, Setting, positions, reference
from tests.words.glossary import said_of
from tests.words.test_glossary import pages, said_in

NAMES = ["Anna", "Ben", "Chloé", "Dimitri", "Esra", "Fatou", "Gül", "Hugo", "Ines"]
OTHER_MARKS = re.compile("[“”„\"']")


@EVERY_GAME
def test_what_you_did_is_not_told_as_an_order(game: Game[Any]) -> None:
    """«Metti una carta» is an order, and «tu metti una carta» is what happened."""
    if not game.speaks("it"):
        pytest.skip("it has no Italian words")
    words, you, called = Words(game, "it"), said_of("it", "you"), 0
    for number, variant in enumerate(reference(game).VARIANTS):
        setting = Setting(game, game.seats[number % len(game.seats)], variant)
        for state, move in positions(setting, number, 25):
            for event in told(setting, state, move)[1] if move >= 0 else ():
                said = words.event(event, NAMES, 0)
                if said != words.event(event, NAMES):
                    assert you.search(said), said
                    called += 1
    assert called > 10


@pytest.mark.parametrize(("only", "says"), [(0, "Ben dà ad Anna il topo."), (2, "Ben dà a Chloé il topo.")])
def test_a_name_that_begins_with_a_stands_after_ad(only: int, says: str) -> None:
    event = Event(0, "returned_card_seen", {"seat": 1, "card": "mouse"}, only)
    assert Words(find("cheese-chase"), "it").event(event, NAMES) == says


@pytest.mark.parametrize("page", list(pages("it", None)), ids=lambda page: str(page.relative_to(ROOT)))
def test_quotes_and_apostrophes_are_italian(page: Path) -> None:
    assert [(place, text) for place, text in said_in(page) if OTHER_MARKS.search(text)] == []
