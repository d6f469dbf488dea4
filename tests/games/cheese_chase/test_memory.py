"""Cheese Chase: cards that somebody has seen, with the computer's memory and without."""

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Glance
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.rules import Chase
from cheeseboard.games.cheese_chase.view import view


def after(steps: int, seats: int) -> Chase:
    state, dice = GAME.new(seats), Dice(steps)
    for _ in range(steps):
        if state.turn != NOBODY:
            state.play(state.pick(dice))
    return state


def test_s8_1_a_card_stays_marked_until_it_may_have_been_exchanged() -> None:
    state = after(9, 3)
    assert all(all(view(state, seat)["known"][seat]) for seat in range(3))
    assert any(not all(view(after(steps, 3), 0)["known"][0]) for steps in range(9, 60))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s8_2_as_printed_a_seat_of_the_small_game_sees_what_everybody_sees_and_what_it_holds(seats: int) -> None:
    for steps in range(80):
        state = after(steps, seats)
        for seat in range(seats):
            left, public = GAME.forget(view(state, seat)), view(state, NOBODY)
            held = {(seat, left["now"]["place"]), (left["now"]["owner"], left["now"]["owner_place"])}
            if left["now"]["seat"] != seat:
                assert left == {**public, "seat": seat}
                continue
            for row, cards in enumerate(left["known"]):
                assert all(card is None or (row, place) in held for place, card in enumerate(cards, 1))
            assert {**left, "now": 0, "known": 0} == {**public, "seat": seat, "now": 0, "known": 0}


@pytest.mark.parametrize("seats", [5, 9])
def test_s8_2_as_printed_everybody_knows_their_own_card_in_the_large_game(seats: int) -> None:
    for steps in range(seats, 60):
        state = after(steps, seats)
        for seat in range(seats):
            seen, left = view(state, seat), GAME.forget(view(state, seat))
            assert left["known"][seat] == seen["known"][seat]
            others = [row for row in range(seats) if row not in (seat, left["now"]["owner"])]
            assert all(left["known"][row] == [None] for row in others)
            assert left["mine"] == [] and all(
                turn["own"] is turn["drawn"] is turn["kept"] is None for turn in left["turns"]
            )


def test_s8_2_as_printed_cards_are_seen_while_they_are_dealt() -> None:
    seen = view(after(9, 3), 1)
    glances = [Glance("dealt_card_seen", {"place": place}) for place in (1, 3)]
    first, second, third = seen["known"][1]
    assert first and second and third
    assert GAME.forget(seen, glances)["known"] == [[None] * 3, [first, None, third], [None] * 3]
