"""Sets and bags in one word behave like sets and bags."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.engine import bits

sets = st.sets(st.integers(0, 62))
bags = st.lists(st.integers(0, 6), max_size=127).map(Counter)


def word(members: set[int]) -> int:
    return sum(1 << member for member in members)


def bag(counts: Counter[int]) -> int:
    return sum(number << (8 * kind) for kind, number in counts.items())


@given(members=sets)
def test_a_set_knows_its_members(members: set[int]) -> None:
    assert bits.popcount(word(members)) == len(members)
    assert bits.members(word(members)) == sorted(members)
    assert [bits.nth(word(members), k) for k in range(len(members))] == sorted(members)
    if members:
        assert bits.lowest(word(members)) == min(members)


def test_a_set_of_one() -> None:
    assert [bits.bit(member) for member in range(63)] == [1 << member for member in range(63)]


@given(counts=bags)
def test_a_bag_knows_what_it_holds(counts: Counter[int]) -> None:
    assert [bits.held(bag(counts), kind) for kind in range(7)] == [counts[kind] for kind in range(7)]
    assert bits.size(bag(counts)) == counts.total()
    assert bits.members(bits.kinds(bag(counts))) == sorted(counts)
    assert bag(counts) == sum(bits.one(kind) * number for kind, number in counts.items())


@given(members=st.sets(st.integers(0, 7)))
def test_a_set_of_eight_is_spread_over_a_bag(members: set[int]) -> None:
    assert bits.spread(word(members)) == bag(Counter(members))


@given(counts=bags)
def test_every_ticket_of_a_bag_has_one_owner(counts: Counter[int]) -> None:
    owners = [bits.nth_kind(bag(counts), ticket) for ticket in range(counts.total())]

    assert owners == sorted(counts.elements())
