"""Cards drawn when they are flipped against really shuffled ones, by enumeration; and what may be hoped for in mid-game."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import islice
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese import GAME
from cheeseboard.games.cheese.rules import FLIP, KINDS, Cheese
from cheeseboard.games.cheese.view import view
from tests.games.cheese.reference import Referee
from tests.statistics import SAMPLES, assert_falls_as

History = tuple[str, ...]  # the cards that came up, in order


def shuffles(left: tuple[int, ...]) -> list[History]:
    """Every order of a bag of cards, each as likely as any other."""
    if not any(left):
        return [()]
    found = []
    for number, kind in enumerate(KINDS):
        if left[number]:
            rest = (*left[:number], left[number] - 1, *left[number + 1 :])
            found += [(kind, *order) for order in shuffles(rest)]
    return found


def dealt(seats: int, options: dict[str, Any], order: History) -> Referee:
    """Real cards on a real table: the first ones open the pile, the next are dealt, what is left stays aside."""
    referee, cards = Referee(seats, options), iter(order)
    if not referee.opened:
        referee.follow(-1, next(cards))
    referee.stacks = [list(islice(cards, len(stack))) for stack in referee.stacks]
    return referee


def physical(seats: int, options: dict[str, Any], order: History) -> History:
    """The one game that lies in a shuffled pack."""
    referee = dealt(seats, options, order)
    came_up = [*referee.pile]
    while not referee.should_be_over():
        card = referee.stacks[referee.mover][0]
        assert card is not None
        came_up.append(card)
        referee.turn_up(card)
    return tuple(came_up)


def lazy(state: Cheese, history: History, share: Fraction, found: dict[History, Fraction]) -> None:
    """Every game that can be played, with its probability."""
    if state.turn == NOBODY:
        found[history] = share
        return
    for move in state.moves():
        after = state.clone()
        after.play(move)
        came_up = history if move == FLIP else (*history, state.write(move))
        lazy(after, came_up, share * Fraction(int(state.odds(move)), int(state.tickets)), found)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"cards": [4, 1, 1, 0, 1]}),
        (2, {"cards": [3, 2, 1, 0, 1], "leftover": "opens", "goes_on": "winner"}),
        (3, {"cards": [4, 2, 1, 1, 0]}),
        (3, {"cards": [4, 1, 0, 1, 1], "loot_order": "newest", "dry": "skips", "leftover": "dealt"}),
        (4, {"cards": [4, 1, 2, 0, 0], "out": "at_once"}),
        (3, {"cards": [3, 1, 1, 1, 1], "loot": "aside", "out": "at_turn"}),
    ],
)
def test_drawing_a_card_when_it_is_flipped_is_the_same_as_shuffled_cards(seats: int, options: dict[str, Any]) -> None:
    """Every complete history has exactly the same probability either way. (Eleven flips: no circle closes before.)"""
    house = GAME.settle({**options, "max_flips": 11})
    orders = shuffles(tuple(house["cards"]))
    real = Counter(physical(seats, house, order) for order in orders)
    mine: dict[History, Fraction] = {}
    lazy(GAME.new(seats, house), (), Fraction(1), mine)

    assert len(orders) >= 100
    assert sum(mine.values()) == 1
    assert mine == {history: Fraction(count, len(orders)) for history, count in real.items()}


SITUATIONS: dict[str, tuple[int, dict[str, Any], History]] = {
    "a pile was won, two cards lie aside": (
        3,
        {"cards": [5, 3, 2, 0, 1]},
        ("cheese", "mouse 3", "cheese", "cat", "cheese"),
    ),
    "a hunt is on, after a card that opened the pile": (
        2,
        {"cards": [5, 3, 1, 1, 1], "leftover": "opens"},
        ("mouse 1", "cat", "mouse 3", "cheese"),
    ),
    "the next player has seen cards only": (
        2,
        {"cards": [7, 2, 1, 0, 1]},
        ("mouse 3", "cheese", "cheese", "cat", "cheese", "cheese", "cheese", "cheese"),
    ),
}


def midgame(situation: str) -> Cheese:
    """The position after these cards came up."""
    seats, options, past = SITUATIONS[situation]
    state = GAME.new(seats, options)
    for kind in past:
        if state.turn >= 0:
            state.play(FLIP)
        state.play(state.read(kind))
    return state


@cache
def futures(situation: str) -> Counter[History]:
    """The next four cards, in all shuffles that agree with what was seen: each is equally likely."""
    seats, options, past = SITUATIONS[situation]
    house = GAME.settle({**options, "max_flips": len(past) + 4})
    games = (physical(seats, house, order) for order in shuffles(tuple(house["cards"])))
    return Counter(game[len(past) :][:4] for game in games if game[: len(past)] == past)


@pytest.mark.parametrize("viewer", [0, 1, NOBODY])
@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_follows_in_imagined_worlds_falls_as_in_the_enumerated_deals(situation: str, viewer: int) -> None:
    state, counted, dice = midgame(situation), Counter[History](), Dice(2024)
    for _ in range(SAMPLES):
        world = state.imagine(viewer, dice)
        came_up: list[str] = []
        while len(came_up) < 4 and world.turn != NOBODY:
            move = world.pick(dice)
            came_up += [] if move == FLIP else [world.write(move)]
            world.play(move)
        counted[tuple(came_up)] += 1

    assert len(futures(situation)) >= 5
    assert_falls_as(futures(situation), counted)


@pytest.mark.parametrize("viewer", [0, 2, NOBODY])
def test_nobody_has_a_secret_so_every_imagined_world_is_this_one(viewer: int) -> None:
    state = midgame(next(iter(SITUATIONS)))

    assert state.imagine(viewer, Dice(1)).facts() == state.facts()
    assert {**view(state, viewer), "seat": 0} == view(state, 0)


@pytest.mark.parametrize("options", [{}, {"loot": "aside", "chips": 9}, {"loot_order": "newest", "leftover": "opens"}])
def test_a_recalled_game_is_the_same_to_the_last_card(options: dict[str, Any]) -> None:
    """Not only looks the same: all facts are equal, at every step, and so is the rest of the game."""
    state, dice = GAME.new(4, options), Dice(11)
    while state.turn != NOBODY:
        back = GAME.recall(view(state, NOBODY))
        assert back.facts() == state.facts()
        state = back
        state.play(state.pick(dice))
