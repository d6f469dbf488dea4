"""The odds of what lies on top, by hand and against every shuffle of a small pack."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese import GAME
from cheeseboard.games.cheese.rules import Cheese
from tests.games.cheese.test_belief import History, dealt, shuffles


def after(seats: int, options: dict[str, Any], history: History) -> Cheese:
    """These cards came up, in this order."""
    state = GAME.new(seats, options)
    for card in history:
        if state.turn >= 0:
            state.play(state.read("flip"))
        state.play(state.read(card))
    return state


def told(state: Cheese, seat: int = NOBODY) -> dict[str, dict[str, Fraction]]:
    """The odds by name: "stack 0", "aside"."""
    chances = GAME.chances(GAME.view(state, seat))
    return {" ".join([chance.what, *map(str, chance.facts.values())]): dict(chance.odds) for chance in chances}


def test_a_full_pack_of_a_hundred() -> None:
    odds = told(GAME.new(3))
    expected = {"cheese": 64, "cat": 16, "mouse 1": 7, "mouse 2": 6, "mouse 3": 7}

    assert odds["stack 0"] == odds["aside"] == {kind: Fraction(number, 100) for kind, number in expected.items()}


def test_cards_that_were_won_lie_below_and_come_up_in_their_order() -> None:
    """Seat 0 wins four cards with its mouse and has two more to flip before they come up again; then it knows them."""
    options = {"cards": [4, 1, 1, 0, 0], "out": "at_turn"}
    state = after(2, options, ("mouse 1", "cheese"))
    assert told(state)["stack 0"] == {"cheese": Fraction(3, 4), "cat": Fraction(1, 4)}
    state = after(2, options, ("mouse 1", "cheese", "cheese", "cheese", "cat", "cheese"))

    assert state.unseen == 0
    assert told(state)["stack 0"] == {"mouse 1": Fraction(1)}


def test_the_card_that_opens_the_pile() -> None:
    state = GAME.new(2, {"cards": [3, 1, 1, 0, 0], "leftover": "opens"})

    assert told(state)["opening"] == {"cheese": Fraction(3, 5), "cat": Fraction(1, 5), "mouse 1": Fraction(1, 5)}
    state.play(state.read("cat"))
    assert "opening" not in told(state)
    assert told(state)["stack 1"] == {"cheese": Fraction(3, 4), "mouse 1": Fraction(1, 4)}


def test_loot_that_lies_aside_is_never_a_top_card() -> None:
    options = {"cards": [2, 1, 1, 0, 0], "loot": "aside", "out": "at_turn"}
    state = after(2, options, ("mouse 1", "cat", "cheese", "cheese"))

    assert state.turn == NOBODY
    assert told(state) == {}


@pytest.mark.parametrize(
    ("seats", "options", "history"),
    [
        (2, {"cards": [3, 2, 1, 0, 1]}, ()),
        (2, {"cards": [3, 2, 1, 0, 1]}, ("mouse 1", "cheese", "cat")),
        (2, {"cards": [3, 2, 1, 0, 1], "goes_on": "winner"}, ("mouse 1", "cat", "cheese")),
        (3, {"cards": [4, 2, 1, 1, 0], "leftover": "opens"}, ("cat", "mouse 2", "cheese")),
        (3, {"cards": [4, 2, 1, 1, 0]}, ("cheese", "mouse 1", "cheese")),
        (3, {"cards": [4, 2, 1, 1, 0], "leftover": "dealt", "loot_order": "newest"}, ("mouse 2", "cat", "cheese")),
    ],
)
def test_every_top_card_is_as_likely_as_in_all_shuffles(seats: int, options: dict[str, Any], history: History) -> None:
    house = GAME.settle(options)
    counts: dict[str, Counter[str]] = {}
    for order in shuffles(tuple(house["cards"])):
        table = dealt(seats, house, order)
        if came_up(table, history):
            for seat, stack in enumerate(table.stacks):
                counts.setdefault(f"stack {seat}", Counter())[str(stack[0])] += 1
            there = sum(map(len, table.stacks)) + len(table.pile)
            for card in order[there:]:
                counts.setdefault("aside", Counter())[card] += 1

    assert told(after(seats, options, history)) == {
        name: {kind: Fraction(number, count.total()) for kind, number in count.items()}
        for name, count in counts.items()
    }


def came_up(table: Any, history: History) -> bool:
    """Whether real cards that were dealt so come up in this order."""
    opened = tuple(table.pile)
    if opened != history[: len(opened)]:
        return False
    for card in history[len(opened) :]:
        if table.stacks[table.mover][0] != card:
            return False
        table.turn_up(card)
    return True
