"""The odds of every card, by hand and against every world there is."""

from collections import Counter, defaultdict
from fractions import Fraction
from math import factorial
from typing import Any

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.odds import exact_weights
from cheeseboard.games.cheese_chase.rules import Chase
from cheeseboard.games.cheese_chase.view import View, believed, view
from tests.games.cheese_chase.test_belief import (
    OPTIONS,
    after,
    all_worlds,
    chance_of,
    deals,
    positions,
)
from tests.long import mixed, often

Odds = dict[str, Fraction]


def told(seen: View) -> dict[str, Odds]:
    """The odds by name: "cat", "held 3", "row 1 2"."""
    chances = GAME.chances(seen)
    return {" ".join([chance.what, *map(str, chance.facts.values())]): dict(chance.odds) for chance in chances}


def dealt(seats: int, cards: str, *notations: str, **options: Any) -> Chase:
    state = GAME.new(seats, options)
    for notation in [*(f"deal {card}" for card in cards.split()), *notations]:
        state.play(state.read(notation))
    return state


def seen_by(state: Chase, seat: int) -> dict[str, Odds]:
    return told(view(state, seat))


def parts(whole: int, ways: str) -> Odds:
    """ "cat 2, 1 1": so many of the whole."""
    return {card: Fraction(int(number), whole) for card, number in (each.split() for each in ways.split(", "))}


def test_a_fresh_deal_in_a_large_game() -> None:
    """Five players have cat, mouse and three cheeses; seat 0 has cheese 1."""
    odds = seen_by(dealt(5, "1 cat mouse 2 3"), 0)

    assert "held 0" not in odds
    assert odds["held 1"] == odds["held 4"] == parts(4, "2 1, 3 1, mouse 1, cat 1")
    assert odds["cat"] == odds["mouse"] == {str(seat): Fraction(1, 4) for seat in range(1, 5)}


def test_a_fresh_deal_in_a_small_game_keeps_cat_and_mouse_apart() -> None:
    """Two players: seat 0 has the cat, so the mouse is among the other four cards."""
    odds = seen_by(dealt(2, "cat 1 2 3 mouse 4 5 6"), 0)

    assert odds["row 0 1"] == {"cat": Fraction(1)}
    assert odds["row 1 1"] == parts(4, "4 1, 5 1, 6 1, mouse 1")
    assert odds["mouse"] == {"1": Fraction(1)}


def test_a_shown_cheese_makes_the_cat_likelier() -> None:
    """Seat 0 draws from seat 1 and shows cheese 1. With the cat it had to, with the mouse or a cheese it was one of two
    choices: the other card is the cat in two cases of five. Which of the two places it lies on, nobody else knows."""
    state = dealt(5, "1 cat mouse 2 3", "draw 2", "card cat", "show 1")
    odds = seen_by(state, NOBODY)

    assert odds["held 0"] == odds["held 1"] == parts(10, "1 5, cat 2, mouse 1, 2 1, 3 1")
    assert odds["held 2"] == odds["held 3"] == odds["held 4"] == parts(15, "cat 3, mouse 4, 2 4, 3 4")
    assert odds["cat"] == {str(seat): Fraction(1, 5) for seat in range(5)}
    assert odds["mouse"] == {"0": Fraction(1, 10), "1": Fraction(1, 10)} | dict.fromkeys("234", Fraction(4, 15))


def test_whoever_holds_the_cards_knows_them() -> None:
    state = dealt(5, "1 cat mouse 2 3", "draw 2", "card cat", "show 1", "keep cat", "card 1")

    assert seen_by(state, 0)["cat"] == seen_by(state, 1)["cat"] == {"0": Fraction(1)}
    assert seen_by(state, 0)["held 1"] == {"1": Fraction(1)}


def test_the_next_card_of_the_deal() -> None:
    """Seat 0 was dealt the cat first: its other three cards are cheeses for sure, if the mouse must not be there."""
    state = dealt(2, "cat 1")

    assert seen_by(state, 0)["deal"] == parts(5, "2 1, 3 1, 4 1, 5 1, 6 1")
    assert set(seen_by(state, 1)["deal"]) == {"cat", "mouse", "1", "2", "3", "4", "5", "6"}
    assert "cat" not in seen_by(state, 1)


# Against every world there is.


def counted(seen: View) -> dict[str, Odds]:
    """The same by counting worlds, deal by deal and coin by coin."""
    found: dict[str, dict[str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    hand = seen["hand"]
    for (deal, bits), weight in all_worlds(seen).items():
        cards = list(deal)
        for turn, bit in zip([*seen["turns"], seen["now"]], bits, strict=True):
            cards = after(seen, turn, cards, bit)
        for place, card in enumerate(cards):
            if hand > 1:
                found[f"row {place // hand} {place % hand + 1}"][card] += weight
            elif place != seen["seat"]:
                found[f"held {place}"][card] += weight
            if card in ("cat", "mouse"):
                found[card][str(place // hand)] += weight
    return {name: dict(odds) for name, odds in found.items()}


@pytest.mark.parametrize(("seats", "number"), mixed(range(2, 8), range(len(OPTIONS))))
def test_every_card_is_as_likely_as_counting_says(seats: int, number: int) -> None:
    """At every step of a game after the deal, for every seat and a watcher, also after the end."""
    asked = 0
    for state in positions(seats, 100 * number + seats, 3 if seats < 6 else 2, OPTIONS[number]):
        for seat in [*range(seats), NOBODY]:
            if worlds(state, seat) <= often(1_000, 3_000) and state.pack == 0:
                seen = view(state, seat)
                assert told(seen) == counted(seen)
                asked += 1
    assert asked > 3


def worlds(state: Chase, seat: int) -> int:
    """At most so many are to be counted."""
    return factorial(state.places() - (state.hand if seat >= 0 else 0)) << len(state.turns)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_while_cards_are_dealt_the_next_is_as_likely_as_counting_says(seats: int) -> None:
    for state in positions(seats, 3, 0, {})[: seats * (4 // (seats // 2)) if seats < 5 else seats]:
        for seat in range(seats):
            seen = view(state, seat)
            if state.pack == 0 or len(seen["mine"]) < seen["hand"]:
                continue
            count = Counter(deal[seen["dealt"]] for deal in deals(seen))
            assert told(seen)["deal"] == {card: Fraction(n, count.total()) for card, n in count.items()}


# Long games.


def filtered(seen: View) -> dict[str, Odds]:
    """What lies where in a small game, turn by turn in whole numbers; slow, but not as slow as counting every past."""
    weights: Counter[tuple[str, ...]] = Counter(deals(seen))
    for turn in [*seen["turns"], seen["now"]]:
        new: Counter[tuple[str, ...]] = Counter()
        for cards, weight in weights.items():
            chance = chance_of(seen, turn, list(cards), set())
            if chance:
                kept = [turn["kept"] == "drawn"] if turn["kept"] or turn is seen["now"] else [False, True]
                for exchanged in kept:
                    new[tuple(after(seen, turn, list(cards), exchanged))] += weight * chance
        weights = new
    found: dict[str, Odds] = {}
    for place in range(len(next(iter(weights)))):
        count: Counter[str] = Counter()
        for cards, weight in weights.items():
            count[cards[place]] += weight
        name = f"row {place // seen['hand']} {place % seen['hand'] + 1}"
        found[name] = {card: Fraction(number, count.total()) for card, number in count.items()}
    return found


ROUND = (
    *("look 1", "card 3", "draw 2.1", "card cat", "show 3", "keep 3"),
    *("look 1", "card cat", "draw 1.1", "card 3", "show 3", "keep cat"),
    *("look 2", "card 2", "draw 4.2", "card 6", "show 6", "keep 2"),
    *("look 2", "card 6", "draw 3.2", "card 2", "show 6", "keep 6"),
)


def test_exact_where_floats_would_round() -> None:
    """Round after round the same cheese is shown, so the cat is ever likelier beside it; then that card meets another."""
    last = ("look 2", "card 1", "draw 2.1", "card cat", "show 1", "keep 1")
    state = dealt(4, "3 1 cat 4 mouse 2 5 6", *ROUND * 30, *last)
    seen = view(state, 2)

    expected = filtered(seen)
    assert {name: odds for name, odds in told(seen).items() if name.startswith("row")} == expected
    _, glimpses, belief = believed(seen)
    weights = exact_weights(belief, glimpses)
    assert all(0 < share < 1 for share in expected["row 1 1"].values())
    floats = [Fraction(weight) for weight in belief.tip.weights]
    assert [each / sum(floats) for each in floats] != [Fraction(weight, sum(weights)) for weight in weights]
