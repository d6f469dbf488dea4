"""What a seat may believe: the draws against a real shuffled pile, imagined hands against enumerated ones."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from math import factorial, prod

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.cheese_rescue import GAME
from cheeseboard.games.cheese_rescue.rules import Rescue
from tests.statistics import SAMPLES, assert_falls_as

Hand = tuple[str, ...]  # animals, sorted
ANIMALS = ("dog", "cat", "mouse")


def animals(state: Rescue, seat: int) -> Hand:
    return tuple(sorted(name for name in GAME.view(state, seat)["hand"] if name in ANIMALS))


def in_hand(state: Rescue, seat: int) -> Hand:
    """The same, quickly."""
    bag = state.hands[seat]
    return tuple(sorted(name for k, name in enumerate(ANIMALS) for _ in range(bag >> 8 * k & 255)))


def imagined(state: Rescue, seat: int, others: list[int]) -> Counter[tuple[Hand, ...]]:
    dice, counted = Dice(2024), Counter[tuple[Hand, ...]]()
    for _ in range(SAMPLES):
        world = state.imagine(seat, dice)
        counted[tuple(in_hand(world, other) for other in others)] += 1
    return counted


def deals(cards: tuple[str, ...], sizes: list[int]) -> Iterator[tuple[Hand, ...]]:
    """Every way to deal real cards to hands of these sizes; the rest is the pile."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        rest = tuple(card for k, card in enumerate(cards) if k not in chosen)
        hand = tuple(sorted(cards[k] for k in chosen))
        for others in deals(rest, sizes[1:]):
            yield (hand, *others)


def unseen(state: Rescue, seat: int) -> tuple[str, ...]:
    """The animals in play that are neither on the table nor in this seat's hand."""
    all_of_them = {2: (3, 6, 9), 3: (4, 9, 14), 4: (6, 12, 18)}[state.seats]
    seen = GAME.view(state, seat)
    known = Counter(card["kind"] for card in seen["board"]) + Counter(seen["hand"])
    left = [n - known[kind] for n, kind in zip(all_of_them, ANIMALS, strict=True)]
    return tuple(kind for n, kind in zip(left, ANIMALS, strict=True) for _ in range(n))


def after(seats: int, seed: int, steps: int) -> Rescue:
    state, dice = GAME.new(seats), Dice(seed)
    for _ in range(steps):
        state.play(state.pick(dice))
    return state


@pytest.mark.parametrize("seats", GAME.seats)
def test_drawing_one_at_a_time_is_drawing_from_a_shuffled_pile(seats: int) -> None:
    """Every order of kinds comes with the probability of a shuffled pile, exactly, whatever is laid in between."""
    n = {2: (3, 6, 9), 3: (4, 9, 14), 4: (6, 12, 18)}[seats]
    for seed in range(20):
        state, dice, chance = GAME.new(seats), Dice(seed), Fraction(1)
        while state.turn != NOBODY:
            move = state.pick(dice)
            if state.turn == LUCK:
                chance *= Fraction(int(state.odds(move)), int(state.tickets))
            state.play(move)
        assert chance == Fraction(prod(map(factorial, n)), factorial(sum(n)))


@pytest.mark.parametrize(("seat", "others"), [(0, [1]), (1, [0]), (NOBODY, [0, 1])])
def test_opening_hands_are_imagined_as_dealt(seat: int, others: list[int]) -> None:
    state = after(2, 3, 4)
    expected = Counter(deals(unseen(state, seat), [2] * len(others)))

    assert_falls_as(expected, imagined(state, seat, others))


@pytest.mark.parametrize(("seat", "others"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_with_an_empty_pile_the_others_share_what_is_missing(seat: int, others: list[int]) -> None:
    """Three players, close to the end: the union is known, how it is split is not."""
    state = after(3, 16, 59)
    assert GAME.view(state, seat)["pile"] == 0
    sizes = [len(animals(state, other)) for other in others]
    assert sum(sizes) == len(unseen(state, seat))

    expected = Counter(deals(unseen(state, seat), sizes))
    assert len(expected) >= 6
    assert_falls_as(expected, imagined(state, seat, others))


def test_a_card_about_to_be_drawn_is_nobodys_yet() -> None:
    """While luck decides, the one who draws has one animal fewer, and the pile is what the others do not have."""
    state = after(4, 5, 8)
    state.play(state.read("cheese-1 g6"))
    assert (state.turn, state.mover) == (LUCK, 0)

    dice, counted = Dice(7), Counter[int]()
    for _ in range(SAMPLES):
        world = state.imagine(NOBODY, dice)
        counted[int(world.pick(dice)) - GAME.actions(4) + 3] += 1
    assert_falls_as({0: 6, 1: 12, 2: 18}, counted)


def test_what_another_seat_may_do_is_worked_out_anew() -> None:
    """Seat 0 imagines what seat 1 could lay: as many kinds as the imagined hand has."""
    state, dice = after(4, 5, 8), Dice(3)
    state.play(state.read("cheese-1 g6"))
    state.play(state.moves()[0])
    choices = set()
    for _ in range(50):
        world = state.imagine(0, dice)
        assert world.turn == 1
        assert world.tickets == len(world.moves()) == 6 * (3 + len(set(in_hand(world, 1))))
        choices.add(int(world.tickets))
    assert choices == {24, 30}


def physical(mine: Hand, laid: tuple[tuple[str, int], ...], draws: int) -> Counter[tuple[Hand, ...]]:
    """The other's hand by real cards: every order in which the cards I have not drawn can have come to it.

    ``laid``: the animals it has laid, and how many cards it had drawn by then. A laid card is one real card,
    and must have been drawn before.
    """
    left = Counter({"dog": 3, "cat": 6, "mouse": 9})
    left.subtract(mine)
    cards = [kind for kind in ANIMALS for _ in range(left[kind])]
    gone = [next(k for k in range(len(cards)) if cards[k] == kind) + n for n, (kind, _) in enumerate(laid)]
    assert [cards[k] for k in gone] == [kind for kind, _ in laid]
    found: Counter[tuple[Hand, ...]] = Counter()
    for order in permutations(range(len(cards)), draws):
        if all(card in order[:drawn] for card, (_, drawn) in zip(gone, laid, strict=True)):
            found[(tuple(sorted(cards[k] for k in order if k not in gone)),)] += 1
    return found


HISTORIES = {
    "two cheeses": ("cheese-1 d5", "cheese-1 c5", ()),
    "a cat at once": ("cat d5", "cheese-1 c5", (("cat", 2),)),
    "a cat later": ("cheese-1 d5", "cat c5", (("cat", 3),)),
    "two cats": ("cat d5", "cat c5", (("cat", 2), ("cat", 3))),
}


@pytest.mark.parametrize("name", HISTORIES)
def test_imagined_hands_agree_with_real_cards_whatever_was_laid_and_when(name: str) -> None:
    """Seat 1 lays two cards; seat 0 looks on. Which real card was laid, and when, is all that is told."""
    first, second, laid = HISTORIES[name]
    state = GAME.new(2)
    for notation in [
        "deal dog", "deal mouse", "deal cat", "deal cat",
        "cheese-1 f5", "deal mouse", first, "deal mouse", "cheese-2 g5", "deal cat", second, "deal dog",
    ]:  # fmt: skip
        state.play(state.read(notation))
    expected = physical(("dog", "mouse", "mouse", "cat"), laid, 4)
    by_counting = Counter(deals(unseen(state, 0), [4 - len(laid)]))

    total, weight = sum(expected.values()), sum(by_counting.values())
    assert {hand: Fraction(n, total) for hand, n in expected.items()} == {
        hand: Fraction(n, weight) for hand, n in by_counting.items()
    }
    assert_falls_as(expected, imagined(state, 0, [1]))


def test_s9_3_with_two_players_and_no_pile_nothing_is_hidden() -> None:
    for seed in range(10):
        state, dice, open_positions = GAME.new(2), Dice(seed), 0
        while state.turn != NOBODY:
            if state.pile == 0:
                open_positions += 1
                for seat in (0, 1):
                    assert state.imagine(seat, dice).facts() == state.facts()
                    assert GAME.recall(GAME.view(state, seat)).facts() == state.facts()
            state.play(state.pick(dice))
        assert open_positions == 10


def test_with_two_players_something_is_hidden_before() -> None:
    state, dice = after(2, 1, 20), Dice(1)

    assert any(state.imagine(0, dice).facts() != state.facts() for _ in range(50))
