"""Puzzles of Cheese Chase against brute force: small boxes, every deal and every secret exchange that fits what was seen."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.cheese_chase import GAME
from cheeseboard.games.cheese_chase.odds import marginals
from cheeseboard.games.cheese_chase.position import DRAWING
from cheeseboard.games.cheese_chase.rules import Chase
from cheeseboard.games.cheese_chase.view import View, believed, view
from tests.games.cheese_chase import checker
from tests.games.cheese_chase.test_belief import after, all_worlds
from tests.long import often

SMALL: list[tuple[int, dict[str, Any]]] = [(2, {"hand": 2}), (2, {"hand": 3}), (3, {"hand": 2}), (5, {}), (6, {})]
TURNS = 6  # before a question, at most
GAMES = often(10, 40)


def questions(seats: int, options: dict[str, Any]) -> list[tuple[Chase, list[str]]]:
    """Random games: whenever somebody is to draw, with the moves before."""
    found = []
    for seed in range(GAMES):
        state, dice, moves = GAME.new(seats, GAME.settle(options)), Dice(seed), list[str]()
        while state.turn != NOBODY and len(state.turns) <= TURNS:
            if state.phase == DRAWING:
                found.append((state.clone(), list(moves)))
            move = int(state.pick(dice))
            moves.append(state.write(move))
            state.happen(move)
    return found


def counted(seen: View) -> dict[int, Counter[str]]:
    """For each place, how often which card lies there, in all worlds by their chances."""
    found: dict[int, Counter[str]] = {}
    for (deal, exchanges), chance in all_worlds(seen).items():
        cards = list(deal)
        for turn, is_exchanged in zip(seen["turns"], exchanges, strict=False):
            cards = after(seen, turn, cards, is_exchanged)
        for place, card in enumerate(cards):
            found.setdefault(place, Counter())[card] += chance  # type: ignore[assignment]
    return found


@pytest.mark.parametrize(("seats", "options"), SMALL, ids=str)
def test_solver_and_checker_say_what_every_world_says(
    seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checker, "HANDS", {seats: options.get("hand", 1)})
    seen_odds = set()
    for state, moves in questions(seats, options):
        seat = int(state.turn)
        seen = view(state, seat)
        table, glimpses, belief = believed(seen)
        solved = marginals(belief, glimpses, table.all_cards(), table.places())
        watcher = checker.Watcher(seats, [said.split()[1] for said in moves if said.startswith("deal ")], seat)
        for said in moves:
            if not said.startswith("deal "):
                watcher.hear(said)
        expected = counted(seen)
        for place, cards in expected.items():
            for card in ("cat", "mouse"):
                chance = Fraction(cards[card])
                assert solved[place].get(card, Fraction(0)) == chance == watcher.chance(place, card), (moves, place)
                seen_odds.add(chance)
    assert {0, 1} < seen_odds
