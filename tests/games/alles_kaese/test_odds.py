"""The odds of fronts, by hand and against every way in which the six cards of a number can lie."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.state import NOBODY
from cheeseboard.games.alles_kaese import GAME
from cheeseboard.games.alles_kaese.rules import Kaese
from cheeseboard.games.alles_kaese.view import Card, View, view
from tests.every_game.tables import Setting, positions
from tests.games.alles_kaese.reference import BOXES, EACH, VARIANTS

CHEESE, TRAP = "cheese", "trap"


def table(*notations: str, seats: int = 2, **options: Any) -> Kaese:
    """Three sixes, a five, a two and a one in the display, a six on top of the supply; then what is played."""
    state = GAME.new(seats, options)
    for notation in ("next 6", "next 6", "next 6", "next 5", "next 2", "next 1", *notations):
        state.play(state.read(notation))
    return state


def told(state: Kaese, seat: int) -> dict[str, dict[str, Fraction]]:
    """The odds by name: "place 3", "top", "dropped 1"."""
    found = {}
    for chance in GAME.chances(view(state, seat)):
        number = list(chance.facts.values())[-1:]
        found[" ".join([chance.what, *map(str, number)])] = dict(chance.odds)
    return found


def test_nobody_has_looked_so_four_of_six_sixes_are_traps() -> None:
    odds = told(table("next 6"), 0)

    assert odds["place 1"] == odds["place 3"] == odds["top"] == {CHEESE: Fraction(2, 6), TRAP: Fraction(4, 6)}
    assert odds["place 6"] == {CHEESE: Fraction(4, 6), TRAP: Fraction(2, 6)}


def test_what_was_kept_is_gone_from_the_bag() -> None:
    odds = told(table("next 6", "roll 6", "keep 1", "trap"), 1)

    assert odds["place 2"] == {CHEESE: Fraction(2, 5), TRAP: Fraction(3, 5)}


def test_only_who_peeked_knows() -> None:
    """Seat 0 peeks at place 2 with two players: the top card leaves the game, another six."""
    state = table("next 6", "roll 3", "peek 2", CHEESE, "next 4")
    watched = {CHEESE: Fraction(2, 6), TRAP: Fraction(4, 6)}

    mine = told(state, 0)
    assert mine["place 2"] == {CHEESE: Fraction(1)}
    assert mine["place 1"] == mine["dropped 1"] == {CHEESE: Fraction(1, 5), TRAP: Fraction(4, 5)}
    for seat in (1, NOBODY):
        theirs = told(state, seat)
        assert theirs["place 1"] == theirs["place 2"] == theirs["dropped 1"] == watched


def test_a_card_that_was_peeked_at_and_dropped_stays_known_to_one() -> None:
    state = table("next 4", "roll 3", "peek 2", TRAP, "next 4", "roll 6", "drop 2", "next 4")
    known = [number for number, card in enumerate(view(state, 0)["dropped"], 1) if card["seen_by"] == [0]]

    assert told(state, 0)[f"dropped {known[0]}"] == {TRAP: Fraction(1)}
    assert told(state, 1)[f"dropped {known[0]}"] == {CHEESE: Fraction(2, 6), TRAP: Fraction(4, 6)}


def test_the_next_card_and_the_die() -> None:
    odds = told(table("next 6"), 0)

    assert odds["next"] == {
        holes: Fraction(left, 29) for holes, left in {"1": 5, "2": 5, "3": 6, "4": 6, "5": 5, "6": 2}.items()
    }
    assert odds["die"] == {str(face): Fraction(1, 6) for face in range(1, 7)}


def test_a_hidden_supply_has_no_open_top() -> None:
    odds = told(table(top_shown=False), 0)

    assert "top" not in odds
    assert sum(share * 30 for share in odds["next"].values()) == 30
    assert odds["next"]["6"] == Fraction(3, 30)


def test_after_the_end_only_what_stays_hidden() -> None:
    state, dice = GAME.new(3), Dice(2)
    while state.turn != NOBODY:
        state.play(state.pick(dice))
    odds = told(state, NOBODY)

    assert "die" not in odds
    assert any(name.startswith("dropped") for name in odds)


# Against every way in which the cards can lie.


def slots(seen: View, holes: int) -> list[Card | None]:
    """The cards with so many holes, in some order; nothing for those in the supply."""
    display = [card for card in seen["display"] if card is not None]
    piles = [*display, *seen["dropped"], *(card for pile in seen["kept"] for card in pile)]
    found: list[Card | None] = [card for card in piles if card["holes"] == holes]
    return found + [None] * (seen["options"].get("cards", EACH)[holes - 1] - len(found))


def counted(seen: View, holes: int) -> list[dict[str, Fraction]]:
    """What each of them may be, counted over every shuffle that agrees with what this seat has seen."""
    traps = seen["options"]["traps"][holes - 1]
    cards = slots(seen, holes)
    known = [None if card is None else card["front"] for card in cards]
    counts: list[Counter[str]] = [Counter() for _ in cards]
    for shuffle in permutations([TRAP] * traps + [CHEESE] * (len(cards) - traps)):
        if all(seen_as in (None, front) for seen_as, front in zip(known, shuffle, strict=True)):
            for count, front in zip(counts, shuffle, strict=True):
                count[front] += 1
    return [{front: Fraction(number, count.total()) for front, number in count.items()} for count in counts]


@pytest.mark.parametrize("options", [*VARIANTS, *BOXES], ids=str)
def test_every_front_is_as_likely_as_counting_says(options: dict[str, Any]) -> None:
    asked = 0
    for seats in (2, 4):
        for state, _ in positions(Setting(GAME, seats, options), seats, 4):
            for seat in (0, NOBODY):
                seen = view(state, seat)
                odds = told(state, seat)
                places = {f"place {number}": card for number, card in enumerate(seen["display"], 1)}
                dropped = {f"dropped {number}": card for number, card in enumerate(seen["dropped"], 1)}
                for holes in range(1, 7):
                    shares = counted(seen, holes)
                    for card, share in zip(slots(seen, holes), shares, strict=True):
                        for name, lies in {**places, **dropped}.items():
                            if card is not None and lies is card:
                                assert odds[name] == share
                                asked += 1
                    if seen["top"] == holes:
                        assert odds["top"] == shares[-1]
    assert asked > 50
