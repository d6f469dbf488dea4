"""The odds of hidden animals, by hand and against every deal of those that a seat does not see."""

from collections import Counter
from fractions import Fraction

import pytest

from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese_rescue import GAME
from cheeseboard.games.cheese_rescue.rules import Rescue
from tests.games.cheese_rescue.test_belief import after, deals, unseen


def told(state: Rescue, seat: int) -> dict[str, dict[str, Fraction]]:
    """The odds by name: "hand 1", "pile"."""
    chances = GAME.chances(GAME.view(state, seat))
    return {" ".join([chance.what, *map(str, chance.facts.values())]): dict(chance.odds) for chance in chances}


def test_two_dogs_in_the_first_hand() -> None:
    """Of three dogs, six cats and nine mice that two players have."""
    state = GAME.new(2)
    for notation in ("deal dog", "deal dog", "deal mouse", "deal mouse"):
        state.play(state.read(notation))
    left = {kind: Fraction(number, 16) for kind, number in {"dog": 1, "cat": 6, "mouse": 9}.items()}

    assert told(state, 0) == {"hand 1": left, "pile": left}
    all_of_them = {kind: Fraction(number, 18) for kind, number in {"dog": 3, "cat": 6, "mouse": 9}.items()}
    assert told(state, NOBODY) == {"hand 0": all_of_them, "hand 1": all_of_them, "pile": all_of_them}


def test_what_is_laid_is_known_and_what_others_draw_is_not() -> None:
    state = GAME.new(2)
    for notation in ("deal dog", "deal cat", "deal mouse", "deal mouse"):
        state.play(state.read(notation))
    before = told(state, 1)["pile"]
    state.play(state.read(next(state.write(move) for move in state.moves() if state.write(move).startswith("cat"))))
    state.play(state.read("deal mouse"))

    assert before["cat"] == Fraction(6, 16)
    assert told(state, 1)["pile"]["cat"] == told(state, 1)["hand 0"]["cat"] == Fraction(5, 15)


def test_where_only_one_kind_is_left_it_is_certain() -> None:
    state = GAME.new(2, {"animals": [0, 0, 36]})

    assert told(state, NOBODY) == {"pile": {"mouse": Fraction(1)}}


@pytest.mark.parametrize(
    ("seats", "seed", "steps"), [(2, 3, 4), (2, 3, 30), (3, 16, 59), (3, 2, 62), (4, 1, 83), (4, 3, 84)]
)
def test_every_animal_is_as_likely_as_counting_says(seats: int, seed: int, steps: int) -> None:
    state = after(seats, seed, steps)
    for seat in range(seats):
        cards = unseen(state, seat)
        seen = GAME.view(state, seat)
        others = [other for other in range(seats) if other != seat]
        sizes = [seen["hands"][other] - len(seen["cheeses"][other]) for other in others]
        counts: dict[str, Counter[str]] = {}
        for hands in deals(cards, sizes):
            pile = Counter(cards) - Counter(card for hand in hands for card in hand)
            named = {f"hand {other}": Counter(hand) for other, hand in zip(others, hands, strict=True)}
            for name, held in {**named, "pile": pile}.items():
                counts.setdefault(name, Counter()).update(held)

        assert told(state, seat) == {
            name: {kind: Fraction(number, count.total()) for kind, number in count.items()}
            for name, count in counts.items()
            if count
        }
