"""A finished game looked at again: how the chances went, what choices cost, and how much of it was luck.

Everything is judged by what the player could know at that moment, never by what came out later. Chances are counted
in games played on from there, calibrated, and kept as fractions, so that a ledger adds up exactly.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import Any, Final

from cheeseboard.bots.calibration import Calibration, Viewpoint, calibrated, calibration_of, worked_out
from cheeseboard.bots.fate import Decided, decided
from cheeseboard.bots.thought import ELSEWHERE, Budget, ponder
from cheeseboard.engine.outcome import WHOLE, exact_share
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.engine.trial import Trial, prospects
from cheeseboard.games.box import Game, Plan

SIGNS: Final = ((0.20, "??"), (0.10, "?"), (0.05, "?!"))  # what a choice must cost at least
ERRORS: Final = 2  # standard errors that a cost must be above, to be marked
STEPS: Final = 40_000  # games that are played on for the curve of one seat, more or less
FEWEST, MOST = 20, 400  # at each point of it
POINTS: Final = 150  # of a curve, more or less; every choice has one of its own


Curves = Sequence[Sequence[Fraction]]


@dataclass(frozen=True)
class Decision:
    """A decision: what was played, what would have been best, and what the difference cost."""

    step: int  # the number of the move in the record
    seat: int
    move: str
    best: str
    cost: float
    error: float

    @property
    def sign(self) -> str:
        """?? ? ?! or nothing; only if it is more than chance."""
        if self.cost <= ERRORS * self.error:
            return ""
        return next((sign for least, sign in SIGNS if self.cost >= least), "")


@dataclass(frozen=True)
class Ledger:
    """Where a seat's result came from: its own choices, the others', luck. With what it began with, that is all of it."""

    start: Fraction
    own: Fraction
    others: Fraction
    luck: Fraction
    end: Fraction

    def percents(self) -> dict[str, int]:
        """In whole percents that add up as well: start, own, others, luck, end."""
        start, end = round(100 * self.start), round(100 * self.end)
        parts = {"own": self.own, "others": self.others, "luck": self.luck}
        return {"start": start, **rounded({name: 100 * part for name, part in parts.items()}, end - start), "end": end}

    @property
    def luck_share(self) -> Fraction:
        """Which part of all that moved was luck's."""
        moved = abs(self.own) + abs(self.others) + abs(self.luck)
        return abs(self.luck) / moved if moved else Fraction(1)


@dataclass(frozen=True)
class Review:
    """A finished game judged by what each player could know at the time."""

    curves: list[list[Fraction]]  # of each seat: its chance before every move, and at the end
    ledgers: list[Ledger]
    choices: list[Decision]
    turning_point: int | None  # the step after which the winners' chances had changed most
    decided: Decided | None  # from when on nothing could change the result; where there are choices, nobody can say


def review(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Any],
    moves: Sequence[str],
    *,
    tries: int = 2000,
    worlds: int | None = None,
    seed: int = 1,
    told: Callable[[int], None] = lambda _: None,
    shown: Callable[[Curves, Sequence[Decision]], None] = lambda *_: None,
) -> Review:
    """Look at a finished game again. Where luck alone goes on for long, its steps are looked at now and then.

    For somebody who waits, ``told`` hears of each move that has been looked at, and ``shown`` what is known by then.
    """
    state: State = game.new(seats, options)
    plan = game.plans(seats)[0]
    worlds = worlds or max(FEWEST, min(MOST, STEPS // max(1, len(moves))))
    curves: list[list[Fraction]] = [[] for _ in range(seats)]
    movers: list[int] = []
    choices: list[Decision] = []
    for step in walk(state, moves):
        for seat, curve in enumerate(curves):
            viewpoint: Viewpoint = "choosing" if seat == step.mover else "waiting"
            if step.is_point:
                calibration = calibration_of(game, game.view(state, seat), viewpoint)
                curve.append(calibrated(calibration, chance(state, seat, seed, plan.policy(), worlds)))
            else:
                curve.append(curve[-1])
        movers.append(step.mover)
        if step.mover != LUCK:
            choices.append(weighed(game, state, plan, step, tries, seed))
        told(1)
        shown(curves, choices)
    winners = state.winners()
    for seat in range(seats):
        curves[seat].append(exact_share(winners, seat))
    ledgers = [ledger(seat, curve, movers) for seat, curve in enumerate(curves)]
    sealed = None if choices else decided(game.new(seats, options), moves)
    return Review(curves, ledgers, choices, turning_point(curves, winners), sealed)


@dataclass(frozen=True)
class Step:
    """A move that is about to happen."""

    number: int
    move: str
    mover: int  # whoever has a choice; otherwise LUCK
    is_point: bool  # worth a look: a choice, what follows one, and luck now and then


def walk(state: State, moves: Sequence[str]) -> Iterator[Step]:
    """Play a whole game again on an empty table, stopping before every move."""
    grain, before = max(1, len(moves) // POINTS), int(LUCK)
    for number, move in enumerate(moves):
        mover = int(state.turn) if state.turn != LUCK and state.count() > 1 else int(LUCK)
        yield Step(number, move, mover, number % grain == 0 or mover != LUCK or before != LUCK)
        state.play(state.read(move))
        before = mover
    if state.turn != NOBODY:
        raise ValueError("the game is not over")


def rounded(parts: Mapping[str, Fraction], total: int) -> dict[str, int]:
    """Whole numbers that add up to a total: all are rounded down, and those that lost most by it get one back."""
    whole = {name: floor(part) for name, part in parts.items()}
    each, missing = divmod(total - sum(whole.values()), len(parts))
    lost_most = sorted(parts, key=lambda name: whole[name] - parts[name])
    return {name: number + each + (name in lost_most[:missing]) for name, number in whole.items()}


def chance(state: State, seat: int, seed: int, policy: Policy, worlds: int) -> Fraction:
    """What a seat may hope for, as far as it knows: as it is counted, before calibration."""
    return Fraction(prospects(state, seat, seed, policy, worlds)[seat], WHOLE * worlds)


def ledger(seat: int, curve: Sequence[Fraction], movers: Sequence[int]) -> Ledger:
    """Every change of the chance belongs to whoever moved. A move without a choice is luck's."""
    changes = [(mover, after - before) for mover, before, after in zip(movers, curve[:-1], curve[1:], strict=True)]
    luck = sum((change for mover, change in changes if mover == LUCK), Fraction(0))
    own = sum((change for mover, change in changes if mover == seat), Fraction(0))
    others = curve[-1] - curve[0] - own - luck
    return Ledger(curve[0], own, others, luck, curve[-1])


def weighed(game: Game[Any], state: State, plan: Plan, step: Step, tries: int, seed: int) -> Decision:
    """What a choice cost. One thought finds the best move, another, in other worlds, compares it with what was played."""
    seat, move = int(state.turn), step.move
    view = game.view(state, seat)
    thought = ponder(game, view, plan, seed, Budget(tries=min(plan.tries, tries)))
    if thought.move == move:
        return Decision(step.number, seat, move, move, 0.0, 0.0)
    worth, calibration = thought.worths, calibration_of(game, view, "moving")
    if thought.is_exact:
        best, played = (worked_out(calibration, worth[each].chance) for each in (thought.move, move))
        return Decision(step.number, seat, move, thought.move, best - played, 0.0)
    recalled: State = game.recall(view)
    pair = [recalled.read(thought.move), recalled.read(move)]
    trial = Trial(recalled, seat, seed + ELSEWHERE, plan.policy(), pair)
    trial.run(tries // 2)
    return Decision(step.number, seat, move, thought.move, *told_cost(calibration, trial))


def told_cost(calibration: Calibration | None, trial: Trial) -> tuple[float, float]:
    """What the second move cost, and the error of that. Calibration stretches both alike: it marks nothing that chance explains."""
    cost, error = trial.cost(1), trial.cost_error(1)
    if calibration is None or cost <= 0:
        return max(0.0, cost), error
    told = calibration(trial.mean(0)) - calibration(trial.mean(1))
    return told, error * told / cost


def turning_point(curves: Sequence[Sequence[Fraction]], winners: Sequence[int]) -> int | None:
    """The move after which the chance of those who won in the end had grown most."""
    if not winners:
        return None
    hope = [sum((curves[seat][step] for seat in winners), Fraction(0)) for step in range(len(curves[0]))]
    return max(range(len(hope) - 1), key=lambda step: hope[step + 1] - hope[step])
