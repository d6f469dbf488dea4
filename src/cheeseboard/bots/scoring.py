"""How well somebody played, with luck taken out: the win chance that each decision lost, by what they could know.

A review marks what was clearly wrong, so its costs are never below nothing. A score adds costs up, and there noise must cancel out:
a move that looks a little better than the one that was found best counts so.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import nan, sqrt
from statistics import fmean
from typing import Any, Final

from cheeseboard.bots.calibration import calibration_of, worked_out
from cheeseboard.bots.review import Decision, walk
from cheeseboard.bots.thought import ELSEWHERE, Budget, ponder
from cheeseboard.engine.state import State
from cheeseboard.engine.trial import Trial
from cheeseboard.games.box import Game, Plan

TRIES: Final = 1000  # for the best move; as many for what was played beside it
POINTS: Final = 100  # of win chance: all there is


def decisions_of(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any],
    moves: Sequence[str],
    seat: int | None = None,
    *,
    tries: int = TRIES,
    seed: int = 1,
) -> list[Decision]:
    """What each decision of a finished game cost, of one seat or of all. Where there was no choice there is none."""
    state: State = game.new(seats, options)
    plan = game.plans(seats)[0]
    found = []
    for step in walk(state, moves):
        if step.mover >= 0 and seat in (None, step.mover):
            decision = Decision(step.number, step.mover, step.move, step.move, 0.0, 0.0)
            found.append(weighed(game, state, plan, decision, tries, seed + step.number))
    return found


def weighed(game: Game[Any], state: State, plan: Plan, made: Decision, tries: int, seed: int) -> Decision:
    """One thought finds the best move, by the view alone; another, in other worlds, compares it with what was played."""
    view = game.view(state, made.seat)
    thought = ponder(game, view, plan, seed, Budget(tries=min(plan.tries, tries)))
    if thought.move == made.move:
        return made
    calibration = calibration_of(game, view, "moving")
    if thought.is_exact:
        best, played = (worked_out(calibration, thought.worths[each].chance) for each in (thought.move, made.move))
        return replace(made, best=thought.move, cost=best - played)
    recalled: State = game.recall(view)
    trial = Trial(
        recalled, made.seat, seed + ELSEWHERE, plan.policy(), [recalled.read(thought.move), recalled.read(made.move)]
    )
    trial.run(tries)
    cost, error = trial.cost(1), trial.cost_error(1)
    if calibration is None or cost == 0:
        return replace(made, best=thought.move, cost=cost, error=error)
    told = calibration(trial.mean(0)) - calibration(trial.mean(1))
    return replace(made, best=thought.move, cost=told, error=abs(error * told / cost))


def points_lost(decisions: Iterable[Decision]) -> float:
    """Points of win chance lost by a decision, of a hundred; not a number if nothing was decided."""
    costs = [decision.cost for decision in decisions]
    return POINTS * fmean(costs) if costs else nan


def mean_of_groups(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of all numbers in groups that belong together, and its standard error: the groups are what is counted.

    Not a number where there is nothing, or where one group cannot tell how much groups differ.
    """
    filled = [group for group in groups if group]
    count = sum(map(len, filled))
    if not count:
        return nan, nan
    mean = sum(map(sum, filled)) / count
    if len(filled) < 2:
        return mean, nan
    residuals = [sum(group) - mean * len(group) for group in filled]
    spread = sum(each * each for each in residuals) * len(filled) / (len(filled) - 1)
    return mean, sqrt(spread) / count
