"""Cheese: won cards in a stack, with the computer's memory and without."""

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese import GAME
from cheeseboard.games.cheese.rules import Cheese
from cheeseboard.games.cheese.view import view


def flipped(number: int) -> Cheese:
    state, dice = GAME.new(2), Dice(number)
    for _ in range(2 * number):
        if state.turn != NOBODY:
            state.play(state.pick(dice))
    return state


def test_s10_1_the_computer_counts_and_knows_won_cards() -> None:
    state = flipped(80)
    seen = view(state, 0)
    assert any(stack["known"] for stack in seen["stacks"])
    assert sum(seen["undrawn"].values()) == sum(stack["unseen"] for stack in seen["stacks"])


def test_s10_2_as_printed_nobody_looks_into_a_stack_nor_is_told_what_is_left() -> None:
    for number in range(0, 400, 20):
        seen = view(flipped(number), 1)
        left = GAME.forget(seen)
        assert all(stack["known"] == [] for stack in left["stacks"])
        assert [stack["unseen"] for stack in left["stacks"]] == [
            stack["unseen"] + len(stack["known"]) for stack in seen["stacks"]
        ]
        assert (left["undrawn"], left["mark"]) == ({}, None)
        assert left["pile"] == seen["pile"]
