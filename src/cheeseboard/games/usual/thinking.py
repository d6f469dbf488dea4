"""Advice, children and plans for any game: its moves, tried in imagined worlds where everybody plays on at random."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy
from cheeseboard.engine.state import State
from cheeseboard.engine.trial import Trial
from cheeseboard.games.parts import Advice, Plan

if TYPE_CHECKING:
    from cheeseboard.games.box import Game

STEPS: Final = 12_000  # of imagined games, for a piece of advice: not seconds, so that it is the same on every machine
WORLDS: Final = 200  # enough of them
FEWEST: Final = 4
PLAYFUL: Final = 4  # years: a child of six looks at two worlds, one of eight at four
FINEST: Final = 10  # the largest denominator of what is said: "3 of 4 tries"
CLARA: Final = Plan(tries=500, seconds=0.5)
GUSTAV: Final = Plan(tries=5_000, seconds=2.0)
LUCK_ALONE: Final = Plan(tries=1, seconds=0.1, is_tree=False)


def tried(state: State, seed: int, worlds: int) -> Trial:
    """All moves in the same worlds: so many, or fewer where games are long."""
    trial = Trial(state, state.turn, seed, Policy(), state.moves())
    while trial.worlds < worlds and (trial.worlds < FEWEST or trial.steps < STEPS):
        trial.run(1)
    return trial


def advise(game: "Game[Any]", view: Mapping[str, Any]) -> Advice:
    """The move that won most."""
    state: State = game.recall(view)
    return reason(state, int(state.move(0)) if state.count() == 1 else int(tried(state, 0, WORLDS).best()))


def explain(game: "Game[Any]", view: Mapping[str, Any], move: str) -> Advice:
    """How often a move won."""
    state: State = game.recall(view)
    return reason(state, state.read(move))


def reason(state: State, move: int) -> Advice:
    if state.count() == 1:
        return Advice(state.write(move), "only-move")
    mean = tried(state, 0, WORLDS).mean(state.moves().index(move))
    share = Fraction(mean).limit_denominator(FINEST)
    return Advice(state.write(move), "tried", {"wins": share.numerator, "tries": share.denominator})


def child(game: "Game[Any]", view: Mapping[str, Any], age: int, dice: Dice) -> str:
    """The younger, the oftener it plays anything at all, and the less it tries before."""
    state: State = game.recall(view)
    is_blunder = dice.below(12) < 10 - age
    if is_blunder or state.count() == 1:
        return state.write(state.pick(dice))
    return state.write(tried(state, int(dice.below(1 << 30)), age - PLAYFUL).best())


def plans(game: "Game[Any]") -> tuple[Plan, Plan]:
    """Both grow a tree; where there is nothing to decide one try is as good as many."""
    return (CLARA, GUSTAV) if game.has_choices else (LUCK_ALONE, LUCK_ALONE)
