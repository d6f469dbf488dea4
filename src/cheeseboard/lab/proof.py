"""Proof that a game is really played, before anybody says how fast.

A benchmark once ran at 34 million steps a second for every game alike: its step function did nothing.
"""

import statistics
from dataclasses import dataclass
from typing import Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import SCORES, Tally, batch
from cheeseboard.engine.state import NOBODY, State

GAMES: Final = 100  # looked at closely
DOUBT: Final = 6.0  # standard errors; a mean length further off than this is another game's


class Standstill(RuntimeError):  # noqa: N818 - the report quotes it
    """What was timed is not this game being played. No rate is worth printing."""


@dataclass(frozen=True)
class Length:
    """How long games are, from some that were looked at closely."""

    games: int
    mean: float  # steps a game: decisions and luck
    sd: float
    least: int
    most: int


@dataclass(frozen=True)
class Survey:
    """What games are like."""

    length: Length
    decisions: float  # a game, mean
    moves: float | None  # legal ones at a decision, mean; None if nobody ever decides


@dataclass(frozen=True)
class Walk:
    """One game played carefully."""

    end: State
    steps: int
    decisions: int
    moves: int  # offered at all decisions together


def survey(start: State, longest: int, games: int = GAMES) -> Survey:
    """Play games step by step, checking each, and the same games in the engine's loop, which must agree."""
    before = start.facts()
    walks = [walk(start, Dice(seed), longest) for seed in range(games)]
    if start.facts() != before:
        raise Standstill("a clone's moves changed the state it was cloned from")
    if games > 1 and len({tuple(w.end.facts()) for w in walks}) == 1:
        raise Standstill("every game ended alike, whatever the dice said")
    _agree_with_engine(start, longest, walks)
    decisions = sum(w.decisions for w in walks)
    moves = sum(w.moves for w in walks) / decisions if decisions else None
    return Survey(length([w.steps for w in walks]), decisions / games, moves)


def walk(start: State, dice: Dice, longest: int) -> Walk:
    """Play one game to its end. Every game has a bound, so no position comes back: each move must change the facts."""
    state = start.clone()
    steps = decisions = moves = 0
    while state.turn != NOBODY:
        if steps >= longest:
            raise Standstill(f"a game had not ended after {longest} steps, the longest that is possible")
        if state.turn >= 0:
            decisions += 1
            moves += state.count()
        before = state.facts()
        state.play(state.pick(dice))
        steps += 1
        if state.facts() == before:
            raise Standstill(f"step {steps} changed nothing")
    if steps == 0:
        raise Standstill("a game was over before it began")
    _check_end(state)
    return Walk(state, steps, decisions, moves)


def _check_end(state: State) -> None:
    scores, winners = state.scores(), state.winners()
    if len(scores) != state.seats or not all(0 <= score < SCORES for score in scores):
        raise Standstill(f"no game ends with scores {scores}")
    best = max(state.rank(seat) for seat in range(state.seats))
    if any((state.rank(seat) == best and best >= 0) != (seat in winners) for seat in range(state.seats)):
        raise Standstill(f"winners {winners} are not those of the highest rank")


def _agree_with_engine(start: State, longest: int, walks: list[Walk]) -> None:
    ours, engines = Tally(start.seats, longest), Tally(start.seats, longest)
    for w in walks:
        ours.add(w.end, w.steps, w.decisions)
    done = batch(start, engines, len(walks), 0, 0, 1 << 62)
    if done != len(walks) or ours.numbers() != engines.numbers():
        raise Standstill("the engine's loop plays other games than its single steps do")


def length(steps: list[int]) -> Length:
    return Length(len(steps), statistics.fmean(steps), statistics.pstdev(steps), min(steps), max(steps))


def check_length(what: str, known: Length, games: int, steps: int) -> None:
    """The games that were timed must be about as long as those that were looked at."""
    if games < 1 or steps < games:
        raise Standstill(f"{what}: {steps} steps in {games} games")
    error = known.sd * (1 / known.games + 1 / games) ** 0.5
    if abs(steps / games - known.mean) > DOUBT * error + 1e-9:
        raise Standstill(f"{what}: {steps / games:.1f} steps a game, where {known.mean:.1f} were expected")


def check_copies(what: str, wanted: int, made: int) -> None:
    if made != wanted:
        raise Standstill(f"{what}: {made} copies where {wanted} were wanted")
