"""Bots play by the rules, from their view alone, and better than chance.

CHEESEBOARD_LONG=1 looks for dishonesty at a thousand positions of every game, bot and player count, in eight worlds each.
"""

import inspect
import json
from collections.abc import Callable
from itertools import chain, count
from typing import Any

import pytest

import cheeseboard
from cheeseboard.bots import bots
from cheeseboard.bots.thought import Budget, Thought
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from cheeseboard.lab.arena import ArenaOrder, blocks_of
from cheeseboard.lab.balance.playing import peeked
from cheeseboard.lab.standings import Standings
from tests.every_game.tables import EVERY_GAME, GAMES, OWN_GAMES, Setting, positions, reference, worlds
from tests.long import FULL, LONG, often

POSITIONS, WORLDS = (1000, 7) if LONG else (4, 2)
FEW = Budget(tries=60 if cheeseboard.compiled else 6)
EVERY_BOT = pytest.mark.parametrize("name", bots.BOTS)


def standing(name: str, seats: int, contender: str, other: str, blocks: int) -> Standings:
    order = ArenaOrder(name, seats, (contender, other), blocks, sprt=(0.1, 0.9))  # not the other way round
    found = Standings(order)
    for block in blocks_of(order, 1):
        found.add(block)
    return found


def decisions(setting: Setting, number: int) -> list[Any]:
    """So many positions of random games in which somebody must choose."""
    found: list[Any] = []
    for seed in count(3):
        found += [state for state, move in positions(setting, seed, 14) if move >= 0 and state.turn >= 0]
        if len(found) >= number:
            return found[:number]
    raise AssertionError


def decides_alike(decide: Callable[[Any], object], state: Any) -> bool:
    """Whether all worlds that look alike to the seat whose turn it is lead to the same."""
    decision = decide(state)
    return all(decide(world) == decision for world in worlds(state, state.turn, 5, WORLDS))


@EVERY_GAME
@EVERY_BOT
def test_a_bot_decides_by_what_it_may_know(name: str, game: Game[Any]) -> None:
    """The same view, through JSON, from whichever world: the same move, for the same reasons."""

    def decide(world: Any) -> Thought:
        return bots.think(name, game, json.loads(json.dumps(game.view(world, world.turn))), 7, FEW)

    for seats in game.seats if LONG else game.seats[1:2]:
        for state in decisions(Setting(game, seats, {}), POSITIONS):
            assert state.is_legal(state.read(decide(state).move))
            assert decides_alike(decide, state)


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_secrets], ids=lambda game: game.name)
def test_a_cheater_is_found_out(game: Game[Any]) -> None:
    """The lab's yardstick, who thinks as Clara does but about the true position."""
    tried = decisions(Setting(game, game.seats[-1], {}), 40)

    assert not all(decides_alike(lambda world: peeked(game, world, "clara:sims=40", 7), state) for state in tried)


def test_a_bot_is_given_no_state() -> None:
    for bot in bots.BOTS.values():
        given = [name.strip("_") or "budget" for name in inspect.signature(bot).parameters]
        assert given == ["game", "view", "seed", "budget"]


# So many blocks, in which Otto sits on every chair once, in a full run and in a usual one: fewer are enough where it is far ahead.
BLOCKS: dict[tuple[str, int], tuple[int, int]] = {
    (game.name, seats): blocks for game in GAMES for seats, blocks in getattr(reference(game), "OTTO", {}).items()
}


@pytest.mark.parametrize(("name", "seats"), BLOCKS, ids=str)
def test_otto_beats_chance(name: str, seats: int) -> None:
    """Not by luck: the lower end of the 95 % interval is above a fair share."""
    share = standing(name, seats, "otto", "random", BLOCKS[name, seats][not (FULL and cheeseboard.compiled)]).share(
        0, 1
    )

    assert share is not None
    assert share.low > 1 / seats


def test_every_game_with_decisions_is_tried() -> None:
    ends = {(game.name, seats) for game in OWN_GAMES for seats in (game.seats[0], game.seats[-1]) if game.has_choices}
    assert set(BLOCKS) == ends


@pytest.mark.parametrize("seats", range(2, 8))
def test_ottos_among_themselves_bring_the_chase_to_an_end(seats: int) -> None:
    """Two who trade the mouse and two who trade the cat must not go on until the turns are used up."""
    order = ArenaOrder("cheese-chase", seats, ("otto", "otto"), 2)
    for game in chain.from_iterable(blocks_of(order, 1)):
        assert game.winners


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
@pytest.mark.parametrize(
    ("name", "seats", "games"),
    [("go-da-cheese", 3, often(15, 40)), ("cheese-rescue", 2, often(20, 30)), ("alles-kaese", 3, often(45, 90))],
)
def test_thinking_ahead_beats_chance(name: str, seats: int, games: int) -> None:
    game, wins = find(name), 0.0
    for number in range(games):
        state, dice, me = game.new(seats), Dice(number), number % seats
        while state.turn != NOBODY:
            if state.turn == me:
                state.play(state.read(bots.choose("clara", game, game.view(state, me), number, Budget(tries=400))))
            else:
                state.play(state.pick(dice))
        wins += (me in state.winners()) / max(1, len(state.winners()))

    assert wins / games > 1.4 / seats


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot 'hal'; there are: pip, mia, otto, clara, gustav, random"):
        bots.choose("hal", find("cheese"), {}, 1)
