"""Positions in Python's own ways: copied, pickled and compared, in every game and between builds."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY, ListState, State
from cheeseboard.games.box import Game
from tests.every_game.tables import EVERY_GAME, EVERY_SETTING, GAMES, Setting, positions
from tests.sixth.pig import GAME as PIG
from tests.sixth.pig import ROLL, Pig

ROOT = Path(__file__).parents[2]
SEED = 20


def the_same(one: State, other: State) -> bool:
    """Whether two positions are equal, and stay so whatever happens."""
    one, other, dice = one.clone(), other.clone(), Dice(SEED)
    for _ in range(40):
        if one != other or one.moves() != other.moves() or one.tickets != other.tickets:
            return False
        if one.turn == NOBODY:
            break
        move = one.pick(dice)
        one.happen(move)
        other.happen(move)
    return one.scores() == other.scores()


@EVERY_SETTING
def test_a_copy_and_a_pickle_are_the_same_position(setting: Setting) -> None:
    for state, move in positions(setting, SEED, limit=3):
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin is not state
            assert the_same(twin, state)
            if move >= 0:
                twin.happen(move)
                assert twin != state


@EVERY_GAME
def test_what_a_seat_has_worked_out_is_worked_out_again(game: Game[Any]) -> None:
    for state, _ in positions(Setting(game, game.seats[1], {}), SEED, limit=8):
        if state.turn not in (LUCK, NOBODY):
            state.imagine(state.turn, Dice(1))  # beliefs are kept for the next question
            twin = pickle.loads(pickle.dumps(state))
            assert twin.imagine(state.turn, Dice(2)) == state.imagine(state.turn, Dice(2))


@EVERY_GAME
def test_other_house_rules_are_another_position(game: Game[Any]) -> None:
    one = game.new(game.seats[0])
    assert one == game.new(game.seats[0])
    assert one != game.new(game.seats[1])
    for option in game.options:
        values = list(getattr(option, "choices", ())) or [getattr(option, "low", None), getattr(option, "high", None)]
        for value in values:
            if value is not None and not isinstance(option.default, list) and value != option.default:
                assert one != game.new(game.seats[0], {option.name: value}), option.name


def test_positions_of_different_games_are_never_equal() -> None:
    states = [game.new(3) for game in GAMES]
    assert [[one == other for one in states] for other in states] == [
        [one is other for one in states] for other in states
    ]
    assert states[0] != "a position"


def test_a_position_has_no_hash_for_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(GAMES[0].new(2))


def test_dice_come_out_of_a_pickle_at_the_same_word() -> None:
    dice = Dice(7)
    dice.below(6)
    twin = pickle.loads(pickle.dumps(dice))
    assert [int(twin.below(1000)) for _ in range(5)] == [int(dice.below(1000)) for _ in range(5)]


# A game in plain Python.


def test_a_game_in_plain_python_is_pickled_with_all_that_is_its_own() -> None:
    state = PIG.new(3)
    state.play(ROLL)
    state.play(state.read("die 5"))
    twin = pickle.loads(pickle.dumps(state))
    assert the_same(twin, state)
    assert (twin.total, twin.goal, twin.legal) == (5, 30, state.legal)
    assert state.facts() == copy.deepcopy(state).facts()


class Stubborn(Pig):
    """Its constructor asks for what no attribute is called."""

    def __init__(self, players: int) -> None:
        super().__init__(players, 30)

    def clone(self) -> "Stubborn":
        twin = Stubborn(self.seats)
        twin.like(self)
        twin.points, twin.total, twin.turns = self.points[:], self.total, self.turns
        return twin


def test_a_constructor_with_words_of_its_own_is_not_needed() -> None:
    state = Stubborn(3)
    state.play(ROLL)
    state.play(state.read("die 4"))
    twin = pickle.loads(pickle.dumps(state))
    assert isinstance(twin, ListState)
    assert the_same(twin, state)


# Between builds.

READ = """
import pickle, sys
import cheeseboard
for state, facts, moves in pickle.load(sys.stdin.buffer):
    assert (state.facts(), state.moves()) == (facts, moves), state
sys.stdout.buffer.write(pickle.dumps([(state, cheeseboard.compiled) for state in STATES]))
"""
WRITE = """
from cheeseboard.games import find, names
from cheeseboard.engine.dice import Dice
STATES = []
for name in names():
    state, dice = find(name).new(find(name).seats[-1]), Dice(3)
    for _ in range(45):
        if state.turn != -2:
            state.happen(state.pick(dice))
    STATES.append(state)
"""


def test_a_pickle_goes_from_the_compiled_to_the_interpreted_build_and_back() -> None:
    """From whatever is tested here to the sources, and from the sources to here."""
    mine: dict[str, Any] = {}
    exec(WRITE, mine)  # noqa: S102 - the lines above
    kept = [(state, state.facts(), state.moves()) for state in mine["STATES"]]
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", WRITE + READ],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        input=pickle.dumps(kept),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    theirs = pickle.loads(done.stdout)
    assert not any(is_compiled for _, is_compiled in theirs)
    assert [state for state, _ in theirs] == mine["STATES"]
