"""Bots play by the rules, from their view alone, and the careful one better than chance."""

import inspect
import json
from typing import Any

import pytest

import cheeseboard
from cheeseboard.bots import bots
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from tests.every_game.tables import EVERY_GAME, Setting, positions, worlds

EVERY_BOT = pytest.mark.parametrize("name", bots.BOTS)


@EVERY_GAME
@EVERY_BOT
def test_a_bot_decides_by_what_it_may_know(name: str, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The same view, through JSON, from whichever world: the same move."""
    monkeypatch.setattr(bots, "TRIES", 60 if cheeseboard.compiled else 6)
    setting = Setting(game, game.seats[1], {})
    decisions = [state for state, move in positions(setting, 3, 14) if move >= 0 and state.turn >= 0]
    for state in decisions[:4]:
        seat = state.turn
        chosen = bots.choose(name, game, json.loads(json.dumps(game.view(state, seat))), 7)
        assert state.is_legal(state.read(chosen))
        for world in worlds(state, seat, 5, 2):
            assert bots.choose(name, game, game.view(world, seat), 7) == chosen


def test_a_bot_is_given_no_state() -> None:
    for bot in bots.BOTS.values():
        assert list(inspect.signature(bot).parameters) == ["game", "view", "seed"]


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
@pytest.mark.parametrize(
    ("name", "seats", "games"), [("go-da-cheese", 3, 40), ("cheese-rescue", 2, 30), ("alles-kaese", 3, 90)]
)
def test_the_careful_bot_beats_chance(name: str, seats: int, games: int) -> None:
    game, wins = find(name), 0.0
    for number in range(games):
        state, dice, me = game.new(seats), Dice(number), number % seats
        while state.turn != NOBODY:
            if state.turn == me:
                state.play(state.read(bots.careful(game, game.view(state, me), number)))
            else:
                state.play(state.pick(dice))
        wins += (me in state.winners()) / max(1, len(state.winners()))

    assert wins / games > 1.4 / seats


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot 'hal'; there are: random, careful"):
        bots.choose("hal", find("cheese"), {}, 1)
