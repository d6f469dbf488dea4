"""The generic search: thinks in slices, and thinks well enough to beat chance."""

import pytest

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy, advance
from cheeseboard.engine.search import Search
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from tests.long import often


def thought(iterations: int, slices: int) -> tuple[int, int, list[int]]:
    state = find("alles-kaese").new(3)
    advance(state, Dice(5))
    search = Search(state, 0, 9, Policy())
    while search.tries < iterations:
        search.run(min(slices, iterations - search.tries))
    return int(search.best()), int(search.steps), [int(search.visits(move)) for move in state.moves()]


def test_slices_change_nothing() -> None:
    assert thought(90, 90) == thought(90, 7) == thought(90, 1)


def test_a_full_tree_goes_on_learning() -> None:
    """Its memory is bounded; what it holds still counts every try."""
    state = find("alles-kaese").new(3)
    advance(state, Dice(5))
    search = Search(state, 0, 9, Policy(), room=20)
    search.run(300)

    assert search.tree.size == 20
    assert sum(search.visits(move) for move in state.moves()) == 300
    assert search.visits(99) == 0


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
def test_it_beats_chance() -> None:
    """One searcher against two who play at random wins a third of the games by luck; it wins more than half."""
    game, wins, games = find("alles-kaese"), 0.0, often(60, 120)
    for number in range(games):
        state, dice, me = game.new(3), Dice(number), number % 3
        while state.turn != NOBODY:
            if state.turn == me:
                search = Search(state, me, number, Policy())
                search.run(200)
                state.play(search.best())
            else:
                state.play(state.pick(dice))
        wins += (me in state.winners()) / len(state.winners())

    assert wins / games > 0.45


def test_luck_has_nothing_to_search() -> None:
    state = find("alles-kaese").new(2)
    assert state.turn == LUCK
    search = Search(state, 0, 1, Policy())
    search.run(20)

    assert search.steps > 0
