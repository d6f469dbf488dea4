"""How fast the search is, beside OpenSpiel's in C++: from the first decision of a game, a thousand tries at a time.

Games differ in length, so what is counted is decisions in simulated games, not games.
"""

from importlib import import_module
from itertools import repeat
from random import Random
from statistics import fmean
from typing import Any, Final

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Policy, advance
from cheeseboard.engine.search import Search
from cheeseboard.engine.state import NOBODY, State
from cheeseboard.games.box import Game
from cheeseboard.lab import machine, openspiel
from cheeseboard.lab.contest import Contender, Slice, contest
from cheeseboard.lab.proof import Standstill

PEERS: Final = ("leduc_poker", "hearts", "euchre")
TRIES: Final = 1000
LOOKED_AT: Final = 300  # games played at random, to see how long they are
PROMISED: Final = 4.0


def bench(tables: list[tuple[Game[Any], int]], seconds: float) -> int:
    """Measure and print. Games without decisions have nothing to search."""
    print("{build}, {python}, {system}, {processor}, {cores} cores; medians, CPU time".format(**machine.description()))
    ours = [searcher(game, seats) for game, seats in tables if has_choices(game, seats)]
    theirs = [peer(name) for name in PEERS] if openspiel.is_installed() else []
    rounds = contest([*ours, *theirs], seconds * len(ours))
    print(f"{rounds} rounds of {TRIES} tries\n\n{'':<28} {'tries/s':>10} {'decisions/s':>12}", end="")
    print("".join(f"  / {one.name}" for one in theirs))
    for one in [*ours, *theirs]:
        ratios = "".join(f"{one.ratio(other).median:>{len(other.name) + 4}.1f}" for other in theirs if one in ours)
        print(f"{one.name:<28} {one.rate * TRIES * one.games / one.steps:>10,.0f} {one.rate:>12,.0f}{ratios}")
    for one in ours if theirs else []:
        mean = fmean(one.ratio(other).median for other in theirs)
        kept = "met   " if mean >= PROMISED else "MISSED"
        print(f"{kept}  {one.name}: {mean:.1f} times OpenSpiel's three in the mean, promised at least {PROMISED:g}")
    if not theirs:
        print("\nnothing was compared: OpenSpiel is not installed (pip install 'cheeseboard[bench]')")
    return 0


def has_choices(game: Game[Any], seats: int) -> bool:
    return opening(game, seats).turn != NOBODY


def opening(game: Game[Any], seats: int) -> State:
    """The first position of a game at random with something to decide; of a game without, its end."""
    state, dice = game.new(seats), Dice(1)
    while state.turn != NOBODY:
        advance(state, dice)
        if state.turn == NOBODY or state.count() > 1:
            break
        state.happen(state.pick(dice))
    found: State = state
    return found


def searcher(game: Game[Any], seats: int) -> Contender:
    """Our tree search with play-outs at random."""
    start = opening(game, seats)
    decisions = fmean(decisions_of(start.clone(), Dice(number)) for number in range(LOOKED_AT))
    seed = 0

    def run(searches: int) -> Slice:
        nonlocal seed
        for _ in repeat(None, searches):
            seed += 1
            search = Search(start, start.turn, seed, Policy(), room=TRIES + 2)
            search.run(TRIES)
            if sum(search.visits(move) for move in start.moves()) != TRIES:
                raise Standstill(f"{game.name}: not every try was counted")
        return Slice(searches, round(searches * TRIES * decisions))

    return Contender(f"{game.name}, {seats} players", run)


def decisions_of(state: State, dice: Dice) -> int:
    decisions = 0
    while state.turn != NOBODY:
        decisions += state.turn >= 0
        state.happen(state.pick(dice))
    return decisions


def peer(name: str) -> Contender:
    """OpenSpiel's information-set search in C++, with its own evaluator: one play-out at random."""
    spiel = import_module("pyspiel")
    game, draw = spiel.load_game(name), Random(1)
    start = first_choice(game.new_initial_state(), draw)
    decisions = fmean(their_decisions(start.clone(), draw) for _ in repeat(None, LOOKED_AT))
    most = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    seed = 0

    def run(searches: int) -> Slice:
        nonlocal seed
        for _ in repeat(None, searches):
            seed += 1
            evaluator = spiel.RandomRolloutEvaluator(1, seed)
            bot = spiel.ISMCTSBot(seed, evaluator, 2.0, TRIES, -1, most, False, True)
            if bot.step(start) not in start.legal_actions():
                raise Standstill(f"OpenSpiel's {name} chose nothing")
        return Slice(searches, round(searches * TRIES * decisions))

    return Contender(name, run)


def first_choice(state: Any, draw: Random) -> Any:
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        state.apply_action(random_action(state, draw))
    return state


def random_action(state: Any, draw: Random) -> int:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(draw.choices(outcomes, chances)[0])
    return int(draw.choice(state.legal_actions()))


def their_decisions(state: Any, draw: Random) -> int:
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(random_action(state, draw))
    return decisions
