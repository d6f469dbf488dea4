"""How the mice play Alles Käse!: each flaw of a child on a position that shows it."""

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.games.alles_kaese.mice import child
from cheeseboard.games.alles_kaese.rules import Kaese
from cheeseboard.games.alles_kaese.view import view
from tests.games.alles_kaese.test_rules import card, play, position, table

PIP, MIA = 6, 8


def moves(state: Kaese, age: int) -> set[str]:
    """All that a child might do here."""
    return {child(view(state, state.turn), age, Dice(seed)) for seed in range(40)}


def kept(age: int, traps: int) -> list[int]:
    """The numbers that a child keeps unseen, with so many traps."""
    caught = [card(4, "trap"), card(5, "trap")][:traps]
    return [
        die
        for die in range(1, 7)
        if moves(position(row="1 2 3 4 5 6", kept={0: caught}, die=die), age) == {f"keep {die}"}
    ]


@pytest.mark.parametrize(("traps", "numbers"), [(0, [5, 6]), (1, [5, 6]), (2, [1, 2, 3])])
def test_pip_loves_big_numbers_until_two_traps_have_snapped(traps: int, numbers: list[int]) -> None:
    assert kept(PIP, traps) == numbers


@pytest.mark.parametrize(("traps", "numbers"), [(0, [1, 2, 3, 4, 5]), (1, [1, 2, 3, 4]), (2, [1, 2, 3])])
def test_mia_dares_less_with_every_trap(traps: int, numbers: list[int]) -> None:
    assert kept(MIA, traps) == numbers


def test_pip_forgets_now_and_then_what_he_has_peeked_at_and_mia_never() -> None:
    """With four players a peek costs no card, so the six is still there a round later."""
    state = table(row="6 1 1 2 2 3")
    play(state, "roll 5", "peek 1", "trap")
    for place in (2, 3, 4):
        play(state, "roll 5", f"peek {place}", "cheese")
    play(state, "roll 6")

    assert moves(state, MIA) == {"drop 1"}
    assert moves(state, PIP) == {"drop 1", "keep 1"}


@pytest.mark.parametrize("age", [PIP, MIA])
def test_a_child_peeks_where_the_most_holes_are(age: int) -> None:
    state = table(row="6 1 1 2 2 3")
    play(state, "roll 4")

    assert moves(state, age) == {"peek 1"}
