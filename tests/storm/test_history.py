"""What can have happened at a table, and what cannot."""

from math import inf

from tests.history import Told, is_linearizable

FIRST = Told(0, 1, leads=(1, 0))  # somebody has heard that the match is on


def can_be(*history: Told, goes_on: bool = False) -> bool:
    return is_linearizable([FIRST, *history], goes_on=goes_on)


def test_moves_one_after_the_other_can_have_happened() -> None:
    assert can_be(Told(2, 3, (1, 0), (1, 1)), Told(4, 5, (1, 1), (1, 2)))


def test_of_two_moves_at_once_one_is_first() -> None:
    assert can_be(Told(2, 5, (1, 1), (1, 2)), Told(3, 5, (1, 0), (1, 1)))


def test_the_same_move_cannot_count_twice() -> None:
    assert not can_be(Told(2, 9, (1, 0), (1, 1)), Told(2, 9, (1, 0), (1, 1)))
    assert not can_be(Told(2, 9, (1, 0), (1, 1)), Told(2, 9, (1, 0), (1, 1)), goes_on=True)


def test_a_move_that_was_promised_cannot_be_lost() -> None:
    assert not can_be(Told(2, 3, (1, 0), (1, 1)), Told(4, 5, leads=(1, 0)))
    assert not can_be(Told(2, 3, (1, 0), (1, 1)), Told(4, 5, leads=(1, 0)), goes_on=True)


def test_moves_cannot_change_their_order() -> None:
    later, sooner = Told(2, 3, (1, 1), (1, 2)), Told(4, 5, (1, 0), (1, 1))
    assert not can_be(later, sooner)
    assert not can_be(later, sooner, goes_on=True)


def test_without_bots_a_table_does_not_go_on_by_itself() -> None:
    assert not can_be(Told(2, 3, (1, 5), (1, 6)))
    assert can_be(Told(2, 3, (1, 5), (1, 6)), goes_on=True)


def test_whoever_was_told_that_the_table_had_gone_on_must_have_been_too_late() -> None:
    assert not can_be(Told(2, 3, (1, 0), is_refused=True))
    assert can_be(Told(2, 3, (1, 0), is_refused=True), Told(2, 3, (1, 0), (1, 1)))
    assert can_be(Told(2, 3, (1, 0), is_refused=True), goes_on=True)


def test_a_move_without_an_answer_was_made_or_not() -> None:
    asked = Told(2, inf, (1, 0))
    assert can_be(asked, Told(4, 5, (1, 0), (1, 1)))
    assert can_be(asked, Told(4, 5, (1, 1), (1, 2)))
    assert not can_be(Told(6, inf, (1, 0)), Told(4, 5, (1, 1), (1, 2)))


def test_another_match_may_begin_meanwhile() -> None:
    assert can_be(Told(2, 3, (1, 0), (1, 1)), Told(4, 5, (2, 0), (2, 1)))
    assert not can_be(Told(2, 3, (2, 0), (2, 1)), Told(4, 5, (1, 0), (1, 1)))
