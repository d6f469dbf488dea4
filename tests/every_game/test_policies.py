"""Mice that play by a policy, too (``Game.policies``), play there as they do when they are asked by a view."""

from typing import Any

import pytest

from cheeseboard.bots.bots import choose
from cheeseboard.bots.thought import Budget
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from tests.every_game.tables import GAMES, worlds
from tests.long import often

TABLES = [
    pytest.param(game, seats, bot, id=f"{game.name}-{seats}-{bot}")
    for game in GAMES
    for seats in game.seats
    for bot in game.policies(seats)
]
ASKED = 60  # seeds: of a dozen equal moves each is named, but for one case in a hundred


@pytest.mark.parametrize(("game", "seats", "bot"), TABLES)
def test_a_policy_plays_like_its_mouse(game: Any, seats: int, bot: str) -> None:
    """What it plays is one of the moves that the mouse plays, and in worlds that look the same it plays the same."""
    policy, number, tables = game.policies(seats)[bot], 0, often(1, 6)
    for table in range(tables):
        state, dice = game.new(seats), Dice(10 * seats + table)
        while state.turn != NOBODY and number < 40 * tables:
            if state.turn == LUCK or state.count() == 1:
                state.happen(state.pick(dice))
                continue
            number += 1
            seat = state.turn
            move = policy.choose(state, Dice(number))
            assert all(policy.choose(world, Dice(number)) == move for world in worlds(state, seat, number, 2))
            if number % 4 == 0:
                view = game.view(state, seat)
                played = {choose(bot, game, view, seed, Budget(by_clock=False)) for seed in range(ASKED)}
                assert state.write(move) in played
            state.happen(move if number % 3 else state.pick(dice))
