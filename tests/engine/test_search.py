"""The generic search: thinks in slices, and thinks well enough to beat chance."""

import pytest

import cheeseboard
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import AgainstOthers, Policy, advance
from cheeseboard.engine.search import Search
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.games import find
from cheeseboard.games.cheese_rescue.policy import Focused
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


class Hasty(Policy):
    """Always the first move."""

    def choose(self, state: State, dice: Dice) -> int:  # noqa: ARG002 - nothing is drawn
        return int(state.move(0))


def test_others_play_as_they_are_known_to() -> None:
    """Of the others' moves the tree has only those that they make: after each own move and luck, one."""
    state = find("cheese-rescue").new(2)
    advance(state, Dice(5))
    search = Search(state, 0, 9, AgainstOthers(Policy(), Hasty()), others=Hasty())
    search.run(400)
    tree, mine = search.tree, set(state.moves())
    after = {node: int(tree.children[node]) for node in range(1, int(tree.size)) if tree.parent[node] == 0}
    assert {int(tree.move[node]) for node in after} <= mine
    answers = [
        int(tree.move[node])
        for node in range(1, int(tree.size))
        if int(tree.parent[node]) in after and tree.visits[node] > 0
    ]
    assert answers
    assert max(after.values()) <= 3  # an animal that somebody draws unseen, and no choice


def test_looks_decide_what_is_tried_first() -> None:
    """A move that looks hopeless is hardly tried, one that looks good is; without hope every move is tried."""
    state = find("cheese-rescue").new(2)
    advance(state, Dice(5))
    focused = Focused(state, 3, 1)
    looks = [focused.promise(k) for k in range(focused.count())]
    hopeful = Search(focused, state.turn, 9, Policy(), 0.3, hope=5.0)
    hopeful.run(12)
    tried = [int(hopeful.visits(focused.move(k))) for k in range(focused.count())]
    assert sum(tried) == 12
    assert 0 in tried
    assert all(looks[k] >= looks[i] for k in range(len(looks)) for i in range(len(looks)) if tried[k] and not tried[i])
