"""Moves on trial: the same worlds and luck for all of them, and the better half goes on."""

import pytest
from mypy_extensions import i64

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy, advance
from cheeseboard.engine.state import State
from cheeseboard.engine.trial import Trial
from cheeseboard.games import find


def a_decision() -> State:
    state: State = find("cheese-rescue").new(2)
    advance(state, Dice(5))
    return state


def on_trial(moves: list[int] | None = None) -> Trial:
    state = a_decision()
    return Trial(state, state.turn, 9, Policy(), state.moves() if moves is None else moves)


def results(trial: Trial) -> list[tuple[float, int]]:
    return [(trial.mean(place), int(trial.tried[place])) for place in range(len(trial.moves))]


def test_slices_change_nothing() -> None:
    whole, parts = on_trial(), on_trial()
    whole.run(6)
    for worlds in (1, 2, 3):
        parts.run(i64(worlds))

    assert results(whole) == results(parts)


def test_a_move_is_tried_in_the_same_worlds_whoever_else_is_tried() -> None:
    moves = a_decision().moves()
    everybody, two = on_trial(), on_trial(moves[3:5])
    everybody.run(5)
    two.run(5)

    assert results(everybody)[3:5] == results(two)


def test_the_worse_half_drops_out_and_is_not_tried_again() -> None:
    trial = on_trial()
    count = len(trial.moves)
    trial.run(4)
    trial.halve()
    left = [int(trial.order[k]) for k in range(trial.left)]
    out = sorted(set(range(count)) - set(left))

    assert len(left) == (count + 1) // 2
    assert min(trial.mean(place) for place in left) >= max(trial.mean(place) for place in out)
    trial.run(2)
    assert [int(trial.tried[place]) for place in left] == [6] * len(left)
    assert [int(trial.tried[place]) for place in out] == [4] * len(out)


def test_the_error_shrinks_with_the_tries_and_is_never_nothing() -> None:
    trial = on_trial(a_decision().moves()[:1])
    trial.run(10)
    first = trial.error(0)
    trial.run(990)

    assert trial.error(0) == pytest.approx(first / 10, rel=0.6)
    assert trial.error(0) > 0
