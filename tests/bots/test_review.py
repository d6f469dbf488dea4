"""A game looked at again: the ledger adds up, luck is called luck, and a blunder is found."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

import cheeseboard
from cheeseboard.bots.bots import choose
from cheeseboard.bots.calibration import Calibration
from cheeseboard.bots.review import Decision, review
from cheeseboard.bots.thought import Budget, Thought, Worth
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from cheeseboard.games.box import Game
from tests.every_game.tables import EVERY_GAME
from tests.terminal.sittings import SHORT

TRIES = 600 if cheeseboard.compiled else 20


def played(game: Game[Any], seats: int, number: int, bot: str = "random") -> list[str]:
    state, dice, moves = game.new(seats, SHORT[game.name]), Dice(number), []
    while state.turn != NOBODY:
        if state.turn == LUCK or bot == "random":
            move = state.write(state.pick(dice))
        else:
            move = choose(bot, game, game.view(state, state.turn), number, Budget(tries=TRIES))
        state.play(state.read(move))
        moves.append(move)
    return moves


@EVERY_GAME
def test_every_change_of_the_chances_is_somebodys(game: Game[Any]) -> None:
    """Choices and luck add up to the result exactly, not only nearly; a curve ends with what was won."""
    seats = game.seats[0]
    found = review(game, seats, SHORT[game.name], played(game, seats, 4), tries=20)

    for ledger, curve in zip(found.ledgers, found.curves, strict=True):
        assert ledger.start + ledger.own + ledger.others + ledger.luck == ledger.end == curve[-1]
        assert all(0 <= chance <= 1 for chance in curve)
        whole = ledger.percents()
        assert whole["start"] + whole["own"] + whole["others"] + whole["luck"] == whole["end"] == round(100 * curve[-1])
        assert all(abs(whole[part] - 100 * getattr(ledger, part)) < 2 for part in whole)
    assert sum(ledger.end for ledger in found.ledgers) in {0, 1}


def test_experience_changes_what_is_told_but_not_what_was_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """Costs and their errors stretch alike, so the same choices are more than chance; the ledger adds up as before."""
    game = find("alles-kaese")
    moves, flat = played(game, 2, 4), Calibration(2, [(0, 0), (4, 1)])
    monkeypatch.setattr("cheeseboard.bots.review.calibration_of", lambda *_: None)
    counted = review(game, 2, {}, moves, tries=40)
    monkeypatch.setattr("cheeseboard.bots.review.calibration_of", lambda *_: flat)
    told = review(game, 2, {}, moves, tries=40)

    for before, after in zip(counted.curves, told.curves, strict=True):
        assert [float(chance) for chance in after] == [flat(float(chance)) for chance in before]
    for ledger in told.ledgers:
        assert ledger.start + ledger.own + ledger.others + ledger.luck == ledger.end
    assert [each.best for each in told.choices] == [each.best for each in counted.choices]
    for cheap, dear in zip(told.choices, counted.choices, strict=True):
        assert (cheap.cost > 2 * cheap.error) == (dear.cost > 2 * dear.error)
    assert sum(each.cost for each in told.choices) < sum(each.cost for each in counted.choices)


def test_a_long_game_of_luck_is_looked_at_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cheeseboard.bots.review.POINTS", 10)
    game = find("cheese")
    moves = played(game, 2, 4)
    (curve, _) = review(game, 2, SHORT["cheese"], moves, tries=4, worlds=3).curves

    assert len(curve) == len(moves) + 1
    assert len({step for step, (before, after) in enumerate(pairwise(curve)) if before != after}) <= 14


def test_cheese_is_all_luck() -> None:
    game = find("cheese")
    found = review(game, 3, SHORT["cheese"], played(game, 3, 1), tries=20)

    assert found.choices == []
    for ledger in found.ledgers:
        assert [ledger.own, ledger.others, ledger.luck_share] == [Fraction(0), Fraction(0), Fraction(1)]


@pytest.mark.skipif(not cheeseboard.compiled, reason="too slow interpreted")
def test_a_blunder_is_marked_and_a_good_choice_is_not() -> None:
    """Of a game played at random, and of one by mice who think, though not for long."""
    game = find("cheese-rescue")
    careful = review(game, 2, {}, played(game, 2, 5, "clara"), tries=2000)
    careless = review(game, 2, {}, played(game, 2, 5, "random"), tries=2000)

    assert sum(choice.cost for choice in careless.choices) > 4 * sum(choice.cost for choice in careful.choices)
    assert len([choice for choice in careless.choices if choice.sign]) >= 3
    assert len([choice for choice in careful.choices if choice.sign in {"?", "??"}]) <= 1


def test_what_a_choice_cost_that_was_worked_out_is_told_by_experience_too(monkeypatch: pytest.MonkeyPatch) -> None:
    game, calibration = find("alles-kaese"), Calibration(2, [(0, 0), (4, 1)])
    monkeypatch.setattr("cheeseboard.bots.review.calibration_of", lambda *_: calibration)
    monkeypatch.setattr("cheeseboard.bots.review.ponder", worked_out)
    found = review(game, 2, {}, played(game, 2, 4), tries=20)

    assert {choice.cost for choice in found.choices} == {0, calibration(0.75) - calibration(0.6)}


def worked_out(game: Game[Any], view: Mapping[str, Any], *_: object) -> Thought:
    """The first move is the best."""
    state = game.recall(view)
    first, *others = (state.write(move) for move in state.moves())
    return Thought(first, {first: Worth(0.75, 0.0, 0), **dict.fromkeys(others, Worth(0.6, 0.0, 0))})


@pytest.mark.parametrize(
    ("cost", "error", "sign"),
    [(0.3, 0.01, "??"), (0.3, 0.16, ""), (0.2, 0.01, "??"), (0.1, 0.01, "?"), (0.06, 0.01, "?!"), (0.04, 0.001, "")],
)
def test_a_cost_is_marked_only_above_two_errors(cost: float, error: float, sign: str) -> None:
    assert Decision(0, 0, "a", "b", cost, error).sign == sign


def test_the_turning_point_is_the_step_that_helped_the_winners_most() -> None:
    game = find("alles-kaese")
    found = review(game, 2, {}, played(game, 2, 3), tries=20)
    winners = [seat for seat in range(2) if found.curves[seat][-1] > 0]
    hope = [sum((found.curves[seat][step] for seat in winners), Fraction(0)) for step in range(len(found.curves[0]))]

    assert found.turning_point is not None
    grown = [after - before for before, after in pairwise(hope)]
    assert grown[found.turning_point] == max(grown)


def test_a_game_that_is_not_over_has_nothing_to_look_back_on() -> None:
    game = find("alles-kaese")
    with pytest.raises(ValueError, match="not over"):
        review(game, 2, {}, played(game, 2, 3)[:-1], tries=20)
