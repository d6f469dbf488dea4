"""Alles Käse!: fronts that somebody has peeked at, with the computer's memory and without."""

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.alles_kaese import GAME
from cheeseboard.games.alles_kaese.rules import Kaese
from cheeseboard.games.alles_kaese.view import view
from cheeseboard.games.box import Glance


def after(number: int) -> Kaese:
    """A game after so many steps."""
    state, dice = GAME.new(4), Dice(number)
    for _ in range(number):
        if state.turn == NOBODY:
            break
        state.play(state.pick(dice))
    return state


def test_s10_1_a_front_stays_marked_for_whoever_peeked() -> None:
    marked = 0
    for number in range(10, 60):
        state = after(number)
        for seat in range(4):
            for card in view(state, seat)["display"]:
                if card is not None and seat in card["seen_by"]:
                    assert card["front"] is not None
                    marked += 1
    assert marked > 50


def test_s10_2_as_printed_a_seat_sees_what_everybody_sees() -> None:
    for number in range(60):
        state = after(number)
        for seat in range(4):
            assert GAME.forget(view(state, seat)) == {**view(state, NOBODY), "seat": seat}


def test_s10_2_as_printed_only_the_front_is_shown_that_is_being_peeked_at() -> None:
    for number in range(60):
        state = after(number)
        for seat in range(4):
            full = view(state, seat)["display"]
            for place, card in enumerate(full):
                now = GAME.forget(view(state, seat), [Glance("front_seen", {"place": place + 1})])["display"]
                assert now[place] == card
                assert all(each is None or each["front"] is None for other, each in enumerate(now) if other != place)
