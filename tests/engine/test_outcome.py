from fractions import Fraction

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.outcome import WHOLE, exact_share, part_of_win, payoffs, reward, share_in, share_of_win
from cheeseboard.engine.playout import Policy, finish
from cheeseboard.games import find, names


@pytest.mark.parametrize("winners", [[0], [2], [0, 1], [0, 2, 3], list(range(7))])
def test_all_ways_to_say_a_share_of_the_win_agree(winners: list[int]) -> None:
    found = sum(1 << seat for seat in winners)
    for seat in range(8):
        exact = exact_share(winners, seat)
        assert share_in(found, seat) == float(exact)
        assert reward(found, seat, 8) == float(exact) - 1 / 8
        assert exact in (0, Fraction(part_of_win(found), WHOLE))


def test_a_game_that_nobody_wins_pays_nobody() -> None:
    assert exact_share([], 0) == share_in(0, 0) == reward(0, 0, 4) == 0


@pytest.mark.parametrize("name", names())
def test_the_winners_are_those_of_the_highest_rank_and_rewards_add_up_to_nothing(name: str) -> None:
    game, dice = find(name), Dice(0)
    for seed in range(20):
        state = game.new(game.seats[-1])
        assert payoffs(state) == [0] * state.seats, "the game is not over"
        dice.seed(seed)
        finish(state, dice, Policy())
        ranks = [int(state.rank(seat)) for seat in range(state.seats)]
        assert state.winners() == [seat for seat, rank in enumerate(ranks) if rank == max(ranks) >= 0]
        assert sum(payoffs(state)) == pytest.approx(0)
        for seat in range(state.seats):
            assert share_of_win(state, seat) == share_in(state.winning(), seat)
        assert state.winning() == sum(1 << seat for seat in state.winners())
