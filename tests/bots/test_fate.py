"""From when on a game was decided: the same as by writing down every end there is."""

from typing import Any

import pytest

from cheeseboard.bots.fate import decided
from cheeseboard.bots.review import review
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games import find
from cheeseboard.terminal.review import decided_facts

GAME = find("cheese")
FEW = {"cards": [6, 2, 1, 1, 0], "max_flips": 60}


def played(seats: int, options: dict[str, Any], seed: int) -> list[str]:
    state, dice, moves = GAME.new(seats, options), Dice(seed), []
    while state.turn != NOBODY:
        moves.append(state.write(state.pick(dice)))
        state.play(state.read(moves[-1]))
    return moves


def ends(state: Any) -> set[tuple[int, ...]]:
    """Who wins, in every way that it can end."""
    if state.turn == NOBODY:
        return {tuple(state.winners())}
    found = set()
    for move in state.moves():
        after = state.clone()
        after.play(move)
        found |= ends(after)
    return found


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_it_is_decided_once_every_way_ends_the_same(seats: int, seed: int) -> None:
    moves = played(seats, FEW, seed)
    state, first = GAME.new(seats, FEW), 0
    for step, move in enumerate(moves, 1):
        if len(ends(state)) == 1:
            break
        state.play(state.read(move))
        first = step

    found = decided(GAME.new(seats, FEW), moves)
    assert (found.step, found.is_exact) == (first, True)
    assert found.turns == moves[:first].count("flip")


def test_what_cannot_be_proved_is_said_to_be_so() -> None:
    """With fewer moves to look at than there are ways on, it is later, and no longer exact."""
    moves = played(2, FEW, 3)
    exact = decided(GAME.new(2, FEW), moves)
    rough = decided(GAME.new(2, FEW), moves, games=0, most=1)

    assert rough.step >= exact.step
    assert exact.is_exact
    assert not rough.is_exact
    assert [decided_facts(each)["exact"] for each in (exact, rough)] == ["yes", "no"]


def test_a_review_says_it_of_a_game_of_luck_and_of_no_other() -> None:
    moves = played(2, FEW, 3)
    assert review(GAME, 2, FEW, moves, worlds=2).decided == decided(GAME.new(2, FEW), moves)

    other, dice = find("alles-kaese"), Dice(1)
    state, choices = other.new(2, {}), []
    while state.turn != NOBODY:
        choices.append(state.write(state.pick(dice)))
        state.play(state.read(choices[-1]))
    assert review(other, 2, {}, choices, tries=4, worlds=2).decided is None
