"""The odds of hidden cards, by hand and against every way in which a colour's cards can lie."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.go_da_cheese import GAME
from cheeseboard.games.go_da_cheese.rules import Goda
from cheeseboard.games.go_da_cheese.view import View, view
from tests.every_game.tables import Setting, positions
from tests.games.go_da_cheese.reference import VARIANTS
from tests.games.go_da_cheese.scenes import dealt, play

Odds = dict[str, Fraction]


def told(seen: View) -> dict[str, Odds]:
    """The odds by name: "hand 1", "deck 0", "down 3 2"."""
    chances = GAME.chances(seen)
    return {" ".join([chance.what, *map(str, chance.facts.values())]): dict(chance.odds) for chance in chances}


def seen_by(state: Goda, seat: int) -> dict[str, Odds]:
    return told(view(state, seat))


def parts(whole: int, **cards: float) -> Odds:
    return {kind.replace("_", "-"): Fraction(number) / whole for kind, number in cards.items()}


def test_before_anything_is_seen_a_card_is_any_of_fifteen() -> None:
    state = dealt(3, "cat dog mouse")
    odds = seen_by(state, 1)

    fresh = parts(15, mouse=7, marked_mouse=2, fat_mouse=2, king=1, cat=2, dog=1)
    assert odds["hand 0"] == odds["hand 2"] == odds["deck 0"] == odds["deck 2"] == fresh
    assert odds["deck 1"] == parts(12, mouse=4, marked_mouse=2, fat_mouse=2, king=1, cat=2, dog=1)
    assert "hand 1" not in odds


def test_a_marked_card_leaves_less_for_the_others() -> None:
    """Seat 0 lays its king, a marked cat and an open mouse. One of four marked cards lies at cheese 2."""
    state = dealt(3, "king cat mouse")
    play(state, "at 1", "lay king", "lay cat", "lay mouse")
    left = parts(13, mouse=6, marked_mouse=1.5, fat_mouse=2, king=1, cat=1.5, dog=1)

    for seat in (1, 2, NOBODY):
        odds = seen_by(state, seat)
        assert odds["down 2 1"] == parts(2, marked_mouse=1, cat=1)
        assert odds["down 1 1"] == odds["deck 0"] == left
    assert not any(name.startswith("down") for name in seen_by(state, 0))


def test_the_next_cheese_comes_from_the_box() -> None:
    state = GAME.new(3)
    assert seen_by(state, 0)["cheese"] == {"2": Fraction(2, 11), **dict.fromkeys("345", Fraction(3, 11))}
    play(state, "cheese 2", "cheese 2")

    assert seen_by(state, NOBODY)["cheese"] == dict.fromkeys("345", Fraction(1, 3))


def test_a_plain_cat_is_never_the_marked_card() -> None:
    state = dealt(3, "king cat mouse", marked_cats=1)
    play(state, "at 1", "lay king", "lay cat", "lay mouse")
    odds = seen_by(state, 1)

    assert odds["down 2 1"] == parts(3, marked_mouse=2, cat=1)
    assert odds["down 1 1"]["plain-cat"] == Fraction(1, 13)


def test_after_the_end_nothing_is_hidden() -> None:
    *_, (state, _) = positions(Setting(GAME, 4, {}), 3, 1)

    assert state.turn == NOBODY
    assert seen_by(state, 0) == seen_by(state, NOBODY) == {}


# Against every way in which the cards of a colour can lie.

DECK = ["mouse"] * 7 + ["marked-mouse"] * 2 + ["fat-mouse"] * 2 + ["king", "dog"]
FEW = 7  # cards can be shuffled in all ways while somebody waits


def counted(seen: View, seat: int) -> dict[str, Odds] | None:
    """The odds of what is hidden of a seat's cards; nothing if there are too many of them."""
    marked_cats = seen["options"]["marked_cats"]
    pool = Counter([*DECK, *["cat"] * marked_cats, *["plain-cat"] * (2 - marked_cats)])
    slots: list[tuple[str, bool]] = []
    for cheese, line in enumerate(seen["lines"], 1):
        for place, card in enumerate(line, 1):
            if card["seat"] == seat and card["kind"] is None:
                slots.append((f"down {cheese} {place}", card["step"] > 1))
            elif card["seat"] == seat:
                pool[str(card["kind"])] -= 1
    slots += [(f"hand {seat}", False)] * seen["hands"][seat] + [(f"deck {seat}", False)] * seen["decks"][seat]
    assert len(slots) == pool.total()
    return shuffled(slots, list(pool.elements())) if len(slots) <= FEW else None


def shuffled(slots: list[tuple[str, bool]], cards: list[str]) -> dict[str, Odds]:
    counts: dict[str, Counter[str]] = {name: Counter() for name, _ in slots}
    for order in permutations(cards):
        if all(kind in ("marked-mouse", "cat") for (_, marked), kind in zip(slots, order, strict=True) if marked):
            for (name, _), kind in zip(slots, order, strict=True):
                counts[name][kind] += 1
    return {
        name: {kind: Fraction(number, count.total()) for kind, number in count.items()}
        for name, count in counts.items()
    }


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_every_hidden_card_is_as_likely_as_counting_says(options: dict[str, Any]) -> None:
    asked, lopsided = 0, 0
    for seed in range(10):
        for state, _ in positions(Setting(GAME, 3, options), seed, 12):
            seen = view(state, 0)
            odds = told(seen)
            for seat in (1, 2):
                for name, share in (counted(seen, seat) or {}).items():
                    assert odds[name] == share
                    asked += 1
                    lopsided += len(set(share.values())) > 1
    assert asked > 10
    assert lopsided > 3
