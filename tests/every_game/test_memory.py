"""What is remembered for people, and what is left of a view without it."""

import inspect
from typing import Any

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.box import Game
from tests.every_game.tables import EVERY_GAME


@EVERY_GAME
def test_a_glance_is_an_event_for_one_seat(game: Game[Any]) -> None:
    for name in game.telling.glances:
        assert "only" in inspect.signature(getattr(game.tale, name)).parameters


@EVERY_GAME
def test_a_view_without_memory_is_a_view_of_the_same_table(game: Game[Any]) -> None:
    """The same entries, of the same kinds; nothing more than before; and there is nothing left to forget."""
    for seats in game.seats:
        state, dice = game.new(seats), Dice(seats)
        for _ in range(60):
            for seat in (*range(seats), NOBODY):
                view = game.view(state, seat)
                left = game.forget(view)
                assert list(left) == list(view)
                assert all(isinstance(left[key], type(view[key])) or left[key] is None for key in view)
                assert all(left[key] == view[key] for key in ("scores", "turn") if key in view)
                assert game.forget(left) == left
            if state.turn == NOBODY:
                break
            state.play(state.pick(dice))


@EVERY_GAME
def test_where_nobody_has_secrets_all_see_the_same(game: Game[Any]) -> None:
    """But for the number of their seat: then a room works out one view for all (rooms/match.py)."""
    seats, dice, seen_alike = game.seats[-1], Dice(7), True
    state = game.new(seats)
    for _ in range(60):
        everybody = game.view(state, NOBODY)
        seen_alike &= all(game.view(state, seat) == {**everybody, "seat": seat} for seat in range(seats))
        if state.turn == NOBODY:
            break
        state.play(state.pick(dice))
    assert seen_alike or game.has_secrets
