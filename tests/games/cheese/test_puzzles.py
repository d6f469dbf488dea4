"""Puzzles of Cheese against brute force: a small pack, every order of the cards that nobody has seen, played to the end."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games import find
from cheeseboard.games.cheese import puzzles
from cheeseboard.games.cheese.rules import KINDS, Cheese
from tests.games.cheese import checker
from tests.games.cheese.reference import Referee
from tests.long import often

GAME = find("cheese")
SMALL: list[tuple[int, dict[str, Any]]] = [
    (2, GAME.settle({"cards": [5, 2, 1, 1, 1]})),
    (2, GAME.settle({"cards": [3, 1, 2, 1, 1]})),
    (3, GAME.settle({"cards": [6, 2, 1, 1, 1]})),  # two are set aside
    (4, GAME.settle({"cards": [7, 2, 2, 1, 0]})),
]
FEW = 6  # cards that nobody has seen
GAMES = often(12, 60)


def positions(seats: int, options: dict[str, Any]) -> Iterator[tuple[Cheese, list[str]]]:
    """A card is about to be turned up that nobody has seen, and few others have not been seen either; with the moves before."""
    for seed in range(GAMES):
        state, dice, moves = GAME.new(seats, options), Dice(seed), list[str]()
        while state.turn != NOBODY:
            unseen = sum(stack["unseen"] for stack in GAME.view(state, 0)["stacks"])
            if state.turn == LUCK and state.count() > 1 and unseen <= FEW:
                yield state.clone(), list(moves)
            move = int(state.pick(dice))
            moves.append(state.write(move))
            state.happen(move)


def orders(bag: Counter[str], length: int) -> Iterator[tuple[str, ...]]:
    """Every order in which so many of these cards can come; those that are left stay aside."""
    if length == 0:
        yield ()
        return
    for kind in sorted(+bag):
        for rest in orders(bag - Counter([kind]), length - 1):
            yield kind, *rest


def ended(seats: int, options: dict[str, Any], moves: list[str], stacks: list[list[str]]) -> frozenset[int]:
    """Who wins with these cards in the stacks."""
    referee = Referee(seats, options)
    for move in moves:
        referee.follow(referee.mover if move == "flip" else LUCK, move)
    referee.stacks = [list(stack) for stack in stacks]
    while not (referee.should_be_over() or referee.goes_round()):
        referee.follow(LUCK, str(referee.stacks[referee.mover][0]))
    alive = [seat for seat in range(seats) if referee.score(seat)]
    most = max(map(referee.score, alive))
    return frozenset(seat for seat in alive if not referee.should_be_over() or referee.score(seat) == most)


def fates(seats: int, options: dict[str, Any], moves: list[str]) -> dict[str, set[frozenset[int]]]:
    """For each card that may come next: everybody who may win then, by every order of all cards."""
    referee = Referee(seats, options)
    for move in moves:
        referee.follow(referee.mover if move == "flip" else LUCK, move)
    seen = Counter(referee.pile) + Counter(card for stack in referee.stacks for card in stack if card is not None)
    bag = Counter(dict(zip(KINDS, options["cards"], strict=True))) - seen
    hidden = [(seat, at) for seat, stack in enumerate(referee.stacks) for at, card in enumerate(stack) if card is None]
    found: dict[str, set[frozenset[int]]] = {}
    for order in orders(bag, len(hidden)):
        stacks: list[Any] = [list(stack) for stack in referee.stacks]
        for (seat, at), card in zip(hidden, order, strict=True):
            stacks[seat][at] = card
        found.setdefault(stacks[referee.mover][0], set()).add(ended(seats, options, moves, stacks))
    return found


def looked_up(seats: int, options: dict[str, Any], moves: list[str], card: str) -> tuple[int, ...] | None:
    """What the checker says becomes of it."""
    size = sum(options["cards"]) // seats
    table = checker.Table([[None] * size for _ in range(seats)], dict(zip(KINDS, options["cards"], strict=True)))
    for move in [*moves, card]:
        if move != "flip":
            table.turn_up(move)
    return checker.fate(table)


def only(fate: set[frozenset[int]]) -> tuple[int, ...] | None:
    return tuple(sorted(next(iter(fate)))) if len(fate) == 1 else None


@pytest.mark.parametrize(
    ("seats", "options"), SMALL, ids=lambda value: str(value if isinstance(value, int) else value["cards"])
)
def test_what_a_card_decides_is_what_every_order_of_the_cards_says(seats: int, options: dict[str, Any]) -> None:
    said: Counter[bool] = Counter()
    for state, moves in positions(seats, options):
        for card, fate in fates(seats, options, moves).items():
            assert looked_up(seats, options, moves, card) == only(fate), (moves, card)
            try:
                winners, _ = puzzles.fate(puzzles.after(state, state.read(card)))
            except puzzles.TooMuch:
                continue
            assert [seat for seat in range(seats) if winners >> seat & 1] == list(only(fate) or []), (moves, card)
            said[winners > 0] += 1

    assert min(said[True], said[False]) > 0


def test_what_is_asked_is_what_one_card_decides() -> None:
    found = 0
    for state, moves in positions(*SMALL[0]):
        if (puzzle := GAME.puzzle(state)) is not None:
            sure = {card: only(fate) for card, fate in fates(*SMALL[0], moves).items()}
            mine = [card for card, won in sure.items() if won == (int(state.mover),)]
            right = mine if puzzle.kind == "wins" else [card for card, won in sure.items() if won is not None]
            assert right == [state.write(puzzle.answer)]
            found += 1

    assert found > 0
