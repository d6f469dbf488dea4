"""Puzzles of Alles Käse! against brute force: a box with few uncertain fronts, every way in which they can lie, the rest of the game by the referee."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.alles_kaese import GAME
from cheeseboard.games.alles_kaese.odds import in_sight
from cheeseboard.games.alles_kaese.puzzles import front_odds, worth
from cheeseboard.games.alles_kaese.rules import PEEK, Kaese
from cheeseboard.games.alles_kaese.view import View, view
from tests.games.alles_kaese import checker
from tests.games.alles_kaese.reference import winners
from tests.long import often

SMALL = [[0, 1, 5, 6, 6, 0], [1, 3, 0, 6, 2, 6]]  # traps: of most numbers all are, or none
OF_EACH = 6
GAMES = often(6, 40)
Moves = list[tuple[int, str]]  # who, and the notation
World = list[tuple[int, bool]]  # the cards in sight, as the view lists them: holes, and whether it is a trap


def choices(traps: list[int], seats: int) -> Iterator[tuple[Kaese, Moves]]:
    """Random games: whenever somebody is to peek, or to keep or drop in the last turn; with the moves before."""
    for seed in range(GAMES):
        state, dice, moves = GAME.new(seats, GAME.settle({"traps": traps})), Dice(seed), Moves()
        while state.turn != NOBODY:
            if state.turn >= 0 and (state.is_legal(PEEK) or view(state, state.turn)["supply"] == 1):
                yield state.clone(), list(moves)
            move = int(state.pick(dice))
            moves.append((int(state.turn), state.write(move)))
            state.happen(move)


def worlds(seen: View, traps: list[int]) -> list[World]:
    """Every way in which the six cards of each number can be traps, as far as this seat knows; those not in sight yet come last."""
    cards = in_sight(seen)
    found: list[list[dict[int, bool]]] = []
    for holes, number in enumerate(traps, 1):
        mine = [at for at, card in enumerate(cards) if card["holes"] == holes]
        ways = ({at: at in chosen for at in range(OF_EACH)} for chosen in combinations(range(OF_EACH), number))
        found.append(
            [
                {at: way[place] for place, at in enumerate(mine)}
                for way in ways
                if all(
                    cards[at]["front"] in (None, "trap" if way[place] else "cheese") for place, at in enumerate(mine)
                )
            ]
        )
    return [
        [(card["holes"], next(way[at] for way in deal if at in way)) for at, card in enumerate(cards)]
        for deal in product(*found)
    ]


def tried(state: Kaese, moves: Moves, traps: list[int]) -> dict[str, Fraction]:
    """How often the card is a cheese, or how much a choice of the last turn wins, over all worlds."""
    seat = int(state.turn)
    seen = view(state, seat)
    every = worlds(seen, traps)
    cards = in_sight(seen)
    shares: dict[str, Fraction] = {}
    for said in [state.write(move) for move in state.moves()]:
        verb, place = said.split()
        card = seen["display"][int(place) - 1]
        assert card is not None
        at = next(at for at, each in enumerate(cards) if each is card)
        if verb == "peek":
            counted = [Fraction(not world[at][1]) for world in every]
        else:
            ends = {trap: won(state, [*moves, (seat, said)], verb == "keep", trap) for trap in (False, True)}
            counted = [ends[world[at][1]] for world in every]
        shares[said] = sum(counted, Fraction(0)) / len(every)
    return shares


def won(state: Kaese, moves: Moves, is_kept: bool, is_trap: bool) -> Fraction:
    """The share of whoever is in turn, by the referee."""
    options: dict[str, Any] = GAME.settle({})
    end: Moves = [*moves, (-1, "trap" if is_trap else "cheese")] if is_kept else moves
    all_winners = winners(int(state.seats), options, end)
    return Fraction(state.turn in all_winners, len(all_winners))


@pytest.mark.parametrize("traps", SMALL, ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_solver_and_checker_say_what_every_world_says(
    seats: int, traps: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checker, "TRAPS", dict(enumerate(traps, 1)))
    asked = set()
    for state, moves in choices(traps, seats):
        desk, seen = checker.Desk(seats), view(state, state.turn)
        for _, said in moves:
            desk.hear(said)
        expected = tried(state, moves, traps)
        peeks = state.is_legal(PEEK)
        for move in state.moves():
            said = state.write(move)
            card = seen["display"][move - PEEK] if peeks else None
            solved = worth(seen, move) if card is None else front_odds(seen, card).get("cheese", Fraction(0))
            checked = desk.worth(said) if card is None else desk.cheese(move - PEEK)

            assert solved == expected[said] == checked, (said, moves)
        asked.add(peeks)
    assert asked == {True, False}
