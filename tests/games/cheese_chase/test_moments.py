"""What tells moments of Cheese Chase apart."""

from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.moments import moment
from cheeseboard.games.cheese_chase.rules import Chase
from cheeseboard.games.cheese_chase.view import view
from tests.games.cheese_chase.test_rules import dealt, play


def words(state: Chase, seat: int) -> str:
    return " ".join(moment(view(state, seat)))


def test_where_cat_and_mouse_are_and_whose_turn_it_is() -> None:
    state = dealt("mouse 1 cat 2 3")

    assert [words(state, seat) for seat in range(5)] == [
        "cat-hidden mouse-mine turn-mine draw first",
        "cat-hidden mouse-hidden turn-next draw first",
        "cat-mine mouse-hidden turn-others draw first",
        "cat-hidden mouse-hidden turn-others draw first",
        "cat-hidden mouse-hidden turn-others draw first",
    ]


def test_what_was_drawn_is_known_to_be_theirs_and_what_is_kept_mine() -> None:
    state = play(dealt("1 2 cat 3 mouse"), "draw 3")
    assert words(state, 0) == "cat-theirs mouse-hidden turn-mine show first"

    play(state, "show 1", "keep cat")
    assert words(state, 0) == "cat-mine mouse-hidden turn-others draw first"
    assert words(state, 2) == "cat-theirs mouse-hidden turn-next draw first"


def test_the_first_round_ends_when_everybody_had_a_turn() -> None:
    state = dealt("mouse 1 cat 2 3")
    play(state, "draw 2", "show 1", "keep mouse", "draw 4", "show 1", "keep 1", "draw 4", "show 2", "keep cat")
    play(state, "draw 5", "show 2", "keep 2")
    assert words(state, 4) == "cat-hidden mouse-hidden turn-mine draw first"

    play(state, "draw 2", "show 1", "keep 3")
    assert words(state, 0) == "cat-hidden mouse-mine turn-mine draw later"


def test_nothing_is_told_that_the_seat_does_not_know_and_luck_has_moments_too() -> None:
    """Whatever the others hold, the first to draw is at the same kind of moment; before the deal everybody is."""
    assert words(dealt("1 2 cat 3 mouse"), 0) == words(dealt("1 mouse 2 cat 3"), 0)
    assert words(GAME.new(3), 1) == "cat-hidden mouse-hidden turn-next deal first"
