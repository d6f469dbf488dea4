"""Points of win chance lost by a decision: luck is taken out, and noise cancels out."""

import math

import pytest

import cheeseboard
from cheeseboard.bots.scoring import decisions_of, mean_of_groups, points_lost


def played(bots: tuple[str, str], seed: int, name: str = "cheese-rescue") -> list[float]:
    """What the decisions of both seats cost on the whole, in points."""
    table = cheeseboard.new(name, seats=2, seed=seed)
    while not table.over:
        table.play_bot(bots[table.turn])
    moves = [each.move for each in table.history]
    found = decisions_of(table.game, 2, table.options, moves, tries=200)
    return [points_lost([each for each in found if each.seat == seat]) for seat in (0, 1)]


def test_a_better_mouse_loses_less_by_its_decisions_in_a_single_game() -> None:
    otto, anything = played(("otto", "random"), 1)
    assert anything > otto + 1


def test_only_decisions_with_a_choice_of_the_seat_that_is_asked_about_count() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, seed=4)
    while not table.over:
        table.play(table.moves()[0])
    moves = [each.move for each in table.history]
    found = decisions_of(table.game, 2, table.options, moves, 1, tries=50)
    assert {each.seat for each in found} == {1}
    assert [each.move for each in found] == [moves[each.step] for each in found]


def test_a_game_that_is_not_over_has_no_score() -> None:
    table = cheeseboard.new("alles-kaese", seats=2, seed=4)
    with pytest.raises(ValueError, match="not over"):
        decisions_of(table.game, 2, table.options, [each.move for each in table.history])


def test_groups_are_what_is_counted() -> None:
    assert mean_of_groups([[1.0, 3.0], [5.0, 7.0]]) == pytest.approx((4.0, 2.0))
    assert mean_of_groups([[1.0] * 50, [3.0] * 50])[1] == pytest.approx(
        1.0
    )  # as sure as two games make it, not a hundred
    mean, error = mean_of_groups([[2.0], []])
    assert mean == 2.0
    assert math.isnan(error)
    assert math.isnan(mean_of_groups([])[0])
    assert math.isnan(points_lost([]))
