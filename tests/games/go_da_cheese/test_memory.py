"""What the computer remembers: nothing that may not be looked at again."""

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.go_da_cheese import GAME


def test_s12_1_s12_2_a_view_is_the_same_at_every_level_of_help() -> None:
    state, dice = GAME.new(3), Dice(1)
    assert GAME.telling.glances == ()
    while state.turn != NOBODY:
        for seat in range(3):
            seen = GAME.view(state, seat)
            assert GAME.forget(seen) == seen
        state.play(state.pick(dice))
