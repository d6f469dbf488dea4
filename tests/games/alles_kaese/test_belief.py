"""Lazy draws against real cards, by enumeration; and imagined worlds against the enumerated belief."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import LUCK, NOBODY
from cheeseboard.games.alles_kaese import GAME
from cheeseboard.games.alles_kaese.rules import CHEESE, DROP, KEEP, NEXT, ROLL, TRAP, Kaese
from cheeseboard.games.alles_kaese.view import Card, View, recall
from tests.statistics import SAMPLES, assert_falls_as

History = tuple[int, ...]


def card(holes: int, front: str | None = None, seen_by: tuple[int, ...] = ()) -> Card:
    return Card(holes=holes, front=front, seen_by=list(seen_by))


def position(display: list[Card], top: int, kept: list[list[Card]], dropped: list[Card], seat: int = 0) -> View:
    """Two seats, seat 0 to roll; all cards with 4 to 6 holes are out of the game."""
    return View(
        seat=seat, seats=2, options=GAME.settle({}), turn=LUCK, mover=0, turns=0, die=0, choice=None, gap=-1,
        display=list(display), top=top, supply=0, kept=kept, scores=[],
        dropped=[card(holes) for holes in (4, 5, 6) for _ in range(6)] + dropped,
    )  # fmt: skip


def fronts(unseen: dict[int, tuple[int, int]]) -> Iterator[dict[int, list[int]]]:
    """Every way traps can lie on the unseen cards: unseen[holes] = (cards, traps)."""
    for choice in product(*[combinations(range(n), traps) for n, traps in unseen.values()]):
        yield {
            holes: [int(i in traps) for i in range(n)]
            for (holes, (n, _)), traps in zip(unseen.items(), choice, strict=True)
        }


def lazy(state: Kaese, history: History, share: Fraction, found: Counter[History]) -> None:
    if state.turn == NOBODY:
        found[history] += share  # type: ignore[assignment] # exact shares, not counts
        return
    for move in state.moves():
        after = state.clone()
        after.play(move)
        lazy(after, (*history, move), share * Fraction(int(state.odds(move)), int(state.tickets)), found)


RealCard = tuple[int, int]  # holes, and 1 for a trap


def physical(
    display: tuple[RealCard, ...],
    supply: tuple[RealCard, ...],
    traps: tuple[int, int],
    history: History,
    share: Fraction,
    found: Counter[History],
    rolls: tuple[int, ...] = (1, 2, 3, 4, 5, 6),
) -> None:
    """The rules again, with real cards lying there; two seats, so every turn uses one card of the supply."""
    for die in rolls:
        fits = [place for place in range(6) if display[place][0] == die]
        options = [KEEP + place for place in fits] + [DROP + place for place in fits] or list(range(6))
        for move in options:
            now, mine, past = list(display), traps, (*history, ROLL + die - 1, move)
            if move < DROP:
                past += (TRAP if display[move % 6][1] else CHEESE,)
            if KEEP <= move < DROP:
                mine = (mine[0] + display[move % 6][1], mine[1])
            part = share / (len(rolls) * len(options))
            if move >= KEEP:
                now[move % 6] = supply[0]
            if mine[0] == 3 or len(supply) == 1:
                found[past] += part  # type: ignore[assignment]
            else:
                physical(tuple(now), supply[1:], mine[::-1], (*past, NEXT + supply[1][0] - 1), part, found)


def test_drawing_a_front_when_it_is_seen_is_the_same_as_shuffled_cards() -> None:
    """Three cards left, a 2 rolled: every complete history has exactly the same probability either way."""
    kept = [
        [card(1, "trap"), card(1, "cheese"), card(2, "cheese"), card(3, "trap")],
        [card(1, "cheese"), card(2, "trap"), card(2, "cheese"), card(3, "cheese")],
    ]
    seen = position([card(holes) for holes in (1, 1, 2, 2, 3, 3)], 1, kept, [card(3)])
    mine: Counter[History] = Counter()
    real: Counter[History] = Counter()
    state = recall(seen)
    state.play(state.read("roll 2"))
    lazy(state, (ROLL + 1,), Fraction(1), mine)
    deals = [(deal, order) for deal in fronts({1: (3, 1), 2: (3, 1), 3: (4, 2)}) for order in ((2, 3), (3, 2))]
    for deal, order in deals:
        spare = {2: (2, deal[2][2]), 3: (3, deal[3][2])}
        display = ((1, deal[1][0]), (1, deal[1][1]), (2, deal[2][0]), (2, deal[2][1]), (3, deal[3][0]), (3, deal[3][1]))
        supply = ((1, deal[1][2]), *[spare[holes] for holes in order])
        physical(display, supply, (2, 1), (), Fraction(1, len(deals)), real, (2,))

    assert sum(mine.values()) == 1
    assert len(mine) > 10_000
    assert mine == real


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_imagined_fronts_fall_as_the_enumerated_ones(seat: int) -> None:
    """Seat 1 has peeked at four cards, seat 0 at the last and at one that is out; each knows only its own."""
    kept = [
        [card(1, "trap"), card(2, "cheese"), card(3, "trap")],
        [card(1, "cheese"), card(2, "trap"), card(3, "cheese")],
    ]
    peeked = {0: (5, 6), 1: (0, 1, 2, 4)}  # places of the display; 6 is the card out of the game
    truth = [0, 0, 1, 0, 1, 0, 1]  # which of those are traps
    holes = [1, 1, 2, 2, 3, 3, 3]
    mine = peeked.get(seat, ())
    cards = [
        card(
            holes[n],
            ("cheese", "trap")[truth[n]] if n in mine else None,
            tuple(who for who in (0, 1) if n in peeked[who]),
        )
        for n in range(7)
    ]
    state = recall(position(cards[:6], 1, kept, cards[6:], seat))
    last = max(number for number in range(36) if state.dropped >> number & 1)
    numbers = [int(state.display[place]) for place in range(6)] + [last]

    # Unseen besides kept cards: four ones with one trap, four twos with one, four threes with two.
    expected: Counter[tuple[int, ...]] = Counter()
    looked = [n for n in range(7) if n != 3]  # nobody has looked at place 3: its front is not drawn
    for deal in fronts({1: (4, 1), 2: (4, 1), 3: (4, 2)}):
        lies = [deal[1][0], deal[1][1], deal[2][0], deal[2][1], deal[3][0], deal[3][1], deal[3][2]]
        if all(lies[n] == truth[n] for n in mine):
            expected[tuple(lies[n] for n in looked)] += 1
    dice, counted = Dice(2024), Counter[tuple[int, ...]]()
    for _ in range(SAMPLES):
        world = state.imagine(seat, dice)
        counted[tuple(int(world.is_trap(numbers[n])) for n in looked)] += 1

    assert_falls_as(expected, counted)
