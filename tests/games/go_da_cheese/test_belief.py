"""What a seat may believe: imagined worlds against every way in which real cards can lie."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.go_da_cheese.position import KINDS
from cheeseboard.games.go_da_cheese.rules import Goda
from cheeseboard.games.go_da_cheese.view import listed
from tests.games.go_da_cheese.scenes import dealt, offered, play
from tests.statistics import SAMPLES, assert_falls_as

Kinds = tuple[str, ...]

DECK = ["mouse"] * 7 + ["marked-mouse"] * 2 + ["fat-mouse"] * 2 + ["king"] + ["cat"] * 2 + ["dog"]
MARKED = ("marked-mouse", "cat")


def without(cards: Iterable[str], elsewhere: str) -> list[str]:
    """These cards but for those that are known to lie elsewhere."""
    return sorted((Counter(cards) - Counter(elsewhere.split())).elements())


def imagined(state: Goda, seat: int) -> list[Goda]:
    dice = Dice(11)
    return [state.imagine(seat, dice) for _ in range(SAMPLES)]


def faces(world: Goda, *cards: int) -> Kinds:
    return tuple(KINDS[world.kind(card)] for card in cards)


def hand(world: Goda, seat: int) -> Kinds:
    return tuple(sorted(listed(world.hand_of(seat))))


def a_first_and_a_marked(pool: list[str]) -> Counter[Kinds]:
    """Two face-down cards of a pool, the second of them marked: in how many ways they can be what."""
    return Counter(cards for cards in permutations(pool, 2) if cards[1] in MARKED)


@pytest.mark.parametrize("seat", [0, 2, NOBODY])
def test_a_first_card_a_marked_card_and_a_hand(seat: int) -> None:
    """Seat 1 drew, then laid three of its six: one first, one face down, one mouse face up."""
    state = dealt(3, "mouse mouse mouse", "mouse cat king")
    for _ in range(3):
        play(state, "draw", "deal mouse", "deal mouse", "deal dog")
    play(state, "at 1", "lay mouse", "lay mouse", "lay mouse")
    play(state, "at 1", "lay king", "lay cat", "lay mouse")
    pool = without(DECK, "mouse")
    expected: Counter[tuple[Kinds, Kinds]] = Counter(
        ((pool[first], pool[second]), tuple(sorted(pool[card] for card in rest)))
        for first, second in permutations(range(14), 2)
        if pool[second] in MARKED
        for rest in combinations(set(range(14)) - {first, second}, 3)
    )

    assert_falls_as(expected, Counter((faces(world, 3, 4), hand(world, 1)) for world in imagined(state, seat)))


def first_hands_laid() -> Iterable[tuple[Kinds, Fraction]]:
    """Every way to be dealt three of the fifteen cards and to lay them, with its chance if *kinds* are chosen.

    If *cards* are chosen, one as readily as another, all these ways are equally likely.
    """
    for cards in permutations(DECK, 3):
        chance = Fraction(1)
        for step in range(3):
            left = cards[step:]
            chance /= len(set(left)) * left.count(cards[step])
        yield cards, chance


def test_equally_likely_worlds_are_what_choosing_card_by_card_leads_to() -> None:
    """Seat 0 laid its first hand: a card, a marked card and, face up, a fat mouse. What can the others conclude?

    If it chose between kinds, something else: a hand of three kinds leaves more to choose from than one of two.
    """
    by_card: Counter[Kinds] = Counter()
    by_kind: dict[Kinds, Fraction] = {}
    for cards, chance in first_hands_laid():
        if cards[1] in MARKED and cards[2] == "fat-mouse":
            by_card[cards[:2]] += 1
            by_kind[cards[:2]] = by_kind.get(cards[:2], Fraction(0)) + chance
    arranged = a_first_and_a_marked(without(DECK, "fat-mouse"))

    assert {cards: Fraction(ways, by_card.total()) for cards, ways in by_card.items()} == {
        cards: Fraction(ways, arranged.total()) for cards, ways in arranged.items()
    }
    assert by_kind["king", "cat"] / by_kind["fat-mouse", "cat"] != Fraction(
        arranged["king", "cat"], arranged["fat-mouse", "cat"]
    )
    state = dealt(3, "mouse cat fat-mouse")
    play(state, "at 1", "lay mouse", "lay cat", "lay fat-mouse")
    assert_falls_as(arranged, Counter(faces(world, 0, 1) for world in imagined(state, 2)))


def test_with_may_a_marked_card_that_lies_face_up_is_known() -> None:
    state = dealt(3, "marked-mouse cat cat", marked="may")
    play(state, "at 1", "lay marked-mouse", "lay cat up", "lay cat")
    expected = a_first_and_a_marked(without(DECK, "cat"))

    assert_falls_as(expected, Counter(faces(world, 0, 2) for world in imagined(state, 1)))


def test_with_one_marked_cat_the_plain_one_can_only_be_a_first_card() -> None:
    state = dealt(3, "plain-cat cat mouse", marked_cats=1)
    play(state, "at 1", "lay plain-cat", "lay cat", "lay mouse")
    expected = a_first_and_a_marked(without([*DECK, "plain-cat"], "cat mouse"))

    assert ("plain-cat", "cat") in expected
    assert_falls_as(expected, Counter(faces(world, 0, 1) for world in imagined(state, 1)))


def test_while_another_draws() -> None:
    """Seat 0 has laid its first hand and one new card; the next can be whatever then is left in its deck."""
    state = dealt(3, "mouse king fat-mouse")
    play(state, "at 1", "lay mouse", "lay king", "lay fat-mouse")
    play(state, *["draw", "deal mouse", "deal mouse", "deal mouse"] * 2, "draw", "deal cat")
    assert (state.turn, state.mover) == (LUCK, 0)
    pool = without(DECK, "king fat-mouse")
    expected: Counter[Kinds] = Counter(permutations(pool, 2))
    worlds = imagined(state, 2)

    assert_falls_as(expected, Counter((*faces(world, 0), *hand(world, 0)) for world in worlds))
    for world in worlds[:50]:
        left = without(pool, " ".join((*faces(world, 0), *hand(world, 0))))
        assert sorted(listed(world.deck_of(0))) == left
        assert {world.write(move): world.odds(move) for move in world.moves()} == {
            f"deal {kind}": ways for kind, ways in Counter(left).items()
        }


@pytest.mark.parametrize(("seat", "turned"), [(0, 0), (NOBODY, 0), (0, 7), (NOBODY, 7)])
@pytest.mark.parametrize("options", [{}, {"marked_cats": 1, "marked": "may"}], ids=["must", "may"])
def test_what_is_turned_up_at_the_end_cannot_be_elsewhere(seat: int, turned: int, options: dict[str, Any]) -> None:
    """All cards are laid: a colour's hidden cards are those that are not open, marked ones where only they can be."""
    state, dice = dealt(3, **options), Dice(5)
    while state.laid < 45:
        state.play(state.pick(dice))
    for _ in range(turned):
        state.play(state.move(0))
    assert offered(state)[0].startswith("turn")
    worlds = imagined(state, seat)
    for owner in (1, 2):
        hidden = [card for card in range(45) if state.owner(card) == owner and state.is_hidden(card, NOBODY)]
        pool = faces(state, *hidden)
        expected = Counter(
            order
            for order in permutations(pool)
            if all(card % 3 == 0 or kind in MARKED for card, kind in zip(hidden, order, strict=True))
        )
        assert_falls_as(expected, Counter(faces(world, *hidden) for world in worlds))


def test_the_next_card_to_turn_up_follows_the_world() -> None:
    """What luck may do is worked out anew in every imagined world; its owner knows it."""
    state, dice = dealt(3), Dice(8)
    while state.laid < 45:
        state.play(state.pick(dice))
    owner = state.owner(state.to_turn)
    outcomes: Counter[str] = Counter()
    for _ in range(200):
        world = state.imagine((owner + 1) % 3, dice)
        assert offered(world) == [f"turn {KINDS[world.kind(world.to_turn)]}"]
        assert offered(state.imagine(owner, dice)) == offered(state)
        outcomes[offered(world)[0]] += 1

    assert len(outcomes) > 1
