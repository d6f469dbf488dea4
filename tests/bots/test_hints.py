"""A hint: the same from every world that looks alike, Clara's move or a better one, with chances that other worlds than hers have counted."""

from collections.abc import Sequence
from typing import Any

import pytest

from cheeseboard.bots.calibration import Calibration
from cheeseboard.bots.hints import BEST, Prospect, hint
from cheeseboard.bots.thought import ELSEWHERE, Budget, Thought, Worth, ponder
from cheeseboard.engine.state import State
from cheeseboard.engine.trial import Trial
from cheeseboard.games import find
from cheeseboard.games.box import Game
from tests.every_game.promises import plain
from tests.every_game.tables import EVERY_GAME, GAMES, Setting, worlds
from tests.every_game.test_advice import decisions

FEW = Budget(tries=24)


@EVERY_GAME
def test_a_hint_is_a_move_of_claras_best_and_why_from_the_view_alone(game: Game[Any]) -> None:
    for state in decisions(Setting(game, game.seats[0], {}), 3, 3):
        view = plain(game.view(state, state.turn))
        found, thought = hint(game, view, FEW), ponder(game, view, game.plans(state.seats)[0], 0, FEW)
        assert thought.move in [found.advice.move, *(each.move for each in found.prospects)]
        assert found.advice == game.explain(view, found.advice.move)
        told = min(BEST, len(thought.worths) or 1)
        assert len(found.prospects) == (told if state.count() > 1 else 0)
        assert [each.move for each in found.prospects[:1]] == ([found.advice.move] if state.count() > 1 else [])
        for world in worlds(state, state.turn, 5, 1):
            assert hint(game, plain(game.view(world, state.turn)), FEW) == found


def many_ways() -> tuple[Game[Any], State]:
    """Alles Käse! where there are at least four cards to peek at."""
    game = find("alles-kaese")
    return game, next(state for state in decisions(Setting(game, 2, {}), 3, 9) if state.count() >= 4)


def test_what_was_tried_once_is_not_among_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = many_ways()
    lucky, third, other, move = (state.write(each) for each in state.moves()[:4])
    worths = {
        lucky: Worth(1.0, 1.0, 1),
        third: Worth(0.3, 0.02, 90),
        other: Worth(0.4, 0.01, 100),
        move: Worth(0.41, 0.011, 100),
    }
    monkeypatch.setattr("cheeseboard.bots.hints.ponder", lambda *_: Thought(move, worths, 291))

    found = hint(game, game.view(state, state.turn), FEW).prospects
    assert {each.move for each in found} == {move, other, third}


def test_what_is_worked_out_is_told_as_it_is_if_it_is_sure_and_else_by_experience(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A win, a shared win or a loss needs no experience. Any other chance is as good as what is believed of hidden cards."""
    game, state = many_ways()
    moves = [state.write(each) for each in state.moves()[:3]]
    calibration = Calibration(2, [(0, -2), (2, -1)])
    monkeypatch.setattr("cheeseboard.bots.hints.calibration_of", lambda *_: calibration)
    for chances, percents in (((1.0, 0.5, 0.0), [100, 50, 0]), ((0.75, 0.6, 0.0), [19, 14, 0])):
        exact = {move: Worth(chance, 0.0, 0) for move, chance in zip(moves, chances, strict=True)}
        thought = Thought(moves[0], exact)
        monkeypatch.setattr("cheeseboard.bots.hints.ponder", lambda *_, thought=thought: thought)

        found = hint(game, game.view(state, state.turn)).prospects
        assert found == [Prospect(move, percent, 0) for move, percent in zip(moves, percents, strict=True)]


def test_chances_come_from_other_worlds_and_experience_and_neither_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = many_ways()
    view, plan = game.view(state, state.turn), game.plans(2)[0]
    calibration = [None, Calibration(2, [(0, -2), (2, -1)])]
    monkeypatch.setattr("cheeseboard.bots.hints.calibration_of", lambda *_: calibration[0])
    counted = hint(game, view, FEW)
    elsewhere = Trial(game.recall(view), state.turn, ELSEWHERE, plan.policy(), [state.read(counted.advice.move)])
    elsewhere.run(24)
    calibration.reverse()
    told = hint(game, view, FEW)

    assert counted.prospects[0].percent == round(100 * elsewhere.mean(0))
    assert told.prospects[0].percent == round(100 * Calibration(2, [(0, -2), (2, -1)])(elsewhere.mean(0)))
    assert told.advice == counted.advice
    assert [each.move for each in told.prospects] == [each.move for each in counted.prospects]


EVERYBODY = [Setting(game, seats, {}) for game in GAMES for seats in game.seats]


def contradicts(found: Sequence[Prospect]) -> bool:
    """Another move is told a higher chance, and the hint does not say that they are level."""
    return any(each.percent > found[0].percent and not each.level for each in found[1:])


@pytest.mark.parametrize("setting", EVERYBODY, ids=str)
def test_a_hint_never_contradicts_itself(setting: Setting) -> None:
    """The advised move is the best of what is told, or level with it."""
    for state in decisions(setting, 12, 6):
        found = hint(setting.game, setting.game.view(state, state.turn), FEW)
        assert not contradicts(found.prospects)
        assert [each.move for each in found.prospects[:1]] == ([found.advice.move] if state.count() > 1 else [])
        assert not any(each.level for each in found.prospects[:1])


def far_apart(game: Game[Any]) -> tuple[State, int, int]:
    """A decision between two, and its best and its worst move, which wins much less often."""
    for state in decisions(Setting(game, 2, {}), 20, 12):
        trial = Trial(state, state.turn, 0, game.plans(2)[0].policy(), state.moves())
        trial.run(100)
        order = sorted(range(len(trial.moves)), key=trial.mean)
        if trial.mean(order[-1]) - trial.mean(order[0]) > 0.4:
            return state, int(trial.moves[order[-1]]), int(trial.moves[order[0]])
    raise AssertionError("every move is as good")


def test_another_move_that_is_well_ahead_elsewhere_is_advised_and_told_from_new_worlds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Clara was wrong: a move that hardly ever wins was found best by chance."""
    game, much = find("cheese-rescue"), Budget(tries=200)
    state, good, bad = far_apart(game)
    view, plan = game.view(state, state.turn), game.plans(2)[0]
    thought = Thought(state.write(bad), {state.write(move): Worth(0.9, 0.01, 9) for move in (bad, good)}, 18)
    monkeypatch.setattr("cheeseboard.bots.hints.ponder", lambda *_: thought)
    monkeypatch.setattr("cheeseboard.bots.hints.calibration_of", lambda *_: None)

    found = hint(game, view, much)
    again = Trial(game.recall(view), state.turn, 2 * ELSEWHERE, plan.policy(), [good])
    again.run(200)
    assert found.advice.move == state.write(good)
    assert found.prospects[0].percent == round(100 * again.mean(0))
    assert [each.level for each in found.prospects] == [False, False]


def test_a_sure_share_is_advised_rather_than_a_belief_that_experience_bends_below_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, state = many_ways()
    sure, hoped, same = (state.write(each) for each in state.moves()[:3])
    exact = {hoped: Worth(0.6, 0.0, 0), sure: Worth(0.5, 0.0, 0), same: Worth(0.5, 0.0, 0)}
    monkeypatch.setattr("cheeseboard.bots.hints.calibration_of", lambda *_: Calibration(2, [(0, -2), (2, -1)]))
    monkeypatch.setattr("cheeseboard.bots.hints.ponder", lambda *_: Thought(hoped, exact))

    found = hint(game, game.view(state, state.turn))
    assert found.prospects == [Prospect(sure, 50, 0), Prospect(same, 50, 0, level=True), Prospect(hoped, 14, 0)]
    assert found.advice.move == sure
