"""A hint for a person: Clara's move, why it is good, and how its chances compare with the next best, if she tried any."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from cheeseboard.bots.experience import Bend, bend_of, worked_out
from cheeseboard.bots.thought import ELSEWHERE, SLICE, Budget, Thought, Worth, ponder, slices
from cheeseboard.engine.state import State
from cheeseboard.engine.trial import Trial
from cheeseboard.games.box import Advice, Game, Plan

STRENGTHS: Final = (1, 2, 3)  # where to look; the move; the move, its chances and why
SECONDS: Final = 0.15  # for the thought, and again for what it promises: nobody waits longer for a hint
BEST: Final = 3  # moves whose chances are told


@dataclass(frozen=True)
class Prospect:
    """What a move promises: its chance to win in percent, and the standard error of that; an exact one has none."""

    move: str
    percent: int
    error: int


@dataclass(frozen=True)
class Hint:
    advice: Advice
    prospects: list[Prospect]  # of the best moves, the advised one first; nothing where there is no choice


def hint(game: Game[Any], view: Mapping[str, Any], budget: Budget | None = None) -> Hint:
    """From the view alone, and always with the same luck: asking again does not change it."""
    plan = game.plans(view["seats"])[0]
    budget = budget or Budget(plan.tries, SECONDS)
    thought = ponder(game, view, plan, 0, budget)
    promised = promises(game, view, plan, thought, budget)
    return Hint(game.explain(view, thought.move), [prospect(move, worth) for move, worth in promised.items()])


def promises(
    game: Game[Any], view: Mapping[str, Any], plan: Plan, thought: Thought, budget: Budget
) -> dict[str, Worth]:
    """What the best moves are worth, the advised one first."""
    worths, bend = thought.worths, bend_of(game, view, "moving")
    best = sorted(worths, key=lambda move: (move != thought.move, *rank(worths[move])))[:BEST]
    if thought.is_exact:
        return {move: Worth(worked_out(bend, worths[move].chance), 0.0, 0) for move in best}
    state: State = game.recall(view)
    if state.count() == 1:
        return {}
    again = looked_again(state, plan, best or [thought.move], budget)  # one that Clara had in mind was not tried
    return {move: bent(bend, worth) for move, worth in again.items()}


def rank(worth: Worth) -> tuple[int, float]:
    """What was tried most came furthest. A move that was lucky once or twice is not among the best for that."""
    return -worth.tries, -worth.chance


def looked_again(state: State, plan: Plan, moves: Sequence[str], budget: Budget) -> dict[str, Worth]:
    """What moves are worth in other worlds than those that chose them."""
    trial = Trial(state, state.turn, ELSEWHERE, plan.policy(), [state.read(move) for move in moves])
    for count in slices(*budget.limit(plan), ceil(SLICE / len(moves))):
        trial.run(count)
    return {move: Worth(trial.mean(at), trial.error(at), int(trial.worlds)) for at, move in enumerate(moves)}


def bent(bend: Bend | None, worth: Worth) -> Worth:
    """As experience has taught."""
    if bend is None:
        return worth
    return Worth(bend(worth.chance), bend.slope(worth.chance) * worth.error, worth.tries)


def prospect(move: str, worth: Worth) -> Prospect:
    return Prospect(move, round(100 * worth.chance), ceil(100 * worth.error))
