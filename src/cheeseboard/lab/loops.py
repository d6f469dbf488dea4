"""The ways to play random games that are timed, from the engine's own loop to lists of moves in Python."""

from itertools import repeat
from random import Random
from typing import Any

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.playout import Tally, batch, clones
from cheeseboard.engine.state import LUCK, NOBODY, State
from cheeseboard.lab.contest import Loop, Slice
from cheeseboard.lab.proof import Standstill


def inside(start: State, longest: int) -> Loop:
    """The engine's own loop: compiled, no Python in it."""
    tally = Tally(start.seats, longest)

    def run(games: int) -> Slice:
        before = tally.steps
        return Slice(batch(start, tally, games, 0, tally.games, 1 << 62), tally.steps - before)

    return run


def lists(start: Any) -> Loop:
    """From Python, as OpenSpiel is driven: list the legal moves, choose one by the random module, play it.

    Luck: OpenSpiel has to list its outcomes with their chances, since that is how it lets anybody draw one. Here a
    number below ``tickets`` goes in and luck's move comes out, so that is how a Python programmer would write it.
    ``listed`` does it the long way round. ``play`` refuses illegal moves, which OpenSpiel's ``apply_action`` does not.
    """
    draw = Random(0).random

    def run(games: int) -> Slice:
        steps = 0
        for _ in repeat(None, games):
            state = start.clone()
            while (turn := state.turn) != NOBODY:
                if turn == LUCK:
                    move = state.drawn(int(draw() * state.tickets))
                else:
                    moves = state.moves()
                    move = moves[int(draw() * len(moves))]
                state.play(move)
                steps += 1
        return Slice(games, steps)

    return run


def listed(start: Any) -> Loop:
    """The same, but luck's outcomes are listed with their odds too, and one drawn in Python: OpenSpiel's shape exactly."""
    draw = Random(0).random

    def fall(state: Any) -> int:
        ticket = int(draw() * state.tickets)
        moves: list[int] = state.moves()
        for move in moves:
            ticket -= state.odds(move)
            if ticket < 0:
                return move
        raise Standstill("luck holds more tickets than its outcomes do")

    def run(games: int) -> Slice:
        steps = 0
        for _ in repeat(None, games):
            state = start.clone()
            while (turn := state.turn) != NOBODY:
                if turn == LUCK:
                    move = fall(state)
                else:
                    moves = state.moves()
                    move = moves[int(draw() * len(moves))]
                state.play(move)
                steps += 1
        return Slice(games, steps)

    return run


def picks(start: State) -> Loop:
    """From Python, the state choosing at random: no lists."""
    dice = Dice(0)

    def run(games: int) -> Slice:
        steps = 0
        for _ in repeat(None, games):
            state = start.clone()
            while state.turn != NOBODY:
                state.play(state.pick(dice))
                steps += 1
        return Slice(games, steps)

    return run


def clones_inside(state: State) -> Loop:
    def run(copies: int) -> Slice:
        return Slice(copies, clones(state, copies) // state.seats)

    return run


def clones_from_python(state: State) -> Loop:
    """The Python loop around it included."""

    def run(copies: int) -> Slice:
        seats = 0
        for _ in repeat(None, copies):
            seats += state.clone().seats
        return Slice(copies, seats // state.seats)

    return run


def halfway(start: State, steps: float) -> State:
    """A position in the middle of a game."""
    state, dice = start.clone(), Dice(0)
    for _ in range(int(steps / 2)):
        if state.turn == NOBODY:
            break
        state.play(state.pick(dice))
    return state
