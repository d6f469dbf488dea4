"""A hint for a person: a good move, why it is good, and how its chances compare with the next best, if there are any.

Clara thinks, and finds the moves that are worth comparing. Then they are looked at again in other worlds, all in the same ones, and that is what is
told: the worlds in which a move was found best flatter it. If another move is well ahead of hers there, it is advised instead, and
everything is looked at once more elsewhere. So what is told higher than the advised move is never well ahead of it: they are level, and the hint says so.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from cheeseboard.bots.calibration import Calibration, calibration_of, worked_out
from cheeseboard.bots.thought import ELSEWHERE, SLICE, Budget, Thought, Worth, ponder, slices
from cheeseboard.engine.state import State
from cheeseboard.engine.trial import Trial
from cheeseboard.games.box import Advice, Game, Plan

STRENGTHS: Final = (1, 2, 3)  # where to look; the move; the move, its chances and why
SECONDS: Final = 0.15  # for the thought, and again for each look at what it promises
BEST: Final = 3  # moves whose chances are told
ERRORS: Final = 2.0  # standard errors of a difference: what is within them is level
LOOKS: Final = 3  # in other worlds; hardly ever more than one


@dataclass(frozen=True)
class Prospect:
    """What a move promises: its chance to win in percent, and the standard error of that; an exact one has none."""

    move: str
    percent: int
    error: int
    level: bool = False  # with the advised one: nobody could tell which is better


@dataclass(frozen=True)
class Hint:
    """A move to advise, the reason for it, and how the best moves compare."""

    advice: Advice
    prospects: list[Prospect]  # of the best moves, the advised one first; nothing where there is no choice
    says: str = ""  # all of that in words, where somebody has put it into words

    @property
    def move(self) -> str:
        """The advised move."""
        return self.advice.move

    def __str__(self) -> str:
        return self.says or self.move


def hint(game: Game[Any], view: Mapping[str, Any], budget: Budget | None = None) -> Hint:
    """From the view alone, and always with the same luck: asking again does not change it."""
    plan = game.plans(view["seats"])[0]
    budget = budget or usual(game, view)
    thought = ponder(game, view, plan, 0, budget)
    found = promises(game, view, plan, thought, budget)
    return Hint(game.explain(view, found[0].move if found else thought.move), found)


def usual(game: Game[Any], view: Mapping[str, Any], share: float = 1.0) -> Budget:
    """For a thought, and for a look; of which there is only a share where many others wait."""
    return Budget(ceil(game.plans(view["seats"])[0].tries * share), SECONDS * share)


def promises(game: Game[Any], view: Mapping[str, Any], plan: Plan, thought: Thought, budget: Budget) -> list[Prospect]:
    """What the best moves promise, the one to advise first."""
    calibration = calibration_of(game, view, "moving")
    if thought.is_exact:
        return worked_out_promises(thought, calibration)
    state: State = game.recall(view)
    return [] if state.count() == 1 else told(settled(state, plan, likeliest(thought), budget), calibration)


def likeliest(thought: Thought) -> list[str]:
    """Clara's move and those that came furthest after it. One that she had in mind was not tried, and is alone."""
    worths = thought.worths or {thought.move: Worth(0.0, 0.0, 0)}
    return sorted(worths, key=lambda move: (move != thought.move, *rank(worths[move])))[:BEST]


def rank(worth: Worth) -> tuple[int, float]:
    """What was tried most came furthest. A move that was lucky once or twice is not among the best for that."""
    return -worth.tries, -worth.chance


# Worked out


def worked_out_promises(thought: Thought, calibration: Calibration | None) -> list[Prospect]:
    """What is sure is told as it is and the rest calibrated, so the best of it need not be what was reckoned best."""
    chances = {move: worked_out(calibration, worth.chance) for move, worth in thought.worths.items()}
    best = sorted(chances, key=lambda move: (-chances[move], move != thought.move))[:BEST]
    return [
        Prospect(move, round(100 * chances[move]), 0, at > 0 and chances[move] == chances[best[0]])
        for at, move in enumerate(best)
    ]


# Tried


def settled(state: State, plan: Plan, moves: Sequence[str], budget: Budget) -> Trial:
    """Moves in worlds that did not choose the first of them, and of which none is well ahead of it."""
    trial = looked_again(state, plan, moves, budget, 1)
    for look in range(2, LOOKS + 1):
        rival = min(range(len(moves)), key=trial.cost)
        if is_level(trial, rival):
            break
        moves = [moves[rival], *moves[:rival], *moves[rival + 1 :]]
        trial = looked_again(state, plan, moves, budget, look)
    return trial


def looked_again(state: State, plan: Plan, moves: Sequence[str], budget: Budget, look: int) -> Trial:
    """Moves in the same worlds, other ones with every look."""
    trial = Trial(state, state.turn, look * ELSEWHERE, plan.policy(), [state.read(move) for move in moves])
    for count in slices(*budget.limit(plan), ceil(SLICE / len(moves))):
        trial.run(count)
    return trial


def is_level(trial: Trial, at: int) -> bool:
    """Whether the difference to the first move may be chance."""
    return abs(trial.cost(at)) <= ERRORS * trial.cost_error(at)


def told(trial: Trial, calibration: Calibration | None) -> list[Prospect]:
    """The first move, then the better of the others. If even the last look found another well ahead, each look contradicts
    the one before: they are level, too."""
    state = trial.root
    others = sorted(range(1, len(trial.moves)), key=trial.cost)
    found = []
    for at in (0, *others):
        worth = calibrated_worth(calibration, Worth(trial.mean(at), trial.error(at), int(trial.worlds)))
        level = at > 0 and (trial.cost(at) <= 0 or is_level(trial, at))
        found.append(Prospect(state.write(trial.moves[at]), round(100 * worth.chance), ceil(100 * worth.error), level))
    return found


def calibrated_worth(calibration: Calibration | None, worth: Worth) -> Worth:
    """A simulated chance and its error as a person is told them."""
    if calibration is None:
        return worth
    return Worth(calibration(worth.chance), calibration.slope(worth.chance) * worth.error, worth.tries)
